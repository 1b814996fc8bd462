package rules_test

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// TestHeavyRaidersAlone_LeavesTheCenturions: heavy raiders act without the
// centurions, ruling core-act-heavy-without-centurions.
func TestHeavyRaidersAlone_LeavesTheCenturions(t *testing.T) {
	tb := seated(t, cards.Catalogue(), options.Choice{}, "laura-roslin", "saul-tigh", "lee-apollo-adama")
	tb.S.Boarding[1] = 1
	heavy := &tb.S.Ships[rules.MainSpace][rules.HeavyRaider]
	heavy[rules.Rear], heavy[rules.PortFront] = 1, 1
	play(tb, func() { rules.HeavyRaidersAlone{}.Do(tb, rules.Ctx{}) })
	if got, want := tb.S.Boarding, [rules.BoardingSpaces]int8{1, 1}; got != want {
		t.Errorf("the centurions stand on %v, want %v: one boarded, the other stayed", got, want)
	}
	if want := [rules.NumAreas]int8{rules.PortRear: 1}; *heavy != want {
		t.Errorf("the heavy raiders stand at %v, want one in %s", *heavy, rules.PortRear)
	}
}
