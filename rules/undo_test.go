package rules_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"ragtag/rules"
)

// TestUndo_TakesBackWhatNobodyLearned undoes wherever it is open, and answers
// again: nothing that was told in between informed anybody, the game is the
// same, numbers of questions are not used twice, and what was told stays told.
func TestUndo_TakesBackWhatNobodyLearned(t *testing.T) {
	undone := 0
	for n := range uint64(12) {
		g := newGame(t, n)
		r := rand.New(rand.NewPCG(n, 5))
		for steps := 0; !g.Over() && steps < 300; steps++ {
			before, ask, open, known := g.State(), g.Ask(), g.Pending(), len(g.Events())
			var takes []rules.Take
			for _, q := range open {
				var a rules.Answer
				chaos{r}.Decide(g.Chair(q.Seat), &q, &a)
				takes = g.Catalogue().Takes(&q, &a)
				if err := g.Answer(q.Seat, ask, takes); err != nil {
					t.Fatal(err)
				}
			}
			p := open[len(open)-1].Seat
			to, ok := g.CanUndo(p)
			if !ok {
				continue
			}
			undone++
			after, told := g.State(), len(g.Events())
			for _, e := range g.EventsFrom(known) {
				if e.Kind == rules.EvRolled || e.Kind == rules.EvCrisis || e.Kind == rules.EvDiscarded || e.To != 0 {
					t.Fatalf("seed %d: %v can be undone", n, e.Kind)
				}
			}
			if err := g.Undo(to); err != nil {
				t.Fatalf("seed %d, question %d: %v", n, ask, err)
			}
			if to != ask || g.State() != before || g.Ask() <= ask+1 {
				t.Fatalf("seed %d: undone to another place: question %d of %d, now %d", n, to, ask, g.Ask())
			}
			if es := g.Events(); len(es) != told+1 || es[told].Kind != rules.EvUndone {
				t.Fatalf("seed %d: %d events, %d before", n, len(es), told)
			}
			var old *rules.AnswerError
			if err := g.Answer(p, ask, takes); !errors.As(err, &old) || old.Code != rules.OldRequest {
				t.Fatalf("seed %d: an answer to the undone question is read: %v", n, err)
			}
			if err := g.Answer(p, g.Ask(), takes); err != nil || g.State() != after {
				t.Fatalf("seed %d: the same answer leads elsewhere: %v", n, err)
			}
		}
		if g.Over() {
			c, err := rules.Replay(g.Catalogue(), g.State().Choice, int(g.State().Players), seedOf(n), g.Entries(), g.Questions())
			if err != nil || c.State() != g.State() {
				t.Fatalf("seed %d: a game with undone answers replays to another end: %v", n, err)
			}
		}
	}
	if undone < 100 {
		t.Errorf("only %d answers could be undone", undone)
	}
}
