package rules

// Mutiny cards that somebody picks from several. Cards are beside the deck while they
// are looked at.

// mutinyDealer returns who picks the Mutiny card that anybody draws, or Nobody.
func (t *Table) mutinyDealer() Seat {
	for p := range t.Players() {
		if t.traits(p).DealsMutiny && t.sheetHolds(p) {
			return p
		}
	}
	return Nobody
}

// lookAtMutiny takes the top n Mutiny cards off their deck for seat p to look at, and
// returns how many there are. If the deck runs out after the first, the discards are
// shuffled in only if draws is set.
func (t *Table) lookAtMutiny(p Seat, n int, draws bool, x Ctx) int {
	deck, drawn := SecretDeckOf(t.cat.mutiny), SecretDrawnOf(t.cat.mutiny)
	me := Seats(0).With(p)
	for i := range n {
		if (i == 0 || draws) && !t.refill(deck, SecretDiscardOf(t.cat.mutiny)) || t.S.Count(deck) == 0 {
			break
		}
		t.S.toTop(deck, t.S.Count(deck)-1, drawn).Known |= me
	}
	if n = t.S.Count(drawn); n == 0 {
		return 0
	}
	t.tell(Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: n, Deck: t.cat.mutiny, Zone: deck, To: me, Private: t.comps(drawn)})
	return n
}

// buryMutiny asks seat p in which order the Mutiny cards left of those that it has
// looked at go under their deck: the last is the lowest.
func (t *Table) buryMutiny(p Seat, x Ctx) {
	deck, drawn := SecretDeckOf(t.cat.mutiny), SecretDrawnOf(t.cat.mutiny)
	if t.S.Count(drawn) == 0 {
		return
	}
	for t.S.Count(drawn) > 0 {
		t.S.toBottom(drawn, t.pickBack(p, drawn, x), deck)
	}
	t.tell(Event{Kind: EvPutBack, Rule: x.Rule, Cause: x.Source, By: ref(p), Deck: t.cat.mutiny, Zone: deck, Bottom: true})
}

// dealMutiny gives seat p the Mutiny card that it draws. A player whose sheet says so
// picks it from the top two.
func (t *Table) dealMutiny(p Seat, x Ctx) {
	by := t.mutinyDealer()
	if by == Nobody {
		t.DrawSecrets(p, t.cat.mutiny, 1, x)
		return
	}
	y := Ctx{By: t.who(by), Chosen: t.who(p), Source: x.Source, Rule: t.cat.Rule(t.S.Seats[by].Character)}
	n := t.lookAtMutiny(by, 2, false, y)
	if n == 0 {
		return
	}
	drawn := SecretDrawnOf(t.cat.mutiny)
	r := t.request(by, ReqGiveMutiny, y)
	r.Secret = n > 1
	r.About.Pilot = ref(p)
	for _, s := range t.S.In(drawn) {
		r.offerOnce(OfComp(s.Comp))
	}
	r.sort()
	c := t.askOne(r).Comp()
	both := Seats(0).With(by).With(p)
	t.S.toTop(drawn, t.S.find(drawn, c), SecretHandOf(t.cat.mutiny, p)).Known = both
	t.tell(Event{Kind: EvMutinyGiven, Rule: y.Rule, Cause: x.Source, By: ref(by), At: ref(p), To: both, Private: t.comp1(c)})
	t.buryMutiny(by, y)
}

// AbusePower lets the acting player draw N Mutiny cards and play one of them at once;
// the others go under the deck. It sends nobody to the Brig.
type AbusePower struct{ N int8 }

// Do shows them, asks which is played, and buries the others before it is resolved.
func (e AbusePower) Do(t *Table, x Ctx) {
	if t.cat.mutiny == KindNone || t.lookAtMutiny(x.By.Seat, int(e.N), true, x) == 0 {
		return
	}
	drawn := SecretDrawnOf(t.cat.mutiny)
	r := t.request(x.By.Seat, ReqPlayMutiny, x)
	r.Secret = true
	t.offerMutinyOf(r, drawn, x)
	r.sort()
	r.Min = min(r.N, 1)
	o := t.askOne(r)
	if o.Kind == OptComp {
		k := t.layMutiny(o.Comp(), drawn)
		t.buryMutiny(x.By.Seat, x)
		t.resolveMutiny(x.By, o.Comp(), k)
		return
	}
	t.buryMutiny(x.By.Seat, x)
}

// startMutinies gives a Mutiny card to each player who begins the game with one.
func (t *Table) startMutinies() {
	for p := range t.clockwise(t.S.First) {
		t.startMutiny(p)
	}
}

// startMutiny gives seat p the Mutiny card with which its character begins.
func (t *Table) startMutiny(p Seat) {
	if c := t.S.Seats[p].Character; t.traits(p).StartMutiny && t.sheetHolds(p) {
		t.drawMutiny(p, Ctx{By: t.who(p), Rule: t.cat.Rule(c)})
	}
}
