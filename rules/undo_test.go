package rules_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"ragtag/rules"
)

// TestUndo_TakesBackWhatNobodyLearned undoes wherever it is open, and answers
// again: nothing that was reported in between informed anybody, the game is the
// same, numbers of questions are not used twice, and what was reported stays
// reported.
func TestUndo_TakesBackWhatNobodyLearned(t *testing.T) {
	undone, games := 0, uint64(12)
	if testing.Short() {
		games = 4
	}
	for n := range games {
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

// TestLearned_EndsAtEveryReveal takes games back as far as nobody has learned anything,
// over the answers of several seats. On the way nothing was rolled, drawn, shuffled or
// shown, nobody knows a hidden card that they did not know then, and the game is as it
// was.
func TestLearned_EndsAtEveryReveal(t *testing.T) {
	far, secret := 0, 0
	for n := range uint64(12) {
		g := newGame(t, n)
		r := rand.New(rand.NewPCG(n, 6))
		type moment struct {
			ask    int
			state  rules.State
			known  int
			secret bool
		}
		var past []moment
		for steps := 0; !g.Over() && steps < 250; steps++ {
			open := g.Pending()
			past = append(past, moment{g.Ask(), g.State(), len(g.Events()), open[0].Secret})
			for _, q := range open {
				var a rules.Answer
				chaos{r}.Decide(g.Chair(q.Seat), &q, &a)
				if err := g.Answer(q.Seat, g.Ask(), g.Catalogue().Takes(&q, &a)); err != nil {
					t.Fatal(err)
				}
			}
			if g.Over() {
				break
			}
			if g.Learned(g.Ask()) {
				t.Fatalf("seed %d: something was learned since the question that is open", n)
			}
			first := len(past)
			for first > 0 && !g.Learned(past[first-1].ask) {
				first--
			}
			if first == len(past) || r.IntN(8) > 0 {
				continue
			}
			back, now := past[first], g.State()
			for _, e := range g.EventsFrom(back.known) {
				if e.Kind == rules.EvRolled || e.Kind == rules.EvDrew || e.Kind == rules.EvCrisis || e.Kind == rules.EvRevealed || e.To != 0 {
					t.Fatalf("seed %d: %v since question %d, of which nothing was learned", n, e.Kind, back.ask)
				}
			}
			if now.Chance.Drawn != back.state.Chance.Drawn {
				t.Fatalf("seed %d: chance was used since question %d", n, back.ask)
			}
			if len(past)-first > 1 {
				far++
			}
			for _, m := range past[first:] {
				if m.secret {
					secret++
				}
			}
			if err := g.Undo(back.ask); err != nil {
				t.Fatalf("seed %d, question %d: %v", n, back.ask, err)
			}
			if g.State() != back.state || g.Learned(g.Ask()) {
				t.Fatalf("seed %d: undone to another place than question %d", n, back.ask)
			}
			past = past[:0] // their numbers have changed
		}
	}
	if far < 20 || secret < 20 {
		t.Errorf("gone back over several questions %d times, over a secret one %d times", far, secret)
	}
}

// TestUndo_FromACheckpointIsAsFromTheStart asks at every question of some games what
// can be taken back, with the checkpoints that a game keeps and without.
func TestUndo_FromACheckpointIsAsFromTheStart(t *testing.T) {
	may := 0
	for n := range uint64(4) {
		g := newGame(t, n)
		r := rand.New(rand.NewPCG(n, 6))
		for steps := 0; !g.Over() && steps < 150; steps++ {
			open, ask := g.Pending(), g.Ask()
			for _, q := range open {
				var a rules.Answer
				chaos{r}.Decide(g.Chair(q.Seat), &q, &a)
				if err := g.Answer(q.Seat, ask, g.Catalogue().Takes(&q, &a)); err != nil {
					t.Fatal(err)
				}
			}
			for p := range rules.Seat(g.State().Players) {
				to, ok := g.CanUndo(p)
				from, also := rules.FromTheStart(g).CanUndo(p)
				if to != from || ok != also {
					t.Fatalf("seed %d, question %d, seat %d: %d %v, from the start %d %v", n, ask, p, to, ok, from, also)
				}
				if !ok {
					continue
				}
				may++
				one, two := *g, rules.FromTheStart(g)
				if err := errors.Join(one.Undo(to), two.Undo(to)); err != nil || one.State() != two.State() {
					t.Fatalf("seed %d, question %d, seat %d: taken back to other places: %v", n, ask, p, err)
				}
			}
		}
	}
	if may < 50 {
		t.Errorf("only %d answers could be taken back", may)
	}
}

// TestUndo_CourseIsThatOfAStraightGame takes games back again and again, further than
// before too. What a decider then reads of the course is what it reads of a game that
// was played straight, from any event on, and what was reported stays as it was.
func TestUndo_CourseIsThatOfAStraightGame(t *testing.T) {
	nested := 0
	for n := range uint64(6) {
		g := newGame(t, n)
		r := rand.New(rand.NewPCG(n, 8))
		var asks []int
		deepest := 0
		for steps := 0; !g.Over() && steps < 120; steps++ {
			asks = append(asks, g.Ask())
			for _, q := range g.Pending() {
				var a rules.Answer
				chaos{r}.Decide(g.Chair(q.Seat), &q, &a)
				if err := g.Answer(q.Seat, g.Ask(), g.Catalogue().Takes(&q, &a)); err != nil {
					t.Fatal(err)
				}
			}
			if g.Over() || r.IntN(6) > 0 {
				continue
			}
			i := max(0, len(asks)-1-r.IntN(12))
			if i < deepest {
				nested++
			}
			deepest = i
			before := g.Events()
			if err := g.Undo(asks[i]); err != nil {
				t.Fatalf("seed %d, question %d: %v", n, asks[i], err)
			}
			if now := g.Events(); len(now) != len(before)+1 || !reflect.DeepEqual(now[:len(before)], before) {
				t.Fatalf("seed %d: what was reported has changed", n)
			}
			shift := g.Ask() - asks[i]
			for k := range asks[:i] {
				asks[k] += shift
			}
			asks = asks[:i]
		}
		straight, err := rules.Replay(g.Catalogue(), g.State().Choice, int(g.State().Players), seedOf(n), g.Entries(), g.Questions())
		if err != nil {
			t.Fatalf("seed %d: %v", n, err)
		}
		whole := straight.Chair(0).EventsFrom(0)
		for _, from := range []int{0, 1, len(whole) / 3, len(whole) / 2, len(whole) - 1, len(whole)} {
			if got := g.Chair(0).EventsFrom(from); len(got) != len(whole)-from || len(got) > 0 && !reflect.DeepEqual(got, whole[from:]) {
				t.Errorf("seed %d: from event %d the course has %d events, a straight game %d", n, from, len(got), len(whole)-from)
			}
		}
	}
	if nested < 5 {
		t.Errorf("a game was taken back further than before only %d times", nested)
	}
}
