package wording

import (
	"fmt"
	"maps"
	"reflect"

	"ragtag/rules"
)

// Words name and describe content from outside this package: its names, and
// clauses for its effects. [Missing] lists what is still without words.
type Words struct {
	Names  map[string]Both      // of components, by ref; of Skill cards by "skill/" and the card
	Texts  map[string]Both      // of hidden cards, which have no effect of their own, by ref
	Gists  map[string]Both      // what a location does in a few words, by ref
	Sets   map[string]Both      // by id
	Duties map[string]Both      // what holding a title means, by the id of the title
	Ships  map[string]Countable // by the id of the kind; masculine in Spanish
	Spaces map[string]Both      // where something is, after an area: "of the nebula"
	Hidden map[string]Countable // kinds of hidden cards, by id

	Clauses []Clause
}

// Countable is what is counted: one of it, and many.
type Countable struct{ One, Many Both }

func (c Countable) noun() noun { return noun{c.One.En, c.Many.En, c.One.Es, c.Many.Es} }

// Clause is what is said of the effects of one type.
type Clause struct {
	clause
	whom Both
}

// ClauseOf returns the clause of a type of effects: what one of them does, without
// capital or stop. What it holds is said by inside.
func ClauseOf[E rules.Effect](say func(e E, inside func(rules.Effect) Both) Both) Clause {
	return Clause{clause: on(func(w writer, e E) Both { return say(e, w.effect) })}
}

// Asking returns the clause with the question by which the effect asks for a
// player, without capital: "who is sent there?"
func (c Clause) Asking(question Both) Clause {
	c.whom = question
	return c
}

// whoms holds the questions of registered effects that ask for a player.
var whoms = map[reflect.Type]Both{}

// Register adds the words of content from outside this package. Call it from an
// init function: it must not run concurrently with anything else in this
// package. It panics if any of the content already has words.
func Register(w Words) {
	add("name", allNames(), w.Names)
	add("set", setTerms, w.Sets)
	add("title", titleDuties, w.Duties)
	add("board of space", spaceTable, w.Spaces)
	add("gist", gists, w.Gists)
	for ref, b := range w.Texts {
		add("text", written, map[string]handmade{ref: {en: b.En, es: b.Es}})
	}
	for id, c := range w.Ships {
		add("ship", shipTable, map[string]shipWords{id: common(c.noun())})
	}
	for id, c := range w.Hidden {
		add("kind of hidden cards", hiddenNouns, map[string]noun{id: c.noun()})
	}
	for _, c := range w.Clauses {
		add("clause", clauses, map[reflect.Type]func(writer, rules.Effect) Both{c.of: c.say})
		whoms[c.of] = c.whom
	}
}

// add adds entries to a table. It panics if the table has one of them already.
func add[K comparable, V any](what string, table, more map[K]V) {
	for k := range more {
		if _, taken := table[k]; taken {
			panic(fmt.Sprintf("wording: two words for the %s %v", what, k))
		}
	}
	maps.Copy(table, more)
}

// Missing lists everything in a catalogue that has no words: components, sets,
// titles, ships, boards of space, kinds of hidden cards and effects.
func Missing(cat *rules.Catalogue) (all []string) {
	lacks := func(what, id string, b Both) {
		if b.En == "" || b.Es == "" {
			all = append(all, what+" "+id)
		}
	}
	for _, k := range cat.Kinds() {
		for _, c := range cat.All(k) {
			lacks("name", cat.Ref(c), bareName(cat, c))
			lacks("set", cat.Set(c), setTerms[cat.Set(c)])
			all = append(all, unspoken(cat, c)...)
		}
		if k >= rules.KindSecret {
			n := hiddenNouns[cat.KindID(k)]
			lacks("kind", cat.KindID(k), say(n.en, n.es))
		}
	}
	for _, c := range cat.All(rules.KindLocation) {
		lacks("gist", cat.Ref(c), gists[cat.Ref(c)])
	}
	for _, c := range cat.All(rules.KindTitle) {
		id := cat.Office(cat.Title(c).Title).ID
		lacks("title", id, titleDuties[id])
	}
	for k := range rules.Ship(rules.MaxShips) {
		if row := cat.Ship(k); row.Hit != (rules.Hits{}) || row.Pilots {
			lacks("ship", row.ID, shipTable[row.ID].one)
		}
	}
	for b := rules.MainSpace + 1; b < cat.Spaces(); b++ {
		lacks("board of space", cat.Space(b).ID, spaceTable[cat.Space(b).ID])
	}
	return all
}

// unspoken lists the effects of a component that have no clause. A hidden card
// without effects needs a text instead.
func unspoken(cat *rules.Catalogue, c rules.Comp) (all []string) {
	if _, ok := written[nameRef(cat, c)]; !ok && cat.Kind(c) >= rules.KindSecret && cat.Ways(c) == nil {
		all = append(all, "text "+cat.Ref(c))
	}
	for _, way := range cat.Ways(c) {
		for _, e := range rules.Walk(way.Do) {
			if e != nil && clauses[reflect.TypeOf(e)] == nil {
				all = append(all, fmt.Sprintf("clause %T of %s", e, cat.Ref(c)))
			}
		}
	}
	return all
}
