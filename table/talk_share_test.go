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
						_, t, _ := finished(b, Config{Chance: fmt.Sprint(words, n)}, s)
						f, err := t.Frame("", wording.En, 0, 0)
						if err != nil {
							b.Fatal(err)
						}
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
