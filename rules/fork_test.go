package rules_test

import (
	"math/rand/v2"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestFork_KeepsWhatIsPublic deals anew at random requests: the result is a
// possible game, and the Destiny deck holds no more of a type than it can.
func TestFork_KeepsWhatIsPublic(t *testing.T) {
	cat := cards.Catalogue()
	for n := range uint64(60) {
		if testing.Short() && n%7 != 0 {
			continue
		}
		g := everyKind(t, n)
		r := rand.New(rand.NewPCG(n, 3))
		playSome(t, g, r, func() bool {
			p := rules.Seat(r.IntN(int(g.State().Players)))
			fork := rules.At(cat, g.Chair(p).Fork(r.Uint64()))
			if err := fork.Invariants(); err != nil {
				t.Fatalf("seed %d, question %d: %v", n, g.Ask(), err)
			}
			var types [6]int
			for _, s := range fork.S.In(rules.Destiny) {
				types[cat.Skill(s.Comp).Skill]++
			}
			for k, m := range types {
				if m > rules.DestinyCopies+int(fork.S.Seeded[k]) {
					t.Fatalf("seed %d, question %d: %d cards of %v in the Destiny deck", n, g.Ask(), m, rules.Skill(k))
				}
			}
			return true
		})
	}
}

// TestFork_Mixes counts how often each Loyalty card is dealt to a hidden seat:
// all that could be there are, about as often as there are copies.
func TestFork_Mixes(t *testing.T) {
	g := newGame(t, 1)
	r := rand.New(rand.NewPCG(1, 3))
	playSome(t, g, r, func() bool { s := g.State(); return s.Turn < 1 })
	s := g.State()
	cat := g.Catalogue()
	cylon, deck := 0, 0
	for _, z := range []rules.Zone{rules.LoyaltyDeck, rules.LoyaltyHand + 1, rules.LoyaltyHand + 2, rules.LoyaltyHand + 3} {
		for _, slot := range s.In(z) {
			deck++
			if cat.Loyalty(slot.Comp).Kind == rules.ACylon {
				cylon++
			}
		}
	}
	const deals = 4000
	seen := 0
	for range deals {
		f := g.Chair(0).Fork(r.Uint64())
		for _, slot := range f.In(rules.LoyaltyHand + 1)[:1] {
			if cat.Loyalty(slot.Comp).Kind == rules.ACylon {
				seen++
			}
		}
	}
	want := float64(deals) * float64(cylon) / float64(deck)
	if d := float64(seen) - want; d*d > 25*want {
		t.Errorf("a Cylon card was dealt %d times in %d; of %d cards %d are Cylon", seen, deals, deck, cylon)
	}
}
