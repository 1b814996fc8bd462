package rules

import "ragtag/options"

// What the Skill cards of Daybreak do with a check, and the treachery that a Reckless
// check turns up beside Pegasus.

// Silence keeps the abilities of the cards of the check under way from taking effect.
type Silence struct{}

// Do marks the check.
func (Silence) Do(t *Table, _ Ctx) { t.S.Check.Silenced = true }

// CountZeros adds 1 to the total of the check under way for each of its cards that has
// strength 0 now, and it stays added if the card leaves.
type CountZeros struct{}

// Do counts them.
func (CountZeros) Do(t *Table, _ Ctx) {
	for _, s := range t.S.In(CheckPile) {
		if t.Worth(s.Comp) == 0 {
			t.S.Check.Bonus++
		}
	}
}

// SecondChance gives the current player a miracle token if the check under way passes
// by at least Over more than its printed difficulty.
type SecondChance struct{ Over int8 }

// Do marks the check.
func (e SecondChance) Do(t *Table, x Ctx) { t.S.Check.Chance = x.Source }

// giveChance carries out what SecondChance has announced, once the outcome is known.
func (t *Table) giveChance(out Outcome) {
	c := &t.S.Check
	if c.Chance == None || out != Passed || c.Settled != Unsettled {
		return
	}
	e, _ := FindIn[SecondChance](t.cat, c.Chance)
	if c.Total >= c.Printed+e.Over {
		GainMiracle{Who: Current}.Do(t, Ctx{By: t.who(t.S.Current), Source: c.Chance, Origin: FromSkill, Rule: t.cat.Rule(c.Chance)})
	}
}

// Upgrade lets the current player draw Engineering cards with the outcome of the check
// under way: Passed if it passes, else Failed.
type Upgrade struct{ Passed, Failed int8 }

// Do marks the check.
func (Upgrade) Do(t *Table, x Ctx) { t.S.Check.Upgrade = x.Source }

// upgrade carries out what Upgrade has announced, with the outcome.
func (t *Table) upgrade(out Outcome) {
	c := t.S.Check.Upgrade
	if c == None {
		return
	}
	e, _ := FindIn[Upgrade](t.cat, c)
	n := e.Failed
	if out == Passed {
		n = e.Passed
	}
	DrawCards{Who: Current, N: n, From: InEngineering}.Do(t, Ctx{By: t.who(t.S.Current), Source: c, Origin: FromSkill, Rule: t.cat.Rule(c)})
}

// JustPassed reports whether the check under way was passed, and its result is still
// to come.
func JustPassed(t *Table, _ Ctx) bool { return t.S.Check.Out == Passed && !t.S.Check.Replaced }

// TakeAdded lets the acting player take a card of printed strength AtMost or less from
// the check under way into hand; not one of the name of the card that says so.
type TakeAdded struct{ AtMost int8 }

// Do asks which, or none. Everybody has seen the card.
func (e TakeAdded) Do(t *Table, x Ctx) {
	p := x.By.Seat
	if t.apart(p, x) {
		return
	}
	r := t.request(p, ReqTakeAdded, x)
	for _, s := range t.S.In(CheckPile) {
		if t.cat.Strength(s.Comp) <= e.AtMost && t.cat.comps[s.Comp].index != t.cat.comps[x.Source].index {
			r.offerOnce(OfComp(s.Comp))
		}
	}
	if r.N == 0 {
		return
	}
	r.add(OfKind(OptPass))
	r.sort()
	o := t.askOne(r)
	if o.Kind != OptComp {
		return
	}
	s := t.S.toTop(CheckPile, t.S.find(CheckPile, o.Comp()), Hand+Zone(p))
	s.Known, s.Tag = t.all(), 0
	t.S.Bounds[p][t.cat.Skill(o.Comp()).Skill]++
	t.tell(Event{Kind: EvTook, Rule: x.Rule, Cause: x.Source, By: ref(p), Comps: t.comp1(o.Comp())})
}

// OffTrackBlue reports whether the fleet marker is on no space from which FTL Control
// can jump.
func OffTrackBlue(t *Table, _ Ctx) bool { return JumpLoss[t.S.Marker] == 0 }

// flipTreachery turns up a treachery card beside a Reckless check, where the treachery
// deck is that of Daybreak; at strength 0 a second one, and both take effect. They are
// no part of the check. Rule check.reckless-flip.
func (t *Table) flipTreachery() {
	if !t.S.Check.Reckless || !t.S.Choice.Holds(options.Daybreak) || t.S.Choice.Has(options.Epica) {
		return
	}
	first := t.flip()
	if first == None {
		return
	}
	if t.cat.Strength(first) == 0 {
		left := [2]Comp{first, t.flip()}
		for left != [2]Comp{} {
			r := t.request(t.S.Current, ReqAbility, Ctx{By: t.who(t.S.Current), Rule: "check.reckless-flip", Source: t.S.Check.Source})
			for _, c := range left {
				if c != None {
					r.offerOnce(OfComp(c))
				}
			}
			r.sort()
			c := t.askOne(r).Comp()
			if left[0] == c {
				left[0] = None
			} else {
				left[1] = None
			}
			t.resolveAbility(c)
		}
	}
	e := Event{Kind: EvDiscardedAdded, Rule: "check.reckless-flip", Count: t.S.Count(CheckAside)}
	if t.listens {
		e.Comps = t.sorted(CheckAside)
	}
	for n := t.S.Count(CheckAside); n > 0; n-- {
		t.S.toTop(CheckAside, n-1, SkillDiscard+Zone(Treachery)).Known = Public
	}
	t.tell(e)
}

// flip turns up the top treachery card beside the check; None if there is none.
func (t *Table) flip() Comp {
	deck := SkillDeck + Zone(Treachery)
	if !t.refill(deck, SkillDiscard+Zone(Treachery)) {
		return None
	}
	s := t.S.toTop(deck, t.S.Count(deck)-1, CheckAside)
	s.Known = Public
	t.tell(Event{Kind: EvFlipped, Rule: "check.reckless-flip", Comp: s.Comp})
	return s.Comp
}
