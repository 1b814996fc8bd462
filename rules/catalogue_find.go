package rules

import (
	"iter"

	"ragtag/options"
)

// Rule returns the id of the rule that a component acts under.
func (c *Catalogue) Rule(comp Comp) string { return c.comps[comp].rule }

// Uses returns what a Skill card, an ability or a Quorum card before a player can
// be used for. The caller must not change the slice.
func (c *Catalogue) Uses(comp Comp) []Use {
	switch c.Kind(comp) {
	case KindSkill:
		return c.Skill(comp).Uses
	case KindAbility:
		return c.Ability(comp).Uses
	case KindQuorum:
		return c.Quorum(comp).Kept
	}
	return nil
}

func (c *Catalogue) must(ref string) Comp {
	comp, ok := c.byRef[ref]
	if !ok {
		panic("rules: there is no " + ref)
	}
	return comp
}

// Find returns the component with a Ref such as "crisis/water-sabotaged", and
// whether there is one.
func (c *Catalogue) Find(ref string) (Comp, bool) {
	comp, ok := c.byRef[ref]
	return comp, ok
}

// Ref returns the name of a component outside the program: kind, slash, id.
// None has an empty one.
func (c *Catalogue) Ref(comp Comp) string {
	if comp == None {
		return ""
	}
	return c.comps[comp].ref
}

// ID returns the part of a component's Ref after the slash.
func (c *Catalogue) ID(comp Comp) string { return c.comps[comp].id }

// Kind returns the kind of a component.
func (c *Catalogue) Kind(comp Comp) Kind { return c.comps[comp].kind }

// Set returns the set that a component came with.
func (c *Catalogue) Set(comp Comp) string { return c.comps[comp].set }

// Copies returns how many physical copies of a component exist.
func (c *Catalogue) Copies(comp Comp) int { return c.comps[comp].count }

// All returns every component of a kind, in the order of the tables, whatever
// game it is for; see [Catalogue.InPlay]. The caller must not change the slice.
func (c *Catalogue) All(k Kind) []Comp { return c.kinds[k] }

// Size returns one more than the greatest component number.
func (c *Catalogue) Size() int { return len(c.comps) }

// Skill returns the card of a Skill face.
func (c *Catalogue) Skill(comp Comp) *SkillCard { return &c.skills[c.comps[comp].index] }

// Strength returns the printed strength of a Skill face, 0 to 6.
func (c *Catalogue) Strength(comp Comp) int8 { return c.comps[comp].strength }

// Faces returns the faces of a Skill card, one for each of its strengths.
func (k *SkillCard) Faces() []Comp { return k.faces }

// Crisis returns a Crisis or Super Crisis card.
func (c *Catalogue) Crisis(comp Comp) *Crisis {
	k := &c.comps[comp]
	if k.kind == KindSuper {
		return &c.supers[k.index]
	}
	return &c.crises[k.index]
}

// Quorum returns a Quorum card.
func (c *Catalogue) Quorum(comp Comp) *Quorum { return &c.quorum[c.comps[comp].index] }

// Destination returns a Destination card.
func (c *Catalogue) Destination(comp Comp) *Destination {
	return &c.destinations[c.comps[comp].index]
}

// Loyalty returns a Loyalty card.
func (c *Catalogue) Loyalty(comp Comp) *Loyalty { return &c.loyalties[c.comps[comp].index] }

// Agenda returns an Agenda card.
func (c *Catalogue) Agenda(comp Comp) *Agenda { return &c.agendas[c.comps[comp].index] }

// Motive returns a Motive card.
func (c *Catalogue) Motive(comp Comp) *Motive { return &c.motives[c.comps[comp].index] }

// Damage returns a damage token of Galactica or Pegasus.
func (c *Catalogue) Damage(comp Comp) *GalacticaDamage { return &c.damages[c.comps[comp].index] }

// BasestarDamage returns a damage token of a basestar.
func (c *Catalogue) BasestarDamage(comp Comp) *BasestarDamage {
	return &c.bdamages[c.comps[comp].index]
}

// Civilian returns a civilian ship's face.
func (c *Catalogue) Civilian(comp Comp) *Civilian { return &c.civilians[c.comps[comp].index] }

// Character returns a character sheet.
func (c *Catalogue) Character(comp Comp) *Character { return &c.characters[c.comps[comp].index] }

// AbilityComps returns the components of a character's abilities.
func (k *Character) AbilityComps() []Comp { return k.comps }

// Ability returns an ability of a character sheet.
func (c *Catalogue) Ability(comp Comp) *Ability { return &c.abilities[c.comps[comp].index] }

// Location returns a location.
func (c *Catalogue) Location(comp Comp) *Location { return &c.locations[c.comps[comp].index] }

// Title returns a title card.
func (c *Catalogue) Title(comp Comp) *TitleCard { return &c.titles[c.comps[comp].index] }

// LocOf returns the place of a location.
func (c *Catalogue) LocOf(comp Comp) Loc { return FirstLoc + Loc(c.comps[comp].index) }

// At returns the location of a place; the place must be one of a board.
func (c *Catalogue) At(l Loc) *Location { return &c.locations[l-FirstLoc] }

// LocComp returns the component of a place on a board, or None.
func (c *Catalogue) LocComp(l Loc) Comp {
	if l < FirstLoc {
		return None
	}
	return c.locComp[l-FirstLoc]
}

// Place returns the location that rules use for p, the first by that name: a
// game may use another, see [Table.Place].
func (c *Catalogue) Place(p Place) Loc { return c.places[p][0] }

// Groups is a set of the contents of a catalogue.
type Groups uint64

// GroupsOf returns the contents that are in play in a game of a choice.
func (c *Catalogue) GroupsOf(choice options.Choice, players int) (g Groups) {
	for i, when := range c.conditions {
		if when == nil || when(choice, players) {
			g |= 1 << i
		}
	}
	return g
}

// Playable returns nil if this catalogue deals games of a choice with that many
// players; otherwise the error is that of [options.Choice.Playable], or a
// [*ContentError] if a question would not have room for its options.
func (c *Catalogue) Playable(choice options.Choice, players int) error {
	if err := choice.Playable(players); err != nil {
		return err
	}
	return c.kitOf(choice.Game(), players).tooMany
}

// InPlay returns the components of a kind that are in play in a game of a
// choice, in the order of the tables.
func (c *Catalogue) InPlay(k Kind, choice options.Choice, players int) (list []Comp) {
	g := c.GroupsOf(choice, players)
	for _, comp := range c.kinds[k] {
		if g>>c.comps[comp].group&1 == 1 {
			list = append(list, comp)
		}
	}
	return list
}

// In reports whether a component came with one of the contents.
func (c *Catalogue) In(comp Comp, g Groups) bool { return g>>c.comps[comp].group&1 == 1 }

// inPlay reports whether a component is in play in this game.
func (t *Table) inPlay(c Comp) bool { return t.cat.In(c, t.S.Groups) }

// locations goes through the locations that are in play in this game.
func (t *Table) locations() iter.Seq[Loc] {
	return func(yield func(Loc) bool) {
		for _, l := range t.kit.locations {
			if !yield(l) {
				return
			}
		}
	}
}

// Place returns the location that rules use for p in this game, or OffBoard if
// it has none.
func (t *Table) Place(p Place) Loc {
	if p == AtResurrection && t.S.HubLost {
		p = AtHub
	}
	return t.kit.places[p]
}
