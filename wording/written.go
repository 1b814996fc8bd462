package wording

import (
	"maps"
	"strings"
)

// handmade is a text written by hand, because the clauses read badly or a
// condition is a function. Its digest is that of the component's values: when
// they change, a test fails until the text has been reviewed. A bar ends the lead of a
// line.
type handmade struct{ digest, en, es string }

// text returns the text, with its leads marked.
func (h handmade) text() Both {
	return Both{strings.ReplaceAll(h.en, "|", leadText), strings.ReplaceAll(h.es, "|", leadText)}
}

// written are the texts written by hand, by the ref of the component; for Skill
// cards, by that of the card.
var written = func() map[string]handmade {
	all := maps.Clone(writtenBase)
	maps.Copy(all, writtenPegasus)
	maps.Copy(all, writtenExodus)
	maps.Copy(all, writtenDaybreak)
	return all
}()

// writtenBase are the texts of the base game.
var writtenBase = map[string]handmade{
	"skill/launch-scout": {
		"39bb6b07",
		"Action:| risk 1 raptor and roll a die: on 2 or less, it is destroyed; on 3 or more, look at the top card of the Crisis deck or of the Destination deck and put it on top or at the bottom.",
		"Acción:| arriesga 1 Raptor y tira un dado: con 2 o menos, es destruido; con 3 o más, mira la primera carta del mazo de Crisis o del mazo de cartas de Salto y colócala en la parte superior o en la inferior.",
	},
	"skill/human-weakness": {
		"8ac03688",
		"Action:| if a human player is in the Brig or in Detention, lose 1 of the highest resource; you choose among equals.",
		"Acción:| si un jugador humano está en la “Prisión” o en el “Centro de Detención”, se pierde 1 del recurso más alto; en caso de empate, eliges tú.",
	},
	"ability/aggressive-tactics": {
		"ed3fbb7c",
		"Movement:| take 2 actions.",
		"Movimiento:| lleva a cabo 2 acciones.",
	},
	"location/human-fleet-overlay": {
		"a32a917e",
		"Action:| look at the top card of the Crisis deck or of the Destination deck and put it on top or at the bottom; then draw 2 Skill cards: a Cylon Leader of their skill set, others of any type.\nAction, for a Cylon Leader or the Sympathetic Cylon:| infiltrate and move to any location of Galactica that is not hazardous; from then on you count as a human player.\nIn Battlestar Epica the card is that of the Crisis deck, the 2 cards are of different types, and every Cylon player may infiltrate, on any ship of the humans.",
		"Acción:| mira la primera carta del mazo de Crisis o del mazo de cartas de Salto y colócala en la parte superior o en la inferior; después roba 2 cartas de Habilidad: un líder cylon, de sus tipos; los demás, de cualquiera.\nAcción, para un líder cylon o el colaborador cylon:| infíltrate y desplázate a cualquier localización de Galactica que no sea de riesgo; desde entonces se te considera un jugador humano.\nEn Battlestar Epica la carta es la del mazo de Crisis, las 2 cartas son de tipos distintos y cualquier jugador cylon puede infiltrarse, en cualquier nave de los humanos.",
	},
	"quorum/accept-prophecy": {
		"8fe3c3d8",
		"Action:| draw 1 Skill card of any type; the President keeps this card.\nWhen a player activates Administration, or chooses the President with the Admiral’s Quarters, the difficulty is raised by 2 and this card is discarded. When Administration without a check names a President, the President may discard this card to keep the title.",
		"Acción:| roba 1 carta de Habilidad de cualquier tipo; el Presidente conserva esta carta.\nCuando un jugador active “Administración”, o elija al Presidente con el “Camarote del Almirante”, la dificultad aumenta en 2 y esta carta se descarta. Cuando una “Administración” sin prueba nombre a un Presidente, el Presidente puede descartar esta carta para conservar el cargo.",
	},
	"quorum/assign-arbitrator": {
		"9f6985ff",
		"Action:| draw 2 Politics cards and give this card to another human player.\nWhen a player activates the Admiral’s Quarters, its holder may discard it to change the difficulty by 3, up or down.",
		"Acción:| roba 2 cartas de Política y entrega esta carta a otro jugador humano.\nCuando un jugador active el “Camarote del Almirante”, quien la tenga puede descartarla para cambiar la dificultad en +3 o −3.",
	},
	"quorum/assign-mission-specialist": {
		"f9658afe",
		"Action:| draw 2 Politics cards and give this card to another human player.\nWhen the fleet next jumps, its holder chooses the destination in the Admiral’s place, from 3 Destination cards; then it is discarded.",
		"Acción:| roba 2 cartas de Política y entrega esta carta a otro jugador humano.\nEn el próximo salto de la flota, quien la tenga elige el destino en lugar del Almirante, entre 3 cartas de Salto; después se descarta.",
	},
	"quorum/encourage-mutiny": {
		"6ce163d0",
		"Action:| choose another player who is not Admiral. That player rolls a die: on 2 or less, lose 1 morale; on 3 or more, that player receives the title of Admiral.",
		"Acción:| elige a otro jugador que no sea Almirante. Ese jugador tira un dado: con 2 o menos, se pierde 1 de Moral; con 3 o más, recibe el cargo de Almirante.",
	},
	"quorum/presidential-pardon": {
		"d95a5fdb",
		"Action:| choose another character in the Brig and move that character to any location of Galactica that is not hazardous.",
		"Acción:| elige a otro personaje que esté en la “Prisión” y trasládalo a cualquier localización de Galactica que no sea de riesgo.",
	},
	"location/admirals-quarters": {
		"eea0a6da",
		"Action:| choose a human player who is not in the Brig (you may choose yourself), then: skill check 7 (Leadership, Tactics). Pass: that player is sent to the Brig. Fail: no effect.",
		"Acción:| elige a un jugador humano que no esté en la “Prisión” (puedes elegirte a ti) y después: prueba de Habilidad 7 (Liderazgo, Táctica). Éxito: se envía a ese jugador a la “Prisión”. Fallo: sin efecto.",
	},
	"location/administration": {
		"29be7123",
		"Action:| choose a human player who is not President (you may choose yourself), then: skill check 5 (Politics, Leadership). Pass: that player receives the title of President. Fail: no effect.",
		"Acción:| elige a un jugador humano que no sea Presidente (puedes elegirte a ti) y después: prueba de Habilidad 5 (Política, Liderazgo). Éxito: ese jugador recibe el cargo de Presidente. Fallo: sin efecto.",
	},
	"ability/inspirational-leader": {
		"6ba62143",
		"In the skill checks of Crisis cards that you draw, all cards of strength 1 count positive.",
		"En las pruebas de Habilidad de las cartas de Crisis que robes, todas las cartas de Pericia 1 se consideran positivas.",
	},
	"ability/command-authority": {
		"e6884607",
		"After a skill check is resolved, take the cards used in it into your hand instead of discarding them.",
		"Después de resolver una prueba de Habilidad, añade a tu mano las cartas usadas en ella en lugar de descartarlas.",
	},
	"ability/cylon-hatred": {
		"d322c2f1",
		"When a player activates the Admiral’s Quarters, you may reduce the difficulty by 3.",
		"Cuando un jugador active el “Camarote del Almirante”, puedes reducir la dificultad en 3.",
	},
	"ability/alcoholic": {
		"74256379",
		"At the start of any player’s turn, if you hold exactly 1 Skill card, discard it.",
		"Al comienzo del turno de cualquier jugador, si tienes exactamente 1 carta de Habilidad, descártala.",
	},
	"ability/eco-officer": {
		"085cbf34",
		"Once in your turn, after a die is rolled, you may have it rolled again; the new result stands.",
		"Una vez en tu turno, después de que se tire un dado, puedes hacer que se repita la tirada; vale el nuevo resultado.",
	},
	"ability/moral-compass": {
		"970fffa3",
		"After a player makes a choice on a Crisis card, change it to the other option.",
		"Después de que un jugador elija en una carta de Crisis, cambia su elección por la otra opción.",
	},
	"ability/stranded": {
		"81d70f5a",
		"You start off the board: you can neither act nor move, and nobody can move you. At the start of your 2nd turn you arrive at the Hangar Deck.",
		"Empiezas fuera del tablero: no puedes moverte ni llevar a cabo acciones, y nadie puede trasladarte. Al comienzo de tu 2.º turno llegas al “Hangar”.",
	},
	"ability/alert-viper-pilot": {
		"fe7c62f9",
		"When a viper is placed from the Reserves while you are on a location of Galactica other than the Brig, you may pilot it and take 1 action.",
		"Cuando se coloque un Viper de la reserva y estés en una localización de Galactica que no sea la “Prisión”, puedes pilotarlo y llevar a cabo 1 acción.",
	},
	"ability/secret-destiny": {
		"e6d398d3",
		"Right after a Crisis card is revealed, discard it and draw another.",
		"Justo después de que se revele una carta de Crisis, descártala y roba otra.",
	},
	"ability/insubordinate": {
		"198625a6",
		"When a player chooses you with the Admiral’s Quarters, the difficulty is reduced by 3.",
		"Cuando un jugador te elija con el “Camarote del Almirante”, la dificultad se reduce en 3.",
	},
	"ability/recon": {
		"66009b73",
		"At the end of your turn you may look at the top card of the Crisis deck and put it on top or at the bottom.",
		"Al final de tu turno puedes mirar la primera carta del mazo de Crisis y colocarla en la parte superior o en la inferior.",
	},
	"ability/mysterious-intuition": {
		"712d7e94",
		"Before a skill check of a Crisis card is made, choose pass or fail; the check is not made.",
		"Antes de que se realice una prueba de Habilidad de una carta de Crisis, elige éxito o fallo; la prueba no se realiza.",
	},
	"ability/maintenance-engineer": {
		"2fe562e4",
		"Once in your turn, after you use a Repair card, you may take another action.",
		"Una vez en tu turno, después de usar una carta de “Reparar”, puedes llevar a cabo otra acción.",
	},
	"ability/blind-devotion": {
		"dd884909",
		"After cards are added to a skill check, before they are revealed, choose a Skill type: all its cards count 0.",
		"Después de añadir cartas a una prueba de Habilidad, antes de revelarlas, elige un tipo de Habilidad: todas sus cartas cuentan 0.",
	},
	"ability/friends-in-low-places": {
		"a72f6e28",
		"When a player activates Administration or the Brig, you may change the difficulty by 2, up or down.",
		"Cuando un jugador active “Administración” o la “Prisión”, puedes cambiar la dificultad en +2 o −2.",
	},
	"ability/delusional-intuition": {
		"8fb05c24",
		"After you draw a Crisis card, draw 1 Skill card of any type.",
		"Después de robar una carta de Crisis, roba 1 carta de Habilidad de cualquier tipo.",
	},
}
