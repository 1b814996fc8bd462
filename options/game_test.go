package options

import (
	"testing"
)

// TestAll_IsEveryLegalGame counts the legal games independently: over every
// combination of all words and endings that make a game.
func TestAll_IsEveryLegalGame(t *testing.T) {
	seen := map[Choice]bool{}
	for c := range All() {
		if seen[c] {
			t.Fatalf("%v comes twice", c)
		}
		seen[c] = true
		if low, high := c.Players(); c.Check(low) != nil || c.Check(high) != nil {
			t.Fatalf("%v: %v, %v", c, c.Check(low), c.Check(high))
		}
	}
	free := (setOf(lastWord)<<1 - 2) &^ (endings | displays)
	legal := 0
	for sub := free; ; sub = (sub - 1) & free {
		for _, ending := range []Word{Kobol, NewCaprica, IonianNebula, SearchForHome} {
			if c := (Choice{sub}).With(ending); c.Check(0) == nil {
				legal++
				if !seen[c] {
					t.Fatalf("%v is legal and not among All", c)
				}
			}
		}
		if sub == 0 {
			break
		}
	}
	if legal != len(seen) {
		t.Errorf("All yields %d choices, %d are legal", len(seen), legal)
	}
	t.Logf("%d legal choices", legal)
}

func TestAll_Stops(t *testing.T) {
	n := 0
	for range All() {
		if n++; n == 5 {
			break
		}
	}
	if n != 5 {
		t.Errorf("stopped after %d", n)
	}
}

func TestCheck_Players(t *testing.T) {
	rows := []struct {
		choice    string
		low, high int
	}{
		{"", 3, 6},
		{"exodus", 3, 6},
		{"coop", 3, 6},
		{"pegasus&cylonleader", 4, 7},
		{"epica", 3, 6},
		{"epica&cylonleader", 4, 7},
		{"solo", 1, 1},
		{"duo", 2, 2},
	}
	for _, row := range rows {
		c := mustParse(t, row.choice)
		if low, high := c.Players(); low != row.low || high != row.high {
			t.Errorf("%q is for %d to %d, want %d to %d", row.choice, low, high, row.low, row.high)
		}
		for players := -2; players <= MaxPlayers+2; players++ {
			fits := row.low <= players && players <= row.high
			if err := c.Check(players); players != 0 && (err == nil) != fits {
				t.Errorf("%q, %d players: %v", row.choice, players, err)
			}
		}
	}
}

func TestConflict_Error(t *testing.T) {
	rows := []struct {
		choice  string
		players int
		want    string
	}{
		{"pegasus", 7, "a game with 7 players needs cylonleader"},
		{"", 1, "a game with 1 player needs solo"},
		{"", 2, "a game with 2 players needs duo"},
		{"", 8, "a game is for 3 to 6 players, not 8"},
		{"", 0, "a game is for 3 to 6 players, not 0"},
		{"pegasus&cylonleader", 3, "cylonleader is for 4 to 7 players, not 3"},
		{"solo", 4, "solo is for 1 player, not 4"},
		{"cylonleader", 4, "cylonleader needs pegasus, daybreak or epica"},
		{"exodus&personalgoal&allyseasons&forcepegasus", 4, "forcepegasus cannot be combined with personalgoal and allyseasons"},
		{"daybreak&forceoverlay", 4, "forceoverlay is not a choice: daybreak settles it"},
		{"allendings", 4, "allendings is a way to read the rulebook, not a game"},
	}
	for _, row := range rows {
		err := mustParse(t, row.choice).Playable(row.players)
		if err == nil || err.Error() != row.want {
			t.Errorf("%q, %d players: %v\nwant %s", row.choice, row.players, err, row.want)
		}
	}
}

// TestPlayable: every legal choice can be played, with every number of players that it
// allows, and no page is a game.
func TestPlayable(t *testing.T) {
	for _, s := range []string{"", "nosympathizer", "help&highlight&variants", "kobol"} {
		for players := 3; players <= 6; players++ {
			if err := mustParse(t, s).Playable(players); err != nil {
				t.Errorf("%q, %d players: %v", s, players, err)
			}
		}
	}
	for c := range All() {
		low, high := c.Players()
		for players := low; players <= high; players++ {
			if err := c.Playable(players); (err == nil) != (c.Check(players) == nil) {
				t.Fatalf("%v with %d players: %v", c, players, err)
			}
		}
		if reasonOf(t, c.Playable(0)) != Players {
			t.Fatalf("%v is a game of nobody", c)
		}
	}
}
