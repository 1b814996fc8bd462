package rules

// NumAllies is how many Allies are on the board.
const NumAllies = 3

// Ally is an Ally card: somebody on a location, whom human players meet there. Rule
// ally.what.
type Ally struct {
	ID, Set      string
	Character    string // id of the first sheet of the same person, which may be of another set; or empty
	Location     string // id of the location
	Benevolent   Effect
	Antagonistic Effect

	locs []Loc // the location, in every form that a set gives it
}

// takeAllies enters the Allies of a content.
func (c *Catalogue) takeAllies(s *Content) {
	for _, k := range s.Allies {
		c.enter(KindAlly, len(c.allies), k.ID, k.Set, 1)
		c.allies = append(c.allies, k)
	}
}

// linkAllies finds the locations of the Allies.
func (c *Catalogue) linkAllies() {
	for i := range c.allies {
		c.allies[i].locs = c.allForms(c.allies[i].Location)
	}
}

// Ally returns an Ally card.
func (c *Catalogue) Ally(comp Comp) *Ally { return &c.allies[c.comps[comp].index] }

// ways: what happens if the token is benevolent (a) or antagonistic (b).
func (k *Ally) ways() []Way {
	return []Way{{On: Met, Branch: BranchA, Do: k.Benevolent}, {On: Met, Branch: BranchB, Do: k.Antagonistic}}
}

// allyAt returns where an Ally is if it is on the board: its location, or OffBoard if
// that is not in play or out of reach for good. Rule ally.place.
func (t *Table) allyAt(c Comp) Loc {
	if l := t.formIn(t.cat.Ally(c).locs); l != OffBoard && !t.gone(t.cat.At(l).Board) {
		return l
	}
	return OffBoard
}

// allyIn returns the Ally on a spot, or None.
func (t *Table) allyIn(spot int) Comp {
	if z := AllyOn + Zone(spot); t.S.Count(z) > 0 {
		return t.S.At(z, 0).Comp
	}
	return None
}
