package wording

import (
	"maps"

	"ragtag/rules"
)

// Clauses for the keys that content uses where the vocabulary of effects has no
// words.
var (
	conditions = key{
		"food-below-6":       {"if food is below 6", "si los Alimentos son menos de 6"},
		"current-on-caprica": {"if the current player is on New Caprica", "si el jugador actual está en Nueva Cáprica"},
		"piloting-adds-3":    {"if the Piloting cards in the check count 3 or more in all", "si las cartas de Pilotaje de la prueba cuentan 3 o más en total"},
		"dogfight":           {"if there is a viper that is not damaged, and another card in the check", "si hay algún Viper sin dañar y alguna otra carta en la prueba"},
		"looks-allowed":      {"if that player has Loyalty cards", "si ese jugador tiene cartas de Lealtad"},
		"nuke-at-basestar":   {"without the Cylon Fleet board, if a basestar is on the board", "sin el tablero de Flota Cylon, si hay alguna Estrella Base en el tablero"},
		"nuke-at-area":       {"with the Cylon Fleet board", "con el tablero de Flota Cylon"},
		"mutinous-president": {"if the President holds a Mutiny card", "si el Presidente tiene alguna carta de Motín"},
		"any-viper":          {"if a viper is left", "si queda algún Viper"},
		"any-loyalty":        {"if another player has Loyalty cards", "si otro jugador tiene cartas de Lealtad"},
		"another-human":      {"if there is another human player", "si hay otro jugador humano"},
		"distance-within-7":  {"if the distance is 7 or less", "si la distancia es 7 o menos"},
		"galactica-in-orbit": {"if Galactica is back in orbit", "si Galactica ha regresado a la órbita"},
	}
	// topics are the subjects of conditions whose clauses continue about them.
	topics = map[string]topic{
		"current-on-caprica": ofCurrent,
		"galactica-in-orbit": ofGalactica,
	}
	ventures = key{
		"risk-raptor":   {"risk 1 raptor", "arriesgar 1 Raptor"},
		"risk-2-vipers": {"risk 2 vipers of the Reserves", "arriesgar 2 Vipers de la reserva"},
	}
	partClauses = key{
		"mutiny-five-not-admiral":   {"playable only with 5 Skill cards or more, by somebody who is not the Admiral and not in the Brig", "solo puede jugarla quien tenga 5 cartas de Habilidad o más, no sea el Almirante y no esté en la “Prisión”"},
		"mutiny-five-not-president": {"playable only with 5 Skill cards or more, by somebody who is not the President", "solo puede jugarla quien tenga 5 cartas de Habilidad o más y no sea el Presidente"},
		"mutiny-president-three":    {"playable only while somebody else is President and has 3 Skill cards or more", "solo puede jugarse si el Presidente es otro y tiene 3 cartas de Habilidad o más"},
		"mutiny-viper-out":          {"playable only while a viper is in a space area", "solo puede jugarse si hay algún Viper en una zona de espacio"},
		"mutiny-jailed":             {"playable only while somebody is in the Brig", "solo puede jugarse si hay alguien en la “Prisión”"},
		"mutiny-not-president":      {"not playable by the President", "el Presidente no puede jugarla"},
		"mutiny-nuke":               {"playable only while the Admiral has a nuke", "solo puede jugarse si el Almirante tiene algún misil nuclear"},
		"mutiny-raptor":             {"playable only while a raptor is in the Reserves", "solo puede jugarse si hay algún Raptor en la reserva"},
		"vice-president":            {"while this card is in front of you and you are not President, nobody else can be chosen with Administration", "mientras conserves esta carta y no seas Presidente, no puede elegirse a nadie más con “Administración”"},
	}
	// starts are the ways of entering the game other than on a location, by
	// character id.
	starts = key{
		"karl-helo-agathon": {"Starts off the board.", "Empieza fuera del tablero."},
		"lee-apollo-adama":  {"Starts in a viper.", "Empieza en un Viper."},
	}
)

// traitKey is a table of clauses for passive abilities, which read their
// numbers from the sheet.
type traitKey map[string]func(k *rules.Character) Both

func (t traitKey) of(s string, k *rules.Character) Both {
	clause, ok := t[s]
	if !ok {
		panic("wording: no clause for the trait " + s)
	}
	return clause(k)
}

func always(en, es string) func(*rules.Character) Both {
	return func(*rules.Character) Both { return Both{en, es} }
}

// traits are the clauses for the passive abilities of all sheets.
var traits = func() traitKey {
	all := maps.Clone(sheetTraits)
	maps.Copy(all, daybreakTraits)
	return all
}()

// sheetTraits are those of the sets before Daybreak.
var sheetTraits = traitKey{
	"misguided": func(k *rules.Character) Both {
		return sayf("you cannot add more than %d cards to a skill check", "no puedes añadir más de %d cartas a una prueba de Habilidad", int(k.Traits.AddsAtMost))
	},
	"impulsive": func(k *rules.Character) Both {
		return sayf("if you add cards to a skill check, you add at least %d; not in the Brig", "si añades cartas a una prueba de Habilidad, añades al menos %d; en la “Prisión” no", int(k.Traits.AddsAtLeast))
	},
	"starts-on-the-bench": always("you skip the Receive Skills step of your first turn", "te saltas el paso de Recibir cartas de Habilidad de tu primer turno"),
	"amoral": always("when you choose as the current player on a Crisis card, you must take the first option",
		"cuando eliges como jugador actual en una carta de Crisis, debes tomar la primera opción"),
	"emotionally-attached": always("you cannot activate the Admiral’s Quarters", "no puedes activar el “Camarote del Almirante”"),
	"headstrong": always("whenever you must discard Skill cards, you discard at random; cards paid to change ship are chosen",
		"siempre que debas descartarte de cartas de Habilidad, lo haces al azar; la que pagas para cambiar de nave sí la eliges"),
	"convicted-criminal": always("you cannot activate a location where another character is, except the Brig",
		"no puedes activar una localización en la que haya otro personaje, salvo la “Prisión”"),
	"expert-pilot": func(k *rules.Character) Both {
		return sayf("if you start your turn piloting a viper, you may take %d actions in your Action step",
			"si empiezas tu turno pilotando un Viper, puedes llevar a cabo %d acciones en tu paso de Acción", int(k.Traits.PilotActions))
	},
	"sleeper-agent": func(k *rules.Character) Both {
		return sayf("in the Sleeper Agent phase you are dealt %s and moved to the Brig",
			"en la fase de Agentes Durmientes recibes %s y se te traslada a la “Prisión”", loyaltyCards.of(1+int(k.Traits.ExtraSleeper)))
	},
	"reckless": func(k *rules.Character) Both {
		return sayf("your hand limit is %d Skill cards", "tu límite de mano es de %d cartas de Habilidad", int(k.Traits.HandLimit))
	},
	"coward": func(k *rules.Character) Both {
		return sayf("you start the game with %s", "empiezas la partida con %s", loyaltyCards.of(1+int(k.Traits.ExtraLoyalty)))
	},
	"bent-on-revenge": always("you cannot activate FTL Control or the Engine Room", "no puedes activar el “Control de FTL” ni la “Sala de Máquinas”"),
	"efficient": always("when you activate Communications, you may look at every civilian ship on the board and move any of them",
		"al activar “Comunicaciones”, puedes mirar todas las Naves Civiles del tablero y mover cualquiera de ellas"),
	"stim-junkie": always("if at the end of your Action step you are in the location or space area where you began your turn, you are moved to Sickbay",
		"si al final de tu paso de Acción estás en la localización o zona de espacio en la que empezaste el turno, se te traslada a la “Enfermería”"),
	"nothing-but-trouble": always("your skill set includes Treachery", "tus tipos de Habilidad incluyen Traición"),
	"religious-visions": func(k *rules.Character) Both {
		return sayf("you draw %s in your Crisis step and choose 1 to resolve; the rest go to the bottom of the deck",
			"en tu paso de Crisis robas %s y eliges 1 para resolverla; las demás van a la parte inferior del mazo", crisisCards.of(int(k.Traits.CrisisDraws)))
	},
	"clouded": always("you may not choose to move to a location where another character is",
		"no puedes desplazarte voluntariamente a una localización en la que haya otro personaje"),
	"conflicted-loyalties": func(k *rules.Character) Both {
		return sayf("to activate the Cylon Fleet you must first discard %s",
			"para activar la “Flota Cylon” debes descartarte antes de %s", skillCards.of(int(k.Traits.FleetCost)))
	},
	"terminal-illness": func(k *rules.Character) Both {
		return sayf("to activate a location you must first discard %s",
			"para activar una localización debes descartarte antes de %s", skillCards.of(int(k.Traits.ActivationCost)))
	},
}
