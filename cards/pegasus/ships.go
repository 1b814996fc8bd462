package pegasus

import "ragtag/rules"

// scar is the raider of that name, which comes out of their stock.
func scar() []rules.ShipKind {
	return []rules.ShipKind{{
		ID: "scar", Set: set, Side: rules.CylonSide, Class: "raider", Single: true,
		Rule: "combat.scar", Hit: rules.Hits{ByViper: rules.HitScar, ByGalactica: rules.HitScar}, OnlyByDie: true, Lost: rules.RaiderLost,
		Icon: rules.Raiders, Act: rules.ActRaider, Guns: rules.RaiderHitsGalactica,
	}}
}

// forces are the occupation forces.
func forces() []rules.ShipKind {
	return []rules.ShipKind{{ID: "occupation-force", Set: set, Side: rules.CylonSide, Stock: rules.StockForces}}
}
