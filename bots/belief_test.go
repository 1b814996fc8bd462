package bots

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// thinker returns the mind of seat 0, a human by its own card, in a game of 5
// in which everybody was dealt a Loyalty card.
func thinker(t *testing.T, cat *rules.Catalogue) *mind {
	t.Helper()
	m := &mind{}
	m.cards = cardStatsOf(cat, "", 4)
	m.begin(&rules.View{Players: 5, Options: options.Choice{}.String(), Goal: 8}, 0, cat)
	for p := range rules.Seat(5) {
		m.hear(&rules.Event{Kind: rules.EvLoyaltyDealt, At: rules.SeatRef(p + 1), Count: 1, Private: comps(t, cat, p == 0, "loyalty/not-a-cylon-base")}, cat)
	}
	return m
}

func comps(t *testing.T, cat *rules.Catalogue, given bool, refs ...string) (all []rules.Comp) {
	t.Helper()
	for _, ref := range refs {
		c, ok := cat.Find(ref)
		if !ok {
			t.Fatalf("there is no %s", ref)
		}
		if given {
			all = append(all, c)
		}
	}
	return all
}

// sees shows the mind a check to which seat 1 adds three cards, seat 2 one and
// the others none, and whose pile is the given cards.
func (m *mind) sees(t *testing.T, cat *rules.Catalogue, pile ...string) {
	t.Helper()
	types := [6]uint8{rules.Politics: 1, rules.Leadership: 1, rules.Tactics: 1}
	for _, e := range []rules.Event{
		{Kind: rules.EvCheck, Difficulty: 10, Types: types},
		{Kind: rules.EvDestinyAdded, Count: 2},
		{Kind: rules.EvAdded, By: 2, Count: 3},
		{Kind: rules.EvAdded, By: 3, Count: 1},
		{Kind: rules.EvRevealed, Comps: comps(t, cat, true, pile...)},
	} {
		m.hear(&e, cat)
	}
}

const hurts, helps = "skill/repair-2", "skill/executive-order-2"

func TestMind_BlamesWhoAddedCardsThatHurt(t *testing.T) {
	cat := cards.Catalogue()
	bad, good := thinker(t, cat), thinker(t, cat)
	bad.sees(t, cat, hurts, hurts, hurts, hurts, helps, helps)
	good.sees(t, cat, helps, helps, helps, helps, helps, helps)
	if bad.suspicion(1) <= bad.suspicion(2) || bad.suspicion(2) <= bad.suspicion(3) {
		t.Errorf("after a bad check: %.2f, %.2f and %.2f for who added three, one and none", bad.suspicion(1), bad.suspicion(2), bad.suspicion(3))
	}
	if good.suspicion(1) >= good.suspicion(3) {
		t.Errorf("after a good check: %.2f for who added three and %.2f for who added none", good.suspicion(1), good.suspicion(3))
	}
	if bad.suspicion(0) != 0 {
		t.Error("it suspects itself")
	}
}

func TestMind_BlamesWhoHasSuchCards(t *testing.T) {
	cat := cards.Catalogue()
	m := thinker(t, cat)
	m.hear(&rules.Event{Kind: rules.EvDrew, By: 2, Types: [6]uint8{rules.Leadership: 5}}, cat)
	m.hear(&rules.Event{Kind: rules.EvDrew, By: 3, Types: [6]uint8{rules.Engineering: 5}}, cat)
	m.sees(t, cat, hurts, helps, helps, helps, helps, helps)
	if m.suspicion(1) >= m.suspicion(2) {
		t.Errorf("%.2f for who drew leadership and %.2f for who drew engineering", m.suspicion(1), m.suspicion(2))
	}
}

func TestMind_KnowsHowManyCylonsThereCanBe(t *testing.T) {
	cat := cards.Catalogue()
	m := thinker(t, cat)
	card := comps(t, cat, true, "loyalty/cylon-brig")[0]
	m.hear(&rules.Event{Kind: rules.EvCylon, By: 4, Comp: card}, cat)
	m.hear(&rules.Event{Kind: rules.EvCylon, By: 5, Comp: card}, cat)
	m.sees(t, cat, hurts, hurts, hurts, hurts, helps, helps)
	if sum := m.suspicion(1) + m.suspicion(2); sum > 0.06 {
		t.Errorf("both Cylons of 5 players are revealed, and the others are Cylons with likelihood %.2f in all", sum)
	}
	if m.suspicion(3) != 1 {
		t.Error("a revealed Cylon is not certain")
	}
}

func TestMind_BelievesItsEyes(t *testing.T) {
	cat := cards.Catalogue()
	for _, test := range []struct {
		card      string
		low, high float64
	}{{"loyalty/cylon-brig", 0.99, 1}, {"loyalty/not-a-cylon-base", 0, 0.05}} {
		m := thinker(t, cat)
		m.hear(&rules.Event{Kind: rules.EvPeeked, Rule: "loyalty.look", By: 1, At: 3, Count: 1, Private: comps(t, cat, true, test.card)}, cat)
		m.sees(t, cat, helps, helps, helps, helps, hurts, helps)
		if p := m.suspicion(2); p < test.low || p > test.high {
			t.Errorf("after a look at %s seat 2 is a Cylon with likelihood %.2f", test.card, p)
		}
	}
}
