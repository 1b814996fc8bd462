package rules_test

import (
	"math/rand/v2"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// roller answers at random and looks at what is asked around a roll.
type roller struct {
	chaos
	t    *testing.T
	tb   *rules.Table
	seen map[string]int
}

// Decide holds that a window around a roll says what the die is for, and what
// has been rolled.
func (r *roller) Decide(at rules.Chair, q *rules.Request, a *rules.Answer) {
	switch q.Window {
	case rules.WhenBeforeRoll, rules.WhenRolled, rules.WhenViperAttacked:
		if q.Kind == rules.ReqPlay {
			r.look(q)
		}
	}
	if q.Die.Rule != "" && q.Kind != rules.ReqPlay {
		r.t.Errorf("%s is asked for the roll %s", q.Kind, q.Die.Rule)
	}
	r.chaos.Decide(at, q, a)
}

func (r *roller) look(q *rules.Request) {
	events := r.tb.Events()
	want, at := "", rules.Aim{}
	for i := len(events) - 1; i >= 0 && want == ""; i-- {
		switch e := events[i]; e.Kind {
		case rules.EvAttack:
			want, at = e.Rule, rules.Aim{Ship: e.Ship, Area: e.Area, By: e.Attacker, N: q.Die.At.N}
		case rules.EvViperAttacked:
			want, at = e.Rule, rules.Aim{Ship: e.Ship, Area: e.Area, Whom: e.At, N: q.Die.At.N}
		case rules.EvGalacticaAttacked:
			want, at = e.Rule, rules.Aim{Ship: e.Ship, Area: e.Area, N: q.Die.At.N}
		case rules.EvPhase, rules.EvMissed, rules.EvDestroyed, rules.EvDamaged, rules.EvViperHit, rules.EvUsed, rules.EvBasestarHit, rules.EvNuke:
			want = "?"
		}
	}
	if q.Die.Rule == "" || want != "?" && want != "" && q.Die.Rule != want {
		r.t.Errorf("%s is for the roll %q, want %q", q.Window, q.Die.Rule, want)
	}
	if q.Die.Rule == want && q.Die.At != at {
		r.t.Errorf("%s around %s is at %+v, want %+v", q.Window, want, q.Die.At, at)
	}
	if before := q.Window == rules.WhenBeforeRoll; before != (q.Die.Result == 0) || q.Die.Result > rules.DieSides {
		r.t.Errorf("%s: a %d has been rolled", q.Window, q.Die.Result)
	}
	r.seen[q.Die.Rule]++
}

func TestRoll_WindowsSayWhatTheDieIsFor(t *testing.T) {
	seen := map[string]int{}
	for i := range 150 {
		tb, err := rules.NewTable(cards.Catalogue(), options.Choice{}, 3+i%4, seedOf(uint64(i)))
		if err != nil {
			t.Fatal(err)
		}
		tb.Listen()
		var seats [rules.MaxSeats]rules.Decider
		for p := range seats {
			seats[p] = &roller{chaos{rand.New(rand.NewPCG(uint64(i), uint64(p)))}, t, tb, seen}
		}
		tb.Play(&seats)
		if t.Failed() {
			t.Fatalf("game %d", i)
		}
	}
	for _, rule := range []string{"combat.raider", "combat.viper", "combat.galactica", "combat.centurion", "combat.nuke", "jump.ftl"} {
		if seen[rule] == 0 {
			t.Errorf("no window around %s", rule)
		}
	}
}
