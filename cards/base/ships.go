package base

import "ragtag/rules"

// spaces are the boards of space.
func spaces() []rules.SpaceBoard {
	return []rules.SpaceBoard{{ID: "galactica", Set: set, Galactica: true}}
}

// ships are the kinds of ships, and what else comes in numbers and fights.
func ships() []rules.ShipKind {
	return append(append(cylonShips(), humanShips()...), boarders()...)
}

func cylonShips() []rules.ShipKind {
	basestar := rules.ShipKind{
		Set: set, Side: rules.CylonSide, Class: "basestar", Stock: 1, Single: true,
		Rule: "combat.basestar", Hit: rules.Hits{ByViper: rules.HitBasestarViper, ByGalactica: rules.HitBasestarGalactica},
		OnHit: rules.DamageBasestar, Lost: rules.BasestarLost,
		Icon: rules.Basestars, Act: rules.ActBasestar, Guns: rules.BasestarHitsGalactica, Launches: true,
	}
	a, b := basestar, basestar
	a.ID, b.ID = "basestar-a", "basestar-b"
	return []rules.ShipKind{
		{
			ID: "raider", Set: set, Side: rules.CylonSide, Stock: rules.StockRaiders,
			Rule: "combat.raider", Hit: rules.Hits{ByViper: rules.HitRaider, ByGalactica: rules.HitRaider}, Lost: rules.RaiderLost,
			Icon: rules.Raiders, Act: rules.ActRaider, Guns: rules.RaiderHitsGalactica,
		},
		{
			ID: "heavy-raider", Set: set, Side: rules.CylonSide, Stock: rules.StockHeavy,
			Rule: "combat.heavy-raider", Hit: rules.Hits{ByViper: rules.HitHeavy, ByGalactica: rules.HitHeavy}, Lost: rules.RaiderLost,
			Icon: rules.HeavyRaiders,
		},
		a, b,
	}
}

func humanShips() []rules.ShipKind {
	return []rules.ShipKind{
		{
			ID: "viper", Set: set, Stock: rules.StockVipers, Pilots: true,
			Viper: rules.ViperKind{DamagedAt: rules.ViperDamagedAt, DestroyedAt: rules.ViperDestroyedAt},
		},
		{ID: "raptor", Set: set, Stock: rules.StockRaptors},
		{ID: "civilian", Set: set}, // each is a component of its own
	}
}

// boarders are the centurions.
func boarders() []rules.ShipKind {
	return []rules.ShipKind{{
		ID: "centurion", Set: set, Side: rules.CylonSide, Stock: rules.StockCenturion,
		Rule: "combat.centurion", Hit: rules.Hits{ByViper: rules.HitCenturion, ByGalactica: rules.HitCenturion},
	}}
}
