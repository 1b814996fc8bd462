package rules_test

import (
	"reflect"
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
	for i := range byte(12) {
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
	for _, what := range []string{"fuel", "food", "morale", "population", "cards", "nothing"} {
		if seen[what] == 0 {
			t.Errorf("no card was met that changes %s for certain", what)
		}
	}
}

// quietly answers the first open request: it passes where it may, and otherwise takes the n-th option, as often as it must.
func quietly(t *testing.T, g *rules.Game, n int) {
	t.Helper()
	r := g.Pending()[0]
	cat := g.Catalogue()
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
	for i, w := range ways {
		for _, v := range ways[:i] {
			if w.Way == v.Way && w.When == v.When && w.AtMost == v.AtMost && w.What == v.What && w.Seat == v.Seat {
				t.Errorf("%s: what comes of %s is told in two parts: %+v, %+v", g.Catalogue().Ref(r.Cause), w.What, v, w)
			}
		}
		if w.What == "cards" || w.What == "nothing" {
			seen[w.What]++
		}
	}
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

// TestForesee_KnowsEveryEffect holds that of every effect in the ways of the cards somebody has decided whether it is told
// before the choice: none counts as nothing in silence.
func TestForesee_KnowsEveryEffect(t *testing.T) {
	told := []rules.Effect{
		rules.Steps{},
		rules.Check{},
		rules.Roll{},
		rules.Lose{},
		rules.Gain{},
		rules.LoseRaptor{},
		rules.Discard{},
		rules.MoveFleetMarker{},
		rules.DamageGalactica{},
		rules.DestroyCivilians{},
		rules.AddCenturions{},
		rules.PlaceShips{},
	}
	untold := []rules.Effect{
		// left to a choice, to a condition or to chance
		rules.As{},
		rules.Designate{},
		rules.If{},
		rules.InTurn{},
		rules.Offer{},
		rules.OneOf{},
		rules.Again{},
		rules.PrepareOrEvacuate{},
		// what ships do depends on where they are by then
		rules.Activate{},
		rules.ActivateVipers{},
		rules.DamageVipers{},
		rules.DestroyCenturion{},
		rules.DestroyCylonShips{},
		rules.DestroyOccupation{},
		rules.LaunchPilots{},
		rules.PlaceCivilians{},
		rules.RecallVipers{},
		rules.AdvancePursuit{},
		// no number changes that all can see, or the text of the card says it in as many words
		rules.CullDestiny{},
		rules.DrawCards{},
		rules.DrawMutiny{},
		rules.DrawQuorum{},
		rules.Execute{},
		rules.FreeDetained{},
		rules.GainMiracle{},
		rules.Look{},
		rules.PassTitle{},
		rules.PassTitleTo{},
		rules.PoisonDestiny{},
		rules.Release{},
		rules.RestoreRaptor{},
		rules.SeedDestiny{},
		rules.Send{},
		rules.SendOne{},
		rules.SkipJump{},
		rules.SpendNuke{},
		rules.Succeed{},
	}
	known := map[reflect.Type]bool{}
	for _, e := range slices.Concat(told, untold) {
		known[reflect.TypeOf(e)] = true
	}
	cat := cards.Catalogue()
	for _, card := range slices.Concat(cat.All(rules.KindCrisis), cat.All(rules.KindSuper)) {
		c, _ := rules.FindIn[rules.Choose](cat, card)
		for _, way := range []rules.Effect{c.A, c.B} {
			for _, e := range rules.Walk(way) {
				if e != nil && !known[reflect.TypeOf(e)] {
					t.Errorf("%s: is %T told?", cat.Ref(card), e)
				}
			}
		}
	}
}

// TestForesee_AddsUpDiscards: where one player discards twice on a card, under an office and as the current player, it is
// told what is left of the hand after both.
func TestForesee_AddsUpDiscards(t *testing.T) {
	choice, err := options.Parse("")
	if err != nil {
		t.Fatal(err)
	}
	cat := cards.Catalogue()
	met := 0
	for i := range byte(40) {
		g, err := rules.NewGame(cat, choice, 3, [32]byte{i})
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 300 && !g.Over(); n++ {
			for _, f := range g.Foresee() {
				if r := g.Pending()[0]; f.What == "cards" && r.Kind == rules.ReqBox && f.From-f.To == 5 {
					met++
				}
			}
			quietly(t, g, 0)
		}
	}
	if met == 0 {
		t.Error("nobody was met who discards 2 and 3 cards on one card")
	}
}
