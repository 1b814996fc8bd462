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

	Consequence Effect // happens besides, if a card with the check ability icon was added
}

// Do makes the check: cards in, cards up, interrupts, outcome. Rule check.what.
func (c Check) Do(t *Table, x Ctx) { c.Make(t, x) }

// Make makes the check and returns its outcome.
func (c Check) Make(t *Table, x Ctx) Outcome {
	if x.Origin == FromMission {
		return t.makePlain(&c, x)
	}
	outer, waiting := t.setAside()
	t.openCheck(&c, x)
	all := t.playing()
	t.force(WhenCheckBegins)
	t.askWindow(WhenCheckBegins, t.checkCtx(x, "check.begin"), all)
	if t.S.Check.Settled == Unsettled {
		t.force(WhenBeforeCards)
		t.askWindow(WhenBeforeCards, t.checkCtx(x, "check.before-cards"), all)
		if !t.S.Check.NoDestiny {
			t.addDestiny(2, Ctx{Rule: "check.destiny"})
		}
		t.addAside()
		t.contribute()
		t.window(WhenCardsAdded, t.checkCtx(x, "check.reveal"), all)
		t.revealPile()
		t.window(WhenPileShown, t.checkCtx(x, "check.reveal"), all)
		t.window(WhenTurnedUp, t.checkCtx(x, "check.reveal"), all)
		t.checkAbilities()
		t.flipTreachery()
		t.consequence(&c, x)
		t.total()
		t.window(WhenTotalled, t.checkCtx(x, "check.after-total"), all)
	}
	out := t.outcome()
	t.S.Check.Out = out
	t.giveChance(out)
	held := t.heldOut(out)
	t.window(WhenOutcome, t.checkCtx(x, "check.outcome"), all)
	if !t.S.Check.Replaced && !held {
		t.resolveOutcome(&c, out, x)
	}
	t.upgrade(out)
	t.window(WhenCheckDiscards, t.checkCtx(x, "check.discard"), all)
	t.closeCheck()
	t.resume(outer, waiting)
	return out
}

func (t *Table) openCheck(c *Check, x Ctx) {
	t.S.Check = CheckState{
		On: true, Difficulty: c.Difficulty, Printed: c.Difficulty, Partial: c.Partly, Positive: c.Skills, Source: x.Source, Origin: x.Origin,
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

// addDestiny adds n Destiny cards: face down at first, face up to a pile that is
// turned up. Rule check.destiny.
func (t *Table) addDestiny(n int, x Ctx) {
	e := Event{Kind: EvDestinyAdded, Rule: x.Rule, Cause: x.Source}
	for range n {
		if t.S.Count(Destiny) == 0 {
			t.buildDestiny()
		}
		n := t.S.Count(Destiny)
		if n == 0 {
			break
		}
		s := t.S.toTop(Destiny, n-1, CheckPile)
		e.Count++
		if !t.S.Check.Shown {
			s.Tag = tagDestiny
		}
		if t.S.Check.Shown || t.S.Check.FaceUp && !t.S.Check.DestinyDown {
			s.Known = Public
			t.leftDestiny(t.cat.Skill(s.Comp).Skill)
			if t.listens {
				e.Comps = append(e.Comps, s.Comp)
			}
		}
	}
	if t.S.Check.Shown {
		sortSlots(t.S.In(CheckPile))
	}
	t.tell(e)
	if t.S.Count(Destiny) == 0 {
		t.buildDestiny()
	}
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
	t.noteIcons()
	for p := range t.seats() {
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
	sum := int(t.S.Check.Bonus)
	for _, s := range t.S.In(CheckPile) {
		sum += t.Worth(s.Comp)
	}
	t.S.Check.Total = int8(sum)
	t.tell(Event{Kind: EvTotal, Rule: "check.total", Value: sum, Difficulty: t.S.Check.Difficulty})
}

// Worth returns what a Skill card adds to the check under way.
func (t *Table) Worth(c Comp) int {
	k := t.cat.Skill(c).Skill
	n := int(t.cat.Strength(c))
	helps := t.S.Check.Positive.Has(k) || t.S.Check.OnesHelp && n == 1
	if t.S.Check.Doubled.Has(k) {
		n *= 2
	}
	switch {
	case t.S.Check.Zeroed.Has(k):
		return 0
	case helps:
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
