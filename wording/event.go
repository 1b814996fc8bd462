package wording

import (
	"ragtag/rules"
)

// EventSentence returns a log line as seat p may read it; Nobody is a spectator. Seats
// that have seen hidden cards read them after the public part.
func EventSentence(cat *rules.Catalogue, e rules.Event, who Names, p rules.Seat) Sentence {
	t := teller{cat, who}
	b := t.event(e).sentence()
	if e.To.Has(p) && len(e.Private) > 0 {
		b = b.then(" ", t.private(e).sentence())
	}
	return Sentence{cat, b}
}

// EventLaidSentence returns a log line with everything that was hidden, for a game that
// is over. Nobody is addressed.
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

func (t teller) by(e rules.Event) Both { return t.seat(e.By.Seat()) }

func (t teller) whom(e rules.Event) Both { return t.seat(e.At.Seat()) }

func (t teller) named(e rules.Event) Both { return quoted(name(t.cat, e.Comp)) }
