package rules

// beside reports whether seat q is another human player, in the same place as seat p.
func beside(t *Table, p, q Seat) bool {
	return p != q && t.human(q) && t.S.Seats[q].Loc == t.S.Seats[p].Loc && t.S.Seats[p].Loc != OffBoard
}

// CanGiveCard reports whether the acting player holds a Skill card and has
// another human player beside it.
func CanGiveCard(t *Table, x Ctx) bool {
	return t.S.Count(Hand+Zone(x.By.Seat)) > 0 && Some(t, x, beside)
}

// GiveCard lets the acting player give a Skill card to another human player in
// the same place; Then follows.
type GiveCard struct{ Then Effect }

// Do asks for the player and the card, hands it over face down, and goes on.
func (g GiveCard) Do(t *Table, x Ctx) {
	p := x.By.Seat
	q := t.ChooseSeat(p, false, x, func(t *Table, q Seat) bool { return beside(t, p, q) })
	if q == Nobody {
		return
	}
	r := t.request(p, ReqGive, x)
	r.Secret = true
	t.offerHand(r, p)
	for i := range int(r.N) {
		r.Limit[i] = 1
	}
	t.handCard(p, q, t.askOne(r).Comp(), x)
	g.Then.Do(t, x)
}

// handCard moves a Skill card face down from one hand to another.
func (t *Table) handCard(from, to Seat, c Comp, x Ctx) {
	z := Hand + Zone(from)
	both := Seats(0).With(from).With(to)
	t.S.toTop(z, t.S.find(z, c), Hand+Zone(to)).Known = both
	t.S.forget(z, both)
	t.movedFaceDown(from, to)
	t.tell(Event{Kind: EvGave, Rule: x.Rule, Cause: x.Source, By: ref(from), At: ref(to), Count: 1, To: both, Private: t.comp1(c)})
}

// AnyoneElse reports whether another player has Skill cards in hand.
func AnyoneElse(t *Table, x Ctx) bool {
	return Some(t, x, func(t *Table, by, p Seat) bool { return p != by && t.S.Count(Hand+Zone(p)) > 0 })
}

// SwapHands lets the acting player exchange hands of Skill cards with another
// player.
type SwapHands struct{}

// Do asks with whom.
func (SwapHands) Do(t *Table, x Ctx) {
	p := x.By.Seat
	q := t.ChooseSeat(p, false, x, func(_ *Table, q Seat) bool { return q != p })
	if q == Nobody {
		return
	}
	a, b := Hand+Zone(p), Hand+Zone(q)
	n, m := t.S.Count(a), t.S.Count(b)
	clues := t.S.Clues
	clues.swap(a, b)
	for range n {
		t.S.toTop(a, 0, b).Known |= Seats(0).With(q)
	}
	for range m {
		t.S.toTop(b, 0, a).Known |= Seats(0).With(p)
	}
	t.S.Clues = clues
	t.S.Bounds[p], t.S.Bounds[q] = t.S.Bounds[q], t.S.Bounds[p]
	both := Seats(0).With(p).With(q)
	t.tell(Event{Kind: EvHandsSwapped, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Count: n, Received: m, To: both, Private: t.swapped(a, b)})
}

// swapped lists two hands for an event that both their players see.
func (t *Table) swapped(a, b Zone) []Comp {
	if !t.listens {
		return nil
	}
	return append(t.sorted(a), t.sorted(b)...)
}

// takeCard shows seat p the hand of seat q and lets it take a card.
func (t *Table) takeCard(p, q Seat, x Ctx) {
	z := Hand + Zone(q)
	me := Seats(0).With(p)
	in := t.S.In(z)
	for i := range in {
		in[i].Known |= me
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Count: len(in), To: me, Private: t.sorted(z)})
	r := t.request(p, ReqTake, x)
	r.Secret = true
	t.offerHand(r, q)
	for i := range int(r.N) {
		r.Limit[i] = 1
	}
	c := t.askOne(r).Comp()
	both := me.With(q)
	s := t.S.toTop(z, t.S.find(z, c), Hand+Zone(p))
	s.Known = both
	t.S.forget(z, both)
	t.movedFaceDown(q, p)
	t.tell(Event{Kind: EvTakes, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Count: 1, To: both, Private: t.comp1(c)})
}

// movedFaceDown widens the public bounds of a hand that a card of unknown type
// entered from another.
func (t *Table) movedFaceDown(from, to Seat) {
	for k := range t.S.Bounds[from] {
		if t.S.Bounds[from][k] > 0 {
			t.S.Bounds[to][k]++
		}
	}
	t.emptied(from)
}

// TakeHand gives all Skill cards of the chosen player to the acting player.
type TakeHand struct{}

// Do takes them, face down.
func (TakeHand) Do(t *Table, x Ctx) {
	if !t.present(x.By) || !t.present(x.Chosen) {
		return
	}
	p, q := x.By.Seat, x.Chosen.Seat
	if p == q {
		return
	}
	both := Seats(0).With(p).With(q)
	z := Hand + Zone(q)
	e := Event{Kind: EvTakes, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Count: t.S.Count(z), To: both, Private: t.sorted(z)}
	clues := t.S.Clues
	clues.carry(z, Hand+Zone(p))
	for t.S.Count(z) > 0 {
		t.S.toTop(z, 0, Hand+Zone(p)).Known |= both
	}
	t.S.Clues = clues
	for k, n := range t.S.Bounds[q] {
		t.S.Bounds[p][k] += n
	}
	t.emptied(q)
	t.tell(e)
}
