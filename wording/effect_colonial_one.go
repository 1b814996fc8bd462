package wording

import "ragtag/rules"

// Colonial One under the overlay of Daybreak.

// colonialNames are the names of its locations.
var colonialNames = []named{
	{"location/quorum-chamber", "Quorum Chamber", "Cámara del Quórum"},
	{"location/press-room-daybreak", "Press Room", "Sala de Prensa"},
	{"location/presidents-office-daybreak", "President’s Office", "Despacho del Presidente"},
	{"location/administration-daybreak", "Administration", "Administración"},
	{"location/colonial-one-destroyed", "Colonial One Destroyed", "Colonial Uno Destruida"},
}

// colonialClauses returns the clauses for its locations.
func colonialClauses() []clause {
	return []clause{
		on(func(_ writer, _ rules.KeepOneMutiny) Both {
			return say("that player draws 1 Mutiny card, keeps 1 of those he holds and discards the others; nobody is sent to the Brig for it",
				"ese jugador roba 1 carta de Motín, conserva 1 de las que tenga y descarta las demás; por ello no se envía a nadie a la “Prisión”")
		}),
		on(func(_ writer, _ rules.DropMutiny) Both {
			return say("you may discard 1 Mutiny card", "puedes descartar 1 carta de Motín")
		}),
		on(func(_ writer, _ rules.Elect) Both {
			return say("choose who becomes President", "elige quién recibe el cargo de Presidente")
		}),
	}
}

// colonialLines are the log lines of its end.
var colonialLines = lines{
	rules.EvColonialLost: func(teller, rules.Event) Both {
		return say("Colonial One is destroyed", "la Colonial Uno queda destruida")
	},
}
