package bots

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// TestRookie_PlaysNewCaprica plays games with the New Caprica ending: no answer
// is illegal, both sides use what the board gives them, and humans get away.
func TestRookie_PlaysNewCaprica(t *testing.T) {
	cat := cards.Catalogue()
	cover := rules.NewCoverage(cat)
	won := 0
	for i := range 100 {
		tb, err := rules.NewTable(cat, options.Of(options.Pegasus, options.NewCaprica), 4+i%2, [32]byte{byte(i), 12})
		if err != nil {
			t.Fatal(err)
		}
		tb.Listen()
		tb.Coverage = cover
		d := newRookie(uint64(i), 0)
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = d
		}
		tb.Play(&ds)
		if d.strayed > 0 {
			t.Errorf("game %d: %d answers were illegal and given at random", i, d.strayed)
		}
		if tb.S.Result.HumansWon() {
			won++
		}
	}
	for _, k := range []struct {
		ref string
		b   rules.Branch
	}{
		{"location/shipyard", rules.BranchMain},
		{"location/breeders-canyon", rules.BranchMain},
		{"location/breeders-canyon", rules.BranchSecond},
		{"location/occupation-authority", rules.BranchSecond},
		{"location/new-caprica-attack-occupation", rules.BranchMain},
		{"location/new-caprica-detain", rules.BranchSecond},
		{"title/admiral-new-caprica", rules.BranchSecond},
	} {
		if c, _ := cat.Find(k.ref); cover.Branches[c][k.b] == 0 {
			t.Errorf("nobody used %s (%s)", k.ref, k.b)
		}
	}
	if t.Logf("of 100 games the humans won %d", won); won < 10 {
		t.Errorf("of 100 games the humans won %d", won)
	}
}

// TestRookie_LeavesNewCapricaInTime arranges the end: the Admiral leaves once
// nothing is left behind, and not if what is left behind loses the game.
func TestRookie_LeavesNewCapricaInTime(t *testing.T) {
	cat := cards.Catalogue()
	for name, row := range map[string]struct {
		gone   int // civilian ships that are not on New Caprica any more
		people int8
		leaves bool
	}{
		"all are away":    {12, 3, true},
		"few ships left":  {10, 8, true},
		"many ships left": {0, 4, false},
	} {
		var who []rules.Comp
		for _, id := range []string{"william-adama", "laura-roslin", "lee-apollo-adama"} {
			c, _ := cat.Find("character/" + id)
			who = append(who, c)
		}
		s, err := rules.Arrange(cat, options.Of(options.Pegasus, options.NewCaprica), who, [32]byte{})
		if err != nil {
			t.Fatal(err)
		}
		s.Caprica, s.Distance, s.Marker, s.Slept = rules.Returned, rules.CapricaAt, rules.AutoJump, true
		s.Dials[rules.Population] = row.people
		for _, m := range []struct{ from, to rules.Zone }{{rules.CrisisDeck, rules.CrisisBox}, {rules.CrisisAside, rules.CrisisDeck}} {
			for s.Count(m.from) > 0 {
				s.Put(m.from, 0, m.to, 0, 0)
			}
		}
		for i := 0; s.Count(rules.CivilianPile) > 0; i++ {
			to, known := rules.CivilianLock, rules.Seats(0)
			if i < row.gone {
				to, known = rules.CivilianGone, rules.Public
			}
			s.Put(rules.CivilianPile, 0, to, 0, known)
		}
		for p := range who {
			s.Seats[p].Loc = s.Place(cat, rules.AtHangar)
			s.Put(rules.LoyaltyNot, 0, rules.LoyaltyHand+rules.Zone(p), 0, rules.Seats(0).With(rules.Seat(p)))
		}
		g := rules.Start(cat, s)
		if err := g.Invariants(); err != nil {
			t.Fatal(err)
		}
		if err := g.Let(0, newRookie(1, 0)); err != nil {
			t.Fatal(err)
		}
		left := g.Over() && g.State().Result.HumansWon()
		if left != row.leaves {
			t.Errorf("%s: the Admiral left: %v", name, left)
		}
	}
}
