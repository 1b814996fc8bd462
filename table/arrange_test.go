package table

import (
	"context"
	"reflect"
	"testing"

	"ragtag/rules"
)

// TestArrange_GoesOnFromThere creates a table at a position, loads it again,
// and plays it to its end.
func TestArrange_GoesOnFromThere(t *testing.T) {
	var at silence
	windows(t, 0, func(pair [2]silence) bool { at = pair[1]; return false })
	kept := &shelf{}
	h := NewHub(kept, cat, Config{})
	made, err := h.Arrange(seats("hhhh", Relaxed), at.state)
	if err != nil {
		t.Fatal(err)
	}
	want := rules.Start(cat, at.state)
	for range 2 {
		tb, err := h.Find(context.Background(), made.ID)
		if err != nil {
			t.Fatal(err)
		}
		for p, key := range made.Keys {
			if f := frame(t, tb, key); !reflect.DeepEqual(*f.View, want.View(rules.Seat(p))) {
				t.Errorf("seat %d sees another position", p)
			}
		}
		h.Close()
		h = hub(t, kept, Config{})
	}
	tb, err := h.Find(context.Background(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	c := chooser(2)
	play(t, tb, made.Keys, &c, 1e6)
	if f := frame(t, tb, ""); f.View.Over == nil {
		t.Error("the game does not end")
	}
}
