package wording

import "ragtag/rules"

// askBox asks for a box; somebody may have a third choice.
func askBox(_ teller, r *rules.Request) Both {
	return sayIf(r.N > 2, say("choose one of the three", "elige una de las 3 opciones"), say("choose one of the two", "elige una de las 2 opciones"))
}

func askCharacter(_ teller, r *rules.Request) Both {
	if r.Rule == "variant.solo" {
		return say("choose your assist character", "elige tu personaje auxiliar")
	}
	return sayIf(r.Rule == "execution.new-character", say("your character is dead: choose a new one", "tu personaje ha muerto: elige uno nuevo"),
		say("choose your character", "elige tu personaje"))
}

// askHandOver asks who receives Loyalty cards.
func askHandOver(_ teller, r *rules.Request) Both {
	return sayIf(r.Rule == "cylon.hand-off",
		say("hand all your face-down Loyalty cards to a human player", "entrega todas tus cartas de Lealtad boca abajo a un jugador humano"),
		say("if you hold the Sympathizer, you may hand it to a human player", "si tienes la carta de simpatizante, puedes entregarla a un jugador humano"))
}

// askLeaveOut asks for the types of which one card fewer is received.
func askLeaveOut(_ teller, r *rules.Request) Both {
	return sayIf(r.Rule == "variant.solo",
		say("do you give up 1 card of your skill set for 1 of the assist character’s?", "¿renuncias a 1 carta de tus tipos por 1 de los del personaje auxiliar?"),
		say("of which type do you receive 1 card fewer?", "¿de qué tipo recibes 1 carta menos?"))
}

// askApply asks a Cylon player whether a part of an effect applies.
func askApply(_ teller, r *rules.Request) Both { return applyQuestions[r.About.Part] }

func (t teller) askCrisis(r *rules.Request) Both {
	return sayIf(r.N > 0 && t.cat.Kind(r.Options[0].Comp()) == rules.KindSuper,
		say("which Super Crisis card do you discard?", "¿de qué carta de Crisis Extrema te descartas?"),
		say("choose the Crisis card to resolve", "elige la carta de Crisis que se resuelve"))
}

func (t teller) askQuorum(r *rules.Request) Both {
	return sayIf(t.causeIs(r, rules.KindLocation),
		say("do you draw another Quorum card, or play one?", "¿robas otra carta de Quórum o juegas una?"),
		say("choose the Quorum card to resolve", "elige la carta de Quórum que se resuelve"))
}

func askRepair(_ teller, r *rules.Request) Both {
	if r.Min > 0 {
		return say("what do you repair?", "¿qué reparas?")
	}
	return sayf("choose up to %s to return to the Reserves", "elige hasta %s que vuelvan a la reserva", vipers.of(int(r.Max))).
		plural(r.Max == 1, say("choose 1 viper to return to the Reserves, or none", "elige 1 Viper que vuelva a la reserva, o ninguno"))
}

// askPutBack asks where to put cards, or a ship of a stack.
func (t teller) askPutBack(r *rules.Request) Both {
	if t.aboutStack(r) {
		return say("where do you put the ship?", "¿dónde colocas la nave?")
	}
	if _, several := rules.FindIn[rules.ReadAhead](t.cat, r.Cause); several {
		return say("where do you put the cards?", "¿dónde colocas las cartas?")
	}
	return say("where do you put the card?", "¿dónde colocas la carta?")
}

// aboutStack reports whether a ship of a stack is put back. Other locations
// look at decks.
func (t teller) aboutStack(r *rules.Request) bool {
	_, ship := rules.FindIn[rules.ScoutLocked](t.cat, r.Cause)
	return ship
}

// askType asks for a Skill type, by its use.
func (t teller) askType(r *rules.Request) Both {
	if _, ok := rules.FindIn[rules.ZeroType](t.cat, r.Cause); ok {
		return say("the cards of which type count 0 in this check?", "¿las cartas de qué tipo cuentan 0 en esta prueba?")
	}
	if e, ok := rules.FindIn[rules.Learn](t.cat, r.Cause); ok {
		return sayf("of which type do you look at the top %d Skill cards?", "¿de qué tipo miras las %d primeras cartas de Habilidad?", int(e.N))
	}
	if _, ok := rules.FindIn[rules.Entice](t.cat, r.Cause); ok {
		return say("of which type does that player draw a card?", "¿de qué tipo roba 1 carta ese jugador?")
	}
	if _, ok := rules.FindIn[rules.Refresh](t.cat, r.Cause); ok {
		return say("of which type do you draw?", "¿de qué tipo robas?")
	}
	return say("choose a Skill type", "elige un tipo de Habilidad")
}

func (t teller) causeIs(r *rules.Request, k rules.Kind) bool {
	return r.Cause != rules.None && t.cat.Kind(r.Cause) == k
}
