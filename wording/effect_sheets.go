package wording

import "ragtag/rules"

// sheetClauses returns the clauses for the later character sheets and Quorum
// cards.
func sheetClauses() []clause {
	return []clause{
		on(func(w writer, e rules.InsteadOfResult) Both {
			return sayf("you may have this instead: %s", "puedes hacer que en su lugar ocurra esto: %s", w.inside(e.Then))
		}),
		on(func(w writer, e rules.BorrowTitle) Both {
			var titles []Both
			for i, k := range e.Of {
				n := titleTerm(w.cat, k)
				titles = append(titles, sayIf(i > 0, Both{n.En, "de " + n.Es}, n))
			}
			return sayf("take the title of %s; at the end of your turn its owner gets it back",
				"toma el cargo de %s; al final de tu turno vuelve a quien lo ocupaba", listed(or, titles...))
		}),
		on(func(w writer, e rules.GiveCard) Both {
			return sayf("give 1 Skill card of your hand to another human player in your location, then %s",
				"entrega 1 carta de Habilidad de tu mano a otro jugador humano de tu localización y después %s", w.inside(e.Then))
		}),
		on(func(_ writer, e rules.Learn) Both {
			return sayf("look at the top %d cards of 1 Skill deck and put them all into the check or all into your hand",
				"mira las %d primeras cartas de 1 mazo de Habilidad y añádelas todas a la prueba o todas a tu mano", int(e.N))
		}),
		on(func(_ writer, e rules.InsteadOfRoll) Both {
			return sayf("discard 1 Skill card instead; the result is its strength plus %d, and nothing changes it",
				"en su lugar, descártate de 1 carta de Habilidad; el resultado es su Pericia más %d, y nada lo modifica", int(e.More))
		}),
		on(func(_ writer, e rules.Ram) Both {
			return sayf("you are sent to Sickbay; destroy %s, %s, 1 basestar or 1 civilian ship in your area",
				"se te envía a la “Enfermería”; destruye %s, %s, 1 Estrella Base o 1 Nave Civil de tu zona", raiders.of(int(e.Raiders)), heavies.of(int(e.Heavy)))
		}),
		on(func(_ writer, e rules.JumpBlind) Both {
			return sayf("the fleet jumps at once, wherever the fleet marker stands; the Admiral draws only %s",
				"la flota salta de inmediato, esté donde esté el indicador de Flota; el Almirante solo roba %s", jumpCards.of(int(e.Charts)))
		}),
		on(func(w writer, e rules.SelfDefense) Both {
			return sayf("choose a civilian ship on the board; destroy %s or %s in its area; then roll a die: %s",
				"elige 1 Nave Civil del tablero; destruye %s o %s de su zona; después tira un dado: %s",
				raiders.of(int(e.Raiders)), heavies.of(int(e.Heavy)), w.roll(e.Roll))
		}),
		on(func(_ writer, _ rules.LoseDefender) Both {
			return say("that civilian ship is destroyed", "esa Nave Civil es destruida")
		}),
		on(func(_ writer, _ rules.SeeBottom) Both {
			return say("look at the bottom card of any 1 deck but the Loyalty, Agenda and Motive decks",
				"mira la última carta de 1 mazo cualquiera, salvo los de Lealtad, Estrategia y Motivación")
		}),
		on(func(_ writer, e rules.CullDestiny) Both {
			return sayf("look at the whole Destiny deck, discard %s of it and shuffle the rest",
				"mira todo el mazo de Destino, descarta %s y baraja las demás", anyCards.of(int(e.N)))
		}),
		on(func(w writer, e rules.ExecuteFrom) Both {
			return sayf("choose a character %s, who is executed", "elige a un personaje que esté %s, que es ejecutado", atLocation(w.cat, w.place(e.At)))
		}),
		on(func(_ writer, _ rules.SeeAdded) Both {
			return say("look at the cards that its holder has added", "mira las cartas que ha añadido quien la conserva")
		}),
		on(func(_ writer, e rules.RepairAny) Both {
			return sayf("repair up to 1 location and up to %s", "repara hasta 1 localización y hasta %s", badVipers.of(int(e.Vipers)))
		}),
	}
}

// sheetLines are the log lines of those effects.
var sheetLines = lines{
	rules.EvDieSet: func(t teller, e rules.Event) Both {
		return sayf("%s sets the result to %d without a roll", "%s fija el resultado en %d sin tirar el dado", t.by(e), e.Result)
	},
	rules.EvGave: func(t teller, e rules.Event) Both {
		return sayf("%s gives %s to %s", "%s entrega %s a %s", t.by(e), skillCards.of(e.Count), t.whom(e))
	},
	rules.EvCulled: func(t teller, e rules.Event) Both {
		return sayf("%s discards from the Destiny deck: %s", "%s descarta del mazo de Destino: %s", t.by(e), citedAll(t.cat, e.Comps))
	},
}
