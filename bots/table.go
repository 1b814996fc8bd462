package bots

import (
	"fmt"
	"reflect"

	"ragtag/rules"
)

// weigh returns the points of an effect in a scene; card is the card of the hand
// that is spent on it, if any.
type weigh func(s *scene, e rules.Effect, card string) float64

// A table says what a rookie makes of each type of effect in one kind of decision.
// What counts for nothing there has an entry that says so: tests hold each table
// complete, and one asked about an effect that it does not have panics.
type table struct {
	name    string
	weighed map[reflect.Type]weigh
}

// of returns the points of an effect; no effect has none.
func (t *table) of(s *scene, e rules.Effect, card string) float64 {
	if e == nil {
		return 0
	}
	f, ok := t.weighed[reflect.TypeOf(e)]
	if !ok {
		panic(fmt.Sprintf("bots: %T has no entry among the %s", e, t.name))
	}
	return f(s, e, card)
}

// has reports whether the table has an entry for an effect.
func (t *table) has(e rules.Effect) bool { return t.weighed[reflect.TypeOf(e)] != nil }

// The tables. They are filled by init, since the entries of composites look up
// those of what they hold.
var (
	worths     = table{name: "worths"}     // points for the humans
	interrupts = table{name: "interrupts"} // points for the rookie's side, in a window
	actions    = table{name: "actions"}    // the same, of a Skill card used as an action
	movements  = table{name: "movements"}  // the same, of a Skill card in place of a move
	chores     = table{name: "chores"}     // the same, of the action of a location that serves who takes it
	errands    = table{name: "errands"}    // points for the humans, of the action of a location
	plots      = table{name: "plots"}      // points for a revealed Cylon, of the action of a Cylon location
	seconds    = table{name: "seconds"}    // the same, of the second action of a location
	duties     = table{name: "duties"}     // points for the rookie's side, of the action of a title
)

func init() {
	worths.fill(shapeWorths(), dialWorths(), shipWorths(), peopleWorths(), daringWorths(), capricaWorths(), worthless())
	interrupts.fill(interruptEntries())
	actions.fill(actionEntries())
	movements.fill(movementEntries())
	chores.fill(choreEntries())
	errands.fill(errandEntries())
	plots.fill(plotEntries())
	seconds.fill(secondEntries())
	duties.fill(titleEntries())
}

// entry is what a table says of one type of effect.
type entry struct {
	of    reflect.Type
	weigh weigh
}

// fill makes the table of entries, of which no two may be of one type.
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

// on is the entry of a type of effect.
func on[E rules.Effect](f func(*scene, E) float64) entry {
	return entry{reflect.TypeFor[E](), func(s *scene, e rules.Effect, _ string) float64 { return f(s, e.(E)) }}
}

// onCard is the entry of a type of effect that depends on the card spent on it.
func onCard[E rules.Effect](f func(*scene, E, string) float64) entry {
	return entry{reflect.TypeFor[E](), func(s *scene, e rules.Effect, card string) float64 { return f(s, e.(E), card) }}
}

// fixed is the entry of a type of effect that is worth the same in every scene.
func fixed[E rules.Effect](points float64) entry {
	return on(func(*scene, E) float64 { return points })
}
