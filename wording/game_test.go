package wording

import (
	"math/rand/v2"
	"testing"

	"ragtag/options"
	"ragtag/rules"
)

// dice answers every request at random.
type dice struct{ r *rand.Rand }

func (d dice) Decide(_ rules.Chair, r *rules.Request, a *rules.Answer) {
	want := int(r.Min) + d.r.IntN(int(r.Max-r.Min)+1)
	total := 0
	for i := range int(r.N) {
		total += int(r.Limit[i])
	}
	for n := 0; n < min(want, total); {
		if i := d.r.IntN(int(r.N)); a.Take[i] < r.Limit[i] {
			a.Take[i]++
			n++
		}
	}
}

// TestGames_AreToldWhole plays games at random, and reads every question,
// option and log line in both languages.
func TestGames_AreToldWhole(t *testing.T) {
	var seen tally
	for n := range uint64(12) {
		seen.play(t, n, options.Choice{}, 3+int(n%4))
	}
	for n := range uint64(2) {
		seen.play(t, n, options.Of(options.Solo), 1)
		seen.play(t, n, options.Of(options.Duo), 2)
		seen.play(t, n, options.Of(options.Coop), 3)
		seen.play(t, n, options.Of(options.NoSympathizer), 4)
	}
	if len(seen.events) < 40 || len(seen.requests) < 20 {
		t.Errorf("saw only %d kinds of events and %d kinds of requests", len(seen.events), len(seen.requests))
	}
}

// tally counts the kinds of things read.
type tally struct {
	events   map[rules.EventKind]bool
	requests map[rules.RequestKind]bool
}

func (k *tally) play(t *testing.T, n uint64, c options.Choice, players int) {
	t.Helper()
	if t.Failed() {
		return // the first faulty game is enough
	}
	defer func() {
		if t.Failed() {
			t.Logf("the game of seed %d, with options %q and %d players", n, c, players)
		}
	}()
	if k.events == nil {
		k.events, k.requests = map[rules.EventKind]bool{}, map[rules.RequestKind]bool{}
	}
	g, err := rules.NewGame(cat, c, players, [32]byte{byte(n)})
	if err != nil {
		t.Fatal(err)
	}
	d := dice{rand.New(rand.NewPCG(n, 1))}
	for asked := 0; !g.Over() && g.Err() == nil; asked++ {
		for _, r := range g.Pending() {
			if asked%7 == 0 { // a sample is enough
				k.readRequest(t, &r)
			}
			if err := g.Let(r.Seat, d); err != nil {
				t.Fatal(err)
			}
		}
	}
	if g.Err() != nil {
		t.Fatal(g.Err())
	}
	for _, e := range g.Events() {
		k.events[e.Kind] = true
		for p := rules.Nobody; p < 3; p++ {
			checkLine(t, e.Rule, both(e, nil, p))
		}
	}
}

func (k *tally) readRequest(t *testing.T, r *rules.Request) {
	t.Helper()
	k.requests[r.Kind] = true
	checkLine(t, r.Kind.String(), Both{RequestSentence(cat, r, nil).In(En), RequestSentence(cat, r, nil).In(Es)})
	for i := range int(r.N) {
		checkOption(t, r, r.Options[i], Both{OptionSentence(cat, r, i, nil).In(En), OptionSentence(cat, r, i, nil).In(Es)})
	}
}
