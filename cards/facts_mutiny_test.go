package cards_test

import (
	"strings"
	"testing"

	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

// mutinyFact is a Mutiny card.
type mutinyFact struct {
	Fact     `yaml:",inline"`
	Effect   string `yaml:"effect"`
	After    string `yaml:"after"`
	Playable string `yaml:"playable"`
	Other    string `yaml:"other"`
}

// alsoPlayable are the cards whose facts say when they can be played too, as any card can.
var alsoPlayable = map[string]bool{"necessary-risk": true}

func compareMutiny(t *testing.T, m met) {
	for _, f := range facts[mutinyFact](t, "mutiny") {
		c, _, ok := m.component(t, cat.MutinyKind(), f.Fact)
		if !ok {
			continue
		}
		k := cat.Secret(c)
		same(t, cat.Ref(c), "whether it is removed", k.Removed, f.After == "remove")
		same(t, cat.Ref(c), "whether it can be played at times only", k.Can != nil && len(k.Parts) > 0, f.Playable != "" && !alsoPlayable[f.ID])
	}
}

// mutiny writes what Mutiny cards do, and when.
func (p *pairs) mutiny(t *testing.T) {
	for _, f := range facts[mutinyFact](t, "mutiny") {
		c, ok := cat.Find("mutiny/" + f.ID)
		if !ok {
			continue // TestFacts_NothingElse says so
		}
		p.title(cat.Ref(c))
		p.effect("effect", strings.TrimSuffix(f.Effect+" | "+f.Other, " | "), cat.Secret(c).Do)
		if f.Playable != "" {
			lines := strings.Split(wording.Text(cat, c, wording.En), "\n")
			p.add("playable", f.Playable, strings.Join(lines[1:], " "))
		}
	}
}

// TestFacts_Treachery counts the treachery cards of Daybreak, which take the place of
// those of Pegasus.
func TestFacts_Treachery(t *testing.T) {
	for _, choice := range []options.Choice{options.Of(options.Daybreak), options.Of(options.Pegasus, options.Daybreak)} {
		n := 0
		for _, c := range cat.InPlay(rules.KindSkill, choice, 4) {
			if k := cat.Skill(c); k.Skill == rules.Treachery {
				same(t, cat.Ref(c), "the set", k.Set, "daybreak")
				n += cat.Copies(c)
			}
		}
		same(t, choice.String(), "the number of treachery cards", n, 26)
	}
}
