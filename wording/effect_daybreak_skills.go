package wording

import "ragtag/rules"

// daybreakSkillClauses returns the clauses for the Skill cards of Daybreak that do more
// than change a check.
func daybreakSkillClauses() []clause {
	return []clause{
		on(func(w writer, e rules.AddOne) Both {
			return sayf("if human, the current player may add 1 Skill card face up to the check; if none is added, %s",
				"si es humano, el jugador actual puede añadir boca arriba a la prueba 1 carta de Habilidad; si no añade ninguna, %s", w.inside(e.Else))
		}),
		on(func(_ writer, e rules.ShareQuorum) Both {
			return sayf("draw %s; give 1 of them to the President, and play or discard the other",
				"roba %s; entrega 1 de ellas al Presidente y juega o descarta la otra", quorumCards.of(int(e.Draw)))
		}),
		on(func(_ writer, _ rules.Truce) Both {
			return say("until the turn ends no Cylon ship is launched or acts; centurions advance all the same",
				"hasta que acabe el turno no se lanza ni se activa ninguna nave cylon; los Centuriones avanzan de todos modos")
		}),
		on(func(w writer, e rules.UseLocation) Both {
			var names []Both
			for _, id := range e.Of {
				c, _ := w.cat.Find("location/" + id)
				names = append(names, cited(w.cat, c))
			}
			return sayf("activate %s from wherever you are%s", "activa %s desde donde estés%s", listed(or, names...),
				sayIf(e.Damaged, say(", even if damaged", ", aunque esté dañada"), Both{}))
		}),
		on(func(_ writer, e rules.LaunchBeside) Both {
			return sayf("place up to %s of the Reserves in 1 area where somebody pilots a viper, and activate them",
				"coloca hasta %s de la reserva en 1 zona en la que alguien pilote un Viper y actívalos", vipers.of(int(e.N)))
		}),
	}
}

// askAddToCheck asks for cards to add to a check whose cards have been turned
// up.
func askAddToCheck(_ teller, r *rules.Request) Both {
	return sayIf(r.Max == 1, say("which card do you add to the skill check, if any?", "¿qué carta añades a la prueba de Habilidad, si quieres?"),
		say("which cards do you add to the skill check?", "¿qué cartas añades a la prueba de Habilidad?"))
}

// daybreakSkillLines are the log lines of these effects.
var daybreakSkillLines = lines{
	rules.EvQuorumGiven: func(t teller, e rules.Event) Both {
		return sayf("%s gives %s to %s%s", "%s entrega %s a %s%s", t.by(e), quorumCards.of(e.Count), t.whom(e), t.cause(e))
	},
	rules.EvTruce: func(t teller, e rules.Event) Both {
		return sayf("%s negotiates: no Cylon ship is launched or acts this turn%s", "%s negocia: este turno no se lanza ni se activa ninguna nave cylon%s", t.by(e), t.cause(e))
	},
	rules.EvHeldBack: func(_ teller, e rules.Event) Both {
		return sayf("the truce holds, and nothing comes of this: %s", "la tregua se mantiene, y esto queda sin efecto: %s", iconTerms[e.Icon])
	},
}
