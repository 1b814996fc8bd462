package wording

import (
	"fmt"

	"ragtag/rules"
)

// Request returns one sentence that says what a seat is asked.
func Request(cat *rules.Catalogue, r *rules.Request, who Names, l Lang) string {
	return RequestSentence(cat, r, who).In(l)
}

// RequestSentence returns what Request does, in both languages.
func RequestSentence(cat *rules.Catalogue, r *rules.Request, who Names) Sentence {
	t := teller{cat, who}
	if r.Kind == rules.ReqPlay {
		return Sentence{cat, t.window(r).sentence()}
	}
	b := t.question(r)
	if cause := t.asking(r); !cause.Empty() {
		if r.Left > 1 {
			cause = sayf("%s (%d left)", "%s (quedan %d)", cause, int(r.Left))
		}
		b = sayf("%s: %s", "%s: %s", cause, b)
	}
	return Sentence{cat, b.sentence()}
}

// asking names what makes the question be asked: a component, or the rules where
// they do not go without saying.
func (t teller) asking(r *rules.Request) Both {
	if r.Cause == rules.None {
		if c, ok := t.cat.Find(byRule[r.Rule]); ok {
			return name(t.cat, c)
		}
		return occasions[r.Rule]
	}
	if t.causeIs(r, rules.KindTitle) {
		return due(t.cat, r.Cause)
	}
	return name(t.cat, r.Cause)
}

var occasions = map[string]Both{
	"turn.hand-limit":   {"your hand is over its limit", "tu mano supera el límite"},
	"loyalty.reveal":    {"you are revealed as a Cylon", "te descubres como cylon"},
	"setup.first-hands": {"your first hand", "tu primera mano"},
}

// window asks whether to use something now.
func (t teller) window(r *rules.Request) Both {
	if b := t.atRoll(r); !b.Empty() {
		return b
	}
	when := windowTerms[r.Window].capital()
	if r.Cause != rules.None {
		when = sayf("%s (%s)", "%s (%s)", when, due(t.cat, r.Cause))
	}
	return sayf("%s: do you use anything?", "%s: ¿usas algo?", when)
}

// question says what a request asks, without its cause. Every kind has a case in
// one of the functions that it asks, or a fixed question.
func (t teller) question(r *rules.Request) Both {
	if b, ok := questions[r.Kind]; ok {
		return b
	}
	for _, ask := range []func(*rules.Request) (Both, bool){t.askDie, t.askCards, t.askWhom, t.askWhat, t.askSpace} {
		if b, ok := ask(r); ok {
			return b
		}
	}
	panic(fmt.Sprintf("wording: no question for the request %s", r.Kind))
}

// questions are those that need nothing but their kind.
var questions = map[rules.RequestKind]Both{
	rules.ReqNone:        {"nothing is asked", "no se pregunta nada"},
	rules.ReqMove:        {"where do you move?", "¿adónde te desplazas?"},
	rules.ReqTitle:       {"which title do you take?", "¿qué cargo tomas?"},
	rules.ReqGive:        {"choose the Skill card that you give", "elige la carta de Habilidad que entregas"},
	rules.ReqLearned:     {"do these cards go into the check, or into your hand?", "¿van estas cartas a la prueba o a tu mano?"},
	rules.ReqAction:      {"which action do you take?", "¿qué acción llevas a cabo?"},
	rules.ReqOrder:       {"do you move and act, or act twice?", "¿te mueves y actúas, o actúas 2 veces?"},
	rules.ReqFirst:       {"several players want to act now. Who goes first?", "varios jugadores quieren actuar ahora. ¿Quién va primero?"},
	rules.ReqBox:         {"choose one of the two", "elige una de las 2 opciones"},
	rules.ReqDestination: {"choose where the fleet jumps", "elige el destino del salto"},
	rules.ReqRaiders:     {"which raiders act next?", "¿qué Incursores actúan ahora?"},
	rules.ReqToken:       {"choose the damage token to resolve", "elige la ficha de Daño que se resuelve"},
	rules.ReqDeck:        {"which deck do you look at?", "¿qué mazo miras?"},
	rules.ReqStack:       {"do you prepare or evacuate a civilian ship?", "¿preparas o evacúas 1 Nave Civil?"},
	rules.ReqPlayQuorum:  {"do you play a Quorum card?", "¿juegas una carta de Quórum?"},
	rules.ReqIcon:        {"which ships act?", "¿qué naves actúan?"},
	rules.ReqTake:        {"choose the card that you take", "elige la carta con la que te quedas"},
	rules.ReqDifficulty:  {"do you raise or lower the difficulty?", "¿aumentas o reduces la dificultad?"},
	rules.ReqOutcome:     {"does the check pass or fail?", "¿se supera la prueba o no?"},
	rules.ReqHull:        {"which ship takes the damage?", "¿qué nave recibe el daño?"},
	rules.ReqNext:        {"which card do you put back next?", "¿qué carta devuelves ahora?"},
	rules.ReqMotive:      {"do you reveal Motive cards that are true now?", "¿revelas cartas de Motivación que se cumplen ahora?"},
	rules.ReqOnDestiny:   {"which card do you put on top of the Destiny deck?", "¿qué carta colocas en la parte superior del mazo de Destino?"},
	rules.ReqSwell:       {"which cards do you add to the skill check?", "¿qué cartas añades a la prueba de Habilidad?"},
	rules.ReqProve:       {"show a “You Are a Cylon” card, if you hold one", "muestra una carta “Eres un cylon”, si la tienes"},
	rules.ReqAbility:     {"which card takes effect next?", "¿qué carta surte efecto ahora?"},
}

// askCards asks for Skill cards, by their number.
func (t teller) askCards(r *rules.Request) (Both, bool) {
	n := int(r.Max)
	switch r.Kind {
	case rules.ReqPay:
		return say("discard 1 Skill card to go to another ship", "descártate de 1 carta de Habilidad para desplazarte a otra nave"), true
	case rules.ReqCull:
		return sayf("discard %s from the Destiny deck", "descarta %s del mazo de Destino", anyCards.of(n)), true
	case rules.ReqShed:
		return sayf("discard %s", "descártate de %s", quorumCards.of(n)), true
	case rules.ReqReceive, rules.ReqDraw:
		return sayf("draw %s and choose their types", "roba %s y elige sus tipos", skillCards.of(n)).
			plural(n == 1, say("draw 1 Skill card and choose its type", "roba 1 carta de Habilidad y elige su tipo")), true
	case rules.ReqDiscard:
		return sayf("discard %s", "descártate de %s", skillCards.of(n)), true
	case rules.ReqContribute:
		return sayf("add up to %s to the skill check, or none", "añade hasta %s a la prueba de Habilidad, o ninguna", anyCards.of(n)).
			plural(n == 1, say("add 1 card to the skill check, or none", "añade 1 carta a la prueba de Habilidad, o ninguna")), true
	}
	return Both{}, false
}
