package wording

import (
	"fmt"
	"reflect"

	"ragtag/rules"
)

// writer writes the texts of one component.
type writer struct {
	cat    *rules.Catalogue
	crisis *rules.Crisis // the card, if it is a Crisis or Super Crisis card
	board  rules.Board   // board of the location whose text it is
	others bool          // the reader is not the acting player
	named  bool          // the sentence has named doer
	doer   rules.Role
	topic  topic // subject of the condition before the clause
	more   bool  // the step before has the same loss
}

// topic is what a clause need not name, since the condition before it does.
type topic uint8

const (
	noTopic topic = iota
	ofCurrent
	ofGalactica
	ofReader
)

// effect returns a clause that says what an effect does, without a capital or
// full stop. It is empty if the effect does nothing. It panics if the effect
// has no clause.
func (w writer) effect(e rules.Effect) Both {
	if e == nil {
		return Both{}
	}
	say, ok := clauses[reflect.TypeOf(e)]
	if !ok {
		panic(fmt.Sprintf("wording: no clause for the effect %T", e))
	}
	return say(w, e)
}

// shapeClauses returns the clauses for effects made of others in sequence.
func shapeClauses() []clause {
	return []clause{
		on(func(w writer, e rules.Steps) Both {
			return joined("; ", w.steps(e, writer.effect)...)
		}),
		on(func(w writer, e rules.If) Both {
			w.topic = topics[e.Key]
			return sayf("%s, %s", "%s, %s", conditions.of(e.Key), w.effect(e.Then))
		}),
		on(func(w writer, e rules.UseInCheck) Both {
			return w.effect(e.Then)
		}),
		on(func(_ writer, _ rules.Mark) Both {
			return Both{} // a limit, in the text of the ability
		}),
		on(func(w writer, _ rules.Keep) Both {
			return w.stays()
		}),
		on(func(_ writer, _ rules.Again) Both {
			return say("after the Cylon ships have acted, draw and resolve another Crisis card",
				"después de activar las naves cylons, se roba y se resuelve otra carta de Crisis")
		}),
	}
}

// branchClauses returns the clauses for effects that branch: checks, boxes,
// rolls.
func branchClauses() []clause {
	return []clause{
		on(writer.check),
		on(writer.choose),
		on(writer.attack),
		on(writer.oneOf),
		on(func(w writer, e rules.Roll) Both {
			return sayf("roll a die: %s", "se tira un dado: %s", w.roll(e))
		}),
		on(func(w writer, e rules.ChosenRolls) Both {
			return sayf("that player rolls a die: %s", "ese jugador tira un dado: %s", w.roll(e.Roll))
		}),
		on(func(w writer, e rules.Venture) Both {
			return sayf("the Admiral may %s and roll a die: %s", "el Almirante puede %s y tirar un dado: %s", ventures.of(e.Key), w.roll(e.Roll))
		}),
		on(func(w writer, e rules.Designate) Both {
			if e.Human {
				return sayf("choose a human player; %s", "elige a un jugador humano; %s", w.effect(e.Then))
			}
			return sayf("choose another player; %s", "elige a otro jugador; %s", w.effect(e.Then))
		}),
		on(func(w writer, e rules.Accuse) Both {
			b := sayf("choose a character, then: %s", "elige a un personaje y después: %s", w.check(e.Check))
			if e.InBrig > 0 {
				b = b.then(" ", sayf("If the character is in the Brig, the difficulty is %d", "Si el personaje está en la “Prisión”, la dificultad es %d", int(e.InBrig)))
			}
			return b
		}),
	}
}

// steps returns the texts of effects in sequence. What one role does with its
// cards is said in one clause.
func (w writer) steps(all rules.Steps, clause func(writer, rules.Effect) Both) (parts []Both) {
	for i := 0; i < len(all); i++ {
		now := w
		now.more = i > 0 && lostAgain(all[i-1], all[i])
		b := clause(now, all[i])
		if run := leadingCardActs(all[i:]); len(run) > 1 {
			b = w.cardActs(run)
			i += len(run) - 1
		}
		if !b.Empty() {
			parts = append(parts, b)
		}
	}
	return parts
}

// leadingCardActs returns what one role does with cards in the first steps. It ends before
// a step of the acting player, who reads each step separately.
func leadingCardActs(all rules.Steps) (ds []cardAct) {
	for _, e := range all {
		d, ok := cardActOf(e)
		if !ok || d.who == rules.Acting || len(ds) > 0 && d.who != ds[0].who {
			break
		}
		ds = append(ds, d)
	}
	return ds
}

// lostAgain reports whether a conditional step loses the same again as the one
// before.
func lostAgain(before, e rules.Effect) bool {
	was, lost := before.(rules.Lose)
	c, on := e.(rules.If)
	if !lost || !on {
		return false
	}
	then, again := c.Then.(rules.Lose)
	return again && then == was
}

// inside returns the text of an effect within a sentence: its steps are listed.
func (w writer) inside(e rules.Effect) Both {
	steps, ok := e.(rules.Steps)
	if !ok {
		return w.effect(e)
	}
	if _, two := steps[len(steps)-1].(rules.DestroyCivilians); two && len(steps) == 2 {
		return joined(", ", w.inside(steps[0]), and.then(" ", w.inside(steps[1]))) // draw and destroy
	}
	return listed(and, w.steps(steps, writer.inside)...)
}

// oneOf returns a choice within a sentence. If the role that chooses does both,
// it is named once.
func (w writer) oneOf(e rules.OneOf) Both {
	either := func(w writer) Both {
		return sayf("either %s, or %s", "o bien %s, o bien %s", w.inside(e.A), w.inside(e.B))
	}
	if doneBy(e.A, e.By) && doneBy(e.B, e.By) {
		who := subject(w.cat, e.By)
		w.doer, w.named = e.By, true
		return who.then(" ", either(w))
	}
	return w.does(e.By, chooses, Both{}).then(": ", either(w))
}

// doneBy reports whether an effect is an act of role r itself.
func doneBy(e rules.Effect, r rules.Role) bool {
	switch e := e.(type) {
	case rules.ExecuteOne:
		return e.By == r
	case rules.DestroyOccupation:
		return e.By == r
	}
	return false
}

// roll returns the results of a die, low ones first.
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

// check returns the text of a skill check and its results.
func (w writer) check(c rules.Check) Both {
	b := sayf("skill check %d (%s).", "prueba de Habilidad %d (%s).", int(c.Difficulty), joined(", ", skillParts(c.Skills)...))
	b = b.then(" ", w.result(say("Pass", "Éxito"), c.Pass))
	if c.Partly > 0 {
		b = b.then(" ", w.result(sayf("Partial pass (%d)", "Éxito parcial (%d)", int(c.Partly)), c.Partial))
	}
	b = b.then(" ", w.result(say("Fail", "Fallo"), c.Fail))
	if c.Consequence != nil {
		b = b.then(" ", w.result(say("Consequence, if a card with a skill check ability was added", "Consecuencia, si se ha añadido una carta con capacidad de prueba"), c.Consequence))
	}
	return b
}

// result returns the text of one result of a check.
func (w writer) result(label Both, e rules.Effect) Both {
	return sayf("%s: %s", "%s: %s", label, w.outcome(e)).sentence()
}

// outcome returns what a result of a check does.
func (w writer) outcome(e rules.Effect) Both {
	return w.effect(e).orElse(say("no effect", "sin efecto"))
}

// choose returns the two boxes of a card, a line each.
func (w writer) choose(c rules.Choose) Both {
	return joined("\n",
		w.choosing(c).leading(Both{}),
		sayf("A%s", "A%s", needs(c)).leading(w.effect(c.A).sentence()),
		same("B").leading(w.effect(c.B).sentence()))
}

// choosing says who chooses.
func (w writer) choosing(c rules.Choose) Both {
	return sayf("%s chooses", "%s elige", subject(w.cat, c.By).capital())
}

// needs says, behind the letter of the first box, that it cannot always be chosen.
func needs(c rules.Choose) Both {
	return sayIf(c.NeedsA == nil, Both{}, say(" (only if possible)", " (solo si es posible)"))
}

// ways returns the two boxes of a card without their letters.
func (w writer) ways(c rules.Choose) (a, b Both) {
	a = w.effect(c.A).sentence()
	if n := needs(c); !n.Empty() {
		a = sayf("%s %s", "%s %s", Both{n.En[1:], n.Es[1:]}, a)
	}
	return a, w.effect(c.B).sentence()
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
