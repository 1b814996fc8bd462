package wording

import (
	"maps"
	"testing"

	"ragtag/cards/base"
	"ragtag/rules"
)

// TestShips_HaveTheirWords: every kind of ship that can be in space has a name,
// and so has every board of space; the tables have no other entries.
func TestShips_HaveTheirWords(t *testing.T) {
	ships, spaces := maps.Clone(shipTable), maps.Clone(spaceTable)
	for k := range rules.Ship(rules.MaxShips) {
		row := cat.Ship(k)
		if row.Hit == (rules.Hits{}) && !row.Pilots && k != rules.CivilianShip {
			continue
		}
		words := shipTable[row.ID]
		if words.many == (noun{}) || k != rules.CivilianShip && (words.name.Empty() || words.one.Empty() || words.same.Empty()) {
			t.Errorf("%s has no words", row.ID)
		}
		delete(ships, row.ID)
	}
	for b := rules.MainSpace + 1; b < cat.Spaces(); b++ {
		if spaceTable[cat.Space(b).ID].Empty() {
			t.Errorf("the board %s has no words", cat.Space(b).ID)
		}
		delete(spaces, cat.Space(b).ID)
	}
	if len(ships)+len(spaces) > 0 {
		t.Errorf("there are no such ships or boards: %v, %v", ships, spaces)
	}
}

// TestShips_OfAnotherKindAreWorded writes sentences about a kind of ship, a
// hull and a board that belong to no set: entries in the tables are enough.
func TestShips_OfAnotherKindAreWorded(t *testing.T) {
	shipTable["gunship"] = common(noun{"gunship", "gunships", "Cañonero", "Cañoneros"})
	shipTable["viper-x"] = common(noun{"viper X", "vipers X", "Viper X", "Vipers X"})
	spaceTable["nebula"] = Both{En: "of the nebula", Es: "de la nebulosa"}
	defer func() {
		delete(shipTable, "gunship")
		delete(shipTable, "viper-x")
		delete(spaceTable, "nebula")
	}()
	cat := rules.MustCatalogue(append(base.Contents(), rules.Content{
		Ships:  []rules.ShipKind{{ID: "gunship", Side: rules.CylonSide, Stock: 3}, {ID: "viper-x", Pilots: true, Stock: 1}},
		Spaces: []rules.SpaceBoard{{ID: "nebula"}},
	})...)
	gunship, _ := cat.ShipByID("gunship")
	viperX, _ := cat.ShipByID("viper-x")
	for _, c := range []struct {
		event  rules.Event
		en, es string
	}{
		{
			rules.Event{Kind: rules.EvShipPlaced, Ship: gunship, Count: 2, Space: 1, Area: rules.Rear},
			"2 gunships appear in the rear area of the nebula", "aparecen 2 Cañoneros en la zona de popa de la nebulosa",
		},
		{
			rules.Event{Kind: rules.EvShipMoved, Ship: gunship, Space: 1, Area: rules.Rear, Into: rules.Rear},
			"a gunship is now behind Galactica", "1 Cañonero está ahora detrás de Galactica",
		},
		{
			rules.Event{Kind: rules.EvDestroyed, Ship: gunship, Count: 1, Area: rules.Rear},
			"a gunship is destroyed", "se destruye 1 Cañonero",
		},
	} {
		tell := teller{cat: cat}
		if b := eventLines[c.event.Kind](tell, c.event); b.En != c.en || b.Es != c.es {
			t.Errorf("%s: %q, %q; want %q, %q", c.event.Kind, b.En, b.Es, c.en, c.es)
		}
	}
	r := rules.Request{Kind: rules.ReqFly}
	for _, c := range []struct {
		option rules.Option
		en, es string
	}{
		{rules.ShipIn(gunship, rules.Rear), "Attack a gunship behind Galactica", "Atacar a 1 Cañonero detrás de Galactica"},
		{rules.OfHull(rules.OptReserves, viperX), "viper X of the Reserves", "Viper X de la reserva"},
		{rules.OfHull(rules.OptDamaged, viperX), "viper X, damaged", "Viper X, dañado"},
		{rules.OfHull(rules.OptDestroyed, viperX), "viper X, destroyed", "Viper X, destruido"},
	} {
		if b := (teller{cat: cat}).option(&r, c.option); b.En != c.en || b.Es != c.es {
			t.Errorf("%s: %q, %q; want %q, %q", cat.OptionID(c.option), b.En, b.Es, c.en, c.es)
		}
	}
}
