package rules_test

import (
	"testing"

	"ragtag/cards"
	"ragtag/scenario"
)

// TestChair_MayActivate: what keeps a player from a location is reported before
// it goes there: a weakness, damage, cards that it does not have.
func TestChair_MayActivate(t *testing.T) {
	cat := cards.Catalogue()
	g, seat, err := scenario.Position(cat, `
		players Zarek, Roslin, Tigh
		Tigh in command
		damaged: armory
		hand Zarek: executive-order 1
		hand Roslin: executive-order 1
	`)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		name, at string
		cost     int
		ok       bool
	}{
		{"Zarek", "command", 0, false},
		{"Zarek", "communications", 0, true},
		{"Tigh", "command", 0, true},
		{"Tigh", "armory", 0, false},
		{"Roslin", "communications", 2, false},
	} {
		p, _ := seat(row.name)
		c, _ := cat.Find("location/" + row.at)
		cost, ok := g.Chair(0).MayActivate(p, cat.LocOf(c))
		if cost != row.cost || ok != row.ok {
			t.Errorf("%s at %s: %d cards, %v; want %d, %v", row.name, row.at, cost, ok, row.cost, row.ok)
		}
	}
}
