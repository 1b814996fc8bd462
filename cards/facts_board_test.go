package cards_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
	"ragtag/wording"
)

type characterFact struct {
	Fact     `yaml:",inline"`
	Class    string `yaml:"class"`
	Other    string `yaml:"alternate_of"` // the first sheet of the same person
	SkillSet []struct {
		Skill string   `yaml:"skill"`
		AnyOf []string `yaml:"any_of"`
		Count int      `yaml:"count"`
	} `yaml:"skill_set"`
	Pilot bool `yaml:"pilot"`
	SetUp struct {
		Location words  `yaml:"location"`
		Inside   bool   `yaml:"infiltrating"`
		Other    string `yaml:"other"`
	} `yaml:"setup"`
	Abilities []abilityFact `yaml:"abilities"`
	Notes     string        `yaml:"notes"`
}

type abilityFact struct {
	Name   string `yaml:"name"`
	Kind   string `yaml:"kind"`
	Effect string `yaml:"effect"`
	Notes  string `yaml:"notes"` // how it is ruled
	Tokens int    `yaml:"miracle_cost"`
}

func compareCharacters(t *testing.T, m met) {
	for _, f := range facts[characterFact](t, "character") {
		c, face, ok := m.component(t, rules.KindCharacter, f.Fact)
		if !ok {
			continue
		}
		ref := cat.Ref(c)
		same(t, ref, "class", face.Class, f.Class)
		same(t, ref, "first sheet of the person", cat.Character(c).Person, f.Other)
		same(t, ref, "whether it begins infiltrating", cat.Character(c).Traits.Inside, f.SetUp.Inside)
		same(t, ref, "pilot", *face.Pilot, f.Pilot)
		same(t, ref, "number of entries of the skill set", len(face.SkillSet), len(f.SkillSet))
		for i, want := range f.SkillSet {
			slices.Sort(want.AnyOf)
			got := face.SkillSet[i]
			slices.Sort(got.AnyOf)
			same(t, ref, "skill_set", got, wording.FaceDraw{Skill: want.Skill, AnyOf: want.AnyOf, Count: want.Count})
		}
		compareStart(t, c, f)
		compareAbilities(t, m, c, face, f.Abilities)
	}
}

// compareStart compares where a character enters the game.
func compareStart(t *testing.T, c rules.Comp, f characterFact) {
	t.Helper()
	k := cat.Character(c)
	switch strings.Join(f.SetUp.Location, ", ") {
	case "none":
		same(t, cat.Ref(c), "whether it starts off the board", k.Traits.Stranded, true)
	case "viper":
		same(t, cat.Ref(c), "whether it starts in a viper", reflect.ValueOf(k.Enter).Pointer(), reflect.ValueOf(rules.StartInViper).Pointer())
	default:
		var starts words
		for _, id := range append([]string{k.Start}, k.Starts...) {
			if at, ok := cat.Find("location/" + id); ok {
				starts = append(starts, wording.Name(cat, at, wording.En))
			}
		}
		same(t, cat.Ref(c), "setup", starts, f.SetUp.Location)
	}
	same(t, cat.Ref(c), "extra cards in the Loyalty deck", k.Traits.ExtraHuman == 1, strings.Contains(f.SetUp.Other, "1 extra"))
	same(t, cat.Ref(c), "Loyalty cards at the start", k.Traits.ExtraLoyalty == 1, strings.Contains(f.SetUp.Other, "dealt 2 Loyalty cards"))
}

func compareAbilities(t *testing.T, m met, c rules.Comp, face wording.Face, want []abilityFact) {
	t.Helper()
	var got, wanted []string
	for i, a := range cat.Character(c).AbilityComps() {
		m[a] = true
		got = append(got, face.Abilities[i].Name.En+", "+face.Abilities[i].Kind)
		same(t, cat.Ref(a), "miracle tokens", int(cat.Ability(a).Cost), want[min(i, len(want)-1)].Tokens)
	}
	for _, a := range want {
		wanted = append(wanted, a.Name+", "+a.Kind)
	}
	same(t, cat.Ref(c), "abilities", got, wanted)
}

type locationFact struct {
	Fact       `yaml:",inline"`
	Board      string     `yaml:"board"`
	Who        string     `yaml:"who"`
	Hazardous  bool       `yaml:"hazardous"`
	Damageable bool       `yaml:"damageable"`
	Action     string     `yaml:"action"`
	Cylon      string     `yaml:"action_cylon"`
	Second     string     `yaml:"action_2"`
	Check      *checkFact `yaml:"check"`
	Pass       string     `yaml:"pass"`
	Fail       string     `yaml:"fail"`
	Other      string     `yaml:"other"`
	Abilities  []string   `yaml:"abilities"` // of which several are named
	AlsoIn     []string   `yaml:"also_in"`   // of other boxes
}

// sides makes the action of Cylon players the second one on a board for both
// sides, as in the tables, even if it is the only one.
func (f locationFact) sides(k *rules.Location) locationFact {
	if f.Who == "cylon" && k.Board == rules.NewCaprica {
		f.Action, f.Cylon = f.Cylon, f.Action
	}
	return f
}

// overlays maps each overlay to the board that it covers.
var overlays = strings.NewReplacer("cylon-overlay-hub-destroyed", "cylon-locations", "cylon-overlay", "cylon-locations",
	"colonial-one-overlay", "colonial-one", "colonial-one-destroyed", "colonial-one")

func compareLocations(t *testing.T, m met) {
	for _, f := range facts[locationFact](t, "location") {
		f.Name = strings.TrimSuffix(f.Name, " (board action)")
		c, face, ok := m.component(t, rules.KindLocation, f.Fact)
		if !ok {
			continue
		}
		ref := cat.Ref(c)
		same(t, ref, "board", face.Board, overlays.Replace(f.Board)) // in their place
		same(t, ref, "who", face.Who, strings.Replace(f.Who, "allegiance side", "any", 1))
		same(t, ref, "hazardous", *face.Hazardous, f.Hazardous)
		same(t, ref, "damageable", *face.Damageable, f.Damageable)
		k := cat.Location(c)
		f = f.sides(k)
		same(t, ref, "whether there is an action", k.Do != nil, !isNothing(f.Action))
		same(t, ref, "whether there is a second action", k.Board != rules.NewCaprica && k.Also != nil, f.Second != "")
		same(t, ref, "whether there is one of Cylon players", k.Board == rules.NewCaprica && k.Also != nil, f.Cylon != "")
		compareCheck(t, ref, face.Check, f.Check)
	}
}

// TestFacts_DamageTokensAreThoseOfLocations: a location can be damaged exactly
// if it has a token.
func TestFacts_DamageTokensAreThoseOfLocations(t *testing.T) {
	has := map[string]bool{}
	for _, k := range []rules.Kind{rules.KindGalacticaDamage, rules.KindPegasusDamage} {
		for _, c := range cat.All(k) {
			has[cat.Damage(c).Location] = true
		}
	}
	for _, c := range cat.All(rules.KindLocation) {
		k := cat.Location(c)
		same(t, cat.Ref(c), "whether it can be damaged", k.Damageable, has[k.ID])
	}
}
