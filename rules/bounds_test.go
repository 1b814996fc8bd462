package rules_test

import (
	"testing"

	"ragtag/rules"
)

// TestBounds_SinkForAllToSee: what a hand or the Destiny deck may hold by what is public gets
// narrower again as soon as everybody sees that it must. Bounds that stay wide would let forks
// deal what everybody knows cannot be there.
func TestBounds_SinkForAllToSee(t *testing.T) {
	const hand, deck = 0, rules.MaxSeats
	full := func(w *watched) { w.give(t, 0, plain) } // and perhaps a card of another type, as far as others know
	empty := func(*watched) {}
	added := func(tb *rules.Table, x rules.Ctx) {
		tb.S.Check.On = true
		tb.AddToCheck(0, tb.S.At(rules.Hand, 0).Comp, false, x)
	}
	type bounds map[rules.Skill]uint8
	for _, row := range []struct {
		name    string
		arrange func(w *watched)
		by      rules.Seat
		do      rules.Effect
		of      int
		want    bounds
	}{
		{"the last card given", full, 0, rules.GiveCard{Then: rules.Steps{}}, hand, bounds{}},
		{"the last card discarded", full, 0, rules.Discard{Who: rules.Acting, N: 1}, hand, bounds{}},
		{"the hand taken", full, 1, rules.TakeHand{}, hand, bounds{}},
		{"the last card put on the Destiny deck", empty, 0, rules.GlimpseDestiny{N: 1}, hand, bounds{}},
		{"the last card added to a check", full, 0, made(added), hand, bounds{rules.Politics: 1, rules.Tactics: 1}},
		{"the last card turned up in a check", full, 0, made(func(tb *rules.Table, x rules.Ctx) {
			added(tb, x)
			tb.RevealPile()
		}), hand, bounds{}},
		{"the Destiny deck poisoned", empty, 0, rules.PoisonDestiny{Type: rules.Treachery, N: 6}, deck, bounds{rules.Treachery: 6}},
	} {
		w := watchDiscards(t)
		w.S.Seats[0].Loc, w.S.Seats[2].Loc = w.S.Seats[1].Loc, rules.OffBoard
		row.arrange(w)
		w.S.Bounds[0][rules.Tactics]++
		play(w.Table, func() {
			row.do.Do(w.Table, rules.Ctx{By: rules.Who{Seat: row.by}, Chosen: rules.Who{Seat: 0}, Rule: "made.up"})
		})
		for k, n := range w.S.Bounds[row.of] {
			if want := row.want[rules.Skill(k)]; n != want {
				t.Errorf("%s: %d cards of %s may be there, want %d", row.name, n, rules.Skill(k), want)
			}
		}
		if err := w.Invariants(); err != nil {
			t.Errorf("%s: %v", row.name, err)
		}
	}
}

// TestBounds_OfTheDestinyDeck: a card that is culled from the Destiny deck leaves room for one less
// of its type.
func TestBounds_OfTheDestinyDeck(t *testing.T) {
	const deck = rules.MaxSeats
	w := watchDiscards(t)
	was := w.S.Bounds[deck]
	play(w.Table, func() { rules.CullDestiny{N: 1}.Do(w.Table, rules.Ctx{By: rules.Who{Seat: 0}}) })
	for k, n := range w.S.Bounds[deck] {
		if want := was[k] - uint8(w.S.Count(rules.SkillDiscard+rules.Zone(k))); n != want {
			t.Errorf("after the cull %d cards of %s may be there, want %d", n, rules.Skill(k), want)
		}
	}
	for _, s := range w.S.In(rules.Destiny) {
		if s.Known != 0 {
			t.Errorf("after the cull somebody can tell where %s is", w.Catalogue().Ref(s.Comp))
		}
	}
}

// TestBounds_SwappedCard: a player who swaps a card with the top of the Destiny deck may have got any
// type that is there, and if everybody has seen that card, its type alone. Everybody sees what comes there.
func TestBounds_SwappedCard(t *testing.T) {
	for _, seen := range []bool{false, true} {
		w := watchDiscards(t)
		c := w.give(t, 0, plain)[0]
		w.S.Put(rules.Hand, w.S.Find(rules.Hand, c), rules.SkillDiscard+rules.Zone(rules.Politics), 0, rules.Public)
		w.S.Bounds[0] = [len(w.S.Bounds[0])]uint8{}
		top := w.S.At(rules.Destiny, w.S.Count(rules.Destiny)-1)
		taken := w.Catalogue().Skill(top.Comp).Skill
		if seen {
			top.Known = rules.Seats(1<<w.S.Players - 1)
		}
		play(w.Table, func() { rules.SwapDestiny{}.Do(w.Table, rules.Ctx{By: rules.Who{Seat: 0}, Source: c}) })
		for k, n := range w.S.Bounds[0] {
			want := uint8(1)
			if seen && rules.Skill(k) != taken {
				want = 0
			}
			if n != want {
				t.Errorf("seen %t, of type %s: the hand may hold %d of %s, want %d", seen, taken, n, rules.Skill(k), want)
			}
		}
		if s := w.S.At(rules.Destiny, w.S.Count(rules.Destiny)-1); s.Comp != c || s.Known != rules.Seats(1<<w.S.Players-1) {
			t.Errorf("on the deck is %s, known to %b", w.Catalogue().Ref(s.Comp), s.Known)
		}
		if err := w.Invariants(); err != nil {
			t.Error(err)
		}
	}
}
