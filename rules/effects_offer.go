package rules

// Offer lets a player carry out an effect, or not.
type Offer struct {
	By   Role
	Then Effect
}

// Do asks, and carries it out.
func (o Offer) Do(t *Table, x Ctx) {
	p := t.role(o.By, x)
	if p == Nobody || !t.May(p, x) {
		return
	}
	t.Coverage.branch(x.Source, BranchSecond)
	o.Then.Do(t, x)
}

// RepairVipers returns damaged vipers to the Reserves.
type RepairVipers struct{ N int8 }

// Do returns up to N.
func (r RepairVipers) Do(t *Table, x Ctx) { t.repairVipers(int(r.N), x) }

// Succeed gives a title to the highest in its line of succession, its holder
// left out.
type Succeed struct{ Title Title }

// Do gives it.
func (s Succeed) Do(t *Table, x Ctx) {
	t.giveTitle(s.Title, t.heir(s.Title, t.S.Titles[s.Title]), x.Rule)
	t.settleTitles()
}

// Release lets a player move a character from the Brig to any other location.
type Release struct{ By Role }

// Do asks whom, and where to.
func (e Release) Do(t *Table, x Ctx) {
	by := t.role(e.By, x)
	if by == Nobody {
		return
	}
	w := t.who(t.ChooseSeat(by, true, x, func(t *Table, p Seat) bool { return t.S.Seats[p].Loc == t.Place(AtBrig) }))
	if w.Seat == Nobody {
		return
	}
	r := t.request(by, ReqLocation, x)
	for i, c := range t.cat.locComp {
		l := FirstLoc + Loc(i)
		k := t.cat.At(l)
		if t.inPlay(c) && !t.closed(k.Board) && k.Board != CylonLocations && l != t.Place(AtBrig) && !k.Wide && !t.forbidden(w.Seat, k.Board) {
			r.add(OfComp(c))
		}
	}
	l := t.cat.LocOf(t.askOne(r).Comp())
	t.stand(w, l)
	t.tell(Event{Kind: EvSent, Rule: x.Rule, Cause: x.Source, At: ref(w.Seat), Loc: l})
}

// SeedDestiny shuffles cards of a type into the Destiny deck.
type SeedDestiny struct {
	N  int8
	Of Skill
}

// Do shuffles them in.
func (s SeedDestiny) Do(t *Table, x Ctx) {
	e := Event{Kind: EvDestinySeeded, Rule: x.Rule, Cause: x.Source}
	deck := SkillDeck + Zone(s.Of)
	for range s.N {
		if t.refill(deck, SkillDiscard+Zone(s.Of)) {
			t.S.toTop(deck, t.S.Count(deck)-1, Destiny)
			t.S.Bounds[MaxSeats][s.Of]++
			t.S.Seeded[s.Of]++
			e.Types[s.Of]++
			e.Count++
		}
	}
	t.shuffle(Destiny)
	t.tell(e)
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
	for t.S.Count(CrisisDrawn) > 0 {
		r := t.request(p, ReqPutBack, x)
		r.Secret = t.S.Count(CrisisDrawn) > 1
		for _, s := range t.S.In(CrisisDrawn) {
			r.offerOnce(OfComp(s.Comp))
		}
		r.sort()
		i := t.S.find(CrisisDrawn, t.askOne(r).Comp())
		if bottom {
			t.S.toBottom(CrisisDrawn, i, CrisisDeck).Known &= me
		} else {
			t.S.toTop(CrisisDrawn, i, CrisisDeck).Known &= me
		}
	}
	t.tell(Event{Kind: EvPutBack, Rule: x.Rule, Cause: x.Source, By: ref(p), Deck: KindCrisis, Zone: CrisisDeck, Bottom: bottom})
}

// Summon searches the Crisis deck and its discards for a card and resolves it;
// then the deck is shuffled.
type Summon struct{ Card string } // id of the Crisis card

// Do searches, resolves and shuffles.
func (s Summon) Do(t *Table, x Ctx) {
	c := t.cat.must("crisis/" + s.Card)
	for _, z := range [...]Zone{CrisisDeck, CrisisDiscard} {
		i := t.S.find(z, c)
		if i < 0 {
			continue
		}
		t.S.toTop(z, i, CrisisNow)
		w := t.who(t.S.Current)
		t.showCrisis(w)
		t.Coverage.branch(c, BranchMain)
		t.cat.Crisis(c).Do.Do(t, Ctx{By: w, Chosen: Who{Seat: Nobody}, Source: c, Origin: FromCrisis, Rule: t.cat.Rule(c)})
		if i := t.S.find(CrisisNow, c); i >= 0 {
			t.S.toTop(CrisisNow, i, CrisisDiscard)
			t.tell(Event{Kind: EvCrisisGone, Rule: "crisis.discard", Comp: c})
		}
		break
	}
	t.shuffle(CrisisDeck)
	t.tell(Event{Kind: EvReshuffled, Rule: x.Rule, Cause: x.Source, Zone: CrisisDeck})
}

// Elsewhere discards the Destination card being resolved, and draws and resolves
// another in its place.
type Elsewhere struct{}

// Do puts the card out of the game and draws.
func (Elsewhere) Do(t *Table, x Ctx) {
	if i := t.S.find(DestinationVisited, x.Source); i >= 0 {
		t.S.toTop(DestinationVisited, i, RemovedFromIt).Known = Public
	}
	if n := t.S.Count(DestinationDeck); n > 0 {
		t.S.toTop(DestinationDeck, n-1, DestinationVisited).Known = Public
		t.arrive(t.S.At(DestinationVisited, t.S.Count(DestinationVisited)-1).Comp, x)
	}
}
