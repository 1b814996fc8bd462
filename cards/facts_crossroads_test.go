package cards_test

import (
	"testing"

	"ragtag/rules"
)

// crossroadsFact is a Crossroads card.
type crossroadsFact struct {
	Fact         `yaml:",inline"`
	Benevolent   string `yaml:"benevolent"`
	Antagonistic string `yaml:"antagonistic"`
}

func compareCrossroads(t *testing.T, m met) {
	for _, f := range facts[crossroadsFact](t, "crossroads") {
		m.component(t, rules.KindCrossroads, f.Fact)
	}
}

// crossroads puts both results of each card beside what the facts say.
func (p *pairs) crossroads(t *testing.T) {
	for _, f := range facts[crossroadsFact](t, "crossroads") {
		c, ok := cat.Find("crossroads/" + f.ID)
		if !ok {
			continue
		}
		p.title(cat.Ref(c))
		p.effect("benevolent", f.Benevolent, cat.CrossroadsCard(c).Benevolent)
		p.effect("antagonistic", f.Antagonistic, cat.CrossroadsCard(c).Antagonistic)
	}
}
