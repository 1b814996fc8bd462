package bots

import (
	"fmt"
	"reflect"

	"ragtag/rules"
)

// weigh returns the points of an effect in a scene; card is the card of the
// hand that is spent on it, or empty.
type weigh func(s *scene, e rules.Effect, card string) float64

// A table has a function for each type of effect in one kind of decision. An
// effect that counts for nothing there has an entry that says so. Tests check
// that each table is complete for the built sets. An effect of another set that has no
// entry is valued by its worth, if the table has a function for that; without one, of panics.
type table struct {
	name    string
	weighed map[reflect.Type]weigh
	worth   func(s *scene, worth float64) float64
}

// of returns the points of an effect; 0 for nil.
func (t *table) of(s *scene, e rules.Effect, card string) float64 {
	if e = likened(e); e == nil {
		return 0
	}
	f, ok := t.weighed[reflect.TypeOf(e)]
	if !ok && t.worth != nil {
		return t.worth(s, s.spent(e, card))
	}
	if !ok {
		panic(fmt.Sprintf("bots: %T has no entry among the %s", e, t.name))
	}
	return f(s, e, card)
}

// has reports whether the table has an entry for an effect.
func (t *table) has(e rules.Effect) bool { return t.weighed[reflect.TypeOf(likened(e))] != nil }

// The tables. They are filled by init, since the entries of composites look up
// the entries of their parts.
var (
	worths        = table{name: "worths"}                             // points for the humans
	interrupts    = table{name: "interrupts", worth: (*scene).bySide} // points for the rookie's side, in a window
	actions       = table{name: "actions", worth: (*scene).aim}       // the same, for a Skill card used as an action
	movements     = table{name: "movements", worth: (*scene).aim}     // the same, for a Skill card used instead of a move
	ownActions    = table{name: "own actions"}                        // the same, for the action of a location that serves the player who takes it
	humanActions  = table{name: "human actions", worth: forHumans}    // points for the humans, for the action of a location
	cylonActions  = table{name: "cylon actions", worth: forCylons}    // points for a revealed Cylon, for the action of a Cylon location
	secondActions = table{name: "second actions", worth: forCylons}   // the same, for the second action of a location
	duties        = table{name: "duties", worth: forHumans}           // points for the humans, for the action of a title
	ownDuties     = table{name: "own duties"}                         // points for the rookie's side, for the action of a title that serves its holder
)

func forHumans(_ *scene, worth float64) float64 { return worth }
func forCylons(_ *scene, worth float64) float64 { return -worth }

func init() {
	worths.fill(shapeWorths(), dialWorths(), shipWorths(), peopleWorths(), treacheryWorths(), capricaWorths(), checkWorths(), gunneryWorths(), sheetWorths(), fleetWorths(), missionWorths(), mutinyWorths(), colonialWorths(), allyWorths(), crossroadsWorths(), worthless())
	interrupts.fill(interruptEntries(), checkInterrupts(), gunneryInterrupts(), sheetInterrupts())
	actions.fill(actionEntries(), gunneryActions(), sheetActions())
	movements.fill(movementEntries(), sheetMovements())
	ownActions.fill(ownActionEntries())
	humanActions.fill(humanActionEntries(), pegasusActions(), missionActions(), colonialActions())
	cylonActions.fill(cylonActionEntries(), rebirths())
	secondActions.fill(secondActionEntries())
	duties.fill(dutyEntries())
	ownDuties.fill(ownDutyEntries())
}

// entry is the function of a table for one type of effect.
type entry struct {
	of    reflect.Type
	weigh weigh
}

// fill adds the entries to the table. It panics if two are of one type.
func (t *table) fill(lists ...[]entry) {
	t.weighed = map[reflect.Type]weigh{}
	for _, list := range lists {
		for _, e := range list {
			if t.weighed[e.of] != nil {
				panic(fmt.Sprintf("bots: %v has two entries among the %s", e.of, t.name))
			}
			t.weighed[e.of] = e.weigh
		}
	}
}

// on returns the entry of a type of effect.
func on[E rules.Effect](f func(*scene, E) float64) entry {
	return entry{reflect.TypeFor[E](), func(s *scene, e rules.Effect, _ string) float64 { return f(s, e.(E)) }}
}

// onCard returns the entry of a type of effect whose points depend on the card
// spent on it.
func onCard[E rules.Effect](f func(*scene, E, string) float64) entry {
	return entry{reflect.TypeFor[E](), func(s *scene, e rules.Effect, card string) float64 { return f(s, e.(E), card) }}
}

// fixed returns the entry of a type of effect with the same points in every
// scene.
func fixed[E rules.Effect](points float64) entry {
	return on(func(*scene, E) float64 { return points })
}
