package rules_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// playSome answers at random until the game is over or f says to stop.
func playSome(t *testing.T, g *rules.Game, r *rand.Rand, f func() bool) {
	t.Helper()
	for !g.Over() && f() {
		ask := g.Ask()
		for _, q := range g.Pending() {
			var a rules.Answer
			chaos{r}.Decide(g.Chair(q.Seat), &q, &a)
			if err := g.Answer(q.Seat, ask, g.Catalogue().Takes(&q, &a)); err != nil {
				t.Fatal(err)
			}
		}
		if err := g.Err(); err != nil {
			t.Fatal(err)
		}
	}
}

func newGame(t *testing.T, n uint64) *rules.Game {
	t.Helper()
	return newGameOf(t, options.Choice{}, 3+int(n%4), n)
}

func newGameOf(t *testing.T, c options.Choice, players int, n uint64) *rules.Game {
	t.Helper()
	g, err := rules.NewGame(cards.Catalogue(), c, players, seedOf(n))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// everyKind returns a game of each kind in turn.
func everyKind(t *testing.T, n uint64) *rules.Game {
	t.Helper()
	kind := kindsOfGames[n%uint64(len(kindsOfGames))]
	c, err := options.Parse(kind.options)
	if err != nil {
		t.Fatal(err)
	}
	return newGameOf(t, c, kind.players[int(n/uint64(len(kindsOfGames)))%len(kind.players)], n)
}

func TestSave_LoadsTheSameState(t *testing.T) {
	for n := range uint64(36) {
		g := everyKind(t, n)
		cat := g.Catalogue()
		playSome(t, g, rand.New(rand.NewPCG(n, 1)), func() bool {
			s, fresh := g.Checkpoint()
			if !fresh {
				return true
			}
			text, err := json.Marshal(rules.At(cat, s).Save())
			if err != nil {
				t.Fatal(err)
			}
			var saved rules.Saved
			if err := json.Unmarshal(text, &saved); err != nil {
				t.Fatal(err)
			}
			back, err := rules.LoadState(cat, saved)
			if err != nil {
				t.Fatalf("seed %d: %v", n, err)
			}
			if back != s {
				t.Fatalf("seed %d, turn %d: the state changed on its way", n, s.Turn)
			}
			return true
		})
	}
}

func TestSave_RefusesWhatItDoesNotKnow(t *testing.T) {
	g := newGame(t, 1)
	s, _ := g.Checkpoint()
	for name, doctor := range map[string]func(*rules.Saved){
		"phase":     func(v *rules.Saved) { v.Phase = "siesta" },
		"seed":      func(v *rules.Saved) { v.Seed = "zz" },
		"component": func(v *rules.Saved) { v.Zones[0].Slots[0].Comp = "skill/mind-reading-9" },
		"missing":   func(v *rules.Saved) { v.Zones[0].Slots = v.Zones[0].Slots[1:] },
		"zone":      func(v *rules.Saved) { v.Zones[0].Zone = "attic" },
		"seats":     func(v *rules.Saved) { v.Seats = v.Seats[1:] },
		"place":     func(v *rules.Saved) { v.Seats[0].At = "location/bathroom" },
	} {
		v := rules.At(g.Catalogue(), s).Save()
		doctor(&v)
		var wrong *rules.SavedError
		if _, err := rules.LoadState(g.Catalogue(), v); !errors.As(err, &wrong) {
			t.Errorf("a saved game with another %s: %v", name, err)
		}
	}
}

// TestReplay_SameGame plays games with deciders, and again from the record.
func TestReplay_SameGame(t *testing.T) {
	cat := cards.Catalogue()
	for n := range uint64(20) {
		players := 3 + int(n%4)
		tb, err := rules.NewTable(cat, options.Choice{}, players, seedOf(n))
		if err != nil {
			t.Fatal(err)
		}
		tb.Record = &rules.Recorder{}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = chaos{rand.New(rand.NewPCG(n, uint64(p)))}
		}
		tb.Play(&ds)
		g, err := rules.Replay(cat, options.Choice{}, players, seedOf(n), tb.Record.Entries, tb.Record.Asked)
		if err != nil || !g.Over() || g.State() != tb.S {
			t.Fatalf("seed %d: replayed to another end: %v", n, err)
		}
		doctored := append([]rules.Entry(nil), tb.Record.Entries...)
		doctored[len(doctored)/2].Print++
		var wrong *rules.ReplayError
		if _, err := rules.Replay(cat, options.Choice{}, players, seedOf(n), doctored, tb.Record.Asked); !errors.As(err, &wrong) {
			t.Fatalf("seed %d: a doctored record passes: %v", n, err)
		}
	}
}

// TestResume_GoesOnOrAsksAgain takes a game up again from its checkpoint: to the
// same question, and, if an answer no longer fits, back to that one's question.
func TestResume_GoesOnOrAsksAgain(t *testing.T) {
	for n := range uint64(36) {
		g := everyKind(t, n)
		r := rand.New(rand.NewPCG(n, 7))
		stop := 40 + r.IntN(200)
		playSome(t, g, r, func() bool { stop--; return stop > 0 })
		if g.Over() {
			continue
		}
		base, _ := g.Checkpoint()
		var since []rules.Entry
		for _, e := range g.Entries() {
			if e.Ask >= g.BaseAsk() {
				since = append(since, e)
			}
		}
		again, dropped := rules.Resume(g.Catalogue(), base, g.BaseAsk(), since, g.Ask())
		if dropped != 0 || again.State() != g.State() || again.Ask() != g.Ask() {
			t.Fatalf("seed %d: resumed elsewhere, %d answers dropped", n, dropped)
		}
		if len(since) == 0 {
			continue
		}
		since[len(since)-1].Print++
		back, dropped := rules.Resume(g.Catalogue(), base, g.BaseAsk(), since, g.Ask())
		if dropped != 1 || back.Err() != nil || back.Ask() != since[len(since)-1].Ask {
			t.Fatalf("seed %d: %d answers dropped, question %d of %d, %v", n, dropped, back.Ask(), since[len(since)-1].Ask, back.Err())
		}
	}
}
