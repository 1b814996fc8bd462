package options

import "testing"

func TestRuling_LoyaltyDeck(t *testing.T) {
	rows := []struct {
		ruling, choice        string
		players, cylon, human int
		mutineer              bool
	}{
		{"opt-loyalty-3", "", 3, 1, 5, false},
		{"table", "", 4, 1, 6, false},
		{"opt-loyalty-5", "", 5, 2, 8, false},
		{"opt-loyalty-6", "", 6, 2, 9, false},
		{"opt-loyalty-4-leader", "pegasus&cylonleader", 4, 1, 5, false},
		{"opt-loyalty-5-leader", "pegasus&cylonleader", 5, 1, 7, false},
		{"table", "pegasus&cylonleader", 6, 2, 8, false},
		{"opt-loyalty-7-leader", "pegasus&cylonleader", 7, 2, 10, false},
		{"opt-loyalty-3-extra", "exodus", 3, 1, 6, false},
		{"opt-loyalty-4-extra", "exodus", 4, 1, 7, false},
		{"opt-loyalty-4-extra", "pegasus&forceexodus", 4, 1, 7, false},
		{"table", "exodus", 5, 2, 9, false},
		{"opt-loyalty-6-extra", "exodus", 6, 2, 10, false},
		{"opt-loyalty-4-leader-extra", "pegasus&exodus&cylonleader", 4, 1, 6, false},
		{"opt-loyalty-5-leader-extra", "pegasus&exodus&cylonleader", 5, 1, 8, false},
		{"opt-loyalty-6-leader-extra", "pegasus&exodus&cylonleader", 6, 2, 9, false},
		{"table", "pegasus&exodus&cylonleader", 7, 2, 11, false},
		{"opt-loyalty-3-day", "daybreak", 3, 1, 5, false},
		{"opt-loyalty-4-day", "daybreak", 4, 1, 7, true},
		{"opt-loyalty-5-day", "daybreak", 5, 2, 8, false},
		{"opt-loyalty-6-day", "daybreak", 6, 2, 10, true},
		{"opt-loyalty-5-day-leader", "daybreak&cylonleader", 5, 1, 7, true},
		{"opt-loyalty-6-day-leader", "daybreak&cylonleader", 6, 2, 8, false},
		{"opt-loyalty-3-day-extra", "daybreak&exodus", 3, 1, 6, false},
		{"opt-loyalty-4-day-extra", "daybreak&exodus", 4, 1, 8, true},
		{"opt-loyalty-5-day-extra", "daybreak&exodus", 5, 2, 9, false},
		{"opt-loyalty-6-day-extra", "daybreak&exodus", 6, 2, 11, true},
		{"opt-loyalty-5-day-leader-extra", "daybreak&exodus&cylonleader", 5, 1, 8, true},
		{"opt-loyalty-6-day-leader-extra", "daybreak&exodus&cylonleader", 6, 2, 9, false},
		{"opt-loyalty-7-day-leader-extra", "daybreak&exodus&cylonleader", 7, 2, 11, true},
		{"epica-loyalty-4", "epica", 4, 1, 8, true},
		{"epica-loyalty-5", "epica", 5, 2, 9, false},
		{"epica-loyalty-6", "epica", 6, 2, 11, true},
		{"epica-loyalty-6-leader", "epica&cylonleader", 6, 2, 9, false},
		{"epica-loyalty-7-leader", "epica&cylonleader", 7, 2, 11, true},
		{"one-player setup", "solo", 1, 1, 6, false},
		{"var-2p-no-loyalty-at-setup", "duo", 2, 0, 0, false},
		{"var-coop-no-loyalty", "coop", 5, 0, 0, false},
	}
	for _, row := range rows {
		t.Run(row.ruling+"/"+row.choice, func(t *testing.T) {
			c := mustParse(t, row.choice)
			cylon, human, err := LoyaltyDeck(row.players, c)
			if err != nil {
				t.Fatal(err)
			}
			if cylon != row.cylon || human != row.human {
				t.Errorf("%d players: %d + %d cards, want %d + %d", row.players, cylon, human, row.cylon, row.human)
			}
			if got := c.Feature(Mutineer, row.players); got != row.mutineer {
				t.Errorf("%d players: mutineer %v, want %v", row.players, got, row.mutineer)
			}
		})
	}
}

// TestLoyaltyDeck_GoesAround counts the cards of every legal game with an
// ordinary deck: two for each player except the Cylon Leader, including what
// joins late but not the Mutineer (who draws again), and one left over with the
// extra-card deck. It proves opt-loyalty-leader-not-counted among others.
func TestLoyaltyDeck_GoesAround(t *testing.T) {
	for c := range All() {
		if c.Has(Solo) || c.Has(Duo) || c.Has(Coop) {
			continue
		}
		for low, players := c.Players(); players >= low; players-- {
			cylon, human, err := LoyaltyDeck(players, c)
			if err != nil {
				t.Fatalf("%v, %d players: %v", c, players, err)
			}
			want, cards := 2*players, cylon+human
			if c.Has(CylonLeader) {
				want -= 2
			}
			if c.Feature(ExodusLoyalty, players) {
				want++
			}
			if c.Late(players) != LateNothing {
				cards++
			}
			if c.Feature(Mutineer, players) {
				cards++
				want++
			}
			if cards != want {
				t.Fatalf("%v, %d players: %d cards, want %d", c, players, cards, want)
			}
		}
	}
}

func TestLoyaltyDeck_RefusesWhatIsNoGame(t *testing.T) {
	for _, row := range []struct {
		choice  string
		players int
		reason  Reason
	}{
		{"", 0, Players},
		{"", 8, Players},
		{"", -1, Players},
		{"", 7, Needs},
		{"newcaprica", 4, Needs},
		{"allendings", 4, ReadingMode},
	} {
		cylon, human, err := LoyaltyDeck(row.players, mustParse(t, row.choice))
		if got := reasonOf(t, err); got != row.reason || cylon != 0 || human != 0 {
			t.Errorf("%q, %d players: %d, %d, %v; want 0, 0 and %q", row.choice, row.players, cylon, human, err, row.reason)
		}
	}
}

func TestLate(t *testing.T) {
	for _, row := range []struct {
		ruling, choice string
		players        int
		want           Late
	}{
		{"opt-loyalty-sympathizer-later", "", 4, LateSympathizer},
		{"opt-loyalty-sympathizer-later", "", 6, LateSympathizer},
		{"opt-loyalty-sympathizer-later", "", 3, LateNothing},
		{"var-nosymp-extra-card", "nosympathizer", 4, LateNotACylon},
		{"var-nosymp-dials-odd", "nosympathizer", 5, LateNothing},
		{"var-symp-set-aside", "sympatheticcylon", 6, LateSympatheticCylon},
		{"var-symp-odd", "sympatheticcylon", 5, LateNothing},
		{"opt-loyalty-mutineer-face-down-mixed", "daybreak", 4, LateNothing},
		{"var-7p-no-sympathizer", "pegasus&cylonleader", 7, LateNothing},
	} {
		if got := mustParse(t, row.choice).Late(row.players); got != row.want {
			t.Errorf("%s: Late(%d) of %q = %d, want %d", row.ruling, row.players, row.choice, got, row.want)
		}
	}
}
