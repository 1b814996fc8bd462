package wording

import "ragtag/rules"

// goals are the conditions of Agendas and Motives, as they follow "if".
var goals = key{
	"show-their-true-nature": {
		"you are in the Brig or in Detention when the game ends, or your character was executed at least once",
		"al final de la partida estás en la “Prisión” o en el “Centro de Detención”, o tu personaje ha sido ejecutado al menos 1 vez",
	},
	"siege-warfare":        {"every resource is in its red half", "todos los recursos están en la mitad roja de su medidor"},
	"reduce-them-to-ruins": {"at least 4 locations of Galactica and Pegasus are damaged in all and morale is at 3 or less", "hay en total al menos 4 localizaciones dañadas en Galactica y Pegasus y la Moral es de 3 o menos"},
	"genocide":             {"food and population are at 2 or less", "los Alimentos y la Población son de 2 o menos"},
	"mutual-annihilation":  {"you have played at least 1 Super Crisis card", "has jugado al menos 1 carta de Crisis Extrema"},
	"grant-mercy":          {"population, morale or food is at 2 or less", "la Población, la Moral o los Alimentos son de 2 o menos"},

	"guide-them-to-destiny":   {"population and morale differ by 2 at most", "la Población y la Moral difieren en 2 como máximo"},
	"convert-the-infidels":    {"every resource is at 3 or less", "todos los recursos son de 3 o menos"},
	"join-the-colonials":      {"you are infiltrating, and neither in the Brig nor in Detention", "tu infiltración no ha terminado, y no estás en la “Prisión” ni en el “Centro de Detención”"},
	"the-illusion-of-hope":    {"the fleet has traveled a distance of 6 or more", "la flota ha recorrido una distancia de 6 o más"},
	"prove-their-worth":       {"at least 5 vipers and raptors in all are damaged or destroyed", "hay en total al menos 5 Vipers y Raptors dañados o destruidos"},
	"salvage-their-equipment": {"at most 2 locations of Galactica are damaged", "hay como máximo 2 localizaciones dañadas en Galactica"},

	"keep-them-docile":          {"food is at 4 or less", "los Alimentos son de 4 o menos"},
	"pressure-their-leaders":    {"morale is at 5 or less", "la Moral es de 5 o menos"},
	"learn-to-cherish":          {"population is at 6 or less", "la Población es de 6 o menos"},
	"improve-efficiency":        {"you hold at least 1 Politics, 1 Tactics and 1 Engineering card", "tienes en la mano al menos 1 carta de Política, 1 de Táctica y 1 de Ingeniería"},
	"remove-the-threat":         {"at least 4 vipers are damaged or destroyed", "hay al menos 4 Vipers dañados o destruidos"},
	"end-the-chase":             {"FTL Control or the Admiral’s Quarters is damaged", "está dañado el “Control de FTL” o el “Camarote del Almirante”"},
	"make-an-ally":              {"another player is in the Brig and you hold a Mutiny card", "otro jugador está en la “Prisión” y tienes una carta de Motín"},
	"harvest-their-resources":   {"food is at 2 or more", "los Alimentos son de 2 o más"},
	"a-false-sense-of-security": {"morale is at 3 or more", "la Moral es de 3 o más"},
	"subjects-for-study":        {"population is at 4 or more", "la Población es de 4 o más"},
	"fight-with-honor":          {"you hold at least 3 Treachery cards", "tienes en la mano al menos 3 cartas de Traición"},
	"savor-their-demise":        {"the fleet has traveled a distance of 7 or more", "la flota ha recorrido una distancia de 7 o más"},
	"no-unnecessary-force":      {"the fleet has traveled a distance of 5 or more and no centurion is on the Boarding Party track", "la flota ha recorrido una distancia de 5 o más y no hay Centuriones en el medidor de Abordaje"},
	"a-justified-response":      {"the fleet marker is on a space where FTL Control can jump and no Cylon ship is on the main board", "el indicador de Flota está en una casilla desde la que se puede saltar con el “Control de FTL” y no hay naves cylons en el tablero principal"},
}

func agendaText(a *rules.Agenda) Both {
	side := sayIf(a.Winner == rules.HumanSide, say("the humans have won", "los humanos han ganado"), say("the humans have lost", "los humanos han perdido"))
	deck := sayIf(a.Hostile, say("Hostile Agenda", "Estrategia hostil"), say("Sympathetic Agenda", "Estrategia solidaria"))
	return sayf("%s. You win if %s and %s", "%s. Ganas si %s y %s", deck, side, goals.of(string(a.Parts[0]))).sentence()
}

func motiveText(m *rules.Motive) Both {
	side := sayIf(m.Side == rules.HumanSide, say("Human Motive", "Motivación humana"), say("Cylon Motive", "Motivación cylon"))
	when := sayIf(m.Late, say("You may reveal this card once the game is over if", "Puedes revelar esta carta una vez terminada la partida si"),
		say("You may reveal this card at any moment if", "Puedes revelar esta carta en cualquier momento si"))
	return sayf("%s. %s %s", "%s. %s %s", side, when, goals.of(string(m.Parts[0]))).sentence()
}
