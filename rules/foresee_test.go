package rules_test

import (
	"slices"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// TestForesee_IsWhatComes chooses every way of the Crisis cards that come up in some games, in which nobody uses anything
// else, and compares what happens to the dials with what was foreseen.
func TestForesee_IsWhatComes(t *testing.T) {
	seen := map[string]int{}
	for i := range byte(60) {
		choice, err := options.Parse("pegasus")
		if err != nil {
			t.Fatal(err)
		}
		g, err := rules.NewGame(cards.Catalogue(), choice, 5, [32]byte{i})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 400 && !g.Over(); n++ {
			if r := g.Pending()[0]; r.Kind == rules.ReqBox {
				if view := g.View(rules.Nobody); len(g.Foresee()) > 0 && slices.Contains(view.Crisis, cards.Catalogue().Ref(r.Cause)) {
					for box := range int(r.N) {
						foreseenComes(t, g.Copy(), &r, box, g.Foresee(), seen)
					}
				}
			}
			quietly(t, g, 0)
		}
	}
	for _, what := range []string{"fuel", "food", "morale", "population"} {
		if seen[what] == 0 {
			t.Errorf("no card was met that changes %s for certain", what)
		}
	}
}

// quietly answers the first open request: it passes where it may, and otherwise takes the n-th option, as often as it must.
func quietly(t *testing.T, g *rules.Game, n int) {
	t.Helper()
	r := g.Pending()[0]
	cat := cards.Catalogue()
	var takes []rules.Take
	left := int(r.Min)
	if r.Kind == rules.ReqBox {
		takes, left = []rules.Take{{Option: cat.OptionID(r.Options[n]), Count: 1}}, 0
	}
	for i := 0; i < int(r.N) && left > 0; i++ {
		if r.Options[i].Kind == rules.OptPass {
			takes, left = []rules.Take{{Option: cat.OptionID(r.Options[i]), Count: 1}}, 0
		}
	}
	for i := 0; i < int(r.N) && left > 0; i++ {
		k := min(left, int(r.Limit[i]))
		takes, left = append(takes, rules.Take{Option: cat.OptionID(r.Options[i]), Count: k}), left-k
	}
	if err := g.Answer(r.Seat, g.Ask(), takes); err != nil {
		t.Fatal(err)
	}
}

// foreseenComes takes a way, and goes on until the card is resolved.
func foreseenComes(t *testing.T, g *rules.Game, r *rules.Request, box int, ways []rules.Foreseen, seen map[string]int) {
	t.Helper()
	way := []string{"a", "b"}[r.Options[box].Box()]
	before, from := g.State().Dials, g.NumEvents()
	quietly(t, g, box)
	for n := 0; n < 60 && !g.Over() && len(g.View(rules.Nobody).Crisis) > 0; n++ {
		quietly(t, g, 0)
	}
	changes := [rules.NumResources]int{}
	for _, e := range g.EventsFrom(from) {
		if e.Kind == rules.EvUsed || e.Kind == rules.EvBoxChanged {
			return // something else has come between
		}
		if e.Kind == rules.EvResource && e.Cause == r.Cause {
			changes[e.Resource] += e.Change
		}
	}
	for res := range rules.NumResources {
		certain, branches := int(before[res]), false
		for _, w := range ways {
			if w.Way != way || w.What != res.String() {
				continue
			}
			branches = branches || w.When != ""
			if w.When == "" {
				certain = w.To
				seen[w.What]++
			}
		}
		if got := int(before[res]) + changes[res]; !branches && got != certain && certain != int(before[res]) {
			t.Errorf("%s, way %s: %s was to become %d, and became %d", cards.Catalogue().Ref(r.Cause), way, res, certain, got)
		}
	}
}
