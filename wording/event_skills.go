package wording

import "ragtag/rules"

// daringLine tells of Reckless checks, of what cards do that were turned up in
// a check, and of what the turn's cards have prepared.
func (t teller) daringLine(e rules.Event) (Both, bool) {
	switch e.Kind {
	case rules.EvReckless:
		return say("the check is now Reckless", "la prueba se considera Desesperada"), true
	case rules.EvAbility:
		return sayf("%s takes effect", "%s surte efecto", t.named(e)), true
	case rules.EvGuarded:
		return sayf("%s protects %s: its next loss this turn is smaller by 1", "%s protege el recurso %s: su próxima pérdida de este turno se reduce en 1", t.by(e), resourceTerms[e.N]), true
	case rules.EvSpared:
		return sayf("the loss of 1 %s is prevented%s", "se evita la pérdida de 1 de %s%s", resourceTerms[e.N], t.cause(e)), true
	case rules.EvSwapped:
		return sayf("%s swaps %s with the top card of the Destiny deck", "%s intercambia %s por la primera carta del mazo de Destino", t.by(e), quoted(name(t.cat, e.Cause))), true
	case rules.EvNudged:
		return sayf("%s changes the roll to %d%s", "%s cambia la tirada a %d%s", t.by(e), e.M, t.cause(e)), true
	case rules.EvJammed:
		return sayf("the first %d raiders that act %s will miss", "fallarán los %d primeros Incursores que actúen %s", e.N, areaPlaces[e.Area]), true
	}
	return Both{}, false
}
