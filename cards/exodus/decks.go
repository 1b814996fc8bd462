package exodus

import "ragtag/rules"

// quorum are the Quorum cards.
func quorum() []rules.Quorum {
	return []rules.Quorum{
		{ID: "establish-dogsville", Set: set, Do: rules.Steps{rules.Gain{Population: 1}, rules.Lose{Morale: 1}}},
		{ID: "presidential-order", Set: set, Do: rules.GrantTitle{By: rules.Acting, Of: []rules.Title{rules.Admiral, CAG}}},
		{ID: "resignation", Set: set, Do: rules.Steps{rules.RedrawQuorum{}, rules.PassTitleTo{By: rules.Acting, Title: rules.President}}},
	}
}

// destinations are the Destination cards.
func destinations() []rules.Destination {
	return []rules.Destination{
		{ID: "algae-planet", Set: set, Distance: 1, Do: rules.Steps{rules.Lose{Fuel: 1}, rules.Gain{Food: 1}}},
		{ID: "cylon-raiders", Set: set, Distance: 3, Do: rules.Steps{
			rules.Lose{Fuel: 2}, rules.PlaceShips{In: rules.Rear, Force: rules.Force{Raiders: 3}},
		}},
		{ID: "derelict-basestar", Set: set, Distance: 2, Do: rules.Steps{
			rules.Lose{Fuel: 1},
			rules.PlaceShips{In: rules.Rear, Force: rules.Force{Civilians: 2}},
			rules.PlaceDamaged{In: rules.Front, Hits: 1},
		}},
		{ID: "dying-star", Set: set, Distance: 2, Do: rules.Steps{rules.Lose{Fuel: 1}, rules.DamageGalactica{N: 1}}},
		{ID: "gas-giant", Set: set, Distance: 1, Do: rules.If{Key: "any-viper", Test: rules.AnyViper, Then: rules.Offer{
			By: rules.TheAdmiral, Then: rules.Steps{rules.DestroyViper{By: rules.TheAdmiral}, rules.Gain{Fuel: 1}},
		}}},
		{ID: "lions-head-nebula", Set: set, Distance: 3, Do: rules.Steps{rules.Lose{Fuel: 4}, rules.MoveOnward{By: 2}}},
		{ID: "radioactive-cloud", Set: set, Distance: 2, Do: rules.Lose{Fuel: 1, Population: 1}},
	}
}

// loyalties are the Loyalty cards.
func loyalties() []rules.Loyalty {
	return []rules.Loyalty{
		{ID: "cylon-centurion", Set: set, Kind: rules.ACylon, Reveal: rules.AddCenturions{N: 1}},
		{ID: "cylon-jump", Set: set, Kind: rules.ACylon, Reveal: rules.MoveFleetMarker{By: -2}},
		{ID: "not-a-cylon-exodus", Set: set, Count: 5, Kind: rules.NotACylon},
	}
}
