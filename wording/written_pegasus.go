package wording

// writtenPegasus are the texts written by hand for the characters and Quorum
// cards of the Battlestar Pegasus.
var writtenPegasus = map[string]handmade{
	"quorum/assign-chief-of-staff": {
		"70653cb7",
		"Action:| draw 2 Politics cards and give this card to another human player.\nBefore cards are added to a skill check, its holder may discard it: Politics cards count positive in that check.",
		"Acción:| roba 2 cartas de Política y entrega esta carta a otro jugador humano.\nAntes de añadir cartas a una prueba de Habilidad, quien la tenga puede descartarla: las cartas de Política se consideran positivas en esa prueba.",
	},
	"quorum/eulogy": {
		"78387090",
		"Action, only if morale has been lost to an execution in this game:| gain 1 morale.",
		"Acción, solo si en esta partida se ha perdido Moral por una ejecución:| se gana 1 de Moral.",
	},
	"quorum/probation": {
		"024237bf",
		"Action:| give this card to any human player.\nAfter its holder has added cards to a skill check, the President may discard it to look at the cards that the holder added.",
		"Acción:| entrega esta carta a cualquier jugador humano.\nCuando quien la tenga haya añadido cartas a una prueba de Habilidad, el Presidente puede descartarla para mirar las cartas que ha añadido.",
	},
	"loyalty/cylon-treachery": {
		"1701c1ee",
		"You are a Cylon.\nAction:| reveal this card. Unless you are in the Brig, each other human player in turn discards 1 random Skill card and draws 1 Treachery card; once you have discarded down to 3 Skill cards, you draw 2 Treachery cards.",
		"Eres un cylon.\nAcción:| revela esta carta. Si no estás en la “Prisión”, cada uno de los demás jugadores humanos, por turnos, se descarta de 1 carta de Habilidad al azar y roba 1 carta de Traición; cuando te hayas descartado hasta quedarte con 3 cartas de Habilidad, robas 2 cartas de Traición.",
	},
	"ability/intolerant": {
		"7d4fcf7f",
		"When a skill check of the Admiral’s Quarters is passed with a total of 10 or more, you may have the chosen player executed instead of sent to the Brig.",
		"Cuando una prueba de Habilidad del “Camarote del Almirante” se supere con un total de 10 o más, puedes hacer que se ejecute al jugador elegido en lugar de enviarlo a la “Prisión”.",
	},
	"ability/blind-jump": {
		"b0207876",
		"Action, at distance 6 or less:| draw and destroy 2 civilian ships; then the fleet jumps at once, even from a red space. The Admiral draws only 1 Destination card.",
		"Acción, con distancia 6 o menos:| se roban y se destruyen 2 Naves Civiles; después la flota salta de inmediato, aunque sea desde una casilla roja. El Almirante solo roba 1 carta de Salto.",
	},
	"ability/fast-learner": {
		"6c3df0b6",
		"Before a skill check is made, look at the top 3 cards of any 1 Skill deck and put them all into the check or all into your hand.",
		"Antes de que se realice una prueba de Habilidad, mira las 3 primeras cartas de 1 mazo de Habilidad cualquiera y añádelas todas a la prueba o todas a tu mano.",
	},
	"ability/emotionally-fragile": {
		"6ed52c29",
		"When morale falls to 2 or less, you are executed. If you are human, this execution costs no morale.",
		"Cuando la Moral baje a 2 o menos, se te ejecuta. Si eres humano, esta ejecución no cuesta Moral.",
	},
	"ability/politically-adroit": {
		"51d88ab1",
		"If you end your Movement step in the same location as another human player, you may give that player 1 Skill card of your hand to draw 2 Skill cards of your skill set.",
		"Si terminas tu paso de Movimiento en la misma localización que otro jugador humano, puedes entregarle 1 carta de Habilidad de tu mano para robar 2 cartas de tus tipos de Habilidad.",
	},
	"ability/manipulative": {
		"6c423d9b",
		"At the start of your turn, take the title of President or Admiral. At the end of your turn, give it back to whoever held it.",
		"Al comienzo de tu turno, toma el cargo de Presidente o de Almirante. Al final de tu turno, devuélveselo a quien lo ocupaba.",
	},
	"ability/hot-shot": {
		"d1e2b8b5",
		"When you would roll a die in your own Action step, you may discard 1 Skill card instead: the result is its strength and 2 more. It is no roll, so nothing changes it.",
		"Cuando vayas a tirar un dado en tu propio paso de Acción, puedes descartarte de 1 carta de Habilidad en su lugar: el resultado es su Pericia más 2. No es una tirada, así que nada lo modifica.",
	},
	"ability/sacrifice": {
		"35de339b",
		"Action, while you pilot a viper:| you are sent to Sickbay; destroy 5 raiders, 2 heavy raiders, 1 basestar or 1 civilian ship in your area.",
		"Acción, mientras pilotas un Viper:| se te envía a la “Enfermería”; destruye 5 Incursores, 2 Incursores Pesados, 1 Estrella Base o 1 Nave Civil de tu zona.",
	},
}
