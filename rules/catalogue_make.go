package rules

import (
	"cmp"
	"slices"
)

// ContentError says why content makes no catalogue.
type ContentError struct{ What string }

// Error says what is wrong with the content.
func (e *ContentError) Error() string { return "rules: " + e.What }

// MustCatalogue is NewCatalogue for content that is known to be good: it panics on
// an error.
func MustCatalogue(sets ...Content) *Catalogue {
	c, err := NewCatalogue(sets...)
	if err != nil {
		panic(err)
	}
	return c
}

// NewCatalogue joins the content of sets into a catalogue. It returns a
// [*ContentError] for content that contradicts itself (two components with one id, a
// name or a number of something that does not exist), and for content that is more than a state
// or a request has room for (see limits.go).
func NewCatalogue(sets ...Content) (*Catalogue, error) {
	c := &Catalogue{byRef: map[string]Comp{}}
	c.comps = append(c.comps, component{})
	for _, s := range sets {
		c.conditions = append(c.conditions, s.When)
		if c.checkValues(&s); c.wrong != nil {
			return nil, c.wrong
		}
		c.takeCards(s)
		c.takeBoard(s)
		c.takeShips(s)
		c.takeOffices(&s)
		c.takeObjectives(&s)
		c.takeTraumas(&s)
		c.takeAllies(&s)
		c.takeCrossroads(&s)
		c.takeSecrets(&s)
	}
	c.checkLimits()
	if c.wrong == nil {
		c.link()
	}
	if c.wrong != nil {
		return nil, c.wrong
	}
	return c, nil
}

// refuse notes that there can be no such catalogue. The first reason is kept.
func (c *Catalogue) refuse(what string) {
	if c.wrong == nil {
		c.wrong = &ContentError{what}
	}
}

func (c *Catalogue) takeCards(s Content) {
	for _, k := range s.Skills {
		for _, st := range k.Strengths {
			id := k.ID + "-" + string(rune('0'+st.Value))
			comp := c.enter(KindSkill, len(c.skills), id, k.Set, int(st.Copies))
			c.comps[comp].strength, c.comps[comp].face = st.Value, uint8(len(c.kinds[KindSkill])-1)
			c.comps[comp].rule = "skill." + cmp.Or(k.Replaces, k.ID)
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
		k.alone = Traits{PilotActions: k.Traits.PilotActions, CrisisDraws: k.Traits.CrisisDraws}
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
		comp := c.enter(KindLocation, len(c.locations), k.ID, k.Set, 1)
		c.comps[comp].rule = "location." + k.name()
		c.locComp = append(c.locComp, comp)
		c.places[k.Role] = append(c.places[k.Role], FirstLoc+Loc(len(c.locations)))
		c.locations = append(c.locations, k)
		c.onBoard[k.Board]++
	}
	for _, k := range s.Agendas {
		c.enter(KindAgenda, len(c.agendas), k.ID, k.Set, 1)
		c.agendas = append(c.agendas, k)
	}
	for _, k := range s.Motives {
		c.enter(KindMotive, len(c.motives), k.ID, k.Set, 1)
		c.motives = append(c.motives, k)
	}
	for _, k := range s.Missions {
		c.enter(KindMission, len(c.missions), k.ID, k.Set, 1)
		c.missions = append(c.missions, k)
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
		c.refuse("two components are called " + ref)
	}
	c.byRef[ref] = comp
	c.comps = append(c.comps, component{
		kind: k, index: uint16(index), ref: ref, id: id, set: set, group: uint8(len(c.conditions) - 1), count: count,
	})
	c.kinds[k] = append(c.kinds[k], comp)
	c.comps[comp].rule = ruleOf(k, id)
	return comp
}

// ruleOf returns the rule that components of a kind act under.
func ruleOf(k Kind, id string) string {
	switch k {
	case KindLocation:
		return "location." + id
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
	case KindTrauma:
		return "trauma.what"
	case KindMission:
		return "mission.activate"
	case KindAlly:
		return "ally.encounter"
	case KindCrossroads:
		return "crossroads.cards"
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

// linkForms refuses a form of a location or of a Skill card that is not there, or that is
// itself another form of something.
func (c *Catalogue) linkForms() {
	for i := range c.locations {
		if of := c.locations[i].Replaces; of != "" {
			if first := c.linked("location/" + of); first != None && c.Location(first).Replaces != "" {
				c.refuse("location/" + c.locations[i].ID + " replaces location/" + of + ", which is a form of another")
			}
		}
	}
	for i := range c.skills {
		of := c.skills[i].Replaces
		if of != "" && !slices.ContainsFunc(c.skills, func(k SkillCard) bool { return k.ID == of && k.Replaces == "" }) {
			c.refuse("skill/" + c.skills[i].ID + " replaces skill/" + of + ", which there is not")
		}
	}
}

// allForms returns the location with an id in every form that a set gives it.
func (c *Catalogue) allForms(id string) (all []Loc) {
	one := c.linked("location/" + id)
	if one == None {
		return nil
	}
	name := c.Location(one).name()
	for i := range c.locations {
		if c.locations[i].name() == name {
			all = append(all, FirstLoc+Loc(i))
		}
	}
	return all
}

// formIn returns the form of a location that is in play in this game, or OffBoard.
func (t *Table) formIn(all []Loc) Loc {
	for _, l := range all {
		if t.inPlay(t.cat.LocComp(l)) {
			return l
		}
	}
	return OffBoard
}

// linked returns the component with a Ref that content names. There must be one.
func (c *Catalogue) linked(ref string) Comp {
	comp, ok := c.byRef[ref]
	if !ok {
		c.refuse("there is no " + ref)
	}
	return comp
}

// link resolves the names by which content refers to other content.
func (c *Catalogue) link() {
	for i := range c.damages {
		if id := c.damages[i].Location; id != "" {
			c.damages[i].loc = c.LocOf(c.linked("location/" + id))
		}
	}
	for comp := Comp(1); int(comp) < len(c.comps); comp++ {
		k := c.Standing(comp)
		for _, id := range slices.Concat(k.Shut, k.Snares) {
			c.linked("location/" + id)
		}
	}
	c.linkForms()
	for i := range c.characters {
		if id := c.characters[i].Start; id != "" {
			c.characters[i].starts = c.allForms(id)
		}
	}
	c.linkPersons()
	c.linkAllies()
	c.linkOffices()
	c.linkWays()
	c.linkWindows()
	c.linkStanding()
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
				c.refuse(c.Ref(comp) + " is used at a moment at which only cards in play act: " + u.When.String())
				continue
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
				c.refuse(c.Ref(comp) + " does something in play that is not forced, or at no moment: " + u.When.String())
			}
		}
	}
	for _, face := range c.kinds[KindSkill] {
		c.typed[c.Skill(face).Skill].add(c.comps[face].face)
		if c.Skill(face).Burden {
			c.burdens.add(c.comps[face].face)
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
