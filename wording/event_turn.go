package wording

import (
	"ragtag/rules"
)

// turnLines are the log lines of turns.
var turnLines = lines{
	rules.EvNone: func(teller, rules.Event) Both { return say("nothing happens", "no ocurre nada") },
	rules.EvTurn: func(t teller, e rules.Event) Both {
		return sayf("turn %d begins: %s", "comienza el turno %d: %s", e.Turn, t.title(e.By.Seat()))
	},
	rules.EvPhase: func(t teller, e rules.Event) Both {
		switch e.Phase {
		case rules.PhaseStart:
			return sayf("the turn passes to %s", "el turno pasa a %s", t.by(e))
		case rules.PhaseEnd:
			return sayf("%s’s turn comes to an end", "el turno de %s llega a su fin", t.by(e))
		}
		return sayf("%s begins the %s", "%s comienza el %s", t.by(e), phaseTerms[e.Phase])
	},
	rules.EvUsed: teller.used,
	rules.EvAnnounced: func(t teller, e rules.Event) Both {
		return sayf("%s wants to use %s", "%s quiere usar %s", t.by(e), t.named(e))
	},
	rules.EvExtraAction: teller.extraAction,
	rules.EvPassed:      func(t teller, e rules.Event) Both { return sayf("%s does nothing", "%s no hace nada", t.by(e)) },
	rules.EvUndone: func(teller, rules.Event) Both {
		return say("The last answer is taken back", "Se deshace la última respuesta")
	},
	rules.EvIgnored: func(t teller, e rules.Event) Both {
		return sayf("%s ignores %s%s", "%s ignora %s%s", t.by(e), ignored[e.Heed], t.cause(e))
	},
}

// extraAction says what additional action a player takes, by itself or by an
// order.
func (t teller) extraAction(e rules.Event) Both {
	switch e.Grant {
	case rules.MoveAndAction:
		return sayf("%s may move and take 1 action%s", "%s puede moverse y llevar a cabo 1 acción%s", t.by(e), t.cause(e))
	case rules.TwoActions:
		return sayf("%s may take 2 actions%s", "%s puede llevar a cabo 2 acciones%s", t.by(e), t.cause(e))
	}
	return sayf("%s may take another action", "%s puede llevar a cabo otra acción", t.by(e))
}

// ignored are the parts of an effect that a Cylon player may ignore.
var ignored = [...]Both{
	rules.HeedAll:     {"the effect", "el efecto"},
	rules.HeedDiscard: {"the discard", "el descarte"},
	rules.HeedDraw:    {"the draw", "el robo de cartas"},
}

// used says what was used, by its kind.
func (t teller) used(e rules.Event) Both {
	switch t.cat.Kind(e.Comp) {
	case rules.KindLocation:
		return sayf("%s activates %s", "%s activa %s", t.by(e), theLocation(t.cat, e.Comp))
	case rules.KindTitle:
		return sayf("%s acts as %s", "%s actúa como %s", t.by(e), titleName(t.cat, e.Comp))
	case rules.KindAbility:
		if t.cat.Ability(e.Comp).Kind == rules.Weakness {
			return sayf("%[2]s affects %[1]s", "%[2]s afecta a %[1]s", t.by(e), t.named(e))
		}
		return sayf("%s uses %s", "%s usa %s", t.by(e), t.named(e))
	}
	return sayf("%s plays %s", "%s juega %s", t.by(e), cited(t.cat, e.Comp))
}
