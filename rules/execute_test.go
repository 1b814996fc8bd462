package rules_test

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// first takes as few options as it may, the first ones.
type first struct{}

func (first) Decide(_ rules.Chair, r *rules.Request, a *rules.Answer) {
	for i, n := 0, 0; n < int(r.Min); i++ {
		for range min(int(r.Limit[i]), int(r.Min)-n) {
			a.Take[i]++
			n++
		}
	}
}

// aboard arranges a quiet game of Pegasus with four characters.
func aboard(t *testing.T, more ...options.Word) *rules.Table {
	t.Helper()
	cat := cards.Catalogue()
	var who []rules.Comp
	for _, id := range []string{"laura-roslin", "saul-tigh", "anastasia-dee-dualla", "lee-apollo-adama"} {
		c, _ := cat.Find("character/" + id)
		who = append(who, c)
	}
	s, err := rules.Arrange(cat, options.Of(append(more, options.Pegasus)...), who, seedOf(3))
	if err != nil {
		t.Fatal(err)
	}
	return rules.At(cat, s)
}

// play lets everybody take what comes first.
func play(tb *rules.Table, do func()) {
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = first{}
	}
	tb.Decide(&ds, do)
}

// TestExecute_OneAfterAnother: of several players executed at once each dies once,
// though the death of one kills another before her turn comes.
func TestExecute_OneAfterAnother(t *testing.T) {
	tb := aboard(t)
	tb.S.Dials[rules.Morale] = 4
	play(tb, func() { rules.Execute{Who: rules.EachHuman}.Do(tb, rules.Ctx{}) })
	for p := range rules.Seat(tb.S.Players) {
		if k := tb.S.Seats[p]; k.Executed != 1 || k.Body != 1 {
			t.Errorf("seat %d was executed %d times, and has body %d", p, k.Executed, k.Body)
		}
	}
	// Roslin and Tigh cost 1 each; Dee dies of the second, at no cost; Apollo costs 1.
	if got := tb.S.Dials[rules.Morale]; got != 1 {
		t.Errorf("morale is %d, want 1", got)
	}
	if tb.S.Mourned != 3 {
		t.Errorf("%d morale was lost to executions, want 3", tb.S.Mourned)
	}
	if err := tb.Invariants(); err != nil {
		t.Error(err)
	}
}

// TestLearn_ForkKeepsTheType: everybody has seen of which deck the cards come that
// wait beside a check, and a fork keeps that.
func TestLearn_ForkKeepsTheType(t *testing.T) {
	tb := aboard(t)
	cat := tb.Catalogue()
	seen := 0
	tb.S.Check.On = true
	play(tb, func() { rules.Learn{N: 3}.Do(tb, rules.Ctx{By: rules.Who{Seat: 2}}) })
	for n := range uint64(50) {
		s := tb.Fork(0, n)
		for _, slot := range s.In(rules.CheckAside) {
			seen++
			if k := cat.Skill(slot.Comp).Skill; k != rules.Politics {
				t.Fatalf("a card of the Politics deck became one of %s", k)
			}
		}
	}
	if seen != 150 {
		t.Errorf("%d cards were seen beside the check in 50 forks, want 150", seen)
	}
}

// TestExecute_AnotherBodyHasNotBegunTheTurn: what the sheet of the one who died would have
// made of the place where the turn began is nothing to the next character of its player.
func TestExecute_AnotherBodyHasNotBegunTheTurn(t *testing.T) {
	for _, current := range []rules.Seat{0, 1} {
		tb := aboard(t)
		tb.S.Current = current
		tb.S.This.Piloting, tb.S.This.Began = true, rules.InSpace(rules.Front)
		play(tb, func() { rules.Execute{Who: rules.Acting}.Do(tb, rules.Ctx{By: rules.Who{Seat: 0}}) })
		if k, own := tb.S.This, current == 0; k.Piloting == own || (k.Began == rules.OffBoard) != own {
			t.Errorf("in the turn of seat %d, seat 0 dies: piloting %v, began at %s", current, k.Piloting, tb.PlaceRef(k.Began))
		}
	}
}
