package cards_test

import (
	"testing"

	"ragtag/rules"
)

// missionFact is a Mission card.
type missionFact struct {
	Fact       `yaml:",inline"`
	Kind       string     `yaml:"kind"`
	Check      *checkFact `yaml:"check"`
	Pass       string     `yaml:"pass"`
	Fail       string     `yaml:"fail"`
	Distance   int        `yaml:"distance"`
	Reshuffled bool       `yaml:"reshuffled_on_fail"`
}

func compareMissions(t *testing.T, m met) {
	for _, f := range facts[missionFact](t, "mission") {
		c, face, ok := m.component(t, rules.KindMission, f.Fact)
		if !ok {
			continue
		}
		ref := cat.Ref(c)
		same(t, ref, "kind", face.Type, f.Kind)
		same(t, ref, "distance", face.Distance, f.Distance)
		compareCheck(t, ref, face.Check, f.Check)
		check, _ := cat.Mission(c).Do.(rules.Check)
		compareResults(t, ref, check, f.Pass, "", f.Fail)
		_, back := rules.Find[rules.TurnDown](check.Fail)
		same(t, ref, "whether it is shuffled back on a failure", back, f.Reshuffled)
		_, gains := rules.Find[rules.GainDistance](check.Pass)
		same(t, ref, "whether it brings distance", gains, f.Distance > 0)
	}
}

func (p *pairs) missions(t *testing.T) {
	for _, f := range facts[missionFact](t, "mission") {
		c, _ := cat.Find("mission/" + f.ID)
		p.title(cat.Ref(c))
		if check, ok := cat.Mission(c).Do.(rules.Check); ok {
			p.check("", check, f.Pass, "", f.Fail)
		}
	}
}
