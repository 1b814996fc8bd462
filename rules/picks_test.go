package rules_test

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// glance takes what comes first, or puts cards at the bottom and swaps tokens, and looks at what
// is known before the second pick and the later ones.
type glance struct {
	bottom bool
	picked map[rules.RequestKind]bool
	look   func()
}

func (g *glance) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	if g.picked[r.Kind] {
		g.look()
	}
	switch r.Kind {
	case rules.ReqGiveQuorum:
		g.picked[rules.ReqPlayQuorum] = true
	case rules.ReqPutBack:
		g.picked[rules.ReqPutBack], g.picked[rules.ReqTopOrBottom] = true, true
	case rules.ReqTrauma:
		g.picked[r.Kind] = true
	case rules.ReqTopOrBottom, rules.ReqMood: // not to swap a token comes first
		if g.bottom {
			a.Take[r.N-1] = 1
			return
		}
	}
	first{}.Decide(at, r, a)
}

// arrangeMixed brings n things, of different kinds as far as there are, to the top of a zone; the
// onlooker and seat 0 have seen them.
func arrangeMixed(tb *rules.Table, from, to rules.Zone, n int) {
	times := map[rules.Comp]int{}
	for range n {
		best := -1
		for i, s := range tb.S.In(from) {
			k := tb.Catalogue().Kind(s.Comp)
			if disaster := k == rules.KindTrauma && tb.Catalogue().Trauma(s.Comp).Face == rules.Disaster; !disaster && (best < 0 || times[s.Comp] < times[tb.S.At(from, best).Comp]) {
				best = i
			}
		}
		times[tb.S.At(from, best).Comp]++
		top := tb.S.Count(to)
		if from == to {
			top--
		}
		tb.S.Put(from, best, to, top, rules.Seats(0).With(0).With(onlooker))
	}
}

// TestKnown_PicksOfOthers: who has seen cards or tokens of which another then picks some unseen
// cannot tell any more which is where: neither afterwards nor between two picks.
func TestKnown_PicksOfOthers(t *testing.T) {
	for name, row := range map[string]struct {
		do   rules.Effect
		of   rules.Zone // the onlooker has seen the top n of it
		n    int
		from rules.Zone // where they come from
	}{
		"Crisis cards in another order":     {do: rules.OrderCrises{N: 3}, of: rules.CrisisDeck, n: 3, from: rules.CrisisDeck},
		"Crisis cards read ahead":           {do: rules.ReadAhead{N: 3}, of: rules.CrisisDeck, n: 3, from: rules.CrisisDeck},
		"two Crisis cards scouted":          {do: rules.ScoutDeck{Decks: []rules.Kind{rules.KindCrisis}}, of: rules.CrisisDeck, n: 2, from: rules.CrisisDeck},
		"one of two Crisis cards":           {do: made(func(tb *rules.Table, x rules.Ctx) { tb.LookAtCrises(0, 2, x) }), of: rules.CrisisDeck, n: 2, from: rules.CrisisDeck},
		"one of two destinations":           {do: made(func(tb *rules.Table, _ rules.Ctx) { tb.ChooseDestination() }), of: rules.DestinationDeck, n: 2, from: rules.DestinationDeck},
		"Quorum cards in another order":     {do: rules.SortQuorum{N: 3}, of: rules.QuorumDeck, n: 3, from: rules.QuorumDeck},
		"one of three Quorum cards":         {do: rules.PickQuorum{N: 3}, of: rules.QuorumDeck, n: 3, from: rules.QuorumDeck},
		"one of three Quorum cards given":   {do: rules.ShareQuorum{Draw: 3}, of: rules.QuorumDeck, n: 3, from: rules.QuorumDeck},
		"two Quorum cards under their deck": {do: rules.BuryQuorum{Bury: 2}, of: rules.QuorumHand, n: 3, from: rules.QuorumDeck},
		"one of four Mutiny cards":          {do: rules.AbusePower{N: 4}, of: rules.SecretDeckOf(cards.Catalogue().MutinyKind()), n: 4, from: rules.SecretDeckOf(cards.Catalogue().MutinyKind())},
		"a Loyalty card handed on": {do: made(func(tb *rules.Table, _ rules.Ctx) {
			tb.HandLoyalty(0, 1, tb.S.At(rules.LoyaltyHand, 0).Comp)
		}), of: rules.LoyaltyHand, n: 3, from: rules.LoyaltyDeck},
		"two trauma tokens discarded":      {do: rules.DiscardTrauma{Who: rules.Acting, N: 2}, of: rules.TraumaHand, n: 4, from: rules.TraumaPool},
		"a trauma token put on an Ally":    {do: made(func(tb *rules.Table, _ rules.Ctx) { tb.PutOwn(0, 0) }), of: rules.TraumaHand, n: 4, from: rules.TraumaPool},
		"a trauma token laid":              {do: made(func(tb *rules.Table, _ rules.Ctx) { tb.LayTokens() }), of: rules.TraumaHand, n: 4, from: rules.TraumaPool},
		"a trauma token put into the pool": {do: made(func(tb *rules.Table, _ rules.Ctx) { tb.GiveToMood(0) }), of: rules.TraumaHand, n: 4, from: rules.TraumaPool},
		"a trauma token swapped or not": {do: made(func(tb *rules.Table, _ rules.Ctx) {
			tb.S.Put(rules.TraumaPool, 0, rules.TraumaHand, 0, 1)
			tb.SwapMood(0)
		}), of: rules.MoodPool, n: 2, from: rules.TraumaPool},
	} {
		for _, bottom := range []bool{false, true} {
			choice := options.Of(options.Exodus, options.Daybreak, options.IonianNebula)
			tb := seated(t, cards.Catalogue(), choice, "karl-helo-agathon-alt", "saul-tigh", "laura-roslin", "william-adama")
			tb.S.Titles[rules.Admiral], tb.S.Titles[rules.President] = 0, 1
			arrangeMixed(tb, row.from, row.of, row.n)
			told := func(when string) {
				for _, z := range placed(tb, onlooker) {
					if z != rules.CrisisNow && z != rules.CrossroadsDealt { // turned up at once; the onlooker's own
						t.Errorf("%s: the onlooker knows something in %s %s", name, z, when)
					}
				}
			}
			var ds [rules.MaxSeats]rules.Decider
			for p := range ds {
				ds[p] = &glance{bottom: bottom, picked: map[rules.RequestKind]bool{}, look: func() { told("between two picks") }}
			}
			tb.Decide(&ds, func() {
				row.do.Do(tb, rules.Ctx{By: rules.Who{Seat: 0}, Chosen: rules.Who{Seat: rules.Nobody}, Origin: rules.FromSkill})
			})
			told("at the end")
		}
	}
}
