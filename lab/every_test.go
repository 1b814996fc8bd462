package lab

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
	"ragtag/scenario"
)

// every is two series over everything that can be played here. The long ones are
//
//	go run ./cmd/ragtag sim --every --games 100000
//	go run ./cmd/ragtag sim --every --games 10000 --seats random,careless,rookie
var every = []Plan{
	{Every: true, Games: 16000, Bots: []string{"random"}, Seed: 1},
	{Every: true, Games: 1000, Bots: []string{"random", "careless", "rookie"}, Seed: 1},
}

// The legal choices of options, and how many there are with each number of players that
// they allow. The long form of TestEvery_Sample plays 20 games of each of these.
const (
	legalChoices = 1787
	legalCells   = 7142
)

// TestEvery_ReachesAllThatNoScenarioShows plays games of every choice with every
// number of players: none breaks off, and what none of them reaches is shown by
// the scenario that testdata/shown.txt names.
func TestEvery_ReachesAllThatNoScenarioShows(t *testing.T) {
	if testing.Short() {
		t.Skip("plays hundreds of whole games; make test plays them")
	}
	cat := cards.Catalogue()
	in := Components{}
	for _, plan := range every {
		maps.Copy(in, deals(cat, plan))
	}
	all := Reachable(cat, in)
	never := all
	for _, plan := range every {
		r := run(t, plan)
		for _, f := range r.Faults {
			t.Errorf("go run ./cmd/ragtag sim --every --seed 1 --from %d --games 1 --seats %s: %v", f.Game, strings.Join(plan.Bots, ","), f)
		}
		roomy(t, r)
		could := Reachable(cat, deals(cat, plan))
		never = slices.DeleteFunc(slices.Clone(never), func(id string) bool {
			return slices.Contains(could, id) && !slices.Contains(r.NeverReached, id)
		})
	}
	for id, file := range shown(t) {
		if !slices.Contains(all, id) {
			t.Errorf("testdata/shown.txt: nothing is called %s", id)
		}
		if slices.Contains(neverReached(cat, in, reached(t, cat, file)), id) {
			t.Errorf("%s does not show %s", file, id)
		}
		never = slices.DeleteFunc(never, func(other string) bool { return other == id })
	}
	for _, id := range never {
		t.Errorf("no game reached %s: name a scenario in testdata/shown.txt that shows it", id)
	}
}

// roomy looks whether no question comes near to having more options than there is room
// for, also where how many it has depends on what a player holds.
func roomy(t *testing.T, r Report) {
	t.Helper()
	for kind, n := range r.MostOptions {
		if n > rules.MaxOptions*5/8 {
			t.Errorf("a request %s had %d options, of %d", kind, n, rules.MaxOptions)
		}
	}
	if r.MostOptions["action"] < 8 {
		t.Errorf("no action had more than %d options", r.MostOptions["action"])
	}
}

// deals returns what is in play in the games of a plan.
func deals(cat *rules.Catalogue, plan Plan) Components {
	if plan.Every {
		plan.Choices, plan.Players = everyChoice()
	}
	return InPlay(cat, plan.Choices, plan.Players)
}

// shown reads which scenario shows what games hardly ever reach.
func shown(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "shown.txt"))
	if err != nil {
		t.Fatal(err)
	}
	by := map[string]string{}
	for line := range strings.Lines(string(text)) {
		if f := strings.Fields(line); len(f) == 2 && f[0] != "#" {
			by[f[0]] = f[1]
		} else if len(f) > 0 && f[0] != "#" {
			t.Errorf("testdata/shown.txt: %q is not an id and a scenario", line)
		}
	}
	return by
}

// reached plays a scenario and returns what it reaches.
func reached(t *testing.T, cat *rules.Catalogue, file string) *rules.Coverage {
	t.Helper()
	c := rules.NewCoverage(cat)
	played(t, cat, file, func(g *rules.Game) { c.Add(g.Reached()) })
	return c
}

// played plays a scenario and hands over the game of each case.
func played(t *testing.T, cat *rules.Catalogue, file string, game func(*rules.Game)) {
	t.Helper()
	if err := parsed(t, file).Played(cat, game); err != nil {
		t.Error(err)
	}
}

// parsed reads a scenario.
func parsed(t *testing.T, file string) *scenario.Scenario {
	t.Helper()
	path := filepath.Join("..", "scenario", "testdata", filepath.FromSlash(file)+".scenario")
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Parse(path, string(src))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestEvery_TakesAllThatCanBePlayed(t *testing.T) {
	plan := Plan{Every: true, Games: 1, Bots: []string{"random", "rookie"}}
	tallyOf(t, &plan)
	seen := map[string]bool{}
	for i := range plan.settings {
		s := plan.setting(i)
		choice, n := plan.Choices[s.choice], plan.Players[s.players]
		if err := choice.Playable(n); err != nil {
			t.Error(err)
		}
		seen[fmt.Sprintf("%v %d", choice, n)] = true
	}
	for _, want := range []string{"solo 1", "duo 2", " 3", "coop 6", "pegasus&newcaprica 4", "pegasus&forceexodus&cylonleader&newcaprica&forcemotive&extradeath 7"} {
		if !seen[want] {
			t.Errorf("%s is not played", want)
		}
	}
	if len(seen) != len(plan.settings) || seen["solo 3"] {
		t.Errorf("%d settings, of which %d are different", len(plan.settings), len(seen))
	}
	choices := map[string]bool{}
	for _, s := range plan.settings {
		choices[plan.Choices[s.choice].String()] = true
	}
	if len(choices) != legalChoices || len(seen) != legalCells {
		t.Errorf("%d choices are played, %d with each of their numbers of players; want %d, %d", len(choices), len(seen), legalChoices, legalCells)
	}
	for _, wrong := range []Plan{
		{Every: true, Games: 1, Bots: plan.Bots, Players: []int{4}},
		{Every: true, Games: 1, Bots: plan.Bots, Choices: []options.Choice{{}}},
	} {
		if wrong.check(cards.Catalogue()) == nil {
			t.Errorf("%+v was taken", wrong)
		}
	}
}
