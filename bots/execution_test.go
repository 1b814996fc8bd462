package bots

import (
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestMind_WhoComesBackIsHuman: only a human comes back as a new character, and
// with the regular Loyalty deck it draws no card that could change that.
func TestMind_WhoComesBackIsHuman(t *testing.T) {
	cat := cards.Catalogue()
	for name, row := range map[string]struct {
		dealt        int
		below, above float64
	}{"regular deck": {0, 0.05, 0}, "dealt anew": {1, 0.4, 0.05}} {
		m := thinker(t, cat)
		m.sees(t, cat, hurts, hurts, hurts, hurts, helps, helps)
		m.hear(&rules.Event{Kind: rules.EvExecuted, At: 2}, cat)
		if row.dealt > 0 {
			m.hear(&rules.Event{Kind: rules.EvLoyaltyDealt, At: 2, Count: row.dealt}, cat)
		}
		if p := m.suspicion(1); p > row.below || p < row.above {
			t.Errorf("%s: who came back is a Cylon with %.2f, want %.2f to %.2f", name, p, row.above, row.below)
		}
	}
}
