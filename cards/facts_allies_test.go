package cards_test

import (
	"testing"

	"ragtag/rules"
	"ragtag/wording"
)

// allyFact is an Ally card.
type allyFact struct {
	Fact         `yaml:",inline"`
	Character    string `yaml:"character"`
	Location     string `yaml:"location"`
	Benevolent   string `yaml:"benevolent"`
	Antagonistic string `yaml:"antagonistic"`
	Other        string `yaml:"other"`
}

func compareAllies(t *testing.T, m met) {
	for _, f := range facts[allyFact](t, "ally") {
		c, face, ok := m.component(t, rules.KindAlly, f.Fact)
		if !ok {
			continue
		}
		k := cat.Ally(c)
		same(t, cat.Ref(c), "character", k.Character, f.Character)
		at, _ := cat.Find("location/" + face.Location)
		same(t, cat.Ref(c), "location", wording.Name(cat, at, wording.En), f.Location)
	}
}

func (p *pairs) allies(t *testing.T) {
	for _, f := range facts[allyFact](t, "ally") {
		c, ok := cat.Find("ally/" + f.ID)
		if !ok {
			continue // TestFacts_NothingElse says so
		}
		k := cat.Ally(c)
		p.title(cat.Ref(c))
		p.effect("benevolent", f.Benevolent, k.Benevolent)
		p.effect("antagonistic", f.Antagonistic, k.Antagonistic)
	}
}
