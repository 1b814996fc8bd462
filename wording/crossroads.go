package wording

import "ragtag/rules"

// What the Crossroads phase adds.

// crossroadsNames are the names of the Crossroads cards and of the objective that
// leads to the phase.
var crossroadsNames = []named{
	{"objective/ionian-nebula", "Ionian Nebula", "Nebulosa Jónica"},
	{"crossroads/disturbing-vision", "Disturbing Vision", "Visión perturbadora"},
	{"crossroads/miraculous-return", "Miraculous Return", "Regreso milagroso"},
	{"crossroads/perjury", "Perjury", "Perjurio"},
	{"crossroads/scanned", "Scanned", "Escaneados"},
	{"crossroads/strange-music", "Strange Music", "Música extraña"},
	{"crossroads/testimony", "Testimony", "Testimonio"},
	{"crossroads/the-opera-house", "The Opera House", "El teatro de la ópera"},
}

// crossroadsResults are the two results of a Crossroads card, in the order of the
// tokens that stand for them.
var crossroadsResults = [...]Both{{"Benevolent", "Benévola"}, {"Antagonistic", "Antagónica"}}

// crossroadsResult says what one result of a Crossroads card does.
func (w writer) crossroadsResult(k *rules.CrossroadsCard, face int) Both {
	e := k.Benevolent
	if face == int(rules.Antagonistic) {
		e = k.Antagonistic
	}
	return w.effect(e).orElse(say("nothing happens", "no ocurre nada"))
}

// crossroadsText says what each result of a Crossroads card does.
func (w writer) crossroadsText(k *rules.CrossroadsCard) (b Both) {
	for face, name := range crossroadsResults {
		b = b.then("\n", name.leading(w.crossroadsResult(k, face)).sentence())
	}
	return b
}

// crossroadsClauses are the clauses of what the phase and its cards do.
func crossroadsClauses() []clause {
	return []clause{
		on(func(_ writer, _ rules.Crossroads) Both {
			return say("the Crossroads phase begins", "comienza la fase de Encrucijada")
		}),
		on(func(w writer, e rules.MayDiscardTrauma) Both {
			return w.does(e.Who, verb{"you may discard", "may discard", "puedes descartarte de", "puede descartarse de"}, traumaTokens.of(int(e.N)))
		}),
		on(func(_ writer, _ rules.DealLoyalty) Both {
			return say("shuffle 1 “You Are Not a Cylon” card into the Loyalty deck; choose a human player, who draws 1 Loyalty card",
				"baraja 1 carta “No eres un cylon” en el mazo de Lealtad; elige a un jugador humano, que roba 1 carta de Lealtad")
		}),
		on(func(_ writer, _ rules.RestoreViper) Both {
			return say("return 1 destroyed viper to the Reserves", "devuelve 1 Viper destruido a la reserva")
		}),
		on(func(_ writer, _ rules.HitBasestar) Both {
			return say("choose a basestar, which is damaged", "elige 1 Estrella Base, que resulta dañada")
		}),
		on(func(_ writer, e rules.RemoveRaiders) Both {
			return sayf("remove %s from around Galactica", "retira %s de alrededor de Galactica", raiders.of(int(e.N)))
		}),
		on(func(_ writer, _ rules.RaidersAlone) Both {
			return say("the raiders around Galactica activate; if there are none, nothing happens",
				"se activan los Incursores que hay alrededor de Galactica; si no hay ninguno, no ocurre nada")
		}),
	}
}

// crossroadsLines are the log lines of the phase.
var crossroadsLines = lines{
	rules.EvEliminated: func(t teller, e rules.Event) Both {
		return sayf("%s is out of the game", "%s queda fuera de la partida", t.whom(e))
	},
	rules.EvCrossroads: func(teller, rules.Event) Both {
		return say("the fleet has reached the Ionian Nebula: the Crossroads phase begins", "la flota ha llegado a la Nebulosa Jónica: comienza la fase de Encrucijada")
	},
	rules.EvCrossroadsDealt: func(t teller, e rules.Event) Both {
		return sayf("%s is dealt %s", "%s recibe %s", t.whom(e), crossroadsCards.of(e.Count))
	},
	rules.EvCrossroadsLaid: func(t teller, e rules.Event) Both {
		return sayf("%s lays %s face down beside the Crossroads card", "%s coloca %s boca abajo junto a su carta de Encrucijada", t.by(e), traumaTokens.of(e.Count))
	},
	rules.EvCrossroadsShown: func(t teller, e rules.Event) Both {
		if len(e.Comps) == 0 {
			return sayf("%s turns up %s, without a token", "%s muestra %s, sin ficha", t.by(e), t.named(e))
		}
		return sayf("%s turns up %s and a token: %s", "%s muestra %s y una ficha: %s", t.by(e), t.named(e), citedAll(t.cat, e.Comps))
	},
	rules.EvTrial: func(teller, rules.Event) Both {
		return say("the Trial begins: all trauma tokens are turned up", "comienza el juicio: se muestran todas las fichas de Trauma")
	},
	rules.EvJudged: func(t teller, e rules.Event) Both {
		shown := citedAll(t.cat, e.Comps)
		switch {
		case len(e.Comps) == 0:
			return sayf("%s has no trauma tokens", "%s no tiene fichas de Trauma", t.whom(e))
		case e.Value == 0:
			return sayf("%s shows %s, and none counts", "%s muestra %s, y ninguna cuenta", t.whom(e), shown)
		}
		return sayf("%s shows %s, of which %d count", "%s muestra %s, de las que cuentan %d", t.whom(e), shown, e.Value)
	},
	rules.EvAcquitted: func(teller, rules.Event) Both {
		return say("nobody is eliminated", "no se elimina a nadie")
	},
	rules.EvCondemned: func(t teller, e rules.Event) Both {
		return sayf("of those with the most tokens, %s picks %s", "de entre quienes tienen más fichas, %s elige a %s", t.by(e), t.whom(e))
	},
	rules.EvCrossed: func(teller, rules.Event) Both {
		return say("the Crossroads phase is over: Allies, Crossroads cards and trauma tokens leave the game",
			"termina la fase de Encrucijada: los Aliados, las cartas de Encrucijada y las fichas de Trauma se retiran de la partida")
	},
}
