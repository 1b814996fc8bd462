package rules_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// TestLeak_EveryChoice compares deals in games of a sample of all choices. RAGTAG_SEED
// changes which, and RAGTAG_LEAK_CHOICES how many; the long form is
//
//	RAGTAG_LEAK_CHOICES=500 go test -run Leak_EveryChoice ./rules
func TestLeak_EveryChoice(t *testing.T) {
	const each = 60 // compared in each
	seed, n := uint64(1), 16
	if s, err := strconv.ParseUint(os.Getenv("RAGTAG_SEED"), 10, 64); err == nil {
		seed = s
	}
	if c, err := strconv.Atoi(os.Getenv("RAGTAG_LEAK_CHOICES")); err == nil {
		n = c
	}
	t.Logf("RAGTAG_SEED=%d RAGTAG_LEAK_CHOICES=%d", seed, n)
	cat, all := cards.Catalogue(), everyGame(cards.Catalogue())
	r := rand.New(rand.NewPCG(seed, 0))
	for range n {
		it, deal := all[r.IntN(len(all))], r.Uint64()
		g, err := rules.NewGame(cat, it.choice, it.players, seedOf(deal))
		if err != nil {
			t.Fatal(err)
		}
		l := newLeakTest(honest())
		for l.compared < each && l.leak == "" {
			if g.Over() {
				deal++
				if g, err = rules.NewGame(cat, it.choice, it.players, seedOf(deal)); err != nil {
					t.Fatal(err)
				}
			}
			l.play(cat, g, each)
		}
		if l.leak != "" {
			t.Errorf("%q, %d players, deal %d: %s", it.choice, it.players, deal, l.leak)
		}
	}
}

// oneGame is a choice and a number of players.
type oneGame struct {
	choice  options.Choice
	players int
}

// everyGame returns all choices with all numbers of players.
func everyGame(cat *rules.Catalogue) (all []oneGame) {
	for c := range options.All() {
		for n := options.MinPlayers; n <= options.MaxPlayers; n++ {
			if cat.Playable(c, n) == nil {
				all = append(all, oneGame{c, n})
			}
		}
	}
	return all
}
