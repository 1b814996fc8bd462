package wording

import "ragtag/rules"

// skillLines are the log lines of Reckless checks, of the effects of cards
// revealed in a check, and of the turn's prepared cards.
var skillLines = lines{
	rules.EvReckless: func(teller, rules.Event) Both {
		return say("the check is now Reckless", "la prueba se considera Desesperada")
	},
	rules.EvAbility: func(t teller, e rules.Event) Both { return sayf("%s takes effect", "%s surte efecto", t.named(e)) },
	rules.EvGuarded: func(t teller, e rules.Event) Both {
		return sayf("%s protects %s: its next loss this turn is smaller by 1", "%s protege el recurso %s: su próxima pérdida de este turno se reduce en 1", t.by(e), resourceTerms[e.Resource])
	},
	rules.EvSpared: func(t teller, e rules.Event) Both {
		return sayf("the loss of 1 %s is prevented%s", "se evita la pérdida de 1 de %s%s", resourceTerms[e.Resource], t.cause(e))
	},
	rules.EvSwapped: func(t teller, e rules.Event) Both {
		return sayf("%s swaps %s with the top card of the Destiny deck", "%s intercambia %s por la primera carta del mazo de Destino", t.by(e), quoted(name(t.cat, e.Cause)))
	},
	rules.EvNudged: func(t teller, e rules.Event) Both {
		return sayf("%s changes the roll to %d%s", "%s cambia la tirada a %d%s", t.by(e), e.Result, t.cause(e))
	},
	rules.EvJammed: func(_ teller, e rules.Event) Both {
		return sayf("the first %d raiders that act %s will miss", "fallarán los %d primeros Incursores que actúen %s", e.Count, areaPlaces[e.Area])
	},
}
