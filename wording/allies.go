package wording

import "ragtag/rules"

// What Allies and trauma tokens add.

// allyNames are their names.
var allyNames = []named{
	{"trauma/trauma-benevolent", "Trauma token, benevolent", "Ficha de Trauma benévola"},
	{"trauma/trauma-antagonistic", "Trauma token, antagonistic", "Ficha de Trauma antagónica"},
	{"trauma/trauma-disaster", "Trauma token, disaster", "Ficha de Trauma de desastre"},
}

// traumaFaces are what trauma tokens show, as one says of a token.
var traumaFaces = [...]Both{
	rules.Benevolent: {"benevolent", "benévola"}, rules.Antagonistic: {"antagonistic", "antagónica"}, rules.Disaster: {"disaster", "desastre"},
}

// traumaText says whom a trauma token helps.
func traumaText(k *rules.Trauma) Both {
	switch k.Face {
	case rules.Benevolent:
		return say("Helps a human player, and harms a Cylon player.", "Favorece a un jugador humano y perjudica a un jugador cylon.")
	case rules.Antagonistic:
		return say("Helps a Cylon player, and harms a human player.", "Favorece a un jugador cylon y perjudica a un jugador humano.")
	}
	return say("Whoever draws it shows it: a human player is executed, a Cylon player draws 2 more tokens. On an Ally it does nothing.",
		"Quien la roba la muestra: un jugador humano es ejecutado, un jugador cylon roba 2 fichas más. En un Aliado no hace nada.")
}

// allyClauses are the clauses of what Allies and trauma tokens bring.
func allyClauses() []clause {
	return []clause{
		on(func(w writer, e rules.DrawTrauma) Both { return w.does(e.Who, draws, traumaTokens.of(int(e.N))) }),
		on(func(w writer, e rules.DiscardTrauma) Both {
			what := traumaTokens.of(int(e.N))
			if e.Random {
				what = sayf("%d random %s", "%d %s al azar", int(e.N), traumaTokens.counted(int(e.N)))
			}
			return w.does(e.Who, discards, what)
		}),
	}
}

// allyLines are the log lines that these bring.
var allyLines = lines{
	rules.EvTraumaDrawn: func(t teller, e rules.Event) Both {
		return sayf("%s draws %s", "%s roba %s", t.by(e), traumaTokens.of(e.Count))
	},
	rules.EvDisaster: func(t teller, e rules.Event) Both {
		return sayf("%s has drawn a disaster and shows it", "%s ha robado un desastre y lo muestra", t.whom(e))
	},
	rules.EvTraumaDiscarded: func(t teller, e rules.Event) Both {
		return sayf("%s discards %s", "%s se descarta de %s", t.by(e), traumaTokens.of(e.Count))
	},
}
