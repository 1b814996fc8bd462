package lab

import (
	"bytes"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/rulebook"
	"ragtag/rules"
)

// pairsShown is how many pairs of testdata/pairs.txt the tests play again. The list is
// made by
//
//	go run ./cmd/ragtag pairs --known lab/testdata/pairs.txt --games 20000
const pairsShown = 60

// TestPairs plays again the games of some pairs of features that act in one turn. If
// the rules have changed since the list was made, a pair that its game no longer shows
// is looked for in other games.
func TestPairs(t *testing.T) {
	cat, all := cards.Catalogue(), pairs(t, "pairs.txt")
	seed := sampleSeed(t)
	r := rand.New(rand.NewPCG(seed, 0))
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	sample := all[:games(pairsShown)]
	wrong, err := Shown(cat, sample)
	if err != nil {
		t.Fatal(err)
	}
	again, unseen, err := Seek(t.Context(), cat, wrong, []string{"random"}, 0, 300)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d pairs; %d are shown by other games than before", len(sample), len(again))
	if len(unseen)*10 > len(sample) {
		t.Errorf("no game shows %d of %d pairs any more: make testdata/pairs.txt anew", len(unseen), len(sample))
	}
}

// TestPairs_OfScenarios checks that the scenarios that are listed for pairs show them: in
// one turn of one case, with options that have both features.
func TestPairs_OfScenarios(t *testing.T) {
	cat := cards.Catalogue()
	by := map[string][]Pair{}
	for _, p := range scenarioPairs(t) {
		by[p.file] = append(by[p.file], p.Pair)
	}
	for file, missing := range by {
		saw := newWitness(cat)
		watched(t, cat, file, &saw, func() {
			for turn := range saw.turns {
				missing = slices.DeleteFunc(missing, func(p Pair) bool { return saw.both(turn, p) })
			}
		})
		for _, p := range missing {
			t.Errorf("pairs_scenarios.txt: in no turn of %s do %s and %s act", file, p.One, p.Two)
		}
	}
}

// TestPairs_OfScenarios_NoticesWhatIsNotShown checks that a scenario is not taken to show
// what two of its cases do, each of them one, nor a feature that its options do not have.
func TestPairs_OfScenarios_NoticesWhatIsNotShown(t *testing.T) {
	saw, cases := newWitness(cards.Catalogue()), 0
	one, other := 0, 0
	watched(t, saw.cat, "daybreak/hub-destroyed", &saw, func() {
		cases++
		for turn := range saw.turns {
			if saw.both(turn, Pair{One: "execution", Two: "execution"}) {
				one++
			}
			if saw.both(turn, Pair{One: "hub", Two: "hub"}) {
				other++
			}
			if saw.both(turn, Pair{One: "execution", Two: "hub"}) {
				t.Error("a case that executes is taken for one that destroys the Hub")
			}
		}
	})
	if cases < 2 || one == 0 || other == 0 {
		t.Errorf("of %d cases %d execute and %d destroy the Hub", cases, one, other)
	}
	watched(t, saw.cat, "exodus/final-five-causes", &saw, func() {
		for turn := range saw.turns {
			if saw.both(turn, Pair{One: "super-crisis", Two: "sympathetic-cylon"}) {
				t.Error("the Sympathizer is taken for the Sympathetic Cylon")
			}
		}
	})
}

// watched plays a scenario before a witness, and calls ended after each case.
func watched(t *testing.T, cat *rules.Catalogue, file string, saw *witness, ended func()) {
	t.Helper()
	var of *rules.Game
	note := func(g *rules.Game, from *rules.State) {
		if g != of {
			of = g
			saw.begin(from)
		}
		s := g.State()
		saw.note(g.Events(), &s)
	}
	if err := parsed(t, file).Watched(cat, note, func(*rules.Game) { ended() }); err != nil {
		t.Error(err)
	}
}

// TestPairs_AreAll checks that every two features that can be together are shown by a
// game or by a scenario, or are among those of which a rule says that they cannot act in
// one turn.
func TestPairs_AreAll(t *testing.T) {
	has := pairs(t, "pairs.txt")
	for _, p := range scenarioPairs(t) {
		has = append(has, p.Pair)
	}
	rest := impossiblePairs(t)
	for _, p := range Together(cards.Catalogue()) {
		listed, never := slices.ContainsFunc(has, p.Is), slices.ContainsFunc(rest, p.Is)
		if listed == never {
			t.Errorf("%s with %s: shown %v, on the list of the impossible %v", p.One, p.Two, listed, never)
		}
		rest = slices.DeleteFunc(rest, p.Is)
	}
	for _, p := range rest {
		t.Errorf("pairs_impossible.txt: %s with %s cannot be in one game", p.One, p.Two)
	}
}

// TestPairs_NoticesWhatIsNotShown checks that a game is not taken to show what it does not.
func TestPairs_NoticesWhatIsNotShown(t *testing.T) {
	p := pairs(t, "pairs.txt")[0]
	p.Turn += 1000
	if wrong, err := Shown(cards.Catalogue(), []Pair{p}); err != nil || len(wrong) != 1 {
		t.Errorf("%v, %v", wrong, err)
	}
}

func pairs(t *testing.T, name string) []Pair {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	all, err := ReadPairs(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// impossiblePairs reads the pairs that no turn can show, with the rule that says so.
func impossiblePairs(t *testing.T) (all []Pair) {
	t.Helper()
	for _, f := range fieldsOf(t, "pairs_impossible.txt", 3) {
		if !slices.Contains(rulebook.IDs(), f[2]) {
			t.Errorf("pairs_impossible.txt: there is no rule %s", f[2])
		}
		all = append(all, Pair{One: f[0], Two: f[1]})
	}
	return all
}

// shownPair is a pair with the scenario that shows it.
type shownPair struct {
	Pair
	file string
}

// scenarioPairs reads the pairs that a scenario shows.
func scenarioPairs(t *testing.T) (all []shownPair) {
	t.Helper()
	for _, f := range fieldsOf(t, "pairs_scenarios.txt", 3) {
		all = append(all, shownPair{Pair{One: f[0], Two: f[1]}, f[2]})
	}
	return all
}

// fieldsOf reads the lines of a file of testdata, of n fields each.
func fieldsOf(t *testing.T, name string, n int) (all [][]string) {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		line, _, _ = strings.Cut(line, "#")
		switch f := strings.Fields(line); len(f) {
		case 0:
		case n:
			all = append(all, f)
		default:
			t.Errorf("%s: %q does not have %d fields", name, line, n)
		}
	}
	return all
}
