package wording

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
)

func TestClauses_Golden(t *testing.T) {
	var out strings.Builder
	w := writer{cat: cat}
	for _, e := range samples() {
		b := w.effect(e).sentence().flat()
		fmt.Fprintf(&out, "%s\n  en %s\n  es %s\n", ValuesOf(cat, e), indent(b.En), indent(b.Es))
		if f := flaws(b); len(f) > 0 {
			t.Errorf("%s: %v\n%s\n%s", ValuesOf(cat, e), f, b.En, b.Es)
		}
	}
	golden(t, "clauses.golden", out.String())
}

func indent(s string) string { return strings.ReplaceAll(s, "\n", "\n     ") }

// TestClauses_AreOfEveryEffect: every effect of package rules and of the
// content has a clause, and a sample unless it has no text of its own; there is
// no clause for anything else.
func TestClauses_AreOfEveryEffect(t *testing.T) {
	sampled := map[string]bool{
		"Keep": true, // the text of the card in play; see text_standing.go
		"Mark": true, // a limit, in the text of the ability
	}
	for _, e := range samples() {
		sampled[reflect.TypeOf(e).Name()] = true
	}
	said := map[string]bool{}
	for of := range clauses {
		said[of.Name()] = true
	}
	effects := map[string]bool{}
	for _, e := range methodsNamed(t, "../rules", "Do") {
		effects[e] = true
	}
	for _, e := range effectsOfContent() {
		effects[reflect.TypeOf(e).Name()] = true
	}
	if len(effects) < 120 {
		t.Fatalf("found %d effects; there are more", len(effects))
	}
	for e := range effects {
		if !said[e] {
			t.Errorf("rules.%s has no clause", e)
		}
		if !sampled[e] {
			t.Errorf("no sample of rules.%s", e)
		}
	}
	for e := range said {
		if !effects[e] {
			t.Errorf("a clause for rules.%s, which is no effect", e)
		}
	}
}

// effectsOfContent returns every effect of every component.
func effectsOfContent() (all []rules.Effect) {
	for _, c := range components() {
		for _, w := range cat.Ways(c) {
			for _, e := range rules.Walk(w.Do) {
				if e != nil {
					all = append(all, e)
				}
			}
		}
	}
	return all
}

// TestClauses_SayWhatIsAsked: an effect that asks for a player or a resource,
// makes an offer or rolls a die has words for that question.
func TestClauses_SayWhatIsAsked(t *testing.T) {
	w := writer{cat: cat}
	for _, q := range []struct {
		calls  []string // calls in the method Do that ask
		ask    func(rules.Effect) Both
		others string // effects that ask, whose question is worded elsewhere
	}{
		{[]string{"ChooseSeat", "ReqSeat", "ReqResource"}, w.choice, "Designate"},                                                          // worded by its parts
		{[]string{"May", "ReqOptional"}, w.offer, "MayDrawThenPlay PlayCrisis Resurrect Elect"},                                            // worded by the location
		{[]string{"RollDie", "rollWith"}, func(e rules.Effect) Both { return w.odds(e, 3) }, "LaunchNuke NukeArea ShootCenturion JumpNow"}, // worded by the combat table
	} {
		words := map[string]bool{}
		for _, e := range samples() {
			words[reflect.TypeOf(e).Name()] = words[reflect.TypeOf(e).Name()] || !q.ask(e).Empty()
		}
		asking := typesCalling(t, "../rules", "Do", q.calls...)
		if len(asking) < 3 {
			t.Errorf("found %v to call %v; there are more", asking, q.calls)
		}
		for _, e := range strings.Fields(q.others) {
			if !slices.Contains(asking, e) {
				t.Errorf("rules.%s calls none of %v", e, q.calls)
			}
		}
		for _, e := range asking {
			if other := slices.Contains(strings.Fields(q.others), e); words[e] == other {
				t.Errorf("rules.%s calls one of %v; it has words for that: %v; something else has: %v", e, q.calls, words[e], other)
			}
		}
	}
}

func TestClauses_UnknownKeysAreBugs(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a key without a clause passed in silence")
		}
	}()
	writer{cat: cat}.effect(rules.If{Key: "no-such-key", Then: rules.Lose{Food: 1}})
}
