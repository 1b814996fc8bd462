package cards_test

import (
	"strings"
	"testing"

	"ragtag/rules"
	"ragtag/wording"
)

// agendaFact is an Agenda card.
type agendaFact struct {
	Fact       `yaml:",inline"`
	Kind       string   `yaml:"kind"`
	Winner     string   `yaml:"winner"`
	Conditions []string `yaml:"conditions"`
}

// motiveFact is a Motive card.
type motiveFact struct {
	Fact       `yaml:",inline"`
	Allegiance string `yaml:"allegiance"`
	When       string `yaml:"when"`
	Condition  string `yaml:"condition"`
}

func compareGoals(t *testing.T, m met) {
	for _, f := range facts[agendaFact](t, "agenda") {
		if c, face, ok := m.component(t, rules.KindAgenda, f.Fact); ok {
			same(t, cat.Ref(c), "kind", face.Type, f.Kind)
			same(t, cat.Ref(c), "winner", cat.Agenda(c).Winner.String(), f.Winner)
		}
	}
	for _, f := range facts[motiveFact](t, "motive") {
		if c, face, ok := m.component(t, rules.KindMotive, f.Fact); ok {
			same(t, cat.Ref(c), "allegiance", face.Type, f.Allegiance)
			same(t, cat.Ref(c), "when", map[bool]string{true: "game-over", false: "any-time"}[cat.Motive(c).Late], f.When)
		}
	}
}

// goals writes conditions beside their texts, since they are functions.
func (p *pairs) goals(t *testing.T) {
	for _, f := range facts[agendaFact](t, "agenda") {
		c, _ := cat.Find("agenda/" + f.ID)
		p.title(cat.Ref(c))
		p.add("conditions", strings.Join(f.Conditions, "; "), wording.Text(cat, c, wording.En))
	}
	for _, f := range facts[motiveFact](t, "motive") {
		c, _ := cat.Find("motive/" + f.ID)
		p.title(cat.Ref(c))
		p.add("condition", f.Condition, wording.Text(cat, c, wording.En))
	}
}
