package wording

// writtenDaybreak are the texts written by hand for Daybreak.
var writtenDaybreak = map[string]handmade{
	"skill/change-of-plans": {
		"ab6d5aaa",
		"After a skill check is passed:| you may have this instead of its pass result: each human player draws 2 Skill cards of their own skill set.",
		"Después de superarse una prueba de Habilidad:| puedes hacer que, en lugar de su resultado de éxito, ocurra esto: cada jugador humano roba 2 cartas de sus tipos de Habilidad.",
	},
	"skill/test-the-limits": {
		"f151366d",
		"Action, only while the fleet marker is not on a blue space:| move the fleet marker ahead 1 space; then roll a die: on 5 or less, Galactica is damaged.",
		"Acción, solo si el indicador de Flota no está en una casilla azul:| el indicador de Flota avanza 1 casilla; después tira un dado: con 5 o menos, Galactica sufre daños.",
	},
	"ability/treatment": {
		"580d9124",
		"Action:| choose another human player; draw 2 Skill cards of that player’s skill set, then give that player 2 Skill cards of your hand.",
		"Acción:| elige a otro jugador humano; roba 2 cartas de Habilidad de los tipos de ese jugador y después entrégale 2 cartas de Habilidad de tu mano.",
	},
	"ability/organized": {
		"90afc7be",
		"Action, unless you are in the Brig:| activate 3 different locations that are not damaged, wherever you are; no Cylon locations.",
		"Acción, si no estás en la “Prisión”:| activa 3 localizaciones distintas que no estén dañadas, estés donde estés; las de los cylons no.",
	},
	"ability/resolute": {
		"f9b0ef23",
		"Action:| activate any location that is not damaged; not the Hangar Deck while you are in the Brig, and no Cylon location while you infiltrate.",
		"Acción:| activa cualquier localización que no esté dañada; el “Hangar” no, si estás en la “Prisión”, y las de los cylons tampoco mientras dure tu infiltración.",
	},
	"ability/memento": {
		"f20e6747",
		"Once a turn, right after population is lost, you may draw the top 3 Piloting cards, discard 1 of them and keep 2.",
		"Una vez por turno, justo después de que se pierda Población, puedes robar las 3 primeras cartas de Pilotaje, descartar 1 de ellas y quedarte con 2.",
	},
	"ability/attorney": {
		"b687ff88",
		"Action:| move a character in the Brig to any location of Galactica that is not hazardous; if it is another player’s, take all of that player’s Skill cards. On New Caprica this is about Detention.",
		"Acción:| traslada a un personaje que esté en la “Prisión” a cualquier localización de Galactica que no sea de riesgo; si es de otro jugador, quédate con todas sus cartas de Habilidad. En Nueva Cáprica se aplica al “Centro de Detención”.",
	},
	"ability/kleptomania": {
		"8a98b211",
		"If you end your Movement step in a location with another player, discard 2 Skill cards; if you cannot, you are sent to the Brig at the end of your turn.",
		"Si terminas tu paso de Movimiento en una localización con otro jugador, descártate de 2 cartas de Habilidad; si no puedes, se te envía a la “Prisión” al final de tu turno.",
	},
	"ability/visions": {
		"5069b888",
		"Action, while infiltrating:| look at 1 random Loyalty card of a human player; then your infiltration ends and you move to the Resurrection Ship.",
		"Acción, mientras dure tu infiltración:| mira 1 carta de Lealtad al azar de un jugador humano; después termina y te desplazas a la “Nave Resurrección”.",
	},
	"location/press-room-daybreak": {
		"47f411f8",
		"Action:| choose another human player. That player draws 1 Mutiny card, keeps 1 of the Mutiny cards in hand and discards the others; this sends nobody to the Brig. Then you may discard 1 Mutiny card.",
		"Acción:| elige a otro jugador humano. Ese jugador roba 1 carta de Motín, conserva 1 de las cartas de Motín que tenga y descarta las demás; por ello no se envía a nadie a la “Prisión”. Después puedes descartar 1 carta de Motín.",
	},
}
