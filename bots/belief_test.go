package bots

import (
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// after is what seat 0 sees when a check of 5 players has been totalled: seat 1
// added three cards, seat 2 one, the others none.
func after(cards ...string) *rules.View {
	total := 0
	return &rules.View{
		Players: 5, Turn: 3, Seats: make([]rules.SeatView, 5), Mine: rules.Mine{Loyalty: []string{"loyalty/not-a-cylon-base"}},
		Check: &rules.CheckView{
			Source: "crisis/prison-labor", Positive: []string{"politics", "leadership", "tactics"}, Added: []int{0, 3, 1, 0, 0},
			Pile: len(cards), Cards: cards, Total: &total,
		},
	}
}

func TestMind_BlamesWhoAddedCardsThatHurt(t *testing.T) {
	cat := cards.Catalogue()
	const hurts, helps = "skill/repair-2", "skill/executive-order-2"
	var bad, good mind
	bad.learn(after(hurts, hurts, hurts, hurts, helps, helps), cat, 0)
	good.learn(after(helps, helps, helps, helps, helps, helps), cat, 0)
	if bad.suspicion(1, false) <= bad.suspicion(2, false) || bad.suspicion(2, false) <= bad.suspicion(3, false) {
		t.Errorf("after a bad check: %.2f, %.2f and %.2f for who added three, one and none", bad.suspicion(1, false), bad.suspicion(2, false), bad.suspicion(3, false))
	}
	if good.suspicion(1, false) >= good.suspicion(3, false) {
		t.Errorf("after a good check: %.2f for who added three and %.2f for who added none", good.suspicion(1, false), good.suspicion(3, false))
	}
	if bad.suspicion(0, false) != 0 {
		t.Error("it suspects itself")
	}
}

func TestMind_LearnsFromACheckOnce(t *testing.T) {
	cat := cards.Catalogue()
	v := after("skill/repair-2", "skill/repair-2", "skill/repair-2", "skill/repair-2")
	var m mind
	m.learn(v, cat, 0)
	once := m.odds
	if m.learn(v, cat, 0); m.odds != once {
		t.Error("the same check counted twice")
	}
}

func TestMind_KnowsHowManyCylonsThereCanBe(t *testing.T) {
	cat := cards.Catalogue()
	v := after("skill/repair-2", "skill/repair-2", "skill/repair-2", "skill/repair-2")
	v.Seats[3].Revealed, v.Seats[4].Revealed = true, true
	var m mind
	m.learn(v, cat, 0)
	if sum := m.suspicion(1, false) + m.suspicion(2, false); sum > 0.06 {
		t.Errorf("both Cylons of 5 players are revealed, and the others are Cylons with likelihood %.2f in all", sum)
	}
	if m.suspicion(3, true) != 1 {
		t.Error("a revealed Cylon is not certain")
	}
}
