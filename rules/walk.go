package rules

import "iter"

// Composite is an effect that holds others. Code that looks for something in what a
// component does takes effects apart by this method alone; see [Walk].
type Composite interface {
	Effect

	// Within yields what the effect directly holds, in order, each with the branch
	// of Coverage that leads to it, or NoBranch if none of its own does. A branch
	// that leads to nothing yields nil.
	Within(yield func(Branch, Effect) bool)
}

// Walk yields an effect, with NoBranch, and everything inside it, each effect
// before what it holds and with the branch that leads to it from its holder. It
// yields nil for nothing: for e itself, and at the end of a branch.
func Walk(e Effect) iter.Seq2[Branch, Effect] {
	return func(yield func(Branch, Effect) bool) { walk(NoBranch, e, yield) }
}

func walk(b Branch, e Effect, yield func(Branch, Effect) bool) bool {
	if !yield(b, e) {
		return false
	}
	c, ok := e.(Composite)
	if !ok {
		return true
	}
	for b, inner := range c.Within {
		if !walk(b, inner, yield) {
			return false
		}
	}
	return true
}

// Find returns the first effect of a type within another, itself included.
func Find[E Effect](e Effect) (E, bool) {
	found, ok := e.(E)
	if c, composite := e.(Composite); composite && !ok {
		return findWithin[E](c)
	}
	return found, ok
}

// findWithin is Find for what an effect holds. It allocates, as Find does not.
func findWithin[E Effect](c Composite) (found E, ok bool) {
	for _, inner := range c.Within {
		if found, ok = Find[E](inner); ok {
			return found, true
		}
	}
	return found, false
}

// FindIn returns the first effect of a type that a component has, in any of its
// ways; it finds nothing in None.
func FindIn[E Effect](cat *Catalogue, c Comp) (found E, ok bool) {
	for _, w := range cat.Ways(c) {
		if found, ok = Find[E](w.Do); ok {
			return found, true
		}
	}
	return found, false
}

// Occasion is when what a component does takes place.
type Occasion uint8

// The occasions.
const (
	Resolved   Occasion = iota // it is drawn, activated, destroyed or comes true
	Used                       // a player uses it, or it is forced
	Kept                       // the same, of a card that is in front of a player
	Also                       // the second action of a location
	Revealed                   // a Loyalty card is revealed
	Afterwards                 // and its player is a revealed Cylon
	InPlay                     // it stays in play, and a moment comes
	Unmet                      // the game ends, and a Personal Goal is not revealed
	LookedAt                   // another player has looked at a Final Five card
	OwnerDies                  // the owner of a Final Five card is executed
	Met                        // a player meets an Ally
)

// Way is one way through a component: what happens on an occasion.
type Way struct {
	On     Occasion
	Branch Branch // that Coverage counts for it, or NoBranch
	Use    *Use   // nil: not a use
	Do     Effect // nil: nothing that is an effect
}

// Ways lists all that a component does, of whatever kind it is, in the order in
// which its table states it: every effect of the content is in one of them.
func (c *Catalogue) Ways(comp Comp) []Way {
	if comp == None {
		return nil
	}
	return c.ways[comp]
}

// linkWays notes the ways of every component.
func (c *Catalogue) linkWays() {
	c.ways = make([][]Way, len(c.comps))
	for comp := Comp(1); int(comp) < len(c.comps); comp++ {
		c.ways[comp] = c.waysOf(comp)
	}
}

func (c *Catalogue) waysOf(comp Comp) []Way {
	if k := c.Kind(comp); k >= KindSecret && k == c.mutiny {
		return resolved(c.Secret(comp).Do)
	}
	switch c.Kind(comp) {
	case KindSkill:
		return used(c.Skill(comp).Uses, Used, func(int) Branch { return BranchMain })
	case KindAbility:
		return used(c.Ability(comp).Uses, Used, func(int) Branch { return BranchMain })
	case KindTitle: // its uses are counted apart
		return used(c.Title(comp).Uses, Used, func(i int) Branch { return BranchMain + Branch(i) })
	case KindQuorum:
		k := c.Quorum(comp)
		return append(resolved(k.Do), used(k.Kept, Kept, func(int) Branch { return BranchSecond })...)
	case KindCrisis, KindSuper:
		return c.Crisis(comp).ways()
	case KindDestination:
		return resolved(c.Destination(comp).Do)
	case KindLoyalty:
		return c.Loyalty(comp).ways()
	case KindLocation:
		return c.Location(comp).ways()
	case KindGalacticaDamage, KindPegasusDamage:
		return resolved(c.Damage(comp).Do)
	case KindCivilian:
		return resolved(c.Civilian(comp).Loss)
	case KindObjective:
		return c.Objective(comp).ways()
	case KindMission:
		return resolved(c.Mission(comp).Do)
	case KindAlly:
		return c.Ally(comp).ways()
	case KindCrossroads:
		return c.CrossroadsCard(comp).ways()
	case KindBasestarDamage, KindMotive, KindTrauma:
		return resolved(nil)
	case KindAgenda: // met, or not
		return []Way{{Branch: BranchPass}, {Branch: BranchFail}}
	}
	return nil // a character: its abilities are components
}

func resolved(e Effect) []Way { return []Way{{Branch: BranchMain, Do: e}} }

// used lists uses that Coverage counts under branch, by their number.
func used(uses []Use, on Occasion, branch func(i int) Branch) (all []Way) {
	for i := range uses {
		all = append(all, Way{On: on, Branch: branch(i), Use: &uses[i], Do: uses[i].Do})
	}
	return all
}

func (k *Crisis) ways() []Way {
	return append(resolved(k.Do), used(k.Stands.Uses, InPlay, func(int) Branch { return BranchSecond })...)
}

// ways: the Sympathizer sends to the Brig (a) or makes a Cylon (b).
func (k *Loyalty) ways() []Way {
	switch k.Kind {
	case ACylon:
		all := []Way{{On: Revealed, Branch: BranchReveal, Do: k.Reveal}}
		if k.After != nil {
			all = append(all, Way{On: Afterwards, Branch: NoBranch, Do: k.After})
		}
		return all
	case Sympathizer:
		return []Way{{On: Revealed, Branch: BranchA}, {On: Revealed, Branch: BranchB}}
	case SympatheticCylon, TheMutineer:
		return []Way{{On: Revealed, Branch: BranchMain}}
	case PersonalGoal:
		return []Way{{On: Revealed, Branch: BranchReveal}, {On: Unmet, Branch: BranchFail, Do: k.Unmet}}
	case FinalFive:
		return []Way{{On: LookedAt, Branch: BranchA, Do: k.Examined}, {On: OwnerDies, Branch: BranchB, Do: k.Executed}}
	}
	return nil
}

func (k *Location) ways() (all []Way) {
	if k.Do != nil {
		all = resolved(k.Do)
	}
	if k.Also != nil {
		all = append(all, Way{On: Also, Branch: BranchSecond, Use: k.Also, Do: k.Also.Do})
	}
	return all
}
