package wording

import "ragtag/rules"

// What the characters of Daybreak add.

// version returns the name of a character, with its class if it is another version of a
// person by the same name.
func (t teller) version(c rules.Comp) Both {
	n, k := label(t.cat, c), t.cat.Character(c)
	first, ok := t.cat.Find("character/" + k.Person)
	if !ok || bareName(t.cat, first) != bareName(t.cat, c) {
		return n
	}
	return sayf("%s (%s)", "%s (%s)", n, classTerms[k.Class])
}

// secondAction returns the label of the second action of a location: on a board for both
// sides it is the action of Cylon players, elsewhere infiltrating.
func (t teller) secondAction(c rules.Comp) Both {
	k := t.cat.Location(c)
	if k.Board == rules.NewCaprica {
		return sayf("%s: %s", "%s: %s", name(t.cat, c), writer{cat: t.cat}.effect(k.Also.Do))
	}
	return say("Infiltrate the humans", "Infiltrarte entre los humanos")
}

func askGive(_ teller, r *rules.Request) Both {
	return sayf("choose the %d Skill cards that you give", "elige las %d cartas de Habilidad que entregas", int(r.Max)).
		plural(r.Max == 1, say("choose the Skill card that you give", "elige la carta de Habilidad que entregas"))
}

// askGiveMutiny asks which Mutiny card somebody gets.
func (t teller) askGiveMutiny(r *rules.Request) Both {
	return sayf("which Mutiny card does %s draw?", "¿qué carta de Motín roba %s?", t.seat(r.About.Pilot.Seat()))
}

// daybreakPeopleClauses returns the clauses for the sheets of Daybreak.
func daybreakPeopleClauses() []clause {
	return []clause{
		on(func(_ writer, e rules.DrawAs) Both {
			return sayf("draw %s of that player’s skill set", "roba %s de los tipos de Habilidad de ese jugador", skillCards.of(int(e.N)))
		}),
		on(func(_ writer, e rules.GiveCards) Both {
			return sayf("give that player %s of your hand", "entrega a ese jugador %s de tu mano", skillCards.of(int(e.N)))
		}),
		on(func(_ writer, _ rules.Quarantine) Both {
			return say("look at all civilian ships on the board; shuffle 1 of them into the unused ones, and a new one takes its place if there is one",
				"mira todas las Naves Civiles del tablero; baraja 1 de ellas entre las que no se usan, y otra ocupa su lugar si la hay")
		}),
		on(func(_ writer, e rules.DrawKeep) Both {
			return sayf("draw the top %d %s cards, discard 1 of them and keep the others",
				"roba las %d primeras cartas de %s, descarta 1 de ellas y quédate con las demás", int(e.N), skillTerms[e.From])
		}),
		on(func(_ writer, _ rules.SaveCivilian) Both {
			return say("1 undamaged viper of your choice is destroyed instead, and that civilian ship is shuffled into the unused ones",
				"en su lugar se destruye 1 Viper sin daños que elijas, y esa Nave Civil se baraja entre las que no se usan")
		}),
		on(func(_ writer, e rules.Pilfer) Both {
			return sayf("discard %s if you can", "descártate de %s si puedes", skillCards.of(int(e.N)))
		}),
		on(func(_ writer, _ rules.TradeMiracle) Both {
			return sayf("choose a player in your location, and give %s to that player or take %s", "elige a un jugador de tu localización y entrégale %s o tómale %s",
				miracles.of(1), miracles.of(1))
		}),
		on(func(_ writer, e rules.GainAny) Both {
			return sayf("choose 1 resource, which increases by %d", "elige 1 recurso, que aumenta en %d", int(e.N))
		}),
		on(func(_ writer, _ rules.Divert) Both {
			return say("choose Cylon ships of 1 type, or a launch of raiders, to be activated in the place of the icons of the Crisis card",
				"elige naves cylons de 1 tipo, o un lanzamiento de Incursores, que se activan en lugar de los iconos de la carta de Crisis")
		}),
		on(func(_ writer, e rules.AbusePower) Both {
			return sayf("draw %s and play 1 of them; the others go to the bottom of the deck, and you are not sent to the Brig",
				"roba %s y juega 1 de ellas; las demás van a la parte inferior del mazo, y no se te envía a la “Prisión”", mutinyCards.of(int(e.N)))
		}),
		on(func(_ writer, e rules.ActivateOther) Both {
			if e.N == 1 {
				return say("activate any location that is not damaged", "activa cualquier localización que no esté dañada")
			}
			return sayf("activate %d different locations that are not damaged, wherever you are", "activa %d localizaciones distintas que no estén dañadas, estés donde estés", int(e.N))
		}),
		on(func(_ writer, _ rules.ActivateHere) Both {
			return say("you may activate your location", "puedes activar tu localización")
		}),
		on(func(_ writer, _ rules.WithdrawElsewhere) Both {
			return say("you may move to any Cylon location that is not hazardous in the place of the Resurrection Ship, and take another action",
				"puedes desplazarte a cualquier localización cylon que no sea de riesgo en lugar de a la “Nave Resurrección”, y llevar a cabo otra acción")
		}),
		on(func(_ writer, _ rules.Recall) Both {
			return say("end your infiltration and move to the Resurrection Ship", "pon fin a tu infiltración y desplázate a la “Nave Resurrección”")
		}),
	}
}

// daybreakTraits are the clauses for the passive abilities of those sheets.
var daybreakTraits = traitKey{
	"raptor-pilot": func(k *rules.Character) Both {
		return sayf("when you look at the top card of a deck by a Launch Scout card, look at the top %d and put each on top or at the bottom, in any order",
			"cuando mires la primera carta de un mazo con “Lanzar explorador”, mira las %d primeras y devuelve cada una a la parte superior o inferior, en el orden que quieras", int(k.Traits.Scouts))
	},
	"family-commitments": func(k *rules.Character) Both {
		return sayf("while you are not on Galactica, you draw %d Skill card fewer in your Receive Skills step",
			"mientras no estés en Galactica, robas %d carta de Habilidad menos en tu paso de Recibir cartas de Habilidad", int(k.Traits.FewerAway))
	},
	"moral-dilemma": func(k *rules.Character) Both {
		return sayf("whenever you draw a Mutiny card, discard %s", "siempre que robes una carta de Motín, descártate de %s", skillCards.of(int(k.Traits.MutinyCost)))
	},
	"necessary-steps": always("when any player is to draw a Mutiny card, you look at the top 2 instead, give that player 1 and put the other at the bottom of the deck",
		"cuando cualquier jugador deba robar una carta de Motín, tú miras en su lugar las 2 primeras, le entregas 1 y colocas la otra en la parte inferior del mazo"),
	"disreputable": always("you begin with 1 Mutiny card", "empiezas con 1 carta de Motín"),
	"spiritual-crisis": always("you cannot use the action of a “You Are a Cylon” card unless you are in the Brig",
		"no puedes usar la acción de una carta “Eres un cylon” si no estás en la “Prisión”"),
	"specialized": always("you cannot use the actions and Movement abilities of Engineering cards",
		"no puedes usar las acciones ni las capacidades de Movimiento de las cartas de Ingeniería"),
	"dutiful": always("when you activate Command, Communications or Weapons Control in your turn, you may discard 1 Skill card to activate it again at once; once a turn for each of them",
		"cuando actives “Puesto de Mando”, “Comunicaciones” o “Control de Armamento” en tu turno, puedes descartarte de 1 carta de Habilidad para volver a activarla de inmediato; una vez por turno cada una"),
	"reluctant": func(k *rules.Character) Both {
		return sayf("to use the action or the Movement ability of a Skill card you must discard %s", "para usar la acción o la capacidad de Movimiento de una carta de Habilidad debes descartarte de %s", skillCards.of(int(k.Traits.ActionCost)))
	},
	"forced-to-eject": always("if a viper that you pilot is damaged, it is destroyed instead", "si resulta dañado un Viper que pilotas, se destruye en su lugar"),
	"deceitful": always("when a Crisis card makes you discard Skill cards, discard 1 fewer; once for each card",
		"cuando una carta de Crisis te haga descartarte de cartas de Habilidad, descártate de 1 menos; una vez por cada carta"),
	"for-love": always("once a turn, when another player must discard Skill cards, you may draw 1 Treachery card to make it 1 card fewer; not for the hand limit",
		"una vez por turno, cuando otro jugador deba descartarse de cartas de Habilidad, puedes robar 1 carta de Traición para que sea 1 carta menos; no por el límite de mano"),
	"grieving": always("while you are in a hazardous location, you draw no Skill cards in your Receive Skills step",
		"mientras estés en una localización de riesgo, no robas cartas de Habilidad en tu paso de Recibir cartas de Habilidad"),
	"heretic": always("to leave the Resurrection Ship by a move you must discard a Super Crisis card", "para salir de la “Nave Resurrección” desplazándote debes descartarte de una carta de Crisis Extrema"),
	"industrious": func(k *rules.Character) Both {
		return sayf("while infiltrating you draw %d more Skill cards in your turn instead of 1; not in Sickbay", "mientras dure tu infiltración, robas en tu turno %d cartas de Habilidad más en lugar de 1; en la “Enfermería” no", int(k.Traits.InsideDraws))
	},
	"vanity": always("you cannot add cards to skill checks in another player’s Action step", "no puedes añadir cartas a las pruebas de Habilidad del paso de Acción de otro jugador"),
	"calculating": func(k *rules.Character) Both {
		return sayf("you may add up to %d cards to a skill check, or up to %d while infiltrating; not in the Brig", "puedes añadir hasta %d cartas a una prueba de Habilidad, o hasta %d mientras dure tu infiltración; en la “Prisión” no", int(k.Traits.AddsAsCylon), int(k.Traits.AddsInside))
	},
	"logic-bound": always("when you add cards to a skill check, 1 of them must be face up", "cuando añadas cartas a una prueba de Habilidad, 1 de ellas debe ir boca arriba"),
}

// daybreakPeopleLines are the log lines of those sheets.
var daybreakPeopleLines = lines{
	rules.EvGrieves: func(t teller, e rules.Event) Both {
		return sayf("%s receives no Skill cards here", "%s no recibe aquí cartas de Habilidad", t.by(e))
	},
	rules.EvLessened: func(t teller, e rules.Event) Both {
		if e.By == e.At {
			return sayf("%s discards 1 card fewer", "%s descarta 1 carta menos", t.by(e))
		}
		return sayf("%s lets %s discard 1 card fewer", "%s hace que %s descarte 1 carta menos", t.by(e), t.whom(e))
	},
	rules.EvMutinyGiven: func(t teller, e rules.Event) Both {
		if e.By == e.At {
			return sayf("%s draws 1 of these Mutiny cards", "%s roba 1 de estas cartas de Motín", t.by(e))
		}
		return sayf("%s gives %s 1 of these Mutiny cards", "%s entrega a %s 1 de estas cartas de Motín", t.by(e), t.whom(e))
	},
}
