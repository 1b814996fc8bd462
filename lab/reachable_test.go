package lab

import (
	"slices"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// base is what the base game has.
func base(cat *rules.Catalogue) Components { return InPlay(cat, []options.Choice{{}}, []int{4}) }

func TestReachable_FollowsTheCards(t *testing.T) {
	cat := cards.Catalogue()
	ids := Reachable(cat, base(cat))
	if !slices.IsSorted(ids) || len(slices.Compact(slices.Clone(ids))) != len(ids) {
		t.Error("the ids are not sorted, or one is there twice")
	}
	for id, want := range map[string]bool{
		"crisis/elections-loom/partial":        true, // a check with a partial result
		"crisis/prison-labor/partial":          false,
		"crisis/prison-labor/pass":             true, // though it has no effect
		"crisis/water-sabotaged/a":             true,
		"crisis/water-sabotaged/fail":          true, // the check inside box a
		"crisis/bomb-threat/low-roll":          true, // the roll inside box b
		"crisis/food-shortage/pass":            false,
		"crisis/requested-resignation/inner-b": true,
		"crisis/ambush/special":                true,
		"crisis/boarding-parties/special":      false,
		"super-crisis/cylon-intruders/partial": true,
		"quorum/encourage-mutiny/high-roll":    true, // in the roll of another player
		"quorum/assign-vice-president/use":     true,
		"destination/icy-moon/low-roll":        true, // in the Admiral's venture
		"destination/barren-planet/low-roll":   false,
		"location/administration/pass":         true,  // in the check of an accusation
		"location/sickbay/use":                 false, // it has no action
		"loyalty/cylon-morale/reveal":          true,
		"loyalty/sympathizer/b":                true,
		"loyalty/not-a-cylon-base/reveal":      false,
		"title/president/use":                  true,
		"title/president/second-use":           false,
		"skill/launch-scout-2/high-roll":       true,
		"ability/emotionally-attached/use":     false, // a fact of the sheet
		"ability/cag/use":                      true,
		"window/rolled":                        true,
		"window/turn-starts":                   false, // only forced uses: nobody is asked
		"window/action":                        false,
		"request/none":                         false,
		"activation/none":                      false,
		"ending/boarded":                       true,
		"ending/going":                         false,
		"ending/no-humans":                     false,
	} {
		if slices.Contains(ids, id) != want {
			t.Errorf("%s is reachable: %v, want %v", id, !want, want)
		}
	}
}

// TestReachable_LeavesHumans checks why no game reaches rules.Forsaken: even if
// everybody who can be a Cylon is known as one, two players are left, of whom the Trial
// takes one.
func TestReachable_LeavesHumans(t *testing.T) {
	for c := range options.All() {
		for n := options.MinPlayers; c.Holds(options.IonianNebula) && n <= options.MaxPlayers; n++ {
			cylons, _, err := options.LoyaltyDeck(n, c)
			if err != nil {
				continue
			}
			if c.Has(options.CylonLeader) {
				cylons++
			}
			if late := c.Late(n); late == options.LateSympathizer || late == options.LateSympatheticCylon {
				cylons++
			}
			if n-cylons < 2 {
				t.Errorf("%v, %d players: %d can be Cylons", c, n, cylons)
			}
		}
	}
}

func TestNeverReached_ListsWhatIsMissing(t *testing.T) {
	cat := cards.Catalogue()
	c := rules.NewCoverage(cat)
	if got, want := neverReached(cat, base(cat), c), Reachable(cat, base(cat)); !slices.Equal(got, want) {
		t.Errorf("%d of %d are missing before any game", len(got), len(want))
	}
	c.Endings[rules.Boarded], c.Windows[rules.WhenRolled] = 1, 3
	got := neverReached(cat, base(cat), c)
	if slices.Contains(got, "ending/boarded") || slices.Contains(got, "window/rolled") || len(got) != len(Reachable(cat, base(cat)))-2 {
		t.Errorf("what was reached is still missing: %v", got)
	}
}
