package rules

import (
	"slices"
	"strings"

	"ragtag/options"
)

// NewCatalogue joins the content of sets into a catalogue. It panics on content
// that contradicts itself (two components with one id, a name of something that
// does not exist), since content is written with the program.
func NewCatalogue(sets ...Content) *Catalogue {
	c := &Catalogue{byRef: map[string]Comp{}}
	c.comps = append(c.comps, component{})
	for _, s := range sets {
		c.conditions = append(c.conditions, s.When)
		c.takeCards(s)
		c.takeBoard(s)
		c.takeShips(s)
		c.takeOffices(&s)
		c.takeObjectives(&s)
		c.takeSecrets(&s)
	}
	c.checkLimits()
	c.link()
	return c
}

func (c *Catalogue) takeCards(s Content) {
	for _, k := range s.Skills {
		for _, st := range k.Strengths {
			id := k.ID + "-" + string(rune('0'+st.Value))
			comp := c.enter(KindSkill, len(c.skills), id, k.Set, int(st.Copies))
			c.comps[comp].strength, c.comps[comp].face = st.Value, uint8(len(c.kinds[KindSkill])-1)
			c.comps[comp].rule = "skill." + original(k.ID)
			k.faces = append(k.faces, comp)
		}
		c.skills = append(c.skills, k)
	}
	for _, k := range s.Crises {
		c.enter(KindCrisis, len(c.crises), k.ID, k.Set, max(k.Count, 1))
		c.crises = append(c.crises, k)
	}
	for _, k := range s.Supers {
		c.enter(KindSuper, len(c.supers), k.ID, k.Set, 1)
		c.supers = append(c.supers, k)
	}
	for _, k := range s.Quorum {
		c.enter(KindQuorum, len(c.quorum), k.ID, k.Set, max(k.Count, 1))
		c.quorum = append(c.quorum, k)
	}
	for _, k := range s.Destinations {
		c.enter(KindDestination, len(c.destinations), k.ID, k.Set, max(k.Count, 1))
		c.destinations = append(c.destinations, k)
	}
	for _, k := range s.Loyalties {
		c.enter(KindLoyalty, len(c.loyalties), k.ID, k.Set, max(k.Count, 1))
		c.loyalties = append(c.loyalties, k)
	}
}

func (c *Catalogue) takeBoard(s Content) {
	for _, k := range s.Damages {
		c.enter(KindGalacticaDamage, len(c.damages), k.ID, k.Set, 1)
		c.damages = append(c.damages, k)
	}
	for _, k := range s.PegasusDamages {
		c.enter(KindPegasusDamage, len(c.damages), k.ID, k.Set, 1)
		c.damages = append(c.damages, k)
	}
	for _, k := range s.BaseDamages {
		c.enter(KindBasestarDamage, len(c.bdamages), k.ID, k.Set, 1)
		c.bdamages = append(c.bdamages, k)
	}
	for _, k := range s.Civilians {
		c.enter(KindCivilian, len(c.civilians), k.ID, k.Set, max(k.Count, 1))
		c.civilians = append(c.civilians, k)
	}
	for _, k := range s.Characters {
		c.enter(KindCharacter, len(c.characters), k.ID, k.Set, 1)
		k.comps = nil
		for _, a := range k.Abilities {
			comp := c.enter(KindAbility, len(c.abilities), a.ID, k.Set, 1)
			c.comps[comp].rule = "character." + k.ID
			k.comps = append(k.comps, comp)
			c.abilities = append(c.abilities, a)
		}
		for _, d := range k.Draws {
			k.set |= d.From
		}
		c.characters = append(c.characters, k)
	}
	for _, k := range s.Locations {
		c.locComp = append(c.locComp, c.enter(KindLocation, len(c.locations), k.ID, k.Set, 1))
		c.places[k.Role] = append(c.places[k.Role], FirstLoc+Loc(len(c.locations)))
		c.locations = append(c.locations, k)
	}
	for _, k := range s.Agendas {
		c.enter(KindAgenda, len(c.agendas), k.ID, k.Set, 1)
		c.agendas = append(c.agendas, k)
	}
	for _, k := range s.Motives {
		c.enter(KindMotive, len(c.motives), k.ID, k.Set, 1)
		c.motives = append(c.motives, k)
	}
	for _, k := range s.Titles {
		c.enter(KindTitle, len(c.titles), k.ID, k.Set, 1)
		c.titles = append(c.titles, k)
	}
}

func (c *Catalogue) enter(k Kind, index int, id, set string, count int) Comp {
	comp := Comp(len(c.comps))
	ref := c.KindID(k) + "/" + id
	if _, taken := c.byRef[ref]; taken {
		panic("rules: two components are called " + ref)
	}
	c.byRef[ref] = comp
	c.comps = append(c.comps, component{
		kind: k, index: uint16(index), id: id, set: set, group: uint8(len(c.conditions) - 1), count: count,
	})
	c.kinds[k] = append(c.kinds[k], comp)
	c.comps[comp].rule = ruleOf(k, id)
	return comp
}

// ruleOf returns the rule that components of a kind act under.
func ruleOf(k Kind, id string) string {
	switch k {
	case KindLocation:
		return "location." + original(id)
	case KindCharacter:
		return "character." + id
	case KindQuorum:
		return "title.quorum"
	case KindLoyalty:
		return "loyalty.powers"
	case KindDestination:
		return "jump.destination"
	case KindGalacticaDamage:
		return "damage.galactica"
	case KindPegasusDamage:
		return "damage.pegasus"
	case KindAgenda:
		return "leader.agenda"
	case KindObjective:
		return "distance.objective"
	case KindMotive:
		return "leader.motives"
	case KindBasestarDamage:
		return "damage.basestar"
	case KindCivilian:
		return "civilians.destroy"
	case KindSuper:
		return "crisis.super"
	default:
		return "crisis.draw"
	}
}

// original returns the id of the component that one of an expansion stands in
// for, and under whose rule it acts: that behind its id.
func original(id string) string {
	for _, suffix := range [...]string{"-pegasus", "-overlay"} {
		id = strings.TrimSuffix(id, suffix)
	}
	return id
}

// Rule returns the id of the rule that a component acts under.
func (c *Catalogue) Rule(comp Comp) string { return c.comps[comp].rule }

// link resolves the names by which content refers to other content.
func (c *Catalogue) link() {
	for i := range c.damages {
		if id := c.damages[i].Location; id != "" {
			c.damages[i].loc = c.LocOf(c.must("location/" + id))
		}
	}
	for comp := Comp(1); int(comp) < len(c.comps); comp++ {
		k := c.Standing(comp)
		for _, id := range slices.Concat(k.Shut, k.Snares) {
			c.must("location/" + id)
		}
	}
	for i := range c.characters {
		if id := c.characters[i].Start; id != "" {
			c.characters[i].start = c.LocOf(c.must("location/" + id))
		}
	}
	c.linkOffices()
	c.linkWays()
	c.linkWindows()
	c.linkShips()
}

// linkWindows notes in which windows each component can be used, so that it is
// passed by in the others at no cost.
func (c *Catalogue) linkWindows() {
	c.usedIn = make([]Windows, len(c.comps))
	c.forcedIn = make([]Windows, len(c.comps))
	for comp := range Comp(len(c.comps)) {
		for _, u := range c.Uses(comp) {
			if u.When >= NumWindows {
				panic("rules: " + c.Ref(comp) + " is used at a moment at which only cards in play act: " + u.When.String())
			}
			if u.Forced {
				c.forcedIn[comp] = c.forcedIn[comp].With(u.When)
			} else {
				c.usedIn[comp] = c.usedIn[comp].With(u.When)
			}
		}
	}
	for _, comp := range c.kinds[KindCharacter] {
		for _, ability := range c.Character(comp).comps {
			c.usedIn[comp] |= c.usedIn[ability]
			c.forcedIn[comp] |= c.forcedIn[ability]
		}
	}
	for comp := Comp(1); int(comp) < len(c.comps); comp++ {
		for _, u := range c.Standing(comp).Uses {
			if !u.Forced || !u.When.Opens() {
				panic("rules: " + c.Ref(comp) + " does something in play that is not forced, or at no moment: " + u.When.String())
			}
		}
	}
	for i := range c.skills {
		face := c.skills[i].faces[0]
		for w := range NumWindows {
			if c.usedIn[face].Has(w) {
				c.hidden[w] = append(c.hidden[w], face)
			}
		}
	}
}

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
	k := &c.comps[comp]
	return c.KindID(k.kind) + "/" + k.id
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

// groups returns the contents that are in play in a game of a choice.
func (c *Catalogue) groups(choice options.Choice, players int) (g Groups) {
	for i, when := range c.conditions {
		if when == nil || when(choice, players) {
			g |= 1 << i
		}
	}
	return g
}

// InPlay returns the components of a kind that are in play in a game of a
// choice, in the order of the tables.
func (c *Catalogue) InPlay(k Kind, choice options.Choice, players int) (list []Comp) {
	g := c.groups(choice, players)
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

// Place returns the location that rules use for p in this game, or OffBoard if
// it has none.
func (t *Table) Place(p Place) Loc {
	for _, l := range t.cat.places[p] {
		if t.inPlay(t.cat.locComp[l-FirstLoc]) {
			return l
		}
	}
	return OffBoard
}
