package rules_test

import (
	"slices"
	"testing"

	"ragtag/rules"
)

// looker answers with what comes first, and looks at the table before it does.
type looker struct {
	first
	look func(r *rules.Request)
}

func (l looker) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	l.look(r)
	l.first.Decide(at, r, a)
}

// faces makes a check to which seat 1 adds one card of its hand otherwise than
// everybody else, before those of the others, and calls look at each question.
func faces(t *testing.T, w *watched, check rules.Effect, up bool, look func(r *rules.Request)) (odd rules.Comp) {
	t.Helper()
	odd = w.give(t, 1, wicked, plain)[0]
	w.give(t, 0, plain)
	w.give(t, 2, plain, plain)
	w.then = made(func(tb *rules.Table, x rules.Ctx) { tb.AddToCheck(1, odd, up, x) })
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = looker{look: look}
	}
	w.Decide(&ds, func() {
		check.Do(w.Table, rules.Ctx{By: rules.Who{Seat: 0}, Chosen: rules.Who{Seat: rules.Nobody}, Rule: "made.up"})
	})
	return odd
}

// withOdd is a check before whose cards the odd one is added, in the given mode.
func withOdd(w *watched, allUp bool) rules.Effect {
	return made(func(tb *rules.Table, x rules.Ctx) {
		c := rules.Check{Difficulty: 9, Skills: rules.InPolitics}
		w.atCards = func() {
			tb.S.Check.FaceUp = allUp
			if w.then != nil {
				then := w.then
				w.then = nil
				then.Do(tb, x)
			}
		}
		c.Do(tb, x)
	})
}

// TestFaces_OneCardUp: a card that one player adds face up is seen by all and is
// no secret of its player; the others stay face down, and what is dealt anew keeps
// it.
func TestFaces_OneCardUp(t *testing.T) {
	w := watchDiscards(t)
	cat, asked := w.Catalogue(), 0
	ref := wicked
	odd := faces(t, w, withOdd(w, false), true, func(r *rules.Request) {
		if r.Kind != rules.ReqContribute || w.S.Check.Shown {
			return
		}
		asked++
		if err := w.Invariants(); err != nil {
			t.Error(err)
		}
		for p := rules.Nobody; p < 4; p++ {
			v := w.View(p)
			if !slices.Equal(v.Check.Cards, []string{ref}) || v.Check.FaceUp {
				t.Errorf("seat %d sees %v in the check", p, v.Check.Cards)
			}
			if !slices.Equal(v.Check.AddedUp, []int{0, 1, 0, 0}) || v.Check.Added[1] < 1 {
				t.Errorf("seat %d sees that %v cards were added, %v of them face up", p, v.Check.Added, v.Check.AddedUp)
			}
			if slices.Contains(v.Mine.Added, ref) {
				t.Errorf("seat %d is told that it added %v face down", p, v.Mine.Added)
			}
		}
		for n := range uint64(20) {
			s := w.Fork(0, n)
			fork := rules.At(cat, s)
			if err := fork.Invariants(); err != nil {
				t.Error(err)
			}
			if got := fork.View(0).Check.Cards; !slices.Equal(got, []string{ref}) {
				t.Errorf("dealt anew, the check shows %v", got)
			}
		}
	})
	if asked == 0 || cat.Ref(odd) != ref {
		t.Errorf("asked for cards %d times", asked)
	}
}

// TestFaces_OneCardDown: in a check whose cards are face up one can be face down.
func TestFaces_OneCardDown(t *testing.T) {
	w := watchDiscards(t)
	asked := 0
	faces(t, w, withOdd(w, true), false, func(r *rules.Request) {
		if r.Kind != rules.ReqContribute {
			return
		}
		asked++
		for p := rules.Nobody; p < 4; p++ {
			v := w.View(p)
			if slices.Contains(v.Check.Cards, wicked) || len(v.Check.Cards) != v.Check.Pile-1 {
				t.Errorf("seat %d sees %v of %d cards in the check", p, v.Check.Cards, v.Check.Pile)
			}
			if slices.Contains(v.Mine.Added, wicked) != (p == 1) {
				t.Errorf("seat %d has added %v face down", p, v.Mine.Added)
			}
		}
		if _, laid := w.Laid(); !slices.Equal(laid.Piles["check"], []string{wicked}) {
			t.Errorf("face down in the check: %v", laid.Piles["check"])
		}
		if err := w.Invariants(); err != nil {
			t.Error(err)
		}
	})
	if asked == 0 {
		t.Error("nobody was asked for cards")
	}
}

// TestFaces_AfterTheReveal: a card that joins a pile which was turned up counts, and
// does not say whose it was.
func TestFaces_AfterTheReveal(t *testing.T) {
	w := watchDiscards(t)
	c := w.give(t, 1, wicked)[0]
	w.S.Check = rules.CheckState{On: true, Shown: true, Adding: rules.Nobody, Actor: 0, Chosen: rules.Nobody}
	w.AddToCheck(1, c, true, rules.Ctx{Rule: "made.up"})
	s := w.S.At(rules.CheckPile, 0)
	if s.Known != rules.Public || s.Tag != 0 || w.S.Check.Added[1] != 0 {
		t.Errorf("the card is %+v, and seat 1 has added %d", s, w.S.Check.Added[1])
	}
	if v := w.View(0); !slices.Equal(v.Check.Cards, []string{wicked}) || v.Check.AddedUp != nil {
		t.Errorf("the check shows %v, %v", v.Check.Cards, v.Check.AddedUp)
	}
	if err := w.Invariants(); err != nil {
		t.Error(err)
	}
}
