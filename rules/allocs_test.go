package rules_test

import (
	"math/rand/v2"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// TestPlay_AllocatesNothing deals games at one table and plays them: neither a decision
// nor the deal of a further game allocates, whatever is played.
func TestPlay_AllocatesNothing(t *testing.T) {
	cat := cards.Catalogue()
	for _, words := range []string{
		"", "pegasus&newcaprica&cylonleader", "exodus&cylonfleet&personalgoal&finalfive&ioniannebula", "pegasus&exodus&daybreak&searchforhome", "epica",
	} {
		choice, err := options.Parse(words)
		if err != nil {
			t.Fatal(err)
		}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = chaos{rand.New(rand.NewPCG(5, uint64(p)))}
		}
		_, most := choice.Players()
		var tb rules.Table
		n := uint64(0)
		game := func() {
			if err := tb.Deal(cat, choice, most, seedOf(n)); err != nil {
				t.Fatal(err)
			}
			tb.Play(&ds)
			n++
		}
		if got := testing.AllocsPerRun(20, game); got != 0 {
			t.Errorf("%q: a game allocates %v times", words, got)
		}
	}
}
