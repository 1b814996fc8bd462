package pegasus

import "ragtag/rules"

// destinations are the Destination cards, in the order of the deck: the first of
// them, the one that Cylon attacks need, and the last.
func destinations() []rules.Destination {
	return []rules.Destination{
		{ID: "a-civilian-convoy", Set: set, Distance: 3, Do: rules.Steps{
			rules.Lose{Fuel: 3},
			rules.Gain{Population: 1},
			rules.Offer{By: rules.TheAdmiral, Then: rules.Steps{rules.Lose{Morale: 1}, rules.Gain{Fuel: 1}}},
		}},
		{ID: "binary-star", Set: set, Distance: 2, Do: rules.Steps{
			rules.Lose{Fuel: 1},
			rules.PlaceShips{In: rules.Front, Force: force{Civilians: 1}},
			rules.PlaceShips{In: rules.Rear, Force: force{Civilians: 1}},
		}},
		{ID: "gas-cloud", Set: set, Distance: 1, Do: rules.ReadAhead{N: 3}},
	}
}

// miningAsteroid names a Cylon attack card.
func miningAsteroid() []rules.Destination {
	return []rules.Destination{
		{ID: "mining-asteroid", Set: set, Distance: 2, Do: rules.Steps{
			rules.Lose{Fuel: 1}, rules.RepairVipers{N: 2}, rules.Summon{Card: "scar"},
		}},
	}
}

func moreDestinations() []rules.Destination {
	return []rules.Destination{
		{ID: "misjump", Set: set, Do: rules.Steps{rules.DestroyCivilians{N: 1}, rules.Elsewhere{}}},
	}
}
