package rules

// contribute lets everybody add cards, from the left of the current player, who
// comes last. Rule check.contribute.
func (t *Table) contribute() {
	for p := range t.clockwise(t.left(t.S.Current)) {
		t.S.Check.Adding = p
		if n := t.mayAdd(p); n > 0 {
			t.addCards(p, n)
			t.seeAdded(p)
		} else {
			t.tell(Event{Kind: EvAdded, Rule: "check.contribute", By: ref(p)})
		}
	}
	t.S.Check.Adding = Nobody
}

// seeAdded opens the window in which the President may look at what seat p has
// added face down.
func (t *Table) seeAdded(p Seat) {
	if q := t.S.Titles[President]; q != Nobody && t.addedBy(p, false) > 0 && t.S.Check.Origin != FromMission {
		t.window(WhenContributed, Ctx{By: t.who(q), Chosen: t.who(p), Source: t.S.Check.Source, Rule: "check.contribute"}, Seats(0).With(q))
	}
}

// mayAdd returns how many cards seat p may add to the check at most: the least of
// what its hand, its place, its side and its sheet allow.
func (t *Table) mayAdd(p Seat) int {
	n := min(t.S.Count(Hand+Zone(p)), t.mostAdded(p))
	if n < t.leastAdded(p) {
		return 0
	}
	return n
}

// mostAdded returns how many cards the place, the side and the sheet of seat p let it
// add to the check, whatever it holds.
func (t *Table) mostAdded(p Seat) int {
	n, k := MaxSlots, t.bound(p)
	if k.Aloof && t.S.Phase == PhaseAction && t.S.Current != p {
		return 0
	}
	if k.AddsAtMost > 0 {
		n = int(k.AddsAtMost)
	}
	l := t.S.Seats[p].Loc
	jailed := l == t.Place(AtBrig)
	switch {
	case t.human(p) && l != OffBoard && l == t.Place(AtDetention):
		return min(n, DetentionCards)
	case jailed && t.Solo():
		return min(n, SoloBrigCards)
	case jailed:
		return min(n, 1)
	case !t.human(p):
		return min(n, max(1, int(k.AddsAsCylon)))
	case t.S.Seats[p].Infiltrating:
		return min(n, max(InsideCards, int(k.AddsInside)))
	}
	return n
}

// bound returns the traits of seat p that bind it in the check under way: no sheet
// reaches those of Super Crisis cards. Rule crisis.super.
func (t *Table) bound(p Seat) *Traits {
	if !t.sheetHolds(p) || t.S.Check.Origin == FromSuper {
		return &unbound
	}
	return t.traits(p)
}

// unbound are the traits of a player whose sheet does not bind: none.
var unbound Traits

// leastAdded returns how many cards seat p adds to the check at least, if it adds
// any; 0 if it may add as few as it likes.
func (t *Table) leastAdded(p Seat) int {
	if Jailed(t, p) {
		return 0
	}
	return int(t.bound(p).AddsAtLeast)
}

// addCards lets seat p add up to n cards. A sheet that has one of them shown says how
// cards are added and not how many, so it does not reach the check of a Mission. Rule
// check.mission.
func (t *Table) addCards(p Seat, n int) {
	shown := t.bound(p).ShowsOne && !t.S.Check.FaceUp && t.S.Check.Origin != FromMission
	if shown {
		if n = t.addUp(p, n); n == 0 || t.S.Count(Hand+Zone(p)) == 0 {
			return
		}
	}
	r := t.request(p, ReqContribute, Ctx{Rule: "check.contribute", Source: t.S.Check.Source})
	r.Secret = true
	r.Min, r.Max, r.Least = 0, uint8(n), uint8(t.leastAdded(p))
	t.offerHand(r, p)
	picks := t.ask(r)
	if picks.N == 0 && shown {
		return // it has told what it adds
	}
	t.addPicked(p, &picks, t.S.Check.FaceUp, Ctx{Rule: "check.contribute"})
}

// addUp lets seat p, whose sheet says so, add a card face up before the others. It
// returns how many it may add face down then.
func (t *Table) addUp(p Seat, n int) int {
	r := t.request(p, ReqAddUp, Ctx{Rule: "check.contribute", Source: t.S.Check.Source})
	r.Secret = true
	r.add(OfKind(OptPass))
	t.offerHand(r, p)
	for i := range int(r.N) {
		r.Limit[i] = 1
	}
	o := t.askOne(r)
	if o.Kind != OptComp {
		t.tell(Event{Kind: EvAdded, Rule: "check.contribute", By: ref(p)})
		return 0
	}
	t.AddToCheck(p, o.Comp(), true, Ctx{Rule: "check.contribute"})
	return n - 1
}

// addPicked adds the cards that seat p has picked of its hand to the check, and
// tells of them.
func (t *Table) addPicked(p Seat, picks *Picks, up bool, x Ctx) {
	var cs []Comp
	for i := range picks.N {
		for range picks.Count[i] {
			c := picks.Option[i].Comp()
			t.addCard(p, c, up)
			if t.listens {
				cs = append(cs, c)
			}
		}
	}
	if !t.listens {
		return
	}
	e := Event{Kind: EvAdded, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: len(cs)}
	if up {
		e.Comps = cs
	} else {
		e.Private, e.To = cs, Seats(0).With(p)
	}
	t.tell(e)
}

// AddToCheck adds a card of the hand of seat p to the check under way, face up or,
// before the pile is turned up, face down.
func (t *Table) AddToCheck(p Seat, c Comp, up bool, x Ctx) {
	var one Picks
	one.N, one.Option[0], one.Count[0] = 1, OfComp(c), 1
	t.addPicked(p, &one, up, x)
}

// addCard moves a card of a hand to the pile. While the pile is face down a card
// bears who has added it; a card that joins it afterwards does not.
func (t *Table) addCard(p Seat, c Comp, up bool) {
	hand, shown := Hand+Zone(p), t.S.Check.Shown
	s := t.S.toTop(hand, t.S.find(hand, c), CheckPile)
	if !shown {
		s.Tag = uint8(p) + 1
		t.S.Check.Added[p]++
	}
	if up {
		s.Known = Public
		t.leftHand(p, t.cat.Skill(c).Skill)
	} else {
		s.Known &= Seats(0).With(p)
		t.S.forget(hand, Seats(0).With(p))
	}
	if shown {
		sortSlots(t.S.In(CheckPile))
	}
}

// addedBy counts the cards that seat p has added to the check under way and that
// are face up, or those that are face down. Once the pile was turned up, nobody
// knows any more who added what.
func (t *Table) addedBy(p Seat, up bool) (n int) {
	for _, s := range t.S.In(CheckPile) {
		if s.Tag == uint8(p)+1 && (s.Known&Public != 0) == up {
			n++
		}
	}
	return n
}
