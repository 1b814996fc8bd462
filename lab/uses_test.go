package lab

import (
	"slices"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/options"
)

// rarely are uses that rookies never see a reason for, or hardly ever: 500 games of a set
// may pass without one.
var rarely = []string{
	"location/human-fleet-overlay/use",        // Caprica is worth more to a Cylon who has cards
	"location/human-fleet-overlay/second-use", // for a Cylon Leader
	"location/shipyard/second-use",            // a Cylon on New Caprica has better to do
	"location/resurrection-ship/use",          // a Cylon revealed late has nothing to hand on
	"location/resurrection-ship-overlay/use",  // the same
	"location/hub-destroyed/use",              // a Mission must have destroyed it
	"location/airlock/use",                    // the Brig holds a Cylon better
	"location/resistance-hq/use",              // the same
	"location/administration/use",             // for a President who must be a Cylon
	"location/administration-daybreak/use",    // the same
}

// TestUses_RookiesUseEverything: in 500 games of a set or more, every location and ability
// is used, and every new card of Daybreak; no question is answered by a guess but which
// character to play, which is a whim.
func TestUses_RookiesUseEverything(t *testing.T) {
	if testing.Short() {
		t.Skip("plays hundreds of whole games; make test plays them")
	}
	of := func(words ...string) series {
		plan := Plan{Games: 500, Players: []int{4, 5, 6}, Bots: []string{"rookie"}, Seed: 5, Uses: true}
		for _, w := range words {
			c, err := options.Parse(w)
			if err != nil {
				t.Fatal(err)
			}
			plan.Choices = append(plan.Choices, c)
		}
		return seriesOf(plan)
	}
	cat := cards.Catalogue()
	for _, set := range []struct {
		name  string
		games []series
		cards string // of this set, used too
	}{
		{"base", []series{ofBase, ofFive}, ""},
		{"pegasus", []series{ofPegasus}, ""},
		{"exodus", []series{of("exodus", "exodus&cylonfleet", "exodus&ioniannebula", "exodus&personalgoal&finalfive")}, ""},
		{"daybreak", []series{of("daybreak", "daybreak&searchforhome", "daybreak&cylonleader")}, "daybreak"},
	} {
		used := map[string]int{}
		for _, games := range set.games {
			u := games.played(t).Uses
			for kind, n := range u.Fallbacks {
				if kind != "character" {
					t.Errorf("%s: %d questions about %s were answered by a guess", set.name, n, kind)
				}
			}
			for id, n := range u.Used {
				used[id] += n
			}
		}
		for id, n := range used {
			c, _ := cat.Find(id[:strings.LastIndexByte(id, '/')])
			place := strings.HasPrefix(id, "location/") || strings.HasPrefix(id, "ability/")
			if n == 0 && (place || cat.Set(c) == set.cards) && !slices.Contains(rarely, id) {
				t.Errorf("%s: nobody used %s", set.name, id)
			}
		}
	}
}
