package wording

import (
	"fmt"

	"ragtag/rules"
)

// leaderClauses returns the clauses for Cylon Leaders, the overlay and its
// Super Crises.
func leaderClauses() []clause {
	return []clause{
		on(writer.inTurn),
		on(func(w writer, e rules.DrawSuper) Both {
			d, _ := cardActOf(e)
			return w.does(d.who, d.verb, d.what)
		}),
		on(func(_ writer, e rules.SendBasestar) Both {
			return sayf("place 1 basestar %s; if all are in play, you may remove 1 from the main board instead",
				"coloca 1 Estrella Base %s; si todas están en juego, puedes retirar 1 del tablero principal en su lugar", areaPlaces[e.To])
		}),
		on(func(_ writer, _ rules.SwapHands) Both {
			return say("swap your hand of Skill cards with another player’s", "intercambia tu mano de cartas de Habilidad con la de otro jugador")
		}),
		on(func(_ writer, _ rules.Entice) Both {
			return say("take 1 Skill card at random from another player’s hand; that player then draws 1 card of a type that you choose, of any skill set",
				"quédate con 1 carta de Habilidad al azar de la mano de otro jugador; ese jugador roba después 1 carta del tipo que elijas, sea o no de los suyos")
		}),
		on(func(_ writer, e rules.GlimpseDestiny) Both {
			return sayf("draw the top %d Destiny cards; then put as many cards of your hand on top of the Destiny deck",
				"roba las %d primeras cartas de Destino; después coloca otras tantas de tu mano en la parte superior del mazo de Destino", int(e.N))
		}),
		on(func(_ writer, _ rules.Swell) Both {
			return say("add any number of Skill cards from your hand to it", "añádele cualquier cantidad de cartas de Habilidad de tu mano")
		}),
		on(func(_ writer, e rules.PoisonDestiny) Both {
			return sayf("discard the whole Destiny deck and build a new one of %d %s cards",
				"descarta todo el mazo de Destino y forma uno nuevo con %d cartas de %s", int(e.N), skillTerms[e.Type])
		}),
		on(func(w writer, _ rules.GoAmongHumans) Both {
			return say("infiltrate and move to any location of Galactica that is not hazardous; from then on you count as a human player",
				"infíltrate y desplázate a cualquier localización de Galactica que no sea de riesgo; desde entonces se te considera un jugador humano")
		}),
	}
}

// inTurn says what players do one after another. They are named, not addressed.
func (w writer) inTurn(e rules.InTurn) Both {
	steps, ok := e.Then.(rules.Steps)
	if !ok {
		steps = rules.Steps{e.Then}
	}
	var all []cardAct
	for _, s := range steps {
		d, ok := cardActOf(ofEach(s, e.Who))
		if !ok {
			panic(fmt.Sprintf("wording: no clause for %T in turn", s))
		}
		if e.May && d.verb == draws {
			d.verb = mayDraw
		}
		all = append(all, d)
	}
	w.doer, w.named = e.Who, true
	return sayf("%s, in turn, %s", "%s, por turnos, %s", subject(w.cat, e.Who), w.cardActs(all))
}

// ofEach returns e with role r instead of the acting player.
func ofEach(e rules.Effect, r rules.Role) rules.Effect {
	switch e := e.(type) {
	case rules.Discard:
		if e.Who == rules.Acting {
			e.Who = r
		}
		return e
	case rules.DrawCards:
		if e.Who == rules.Acting {
			e.Who = r
		}
		return e
	}
	return e
}

// cardsOrNone returns the number of cards in a hand.
func cardsOrNone(n int) Both { return sayIf(n == 0, say("no cards", "ninguna carta"), anyCards.of(n)) }

// leaderLines are the log lines of Cylon Leaders, infiltrators and their goals.
var leaderLines = lines{
	rules.EvInfiltrates: func(t teller, e rules.Event) Both {
		return sayf("%s infiltrates the humans and goes %s", "%s se infiltra entre los humanos y se desplaza %s", t.by(e), t.to(e.Loc))
	},
	rules.EvReturns: func(t teller, e rules.Event) Both {
		return sayf("%s is no longer infiltrating", "%s deja de infiltrarse", t.by(e))
	},
	rules.EvGoals: func(t teller, e rules.Event) Both {
		return sayf("%s is dealt %s", "%s recibe %s", t.whom(e), nounOf(t.cat, e.Deck).of(e.Count))
	},
	rules.EvMotive: func(t teller, e rules.Event) Both {
		return sayf("%s reveals a motive: %s", "%s revela una motivación: %s", t.by(e), t.named(e))
	},
	rules.EvWithdrawn: func(t teller, e rules.Event) Both {
		return sayf("%s %s is removed from the board", "%s, que está %s, se retira del tablero", t.ship(e.Ship).same, areaPlaces[e.Area])
	},
	rules.EvHandsSwapped: func(t teller, e rules.Event) Both {
		return sayf("%s and %s swap their hands: %s for %s", "%s y %s intercambian sus manos: %s por %s", t.by(e), t.whom(e), cardsOrNone(e.Count), cardsOrNone(e.Received))
	},
	rules.EvGlimpsed: func(t teller, e rules.Event) Both {
		return sayf("%s draws %s from the Destiny deck", "%s roba %s del mazo de Destino", t.by(e), anyCards.of(e.Count))
	},
	rules.EvOnDestiny: func(t teller, e rules.Event) Both {
		return sayf("%s puts a card on top of the Destiny deck", "%s coloca 1 carta en la parte superior del mazo de Destino", t.by(e))
	},
	rules.EvGoalsMet: func(t teller, e rules.Event) Both {
		if e.Won {
			return sayf("%[1]s’s goals are met: %[1]s wins", "se cumplen los objetivos de %[1]s: gana %[1]s", t.whom(e))
		}
		return sayf("%[1]s’s goals are not met: %[1]s loses", "no se cumplen los objetivos de %[1]s: pierde %[1]s", t.whom(e))
	},
	rules.EvDestinyGone: func(t teller, e rules.Event) Both {
		return sayf("the Destiny deck is discarded: %s", "se descarta el mazo de Destino: %s", citedAll(t.cat, e.Comps).orElse(say("it was empty", "estaba vacío")))
	},
}
