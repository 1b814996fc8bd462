package rules_test

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// tape answers from bytes: each decision reads as many as it needs, and 0 when
// they run out.
type tape struct {
	bytes []byte
	at    int
}

func (b *tape) next() int {
	if b.at >= len(b.bytes) {
		return 0
	}
	b.at++
	return int(b.bytes[b.at-1])
}

// Decide takes as many of the options as the next byte says, each picked by
// another.
func (b *tape) Decide(_ rules.Chair, r *rules.Request, a *rules.Answer) {
	total := 0
	for i := range int(r.N) {
		total += int(r.Limit[i])
	}
	want := int(r.Min) + b.next()%(int(r.Max-r.Min)+1)
	if want > 0 {
		want = max(want, int(r.Least))
	}
	for n := 0; n < min(want, total); n++ {
		i := b.next() % int(r.N)
		for a.Take[i] >= r.Limit[i] {
			i = (i + 1) % int(r.N)
		}
		a.Take[i]++
	}
}

// FuzzAnswers plays games whose answers are the bytes given, after the number of
// players, the seed and the kind of game. Whatever the answers, the game stays whole
// and ends, or goes on past the turns that the bytes reach.
func FuzzAnswers(f *testing.F) {
	f.Add([]byte{0, 1, 0, 3, 200, 7, 7, 7, 1, 2, 3})
	f.Add([]byte{3, 9, 1, 255, 254, 253, 0, 0, 0, 0, 90, 80, 70})
	f.Add([]byte("the fleet jumps when it must, not when it would"))
	cat := cards.Catalogue()
	f.Fuzz(func(t *testing.T, in []byte) {
		if len(in) < 3 {
			return
		}
		kind := kindsOfGames[int(in[2])%len(kindsOfGames)]
		choice, err := options.Parse(kind.options)
		if err != nil {
			t.Fatal(err)
		}
		tb, err := rules.NewTable(cat, choice, kind.players[int(in[0])%len(kind.players)], seedOf(uint64(in[1])))
		if err != nil {
			t.Fatal(err)
		}
		b := &tape{bytes: in, at: 3}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = b
		}
		tb.PlayUntil(&ds, func() bool {
			if err := tb.Invariants(); err != nil {
				t.Fatalf("turn %d, %v: %v", tb.S.Turn, tb.S.Phase, err)
			}
			return b.at >= len(in) || tb.S.Turn > 300
		})
	})
}
