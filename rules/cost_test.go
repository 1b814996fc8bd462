package rules_test

import (
	"math/rand/v2"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// payer answers at random and looks at what options say that they cost.
type payer struct {
	chaos
	t   *testing.T
	tb  *rules.Table
	due *due
}

// due is what the option taken last costs, of a move or an action.
type due struct {
	cost, from int // the events from there on tell what was paid
	seat       rules.Seat
	seen       map[int]int
}

// Decide holds that what is taken costs what its option says, at once.
func (p *payer) Decide(at rules.Chair, q *rules.Request, a *rules.Answer) {
	if d := p.due; d.from > 0 {
		events := p.tb.Events()[d.from:]
		switch asked := q.Seat == d.seat && (q.Kind == rules.ReqPay || q.Kind == rules.ReqDiscard) && int(q.Max) == d.cost; {
		case len(events) == 0 && d.cost > 0 && asked: // it is about to be paid
		case len(events) == 0, (events[0].Kind == rules.EvDiscarded) != (d.cost > 0), d.cost > 0 && len(events[0].Comps) != d.cost:
			p.t.Errorf("an option that costs %d Skill cards is followed by %s, and by %v", d.cost, q.Kind, events)
		default:
			d.seen[d.cost]++
			d.from = 0
		}
	}
	p.chaos.Decide(at, q, a)
	if q.Kind != rules.ReqMove && q.Kind != rules.ReqAction {
		return
	}
	for i := range int(q.N) {
		if o := q.Options[i]; a.Take[i] > 0 && o.Kind == rules.OptComp && at.Catalogue().Kind(o.Comp()) == rules.KindLocation {
			*p.due = due{int(q.Cost[i]), len(p.tb.Events()), q.Seat, p.due.seen}
		}
	}
}

func TestRequest_SaysWhatAnOptionCosts(t *testing.T) {
	seen := map[int]int{}
	for i := range 60 {
		tb, err := rules.NewTable(cards.Catalogue(), options.Choice{}, 3+i%4, seedOf(uint64(i)))
		if err != nil {
			t.Fatal(err)
		}
		tb.Listen()
		var seats [rules.MaxSeats]rules.Decider
		d := due{seen: seen}
		for p := range seats {
			seats[p] = &payer{chaos{rand.New(rand.NewPCG(uint64(i), uint64(p)))}, t, tb, &d}
		}
		tb.Play(&seats)
		if t.Failed() {
			t.Fatalf("game %d", i)
		}
	}
	if seen[0] == 0 || seen[1] == 0 || seen[2] == 0 {
		t.Errorf("costs seen: %v", seen)
	}
}
