package wording

import (
	"fmt"

	"ragtag/rules"
)

// Event returns a log line as seat p may read it; Nobody is a spectator. Seats
// that have seen hidden cards read them after the public part.
func Event(cat *rules.Catalogue, e rules.Event, who Names, l Lang, p rules.Seat) string {
	return EventSentence(cat, e, who, p).In(l)
}

// EventSentence is like Event but returns both languages.
func EventSentence(cat *rules.Catalogue, e rules.Event, who Names, p rules.Seat) Sentence {
	t := teller{cat, who}
	b := t.event(e).sentence()
	if e.To.Has(p) && len(e.Private) > 0 {
		b = b.then(" ", t.private(e).sentence())
	}
	return Sentence{cat, b}
}

// EventLaid returns a log line with everything that was hidden, for a game that
// is over. Nobody is addressed.
func EventLaid(cat *rules.Catalogue, e rules.Event, who Names, l Lang) string {
	return EventLaidSentence(cat, e, who).In(l)
}

// EventLaidSentence is like EventLaid but returns both languages.
func EventLaidSentence(cat *rules.Catalogue, e rules.Event, who Names) Sentence {
	t := teller{cat, who}
	b := t.event(e).sentence()
	if len(e.Private) > 0 {
		b = b.then(" ", sayf("hidden: %s", "oculto: %s", t.hidden(e)).sentence())
	}
	return Sentence{cat, b}
}

// event returns the public part of an event.
func (t teller) event(e rules.Event) Both {
	return eventLines[e.Kind](t, e)
}

// lines are the log lines of events, by kind.
type lines map[rules.EventKind]func(teller, rules.Event) Both

// eventLines are the log lines of all kinds of events.
var eventLines = func() (all [rules.NumEventKinds]func(teller, rules.Event) Both) {
	for _, part := range []lines{
		turnLines, peopleLines, handLines, secretLines, crisisLines, checkLines, skillLines, dieLines, cylonLines, shipLines,
		battleLines, viperLines, fleetLines, jumpLines, pegasusLines, capricaLines, sheetLines, leaderLines, exodusLines, fleetBoardLines, conflictedLines,
		allyLines,
		daybreakLines, daybreakPeopleLines, daybreakSkillLines, missionLines, epicaLines, colonialLines, crossroadsLines,
	} {
		for kind, line := range part {
			if all[kind] != nil {
				panic("wording: two lines for the event " + kind.String())
			}
			all[kind] = line
		}
	}
	return all
}()

// private returns what a seat has seen and others have not.
func (t teller) private(e rules.Event) Both {
	list := t.hidden(e)
	switch e.Kind {
	case rules.EvDrew, rules.EvQuorum, rules.EvSuperDrawn, rules.EvSecretDrawn, rules.EvTraumaDrawn, rules.EvSearched:
		return sayf("you drew %s", "has robado %s", list)
	case rules.EvAdded:
		return sayf("you added %s", "has añadido %s", list)
	case rules.EvCrossroadsLaid:
		return sayf("it was %s", "era %s", list)
	case rules.EvLoyaltyDealt, rules.EvGoals, rules.EvCrossroadsDealt:
		return sayf("you were dealt %s", "has recibido %s", list)
	case rules.EvSwapped:
		return sayf("you took %s", "te quedas con %s", list)
	case rules.EvPeeked:
		if t.inherited(e) {
			return sayf("it is %s", "es %s", list).plural(len(e.Private) > 1, sayf("they are %s", "son %s", list))
		}
	case rules.EvTraumaDiscarded:
		return sayf("you discarded %s", "te has descartado de %s", list)
	case rules.EvHanded, rules.EvTakes, rules.EvGave, rules.EvQuorumGiven:
		return sayf("it was %s", "era %s", list).plural(len(e.Private) > 1, sayf("they were %s", "eran %s", list))
	}
	return sayf("you saw: %s", "has visto: %s", list)
}

// hidden lists the cards that others have not seen.
func (t teller) hidden(e rules.Event) Both {
	if len(e.Letters) != len(e.Private) || len(e.Letters) == 0 {
		return citedAll(t.cat, e.Private)
	}
	var parts []Both
	for i, c := range e.Private {
		parts = append(parts, sayf("%s: %s", "%s: %s", letter(e.Letters[i]), lossShort(t.cat.Civilian(c).Loss)))
	}
	return joined("; ", parts...)
}

// plural returns more if many is true, else b.
func (b Both) plural(many bool, more Both) Both { return sayIf(many, more, b) }

// letter returns the letter of a civilian ship on the board.
func letter(n uint8) Both { return same(string(rune('A' + n - 1))) }

// cause returns the cause of an event in brackets: " (Water Shortage)".
func (t teller) cause(e rules.Event) Both {
	if b := t.causeOf(e); !b.Empty() {
		return sayf(" (%s)", " (%s)", b)
	}
	return Both{}
}

// causeOf returns the cause of an event: a component or, if there is none, what the
// rule of the event says.
func (t teller) causeOf(e rules.Event) Both {
	if e.Cause != rules.None {
		return causeName(t.cat, e.Cause)
	}
	if c, ok := t.cat.Find(byRule[e.Rule]); ok {
		return causeName(t.cat, c)
	}
	return reasons[e.Rule]
}

var (
	// byRule are the components whose rule makes them act without being asked.
	byRule = map[string]string{
		"location.sickbay":                "location/sickbay",
		"location.medical-center":         "location/medical-center",
		"location.resurrection-ship":      "location/resurrection-ship",
		"character.louanne-kat-katraine":  "ability/stim-junkie",
		"character.sharon-boomer-valerii": "ability/sleeper-agent",
	}
	reasons = map[string]Both{
		"execution.human": {"execution", "ejecución"},
		"vipers.leave":    {"jump", "salto"},
	}
)

// causeName returns the name of a component as a cause. A card that reveals a player
// is not named, since others do not know its name: the cause is a Cylon’s
// power.
func causeName(cat *rules.Catalogue, c rules.Comp) Both {
	switch cat.Kind(c) {
	case rules.KindTitle:
		return titleName(cat, c)
	case rules.KindCivilian:
		return say("civilian ship", "Nave Civil")
	case rules.KindLoyalty:
		switch cat.Loyalty(c).Kind {
		case rules.ACylon:
			return say("a Cylon’s power", "poder de un cylon")
		case rules.Sympathizer:
			return say("the Sympathizer", "carta de simpatizante")
		case rules.SympatheticCylon:
			return say("the Sympathetic Cylon", "carta de colaborador cylon")
		}
	}
	return quoted(unbracketed(name(cat, c)))
}

// forCause says what cards are discarded for: " for Water Shortage". It follows
// their strengths in brackets, so it has none itself.
func (t teller) forCause(e rules.Event) Both {
	switch {
	case e.Cause == rules.None:
		return spent[e.Rule].orElse(t.cause(e))
	case len(e.Comps) == 1 && e.Comps[0] == e.Cause:
		return Both{} // the card is discarded after serving its purpose
	case t.cat.Kind(e.Cause) == rules.KindLocation && !t.cat.Location(e.Cause).Wide:
		return sayf(" to activate %s", " para activar %s", theLocation(t.cat, e.Cause))
	case t.cat.Kind(e.Cause) == rules.KindLoyalty && t.cat.Loyalty(e.Cause).Kind == rules.ACylon:
		return say(" because of a Cylon’s power", " por el poder de un cylon")
	}
	return sayf(" for %s", " por %s", causeName(t.cat, e.Cause))
}

// spent says what cards are discarded for if no component asks for it.
var spent = map[string]Both{
	"turn.hand-limit": {" down to the hand limit", " por el límite de la mano"},
	"execution.first": {" on being executed", " por su ejecución"},
	"loyalty.reveal":  {" on being revealed as a Cylon", " al descubrirse como cylon"},
	"move.other-ship": {" to go to another ship", " para desplazarse a otra nave"},
}

// unbracketed removes the part of a name in brackets, so that the name can be in
// brackets itself.
func unbracketed(b Both) Both { return Both{withoutBrackets(b.En), withoutBrackets(b.Es)} }

func (t teller) by(e rules.Event) Both    { return t.seat(e.By.Seat()) }
func (t teller) whom(e rules.Event) Both  { return t.seat(e.At.Seat()) }
func (t teller) named(e rules.Event) Both { return quoted(name(t.cat, e.Comp)) }

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

// peopleLines are the log lines of characters, titles and places.
var peopleLines = lines{
	rules.EvCharacter: func(t teller, e rules.Event) Both {
		return sayf("%s plays %s", "%s juega con %s", t.by(e), name(t.cat, e.Comp))
	},
	rules.EvAssist: func(t teller, e rules.Event) Both {
		return sayf("%s has the help of %s", "%s cuenta con la ayuda de %s", t.by(e), name(t.cat, e.Comp))
	},
	rules.EvPlaced: func(t teller, e rules.Event) Both {
		if e.Loc == rules.OffBoard {
			return sayf("%s is not with the fleet yet", "%s aún no está con la flota", t.whom(e))
		}
		return sayf("%s is now %s", "%s está ahora %s", t.whom(e), t.at(e.Loc))
	},
	rules.EvTitle: func(t teller, e rules.Event) Both {
		title := titleTerm(t.cat, e.Title)
		if e.At.Seat() == rules.Nobody {
			return sayf("nobody is %s any more", "el cargo de %s queda vacante", title)
		}
		return sayf("%s is now %s", "%s ocupa ahora el cargo de %s", t.whom(e), title)
	},
	rules.EvExecuted: func(t teller, e rules.Event) Both {
		switch e.Death {
		case rules.Killed:
			return sayf("%s is killed%s", "%s muere%s", t.whom(e), t.cause(e))
		case rules.Eliminated:
			return sayf("%s is eliminated", "se elimina a %s", t.whom(e))
		case rules.Perished:
			return sayf("%s dies in a disaster", "%s muere en un desastre", t.whom(e))
		}
		return Both{fmt.Sprintf("%s is executed%s", t.whom(e).En, t.cause(e).En), fmt.Sprintf("se ejecuta a %s%s", t.whom(e).Es, t.cause(e).Es)}
	},
	rules.EvMoved: func(t teller, e rules.Event) Both {
		return sayf("%s goes %s", "%s se desplaza %s", t.by(e), t.to(e.Loc))
	},
	rules.EvSent: func(t teller, e rules.Event) Both {
		return Both{
			fmt.Sprintf("%s is sent %s%s", t.whom(e).En, t.to(e.Loc).En, t.cause(e).En),
			fmt.Sprintf("se envía a %s %s%s", t.whom(e).Es, t.to(e.Loc).Es, t.cause(e).Es),
		}
	},
}
