package wording

// writtenDaybreak are the texts written by hand for Daybreak.
var writtenDaybreak = map[string]handmade{
	"location/press-room-daybreak": {
		"ea7450a1",
		"Action: choose another human player. That player draws 1 Mutiny card, keeps 1 of the Mutiny cards in hand and discards the others; this sends nobody to the Brig. Then you may discard 1 Mutiny card.",
		"Acción: elige a otro jugador humano. Ese jugador roba 1 carta de Motín, conserva 1 de las cartas de Motín que tenga y descarta las demás; por ello no se envía a nadie a la “Prisión”. Después puedes descartar 1 carta de Motín.",
	},
}
