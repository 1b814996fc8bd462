package rules

// InTurn carries out an effect for each player named, who is Acting in it, one
// after another. With May each decides whether.
type InTurn struct {
	Who  Role
	Then Effect
	May  bool
}

// Do carries it out.
func (i InTurn) Do(t *Table, x Ctx) {
	list, n := t.named(i.Who, x)
	for _, p := range list[:n] {
		y := x
		y.By = t.who(p)
		if !i.May || t.May(p, y) {
			i.Then.Do(t, y)
		}
	}
}

// DrawSuper makes the players named draw Super Crisis cards.
type DrawSuper struct {
	Who Role
	N   int8
}

// Do draws, one player after another. Rule crisis.super.
func (d DrawSuper) Do(t *Table, x Ctx) {
	list, n := t.named(d.Who, x)
	for _, p := range list[:n] {
		if !t.touches(d.Who, p, HeedAll, x) {
			continue
		}
		for range d.N {
			t.drawSuper(p, x)
		}
	}
}

// SendBasestar places a basestar in an area or, if none is left, lets the
// acting player remove one from the board.
type SendBasestar struct{ To Area }

// Do places it, or asks which to remove.
func (s SendBasestar) Do(t *Table, x Ctx) {
	if t.away() {
		return
	}
	if t.placeable(BasestarA) > 0 {
		t.place(BasestarA, s.To, 1, x)
		return
	}
	r := t.request(x.By.Seat, ReqTarget, x)
	r.add(OfKind(OptPass))
	t.offerBasestars(r)
	o := t.askOne(r)
	if o.Kind != OptShipIn {
		return
	}
	t.tell(Event{Kind: EvWithdrawn, Rule: x.Rule, Cause: x.Source, Ship: o.Ship(), Area: o.Area()})
	t.remove(MainSpace, o.Ship(), o.Area(), 1)
}

// Entice lets the acting player take a random card from another player's hand;
// that player then draws a card of a type that the acting player chooses.
type Entice struct{}

// Do asks for the player, takes the card and asks for the type.
func (Entice) Do(t *Table, x Ctx) {
	p := x.By.Seat
	q := t.ChooseSeat(p, false, x, func(t *Table, q Seat) bool { return q != p && t.S.Count(Hand+Zone(q)) > 0 })
	if q == Nobody {
		return
	}
	both := Seats(0).With(p).With(q)
	z := Hand + Zone(q)
	s := t.S.toTop(z, t.below(t.S.Count(z)), Hand+Zone(p))
	s.Known = both
	c := s.Comp
	t.S.forget(z, both)
	t.movedFaceDown(q, p)
	t.tell(Event{Kind: EvTakes, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Count: 1, To: both, Private: t.comp1(c)})
	k, ok := t.chooseType(p, t.anyLeft, x)
	if !ok {
		return
	}
	e := Event{Kind: EvDrew, Rule: x.Rule, Cause: x.Source, By: ref(q), Count: 1, To: Seats(0).With(q), Private: t.comp1(t.drawSkill(q, k))}
	e.Types[k] = 1
	t.tell(e)
}

// Swell lets the acting player add any number of cards, face up, to the check
// whose cards have just been turned up.
type Swell struct{}

// Do asks for the cards.
func (Swell) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqAddToCheck, x)
	r.Secret = true
	r.Min, r.Max = 0, uint8(t.S.Count(Hand+Zone(p)))
	t.offerHand(r, p)
	picks := t.ask(r)
	t.addPicked(p, &picks, true, x)
	t.noteIcons()
}

// HoldsCards reports whether the acting player has Skill cards.
func HoldsCards(t *Table, x Ctx) bool { return t.S.Count(Hand+Zone(x.By.Seat)) > 0 }
