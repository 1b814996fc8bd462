package bots

import (
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestRookie_ReadsWhereScarIs: among the raiders to act next, those of an area
// and Scar in the same area count the same.
func TestRookie_ReadsWhereScarIs(t *testing.T) {
	s := &scene{cat: cards.Catalogue(), mind: &mind{}, r: &rules.Request{Kind: rules.ReqRaiders}, seats: make([]person, 1)}
	s.prices = prices{viper: 1, pilot: 1, civilian: 1}
	s.prices.icons[rules.Raiders], s.turns = 0.5, 4
	s.areas[rules.Rear].raiders, s.areas[rules.Rear].civilians = 4, 2
	s.sky.civilians[rules.Rear] = 2
	s.sky.raiders[rules.Rear] = 4
	seen := map[float64]bool{}
	for a := range rules.NumAreas {
		plain, _ := s.area(rules.RaidersIn(a, 1))
		scar, _ := s.area(rules.ShipIn(rules.TheScar, a))
		if plain != scar {
			t.Errorf("Scar in %s counts %v, raiders there %v", a, scar, plain)
		}
		seen[plain] = true
	}
	if len(seen) < 2 {
		t.Error("all areas count the same, so that none could be taken for another")
	}
}

// TestRookie_LosesAViperOfTheReserves: the vipers in space do not change the
// cost of losing one in the Reserves.
func TestRookie_LosesAViperOfTheReserves(t *testing.T) {
	cat := cards.Catalogue()
	c, _ := cat.Find("crisis/weapon-malfunction")
	s := &scene{cat: cat, mind: &mind{}, r: &rules.Request{Kind: rules.ReqViper, Cause: c}, seats: make([]person, 1)}
	reserves := rules.OfHull(rules.OptReserves, rules.Viper)
	before := s.viper(reserves)
	s.areas[rules.Front].vipers, s.sky.vipers[rules.Front] = 3, 3
	s.areas[rules.Front].raiders, s.sky.raiders[rules.Front] = 4, 4
	if after := s.viper(reserves); before >= 0 || after != before {
		t.Errorf("the loss counts %v, and %v with vipers in the bow; want the same, below 0", before, after)
	}
}
