package rules_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// purge is an objective's effect that eliminates some players, picked by the
// distance and the turn, and may leave one or none.
type purge struct{}

func (purge) Do(t *rules.Table, _ rules.Ctx) {
	for p := range t.Players() {
		if (int(t.S.Turn)+int(p)*3+int(t.S.Distance))%4 == 0 {
			t.Eliminate(p)
		}
	}
	t.YieldTurn()
}

// purged is the content of every set, with objectives on whose way players are
// eliminated wherever distance is gained.
func purged() *rules.Catalogue {
	all := cards.Contents()
	for i := range all {
		for j := range all[i].Objectives {
			o := &all[i].Objectives[j]
			steps := []rules.Milestone{{ID: "sleeper-agents", Distance: 4, Do: rules.SleeperAgents{}}}
			for d := range int8(5) {
				steps = append(steps, rules.Milestone{ID: "purge-" + string(rune('a'+d)), Distance: d + 1, Do: purge{}})
			}
			steps = append(steps, rules.Milestone{ID: "last", Distance: 8, Last: true})
			slices.SortStableFunc(steps, func(a, b rules.Milestone) int { return int(a.Distance - b.Distance) })
			o.Steps, o.Won = steps, rules.HumansJumped
		}
	}
	return rules.MustCatalogue(all...)
}

// watcher answers at random and fails the test if a question reaches or names
// somebody who is out of the game.
type watcher struct {
	chaos
	t  *testing.T
	tb *rules.Table
}

func (w watcher) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	s := &w.tb.S
	if !s.Plays(at.Seat) || !s.Plays(r.Seat) {
		w.t.Fatalf("turn %d: seat %d is asked %v and is out of the game", s.Turn, at.Seat, r.Kind)
	}
	for i := range int(r.N) {
		o := r.Options[i]
		if (o.Kind == rules.OptSeat || o.Kind == rules.OptPilot) && !s.Plays(o.Seat()) {
			w.t.Fatalf("turn %d: %v names seat %d, which is out of the game", s.Turn, r.Kind, o.Seat())
		}
	}
	w.chaos.Decide(at, r, a)
}

// playedThrough plays a game at random until it ends or has 300 turns: nothing impossible comes
// about, and nobody out of the game is asked or named, or named by what happens.
func playedThrough(t *testing.T, cat *rules.Catalogue, choice options.Choice, players int, seed uint64) *rules.Table {
	t.Helper()
	tb, err := rules.NewTable(cat, choice, players, seedOf(seed))
	if err != nil {
		t.Fatal(err)
	}
	tb.Listen()
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = watcher{chaos{rand.New(rand.NewPCG(seed, uint64(p)))}, t, tb}
	}
	tb.PlayUntil(&ds, func() bool {
		if err := tb.Invariants(); err != nil {
			t.Fatalf("%s, seed %d, turn %d, %v: %v", choice, seed, tb.S.Turn, tb.S.Phase, err)
		}
		return tb.S.Turn > 300
	})
	sees(t, tb)
	return tb
}

// TestEliminate_OutMeansOut plays games on whose way players are eliminated: nobody
// out of the game is asked, named, counted, dealt anything or rewarded.
func TestEliminate_OutMeansOut(t *testing.T) {
	cat := purged()
	from, to := sampleOf(t, 24, 4)
	out, forsaken, won := 0, 0, 0
	for _, kind := range kindsOfGames {
		choice, err := options.Parse(kind.options)
		if err != nil {
			t.Fatal(err)
		}
		if choice.Has(options.Solo) || choice.Has(options.Coop) || choice.Has(options.Duo) {
			continue // without the Crossroads phase nobody is eliminated
		}
		for n := from; n < to; n++ {
			tb := playedThrough(t, cat, choice, kind.players[int(n)%len(kind.players)], n)
			for p := range rules.Seat(tb.S.Players) {
				if !tb.S.Plays(p) {
					out++
				}
			}
			if tb.S.Result.Ending == rules.Forsaken {
				forsaken++
			}
			if tb.S.Result.Winners != 0 {
				won++
			}
		}
	}
	if out == 0 || (forsaken == 0 || won == 0) && !testing.Short() {
		t.Errorf("%d players out, %d games without humans, %d won", out, forsaken, won)
	}
}

// sees checks the events: after somebody is out, nothing is done by or to that
// seat.
func sees(t *testing.T, tb *rules.Table) {
	t.Helper()
	var out rules.Seats
	for _, e := range tb.Events() {
		if e.Kind == rules.EvEliminated {
			out = out.With(e.At.Seat())
			continue
		}
		if e.Kind == rules.EvShowed || e.Kind == rules.EvGoalsMet && !e.Won {
			continue // at the end, what everybody held
		}
		if out.Has(e.By.Seat()) || out.Has(e.At.Seat()) {
			t.Fatalf("an event of somebody who is out of the game: %+v", e)
		}
	}
}
