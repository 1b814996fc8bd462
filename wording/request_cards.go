package wording

import "ragtag/rules"

// Questions about Skill cards, and about Quorum cards above the limit, with
// their number.

func askTypes(_ teller, r *rules.Request) Both {
	n := int(r.Max)
	return sayf("draw %s and choose their types", "roba %s y elige sus tipos", skillCards.of(n)).
		plural(n == 1, say("draw 1 Skill card and choose its type", "roba 1 carta de Habilidad y elige su tipo"))
}

func askDiscard(_ teller, r *rules.Request) Both {
	if r.Min < r.Max {
		return say("discard Skill cards, and draw as many", "descártate de cartas de Habilidad y roba otras tantas")
	}
	return sayf("discard %s", "descártate de %s", skillCards.of(int(r.Max)))
}

func askDiscardQuorum(_ teller, r *rules.Request) Both {
	if r.Min == 0 {
		return say("discard any number of Quorum cards, and draw as many", "descártate de cualquier cantidad de cartas de Quórum y roba otras tantas")
	}
	return sayf("discard %s", "descártate de %s", quorumCards.of(int(r.Max)))
}

func askDiscardDestiny(_ teller, r *rules.Request) Both {
	return sayf("discard %s from the Destiny deck", "descarta %s del mazo de Destino", anyCards.of(int(r.Max)))
}

func askContribute(_ teller, r *rules.Request) Both {
	n := int(r.Max)
	if r.Least > 0 {
		return sayf("add %d to %s to the skill check, or none", "añade de %d a %s a la prueba de Habilidad, o ninguna", int(r.Least), anyCards.of(n)).
			plural(n == int(r.Least), sayf("add %s to the skill check, or none", "añade %s a la prueba de Habilidad, o ninguna", anyCards.of(n)))
	}
	return sayf("add up to %s to the skill check, or none", "añade hasta %s a la prueba de Habilidad, o ninguna", anyCards.of(n)).
		plural(n == 1, say("add 1 card to the skill check, or none", "añade 1 carta a la prueba de Habilidad, o ninguna"))
}

// askPay asks for a card as payment, to move to another ship or instead of a
// roll.
func (t teller) askPay(r *rules.Request) Both {
	e, ok := rules.FindIn[rules.InsteadOfRoll](t.cat, r.Cause)
	if !ok {
		return say("discard 1 Skill card to go to another ship", "descártate de 1 carta de Habilidad para desplazarte a otra nave")
	}
	what, does := t.stakes(r)
	pay := sayf("discard 1 Skill card; the result is its strength plus %d", "descártate de 1 carta de Habilidad; el resultado es su Pericia más %d", int(e.More))
	return pay.then(". ", what.capital()).then(": ", does)
}

func (t teller) askReroll(r *rules.Request) Both {
	return sayf("%s. Do you discard a card to roll again?", "%s. ¿Te descartas de 1 carta para repetir la tirada?", t.result(r))
}

func (t teller) askChangeRoll(r *rules.Request) Both {
	return sayf("%s. Do you raise or lower the result?", "%s. ¿Aumentas o reduces el resultado?", t.result(r))
}

func (t teller) askDieResult(r *rules.Request) Both {
	what, does := t.stakes(r)
	return say("choose the result of the die", "elige el resultado del dado").then(". ", what.capital()).then(": ", does)
}
