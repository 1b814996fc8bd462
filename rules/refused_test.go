package rules_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestReplay_RefusesWhatTheRulesMadeImpossible replays games that were recorded before a
// corner of the rules was corrected without a new version. Replay names the answer that
// fits no longer, and never reads it as the answer to another question.
//
// In 198 and 208 Simon O'Neill adds to the check of a Mission, where one of his cards
// had to be added face up before the others. In 225, and in 198 as it was recorded
// again, A Desperate Pact passed the title over the current player, not over the
// President. In 238, 242 and 244 Scar lost his name when he came from the Cylon Fleet
// board, and kept it when a jump left him behind. In 246 and 250 a player who has
// prepared a ship at the Shipyard of Battlestar Epica may go to Galactica too, once she
// is back.
func TestReplay_RefusesWhatTheRulesMadeImpossible(t *testing.T) {
	const dir = "testdata/refused"
	at := map[string]rules.ReplayError{
		"198.game":       {Seat: 4, Ask: 23},
		"208.game":       {Seat: 3, Ask: 30},
		"198-again.game": {Seat: 5, Ask: 90},
		"225.game":       {Seat: 3, Ask: 144},
		"238.game":       {Seat: 6, Ask: 553},
		"242.game":       {Seat: 2, Ask: 139},
		"244.game":       {Seat: 2, Ask: 536},
		"246.game":       {Seat: 1, Ask: 588},
		"250.game":       {Seat: 4, Ask: 739},
	}
	names, err := fs.Glob(os.DirFS(dir), "*.game")
	if err != nil || len(names) != len(at) {
		t.Fatalf("%d games are refused: %v", len(names), err)
	}
	for _, name := range names {
		c := readGame(t, filepath.Join(dir, name))
		_, err := rules.Replay(cards.Catalogue(), c.choice, c.players, seedOf(c.seed), c.entries, c.asked)
		var r *rules.ReplayError
		if want := at[name]; !errors.As(err, &r) || r.Seat != want.Seat || r.Ask != want.Ask {
			t.Errorf("%s: got %v, want %v", name, err, want.Error())
		}
	}
}
