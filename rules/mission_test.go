package rules_test

import (
	"testing"

	"ragtag/options"
	"ragtag/rules"
)

// TestMission_TakesShipsOutOfTheGame clears ships of the board of which some leave the
// game: those of the box first and, with the Cylon Fleet board, those that wait there.
func TestMission_TakesShipsOutOfTheGame(t *testing.T) {
	all := []rules.Ship{rules.BasestarA, rules.HeavyRaider, rules.Centurion}
	left := func(tb *rules.Table, k rules.Ship, want int) {
		t.Helper()
		n := tb.Stock(k)
		if k == rules.BasestarA {
			n += tb.Stock(rules.BasestarB)
		}
		if n != want {
			t.Errorf("%d of %s are in the box, want %d", n, k, want)
		}
	}
	tb := daybreakTable(t)
	x := rules.Ctx{}
	tb.PlaceShips(rules.MainSpace, rules.BasestarA, rules.Front, 1, x)
	tb.PlaceShips(rules.MainSpace, rules.BasestarB, rules.Rear, 1, x)
	tb.PlaceShips(rules.MainSpace, rules.HeavyRaider, rules.Front, 3, x)
	tb.S.Boarding = [rules.BoardingSpaces]int8{2, 1}
	do(t, tb, rules.ClearShips{Of: all, Out: 1}, nil)
	left(tb, rules.BasestarA, 1)
	left(tb, rules.HeavyRaider, rules.StockHeavy-1)
	left(tb, rules.Centurion, rules.StockCenturion-1)
	if len(where(tb, rules.MainSpace, rules.BasestarA))+len(where(tb, rules.MainSpace, rules.HeavyRaider)) > 0 || tb.S.Boarding != [rules.BoardingSpaces]int8{} {
		t.Error("something stays on the board")
	}
	do(t, tb, rules.ClearShips{Of: all, Out: 5}, nil) // as many as there are
	for _, k := range all {
		left(tb, k, 0)
	}

	tb = daybreakTable(t, options.Exodus, options.CylonFleet)
	fleet, _ := tb.Catalogue().SpaceByID("cylon-fleet")
	tb.PlaceShips(fleet, rules.BasestarA, rules.Front, 1, x)
	tb.PlaceShips(fleet, rules.BasestarB, rules.Rear, 1, x)
	do(t, tb, rules.ClearShips{Of: []rules.Ship{rules.BasestarA}, Out: 1}, nil)
	left(tb, rules.BasestarA, 0)
	if a, b := where(tb, fleet, rules.BasestarA), where(tb, fleet, rules.BasestarB); len(a) != 1 || len(b) != 0 {
		t.Errorf("basestar A waits in %v and B in %v: the one in the lowest-numbered area leaves the game", a, b)
	}
}
