package rules

// DrawQuorum lets the President draw Quorum cards.
type DrawQuorum struct{ N int8 }

// Do draws them.
func (d DrawQuorum) Do(t *Table, x Ctx) { t.drawQuorum(int(d.N), x.Rule) }

// DrawOrPlayQuorum lets the President draw a Quorum card, and then draw another
// or play one. Rule location.presidents-office.
type DrawOrPlayQuorum struct{}

// Do draws and asks.
func (DrawOrPlayQuorum) Do(t *Table, x Ctx) {
	t.drawQuorum(1, x.Rule)
	p := x.By.Seat
	r := t.request(p, ReqQuorum, x)
	r.Secret = true
	r.add(OfKind(OptPass))
	if t.S.Count(QuorumDeck)+t.S.Count(QuorumDiscard) > 0 {
		r.add(OfDeck(KindQuorum))
	}
	t.offerQuorum(r, QuorumHand, x)
	r.sort()
	switch o := t.askOne(r); o.Kind {
	case OptDeck:
		t.drawQuorum(1, x.Rule)
	case OptComp:
		t.playQuorum(x.By, o.Comp(), QuorumHand)
	}
}

// PickQuorum lets the acting player draw Quorum cards, resolve one of them and
// put the rest under the deck.
type PickQuorum struct{ N int8 }

// Do draws, asks and resolves.
func (q PickQuorum) Do(t *Table, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	for range q.N {
		if t.refill(QuorumDeck, QuorumDiscard) {
			t.S.toTop(QuorumDeck, t.S.Count(QuorumDeck)-1, QuorumDrawn).Known = me
		}
	}
	n := t.S.Count(QuorumDrawn)
	if n == 0 {
		return
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: n, To: me, Private: t.comps(QuorumDrawn)})
	r := t.request(p, ReqQuorum, x)
	r.Secret = true
	t.offerQuorum(r, QuorumDrawn, x)
	r.sort()
	chosen := None // if none of them can be played
	if r.N > 0 {
		chosen = t.askOne(r).Comp()
	}
	for t.S.Count(QuorumDrawn) > 0 {
		i := 0
		if t.S.At(QuorumDrawn, 0).Comp == chosen && t.S.Count(QuorumDrawn) > 1 {
			i = 1
		} else if t.S.At(QuorumDrawn, 0).Comp == chosen {
			break
		}
		t.S.toBottom(QuorumDrawn, i, QuorumDeck).Known = me
	}
	if chosen != None {
		t.playQuorum(x.By, chosen, QuorumDrawn)
	}
}

// SortQuorum lets the acting player look at the top N Quorum cards and put them back
// on the deck in any order.
type SortQuorum struct{ N int8 }

// Do shows them and asks which goes back next: the one put back last is on top.
func (s SortQuorum) Do(t *Table, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	n := t.takeQuorum(p, s.N)
	if n == 0 {
		return
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: n, Deck: KindQuorum, Zone: QuorumDeck, To: me, Private: t.comps(QuorumDrawn)})
	for t.S.Count(QuorumDrawn) > 0 {
		t.S.toTop(QuorumDrawn, t.pickBack(p, QuorumDrawn, x), QuorumDeck)
	}
	t.tell(Event{Kind: EvPutBack, Rule: x.Rule, Cause: x.Source, By: ref(p), Deck: KindQuorum, Zone: QuorumDeck})
}

// RedrawQuorum lets the acting player, who is the President, discard any number of
// Quorum cards of the hand and draw as many.
type RedrawQuorum struct{}

// Do asks for the cards.
func (RedrawQuorum) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqDiscardQuorum, x)
	r.Secret = true
	r.Min, r.Max = 0, uint8(t.S.Count(QuorumHand))
	for _, s := range t.S.In(QuorumHand) {
		r.offerCopy(OfComp(s.Comp))
	}
	r.sort()
	if n := t.cullQuorum(t.ask(r), x); n > 0 {
		t.drawQuorum(n, x.Rule)
	}
}

// takeQuorum takes the top n cards of the Quorum deck for seat p to look at, and returns
// how many there are.
func (t *Table) takeQuorum(p Seat, n int8) int {
	me := Seats(0).With(p)
	for range n {
		if t.refill(QuorumDeck, QuorumDiscard) {
			t.S.toTop(QuorumDeck, t.S.Count(QuorumDeck)-1, QuorumDrawn).Known |= me
		}
	}
	return t.S.Count(QuorumDrawn)
}
