package rules

// What the cards of a check do once they are turned up: check abilities and, from
// them, the consequence of the check. Rules check.abilities, check.consequence.

// checkAbilities carries out the text of the cards that were turned up, once for
// each name, in the order that the current player picks. Rule check.abilities.
func (t *Table) checkAbilities() {
	if t.S.Check.Silenced {
		return
	}
	var done [MaxFaces]bool // by the card's place among the Skill cards
	for {
		x := Ctx{By: t.who(t.S.Current), Rule: "check.abilities", Source: t.S.Check.Source}
		r := t.request(t.S.Current, ReqAbility, x)
		for _, s := range t.S.In(CheckPile) {
			if !done[t.cat.comps[s.Comp].index] && t.abilityOf(s.Comp) != nil {
				r.offerOnce(OfComp(t.cat.Skill(s.Comp).faces[0]))
			}
		}
		if r.N == 0 {
			return
		}
		r.sort()
		c := t.askOne(r).Comp()
		done[t.cat.comps[c].index] = true
		t.resolveAbility(c)
	}
}

// abilityOf returns what a card does that was turned up in the check under way,
// or nil.
func (t *Table) abilityOf(c Comp) Effect {
	uses := t.cat.Skill(c).Uses
	for i := range uses {
		if w := uses[i].When; w == WhenPileStands || w == WhenReckless && t.S.Check.Reckless {
			return uses[i].Do
		}
	}
	return nil
}

func (t *Table) resolveAbility(c Comp) {
	x := Ctx{By: t.who(t.S.Current), Chosen: Who{Seat: Nobody}, Source: c, Origin: FromSkill, Rule: t.cat.Rule(c)}
	t.tell(Event{Kind: EvAbility, Rule: "check.abilities", Comp: c})
	t.Coverage.branch(c, BranchMain)
	t.abilityOf(c).Do(t, x)
}

// noteIcons notes whether a card with the check ability icon is in the pile, which
// is turned up. What was in it once counts, even if it is removed later.
func (t *Table) noteIcons() {
	for _, s := range t.S.In(CheckPile) {
		t.S.Check.Icon = t.S.Check.Icon || t.cat.Skill(s.Comp).Icon
	}
}

// consequence carries out the consequence of the check, if it has one and a card
// brings it about. Rule check.consequence.
func (t *Table) consequence(c *Check, x Ctx) {
	if c.Consequence == nil || !t.S.Check.Icon {
		return
	}
	t.tell(Event{Kind: EvConsequence, Rule: "check.consequence", Cause: x.Source})
	t.Coverage.branch(x.Source, BranchConsequence)
	c.Consequence.Do(t, x)
}

// HoldOut prevents the result of a failure if the total falls short of the difficulty
// by at most Short. If the total is 0 or less, morale is lost. Both are looked at when
// the outcome is known.
type HoldOut struct{ Short, Morale int8 }

// Do marks the check.
func (HoldOut) Do(t *Table, x Ctx) { t.S.Check.Iron = x.Source }

// heldOut carries out what HoldOut has announced. It reports whether the check has
// failed without a result.
func (t *Table) heldOut(out Outcome) bool {
	c := t.S.Check.Iron
	if c == None || t.S.Check.Settled != Unsettled {
		return false
	}
	h, _ := FindIn[HoldOut](t.cat, c)
	held := out == Failed && t.S.Check.Total >= t.S.Check.Difficulty-h.Short
	if held {
		t.tell(Event{Kind: EvHeldOut, Rule: t.cat.Rule(c), Cause: c, Value: int(t.S.Check.Total)})
	}
	if t.S.Check.Total <= 0 {
		Lose{Morale: h.Morale}.Do(t, Ctx{By: t.who(t.S.Current), Chosen: Who{Seat: Nobody}, Source: c, Origin: FromSkill, Rule: t.cat.Rule(c)})
	}
	return held
}

// DiscardStrong discards the cards of the check under way whose printed strength
// is at least From.
type DiscardStrong struct{ From int8 }

// Do discards them.
func (d DiscardStrong) Do(t *Table, x Ctx) {
	e := Event{Kind: EvDiscardedAdded, Rule: x.Rule, Cause: x.Source}
	for i := t.S.Count(CheckPile) - 1; i >= 0; i-- {
		if c := t.S.At(CheckPile, i).Comp; t.cat.Strength(c) >= d.From {
			t.dropAdded(i)
			e.Count++
			if t.listens {
				e.Comps = append(e.Comps, c)
			}
		}
	}
	sortComps(e.Comps)
	t.tell(e)
}

// DiscardAdded lets the acting player discard one of the cards of the check under
// way, which are turned up; with Other, not the one that says so.
type DiscardAdded struct{ Other bool }

// Do asks which, and discards it.
func (d DiscardAdded) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqDiscardAdded, x)
	self := d.Other
	for _, s := range t.S.In(CheckPile) {
		if self && s.Comp == x.Source {
			self = false // another copy of it is another card
			continue
		}
		r.offerOnce(OfComp(s.Comp))
	}
	if r.N == 0 {
		return
	}
	r.sort()
	c := t.askOne(r).Comp()
	t.dropAdded(t.S.find(CheckPile, c))
	t.tell(Event{Kind: EvDiscardedAdded, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Count: 1, Comps: t.comp1(c)})
}

// dropAdded puts card i of the check on its discards. Nobody discards it from a
// hand, so nothing answers that.
func (t *Table) dropAdded(i int) {
	k := t.cat.Skill(t.S.At(CheckPile, i).Comp).Skill
	t.S.toTop(CheckPile, i, SkillDiscard+Zone(k)).Known = Public
}

// AddDestiny adds Destiny cards to the check under way, which is turned up.
type AddDestiny struct{ N int8 }

// Do adds them.
func (a AddDestiny) Do(t *Table, x Ctx) {
	t.addDestiny(int(a.N), x)
	t.noteIcons()
}

// DoubleType makes the cards of a type count twice their strength in the check
// under way.
type DoubleType struct{ Type Skill }

// Do marks the check.
func (d DoubleType) Do(t *Table, x Ctx) {
	t.S.Check.Doubled |= 1 << d.Type
	t.tell(Event{Kind: EvDoubled, Rule: x.Rule, Cause: x.Source, Skill: d.Type})
}

// Adds returns a test for the strengths of a type in the check under way: all in
// all they count at least so much, whether they help or not.
func Adds(k Skill, least int) func(*Table, Ctx) bool {
	return func(t *Table, _ Ctx) bool {
		sum := 0
		for _, s := range t.S.In(CheckPile) {
			if n := t.Worth(s.Comp); t.cat.Skill(s.Comp).Skill == k {
				sum += max(n, -n)
			}
		}
		return sum >= least
	}
}

// setAside makes room for a check in the middle of another, which somebody's action
// has brought: it returns the one under way, whose cards wait, and their number.
func (t *Table) setAside() (outer CheckState, cards int) {
	cards = t.S.Count(CheckPile)
	for range cards {
		t.S.toTop(CheckPile, 0, CheckOuter)
	}
	return t.S.Check, cards
}

// resume takes up the check again that was set aside, if there was one.
func (t *Table) resume(outer CheckState, cards int) {
	if !outer.On {
		return
	}
	n := t.S.Count(CheckOuter) - cards
	for range cards {
		t.S.toTop(CheckOuter, n, CheckPile)
	}
	t.S.Check = outer
}
