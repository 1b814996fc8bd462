package rules_test

import (
	"testing"

	"ragtag/rules"
)

// onlooker is the seat that has seen what is then moved about by others.
const onlooker rules.Seat = 2

// shownTo marks every component of some zones as known to a seat.
func shownTo(tb *rules.Table, p rules.Seat, zones ...rules.Zone) {
	for _, z := range zones {
		for i := range tb.S.Count(z) {
			tb.S.At(z, i).Known |= rules.Seats(0).With(p)
		}
	}
}

// placed returns the zones in which a seat knows components by their places that are
// neither public nor its own.
func placed(tb *rules.Table, p rules.Seat) (zs []rules.Zone) {
	for z := range rules.NumZones {
		if owner, hand := z.Owner(); hand && owner == p {
			continue
		}
		for _, s := range tb.S.In(z) {
			if s.Known&rules.Public == 0 && s.Known.Has(p) {
				zs = append(zs, z)
			}
		}
	}
	return zs
}

// TestKnown_FaceDownMovesAreForgotten: who has seen all of a zone cannot tell any more
// which card is which, there or where it went, once others have moved one unseen. Those
// who moved it can.
func TestKnown_FaceDownMovesAreForgotten(t *testing.T) {
	quorum := func(w *watched, n int) {
		w.S.Titles[rules.President] = 1
		for range n {
			w.S.Put(rules.QuorumDeck, 0, rules.QuorumHand, 0, rules.Seats(0).With(1))
		}
	}
	top := func(w *watched, deck rules.Zone, n int) {
		for i := range n {
			w.S.At(deck, w.S.Count(deck)-1-i).Known |= rules.Seats(0).With(onlooker)
		}
	}
	for _, row := range []struct {
		name    string
		by      rules.Seat
		do      rules.Effect
		arrange func(w *watched) // nil: the onlooker has seen the hand of seat 0
		both    rules.Zone       // where seats by and 0 know what came, if that is anywhere
	}{
		{name: "a card given", do: rules.GiveCard{Then: rules.Steps{}}, both: rules.Hand + 1},
		{name: "a card picked from a hand", by: 3, do: rules.Infiltrate{HitAt: 9}, both: rules.Hand + 3},
		{name: "random cards", by: 1, do: rules.TakeRandom{From: rules.Chosen, N: 2}, both: rules.Hand + 1},
		{name: "a card enticed", by: 3, do: rules.Entice{}, both: rules.Hand + 3},
		{name: "a card added to a check", do: made(func(tb *rules.Table, x rules.Ctx) {
			tb.S.Check.On = true
			tb.AddToCheck(0, tb.S.At(rules.Hand, 0).Comp, false, x)
		})},
		{name: "a card put on the Destiny deck", do: rules.GlimpseDestiny{N: 1}},
		{name: "the Destiny deck culled", do: rules.CullDestiny{N: 1}, arrange: func(w *watched) { shownTo(w.Table, onlooker, rules.Destiny) }},
		{name: "the Destiny deck mixed with others", do: rules.SeedDestiny{N: 2, Of: rules.Treachery}, arrange: func(w *watched) {
			shownTo(w.Table, onlooker, rules.Destiny)
		}},
		{name: "the Destiny deck poisoned", do: rules.PoisonDestiny{Type: rules.Treachery, N: 6}, arrange: func(w *watched) {
			top(w, rules.SkillDeck+rules.Zone(rules.Treachery), 6)
		}},
		{name: "Quorum cards buried", do: rules.BuryQuorum{Bury: 1}, arrange: func(w *watched) {
			quorum(w, 3)
			shownTo(w.Table, onlooker, rules.QuorumHand)
		}},
		{name: "Quorum cards in another order", do: rules.SortQuorum{N: 3}, arrange: func(w *watched) { top(w, rules.QuorumDeck, 3) }},
		{name: "Crisis cards in another order", do: rules.OrderCrises{N: 3}, arrange: func(w *watched) { top(w, rules.CrisisDeck, 3) }},
		{name: "Crisis cards read ahead, put on top", do: rules.ReadAhead{N: 2}, arrange: func(w *watched) {
			w.S.Titles[rules.Admiral] = 0
			top(w, rules.CrisisDeck, 2)
		}},
		{name: "a Skill deck searched", do: rules.SearchSkills{N: 1}, arrange: func(w *watched) {
			for k := range rules.Treachery + 1 {
				shownTo(w.Table, onlooker, rules.SkillDeck+rules.Zone(k))
			}
		}},
	} {
		w := watchDiscards(t)
		w.S.Seats[0].Loc, w.S.Seats[2].Loc = w.S.Seats[1].Loc, rules.OffBoard
		w.give(t, 0, plain, wicked, "skill/launch-scout-1")
		seen := row.arrange
		if seen == nil {
			seen = func(w *watched) { shownTo(w.Table, onlooker, rules.Hand) }
		}
		seen(w)
		was := w.S.Count(row.both)
		play(w.Table, func() {
			row.do.Do(w.Table, rules.Ctx{By: rules.Who{Seat: row.by}, Chosen: rules.Who{Seat: 0}, Rule: "made.up"})
		})
		zs := placed(w.Table, onlooker)
		if row.name == "a Skill deck searched" { // all but the deck that was searched
			if searched := len(zs); searched == 0 || zs[0] == rules.SkillDeck {
				t.Errorf("%s: the onlooker still knows cards in %v", row.name, zs)
			}
			continue
		}
		if len(zs) > 0 {
			t.Errorf("%s: the onlooker still knows cards in %v", row.name, zs)
		}
		if row.both != 0 {
			if w.S.Count(row.both) <= was {
				t.Errorf("%s: nothing came into %s", row.name, row.both)
			}
			for _, s := range w.S.In(row.both)[was:] {
				if want := rules.Seats(0).With(0).With(rules.Seat(row.both - rules.Hand)); s.Known != want {
					t.Errorf("%s: the card that came into %s is known to %b, want %b", row.name, row.both, s.Known, want)
				}
			}
		}
		if err := w.Invariants(); row.by == 3 && err != nil {
			t.Errorf("%s: %v", row.name, err)
		}
	}
}

// TestKnown_WholeHandsGoAlong: where a whole hand moves, everybody sees that it does, and
// knows what it knew of it.
func TestKnown_WholeHandsGoAlong(t *testing.T) {
	for name, row := range map[string]struct {
		by rules.Seat
		do rules.Effect
	}{
		"two hands exchanged": {3, rules.SwapHands{}},
		"a hand taken":        {1, rules.TakeHand{}},
	} {
		w := watchDiscards(t)
		given := w.give(t, 0, plain, wicked)
		i := w.S.Find(rules.Hand, given[0])
		w.S.At(rules.Hand, i).Known |= rules.Seats(0).With(onlooker)
		play(w.Table, func() { row.do.Do(w.Table, rules.Ctx{By: rules.Who{Seat: row.by}, Chosen: rules.Who{Seat: 0}}) })
		z := rules.Hand + rules.Zone(row.by)
		s := w.S.At(z, w.S.Find(z, given[0]))
		if want := rules.Seats(0).With(0).With(row.by).With(onlooker); s.Known != want {
			t.Errorf("%s: the card that was seen is known to %b, want %b", name, s.Known, want)
		}
		for _, z := range []rules.Zone{rules.Hand, z} {
			for _, s := range w.S.In(z) {
				if both := rules.Seats(0).With(0).With(row.by); s.Known&both != both {
					t.Errorf("%s: a card that came into %s is known to %b, want both players", name, z, s.Known)
				}
			}
		}
		other := w.S.At(z, w.S.Find(z, given[1]))
		if want := rules.Seats(0).With(0).With(row.by); other.Known != want {
			t.Errorf("%s: the other card is known to %b, want %b", name, other.Known, want)
		}
		if err := w.Invariants(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestKnown_OfTwoCopiesTheOneSeenLeaves: of two copies of a card, of which a seat has seen
// one, one is discarded. The seat cannot tell whether it was that one.
func TestKnown_OfTwoCopiesTheOneSeenLeaves(t *testing.T) {
	for i := range 2 {
		w := watchDiscards(t)
		w.give(t, 0, plain, plain)
		w.S.At(rules.Hand, i).Known |= rules.Seats(0).With(onlooker)
		play(w.Table, func() { rules.Discard{Who: rules.Acting, N: 1}.Do(w.Table, rules.Ctx{Rule: "made.up"}) })
		if zs := placed(w.Table, onlooker); len(zs) > 0 || w.S.Count(rules.Hand) != 1 {
			t.Errorf("copy %d was seen, and the onlooker still knows cards in %v", i, zs)
		}
	}
}
