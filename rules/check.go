package rules

// Check is a skill check. Pass, Partial and Fail may be nil: nothing happens.
// A Partly of 0 means that there is no partial result.
type Check struct {
	Difficulty int8
	Partly     int8
	Skills     Skills
	Pass       Effect
	Partial    Effect
	Fail       Effect
}

// Do makes the check: cards in, cards up, interrupts, outcome. Rule check.what.
func (c Check) Do(t *Table, x Ctx) { c.Make(t, x) }

// Make makes the check and returns its outcome.
func (c Check) Make(t *Table, x Ctx) Outcome {
	t.openCheck(&c, x)
	all := t.all()
	t.force(WhenCheckBegins)
	t.askWindow(WhenCheckBegins, t.checkCtx(x, "check.begin"), all)
	if t.S.Check.Settled == Unsettled {
		t.force(WhenBeforeCards)
		t.askWindow(WhenBeforeCards, t.checkCtx(x, "check.before-cards"), all)
		if !t.S.Check.NoDestiny {
			t.addDestiny()
		}
		t.addAside()
		t.contribute()
		t.window(WhenCardsAdded, t.checkCtx(x, "check.reveal"), all)
		t.revealPile()
		t.window(WhenPileShown, t.checkCtx(x, "check.reveal"), all)
		t.checkAbilities()
		t.total()
		t.window(WhenTotalled, t.checkCtx(x, "check.after-total"), all)
	}
	out := t.outcome()
	t.window(WhenOutcome, t.checkCtx(x, "check.outcome"), all)
	if !t.S.Check.Replaced {
		t.resolveOutcome(&c, out, x)
	}
	t.window(WhenCheckDiscards, t.checkCtx(x, "check.discard"), all)
	t.closeCheck()
	return out
}

func (t *Table) openCheck(c *Check, x Ctx) {
	t.S.Check = CheckState{
		On: true, Difficulty: c.Difficulty, Partial: c.Partly, Positive: c.Skills, Source: x.Source, Origin: x.Origin,
		Actor: x.By.Seat, Chosen: x.Chosen.Seat, Adding: Nobody,
	}
	t.tell(Event{
		Kind: EvCheck, Rule: "check.what", Cause: x.Source, By: ref(x.By.Seat), At: ref(x.Chosen.Seat),
		Difficulty: c.Difficulty, Partial: c.Partly, Types: typesOf(c.Skills),
	})
}

func typesOf(s Skills) (n [numSkills]uint8) {
	for k := range numSkills {
		if s.Has(k) {
			n[k] = 1
		}
	}
	return n
}

// checkCtx is the context of a window of the check: what it is about, under the
// window's rule.
func (t *Table) checkCtx(x Ctx, rule string) Ctx {
	x.Rule = rule
	return x
}

// ChangeDifficulty makes the check under way harder, or easier if by is
// negative. The partial value stays. Rule check.what.
func (t *Table) ChangeDifficulty(by int8, x Ctx) {
	t.S.Check.Difficulty += by
	t.tell(Event{Kind: EvDifficulty, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Difficulty: t.S.Check.Difficulty, Change: int(by)})
}

// addDestiny adds two Destiny cards. Rule check.destiny.
func (t *Table) addDestiny() {
	e := Event{Kind: EvDestinyAdded, Rule: "check.destiny"}
	for range 2 {
		if t.S.Count(Destiny) == 0 {
			t.buildDestiny()
		}
		n := t.S.Count(Destiny)
		if n == 0 {
			break
		}
		s := t.S.toTop(Destiny, n-1, CheckPile)
		s.Tag = tagDestiny
		e.Count++
		if t.S.Check.FaceUp && !t.S.Check.DestinyDown {
			s.Known = Public
			t.leftDestiny(t.cat.Skill(s.Comp).Skill)
			if t.listens {
				e.Comps = append(e.Comps, s.Comp)
			}
		}
	}
	t.tell(e)
	if t.S.Count(Destiny) == 0 {
		t.buildDestiny()
	}
}

func (t *Table) leftDestiny(k Skill) {
	if t.S.Bounds[MaxSeats][k] > 0 {
		t.S.Bounds[MaxSeats][k]--
	}
}

// contribute lets everybody add cards, from the left of the current player, who
// comes last. Rule check.contribute.
func (t *Table) contribute() {
	for i := 1; i <= int(t.S.Players); i++ {
		p := t.clockwise(t.S.Current, i)
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
	if q := t.S.Titles[President]; q != Nobody && t.addedBy(p, false) > 0 {
		t.window(WhenContributed, Ctx{By: t.who(q), Chosen: t.who(p), Source: t.S.Check.Source, Rule: "check.contribute"}, Seats(0).With(q))
	}
}

// mayAdd returns how many cards seat p may add to the check.
func (t *Table) mayAdd(p Seat) int {
	held := t.S.Count(Hand + Zone(p))
	l := t.S.Seats[p].Loc
	jailed := l == t.Place(AtBrig)
	switch {
	case t.human(p) && l != OffBoard && l == t.Place(AtDetention):
		return min(held, DetentionCards)
	case jailed && t.Solo():
		return min(held, SoloBrigCards)
	case jailed, !t.human(p):
		return min(held, 1)
	case t.S.Seats[p].Inside:
		return min(held, InsideCards)
	}
	return held
}

func (t *Table) addCards(p Seat, n int) {
	r := t.request(p, ReqContribute, Ctx{Rule: "check.contribute", Source: t.S.Check.Source})
	r.Secret = true
	r.Min, r.Max = 0, uint8(n)
	t.offerHand(r, p)
	t.addPicked(p, t.ask(r), t.S.Check.FaceUp, Ctx{Rule: "check.contribute"})
}

// addPicked adds the cards that seat p has picked of its hand to the check, and
// tells of them.
func (t *Table) addPicked(p Seat, picks Picks, up bool, x Ctx) {
	e := Event{Kind: EvAdded, Rule: x.Rule, Cause: x.Source, By: ref(p)}
	var cs []Comp
	for i := range picks.N {
		for range picks.Count[i] {
			c := picks.Option[i].Comp()
			t.addCard(p, c, up)
			e.Count++
			if t.listens {
				cs = append(cs, c)
			}
		}
	}
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
	t.addPicked(p, one, up, x)
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

// revealPile shuffles the pile and turns it up, in canonical order. Rules check.shuffle,
// check.reveal.
func (t *Table) revealPile() {
	t.shuffle(CheckPile)
	in := t.S.In(CheckPile)
	for i := range in {
		in[i].Known, in[i].Tag = Public, 0
	}
	sortSlots(in) // so that not even the order in which they are discarded tells whose they were
	t.S.Check.Shown = true
	for p := range Seat(t.S.Players) {
		t.emptied(p)
	}
	for k := range t.S.Bounds[MaxSeats] {
		t.S.Bounds[MaxSeats][k] = min(t.S.Bounds[MaxSeats][k], DestinyCopies+t.S.Seeded[k])
	}
	t.tell(Event{Kind: EvRevealed, Rule: "check.reveal", Comps: t.sorted(CheckPile)})
}

func sortSlots(in []Slot) {
	for i := 1; i < len(in); i++ {
		for j := i; j > 0 && in[j].Comp < in[j-1].Comp; j-- {
			in[j], in[j-1] = in[j-1], in[j]
		}
	}
}

// sorted returns the components of a zone in canonical order, for an event.
func (t *Table) sorted(z Zone) []Comp { return sortComps(t.comps(z)) }

// total adds up the pile. Rule check.total.
func (t *Table) total() {
	sum := 0
	for _, s := range t.S.In(CheckPile) {
		sum += t.worth(s.Comp)
	}
	t.S.Check.Total = int8(sum)
	t.tell(Event{Kind: EvTotal, Rule: "check.total", Value: sum, Difficulty: t.S.Check.Difficulty})
}

// worth returns what a card adds to the check under way.
func (t *Table) worth(c Comp) int {
	k := t.cat.Skill(c).Skill
	n := int(t.cat.Strength(c))
	switch {
	case t.S.Check.Zeroed.Has(k):
		return 0
	case t.S.Check.Positive.Has(k), t.S.Check.OnesHelp && n == 1:
		return n
	}
	return -n
}

// outcome decides the check. Rule check.outcome.
func (t *Table) outcome() Outcome {
	c := &t.S.Check
	out := c.Settled
	switch {
	case out != Unsettled:
	case c.Total >= c.Difficulty:
		out = Passed
	case c.Partial > 0 && c.Total >= c.Partial:
		out = PartlyPassed
	default:
		out = Failed
	}
	t.tell(Event{Kind: EvOutcome, Rule: "check.outcome", Cause: c.Source, Outcome: out, Value: int(c.Total)})
	return out
}

// resolveOutcome carries out the result. Rule check.effects.
func (t *Table) resolveOutcome(c *Check, out Outcome, x Ctx) {
	var e Effect
	switch out {
	case Passed:
		e = c.Pass
		t.Coverage.branch(x.Source, BranchPass)
	case PartlyPassed:
		e = c.Partial
		t.Coverage.branch(x.Source, BranchPartial)
	default:
		e = c.Fail
		t.Coverage.branch(x.Source, BranchFail)
	}
	if e != nil {
		e.Do(t, x)
	}
}

// closeCheck puts what is left of the pile on the discards. Rule check.discard.
func (t *Table) closeCheck() {
	for n := t.S.Count(CheckPile); n > 0; n-- {
		k := t.cat.Skill(t.S.At(CheckPile, n-1).Comp).Skill
		t.S.toTop(CheckPile, n-1, SkillDiscard+Zone(k)).Known = Public
	}
	t.S.Check = CheckState{Adding: Nobody, Actor: Nobody, Chosen: Nobody}
}
