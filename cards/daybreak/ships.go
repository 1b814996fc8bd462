package daybreak

import "ragtag/rules"

// assaultRaptor is the id of the hull for which cards trade raptors.
const assaultRaptor = "assault-raptor"

// ships are the assault raptors: one in the Reserves, the others in the box.
func ships() []rules.ShipKind {
	return []rules.ShipKind{{
		ID: assaultRaptor, Set: set, Stock: 4, Pilots: true, Start: rules.Berths{Reserves: 1},
		Viper: rules.ViperKind{DestroyedAt: 7, Sharp: rules.Sharp{Class: "basestar", Hit: 7}, Stays: true},
	}}
}
