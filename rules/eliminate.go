package rules

// How a player leaves the game for good. The Crossroads phase alone does that.

// eliminate takes a player out of the game: the character is executed, and nobody
// replaces it. A body that is gone has been replaced meanwhile: its player is
// eliminated all the same. Rule crossroads.elimination.
func (t *Table) eliminate(p Seat, x Ctx) {
	if t.S.Plays(p) {
		t.kill(t.who(p), Eliminated, x)
	}
}

// withdraw is the end of an elimination: body, cards, titles and the turn go where
// they belong without the player. What a Cylon has not shown stays face down.
func (t *Table) withdraw(w Who) {
	p := w.Seat
	seat := &t.S.Seats[p]
	for z := SuperHand + Zone(p); t.S.Count(z) > 0; {
		s := t.S.toTop(z, 0, SuperDiscard)
		s.Known = Public
		t.tell(Event{Kind: EvCrisisGone, Rule: "crossroads.elimination", Comp: s.Comp, Fate: FateDiscarded})
	}
	t.dropMutineer(p)
	seat.Infiltrating = false
	t.stand(w, OffBoard)
	t.S.Bury(t.cat, seat.Character)
	t.S.Out = t.S.Out.With(p)
	t.tell(Event{Kind: EvEliminated, Rule: "crossroads.elimination", At: ref(p)})
	t.settleTitles()
	t.noteMotives()
	t.needHumans()
	if p == t.S.Current {
		t.S.Current, t.S.This.Ceded = t.left(p), true
	}
}

// needHumans ends the game if everybody who plays is known as a Cylon: nobody is
// left to hold a title, draw a Crisis card or win for the humans. Rule crossroads.elimination.
func (t *Table) needHumans() {
	for p := range t.Players() {
		if !t.S.Seats[p].Revealed {
			return
		}
	}
	t.lose(Forsaken)
}

// yieldTurn ends the turn under way at once if its player was eliminated: play goes
// on with the turn of the next one. What was being resolved is abandoned by a
// private panic, as at the end of a game. Rule crossroads.elimination.
func (t *Table) yieldTurn() {
	if t.S.This.Ceded {
		panic(turnCeded{})
	}
}

// abandon puts away what was being resolved in the turn of a player who was
// eliminated in the middle of it. What the turn's end asks for is left: the hand
// limits, and the loss check.
func (t *Table) abandon() {
	s := &t.S
	for _, z := range [...]Zone{CheckOuter, CheckAside} {
		for s.Count(z) > 0 {
			s.toTop(z, 0, CheckPile)
		}
	}
	t.closeCheck()
	for p := range t.seats() {
		t.emptied(p)
	}
	for s.Count(CrisisNow) > 0 {
		t.putAway()
	}
	for s.Count(SuperNow) > 0 {
		c := s.toTop(SuperNow, 0, SuperDiscard).Comp
		t.tell(Event{Kind: EvCrisisGone, Rule: "crisis.discard", Comp: c})
	}
	s.Discarded = Discarded{}
	s.This = ThisTurn{Ceded: true, Loan: s.This.Loan}
	t.enterPhase(PhaseEnd)
}
