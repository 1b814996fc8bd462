package wording

import "ragtag/rules"

// lookClauses returns the clauses for looking at Loyalty cards.
func lookClauses() []clause {
	return []clause{
		on(func(w writer, e rules.Look) Both {
			what := sayIf(e.All, say("all Loyalty cards", "todas las cartas de Lealtad"), say("1 random Loyalty card", "1 carta de Lealtad al azar"))
			var of []Both
			for _, r := range e.Of {
				of = append(of, owner(w.cat, r))
			}
			return w.does(e.By, looksAt, what.then(" ", listed(or, of...).orElse(sayIf(e.Human, say("of a human player", "de un jugador humano"), say("of another player", "de otro jugador")))))
		}),
	}
}

func handOn() Both {
	return sayf("at distance %d or less, give all your face-down Loyalty cards to another player",
		"con distancia %d o menos, entrega todas tus cartas de Lealtad boca abajo a otro jugador", rules.PassLoyaltyMax)
}

// checkClauses returns the clauses for changes of a skill check.
func checkClauses() []clause {
	return []clause{
		on(func(_ writer, e rules.Ease) Both {
			return ease(e.By)
		}),
		on(func(_ writer, e rules.EaseOnce) Both {
			return ease(-e.By).then("; ", say("once a check", "una vez por prueba"))
		}),
		on(func(_ writer, e rules.EaseOrHarden) Both {
			return sayf("change its difficulty by %d, up or down", "cambia su dificultad en +%d o −%[1]d", int(e.N))
		}),
		on(func(_ writer, _ rules.Decide) Both {
			return say("choose pass or fail; the check is not made", "elige éxito o fallo; la prueba no se realiza")
		}),
		on(func(_ writer, _ rules.ZeroType) Both {
			return say("choose a Skill type: its cards count 0", "elige un tipo de Habilidad: sus cartas cuentan 0")
		}),
		on(func(_ writer, _ rules.TakePile) Both {
			return say("take its cards into your hand", "añade sus cartas a tu mano")
		}),
		on(func(_ writer, e rules.MakePositive) Both {
			return sayf("%s cards count positive", "las cartas de %s se consideran positivas", skillList(and, e.Types))
		}),
		on(func(_ writer, e rules.FaceUp) Both {
			if e.ButDestiny {
				return say("its cards are added face up, except those of Destiny", "sus cartas se añaden boca arriba, salvo las de Destino")
			}
			return say("its cards are added face up, those of Destiny too", "sus cartas se añaden boca arriba, también las de Destino")
		}),
		on(func(_ writer, _ rules.OnesHelp) Both {
			return say("all cards of strength 1 count positive", "todas las cartas de Pericia 1 se consideran positivas")
		}),
	}
}

func ease(by int8) Both {
	if by < 0 {
		return sayf("its difficulty is reduced by %d", "su dificultad se reduce en %d", int(-by))
	}
	return sayf("its difficulty is raised by %d", "su dificultad aumenta en %d", int(by))
}

// diceClauses returns the clauses for changes of a roll.
func diceClauses() []clause {
	return []clause{
		on(func(_ writer, e rules.AddToRoll) Both {
			return sayf("add %d to the result; once a roll", "+%d al resultado; una vez por tirada", int(e.By))
		}),
		on(func(_ writer, e rules.Reroll) Both {
			if e.PilotMalus > 0 {
				return sayf("the attack is rolled again, with −%d if the viper is piloted", "se repite la tirada de ataque, con −%d si el Viper está pilotado", int(e.PilotMalus))
			}
			return say("the die is rolled again; the new result stands", "se repite la tirada; vale el nuevo resultado")
		}),
	}
}

// deckClauses returns the clauses for decks and crises.
func deckClauses() []clause {
	return []clause{
		on(func(w writer, e rules.ScoutDeck) Both {
			var of []Both
			for _, k := range e.Decks {
				of = append(of, ofDeck(k))
			}
			if w.others {
				return sayf("that player looks at the top card %s and puts it on top or at the bottom",
					"ese jugador mira la primera carta %s y la coloca en la parte superior o en la inferior", listed(or, of...))
			}
			return scout(listed(or, of...))
		}),
		on(func(_ writer, _ rules.OtherBox) Both {
			return say("the other box is resolved instead", "se resuelve la otra opción en su lugar")
		}),
		on(func(_ writer, _ rules.Redraw) Both {
			return say("discard it and draw another", "descártala y roba otra")
		}),
		on(func(_ writer, e rules.Steer) Both {
			return sayf("you choose its destination, from %s", "eliges tú su destino, entre %s", jumpCards.of(int(e.Draw)))
		}),
	}
}

func scout(deck Both) Both {
	return sayf("look at the top card %s and put it on top or at the bottom",
		"mira la primera carta %s y colócala en la parte superior o en la inferior", deck)
}

// quorumClauses returns the clauses for Quorum cards.
func quorumClauses() []clause {
	return []clause{
		on(func(w writer, e rules.DrawQuorum) Both {
			if w.crisis != nil {
				return w.does(rules.ThePresident, draws, quorumCards.of(int(e.N)))
			}
			return sayf("draw %s", "roba %s", quorumCards.of(int(e.N)))
		}),
		on(func(_ writer, _ rules.DrawOrPlayQuorum) Both {
			return say("draw 1 Quorum card; then draw 1 more or play 1", "roba 1 carta de Quórum; después roba otra o juega 1")
		}),
		on(func(_ writer, e rules.PickQuorum) Both {
			return sayf("draw %s, resolve 1 and put the rest at the bottom of the deck", "roba %s, resuelve 1 y coloca las demás en la parte inferior del mazo", quorumCards.of(int(e.N)))
		}),
		on(func(_ writer, _ rules.RemoveQuorum) Both {
			return say("this card is removed from the game", "esta carta se retira del juego")
		}),
		on(func(_ writer, e rules.KeepBefore) Both {
			if e.Give && e.Self {
				return say("give this card to any human player, who keeps it", "entrega esta carta a cualquier jugador humano, que la conserva")
			}
			if e.Heir {
				return say("give this card to another human player who can hold titles; that player keeps it", "entrega esta carta a otro jugador humano que pueda ocupar cargos; ese jugador la conserva")
			}
			if e.Give {
				return say("give this card to another human player, who keeps it", "entrega esta carta a otro jugador humano, que la conserva")
			}
			return say("the President keeps this card", "el Presidente conserva esta carta")
		}),
		on(func(_ writer, _ rules.UseUp) Both {
			return say("discard this card", "descarta esta carta")
		}),
	}
}

// cylonClauses returns the clauses for actions of Cylon locations.
func cylonClauses() []clause {
	return []clause{
		on(func(_ writer, e rules.PlayCrisis) Both {
			if e.Jump && e.Under {
				return sayf("play 1 of your Super Crisis cards, or draw %s, resolve 1 and put the rest under the deck; no Cylon ships activate, but a jump is prepared",
					"juega 1 de tus cartas de Crisis Extrema, o roba %s, resuelve 1 y coloca las demás en la parte inferior del mazo; no se activan naves cylons, pero sí hay preparativos para el salto", crisisCards.of(int(e.Draw)))
			}
			return sayf("play your Super Crisis card, or draw %s, resolve 1 and discard the rest; no Cylon ships activate and no jump is prepared",
				"juega tu carta de Crisis Extrema, o roba %s, resuelve 1 y descarta las demás; ni se activan naves cylons ni hay preparativos para el salto", crisisCards.of(int(e.Draw)))
		}),
		on(func(_ writer, e rules.CommandFleet) Both {
			return sayf("activate all raiders, all heavy raiders and centurions, or all basestars; or each basestar launches %s and %s",
				"activa todos los Incursores, todos los Incursores Pesados y Centuriones o todas las Estrellas Base; o cada Estrella Base lanza %s y %s",
				raiders.of(int(e.Raiders)), heavies.of(int(e.Heavy)))
		}),
		on(func(_ writer, e rules.Infiltrate) Both {
			return sayf("look at a player’s hand and take 1 Skill card; then roll a die: %s",
				"mira la mano de un jugador y quédate con 1 carta de Habilidad; después tira un dado: %s", sabotaged(e))
		}),
		on(func(_ writer, _ rules.Resurrect) Both {
			return sayf("you may discard your Super Crisis card to draw another; then, %s", "puedes descartar tu carta de Crisis Extrema para robar otra; después, %s", handOn())
		}),
	}
}

// sabotaged says what the roll of the Human Fleet does.
func sabotaged(e rules.Infiltrate) Both {
	return sayf("%s, Galactica is damaged", "%s, Galactica sufre daños", atLeast(e.HitAt))
}
