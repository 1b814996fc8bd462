package rules_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// BenchmarkPlay measures whole random base games; it reports decisions, games
// and allocations.
func BenchmarkPlay(b *testing.B) {
	cat := cards.Catalogue()
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = chaos{rand.New(rand.NewPCG(1, uint64(p)))}
	}
	var decisions uint64
	turns := 0
	b.ReportAllocs()
	for n := range uint64(b.N) {
		t, err := rules.NewTable(cat, options.Choice{}, 3+int(n%4), seedOf(n))
		if err != nil {
			b.Fatal(err)
		}
		t.Play(&ds)
		decisions += t.Decided
		turns += int(t.S.Turn)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
	b.ReportMetric(float64(turns)/float64(b.N), "turns/game")
	b.ReportMetric(float64(unsafe.Sizeof(rules.State{})), "state-bytes")
}
