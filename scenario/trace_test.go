package scenario

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ragtag/options"
)

// ruling is what tracing needs of a ruling.
type ruling struct {
	id   string
	sets []string // conditions that must all hold for it to apply
	epic bool     // it is about Epica games only
}

// rulings reads the project's copy of the rulings: every "- id:" and the
// "sets:" that follows it.
func rulings(t *testing.T) (all []ruling) {
	t.Helper()
	names, err := filepath.Glob("../rulebook/testdata/rulings/*.yaml")
	if err != nil || len(names) == 0 {
		t.Fatalf("no rulings: %v", err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(data), "\n") {
			if id, ok := strings.CutPrefix(line, "- id: "); ok {
				all = append(all, ruling{id: strings.TrimSpace(id), epic: filepath.Base(name) == "epica.yaml"})
			}
			if sets, ok := strings.CutPrefix(line, "  sets: ["); ok {
				sets, _, _ = strings.Cut(sets, "]")
				for _, w := range strings.Split(sets, ",") {
					last := &all[len(all)-1]
					last.sets = append(last.sets, strings.TrimSpace(w))
				}
			}
		}
	}
	for _, r := range all {
		if len(r.sets) == 0 {
			t.Fatalf("ruling %s has no sets", r.id)
		}
	}
	return all
}

// game is a choice and a number of players that can be played today.
type game struct {
	choice  options.Choice
	players int
}

// built lists every game that can be played today.
func built() (games []game) {
	for c := range options.All() {
		for n := options.MinPlayers; n <= options.MaxPlayers; n++ {
			if c.Playable(n) == nil {
				games = append(games, game{c, n})
			}
		}
	}
	return games
}

// chosen are the words of rulings for what can be chosen.
var chosen = map[string]options.Word{
	"pegasus": options.Pegasus, "exodus": options.Exodus, "daybreak": options.Daybreak, "kobol": options.Kobol,
	"new-caprica": options.NewCaprica, "ionian-nebula": options.IonianNebula, "search-for-home": options.SearchForHome,
	"all-endings": options.AllEndings, "cylon-leader": options.CylonLeader, "personal-goals": options.PersonalGoal,
	"final-five": options.FinalFive, "cylon-fleet": options.CylonFleet, "allies-for-all-seasons": options.AllySeasons,
	"force-pegasus-loyalty": options.ForcePegasus, "force-exodus-loyalty": options.ForceExodus,
	"force-demetrius": options.ForceDemetrius, "no-sympathizer": options.NoSympathizer,
	"sympathetic-cylon": options.SympatheticCylon, "force-overlay": options.ForceOverlay, "force-motive": options.ForceMotive,
	"extra-death": options.ExtraDeath, "two-player": options.Duo, "one-player": options.Solo, "co-op": options.Coop,
	"epica": options.Epica,
}

// holds reports whether a condition of a ruling holds in a game.
func (g game) holds(t *testing.T, condition string) bool {
	t.Helper()
	for _, one := range strings.Split(condition, " or ") {
		one, not := strings.CutPrefix(strings.TrimSpace(one), "not ")
		if g.is(t, one, condition) != not {
			return true
		}
	}
	return false
}

func (g game) is(t *testing.T, word, condition string) bool {
	if word == "any" {
		return true
	}
	if w, ok := chosen[word]; ok {
		return g.choice.Holds(w)
	}
	if f, ok := options.FeatureOf(word); ok {
		return g.choice.Feature(f, g.players)
	}
	if n, err := strconv.Atoi(strings.TrimSuffix(word, " players")); err == nil { // "4 or 6 players"
		return g.players == n
	}
	t.Fatalf("the word %q of the condition %q means nothing here", word, condition)
	return false
}

// applies reports whether the ruling can be true in a game of today.
func (r ruling) applies(t *testing.T, games []game) bool {
	if r.epic {
		return slices.ContainsFunc(games, func(g game) bool { return g.choice.Has(options.Epica) })
	}
	return slices.ContainsFunc(games, func(g game) bool {
		return !slices.ContainsFunc(r.sets, func(c string) bool { return !g.holds(t, c) })
	})
}

// elsewhere reads testdata/elsewhere.txt: rulings that tests of another package
// prove, since no game can show them. Each must be cited there.
func elsewhere(t *testing.T) map[string]bool {
	t.Helper()
	data, err := os.ReadFile("testdata/elsewhere.txt")
	if err != nil {
		t.Fatal(err)
	}
	cited := map[string]bool{}
	for _, line := range strings.Split(string(data), "\n") {
		line, _, _ = strings.Cut(line, "#")
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		if len(words) != 2 || !citedIn(t, words[1], words[0]) {
			t.Errorf("elsewhere.txt: %q: no test of package %s cites it", words[0], words[len(words)-1])
		}
		cited[words[0]] = true
	}
	return cited
}

func citedIn(t *testing.T, pkg, id string) bool {
	t.Helper()
	names, err := filepath.Glob(filepath.Join("..", pkg, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(data), id) {
			return true
		}
	}
	return false
}

// unreachable reads testdata/unreachable.txt: rulings that no game of the built sets
// reaches, each with the reason.
func unreachable(t *testing.T) map[string]bool {
	t.Helper()
	data, err := os.ReadFile("testdata/unreachable.txt")
	if err != nil {
		t.Fatal(err)
	}
	ids := map[string]bool{}
	for _, line := range strings.Split(string(data), "\n") {
		line, _, _ = strings.Cut(line, "#")
		if id, why, _ := strings.Cut(strings.TrimSpace(line), " "); id != "" {
			if why == "" {
				t.Errorf("unreachable.txt gives no reason for %s", id)
			}
			ids[id] = true
		}
	}
	return ids
}

// TestTraceability checks that every ruling that can be true in a game of today is cited
// by a scenario or by a test elsewhere, or that it is known why no game reaches it.
// What is cited must exist.
func TestTraceability(t *testing.T) {
	all, games, cited, idle := rulings(t), built(), elsewhere(t), unreachable(t)
	for _, file := range files(t) {
		for _, id := range parse(t, file).Rulings {
			cited[id] = true
		}
	}
	open := 0
	for _, r := range all {
		switch applies := r.applies(t, games); {
		case idle[r.id] && cited[r.id]:
			t.Errorf("%s is called unreachable, and proved", r.id)
		case idle[r.id] && !applies:
			t.Errorf("%s is called unreachable, but speaks of no game of today", r.id)
		case applies && !cited[r.id] && !idle[r.id]:
			t.Errorf("no scenario cites %s", r.id)
			open++
		}
		delete(cited, r.id)
		delete(idle, r.id)
	}
	for id := range cited {
		t.Errorf("%s is cited, and is no ruling", id)
	}
	for id := range idle {
		t.Errorf("%s is called unreachable, and is no ruling", id)
	}
	t.Logf("%d rulings, %d games, %d open", len(all), len(games), open)
}
