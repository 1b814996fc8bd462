package lab

import (
	"slices"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// soakGames is how many games the short soak plays. The long one is
//
//	go run ./cmd/ragtag sim --games 100000 --players 3,4,5,6 --options '' --options nosympathizer
const soakGames = 4000

func TestSoak_RandomGamesFinish(t *testing.T) {
	r := run(t, Plan{
		Games: soakGames, Players: everyTable, Choices: []options.Choice{{}, noSympathizer}, Bots: []string{"random"}, Seed: soakSeed,
	})
	for _, f := range r.Faults {
		t.Errorf("go run ./cmd/ragtag sim --seed %d --from %d --games 1 --players 3,4,5,6 --options '' --options nosympathizer: %v", soakSeed, f.Game, f)
	}
	if r.Games+len(r.Faults) != soakGames {
		t.Errorf("%d games ended, %d broke off, of %d", r.Games, len(r.Faults), soakGames)
	}
	for e := rules.OutOfFuel; e <= rules.GalacticaLost; e++ {
		if r.LossCauses[e.String()] == 0 {
			t.Errorf("no game of %d ended %v", soakGames, e)
		}
	}
	t.Logf("never reached: %v", r.NeverReached)
}

const soakSeed = 1

// TestSoak_NothingUnlistedIsReached checks that Reachable leaves nothing out.
func TestSoak_NothingUnlistedIsReached(t *testing.T) {
	cat := cards.Catalogue()
	plan := Plan{Games: 2000, Players: everyTable, Choices: []options.Choice{{}}, Bots: []string{"random"}, Seed: 2}
	tl := tallyOf(t, &plan)
	for i := range plan.Games {
		tl.play(cat, &plan, i)
	}
	ids := Reachable(cat, InPlay(cat, plan.Choices, plan.Players))
	check := func(id string, n uint32) {
		if n > 0 && !slices.Contains(ids, id) {
			t.Errorf("%s was reached %d times and is not listed", id, n)
		}
	}
	for c := range tl.coverage.Branches {
		for b, n := range tl.coverage.Branches[c] {
			check(branchID(cat, rules.Comp(c), rules.Branch(b)), n)
		}
	}
	for w, n := range tl.coverage.Windows {
		check(windowID(rules.Window(w)), n)
	}
	for e, n := range tl.coverage.Endings {
		check(endingID(rules.Ending(e)), n)
	}
	for k, n := range tl.coverage.Requests {
		check(requestID(rules.RequestKind(k)), n)
	}
}

// BenchmarkSim measures whole games as the sim command plays them, on one core.
func BenchmarkSim(b *testing.B) {
	cat := cards.Catalogue()
	for _, name := range []string{"random"} {
		b.Run(name, func(b *testing.B) {
			plan := Plan{Games: b.N, Players: everyTable, Bots: []string{name}, Seed: 1, Workers: 1}
			b.ReportAllocs()
			r, err := Run(b.Context(), cat, plan, nil)
			if err != nil || len(r.Faults) > 0 {
				b.Fatal(err, r.Faults)
			}
			b.ReportMetric(float64(r.Decisions.Total)/b.Elapsed().Seconds(), "decisions/s")
			b.ReportMetric(float64(r.Games)/b.Elapsed().Seconds(), "games/s")
			b.ReportMetric(r.Decisions.Mean, "decisions/game")
		})
	}
}
