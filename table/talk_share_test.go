package table

import (
	"fmt"
	"testing"

	"ragtag/wording"
)

// BenchmarkTalk plays the same deals at tables of bots that talk and at quiet ones, and
// reports how many the humans win: what is said changes what bots believe and do. Give
// it a number of games: -bench Talk -benchtime 300x.
func BenchmarkTalk(b *testing.B) {
	for _, words := range []string{"", "pegasus", "exodus&cylonfleet", "daybreak"} {
		for _, players := range []int{4, 5, 6} {
			for _, quiet := range []bool{false, true} {
				b.Run(fmt.Sprintf("options=%s/players=%d/quiet=%v", words, players, quiet), func(b *testing.B) {
					s := seats("bbbbbb"[:players], Relaxed)
					s.Options, s.Quiet = words, quiet
					for i := range s.Seats {
						s.Seats[i].Bot = "rookie"
					}
					won, lines := 0, 0
					for n := 0; b.Loop(); n++ {
						f := toTheEnd(b, fmt.Sprint(words, n), s)
						lines += len(f.Talk)
						if f.View.Over.Humans {
							won++
						}
					}
					b.ReportMetric(100*float64(won)/float64(b.N), "%won")
					b.ReportMetric(float64(lines)/float64(b.N), "lines/op")
				})
			}
		}
	}
}

// toTheEnd plays a game of bots, and returns its last frame.
func toTheEnd(b *testing.B, chance string, s SetUp) Frame {
	h := NewHub(&shelf{}, cat, Config{Chance: chance})
	defer h.Close()
	made, err := h.Create(s)
	if err != nil {
		b.Fatal(err)
	}
	t, err := h.Find(b.Context(), made.ID)
	if err != nil {
		b.Fatal(err)
	}
	w, err := t.Watch("", wording.En, 0, 0)
	if err != nil {
		b.Fatal(err)
	}
	defer w.Close()
	for {
		f, err := w.Next(b.Context())
		if err != nil {
			b.Fatal(err)
		}
		if f.Table.Status == Over {
			break
		}
	}
	f, err := t.Frame("", wording.En, 0, 0)
	if err != nil {
		b.Fatal(err)
	}
	return f
}
