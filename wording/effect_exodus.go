package wording

import "ragtag/rules"

// exodusClauses returns the clauses for the cards and sheets of Exodus.
func exodusClauses() []clause {
	return []clause{
		on(func(_ writer, e rules.DiscardStrong) Both {
			return sayf("discard every card of printed strength %d or more from the check", "descarta de la prueba todas las cartas cuya Pericia impresa sea %d o más", int(e.From))
		}),
		on(func(_ writer, e rules.HoldOut) Both {
			return sayf("if the total is at most %d below the difficulty, failing has no effect; if it is 0 or less, lose %d morale",
				"si el total queda como mucho %d por debajo de la dificultad, el fallo no tiene efecto; si es 0 o menos, se pierde %d de Moral", int(e.Short), int(e.Morale))
		}),
		on(func(_ writer, e rules.AddDestiny) Both {
			return sayf("add the top %d Destiny cards face up to the check; their own abilities take effect too",
				"añade boca arriba a la prueba las %d primeras cartas de Destino; sus propias capacidades también surten efecto", int(e.N))
		}),
		on(func(_ writer, e rules.DoubleType) Both {
			return sayf("each %s card in the check counts double", "cada carta de %s de la prueba cuenta el doble", skillTerms[e.Type])
		}),
		on(func(_ writer, e rules.DiscardAdded) Both {
			return sayIf(e.Other, say("1 other card of the check is discarded", "se descarta otra carta de la prueba"), say("discard 1 card of the check", "descarta 1 carta de la prueba"))
		}),
		on(func(_ writer, _ rules.EachMovesOrActs) Both {
			return say("beginning with you, each player in turn may move or take 1 action", "empezando por ti, cada jugador, por turnos, puede moverse o llevar a cabo 1 acción")
		}),
		on(func(_ writer, _ rules.Barrage) Both {
			return sayf("there is no attack; roll a die instead: %s", "no hay ataque; en su lugar se tira un dado: %s", barraged())
		}),
		on(func(_ writer, _ rules.GainNuke) Both {
			return sayf("the Admiral gains 1 nuke, up to %d", "el Almirante recibe 1 misil nuclear, hasta un máximo de %d", rules.StockNukes)
		}),
		on(func(_ writer, _ rules.Refresh) Both {
			return say("discard any number of Skill cards and draw as many, all of 1 type of your skill set",
				"descártate de cualquier cantidad de cartas de Habilidad y roba otras tantas, todas de 1 de tus tipos de Habilidad")
		}),
		on(func(_ writer, _ rules.ChooseRoll) Both {
			return say("choose its result; it is not rolled, and nothing changes it", "elige su resultado; no se tira, y nada lo modifica")
		}),
		on(func(w writer, e rules.LeaveJail) Both {
			return sayf("if you are in the Brig, move %s", "si estás en la “Prisión”, desplázate %s", toLocation(w.cat, w.place(e.To)))
		}),
		on(func(_ writer, e rules.SortQuorum) Both {
			return sayf("look at the top %d Quorum cards and put them back on the deck in any order",
				"mira las %d primeras cartas de Quórum y devuélvelas a la parte superior del mazo en el orden que quieras", int(e.N))
		}),
		on(func(_ writer, _ rules.RedrawQuorum) Both {
			return say("discard any number of Quorum cards of your hand and draw as many", "descártate de cualquier cantidad de cartas de Quórum de tu mano y roba otras tantas")
		}),
		on(func(_ writer, e rules.PlaceCivilians) Both {
			return sayf("the Admiral or, if there is one, the CAG places %s in any areas", "el Almirante o, si lo hay, el CAG coloca %s en las zonas que quiera", civilians.of(int(e.N)))
		}),
		on(func(_ writer, _ rules.DestroyCylonShips) Both {
			return say("all Cylon ships on the main board are destroyed", "se destruyen todas las naves cylons del tablero principal")
		}),
		on(func(_ writer, e rules.ClearArea) Both {
			if e.Destroy {
				return say("choose a space area, in which all Cylon ships are destroyed", "elige 1 zona de espacio, en la que se destruyen todas las naves cylons")
			}
			return say("the current player chooses a space area, from which all Cylon ships are removed", "el jugador actual elige 1 zona de espacio, de la que se retiran todas las naves cylons")
		}),
		on(func(_ writer, _ rules.DestroyCenturion) Both {
			return say("1 centurion on the Boarding Party track is destroyed", "se destruye 1 Centurión del medidor de Abordaje")
		}),
		on(func(w writer, e rules.CedeTitles) Both {
			return sayf("%s gives each title that they hold to whoever stands next in its line of succession",
				"%s entrega cada cargo que ocupe a quien siga en su línea de sucesión", subject(w.cat, e.Who))
		}),
		on(func(_ writer, _ rules.TakeHand) Both {
			return say("take all Skill cards of that player", "quédate con todas las cartas de Habilidad de ese jugador")
		}),
		on(func(_ writer, e rules.PlaceDamaged) Both {
			return sayf("1 basestar is placed %s and %s", "se coloca 1 Estrella Base %s, que %s", areaPlaces[e.In],
				sayIf(e.Hits == 1, say("damaged once", "resulta dañada 1 vez"), sayf("damaged %d times", "resulta dañada %d veces", int(e.Hits))))
		}),
		on(func(w writer, e rules.DestroyViper) Both {
			return w.does(e.By, destroys, sayIf(e.Undamaged, say("1 undamaged viper", "1 Viper sin daños"), say("1 viper, damaged or not", "1 Viper, dañado o no")))
		}),
		on(func(_ writer, e rules.MoveOnward) Both {
			return sayf("once this jump has reset it, the fleet marker moves ahead %d", "cuando este salto lo haya devuelto al inicio, el indicador de Flota avanza %d", int(e.By))
		}),
	}
}

// barraged says what the roll that replaces an attack does.
func barraged() Both {
	return say("so many raiders in the viper’s area are destroyed", "se destruyen otros tantos Incursores de la zona del Viper")
}

// exodusLines are the log lines of Exodus.
var exodusLines = lines{
	rules.EvDiscardedAdded: func(t teller, e rules.Event) Both {
		if e.Count == 0 {
			return say("no card of the check is discarded", "no se descarta ninguna carta de la prueba")
		}
		if e.By.Seat() != rules.Nobody {
			return sayf("%s discards from the check: %s", "%s descarta de la prueba: %s", t.by(e), citedAll(t.cat, e.Comps))
		}
		return sayf("discarded from the check: %s", "se descartan de la prueba: %s", citedAll(t.cat, e.Comps))
	},
	rules.EvDoubled: func(_ teller, e rules.Event) Both {
		return sayf("%s cards count double", "las cartas de %s cuentan el doble", skillTerms[e.Skill])
	},
	rules.EvHeldOut: func(t teller, e rules.Event) Both {
		return sayf("the failure has no effect%s", "el fallo no tiene efecto%s", t.cause(e))
	},
	rules.EvConsequence: func(teller, rules.Event) Both {
		return say("a card with a skill check ability was added: the consequence follows", "se ha añadido una carta con capacidad de prueba: se aplica la consecuencia")
	},
	rules.EvNukeGained: func(t teller, e rules.Event) Both {
		now := sayIf(e.Value == 1, say("there is 1 now", "ahora hay 1"), sayf("there are %d now", "ahora hay %d", e.Value))
		return sayf("%s gains a nuke; %s", "%s recibe 1 misil nuclear; %s", t.by(e), now)
	},
	rules.EvBenched: func(t teller, e rules.Event) Both {
		return sayf("%s receives no Skill cards in the first turn", "%s no recibe cartas de Habilidad en su primer turno", t.by(e))
	},
}
