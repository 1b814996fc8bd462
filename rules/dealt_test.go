package rules_test

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// dealt begins a game of Battlestar Epica and plays it, taking what comes first, until the
// first turn has begun.
func dealt(t *testing.T, cat *rules.Catalogue, players int, n uint64, more ...options.Word) *rules.Table {
	t.Helper()
	tb, err := rules.NewTable(cat, options.Of(append(more, options.Epica)...), players, seedOf(n))
	if err != nil {
		t.Fatal(err)
	}
	var ds [rules.MaxSeats]rules.Decider
	for p := range ds {
		ds[p] = first{}
	}
	tb.PlayUntil(&ds, func() bool { return tb.S.Phase > rules.PhaseSetUp })
	return tb
}

// TestDealt_Classes: characters are dealt so that none is of the class that is the most
// frequent so far, support included; with one of each, any may come
// (epica-setup-characters-support-counts, epica-setup-characters-fifth).
func TestDealt_Classes(t *testing.T) {
	cat := cards.Catalogue()
	firsts, fifths := map[rules.Class]bool{}, map[rules.Class]bool{}
	for n := range uint64(60) {
		tb := dealt(t, cat, 6, n)
		var have [rules.NumClasses]int
		for i := range rules.Seat(6) {
			p := (tb.S.First + i) % 6
			k := cat.Character(tb.S.Seats[p].Character).Class
			if have[k]++; i < 4 && have[k] > 1 {
				t.Fatalf("seed %d: of the first four two are %v", n, k)
			}
			switch i {
			case 0:
				firsts[k] = true
			case 4:
				fifths[k] = true
			case 5:
				if have[k] > 2 {
					t.Fatalf("seed %d: three of six are %v", n, k)
				}
			}
		}
	}
	if len(firsts) != 4 || len(fifths) != 4 {
		t.Errorf("the first is of %d classes in all games, the fifth of %d, want 4 each", len(firsts), len(fifths))
	}
}

// TestDealt_Leader: one seat gets a Cylon Leader, any of them, and not always the same seat
// (epica-setup-leader-random).
func TestDealt_Leader(t *testing.T) {
	cat := cards.Catalogue()
	seats, sheets := map[rules.Seat]bool{}, map[rules.Comp]bool{}
	for n := range uint64(80) {
		tb := dealt(t, cat, 5, n, options.CylonLeader)
		leaders := 0
		for p := range rules.Seat(5) {
			if c := tb.S.Seats[p].Character; cat.Character(c).Class == rules.CylonLeader {
				leaders++
				seats[p], sheets[c] = true, true
			}
		}
		if leaders != 1 {
			t.Fatalf("seed %d: %d Cylon Leaders", n, leaders)
		}
	}
	if len(seats) != 5 || len(sheets) != 7 {
		t.Errorf("%d seats and %d sheets were leaders in 80 games, want 5 and 7", len(seats), len(sheets))
	}
}

// TestDealt_Public checks that spectators see every sheet that has been dealt.
func TestDealt_Public(t *testing.T) {
	cat := cards.Catalogue()
	tb := dealt(t, cat, 5, 1, options.CylonLeader)
	for p, seat := range tb.View(rules.Nobody).Seats {
		if want := cat.Ref(tb.S.Seats[p].Character); seat.Character != want {
			t.Errorf("seat %d is shown as %q, want %s", p, seat.Character, want)
		}
	}
}

// TestDealt_Loyalty: the Loyalty deck has the cards that the table says, one more for each of
// Baltar and Boomer, mixed of all kinds (epica-loyalty-baltar-boomer, epica-setup-loyalty-mix).
func TestDealt_Loyalty(t *testing.T) {
	cat := cards.Catalogue()
	kinds, extras := map[rules.Allegiance]int{}, map[int]bool{}
	for n := range uint64(80) {
		tb := dealt(t, cat, 5, n)
		want, extra := 11, 0
		for p := range rules.Seat(5) {
			if k := cat.Character(tb.S.Seats[p].Character).ID; k == "gaius-baltar" || k == "sharon-boomer-valerii" {
				extra++
			}
		}
		extras[extra] = true
		got := tb.S.Count(rules.LoyaltyDeck)
		count := func(z rules.Zone) {
			for _, s := range tb.S.In(z) {
				kinds[cat.Loyalty(s.Comp).Kind]++
			}
		}
		count(rules.LoyaltyDeck)
		for p := range rules.Seat(5) {
			got += tb.S.Count(rules.LoyaltyHand + rules.Zone(p))
			count(rules.LoyaltyHand + rules.Zone(p))
		}
		if got != want+extra {
			t.Fatalf("seed %d: %d Loyalty cards, want %d", n, got, want+extra)
		}
	}
	if kinds[rules.ACylon] != 160 || kinds[rules.PersonalGoal] == 0 || kinds[rules.FinalFive] == 0 || kinds[rules.NotACylon] == 0 {
		t.Errorf("the decks of 80 games have %v", kinds)
	}
	if !extras[1] {
		t.Errorf("no game had Baltar or Boomer")
	}
}

// TestDealt_Crises: the Crisis deck is 60 cards of all sets and the two attacks, and differs
// from game to game (epica-setup-crisis-deck).
func TestDealt_Crises(t *testing.T) {
	cat := cards.Catalogue()
	sets := map[string]bool{}
	for n := range uint64(5) {
		tb := dealt(t, cat, 4, n)
		attacks := 0
		for _, s := range tb.S.In(rules.CrisisDeck) {
			k := cat.Crisis(s.Comp)
			sets[k.Set] = true
			if k.ID == "scar" || k.ID == "thirty-three" {
				attacks++
			} else if _, is := k.Do.(rules.Attack); is {
				t.Errorf("%s is in the deck", k.ID)
			}
		}
		if got, rest := tb.S.Count(rules.CrisisDeck), tb.S.Count(rules.CrisisUnused); got != 62 || attacks != 2 || rest != 81 {
			t.Errorf("%d cards with %d attacks, and %d left over, want 62, 2 and 81", got, attacks, rest)
		}
	}
	if len(sets) != 4 {
		t.Errorf("cards of %d sets, want 4", len(sets))
	}
}
