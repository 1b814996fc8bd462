package rules_test

import (
	"slices"
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

// TestKnown_MoodPool: a player who puts a token into the Mood Pool knows that it is there, and nobody
// which it is; after somebody has looked at the pool and swapped a token, that player alone knows what
// is there.
func TestKnown_MoodPool(t *testing.T) {
	cat := cards.Catalogue()
	tb := seated(t, cat, options.Of(options.Exodus, options.AllySeasons), "karl-helo-agathon", "saul-tigh", "laura-roslin", "william-adama")
	good, bad := cat.TraumaWith(rules.Benevolent), cat.TraumaWith(rules.Antagonistic)
	for z := range rules.NumZones {
		for (z == rules.MoodPool || z.Row() == rules.TraumaHand) && tb.S.Count(z) > 0 {
			tb.S.Put(z, 0, rules.TraumaPool, 0, 0)
		}
	}
	hold := func(p rules.Seat, c rules.Comp, more rules.Seats) {
		tb.S.Put(rules.TraumaPool, tb.S.Find(rules.TraumaPool, c), rules.TraumaHand+rules.Zone(p), 0, more.With(p))
	}
	hold(0, good, 0)
	hold(0, good, 0)
	hold(1, good, 0)
	hold(2, bad, rules.Seats(0).With(3))
	hold(2, bad, rules.Seats(0).With(3))
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = &glance{bottom: true}
	}
	told := func(when string, want ...rules.Clue) {
		t.Helper()
		got := slices.DeleteFunc(slices.Clone(tb.S.Clues[:]), func(k rules.Clue) bool { return k.Comp == rules.None })
		for _, ks := range [][]rules.Clue{got, want} {
			slices.SortStableFunc(ks, func(a, b rules.Clue) int { return int(a.Comp) - int(b.Comp) })
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s the clues are %+v, want %+v", when, got, want)
		}
		for _, z := range []rules.Zone{rules.MoodPool, rules.TraumaHand + 2} {
			for _, s := range tb.S.In(z) {
				if s.Known&^rules.Seats(0).With(2) != 0 && when != "before the swap" || z == rules.MoodPool && s.Known != 0 {
					t.Errorf("%s a token in %s is known to %b", when, z, s.Known)
				}
			}
		}
		if err := tb.Invariants(); err != nil {
			t.Errorf("%s %v", when, err)
		}
	}
	tb.Decide(&ds, func() {
		for _, p := range []rules.Seat{0, 0, 1} {
			tb.GiveToMood(p)
		}
	})
	one := func(c rules.Comp, to rules.Seats) rules.Clue {
		return rules.Clue{Comp: c, Zone: rules.MoodPool, To: to}
	}
	told("before the swap", one(good, rules.Seats(0).With(0).With(1)), one(good, rules.Seats(0).With(0)))
	tb.Decide(&ds, func() { tb.SwapMood(2) })
	two := rules.Seats(0).With(2)
	told("after the swap", one(good, two), one(good, two), one(bad, two))
}

// TestKnown_LoyaltyCardsGoAlong: all Loyalty cards of a player are handed on in sight, so everybody knows
// of them what it knew; who gives and who gets them know all.
func TestKnown_LoyaltyCardsGoAlong(t *testing.T) {
	tb, c := loyal(t)
	from, to := rules.LoyaltyHand+1, rules.LoyaltyHand+0
	tb.S.At(from, 0).Known = tb.S.At(from, 0).Known.With(3)
	had, n := tb.S.Count(to), tb.S.Count(from)
	tb.HandAllLoyalty(1, 0)
	both := rules.Seats(0).With(0).With(1)
	for i, s := range tb.S.In(to)[had:] {
		want := both
		if i == 0 {
			want = want.With(3)
		}
		if s.Known != want {
			t.Errorf("card %d is known to %b, want %b", i, s.Known, want)
		}
	}
	want := rules.Clue{Comp: c, Zone: to, To: rules.Seats(0).With(0).With(2)}
	if tb.S.Clues[0] != want || tb.S.Clues[1] != (rules.Clue{}) || tb.S.Count(to) != had+n {
		t.Errorf("of %d cards is known %+v, want %+v", tb.S.Count(to), tb.S.Clues[:2], want)
	}
}

// TestKnown_WhoLooksKnows: a player who looks at cards knows them afterwards where they still are, and nobody
// else does.
func TestKnown_WhoLooksKnows(t *testing.T) {
	me := rules.Seats(0).With(0)
	for name, row := range map[string]struct {
		do  rules.Effect
		at  rules.Zone
		n   int // how many from the bottom are known then; 0: all
		too rules.Seats
	}{
		"a hand of which one card is taken":  {do: rules.Infiltrate{HitAt: 9}, at: rules.Hand + 1, too: rules.Seats(0).With(1)},
		"all Loyalty cards of a player":      {do: rules.Look{By: rules.Acting, Of: []rules.Role{rules.Chosen}, All: true}, at: rules.LoyaltyHand + 1, too: rules.Seats(0).With(1)},
		"the bottom card of a deck":          {do: rules.SeeBottom{}, at: rules.SkillDeck, n: 1},
		"what is added to a check":           {do: rules.SeeAdded{}, at: rules.CheckPile, n: 1, too: rules.Seats(0).With(1)},
		"Skill cards that are taken in hand": {do: rules.Learn{N: 2}, at: rules.Hand},
		"Quorum cards that are put below":    {do: rules.PickQuorum{N: 3}, at: rules.QuorumDeck, n: 2},
	} {
		w := watchDiscards(t)
		w.give(t, 1, plain, wicked, "skill/launch-scout-1")
		for range 2 {
			w.S.Put(rules.LoyaltyDeck, 0, rules.LoyaltyHand+1, 0, rules.Seats(0).With(1))
		}
		if row.at == rules.CheckPile {
			w.S.Check.On = true
			for _, p := range []rules.Seat{1, 2} {
				w.AddToCheck(p, w.give(t, p, "skill/executive-order-1")[0], false, rules.Ctx{})
			}
		}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = intoHand{}
		}
		w.Decide(&ds, func() { row.do.Do(w.Table, rules.Ctx{By: rules.Who{Seat: 0}, Chosen: rules.Who{Seat: 1}}) })
		in := w.S.In(row.at)
		if len(in) == 0 {
			t.Errorf("%s: nothing is in %s", name, row.at)
		}
		if row.n > 0 {
			if in[row.n].Sees(0) {
				t.Errorf("%s: card %d of %s is known too", name, row.n, row.at)
			}
			in = in[:row.n]
		}
		for i, s := range in {
			if s.Known != me|row.too || row.at == rules.Hand && s.Tag != 0 {
				t.Errorf("%s: card %d of %s is known to %b, want %b; its tag is %d", name, i, row.at, s.Known, me|row.too, s.Tag)
			}
		}
		if err := w.Invariants(); err != nil && row.at != rules.CheckPile {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// intoHand takes what comes first, and cards into the hand and not to a check.
type intoHand struct{}

func (intoHand) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	if r.Kind == rules.ReqCheckOrHand {
		a.Take[r.N-1] = 1
		return
	}
	first{}.Decide(at, r, a)
}
