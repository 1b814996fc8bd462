package rules_test

import (
	"slices"
	"testing"

	"ragtag/rules"
)

// TestMutiny_DrawnInTurnOrder: of several players who discard treachery at once that says so, each draws a
// Mutiny card, from the current player on, and what made them discard is not named as its cause.
func TestMutiny_DrawnInTurnOrder(t *testing.T) {
	tb := daybreakTable(t)
	tb.S.Current = 1
	c, ok := tb.Catalogue().Find("skill/bait-0")
	if !ok {
		t.Fatal("no such card")
	}
	deck := rules.SkillDeck + rules.Zone(rules.Treachery)
	for p := range rules.Seat(4) {
		for tb.S.Count(rules.Hand+rules.Zone(p)) > 0 {
			tb.S.Put(rules.Hand+rules.Zone(p), 0, deck, 0, 0)
		}
		tb.S.Put(deck, tb.S.Find(deck, c), rules.Hand+rules.Zone(p), 0, rules.Seats(0).With(p))
		tb.S.Bounds[p][rules.Treachery]++
	}
	play(tb, func() {
		rules.Discard{Who: rules.EachHuman, N: 1}.Do(tb, rules.Ctx{By: rules.Who{Seat: 0}, Source: c, Rule: "made.up"})
	})
	var order []rules.Seat
	for _, e := range tb.Events() {
		if e.Kind == rules.EvSecretDrawn {
			order = append(order, e.By.Seat())
			if e.Cause != rules.None || e.Rule != "mutiny.treachery" {
				t.Errorf("the cause is %s, by rule %s", tb.Catalogue().Ref(e.Cause), e.Rule)
			}
		}
	}
	if !slices.Equal(order, []rules.Seat{1, 2, 3, 0}) {
		t.Errorf("seats %v drew", order)
	}
}
