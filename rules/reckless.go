package rules

// Reckless carries out an effect and makes the check under way Reckless. Rule
// check.reckless.
type Reckless struct{ Then Effect }

// Do marks the check.
func (r Reckless) Do(t *Table, x Ctx) {
	t.S.Check.Reckless = true
	t.tell(Event{Kind: EvReckless, Rule: "check.reckless", Cause: x.Source, By: ref(x.By.Seat)})
	r.Then.Do(t, x)
}

// NotReckless reports whether the check under way is not Reckless: only one card
// can make it so.
func NotReckless(t *Table, _ Ctx) bool { return !t.S.Check.Reckless }

// NoDestiny keeps the Destiny deck out of the check under way.
type NoDestiny struct{}

// Do marks the check.
func (NoDestiny) Do(t *Table, x Ctx) { t.S.Check.NoDestiny = true }

// DrawIfShort lets each human player with at most Held Skill cards draw N of
// its skill set.
type DrawIfShort struct{ Held, N int8 }

// Do asks one player after another, beginning with the acting player. Rule
// timing.each-draws.
func (d DrawIfShort) Do(t *Table, x Ctx) {
	for i := range int(t.S.Players) {
		p := t.clockwise(x.By.Seat, i)
		if t.human(p) && t.S.Count(Hand+Zone(p)) <= int(d.Held) && t.May(p, x) {
			t.drawFromSet(p, int(d.N), x)
		}
	}
}

// checkAbilities carries out the text of the cards that were turned up, once for
// each name, in the order that the current player picks. Rule check.abilities.
func (t *Table) checkAbilities() {
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
		if uses[i].When == WhenReckless && t.S.Check.Reckless {
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
