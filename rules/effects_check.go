package rules

// Accuse lets whoever acts choose a character, and makes a check about it.
type Accuse struct {
	May    func(t *Table, by, p Seat) bool // who can be chosen
	Check  Check
	InBrig int8 // difficulty if the character is in the Brig; 0: the same
}

// Do asks and checks.
func (a Accuse) Do(t *Table, x Ctx) {
	by := x.By.Seat
	p := t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return a.May(t, by, p) })
	if p == Nobody {
		return
	}
	x.Chosen = t.who(p)
	if a.InBrig > 0 && t.S.Seats[p].Loc == t.Place(AtBrig) {
		a.Check.Difficulty = a.InBrig
	}
	a.Check.Do(t, x)
}

// Jailable reports whether seat p can be sent to the Brig.
func Jailable(t *Table, _, p Seat) bool { return t.canSend(p, t.Place(AtBrig)) }

// LeaveBrig lets whoever acts move to a location of Galactica that is not
// hazardous.
type LeaveBrig struct{ Who Role }

// Do asks for the location and moves.
func (l LeaveBrig) Do(t *Table, x Ctx) {
	p := t.role(l.Who, x)
	if p == Nobody || !Jailed(t, p) {
		return
	}
	by := p
	if l.Who == Chosen {
		by = x.By.Seat
	}
	r := t.request(by, ReqLocation, x)
	if OnCaprica(t, p) {
		t.offerBoard(r, NewCaprica)
	} else {
		t.offerBoard(r, Galactica)
	}
	t.goTo(t.who(p), t.cat.LocOf(t.askOne(r).Comp()), x)
}

// Ease changes the difficulty of the check under way.
type Ease struct{ By int8 }

// Do changes it.
func (e Ease) Do(t *Table, x Ctx) { t.ChangeDifficulty(e.By, x) }

// EaseOrHarden lets whoever acts change the difficulty of the check under way
// by N, up or down.
type EaseOrHarden struct{ N int8 }

// Do asks which way.
func (e EaseOrHarden) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqDifficulty, x)
	r.add(Number(-int(e.N)))
	r.add(Number(int(e.N)))
	t.ChangeDifficulty(int8(t.askOne(r).Number()), x)
}

// Decide lets whoever acts choose the outcome of the check under way; it is not
// made. Rule check.begin.
type Decide struct{}

// Do asks for the outcome.
func (Decide) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqOutcome, x)
	r.add(OfKind(OptYes))
	r.add(OfKind(OptNo))
	t.S.Check.Settled = Failed
	if t.askOne(r).Kind == OptYes {
		t.S.Check.Settled = Passed
	}
	t.tell(Event{Kind: EvDecided, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Outcome: t.S.Check.Settled})
}

// ZeroType lets whoever acts choose a Skill type whose cards count 0 in the
// check under way.
type ZeroType struct{}

// Do asks for the type.
func (ZeroType) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqSkill, x)
	for k := range numSkills {
		if t.hasType(k) {
			r.add(OfSkill(k))
		}
	}
	k := t.askOne(r).Skill()
	t.S.Check.Zeroed |= 1 << k
	t.tell(Event{Kind: EvZeroed, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Skill: k})
}

// TakePile lets whoever acts take the cards of the check under way into hand
// instead of discarding them.
type TakePile struct{}

// Do takes them; they were face up, so everybody knows what the hand received.
func (TakePile) Do(t *Table, x Ctx) {
	p := x.By.Seat
	t.tell(Event{Kind: EvTook, Rule: x.Rule, Cause: x.Source, By: ref(p), Comps: t.sorted(CheckPile)})
	for n := t.S.Count(CheckPile); n > 0; n-- {
		s := t.S.toTop(CheckPile, n-1, Hand+Zone(p))
		s.Known, s.Tag = t.all(), 0
		t.S.Bounds[p][t.cat.Skill(s.Comp).Skill]++
	}
}

// MakePositive lets Skill types help the check under way.
type MakePositive struct{ Types Skills }

// Do adds them.
func (m MakePositive) Do(t *Table, x Ctx) { t.S.Check.Positive |= m.Types }

// FaceUp makes cards be added face up to the check under way, save those of the
// Destiny deck if ButDestiny.
type FaceUp struct{ ButDestiny bool }

// Do marks the check.
func (f FaceUp) Do(t *Table, x Ctx) { t.S.Check.FaceUp, t.S.Check.DestinyDown = true, f.ButDestiny }

// OnesHelp makes every card of strength 1 help the check under way.
type OnesHelp struct{}

// Do marks the check.
func (OnesHelp) Do(t *Table, x Ctx) { t.S.Check.OnesHelp = true }

// EaseOnce lowers the difficulty of the check under way, once a check.
type EaseOnce struct{ By int8 }

// Do lowers it.
func (e EaseOnce) Do(t *Table, x Ctx) {
	t.S.Check.Eased = true
	t.ChangeDifficulty(-e.By, x)
}

// AddToRoll adds to the die about to be rolled, once a die.
type AddToRoll struct{ By int8 }

// Do adds it.
func (a AddToRoll) Do(t *Table, x Ctx) {
	t.S.This.Die.Planned = true
	t.AddToDie(a.By)
}

// Reroll makes the die just rolled be rolled again.
type Reroll struct{ PilotMalus int8 } // taken from the new roll against a piloted viper

// Do rerolls.
func (r Reroll) Do(t *Table, x Ctx) {
	if r.PilotMalus > 0 && t.here(x.Chosen) {
		t.S.This.Die.Malus = r.PilotMalus
	}
	t.RollAgain(x)
}

// Order lets whoever acts choose another human player, who then moves and acts,
// or acts twice. Rule skill.executive-order.
type Order struct{}

// Do asks for the player, who chooses between the two.
func (Order) Do(t *Table, x Ctx) {
	t.S.This.Ordered = true
	w := t.who(t.ChooseSeat(x.By.Seat, false, x, OtherHuman(x.By.Seat)))
	if w.Seat == Nobody {
		return
	}
	y := x
	y.By = w
	t.obey(w, y)
}

func (t *Table) obey(w Who, x Ctx) {
	r := t.request(w.Seat, ReqOrder, x)
	if t.canMove(w.Seat) {
		r.add(OfBox(0))
	}
	r.add(OfBox(1))
	actions, grant := 2, TwoActions
	moves := t.askOne(r).Box() == 0
	if moves {
		actions, grant = 1, MoveAndAction
	}
	t.tell(Event{Kind: EvExtraAction, Rule: x.Rule, Cause: x.Source, By: ref(w.Seat), Grant: grant})
	if moves {
		t.move(w, x)
	}
	for range actions {
		if t.here(w) && t.human(w.Seat) { // no Cylon player obeys
			t.act(w, x)
		}
	}
}

// MoreAction lets whoever acts take another action.
type MoreAction struct{}

// Do grants it at once.
func (MoreAction) Do(t *Table, x Ctx) {
	t.tell(Event{Kind: EvExtraAction, Rule: x.Rule, By: ref(x.By.Seat)})
	t.act(x.By, x)
}

// ScoutDeck lets whoever acts look at the top card of the Crisis or the
// Destination deck and put it on top or at the bottom.
type ScoutDeck struct{ Decks []Kind }

// Do asks for the deck, shows the card and asks where it goes.
func (s ScoutDeck) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqDeck, x)
	for _, k := range s.Decks {
		r.add(OfDeck(k))
	}
	k := t.askOne(r).Deck()
	deck, drawn := DestinationDeck, DestinationDrawn
	if k == KindCrisis {
		deck, drawn = CrisisDeck, CrisisDrawn
		t.refill(CrisisDeck, CrisisDiscard)
	}
	n := t.S.Count(deck)
	if n == 0 {
		return
	}
	me := Seats(0).With(p)
	c := t.S.toTop(deck, n-1, drawn)
	c.Known |= me
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: 1, Deck: k, Zone: deck, To: me, Private: t.comp1(c.Comp)})
	r = t.request(p, ReqTopOrBottom, x)
	r.add(OfKind(OptTop))
	r.add(OfKind(OptBottom))
	e := Event{Kind: EvPutBack, Rule: x.Rule, By: ref(p), Deck: k, Zone: deck}
	if t.askOne(r).Kind == OptBottom {
		t.S.toBottom(drawn, 0, deck)
		e.Bottom = true
	} else {
		t.S.toTop(drawn, 0, deck)
	}
	t.tell(e)
}
