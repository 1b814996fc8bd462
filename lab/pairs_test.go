package lab

import (
	"bytes"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"ragtag/cards"
)

// pairsShown is how many pairs of testdata/pairs.txt the tests play again. The list is
// made by
//
//	go run ./cmd/ragtag pairs --known lab/testdata/pairs.txt --games 20000
const pairsShown = 60

// TestPairs plays again the games of some pairs of features that act in one turn. When
// the rules have changed since the list was made, what its game does not show any more
// is looked for in others.
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
	if len(unseen) > len(sample)/2 {
		t.Errorf("no game shows %d of %d pairs any more: make testdata/pairs.txt anew", len(unseen), len(sample))
	}
}

// TestPairs_AreAll holds that every two features that can be together are in the list,
// or among those that no game has shown yet, a list that only gets shorter.
func TestPairs_AreAll(t *testing.T) {
	has := pairs(t, "pairs.txt")
	rest := unseenPairs(t)
	for _, p := range Together(cards.Catalogue()) {
		listed, owed := slices.ContainsFunc(has, p.Is), slices.ContainsFunc(rest, p.Is)
		if listed == owed {
			t.Errorf("%s with %s: shown by a game %v, on the list of the others %v", p.One, p.Two, listed, owed)
		}
		rest = slices.DeleteFunc(rest, p.Is)
	}
	for _, p := range rest {
		t.Errorf("pairs_unseen.txt: %s with %s cannot be in one game", p.One, p.Two)
	}
}

// TestPairs_NoticesWhatIsNotShown holds that a game is not taken to show what it does not.
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

// unseenPairs reads the pairs that no game has shown.
func unseenPairs(t *testing.T) (all []Pair) {
	t.Helper()
	data, err := os.ReadFile("testdata/pairs_unseen.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		line, _, _ = strings.Cut(line, "#")
		switch f := strings.Fields(line); {
		case len(f) == 2:
			all = append(all, Pair{One: f[0], Two: f[1]})
		case len(f) > 0:
			t.Errorf("pairs_unseen.txt: %q is no pair", line)
		}
	}
	return all
}
