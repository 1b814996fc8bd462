package pegasus

import (
	"ragtag/options"
	"ragtag/rules"
)

// overlay are the Cylon locations of the overlay.
func overlay() []rules.Location {
	return []rules.Location{
		{ID: "caprica-overlay", Set: set, Replaces: "caprica", Board: rules.CylonLocations, Do: rules.PlayCrisis{Draw: 2, Jump: true, Under: true}},
		{
			ID: "cylon-fleet-overlay", Set: set, Replaces: "cylon-fleet", Board: rules.CylonLocations, Role: rules.AtCylonFleet,
			Can: rules.MayCommandFleet, Do: rules.CommandFleet{Raiders: 2, Heavy: 1},
		},
		{
			ID: "human-fleet-overlay", Set: set, Replaces: "human-fleet", Board: rules.CylonLocations,
			Do: rules.Steps{
				rules.ScoutDeck{Decks: []rules.Kind{rules.KindCrisis, rules.KindDestination}, First: options.CrisisScouts},
				rules.DrawCards{Who: rules.Acting, N: 2, Differ: options.CrisisScouts},
			},
			Also: &rules.Use{When: rules.WhenAction, Can: rules.MayInfiltrate, Do: rules.GoAmongHumans{}},
		},
		{
			ID: "resurrection-ship-overlay", Set: set, Replaces: "resurrection-ship", Board: rules.CylonLocations, Hazardous: true, Role: rules.AtResurrection,
			Do: rules.DrawSuper{Who: rules.Acting, N: 1},
		},
	}
}
