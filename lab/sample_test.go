package lab

import (
	"os"
	"strconv"
	"testing"

	"ragtag/cards"
)

// sampleSeed is the seed of the samples of tests, which RAGTAG_SEED changes. It is
// printed, and gives the same sample again.
func sampleSeed(t *testing.T) uint64 {
	t.Helper()
	seed, err := strconv.ParseUint(os.Getenv("RAGTAG_SEED"), 10, 32)
	if err != nil {
		seed = 1
	}
	t.Logf("RAGTAG_SEED=%d", seed)
	return seed
}

// TestEvery_Sample plays games of some of all choices and numbers of players, by the
// seed. The long forms, of 20 and of 2 games in each, took 8 minutes on one core
// and some 15 on two, shared:
//
//	go run ./cmd/ragtag sim --every --games 142840
//	go run ./cmd/ragtag sim --every --games 14284 --bots rookie
func TestEvery_Sample(t *testing.T) {
	seed := sampleSeed(t)
	for _, plan := range []Plan{
		{Every: true, Games: games(400), Bots: []string{"random"}, Seed: seed, From: int(seed) * 400},
		{Every: true, Games: games(16), Bots: []string{"rookie"}, Seed: seed, From: int(seed) * 16},
	} {
		r := run(t, plan)
		for _, f := range r.Faults {
			t.Errorf("go run ./cmd/ragtag sim --every --seed %d --from %d --games 1 --bots %s: %v", seed, f.Game, plan.Bots[0], f)
		}
		if r.Games+len(r.Faults) != plan.Games {
			t.Errorf("%d games of %d were played", r.Games, plan.Games)
		}
		roomy(t, r)
	}
}

// TestEvery_Torture tortures some of all choices, by the seed. The long form is
//
//	go run ./cmd/ragtag sim --every --torture --games 500
func TestEvery_Torture(t *testing.T) {
	seed := sampleSeed(t)
	plan := Plan{Every: true, Games: games(8), Bots: []string{"random"}, Seed: seed, From: int(seed) * 8}
	r, err := Torture(t.Context(), cards.Catalogue(), plan, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.Faults {
		t.Errorf("go run ./cmd/ragtag sim --every --torture --seed %d --from %d --games 1: %v", seed, f.Game, f)
	}
	if r.Games+len(r.Faults) != plan.Games {
		t.Errorf("%d games of %d were played", r.Games, plan.Games)
	}
}
