package rules_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// TestSight_ViewsAreThoseOfEachSeat compares, throughout games, views that share what
// is the same for all with views that are made alone. Making one leaves the others as
// they were.
func TestSight_ViewsAreThoseOfEachSeat(t *testing.T) {
	for i, text := range []string{"", "pegasus&newcaprica&cylonleader", "exodus&cylonfleet&personalgoal&finalfive&ioniannebula"} {
		choice, err := options.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		g, err := rules.NewGame(cards.Catalogue(), choice, 5, seedOf(uint64(i)))
		if err != nil {
			t.Fatal(err)
		}
		dice := rand.New(rand.NewPCG(1, uint64(i)))
		for n := 0; n < 400 && !g.Over(); n++ {
			if n%5 == 0 {
				s := g.Sight()
				var all []rules.View
				for p := rules.Nobody; p < 5; p++ {
					all = append(all, s.View(p))
				}
				for p := rules.Nobody; p < 5; p++ {
					got, _ := json.Marshal(all[p+1])
					if want, _ := json.Marshal(g.View(p)); string(got) != string(want) {
						t.Fatalf("%q, question %d, seat %d:\n%s\nwant\n%s", text, g.Ask(), p, got, want)
					}
				}
			}
			for _, q := range g.Pending() {
				if err := g.Let(q.Seat, chaos{dice}); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
	}
}
