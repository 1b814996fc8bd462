package wording

import (
	"fmt"

	"ragtag/rules"
)

// Request returns one sentence that says what a seat is asked.
func Request(cat *rules.Catalogue, r *rules.Request, who Names, l Lang) string {
	t := teller{cat, who}
	if r.Kind == rules.ReqPlay {
		return t.window(r).sentence().In(l)
	}
	b := t.question(r)
	if r.Cause != rules.None {
		cause := name(cat, r.Cause)
		if r.Left > 1 {
			cause = sayf("%s (%d left)", "%s (quedan %d)", cause, int(r.Left))
		}
		b = sayf("%s: %s", "%s: %s", cause, b)
	}
	return b.sentence().In(l)
}

// window asks whether to use something now.
func (t teller) window(r *rules.Request) Both {
	when := rollTerms(r).orElse(windowTerms[r.Window]).capital()
	if r.Cause != rules.None {
		when = sayf("%s (%s)", "%s (%s)", when, quoted(name(t.cat, r.Cause)))
	}
	return sayf("%s: do you use something?", "%s: ¿usas algo?", when)
}

// question says what a request asks, without its cause. Every kind has a case in
// one of the functions that it asks, or a fixed question.
func (t teller) question(r *rules.Request) Both {
	if b, ok := questions[r.Kind]; ok {
		return b
	}
	for _, ask := range []func(*rules.Request) (Both, bool){t.askCards, t.askWhom, t.askWhat, t.askSpace} {
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
	rules.ReqFirst:       {"several players want to act now: who goes first?", "varios jugadores quieren actuar ahora: ¿quién va primero?"},
	rules.ReqBox:         {"choose one of the two", "elige una de las 2 opciones"},
	rules.ReqTarget:      {"choose the target", "elige el objetivo"},
	rules.ReqFly:         {"what does the viper do?", "¿qué hace el Viper?"},
	rules.ReqDestination: {"choose where the fleet jumps", "elige el destino del salto"},
	rules.ReqRaiders:     {"which raiders act next?", "¿qué Incursores actúan ahora?"},
	rules.ReqToken:       {"choose the damage token to resolve", "elige la ficha de Daño que se resuelve"},
	rules.ReqDeck:        {"which deck do you look at?", "¿qué mazo miras?"},
	rules.ReqSkill:       {"choose a Skill type", "elige un tipo de Habilidad"},
	rules.ReqOccupation:  {"choose occupation forces", "elige unas Tropas de Ocupación"},
	rules.ReqStack:       {"prepare or evacuate a civilian ship?", "¿preparas o evacúas 1 Nave Civil?"},
	rules.ReqPlayQuorum:  {"play a Quorum card?", "¿juegas una carta de Quórum?"},
	rules.ReqIcon:        {"which ships act?", "¿qué naves actúan?"},
	rules.ReqTake:        {"choose the card that you take", "elige la carta con la que te quedas"},
	rules.ReqDifficulty:  {"do you raise or lower the difficulty?", "¿aumentas o reduces la dificultad?"},
	rules.ReqOutcome:     {"is the check passed or failed?", "¿se supera la prueba o no?"},
	rules.ReqHull:        {"which ship takes the damage?", "¿qué nave recibe el daño?"},
	rules.ReqNext:        {"which card do you put back next?", "¿qué carta devuelves ahora?"},
	rules.ReqMotive:      {"do you reveal Motive cards that are true now?", "¿revelas cartas de Motivación que se cumplen ahora?"},
	rules.ReqOnDestiny:   {"which card do you put on top of the Destiny deck?", "¿qué carta colocas en la parte superior del mazo de Destino?"},
	rules.ReqSwell:       {"which cards do you add to the skill check?", "¿qué cartas añades a la prueba de Habilidad?"},
	rules.ReqProve:       {"show a \"Cylon\" card, if you hold one", "muestra una carta de “cylon”, si la tienes"},
	rules.ReqNudge:       {"do you raise or lower the result?", "¿aumentas o reduces el resultado?"},
	rules.ReqAbility:     {"which card takes effect next?", "¿qué carta surte efecto ahora?"},
}

// askCards asks for Skill cards, by their number.
func (t teller) askCards(r *rules.Request) (Both, bool) {
	n := int(r.Max)
	switch r.Kind {
	case rules.ReqPay:
		return sayIf(t.causeIs(r, rules.KindAbility), say("discard 1 Skill card", "descártate de 1 carta de Habilidad"),
			say("discard 1 Skill card to go to another ship", "descártate de 1 carta de Habilidad para desplazarte a otra nave")), true
	case rules.ReqCull:
		return sayf("discard %s of the Destiny deck", "descarta %s del mazo de Destino", anyCards.of(n)), true
	case rules.ReqShed:
		return sayf("discard %s", "descártate de %s", quorumCards.of(n)), true
	case rules.ReqReceive, rules.ReqDraw:
		return sayf("draw %s and choose their types", "roba %s y elige sus tipos", skillCards.of(n)).
			plural(n == 1, say("draw 1 Skill card and choose its type", "roba 1 carta de Habilidad y elige su tipo")), true
	case rules.ReqDiscard:
		return sayf("discard %s", "descártate de %s", skillCards.of(n)), true
	case rules.ReqContribute:
		return sayf("add up to %s to the skill check, or none", "añade hasta %s a la prueba de Habilidad, o ninguna", anyCards.of(n)), true
	}
	return Both{}, false
}

// askWhom asks for a player or a resource, and says what for where the cause
// tells.
func (t teller) askWhom(r *rules.Request) (Both, bool) {
	if r.Kind != rules.ReqSeat && r.Kind != rules.ReqResource {
		return Both{}, false
	}
	if r.Cause != rules.None {
		w := writer{cat: t.cat}
		for _, e := range effectsOf(t.cat, r.Cause) {
			if b := w.choice(e); !b.Empty() {
				return b, true
			}
		}
	}
	if r.Rule == "activate.raider" {
		return say("whose viper do the raiders attack?", "¿de quién es el Viper que atacan los Incursores?"), true
	}
	return sayIf(r.Kind == rules.ReqSeat, say("choose a player", "elige a un jugador"), say("choose a resource", "elige un recurso")), true
}

// choice says what a player or a resource is chosen for by an effect, or by one
// within it.
func (w writer) choice(e rules.Effect) Both {
	switch e := e.(type) {
	case rules.SendOne:
		return sayf("who is sent %s?", "¿a quién se envía %s?", toLocation(w.cat, w.place(e.To)))
	case rules.Accuse:
		return w.accused(e.Check)
	case rules.PassTitleTo:
		return sayf("who becomes %s?", "¿quién recibe el cargo de %s?", titleTerms[e.Title])
	case rules.Look:
		return say("whose Loyalty cards do you look at?", "¿de quién miras las cartas de Lealtad?")
	case rules.KeepBefore:
		return say("who receives the card?", "¿quién recibe la carta?")
	case rules.Order:
		return say("who receives the order?", "¿quién recibe la orden?")
	case rules.FreeDetained:
		return say("who leaves Detention?", "¿quién sale del “Centro de Detención”?")
	case rules.DetainHuman:
		return say("whom do you detain?", "¿a quién detienes?")
	case rules.ExecuteOne:
		return say("which Cylon is executed?", "¿qué cylon es ejecutado?")
	case rules.Release:
		return say("who leaves the Brig?", "¿quién sale de la Prisión?")
	case rules.SwapHands:
		return say("with whom do you swap hands?", "¿con quién intercambias la mano?")
	case rules.Entice:
		return say("from whose hand do you take a card?", "¿de la mano de quién tomas una carta?")
	case rules.Infiltrate:
		return say("whose hand do you look at?", "¿de quién miras la mano?")
	case rules.GainChosen:
		return say("choose the resource to gain", "elige el recurso que se gana")
	case rules.Guard:
		return say("of which resource is the next loss smaller by 1?", "¿de qué recurso se reduce en 1 la próxima pérdida?")
	case rules.LoseHighest:
		return say("which of the highest resources is lost?", "¿cuál de los recursos más altos se pierde?")
	case rules.Resurrect:
		return say("who receives your Loyalty cards?", "¿quién recibe tus cartas de Lealtad?")
	}
	for _, inner := range within(e) {
		if b := w.choice(inner); !b.Empty() {
			return b
		}
	}
	return Both{}
}

// accused says what the check is about.
func (w writer) accused(c rules.Check) Both {
	switch e := c.Pass.(type) {
	case rules.Execute:
		return say("whom do you want to execute?", "¿a quién quieres ejecutar?")
	case rules.Send:
		return sayf("whom do you want to send %s?", "¿a quién quieres enviar %s?", toLocation(w.cat, w.place(e.To)))
	case rules.PassTitle:
		return sayf("who is to become %s?", "¿quién debe recibir el cargo de %s?", titleTerms[e.Title])
	}
	return say("who is it about?", "¿sobre quién?")
}

// askWhat asks about cards that are no Skill cards, and about optional effects.
func (t teller) askWhat(r *rules.Request) (Both, bool) {
	switch r.Kind {
	case rules.ReqCharacter:
		if r.Rule == "variant.solo" {
			return say("choose your assist character", "elige tu personaje auxiliar"), true
		}
		return sayIf(r.Rule == "execution.new-character", say("choose your new character", "elige tu nuevo personaje"),
			say("choose your character", "elige tu personaje")), true
	case rules.ReqHandOver:
		return sayIf(r.Rule == "cylon.hand-off",
			say("hand all your face-down Loyalty cards to a human player", "entrega todas tus cartas de Lealtad bocabajo a un jugador humano"),
			say("if you hold the Sympathizer, you may hand it to a human player", "si tienes la carta de simpatizante, puedes entregarla a un jugador humano")), true
	case rules.ReqTopOrBottom:
		return sayIf(t.causeIs(r, rules.KindLocation), say("where do you put the ship?", "¿dónde colocas la nave?"),
			say("where do you put the card?", "¿dónde colocas la carta?")), true
	case rules.ReqLeaveOut:
		if r.Rule == "variant.solo" {
			return say("give up 1 card of your sheet for 1 of the assist character's?", "¿renuncias a 1 carta de tu hoja por 1 del personaje auxiliar?"), true
		}
		return say("of which type do you receive 1 card fewer?", "¿de qué tipo recibes 1 carta menos?"), true
	case rules.ReqReroll:
		return sayf("you rolled %d: discard a card to roll again?", "has sacado %d: ¿te descartas de una carta para repetir la tirada?", int(r.Die)), true
	case rules.ReqMay:
		return t.may(r), true
	case rules.ReqHeed:
		return heeds[rules.Heed(r.Options[0].N)], true
	case rules.ReqCrisis:
		if r.N > 0 && t.cat.Kind(r.Options[0].Comp) == rules.KindSuper {
			return say("which Super Crisis card do you discard?", "¿de qué carta de Crisis Extrema te descartas?"), true
		}
		return say("choose the Crisis card to resolve", "elige la carta de Crisis que se resuelve"), true
	case rules.ReqQuorum:
		if t.causeIs(r, rules.KindLocation) {
			return say("draw another Quorum card, or play one?", "¿robas otra carta de Quórum o juegas una?"), true
		}
		return say("choose the Quorum card to resolve", "elige la carta de Quórum que se resuelve"), true
	case rules.ReqRepair:
		if r.Min == 0 {
			return sayf("choose up to %s to return to the Reserves", "elige hasta %s que vuelvan a la reserva", vipers.of(int(r.Max))), true
		}
		return say("what do you repair?", "¿qué reparas?"), true
	}
	return Both{}, false
}

func (t teller) causeIs(r *rules.Request, k rules.Kind) bool {
	return r.Cause != rules.None && t.cat.Kind(r.Cause) == k
}

// heeds ask a Cylon player about the parts of an effect.
var heeds = [...]Both{
	rules.HeedAll:     {"you are a Cylon: does the effect apply to you?", "eres un cylon: ¿acatas el efecto?"},
	rules.HeedDiscard: {"you are a Cylon: do you discard Skill cards for it?", "eres un cylon: ¿te descartas de cartas de Habilidad por él?"},
	rules.HeedDraw:    {"you are a Cylon: do you draw Skill cards by it?", "eres un cylon: ¿robas cartas de Habilidad con él?"},
}

// may asks about an optional effect, and says what it would do.
func (t teller) may(r *rules.Request) Both {
	use := say("do you use it?", "¿la usas?")
	switch {
	case r.Rule == "variant.solo":
		return say("draw 1 card of the assist character's skill set?", "¿robas 1 carta de los tipos del personaje auxiliar?")
	case t.causeIs(r, rules.KindLocation) && r.Options[r.N-1].Kind == rules.OptDeck: // decks stand after cards
		return say("play your Super Crisis card, or draw Crisis cards?", "¿juegas tu carta de Crisis Extrema o robas cartas de Crisis?")
	case r.Rule == "location.occupation-authority":
		return say("draw 1 Quorum card?", "¿robas 1 carta de Quórum?")
	case r.Rule == "loyalty.powers":
		w := writer{cat: t.cat}
		return sayf("do you use the power of your card: %s?", "¿usas el poder de tu carta: %s?", w.effect(t.cat.Loyalty(r.Cause).Reveal))
	case t.causeIs(r, rules.KindLocation):
		return say("discard your Super Crisis card to draw another?", "¿te descartas de tu carta de Crisis Extrema para robar otra?")
	case t.causeIs(r, rules.KindDestination):
		return t.venture(t.cat.Destination(r.Cause).Do).orElse(use)
	case t.causeIs(r, rules.KindSkill):
		return t.offered(effectsOf(t.cat, r.Cause)).orElse(use)
	case t.causeIs(r, rules.KindCrisis):
		return t.venture(t.cat.Crisis(r.Cause).Do).orElse(use)
	}
	return use
}

// offered asks what a Skill card offers to each player.
func (t teller) offered(es []rules.Effect) Both {
	for _, e := range es {
		if d, ok := e.(rules.DrawIfShort); ok {
			return sayf("do you draw %s?", "¿robas %s?", skillCards.of(int(d.N)))
		}
		if b := t.offered(within(e)); !b.Empty() {
			return b
		}
	}
	return Both{}
}

// venture asks what a destination offers: a risk, or ships restored.
func (t teller) venture(e rules.Effect) Both {
	switch e := e.(type) {
	case rules.Venture:
		roll := writer{cat: t.cat}.roll(e.Roll)
		return sayf("do you %s and roll a die (%s)?", "¿quieres %s y tirar un dado (%s)?", ventures.of(e.Key), roll)
	case rules.Offer:
		return sayf("do you decide so: %s?", "¿lo decides: %s?", writer{cat: t.cat}.inside(e.Then))
	case rules.ReadAhead:
		return sayf("do you look at the top %s?", "¿miras las primeras %s?", crisisCards.of(int(e.N)))
	case rules.Refit:
		return say("is a destroyed raptor restored?", "¿se recupera 1 Raptor destruido?")
	case rules.InTurn:
		return sayIf(e.May, sayf("do you accept: %s?", "¿lo aceptas: %s?", writer{cat: t.cat}.inside(e.Then)), Both{})
	}
	for _, inner := range within(e) {
		if b := t.venture(inner); !b.Empty() {
			return b
		}
	}
	return Both{}
}

// askSpace asks for something in space.
func (t teller) askSpace(r *rules.Request) (Both, bool) {
	switch r.Kind {
	case rules.ReqLaunch:
		return sayIf(r.Rule == "new-caprica.evacuate", say("where is the civilian ship evacuated to?", "¿adónde se evacúa la Nave Civil?"),
			say("where does the viper launch?", "¿dónde se lanza el Viper?")), true
	case rules.ReqArea:
		switch {
		case r.About > 0:
			return sayf("where does civilian ship %s go?", "¿adónde va la Nave Civil %s?", letter(int(r.About))), true
		case r.Rule == "limits.ships":
			return say("there are too few ships: which area gets the next one?", "no hay naves suficientes: ¿qué zona recibe la siguiente?"), true
		}
		return say("choose a space area", "elige una zona de espacio"), true
	case rules.ReqLocation:
		return say("choose the location", "elige la localización"), true
	case rules.ReqViper:
		return t.askViper(r), true
	case rules.ReqCivilian:
		if t.escorts(r) {
			return sayf("choose %s to look at", "elige %s que mirar", civilians.of(int(r.Max))), true
		}
		return say("which civilian ship is destroyed?", "¿qué Nave Civil es destruida?"), true
	}
	return Both{}, false
}

// escorts reports whether a location asks for ships to be looked at; others may
// let them be destroyed.
func (t teller) escorts(r *rules.Request) bool {
	if !t.causeIs(r, rules.KindLocation) {
		return false
	}
	_, ok := t.cat.Location(r.Cause).Do.(rules.Escort)
	return ok
}

func (t teller) askViper(r *rules.Request) Both {
	switch {
	case t.causeIs(r, rules.KindCrisis):
		return say("which viper is damaged?", "¿qué Viper resulta dañado?")
	case r.Rule == "location.hangar-deck":
		return say("the Reserves are empty: which viper returns to be launched?", "la reserva está vacía: ¿qué Viper regresa para despegar?")
	}
	return say("which unmanned viper do you activate?", "¿qué Viper sin piloto activas?")
}
