package rules

// Effects that came with the Mutiny cards.

// AnyHuman reports whether seat p is a human player; the player who chooses may be it.
func AnyHuman(t *Table, _, p Seat) bool { return t.human(p) }

// HoldsAtLeast reports whether the acting player holds n Skill cards.
func HoldsAtLeast(n int) func(*Table, Ctx) bool {
	return func(t *Table, x Ctx) bool { return t.S.Count(Hand+Zone(x.By.Seat)) >= n }
}

// AnyViperOut reports whether a viper is in a space area, with or without a pilot.
func AnyViperOut(t *Table, _ Ctx) bool {
	if t.away() {
		return false
	}
	for a := range NumAreas {
		if t.pilotsIn(a) != 0 {
			return true
		}
	}
	return t.flying() > 0
}

// TakeRandom lets the acting player take N random Skill cards from another's hand, or
// all if it has fewer.
type TakeRandom struct {
	From Role
	N    int8
}

// Do takes them, unseen by others.
func (e TakeRandom) Do(t *Table, x Ctx) {
	p, q := x.By.Seat, t.role(e.From, x)
	z := Hand + Zone(q)
	both := Seats(0).With(p).With(q)
	ev := Event{Kind: EvTakes, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), To: both}
	for range min(int(e.N), t.S.Count(z)) {
		s := t.S.toTop(z, t.below(t.S.Count(z)), Hand+Zone(p))
		s.Known = both
		ev.Count++
		if t.listens {
			ev.Private = append(ev.Private, s.Comp)
		}
		t.S.forget(z, both)
		t.movedFaceDown(q, p)
	}
	t.tell(ev)
}

// MoveSelf moves the acting player to a place, as far as it can move.
type MoveSelf struct{ To Place }

// Do moves it. A player who is jailed or off the board stays there.
func (e MoveSelf) Do(t *Table, x Ctx) {
	if !t.present(x.By) || !t.canMove(x.By.Seat) {
		return
	}
	if to := t.redirect(x.By.Seat, t.Place(e.To)); t.S.Seats[x.By.Seat].Loc != to {
		t.goTo(x.By, to, x)
	}
}

// PlaceWhere lets the acting player choose a space area, in which ships are placed.
type PlaceWhere struct{ Force }

// Do asks and places.
func (e PlaceWhere) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	r := t.request(x.By.Seat, ReqArea, x)
	r.About.Ship = BasestarA
	for a := range NumAreas {
		r.add(OfArea(a))
	}
	PlaceShips{In: t.askOne(r).Area(), Force: e.Force}.Do(t, x)
}

// BuryQuorum lets the President draw Quorum cards; the acting player then looks at the
// President's hand and puts some of it under the deck.
type BuryQuorum struct{ Draw, Bury int8 }

// Do draws, shows the hand and asks for one card after another: the last is the lowest.
func (e BuryQuorum) Do(t *Table, x Ctx) {
	t.drawQuorum(int(e.Draw), x.Rule)
	p, q := x.By.Seat, t.S.Titles[President]
	if q == Nobody || t.S.Count(QuorumHand) == 0 {
		return
	}
	me := Seats(0).With(p)
	in := t.S.In(QuorumHand)
	for i := range in {
		in[i].Known |= me
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Count: len(in), Deck: KindQuorum, Zone: QuorumHand, To: me, Private: t.comps(QuorumHand)})
	for range min(int(e.Bury), t.S.Count(QuorumHand)) {
		r := t.request(p, ReqPutBack, x)
		r.Secret = t.S.Count(QuorumHand) > 1
		for _, s := range t.S.In(QuorumHand) {
			r.offerOnce(OfComp(s.Comp))
		}
		r.sort()
		t.S.toBottom(QuorumHand, t.S.find(QuorumHand, t.askOne(r).Comp()), QuorumDeck).Known &= me.With(q)
		t.S.forget(QuorumHand, me.With(q))
	}
	t.tell(Event{Kind: EvPutBack, Rule: x.Rule, Cause: x.Source, By: ref(p), Deck: KindQuorum, Zone: QuorumDeck, Bottom: true})
}

// FreeJailed lets the acting player choose a character in the Brig, or in Detention,
// and move it to another location that is not hazardous.
type FreeJailed struct{}

// Do asks for the character and the location.
func (FreeJailed) Do(t *Table, x Ctx) {
	p := t.ChooseSeat(x.By.Seat, false, x, Jailed)
	if p == Nobody {
		return
	}
	x.Chosen = t.who(p)
	LeaveBrig{Who: Chosen}.Do(t, x)
}

// LaunchFromBasestars launches raiders from every basestar.
type LaunchFromBasestars struct{ Raiders int8 }

// Do launches them. Rule activate.launch.
func (e LaunchFromBasestars) Do(t *Table, x Ctx) {
	if !t.away() {
		t.launchFromBasestars(int(e.Raiders), 0, x)
	}
}

// RemoveNukes takes all nukes out of the game.
type RemoveNukes struct{}

// Do removes them: none can be gained from then on.
func (RemoveNukes) Do(t *Table, x Ctx) {
	t.S.Nukes, t.S.NoNukes = 0, true
	t.tell(Event{Kind: EvNukesRemoved, Rule: x.Rule, Cause: x.Source})
}
