package wording

import (
	"fmt"

	"ragtag/rules"
)

// writer writes what one component does.
type writer struct {
	cat    *rules.Catalogue
	crisis *rules.Crisis // the card, if it is a Crisis or Super Crisis card
	board  rules.Board   // of the location whose text it is
	others bool          // whoever reads it is not who acts
}

// effect returns a clause that says what an effect does, without capital or
// stop; empty if it does nothing. Every effect of package rules has a case in
// one of the functions that it asks.
func (w writer) effect(e rules.Effect) Both {
	if e == nil {
		return Both{}
	}
	for _, clause := range []func(rules.Effect) (Both, bool){
		w.shape, w.branch, w.dials, w.people, w.looks, w.ships, w.vipers, w.hull, w.checks, w.dice, w.daring, w.decks, w.quorum, w.cylons, w.pegasus,
		w.caprica, w.sheets, w.leaders,
	} {
		if b, ok := clause(e); ok {
			return b
		}
	}
	panic(fmt.Sprintf("wording: no clause for the effect %T", e))
}

// shape says effects that hold others one after another.
func (w writer) shape(e rules.Effect) (Both, bool) {
	switch e := e.(type) {
	case rules.Steps:
		var parts []Both
		for _, s := range e {
			parts = append(parts, w.effect(s))
		}
		return joined("; ", parts...), true
	case rules.If:
		return sayf("%s, %s", "%s, %s", conditions.of(e.Key), w.effect(e.Then)), true
	case rules.Func:
		return funcs.of(e.Key), true
	case rules.UseInCheck:
		return w.effect(e.Then), true
	case rules.Mark:
		return Both{}, true // a limit, said with the ability
	case rules.Keep:
		return w.stays(), true
	case rules.Again:
		return say("after the Cylon ships have acted, draw and resolve another Crisis card",
			"después de activar las naves cylons, se roba y se resuelve otra carta de Crisis"), true
	}
	return Both{}, false
}

// branch says effects that fork: checks, boxes, rolls.
func (w writer) branch(e rules.Effect) (Both, bool) {
	switch e := e.(type) {
	case rules.Check:
		return w.check(e), true
	case rules.Choose:
		return w.choose(e), true
	case rules.Attack:
		return w.attack(e), true
	case rules.OneOf:
		return does(e.By, chooses, Both{}).then(": ", sayf("either %s, or %s", "o bien %s, o bien %s", w.inside(e.A), w.inside(e.B))), true
	case rules.Roll:
		return sayf("roll a die: %s", "se tira un dado: %s", w.roll(e)), true
	case rules.ChosenRolls:
		return sayf("that player rolls a die: %s", "ese jugador tira un dado: %s", w.roll(e.Roll)), true
	case rules.Venture:
		return sayf("the Admiral may %s and roll a die: %s", "el Almirante puede %s y tirar un dado: %s", ventures.of(e.Key), w.roll(e.Roll)), true
	case rules.Designate:
		return sayf("choose another player; %s", "elige a otro jugador; %s", w.effect(e.Then)), true
	case rules.Accuse:
		b := sayf("choose a character, then: %s", "elige a un personaje y después: %s", w.check(e.Check))
		if e.InBrig > 0 {
			b = b.then(" ", sayf("If the character is in the Brig, the difficulty is %d", "Si el personaje está en la “Prisión”, la dificultad es %d", int(e.InBrig)))
		}
		return b, true
	}
	return Both{}, false
}

// inside is an effect within a sentence: its steps are listed.
func (w writer) inside(e rules.Effect) Both {
	steps, ok := e.(rules.Steps)
	if !ok {
		return w.effect(e)
	}
	var parts []Both
	for _, s := range steps {
		if b := w.inside(s); !b.Empty() {
			parts = append(parts, b)
		}
	}
	return listed(and, parts...)
}

// roll says the results of a die, the low ones first.
func (w writer) roll(r rules.Roll) Both {
	low, high := atMost(r.AtMost), atLeast(r.AtMost+1)
	then, other := w.inside(r.Then), w.inside(r.Else)
	switch {
	case other.Empty():
		return sayf("%s, %s", "%s, %s", low, then)
	case then.Empty():
		return sayf("%s, %s", "%s, %s", high, other)
	}
	return sayf("%s, %s; %s, %s", "%s, %s; %s, %s", low, then, high, other)
}

// check says a skill check and its results.
func (w writer) check(c rules.Check) Both {
	b := sayf("skill check %d (%s).", "prueba de Habilidad %d (%s).", int(c.Difficulty), joined(", ", skillParts(c.Skills)...))
	b = b.then(" ", w.result(say("Pass", "Éxito"), c.Pass))
	if c.Partly > 0 {
		b = b.then(" ", w.result(sayf("Partial pass (%d)", "Éxito parcial (%d)", int(c.Partly)), c.Partial))
	}
	return b.then(" ", w.result(say("Fail", "Fallo"), c.Fail))
}

// result says one result of a check.
func (w writer) result(label Both, e rules.Effect) Both {
	return sayf("%s: %s", "%s: %s", label, w.outcome(e)).sentence()
}

// outcome says what a result of a check does.
func (w writer) outcome(e rules.Effect) Both {
	return w.effect(e).orElse(say("no effect", "sin efecto"))
}

// choose says the two boxes of a card, a line each.
func (w writer) choose(c rules.Choose) Both {
	needs := sayIf(c.NeedsA == nil, Both{}, say(" (only if possible)", " (solo si es posible)"))
	return sayf("%s chooses:\nA%s: %s\nB: %s", "%s elige:\nA%s: %s\nB: %s",
		subjects[c.By].capital(), needs, w.effect(c.A).sentence(), w.effect(c.B).sentence())
}

// key is a table of clauses for the keys that content carries.
type key map[string]Both

// of returns the clause of a key.
func (k key) of(s string) Both {
	b, ok := k[s]
	if !ok {
		panic("wording: no clause for the key " + s)
	}
	return b
}
