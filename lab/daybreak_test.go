package lab

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
)

// TestDaybreak_GamesEnd plays whole games of Daybreak, alone and with what can be played
// with it: none breaks off, and none goes on for ever.
func TestDaybreak_GamesEnd(t *testing.T) {
	cat := cards.Catalogue()
	plan := func(words string, p Plan) {
		c, err := options.Parse(words)
		if err != nil {
			t.Fatal(err)
		}
		p.Choices = []options.Choice{c}
		for n := options.MinPlayers; n <= options.MaxPlayers; n++ {
			if cat.Playable(c, n) == nil {
				p.Players = append(p.Players, n)
			}
		}
		for _, f := range run(t, p).Faults {
			t.Errorf("%s, seed %d: %v", words, p.Seed, f)
		}
	}
	for _, words := range []string{
		"daybreak", "daybreak&searchforhome", "daybreak&cylonleader", "pegasus&exodus&daybreak&searchforhome", "pegasus&daybreak",
		"exodus&daybreak&cylonfleet", "pegasus&daybreak&newcaprica&cylonleader", "exodus&daybreak&finalfive&personalgoal",
	} {
		plan(words, Plan{Games: 60, Bots: []string{"random"}, Seed: 1})
		plan(words, Plan{Games: 2, Bots: []string{"rookie"}, Seed: 1})
	}
}
