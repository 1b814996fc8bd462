package rules_test

import (
	"math/rand/v2"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// chaos answers every request at random.
type chaos struct{ r *rand.Rand }

func (c chaos) Decide(_ rules.Chair, r *rules.Request, a *rules.Answer) {
	want := int(r.Min)
	if r.Max > r.Min {
		want += c.r.IntN(int(r.Max-r.Min) + 1)
	}
	total := 0
	for i := range int(r.N) {
		total += int(r.Limit[i])
	}
	for n := 0; n < want && n < total; {
		i := c.r.IntN(int(r.N))
		if a.Take[i] < r.Limit[i] {
			a.Take[i]++
			n++
		}
	}
}

func seedOf(n uint64) (s [32]byte) {
	for i := range 8 {
		s[i] = byte(n >> (8 * i))
	}
	return s
}

func TestPlay_RandomGamesEnd(t *testing.T) {
	cat := cards.Catalogue()
	ends := map[rules.Ending]int{}
	for n := range uint64(400) {
		players := 3 + int(n%4)
		tb, err := rules.NewTable(cat, options.Choice{}, players, seedOf(n))
		if err != nil {
			t.Fatal(err)
		}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = chaos{rand.New(rand.NewPCG(n, uint64(p)))}
		}
		func() {
			defer func() {
				if v := recover(); v != nil {
					t.Errorf("seed %d, %d players, turn %d: %v", n, players, tb.S.Turn, v)
					panic(v)
				}
			}()
			tb.Play(&ds)
		}()
		ends[tb.S.Result.Ending]++
	}
	t.Log(ends)
}
