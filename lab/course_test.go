package lab

import (
	"reflect"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

func TestWatch_ChangesNoGame(t *testing.T) {
	plan := Plan{Games: 60, Players: everyTable, Choices: []options.Choice{{}, noSympathizer}, Bots: []string{"random"}, Seed: 4, Workers: 1}
	want := timeless(run(t, plan))
	plan.Watch = true
	first := timeless(run(t, plan))
	for _, plan.Workers = range []int{2, 4} {
		if got := timeless(run(t, plan)); !reflect.DeepEqual(got, first) {
			t.Errorf("%d workers saw another course than one", plan.Workers)
		}
	}
	first.Course, first.Crises = nil, nil
	if !reflect.DeepEqual(first, want) {
		t.Errorf("watched: %+v\nunwatched: %+v", first, want)
	}
}

func TestCourse_BeginsAlikeAndGetsFewer(t *testing.T) {
	r := run(t, Plan{Games: 200, Players: []int{4}, Bots: []string{"random"}, Seed: 9, Watch: true})
	for k, start := range map[string]int{"fuel": 8, "food": 8, "morale": 10, "population": 12, Distance: 0} {
		if got := r.Course[0].Tracks[k]; got != (Marks{start, start, start, start, start}) {
			t.Errorf("%s begins at %v, want %d", k, got, start)
		}
	}
	if r.Course[0].Games != 200 || r.Course[len(r.Course)-1].Turn != r.Turns.Max {
		t.Errorf("the course begins with %d games and goes on to turn %d of %d", r.Course[0].Games, r.Course[len(r.Course)-1].Turn, r.Turns.Max)
	}
	for i, m := range r.Course[1:] {
		if m.Games > r.Course[i].Games || m.Games == 0 {
			t.Errorf("turn %d: %d games after %d", m.Turn, m.Games, r.Course[i].Games)
		}
	}
}

// TestCrises_SeenAsOftenAsResolved compares what the events tell with what the
// referee itself counts.
func TestCrises_SeenAsOftenAsResolved(t *testing.T) {
	cat := cards.Catalogue()
	plan := Plan{Games: 400, Players: everyTable, Choices: []options.Choice{{}}, Bots: []string{"random"}, Seed: 6, Watch: true}
	tl := tallyOf(t, &plan)
	for i := range plan.Games {
		tl.play(cat, &plan, i)
	}
	seen, fatal := 0, 0
	for c, toll := range tl.course.crises {
		if k := cat.Kind(rules.Comp(c)); k != rules.KindCrisis && k != rules.KindSuper {
			continue
		}
		if n := tl.coverage.Branches[c][rules.BranchMain]; toll.seen != int(n) {
			t.Errorf("%s was seen %d times and resolved %d times", cat.Ref(rules.Comp(c)), toll.seen, n)
		}
		seen, fatal = seen+toll.seen, fatal+toll.fatal
	}
	if seen < 4000 || fatal < 100 || fatal > plan.Games {
		t.Errorf("%d cards, %d of them fatal, in %d games", seen, fatal, plan.Games)
	}
}

func TestCrises_WhoIsToBlame(t *testing.T) {
	const a, b = rules.Comp(1), rules.Comp(2)
	shows := func(c rules.Comp) rules.Event { return rules.Event{Kind: rules.EvCrisis, Comp: c} }
	gone := func(c rules.Comp, rule string, to rules.Fate) rules.Event {
		return rules.Event{Kind: rules.EvCrisisGone, Comp: c, Rule: rule, Fate: to}
	}
	phase := func(p rules.Phase) rules.Event { return rules.Event{Kind: rules.EvPhase, Phase: p} }
	eats := func(n int) rules.Event { return rules.Event{Kind: rules.EvResource, Resource: rules.Food, Change: -n} }
	ends := func(e rules.Ending) rules.Event { return rules.Event{Kind: rules.EvEnded, Ending: e} }
	rows := []struct {
		name   string
		events []rules.Event
		food   int8 // in the end
		a, b   toll
	}{
		{
			"until the jump",
			[]rules.Event{shows(a), eats(2), phase(rules.PhaseShips), eats(1), phase(rules.PhaseJump), eats(4), ends(rules.HumansJumped)},
			1,
			toll{seen: 1, lost: [4]int{0, 3, 0, 0}, squares: 9},
			toll{},
		},
		{
			"replaced before it was resolved",
			[]rules.Event{shows(a), gone(a, "character.laura-roslin", rules.FateDiscarded), shows(b), eats(1), ends(rules.Boarded)},
			1,
			toll{},
			toll{seen: 1, lost: [4]int{0, 1, 0, 0}, squares: 1, fatal: 1},
		},
		{
			"the other of two looked at",
			[]rules.Event{gone(b, "location.caprica", rules.FateDiscarded), shows(a), eats(1), gone(a, "crisis.discard", rules.FateDiscarded), eats(1), ends(rules.Boarded)},
			1,
			toll{seen: 1, lost: [4]int{0, 1, 0, 0}, squares: 1},
			toll{},
		},
		{
			"kept in play",
			[]rules.Event{shows(a), gone(a, "crisis.keep-in-play", rules.FateKept), phase(rules.PhaseShips), eats(1), phase(rules.PhaseJump), ends(rules.HumansJumped)},
			1,
			toll{seen: 1, lost: [4]int{0, 1, 0, 0}, squares: 1},
			toll{},
		},
		{
			"emptied by an earlier card",
			[]rules.Event{shows(a), eats(3), phase(rules.PhaseJump), shows(b), phase(rules.PhaseJump), ends(rules.OutOfFood)},
			0,
			toll{seen: 1, lost: [4]int{0, 3, 0, 0}, squares: 9, fatal: 1},
			toll{seen: 1},
		},
		{"emptied by no card", []rules.Event{shows(a), phase(rules.PhaseJump), eats(3), ends(rules.OutOfFood)}, 0, toll{seen: 1}, toll{}},
		{
			"emptied, filled and emptied again",
			[]rules.Event{shows(a), eats(3), phase(rules.PhaseJump), eats(-1), shows(b), eats(1), ends(rules.OutOfFood)},
			0,
			toll{seen: 1, lost: [4]int{0, 3, 0, 0}, squares: 9},
			toll{seen: 1, lost: [4]int{0, 1, 0, 0}, squares: 1, fatal: 1},
		},
	}
	for _, row := range rows {
		c := course{crises: make([]toll, 3)}
		c.read(row.events, [rules.NumResources]int8{rules.Fuel: 5, rules.Food: row.food, rules.Morale: 5, rules.Population: 5})
		if c.crises[a] != row.a || c.crises[b] != row.b {
			t.Errorf("%s: %+v and %+v, want %+v and %+v", row.name, c.crises[a], c.crises[b], row.a, row.b)
		}
	}
}
