package wording

import (
	"reflect"

	"ragtag/rules"
)

// askSeat asks for a player, and says what for if the cause is known.
func (t teller) askSeat(r *rules.Request) Both {
	unknown := say("choose a player", "elige a un jugador")
	if r.Rule == "activate.raider" {
		unknown = sayf("%s attacks %s. Whose viper does it attack?", "%s ataca %s. ¿A qué piloto ataca?", t.ship(r.About.Ship).one, areaPlaces[r.About.Area])
	}
	return t.chosenFor(r).orElse(unknown)
}

// askResource asks for a resource, and says what for if the cause is known.
func (t teller) askResource(r *rules.Request) Both {
	return t.chosenFor(r).orElse(say("choose a resource", "elige un recurso"))
}

// chosenFor says what a player or a resource is chosen for, if the cause is known.
func (t teller) chosenFor(r *rules.Request) Both {
	if r.Cause == rules.None {
		return Both{}
	}
	w := writer{cat: t.cat}
	return w.first(r.Cause, w.choice)
}

// choice says what an effect itself chooses a player or a resource for. It is
// empty if the effect asks for neither.
func (w writer) choice(e rules.Effect) Both {
	switch e := e.(type) {
	case rules.SendOne:
		return sayf("who is sent %s?", "¿a quién se envía %s?", toLocation(w.cat, w.place(e.To)))
	case rules.Accuse:
		return w.accused(e.Check)
	case rules.PassTitleTo:
		return sayf("who becomes %s?", "¿quién recibe el cargo de %s?", titleTerm(w.cat, e.Title))
	case rules.Elect:
		return say("who becomes President?", "¿quién recibe el cargo de Presidente?")
	case rules.KeepOneMutiny:
		return say("who draws 1 Mutiny card and keeps only 1?", "¿quién roba 1 carta de Motín y conserva solo 1?")
	case rules.GrantTitle:
		return say("who receives the title?", "¿quién recibe el cargo?")
	case rules.DealLoyalty:
		return say("who draws a Loyalty card?", "¿quién roba una carta de Lealtad?")
	case rules.Look:
		return say("whose Loyalty cards do you look at?", "¿de quién miras las cartas de Lealtad?")
	case rules.KeepBefore:
		return say("who receives the card?", "¿quién recibe la carta?")
	case rules.Order:
		return say("who receives the order?", "¿quién recibe la orden?")
	case rules.ChosenRolls:
		return say("who rolls the die?", "¿quién tira el dado?")
	case rules.LeaveBrig:
		return sayIf(e.Who == rules.Chosen, say("who leaves the Brig?", "¿quién sale de la “Prisión”?"), Both{})
	case rules.FreeJailed:
		return say("who leaves the Brig?", "¿quién sale de la “Prisión”?")
	case rules.DrawMutiny:
		return sayIf(e.Who == rules.Chosen, say("who draws a Mutiny card?", "¿quién roba 1 carta de Motín?"), Both{})
	case rules.FreeDetained:
		return say("who leaves Detention?", "¿quién sale del “Centro de Detención”?")
	case rules.DetainHuman:
		return say("whom do you detain?", "¿a quién detienes?")
	case rules.ExecuteOne:
		return say("which Cylon is executed?", "¿a qué cylon se ejecuta?")
	case rules.ExecuteFrom:
		return say("who is executed?", "¿a quién se ejecuta?")
	case rules.Release:
		return say("who leaves the Brig?", "¿quién sale de la “Prisión”?")
	case rules.GiveCard:
		return say("to whom do you give a Skill card?", "¿a quién entregas 1 carta de Habilidad?")
	case rules.SwapHands:
		return say("with whom do you swap hands?", "¿con quién intercambias la mano?")
	case rules.Entice:
		return say("from whose hand do you take a card?", "¿de la mano de quién tomas 1 carta?")
	case rules.Infiltrate:
		return say("whose hand do you look at?", "¿de quién miras la mano?")
	case rules.Resurrect:
		return say("who receives your Loyalty cards?", "¿quién recibe tus cartas de Lealtad?")
	case rules.TradeMiracle:
		return say("with whom do you share miracle tokens?", "¿con quién compartes fichas de Milagro?")
	case rules.DrawAs:
		return say("of whose skill set do you draw?", "¿de los tipos de quién robas?")
	case rules.GainAny:
		return sayf("which resource increases by %d?", "¿qué recurso aumenta en %d?", int(e.N))
	case rules.GainChosen:
		return say("which resource does the fleet gain?", "¿qué recurso gana la flota?")
	case rules.Guard:
		return say("which resource do you protect? Its next loss this turn is smaller by 1",
			"¿qué recurso proteges? Su próxima pérdida de este turno se reduce en 1")
	case rules.LoseHighest:
		return say("which of the highest resources does the fleet lose?", "¿cuál de los recursos más altos pierde la flota?")
	}
	return whoms[reflect.TypeOf(e)]
}

// accused says what a check about an accused player is about.
func (w writer) accused(c rules.Check) Both {
	switch e := c.Pass.(type) {
	case rules.Execute:
		return say("whom do you want to execute?", "¿a quién quieres ejecutar?")
	case rules.Send:
		return sayf("whom do you want to send %s?", "¿a quién quieres enviar %s?", toLocation(w.cat, w.place(e.To)))
	case rules.PassTitle:
		return sayf("who is to become %s?", "¿quién debe recibir el cargo de %s?", titleTerm(w.cat, e.Title))
	}
	return say("who is it about?", "¿sobre quién?")
}
