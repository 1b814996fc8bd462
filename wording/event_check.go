package wording

import "ragtag/rules"

// checkLines are the log lines of skill checks.
var checkLines = lines{
	rules.EvCheck: teller.checkBegins,
	rules.EvDifficulty: func(t teller, e rules.Event) Both {
		return sayf("the difficulty is now %s%s", "la dificultad es ahora %s%s", number(int(e.Difficulty)), t.cause(e))
	},
	rules.EvAdded: teller.added,
	rules.EvDestinyAdded: func(t teller, e rules.Event) Both {
		return sayf("Destiny adds %s%s", "el mazo de Destino añade %s%s", anyCards.of(e.Count), t.faceUp(e))
	},
	rules.EvTurnedUp: func(t teller, e rules.Event) Both {
		return sayf("cards added face up: %s", "se añaden boca arriba: %s", citedAll(t.cat, e.Comps))
	},
	rules.EvRevealed: func(t teller, e rules.Event) Both {
		if len(e.Comps) == 0 {
			return say("there are no cards to reveal", "no hay cartas que revelar")
		}
		return sayf("the cards are revealed: %s", "se revelan las cartas: %s", citedAll(t.cat, e.Comps))
	},
	rules.EvZeroed: func(t teller, e rules.Event) Both {
		return sayf("%s makes all %s cards count 0", "%s hace que todas las cartas de %s cuenten 0", t.by(e), skillTerms[e.Skill])
	},
	rules.EvTotal: func(_ teller, e rules.Event) Both {
		return sayf("total strength %s against difficulty %d", "Pericia total %s contra dificultad %d", number(e.Value), e.Difficulty)
	},
	rules.EvOutcome: func(_ teller, e rules.Event) Both { return outcomeLines[e.Outcome] },
	rules.EvTook: func(t teller, e rules.Event) Both {
		return sayf("%s takes the cards of the check: %s", "%s se queda con las cartas de la prueba: %s", t.by(e), citedAll(t.cat, e.Comps))
	},
	rules.EvDecided: func(t teller, e rules.Event) Both {
		return sayf("%s decides: %s", "%s decide: %s", t.by(e), outcomeLines[e.Outcome])
	},
}

var outcomeLines = [...]Both{
	rules.Unsettled:    {"the check is undecided", "la prueba queda sin decidir"},
	rules.Passed:       {"the check passes", "se supera la prueba"},
	rules.PartlyPassed: {"the check passes in part", "se supera la prueba en parte"},
	rules.Failed:       {"the check fails", "no se supera la prueba"},
}

func (t teller) checkBegins(e rules.Event) Both {
	var types []Both
	for k, n := range e.Types {
		if n > 0 {
			types = append(types, skillTerms[k])
		}
	}
	b := sayf("skill check%s", "prueba de Habilidad%s", t.cause(e))
	if e.At.Seat() != rules.Nobody {
		b = sayf("%s about %s", "%s sobre %s", b, t.whom(e))
	}
	b = sayf("%s: difficulty %d", "%s: dificultad %d", b, e.Difficulty)
	if e.Partial > 0 {
		b = sayf("%s, partial %d", "%s, parcial %d", b, e.Partial)
	}
	helps := sayIf(len(types) == 1, say("helps", "ayuda"), say("help", "ayudan"))
	return sayf("%[1]s; %[2]s %[3]s", "%[1]s; %[3]s %[2]s", b, listed(and, types...), helps)
}

func (t teller) added(e rules.Event) Both {
	if e.Count == 0 {
		return sayf("%s adds no cards", "%s no añade cartas", t.by(e))
	}
	return sayf("%s adds %s%s", "%s añade %s%s", t.by(e), anyCards.of(e.Count), t.faceUp(e))
}

// faceUp returns the cards that were added face up.
func (t teller) faceUp(e rules.Event) Both {
	if len(e.Comps) == 0 {
		return Both{}
	}
	return sayf(": %s", ": %s", citedAll(t.cat, e.Comps))
}
