package table

import (
	"reflect"
	"testing"

	"ragtag/wording"
)

// TestLines_KeepTheCharacterOfTheirTime plays until somebody who was executed
// continues with another character: earlier lines are unchanged.
func TestLines_KeepTheCharacterOfTheirTime(t *testing.T) {
	up := seats("hhh", Relaxed)
	up.Options = "pegasus"
	for seed := uint64(1); seed < 40; seed++ {
		tb, made := made(t, hub(t, &shelf{}, Config{}), up)
		c := chooser(seed)
		read := map[int]Line{}
		for play(t, tb, made.Keys, &c, 20) > 0 {
			changed := false
			for _, l := range frame(t, tb, "").Log {
				if was, ok := read[l.N]; ok && !reflect.DeepEqual(was.Text, l.Text) {
					t.Fatalf("line %d read %q, and reads %q", l.N, wording.Flat(was.Text), wording.Flat(l.Text))
				}
				read[l.N] = l
				changed = changed || l.Kind == "character" && l.Turn > 0
			}
			if changed {
				return
			}
		}
	}
	t.Error("nobody was executed: the test shows nothing")
}
