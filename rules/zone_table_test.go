package rules_test

import (
	"slices"
	"testing"

	"ragtag/rules"
)

// TestZones_TableIsComplete: each zone is described by one row, and has an id of
// its own by which it is found again.
func TestZones_TableIsComplete(t *testing.T) {
	next := rules.Zone(0)
	for _, r := range rules.ZoneRows() {
		if r[0] != next || r[1] <= r[0] {
			t.Errorf("a row has the zones from %d to %d, want it to begin at %d", r[0], r[1], next)
		}
		next = r[1]
	}
	if next != rules.NumZones {
		t.Errorf("the rows end at zone %d of %d", next, rules.NumZones)
	}
	for z := range rules.NumZones {
		if back, ok := rules.ZoneByID(z.String()); !ok || back != z {
			t.Errorf("zone %d is called %s, which is zone %d", z, z, back)
		}
	}
}

// TestZones_HiddenOnesAreDealtAnew: a fork deals whatever need not be open.
func TestZones_HiddenOnesAreDealtAnew(t *testing.T) {
	dealt := rules.Dealt()
	for z := range rules.NumZones {
		if is := slices.Contains(dealt, z); is == z.Shows() {
			t.Errorf("%s is dealt anew: %t", z, is)
		}
	}
}
