package bots

import (
	"testing"

	set "ragtag/cards/base"
	"ragtag/options"
	"ragtag/rules"
)

// TestRookie_PlaysWithShipsThatItDoesNotKnow plays whole games with a kind of
// Cylon ship and two hulls that belong to no set: the rookie shoots at the one
// and flies the others.
func TestRookie_PlaysWithShipsThatItDoesNotKnow(t *testing.T) {
	cat := rules.MustCatalogue(append(set.Contents(), rules.Content{Ships: []rules.ShipKind{
		{
			ID: "gunship", Side: rules.CylonSide, Stock: 4, Rule: "combat.raider", Hit: rules.Hits{ByViper: 3, ByGalactica: 3},
			Icon: rules.Basestars, Act: rules.AttackGalactica, Guns: 8,
		},
		{ID: "viper-x", Pilots: true, Stock: 4, Viper: rules.ViperKind{DamagedAt: 6, DestroyedAt: 8, Steps: 2}},
	}})...)
	gunship, _ := cat.ShipByID("gunship")
	viperX, _ := cat.ShipByID("viper-x")
	shot, flown := 0, 0
	for i := range 4 {
		tb, err := rules.NewTable(cat, options.Choice{}, 3+i, [32]byte{byte(i), 9})
		if err != nil {
			t.Fatal(err)
		}
		tb.Listen()
		d, err := New("rookie", uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = d
		}
		tb.PlayUntil(&ds, func() bool { return tb.S.Phase == rules.PhaseAction })
		tb.PlaceShips(rules.MainSpace, gunship, rules.PortFront, 4, rules.Ctx{})
		tb.PlayUntil(&ds, func() bool {
			flown += tb.S.InSpace(rules.MainSpace, viperX)
			return tb.S.Phase == rules.PhaseOver
		})
		for _, e := range tb.Events() {
			if e.Kind == rules.EvAttack && e.Ship == gunship {
				shot++
			}
		}
	}
	if shot == 0 || flown == 0 {
		t.Errorf("%d shots at the unknown ships, %d turns of the unknown hull in space", shot, flown)
	}
}
