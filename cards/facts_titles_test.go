package cards_test

import (
	"strings"
	"testing"

	"ragtag/rules"
)

type titleFact struct {
	Fact    `yaml:",inline"`
	Duties  string `yaml:"duties"`
	Action  string `yaml:"action"`
	Action2 string `yaml:"action_2"`
	Other   string `yaml:"other"`
	LostIn  string `yaml:"lost_in"`
}

func compareTitles(t *testing.T, m met) {
	for _, f := range facts[titleFact](t, "title") {
		c, face, ok := m.component(t, rules.KindTitle, f.Fact)
		if !ok {
			continue
		}
		o := cat.Office(cat.Title(c).Title)
		same(t, cat.Ref(c), "line of succession", face.Succession, line(t, strings.TrimSuffix(strings.TrimSuffix(f.ID, "-new-caprica"), "-cylon-fleet")))
		same(t, cat.Ref(c), "whether it is lost in the Brig", len(o.LostIn) == 1 && o.LostIn[0] == rules.AtBrig, strings.HasPrefix(f.LostIn, "brig"))
		same(t, cat.Ref(c), "whether it is lost nowhere", len(o.LostIn) == 0, strings.HasPrefix(f.LostIn, "none"))
	}
}

// line returns the line of succession of a title.
func line(t *testing.T, title string) []string {
	t.Helper()
	type lineFact struct {
		ID    string   `yaml:"id"`
		Order []string `yaml:"order"`
	}
	for _, f := range facts[lineFact](t, "succession") {
		if f.ID == title {
			return f.Order
		}
	}
	t.Errorf("no line of succession for %s", title)
	return nil
}

type objectiveFact struct {
	Fact  `yaml:",inline"`
	Steps []stepFact `yaml:"steps"`
	Other string     `yaml:"other"`
}

type stepFact struct {
	Distance int    `yaml:"distance"`
	Event    string `yaml:"event"`
}

func compareObjectives(t *testing.T, m met) {
	if c, ok := cat.Find("objective/epica"); ok {
		m[c] = true // no card: the scenarios of Epica hold it to its rules
	}
	for _, f := range facts[objectiveFact](t, "objective") {
		c, _, ok := m.component(t, rules.KindObjective, f.Fact)
		if !ok {
			continue
		}
		var want []stepFact
		for _, s := range f.Steps {
			for event := range strings.SplitSeq(s.Event, "; then ") {
				event, _, _ = strings.Cut(event, ":")
				want = append(want, stepFact{s.Distance, event})
			}
		}
		var steps []stepFact
		for _, s := range cat.Objective(c).Steps {
			steps = append(steps, stepFact{int(s.Distance), eventOf(s)})
		}
		same(t, cat.Ref(c), "steps", steps, want)
	}
}

// eventOf returns the facts' name for what happens at a milestone.
func eventOf(m rules.Milestone) string {
	switch m.Do.(type) {
	case rules.SleeperAgents:
		return "sleeper"
	case rules.SettleCaprica:
		return "new-caprica-phase"
	case rules.Crossroads:
		return "crossroads phase"
	}
	if m.Last {
		return "next-jump-wins"
	}
	return "nothing"
}
