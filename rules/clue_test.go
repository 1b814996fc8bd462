package rules_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// loyal arranges a game of Pegasus in which seat 1 holds three Loyalty cards, of
// which seats 0 and 2 have seen the one returned, and then mingled.
func loyal(t *testing.T) (*rules.Table, rules.Comp) {
	t.Helper()
	tb := aboard(t)
	z := rules.LoyaltyHand + 1
	for range 3 {
		tb.S.Put(rules.LoyaltyDeck, 0, z, 0, rules.Seats(0).With(1))
	}
	cylon := slices.IndexFunc(tb.S.In(rules.LoyaltyBox), func(s rules.Slot) bool {
		return tb.Catalogue().Loyalty(s.Comp).Kind == rules.ACylon
	})
	c := tb.S.Put(rules.LoyaltyBox, cylon, z, 0, rules.Seats(0).With(0).With(1).With(2)).Comp
	tb.S.Put(z, 1, rules.LoyaltyBox, 0, 0)
	tb.Mingle(z)
	return tb, c
}

func holds(s *rules.State, z rules.Zone, c rules.Comp) (n int) {
	for _, slot := range s.In(z) {
		if slot.Comp == c {
			n++
		}
	}
	return n
}

// TestClue_OfAHandThatWasMingled: who has seen a card that was then mingled with
// others knows that it is there and not which it is; nobody else learns anything.
func TestClue_OfAHandThatWasMingled(t *testing.T) {
	tb, c := loyal(t)
	ref := tb.Catalogue().Ref(c)
	for p := rules.Nobody; p < 4; p++ {
		v := tb.View(p)
		for q, seat := range v.Seats {
			if want := q == 1 && (p == 0 || p == 2); slices.Contains(seat.Includes, ref) != want {
				t.Errorf("seat %d is shown that seat %d holds %v, want %s among it: %v", p, q, seat.Includes, ref, want)
			}
		}
	}
	for _, s := range tb.S.In(rules.LoyaltyHand + 1) {
		if s.Known != rules.Seats(0).With(1) {
			t.Errorf("%s is known to %b", tb.Catalogue().Ref(s.Comp), s.Known)
		}
	}
	if err := tb.Invariants(); err != nil {
		t.Error(err)
	}
}

// TestClue_ForkKeepsIt: what is dealt anew to a seat that knows of a card holds it,
// anywhere in the hand; what is dealt to others need not.
func TestClue_ForkKeepsIt(t *testing.T) {
	tb, c := loyal(t)
	z := rules.LoyaltyHand + 1
	var at [4][3]int // how often it is where, by the seat that deals
	var without [4]int
	for n := range uint64(300) {
		for p := range rules.Seat(4) {
			s := tb.Fork(p, n)
			if err := rules.At(tb.Catalogue(), s).Invariants(); err != nil {
				t.Fatal(err)
			}
			if i := s.Find(z, c); i >= 0 {
				at[p][i]++
			} else {
				without[p]++
			}
		}
	}
	if without[0]+without[2] > 0 || without[3] < 100 {
		t.Errorf("in so many of 300 deals each seat believes that the card is elsewhere: %v", without)
	}
	for i, n := range at[0] {
		if n < 60 {
			t.Errorf("the card is dealt to place %d %d times in 300", i, n)
		}
	}
	if s := tb.Redeal(0, rules.SkillCards, 1); s.Clues != tb.S.Clues || !slices.Equal(s.In(z), tb.S.In(z)) {
		t.Error("Loyalty cards are dealt anew along with Skill cards")
	}
}

// TestClue_EndsAsCardsLeave: a clue ends when the card is seen to leave, and for
// those who do not see what leaves.
func TestClue_EndsAsCardsLeave(t *testing.T) {
	tb, c := loyal(t)
	z := rules.LoyaltyHand + 1
	tb.S.Put(z, tb.S.Find(z, c), rules.LoyaltyShown+1, 0, rules.Public)
	if tb.S.Clues != (rules.Clues{}) {
		t.Errorf("the card is face up, and %v is known of the hand", tb.S.Clues[0])
	}

	w := watchDiscards(t)
	given := w.give(t, 0, plain, wicked)
	z = rules.Hand
	w.S.At(z, w.S.Find(z, given[1])).Known = rules.Seats(0).With(0).With(1).With(2)
	w.Mingle(z)
	w.S.Seats[0].Loc, w.S.Seats[2].Loc = w.S.Seats[1].Loc, rules.OffBoard
	play(w.Table, func() {
		rules.GiveCard{Then: rules.Steps{}}.Do(w.Table, rules.Ctx{By: rules.Who{Seat: 0}}) // to seat 1
	})
	if w.S.Count(z) != 1 {
		t.Fatalf("%d cards are left, want 1", w.S.Count(z))
	}
	if k := w.S.Clues[0]; k.Sees(2) || !k.Sees(1) {
		t.Errorf("seat 1 has seen which card was given, and seat 2 has not; known is %+v", k)
	}
	if err := w.Invariants(); err != nil {
		t.Error(err)
	}
}

// TestClue_GoesAlong: what is known of a hand goes along with the whole of it, and what is known of
// others stays.
func TestClue_GoesAlong(t *testing.T) {
	for name, row := range map[string]struct {
		by rules.Seat
		do rules.Effect
	}{
		"swapped": {3, rules.SwapHands{}}, // with seat 0
		"taken":   {1, rules.TakeHand{}},
	} {
		w := watchDiscards(t)
		given := w.give(t, 0, plain, wicked)
		w.S.At(rules.Hand, w.S.Find(rules.Hand, given[0])).Known = rules.Seats(0).With(0).With(2)
		w.Mingle(rules.Hand)
		other := w.give(t, 2, plain)
		w.S.At(rules.Hand+2, 0).Known = rules.Seats(0).With(2).With(3)
		w.Mingle(rules.Hand + 2)
		play(w.Table, func() { row.do.Do(w.Table, rules.Ctx{By: rules.Who{Seat: row.by}, Chosen: rules.Who{Seat: 0}}) })
		z := rules.Hand + rules.Zone(row.by)
		want := []rules.Clue{{Zone: z, Comp: given[0], To: rules.Seats(0).With(2)}, {Zone: rules.Hand + 2, Comp: other[0], To: rules.Seats(0).With(3)}, {}}
		if !slices.Equal(w.S.Clues[:3], want) || holds(&w.S, z, given[0]) != 1 {
			t.Errorf("%s: known is %+v, want %+v", name, w.S.Clues[:3], want)
		}
	}
}

// TestClue_OfAnotherHandStays: a card that leaves a hand, and cards that leave it unseen, change nothing of
// what is known of other hands.
func TestClue_OfAnotherHandStays(t *testing.T) {
	w := watchDiscards(t)
	for p := range rules.Seat(2) {
		w.give(t, p, plain)
		w.S.At(rules.Hand+rules.Zone(p), 0).Known = rules.Seats(0).With(p).With(3)
		w.Mingle(rules.Hand + rules.Zone(p))
	}
	stays := w.S.Clues[1]
	w.S.Put(rules.Hand, 0, rules.SkillDiscard, 0, rules.Public)
	if w.S.Clues[0] != stays || w.S.Clues[1] != (rules.Clue{}) {
		t.Errorf("once one has left in sight, known is %+v, want %+v", w.S.Clues[:2], stays)
	}
	w.give(t, 0, plain)
	w.S.Seats[0].Loc, w.S.Seats[3].Loc = w.S.Seats[2].Loc, rules.OffBoard
	play(w.Table, func() { rules.GiveCard{Then: rules.Steps{}}.Do(w.Table, rules.Ctx{By: rules.Who{Seat: 0}}) })
	if w.S.Count(rules.Hand) != 0 || w.S.Clues[0] != stays {
		t.Errorf("once one was given unseen, known is %+v, want %+v", w.S.Clues[:2], stays)
	}
}

// TestClue_Copies: who knows of two copies of a card knows of one when one has left.
func TestClue_Copies(t *testing.T) {
	w := watchDiscards(t)
	c := w.give(t, 0, plain, plain, plain, wicked)[0]
	for i := range 2 {
		w.S.At(rules.Hand, i+1).Known = rules.Seats(0).With(0).With(2)
	}
	w.S.At(rules.Hand, 3).Known = rules.Seats(0).With(0).With(1)
	w.Mingle(rules.Hand)
	if w.S.Clues[0].To != rules.Seats(0).With(1).With(2) || w.S.Clues[1].To != rules.Seats(0).With(2) || w.S.Clues[2].Comp != rules.None {
		t.Errorf("known is %+v", w.S.Clues[:3])
	}
	for n := range uint64(100) {
		s := w.Fork(2, n)
		if n := holds(&s, rules.Hand, c); n < 2 {
			t.Fatalf("seat 2 knows of two copies, and %d were dealt", n)
		}
	}
	w.S.Put(rules.Hand, w.S.Find(rules.Hand, c), rules.SkillDiscard, 0, rules.Public)
	if w.S.Clues[0].To != rules.Seats(0).With(2) || w.S.Clues[1].Comp != rules.None {
		t.Errorf("once one has left, known is %+v", w.S.Clues[:2])
	}
}

// TestClue_OfTwoSeats: two seats may know of one copy each, and neither can tell whether
// theirs is the one that leaves in sight.
func TestClue_OfTwoSeats(t *testing.T) {
	w := watchDiscards(t)
	c := w.give(t, 0, plain, plain, wicked)[0]
	w.Mingle(rules.Hand)
	for i := range 2 {
		w.S.Clues[i] = rules.Clue{Zone: rules.Hand, Comp: c, To: rules.Seats(0).With(rules.Seat(i + 1))}
	}
	w.S.Put(rules.Hand, w.S.Find(rules.Hand, c), rules.SkillDiscard, 0, rules.Public)
	if w.S.Clues != (rules.Clues{}) {
		t.Errorf("once one has left, known is %+v", w.S.Clues[:2])
	}
}

// TestClue_OldestGo: of more clues than are kept the oldest are forgotten.
func TestClue_OldestGo(t *testing.T) {
	w := watchDiscards(t)
	var first rules.Comp // shown before all others
	for shown := 0; shown <= rules.MaxClues; shown++ {
		c := w.giveNew(t, 2)
		if shown == 0 {
			first = c
		}
		w.Mingle(rules.Hand)
	}
	full := w.S.Clues[rules.MaxClues-1].Comp != rules.None
	if !full || slices.ContainsFunc(w.S.Clues[:], func(k rules.Clue) bool { return k.Comp == first }) {
		t.Errorf("known is %+v", w.S.Clues)
	}
	if err := w.Invariants(); err != nil {
		t.Error(err)
	}
}

// giveNew puts a card that seat 0 does not hold into its hand, which seat p sees.
func (w *watched) giveNew(t *testing.T, p rules.Seat) rules.Comp {
	t.Helper()
	for k := range rules.Treachery {
		deck := rules.SkillDeck + rules.Zone(k)
		for i, s := range w.S.In(deck) {
			if !w.S.Holds(rules.Hand, s.Comp) {
				w.S.Bounds[0][k]++
				return w.S.Put(deck, i, rules.Hand, 0, rules.Seats(0).With(0).With(p)).Comp
			}
		}
	}
	t.Fatal("there is no other card")
	return rules.None
}

// mingled returns a state in which somebody was shown some cards of hands which
// were mingled then.
func mingled(cat *rules.Catalogue, s rules.State, r *rand.Rand) rules.State {
	tb := rules.At(cat, s)
	for range 1 + r.IntN(4) {
		p := rules.Zone(r.IntN(int(s.Players)))
		z := [...]rules.Zone{rules.Hand, rules.Hand, rules.LoyaltyHand, rules.SuperHand, rules.MotiveHand, rules.SecretHand}[r.IntN(6)] + p
		n := tb.S.Count(z)
		if n == 0 || s.Players == 1 {
			continue
		}
		for range 1 + r.IntN(2) {
			tb.S.At(z, r.IntN(n)).Known |= rules.Seats(1 + r.IntN(1<<s.Players-1))
		}
		tb.Mingle(z)
	}
	return tb.S
}

// TestClue_RandomGames: whatever happens to hands of which something is known, it
// stays true, and so it is of what is dealt anew.
func TestClue_RandomGames(t *testing.T) {
	cat := cards.Catalogue()
	known := 0
	for n := range uint64(40) {
		r := rand.New(rand.NewPCG(n, 5))
		g := everyKind(t, n)
		for !g.Over() {
			if s, ok := g.Checkpoint(); ok && s.Phase > rules.PhaseSetUp && r.IntN(20) == 0 {
				g = rules.Start(cat, mingled(cat, s, r))
			}
			s := g.State()
			if s.Clues[0].Comp != rules.None {
				known++
				if err := g.Invariants(); err != nil {
					t.Fatalf("game %d, question %d: %v", n, g.Ask(), err)
				}
				fork := rules.At(cat, g.Chair(rules.Seat(r.IntN(int(s.Players)))).Fork(r.Uint64()))
				if err := fork.Invariants(); err != nil {
					t.Fatalf("game %d, question %d, dealt anew: %v", n, g.Ask(), err)
				}
			}
			ask := g.Ask()
			for _, q := range g.Pending() {
				var a rules.Answer
				chaos{r}.Decide(g.Chair(q.Seat), &q, &a)
				if err := g.Answer(q.Seat, ask, cat.Takes(&q, &a)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if known < 1000 {
		t.Errorf("something was known of a hand at %d questions", known)
	}
}
