package wording

import "ragtag/rules"

// pegasusClauses returns the clauses for the Battlestar Pegasus, her cards and
// executions.
func pegasusClauses() []clause {
	return []clause{
		on(func(_ writer, e rules.ShellBasestar) Both {
			return sayf("choose a basestar and roll a die: %s", "elige 1 Estrella Base y tira un dado: %s", shelled(e))
		}),
		on(func(_ writer, e rules.Bombard) Both {
			return sayf("choose a space area and roll a die: %s", "elige una zona de espacio y tira un dado: %s", bombarded(e))
		}),
		on(func(_ writer, _ rules.PrepareEngines) Both {
			return say("the next Crisis card revealed this turn counts as one with the jump icon", "la próxima carta de Crisis que se revele este turno cuenta como si tuviera el icono de salto")
		}),
		on(func(w writer, e rules.Offer) Both {
			if e.By == rules.Acting {
				return sayf("you may do this: %s", "puedes hacer esto: %s", w.inside(e.Then))
			}
			return sayf("%s may choose this: %s", "%s puede elegir esto: %s", subject(w.cat, e.By), w.inside(e.Then))
		}),
		on(func(_ writer, e rules.RepairVipers) Both {
			if e.N == rules.AllVipers {
				return say("all damaged vipers return to the Reserves", "todos los Vipers dañados regresan a la reserva")
			}
			return sayf("%s to the Reserves", "%s a la reserva", sayIf(e.N == 1, say("1 damaged viper returns", "1 Viper dañado regresa"), sayf("%s return", "%s regresan", badVipers.of(int(e.N)))))
		}),
		on(func(w writer, e rules.Succeed) Both {
			return sayf("whoever stands highest in the line of succession, apart from the present holder, receives the title of %s",
				"recibe el cargo de %s quien figure más arriba en la línea de sucesión, sin contar a quien lo ocupa ahora", titleTerm(w.cat, e.Title))
		}),
		on(func(w writer, e rules.Release) Both {
			if e.To != rules.NoPlace {
				return w.does(e.By, mayMove, sayf("a character from the Brig %s", "a un personaje de la “Prisión” %s", toLocation(w.cat, w.place(e.To))))
			}
			return w.does(e.By, mayMove, say("a character from the Brig to any other location", "a un personaje de la “Prisión” a cualquier otra localización"))
		}),
		on(func(_ writer, e rules.SeedDestiny) Both {
			return sayf("shuffle %d %s cards into the Destiny deck", "se barajan %d cartas de %s en el mazo de Destino", int(e.N), skillTerms[e.Of])
		}),
		on(func(_ writer, e rules.ReadAhead) Both {
			return sayf("the Admiral may look at the top %d Crisis cards and put them all on top or all at the bottom of the deck, in any order",
				"el Almirante puede mirar las %d primeras cartas de Crisis y colocarlas todas en la parte superior o todas en la inferior del mazo, en el orden que quiera", int(e.N))
		}),
		on(func(w writer, e rules.Summon) Both {
			c, _ := w.cat.Find("crisis/" + e.Card)
			return sayf("search the Crisis deck and its discards for the card %s and resolve it; then shuffle the deck",
				"se busca la carta %s en el mazo de Crisis y en sus descartes y se resuelve; después se baraja el mazo", quoted(bareName(w.cat, c)))
		}),
		on(func(_ writer, _ rules.Elsewhere) Both {
			return say("discard this card; draw another Destination card and resolve it instead", "se descarta esta carta; se roba otra carta de Salto y se resuelve en su lugar")
		}),
	}
}

// shelled says what the roll of the Pegasus CIC does.
func shelled(e rules.ShellBasestar) Both {
	return sayf("%s, Pegasus is damaged; %s, the basestar is damaged; %s, it is damaged twice",
		"%s, Pegasus sufre daños; %s, la Estrella Base resulta dañada; %s, resulta dañada 2 veces",
		atMost(e.Miss), between(e.Miss+1, e.Twice-1), atLeast(e.Twice))
}

// bombarded says what the roll of the Main Batteries does.
func bombarded(e rules.Bombard) Both {
	return sayf("%s, a civilian ship there is destroyed; %s, a viper there is damaged; %s, up to %s there are destroyed; %s, up to %s",
		"%s, es destruida 1 Nave Civil de esa zona; %s, resulta dañado 1 Viper de esa zona; %s, son destruidos hasta %s de esa zona; %s, hasta %s",
		atMost(1), between(2, e.Viper), between(e.Viper+1, e.ManyAt-1), raiders.of(int(e.Few)), atLeast(e.ManyAt), raiders.of(int(e.Many)))
}

// pegasusLines are the log lines of the Battlestar Pegasus and her cards.
var pegasusLines = lines{
	rules.EvPegasusLost: func(teller, rules.Event) Both {
		return say("the Battlestar Pegasus is destroyed", "la estrella de combate Pegasus es destruida")
	},
	rules.EvDestinySeeded: func(_ teller, e rules.Event) Both {
		return sayf("shuffled into the Destiny deck: %s", "se barajan en el mazo de Destino: %s", ofTypes(e))
	},
}
