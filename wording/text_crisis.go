package wording

import "ragtag/rules"

// crisisText says a Crisis or Super Crisis card: its effect, then its icons.
func (w writer) crisisText() Both {
	return w.effect(w.crisis.Do).sentence().then("\n", icons(w.crisis))
}

// icons says what follows the text of a card; empty if nothing does.
func icons(k *rules.Crisis) Both {
	var b Both
	if k.Ships != rules.NoShips {
		b = iconTerms[k.Ships]
	}
	if k.Occupation {
		b = b.then("; ", iconTerms[rules.Occupation])
	}
	switch {
	case k.Jump && k.Caprica:
		b = b.then("; ", say("prepare for jump or, once Galactica is back in orbit, evacuate 1 civilian ship",
			"preparativos para el salto o, con Galactica de vuelta en órbita, evacuar 1 Nave Civil"))
	case k.Jump:
		b = b.then("; ", say("prepare for jump", "preparativos para el salto"))
	}
	if b.Empty() {
		return b
	}
	return sayf("Then: %s", "Después: %s", b).sentence()
}

// attack says a Cylon attack in its steps.
func (w writer) attack(a rules.Attack) Both {
	var acts []Both
	for _, s := range a.Ships {
		acts = append(acts, iconTerms[s])
	}
	b := sayf("Activation: %s", "Activación: %s", joined("; ", acts...)).sentence()
	var set []Both
	for area, f := range a.SetUp {
		if f != (rules.Force{}) {
			set = append(set, sayf("%s %s", "%s %s", forces(f), areaPlaces[area]))
		}
	}
	b = b.then("\n", sayf("Setup: %s", "Despliegue: %s", joined("; ", set...)).sentence())
	if a.Special == nil {
		return b
	}
	return b.then("\n", sayf("Special rule: %s", "Regla especial: %s", w.effect(a.Special)).sentence())
}

// stays says that the card being written stays in play, for how long, and what
// it does there.
func (w writer) stays() Both {
	rule := passive(w.crisis.Passive)
	if w.crisis.Wreck != nil {
		rule = sayf("when a basestar is destroyed, %s", "cuando es destruida 1 Estrella Base, %s", w.inside(w.crisis.Wreck))
	}
	if w.crisis.Passive == rules.ScoresDistance {
		return rule
	}
	b := untilTerms[w.crisis.Until]
	if rule.Empty() {
		return b
	}
	return b.then(": ", rule)
}

var untilTerms = [...]Both{
	rules.Forever:   {"this card stays in play", "esta carta permanece en juego"},
	rules.UntilJump: {"this card stays in play until the fleet jumps", "esta carta permanece en juego hasta que la flota salte"},
	rules.UntilScar: {
		"this card stays in play until Scar is destroyed or the fleet jumps",
		"esta carta permanece en juego hasta que Scar sea destruido o la flota salte",
	},
	rules.UntilNoRaiders: {
		"this card stays in play until no raider is on the board or the fleet jumps",
		"esta carta permanece en juego hasta que no queden Incursores en el tablero o la flota salte",
	},
	rules.UntilWreck: {
		"this card stays in play until a civilian ship or a basestar is destroyed; if the fleet jumps before that, it is shuffled into the Crisis deck",
		"esta carta permanece en juego hasta que sea destruida 1 Nave Civil o 1 Estrella Base; si la flota salta antes, se baraja en el mazo de Crisis",
	},
}

// passive says the rule that a card in play brings; empty if it only waits.
func passive(p rules.Passive) Both {
	switch p {
	case rules.WeakVipers:
		return sayf("unmanned vipers have −%d on their attack rolls", "los Vipers sin piloto tienen −%d en sus tiradas de ataque", rules.WeakViperMalus)
	case rules.SwarmingLaunch:
		return say("each basestar that launches raiders or heavy raiders launches 1 more",
			"cada Estrella Base que lance Incursores o Incursores Pesados lanza 1 más")
	case rules.NoCommunications:
		return say("nobody may activate Communications", "nadie puede activar “Comunicaciones”")
	case rules.NoLoyaltyLooks:
		return say("nobody may look at another player’s Loyalty cards", "nadie puede mirar cartas de Lealtad de otro jugador")
	case rules.NoColonialOne:
		return say("nobody may move to Colonial One", "nadie puede desplazarse a la Colonial Uno")
	case rules.ScoresDistance:
		return say("this card stays beside the objective and counts as 1 distance",
			"esta carta permanece junto a la carta de Objetivo y cuenta como 1 unidad de distancia")
	case rules.LaunchWithRaiders:
		return say("whenever raiders activate, each basestar then launches 2 raiders", "cada vez que se activan los Incursores, cada Estrella Base lanza después 2 Incursores")
	case rules.ScarTwice:
		return sayf("whenever raiders activate, Scar acts twice; only an attack roll of %d or more destroys it",
			"cada vez que se activan los Incursores, Scar actúa 2 veces; solo lo destruye una tirada de ataque de %d o más", rules.HitScar)
	case rules.TrapsJumpers:
		return say("whoever is at FTL Control or in the Engine Room when the fleet jumps is executed after the jump",
			"quien esté en el “Control de FTL” o en la “Sala de Máquinas” cuando la flota salte es ejecutado después del salto")
	case rules.NoOncePerGame:
		return say("human players cannot use their “once per game” abilities", "los jugadores humanos no pueden usar sus capacidades de un solo uso")
	case rules.NoPassive, rules.NothingUntilJump, rules.BasestarsMourned:
		return Both{}
	}
	panic("wording: no clause for the rule " + p.String() + " of a card in play")
}
