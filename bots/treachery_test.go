package bots

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// TestRookie_TreacheryServesTheCylons plays games with Pegasus: no answer is
// illegal, Cylons use the text of treachery, and no human draws it by choice.
func TestRookie_TreacheryServesTheCylons(t *testing.T) {
	cat := cards.Catalogue()
	choice, err := options.Parse("pegasus")
	if err != nil {
		t.Fatal(err)
	}
	cover := rules.NewCoverage(cat)
	for i := range 60 {
		tb, err := rules.NewTable(cat, choice, 4+i%2, [32]byte{byte(i), 11})
		if err != nil {
			t.Fatal(err)
		}
		tb.Coverage = cover
		d := newRookie(uint64(i), 0)
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = choosy{t, d}
		}
		tb.Play(&ds)
		if d.strayed > 0 {
			t.Errorf("game %d: %d answers were illegal and given at random", i, d.strayed)
		}
	}
	for _, ref := range []string{"skill/sabotage-3", "skill/gods-plan-2", "skill/critical-situation-3"} {
		c, _ := cat.Find(ref)
		if cover.Branches[c][rules.BranchMain] == 0 {
			t.Errorf("nobody used %s", ref)
		}
	}
}

// choosy watches what a rookie draws.
type choosy struct {
	t *testing.T
	*rookie
}

// Decide fails the test if a human player draws treachery when it could draw
// something else.
func (c choosy) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	c.rookie.Decide(at, r, a)
	v := at.View()
	if r.Kind != rules.ReqDraw && r.Kind != rules.ReqReceive || v.Seats[at.Seat].Revealed {
		return
	}
	others := 0
	for i := range int(r.N) {
		if r.Options[i].Skill() != rules.Treachery {
			others += int(r.Limit[i])
		}
	}
	for i := range int(r.N) {
		if r.Options[i].Skill() == rules.Treachery && a.Take[i] > 0 && others >= int(r.Min) {
			c.t.Errorf("seat %d, a human, draws treachery", at.Seat)
		}
	}
}

// TestRookie_KeepsTheOrderItMeansToGive: Critical Situation grants an action
// that cannot be an Executive Order, so it is worth nothing to a player who
// wants to give one.
func TestRookie_KeepsTheOrderItMeansToGive(t *testing.T) {
	order := 16.0
	s := &scene{cat: cards.Catalogue(), seats: []person{{at: "area/front", cards: 3}}, carried: &order}
	s.areas[rules.Front].pilots = []int{0}
	if points := s.movementCard("skill/critical-situation-4"); points >= order {
		t.Errorf("it is worth %.1f, the order %.1f", points, order)
	}
}
