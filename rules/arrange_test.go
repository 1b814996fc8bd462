package rules

import "testing"

// No component of the base game says to activate heavy raiders without the
// centurions, so no scenario can: ruling core-act-heavy-without-centurions.
func TestActivateHeavy_WithoutCenturions(t *testing.T) {
	var tb Table
	tb.S.Boarding[1] = 1
	heavy := &tb.S.Ships[MainSpace][HeavyRaider]
	heavy[Rear] = 1
	heavy[PortFront] = 1
	tb.activateHeavy(false, Ctx{})
	if got, want := tb.S.Boarding, [BoardingSpaces]int8{1, 1}; got != want {
		t.Errorf("the centurions stand on %v, want %v: one boarded, the other stayed", got, want)
	}
	if heavy[PortRear] != 1 || tb.ships(HeavyRaider) != 1 {
		t.Errorf("the heavy raiders stand at %v, want one in %s", *heavy, PortRear)
	}
}
