package lab

import (
	"errors"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// tortureGames is how many games the short torture plays. The long one is
//
//	go run ./cmd/ragtag sim --torture --games 2000 --players 3,4,5,6 --options '' --options nosympathizer --options 'exodus&cylonfleet'
const tortureGames = 96

// games is how many games a test plays, an eighth of them with -short.
func games(n int) int {
	if testing.Short() {
		return n / 8
	}
	return n
}

func TestTorture_EveryPromiseIsKeptAfterEveryAnswer(t *testing.T) {
	n := games(tortureGames)
	plan := Plan{Games: n, Players: everyTable, Choices: []options.Choice{{}, noSympathizer, options.Of(options.Exodus, options.CylonFleet)}, Bots: []string{"random"}, Seed: 1}
	r, err := Torture(t.Context(), cards.Catalogue(), plan, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range r.Faults {
		if i == 5 {
			t.Errorf("and %d more", len(r.Faults)-5)
			break
		}
		t.Errorf("go run ./cmd/ragtag sim --torture --seed 1 --from %d --games 1 --players 3,4,5,6 --options '' --options nosympathizer --options 'exodus&cylonfleet': %v", f.Game, f)
	}
	if r.Games+len(r.Faults) != n || r.Decisions.Mean < 50 {
		t.Errorf("%d games of %v answers were played to their ends", r.Games, r.Decisions.Mean)
	}
}

// captive returns a game some way into its first turns, examined so far.
func captive(t *testing.T) *victim {
	t.Helper()
	v := &victim{cat: cards.Catalogue(), players: 4, seed: [32]byte{3}}
	if err := v.begin(1); err != nil {
		t.Fatal(err)
	}
	v.play(t, func() bool { return v.answers >= 25 })
	return v
}

// play answers until a condition holds.
func (v *victim) play(t *testing.T, until func() bool) {
	t.Helper()
	for !until() {
		if _, err := v.save(); err != nil {
			t.Fatal(err)
		}
		if err := v.step(); err != nil {
			t.Fatal(err)
		}
	}
	_, err := v.save()
	if err := errors.Join(err, v.sameEvents(0)); err != nil {
		t.Fatal(err)
	}
}

// TestTorture_FindsWhatIsWrong breaks each promise once.
func TestTorture_FindsWhatIsWrong(t *testing.T) {
	for _, row := range []struct {
		want  string
		spoil func(*victim)
		look  func(*victim) error
	}{
		{"event 4 was", func(v *victim) { v.events[4].By++ }, (*victim).sameEventsEver},
		{"event 4 was", func(v *victim) { v.settled = len(v.events); v.events[4].By++ }, (*victim).goOn},
		{"events were told, now", func(v *victim) { v.events = append(v.events, rules.Event{}) }, (*victim).sameEventsEver},
		{"the state differs in Dials", func(v *victim) { v.saved.Dials[rules.Food]-- }, (*victim).examine},
		{"the state differs in Zones", func(v *victim) {
			s := v.saved.In(rules.CrisisDeck)
			s[0], s[1] = s[1], s[0]
		}, (*victim).examine},
		{"want old-request", func(v *victim) { *v = *finished(t) }, (*victim).tryFirstWrong},
	} {
		v := captive(t)
		row.spoil(v)
		if err := row.look(v); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("error %v, want one that has %q", err, row.want)
		}
	}
}

// sameEventsEver compares all events.
func (v *victim) sameEventsEver() error { return v.sameEvents(0) }

// goOn plays on until something is wrong, or to the end.
func (v *victim) goOn() error {
	for !v.game.Over() {
		if err := v.examine(); err != nil {
			return err
		}
		if err := v.step(); err != nil {
			return err
		}
	}
	return nil
}

// finished returns a game that is over: it refuses everything as game-over.
func finished(t *testing.T) *victim {
	t.Helper()
	v := &victim{cat: cards.Catalogue(), players: 3, seed: [32]byte{4}}
	if err := v.begin(1); err != nil {
		t.Fatal(err)
	}
	v.play(t, v.game.Over)
	return v
}

// tryFirstWrong gives one wrong answer, as tryUnlisted does with many.
func (v *victim) tryFirstWrong() error {
	return v.refuses([]wrong{{0, v.game.Ask() - 1, nil, rules.OldRequest}})
}

func TestDifference_NamesTheField(t *testing.T) {
	var a, b rules.State
	if got := difference(a, b); got != "nothing" {
		t.Errorf("two equal states differ in %s", got)
	}
	b.Marker = 3
	if got := difference(a, b); got != "Marker: 0 and 3" {
		t.Errorf("difference %q", got)
	}
}

func BenchmarkTorture(b *testing.B) {
	plan := Plan{Games: b.N, Players: everyTable, Bots: []string{"random"}, Seed: 9, Workers: 1}
	if r, err := Torture(b.Context(), cards.Catalogue(), plan, nil); err != nil || len(r.Faults) > 0 {
		b.Fatal(err, r.Faults)
	}
}
