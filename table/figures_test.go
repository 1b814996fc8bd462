package table

import (
	"reflect"
	"testing"
)

// TestFigures_OfEventsAreThoseOfTheirNumbers plays games and checks that the
// figures of each line equal those converted from its two unnamed numbers.
func TestFigures_OfEventsAreThoseOfTheirNumbers(t *testing.T) {
	found := map[string]bool{}
	for seed := range uint64(3) {
		tb, made := made(t, hub(t, &shelf{}, Config{}), seats("hbbb", Relaxed))
		c := chooser(seed)
		play(t, tb, made.Keys, &c, 150)
		tb.mu.Lock()
		for _, e := range tb.game.Events() {
			value, other := e.Numbers()
			got, want := FiguresOf(&e), figures(e.Kind.String(), value, other)
			if !reflect.DeepEqual(got, want) {
				t.Errorf("%s: %s, want %s", e.Kind, marshal(got), marshal(want))
			}
			if got != (Figures{}) {
				found[e.Kind.String()] = true
			}
		}
		tb.mu.Unlock()
	}
	for _, kind := range []string{"rolled", "check", "added", "destiny-added", "total", "outcome", "civilian-placed"} {
		if !found[kind] {
			t.Errorf("no %s came: the test shows nothing of it", kind)
		}
	}
}
