package rules

import "ragtag/options"

// ScoutDeck lets the acting player look at the top card of the Crisis, the Destination
// or the Mission deck and put it on top or at the bottom.
type ScoutDeck struct {
	Decks []Kind
	First options.Feature // a feature with which it is the first of them, without a choice; 0: none
}

// Do asks for the deck, shows the card and asks where it goes.
func (s ScoutDeck) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqDeck, x)
	for _, k := range s.Decks {
		r.add(OfDeck(k))
		if t.Feature(s.First) {
			break
		}
	}
	k := t.askOne(r).Deck()
	deck, drawn := DestinationDeck, DestinationDrawn
	switch k {
	case KindCrisis:
		deck, drawn = CrisisDeck, CrisisDrawn
		t.refill(CrisisDeck, CrisisDiscard)
	case KindMission:
		deck, drawn = MissionDeck, MissionDrawn
	}
	n := t.S.Count(deck)
	if n == 0 {
		return
	}
	if more := int(t.traits(p).Scouts); more > 1 && t.sheetHolds(p) && x.Origin == FromSkill {
		t.scoutMore(more, k, deck, drawn, x)
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

// scoutMore is the rest of ScoutDeck for a player whose sheet lets it look at more: it
// chooses card after card, and puts each on top or at the bottom.
func (t *Table) scoutMore(n int, k Kind, deck, drawn Zone, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	for range min(n, t.S.Count(deck)) {
		t.S.toTop(deck, t.S.Count(deck)-1, drawn).Known |= me
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: t.S.Count(drawn), Deck: k, Zone: deck, To: me, Private: t.comps(drawn)})
	for t.S.Count(drawn) > 0 {
		i := t.pickBack(p, drawn, x)
		t.S.toTop(drawn, i, drawn) // what is put back next is the last
		r := t.request(p, ReqTopOrBottom, x)
		r.add(OfKind(OptTop))
		r.add(OfKind(OptBottom))
		e := Event{Kind: EvPutBack, Rule: x.Rule, By: ref(p), Deck: k, Zone: deck}
		if t.askOne(r).Kind == OptBottom {
			t.S.toBottom(drawn, t.S.Count(drawn)-1, deck)
			e.Bottom = true
		} else {
			t.S.toTop(drawn, t.S.Count(drawn)-1, deck)
		}
		t.tell(e)
	}
}

// ReadAhead lets the Admiral look at the top N Crisis cards and put them all on
// the top or all at the bottom of the deck, in any order.
type ReadAhead struct{ N int8 }

// Do shows them and asks where they go.
func (e ReadAhead) Do(t *Table, x Ctx) {
	if c := x.Source; x.Origin == FromDestination && t.changesCrises(t.cat.Destination(c).Distance) {
		t.S.Queue.ReadAhead = e.N // rule new-caprica.begin: in the deck that this jump brings
		return
	}
	p := t.S.Titles[Admiral]
	if p == Nobody || !t.May(p, x) {
		return
	}
	me := Seats(0).With(p)
	for range e.N {
		if t.refill(CrisisDeck, CrisisDiscard) {
			t.S.toTop(CrisisDeck, t.S.Count(CrisisDeck)-1, CrisisDrawn).Known |= me
		}
	}
	n := t.S.Count(CrisisDrawn)
	if n == 0 {
		return
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: n, Deck: KindCrisis, Zone: CrisisDeck, To: me, Private: t.comps(CrisisDrawn)})
	r := t.request(p, ReqTopOrBottom, x)
	r.add(OfKind(OptTop))
	r.add(OfKind(OptBottom))
	bottom := t.askOne(r).Kind == OptBottom
	t.putBackCrises(p, bottom, x)
	t.tell(Event{Kind: EvPutBack, Rule: x.Rule, Cause: x.Source, By: ref(p), Deck: KindCrisis, Zone: CrisisDeck, Bottom: bottom})
}

// pickBack asks seat p which of the cards that it has looked at goes back next, and
// returns the place of that card in the zone. Nobody else can tell them apart any more.
func (t *Table) pickBack(p Seat, drawn Zone, x Ctx) int {
	r := t.request(p, ReqPutBack, x)
	r.Secret = t.S.Count(drawn) > 1
	for _, s := range t.S.In(drawn) {
		r.offerOnce(OfComp(s.Comp))
	}
	r.sort()
	c := t.askOne(r).Comp()
	t.S.forget(drawn, Seats(0).With(p))
	return t.S.find(drawn, c)
}

// putBackCrises asks seat p in which order the Crisis cards that it has looked at go back
// onto their deck, or below it.
func (t *Table) putBackCrises(p Seat, bottom bool, x Ctx) {
	for t.S.Count(CrisisDrawn) > 0 {
		i := t.pickBack(p, CrisisDrawn, x)
		if bottom {
			t.S.toBottom(CrisisDrawn, i, CrisisDeck)
		} else {
			t.S.toTop(CrisisDrawn, i, CrisisDeck)
		}
	}
}

// SeeBottom lets the acting player look at the bottom card of a deck that is
// not of Loyalty, Agenda or Motive cards.
type SeeBottom struct{}

// Do asks for the deck and shows the card.
func (SeeBottom) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqDeck, x)
	for k := range numSkills {
		if t.available(k) > 0 {
			r.add(OfSkill(k))
		}
	}
	for k := range Kind(KindSecret + MaxSecrets) {
		if k == KindMission && t.awaited(Demetrius) {
			continue
		}
		if d, ok := deckOf(k); ok && t.S.Count(d.deck)+t.S.Count(d.discard) > 0 {
			t.refill(d.deck, d.discard)
			r.add(OfDeck(k))
		}
	}
	r.sort()
	if r.N == 0 {
		return
	}
	o := t.askOne(r)
	var deck Zone
	var kind Kind
	if o.Kind == OptSkill {
		deck, kind = SkillDeck+Zone(o.Skill()), KindSkill
		t.refill(deck, SkillDiscard+Zone(o.Skill()))
	} else {
		d, _ := deckOf(o.Deck())
		deck, kind = d.deck, o.Deck()
	}
	me := Seats(0).With(p)
	s := t.S.At(deck, 0)
	s.Known |= me
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: 1, Deck: kind, Zone: deck, To: me, Private: t.comp1(s.Comp)})
}

// pile is a deck whose bottom card can be seen, except the Skill decks, with
// its discards. A deck without discards has itself in their place, so that
// refilling does nothing.
type pile struct{ deck, discard Zone }

// deckOf returns the deck of a kind of cards, if its bottom card can be seen.
func deckOf(k Kind) (pile, bool) {
	switch {
	case k >= KindSecret:
		return pile{SecretDeckOf(k), SecretDiscardOf(k)}, true
	case k == KindCrisis:
		return pile{CrisisDeck, CrisisDiscard}, true
	case k == KindQuorum:
		return pile{QuorumDeck, QuorumDiscard}, true
	case k == KindDestination:
		return pile{DestinationDeck, DestinationDeck}, true
	case k == KindSuper:
		return pile{SuperDeck, SuperDiscard}, true
	case k == KindMission:
		return pile{MissionDeck, MissionDeck}, true
	case k == KindAlly:
		return pile{AllyDeck, AllyDeck}, true
	case k == KindCrossroads:
		return pile{CrossroadsDeck, CrossroadsDeck}, true
	}
	return pile{}, false
}
