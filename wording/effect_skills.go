package wording

import "ragtag/rules"

// skillClauses returns the clauses for Reckless cards, Movement abilities and
// treachery.
func skillClauses() []clause {
	return []clause{
		on(func(w writer, e rules.Reckless) Both {
			return sayf("the check becomes Reckless (once a check); %s", "la prueba se considera Desesperada (una vez por prueba); %s", w.effect(e.Then))
		}),
		on(func(_ writer, _ rules.NoDestiny) Both {
			return say("no Destiny cards are added to it", "no se le añaden cartas de Destino")
		}),
		on(func(_ writer, e rules.DrawIfShort) Both {
			return sayf("each human player with %d or fewer Skill cards in hand may draw %s of their own skill set",
				"cada jugador humano con %d cartas de Habilidad o menos en la mano puede robar %s de sus tipos de Habilidad", int(e.Held), Both{skillCards.of(int(e.N)).En, anyCards.of(int(e.N)).Es})
		}),
		on(func(_ writer, _ rules.Act) Both {
			return say("take 1 action; in a turn only 1 card like this or Executive Order", "lleva a cabo 1 acción; en cada turno, solo 1 carta como esta u “Orden ejecutiva”")
		}),
		on(func(_ writer, _ rules.Guard) Both {
			return say("choose a resource; its next loss this turn is smaller by 1", "elige un recurso; su próxima pérdida de este turno se reduce en 1")
		}),
		on(func(_ writer, _ rules.Dash) Both {
			return say("you may fly to any space area; then you may attack 1 Cylon ship in your area",
				"puedes volar a cualquier zona de espacio; después puedes atacar a 1 nave cylon de tu zona")
		}),
		on(func(_ writer, e rules.Jam) Both {
			return sayf("the first %d raiders that act in your area miss, without a roll",
				"fallan sin tirada los %d primeros Incursores que actúen en tu zona", int(e.N))
		}),
		on(func(_ writer, e rules.Nudge) Both {
			return sayf("change the result by %d, up or down; once a roll", "cambia el resultado en +%d o −%[1]d; una vez por tirada", int(e.N))
		}),
		on(func(w writer, e rules.Once) Both {
			return w.effect(e.Then).then("; ", say("once a turn", "una vez por turno"))
		}),
		on(func(_ writer, _ rules.HeavyRaidersAlone) Both {
			return say("heavy raiders activate, but no centurions", "se activan los Incursores Pesados, pero no los Centuriones")
		}),
		on(func(_ writer, e rules.LoseHighest) Both {
			return sayf("lose %d of the highest resource; you choose among equals", "se pierde %d del recurso más alto; en caso de empate, eliges tú", int(e.N))
		}),
		on(func(_ writer, _ rules.SwapDestiny) Both {
			return say("swap this card with the top card of the Destiny deck", "intercambia esta carta por la primera carta del mazo de Destino")
		}),
	}
}
