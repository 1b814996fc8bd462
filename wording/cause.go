package wording

import (
	"ragtag/rules"
)

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
