package wording

import "ragtag/rules"

// optional asks whether to do something, and says what it does.
func (t teller) optional(r *rules.Request) Both {
	switch {
	case r.Rule == "variant.solo":
		return say("do you draw 1 card of the assist character’s skill set?", "¿robas 1 carta de los tipos del personaje auxiliar?")
	case r.Rule == "location.administration" && r.Cause != rules.None && t.cat.Kind(r.Cause) == rules.KindQuorum:
		return sayf("do you discard %s to remain President?", "¿descartas %s para seguir siendo Presidente?", cited(t.cat, r.Cause))
	case t.causeIs(r, rules.KindLocation) && r.Options[r.N-1].Kind == rules.OptDeck: // decks come after cards
		return say("do you play your Super Crisis card, or draw Crisis cards?", "¿juegas tu carta de Crisis Extrema o robas cartas de Crisis?")
	case r.Rule == "epica.eight":
		return say("do you go aboard one of the vipers that were launched?", "¿subes a uno de los Vipers que se han lanzado?")
	case r.Rule == "location.occupation-authority":
		return say("do you draw 1 Quorum card?", "¿robas 1 carta de Quórum?")
	case r.Rule == "loyalty.powers":
		return proposal(say("do you use its power?", "¿usas su poder?"), writer{cat: t.cat}.effect(t.cat.Loyalty(r.Cause).Reveal))
	case t.causeIs(r, rules.KindLocation):
		return say("do you discard your Super Crisis card to draw another?", "¿te descartas de tu carta de Crisis Extrema para robar otra?")
	case r.Cause != rules.None:
		w := writer{cat: t.cat}
		trauma := r.Rule == "trauma.what" // one result of a card may let discard trauma tokens, the other offer something else
		ask := func(e rules.Effect) Both {
			_, discards := e.(rules.MayDiscardTrauma)
			return sayIf(discards == trauma, w.offer(e), Both{})
		}
		if b := w.first(r.Cause, ask); !b.Empty() {
			return b
		}
	}
	return say("do you do it?", "¿lo haces?")
}

// proposal returns a question followed by what would be done.
func proposal(ask, what Both) Both { return ask.then(" ", what.sentence()) }

// offer returns the question about an optional part of an effect. It is empty
// if there is none.
func (w writer) offer(e rules.Effect) Both {
	switch e := e.(type) {
	case rules.Venture:
		return proposal(sayf("do you %s and roll a die?", "¿quieres %s y tirar un dado?", ventures.of(e.Key)), w.roll(e.Roll))
	case rules.Offer:
		return proposal(say("do you do this?", "¿lo haces?"), w.inside(e.Then))
	case rules.InTurn:
		return sayIf(e.May, proposal(say("do you accept?", "¿aceptas?"), w.inside(e.Then)), Both{})
	case rules.DrawIfShort:
		return sayf("do you draw %s?", "¿robas %s?", skillCards.of(int(e.N)))
	case rules.ReadAhead:
		return sayf("do you look at the top %d Crisis cards?", "¿miras las %d primeras cartas de Crisis?", int(e.N))
	case rules.LaunchPilots:
		return say("do you launch in a viper?", "¿despegas en un Viper?")
	case rules.MayDiscardTrauma:
		return sayf("do you discard %s?", "¿te descartas de %s?", traumaTokens.of(int(e.N)))
	case rules.OpenBrig:
		return say("do you leave the Brig?", "¿sales de la “Prisión”?")
	case rules.LaunchGained:
		return sayf("do you activate %s at once?", "¿activas %s de inmediato?", shipTable[e.Hull].same)
	case rules.Refit:
		return say("do you restore a destroyed raptor?", "¿recuperas 1 Raptor destruido?")
	}
	return Both{}
}

// applyQuestions are the questions to a Cylon player about the parts of an effect.
var applyQuestions = [...]Both{
	rules.HeedAll:     {"does the effect apply to you, or do you ignore it as a Cylon?", "¿acatas el efecto o lo ignoras por ser cylon?"},
	rules.HeedDiscard: {"do you discard Skill cards, or ignore that as a Cylon?", "¿te descartas de cartas de Habilidad o lo ignoras por ser cylon?"},
	rules.HeedDraw:    {"do you draw Skill cards, or ignore that as a Cylon?", "¿robas cartas de Habilidad o lo ignoras por ser cylon?"},
}
