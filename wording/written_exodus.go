package wording

// writtenExodus are the texts written by hand for Exodus.
var writtenExodus = map[string]handmade{
	"skill/political-prowess": {
		"4e575e91",
		"Before a skill check of a location is made, choose whether it passes or fails: it is not made.",
		"Antes de que se realice una prueba de Habilidad de una localización, elige si se supera o no: no se realiza.",
	},
	"skill/scout-for-fuel": {
		"48a96c58",
		"Action:| risk 1 raptor and roll a die: on 3 or less, it is destroyed; on 4 or more, gain 1 fuel.",
		"Acción:| arriesga 1 Raptor y tira un dado: con 3 o menos, es destruido; con 4 o más, se gana 1 de Combustible.",
	},
	"skill/best-of-the-best": {
		"8324dcb7",
		"Before a piloted viper attacks:| it makes no attack; roll a die, and so many raiders in its area are destroyed.",
		"Antes de que ataque un Viper pilotado:| no realiza el ataque; tira un dado, y se destruyen otros tantos Incursores de su zona.",
	},
	"ability/ftl-operator": {
		"a9460a38",
		"Whenever FTL Control is activated, you may have its die rolled again; the new result stands.",
		"Siempre que se active “Control de FTL”, puedes hacer que se repita la tirada de su dado; el nuevo resultado es definitivo.",
	},
	"ability/coup": {
		"3c6d9ed0",
		"Action:| if you are in the Brig, move to Command (from Detention to Resistance HQ, while Galactica is away); then receive the title of Admiral.",
		"Acción:| si estás en la “Prisión”, desplázate al “Puesto de Mando” (del “Centro de Detención” al “Cuartel General de la Resistencia”, mientras Galactica no esté); después recibes el cargo de Almirante.",
	},
	"ability/longshot": {
		"d1a86313",
		"When a die is to be rolled in your turn, choose its result instead: it is not rolled, and nothing changes it.",
		"Cuando vaya a tirarse un dado en tu turno, elige su resultado en su lugar: no se tira, y nada lo modifica.",
	},
	"ability/quick-fix": {
		"86296f6d",
		"Once all cards of a skill check in your turn are revealed, you may discard 1 of them, before their abilities take effect.",
		"Cuando se hayan revelado todas las cartas de una prueba de Habilidad de tu turno, puedes descartar 1 de ellas antes de que surtan efecto sus capacidades.",
	},
	"ability/discharge-of-a-firearm": {
		"e4b265cf",
		"Action:| choose another character in your location, who is executed.",
		"Acción:| elige a otro personaje que esté en tu localización, que es ejecutado.",
	},
	"ability/adaptable": {
		"e9d87677",
		"After any player uses the action of a Quorum card, you may draw 2 Skill cards of any type.",
		"Después de que cualquier jugador use la acción de una carta de Quórum, puedes robar 2 cartas de Habilidad de cualquier tipo.",
	},
	"quorum/presidential-order": {
		"ba3c9695",
		"Action:| choose a human player, who receives the title of Admiral or, in games with the Cylon Fleet board, that of Admiral or CAG.",
		"Acción:| elige a un jugador humano, que recibe el cargo de Almirante o, en partidas con el tablero de Flota Cylon, el de Almirante o el de CAG.",
	},
	"title/cag": {
		"f1aa89d7",
		"You place civilian ships where no area is named, in an area without one if there is any, and make the choices marked CAG. Lost in the Brig.\nAction:| activate 1 unmanned viper: launch it, move it, or attack or escort a civilian ship with it; then give the title of CAG to another human player.\nAction, once a turn, while you pilot a viper:| activate 1 unmanned viper; then take another action.",
		"Colocas las Naves Civiles cuando no se indica la zona, en una que no tenga ninguna si es posible, y tomas las decisiones que corresponden al CAG. Se pierde en la “Prisión”.\nAcción:| activa 1 Viper sin piloto: lánzalo, muévelo, ataca con él o pon a salvo 1 Nave Civil; después entrega el cargo de CAG a otro jugador humano.\nAcción, una vez por turno, mientras pilotes un Viper:| activa 1 Viper sin piloto; después lleva a cabo otra acción.",
	},
}
