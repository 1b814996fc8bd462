package rules_test

import (
	"slices"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// TestInterlude_CrisisCardsComeBackAsTheyLay holds that after the New Caprica phase of
// Battlestar Epica the regular Crisis deck and its discards are what they were before.
// A position of a scenario has its discards in the phase. Rule epica.new-caprica.
func TestInterlude_CrisisCardsComeBackAsTheyLay(t *testing.T) {
	cat := cards.Catalogue()
	var who []rules.Comp
	for _, id := range []string{"william-adama", "laura-roslin", "galen-tyrol"} {
		c, _ := cat.Find("character/" + id)
		who = append(who, c)
	}
	s, err := rules.Arrange(cat, options.Of(options.Epica, options.NewCaprica), who, seedOf(5))
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		s.Put(rules.CrisisDeck, 0, rules.CrisisDiscard, 0, rules.Public)
	}
	tb := rules.At(cat, s)
	before := tb.S
	tb.Interlude()
	for _, z := range []rules.Zone{rules.CrisisDeck, rules.CrisisDiscard} {
		if !slices.Equal(tb.S.In(z), before.In(z)) {
			t.Errorf("%s holds other cards, or in another order: %v, before %v", z, tb.S.In(z), before.In(z))
		}
	}
	if a, b := tb.S.Count(rules.CrisisAside), before.Count(rules.CrisisAside); a != b {
		t.Errorf("%d New Caprica Crisis cards are aside, of %d", a, b)
	}
}
