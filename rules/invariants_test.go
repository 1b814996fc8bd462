package rules_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// midway returns a state between two turns of a random game.
func midway(t *testing.T, cat *rules.Catalogue) rules.State {
	t.Helper()
	g, err := rules.NewGame(cat, options.Choice{}, 4, seedOf(8))
	if err != nil {
		t.Fatal(err)
	}
	d := chaos{rand.New(rand.NewPCG(8, 8))}
	for {
		base, between := g.Checkpoint()
		if between && base.Turn >= 4 && base.Phase == rules.PhaseMovement {
			return base
		}
		if g.Over() {
			t.Fatal("the game ended too early")
		}
		if err := g.Let(g.Pending()[0].Seat, d); err != nil {
			t.Fatal(err)
		}
	}
}

// TestInvariants_FindWhatIsImpossible breaks a possible state in each way.
func TestInvariants_FindWhatIsImpossible(t *testing.T) {
	cat := cards.Catalogue()
	good := midway(t, cat)
	if err := rules.At(cat, good).Invariants(); err != nil {
		t.Fatal(err)
	}
	ref := func(s string) rules.Comp {
		c, ok := cat.Find(s)
		if !ok {
			t.Fatal("no " + s)
		}
		return c
	}
	for _, row := range []struct {
		want  string
		spoil func(*rules.State)
	}{
		{"the row of zones is broken", func(s *rules.State) {
			s.Start[rules.Hand], s.Start[rules.Hand+1] = s.Start[rules.Hand+1], s.Start[rules.Hand]
		}},
		{"is behind the last zone", func(s *rules.State) { s.Slots[rules.MaxSlots-1].Comp = 1 }},
		{"there are", func(s *rules.State) { s.At(rules.CrisisDeck, 0).Comp = s.At(rules.CrisisDeck, 1).Comp }},
		{"is in crisis-deck", func(s *rules.State) { s.At(rules.CrisisDeck, 0).Comp = ref("quorum/arrest-order") }},
		{"is in skill-deck/0", func(s *rules.State) { s.At(rules.SkillDeck, 0).Comp = ref("skill/repair-1") }},
		{"does not know", func(s *rules.State) { s.At(rules.LoyaltyHand+2, 0).Known = 0 }},
		{"on record after its time", func(s *rules.State) { s.Discarded.By.Seat = 1 }},
		{"has discarded 1 cards in manner 0", func(s *rules.State) {
			s.Discarded = rules.Discarded{Open: true, Count: [rules.MaxSeats]uint8{1}, Faces: [rules.MaxSeats]rules.Faces{{1}}}
		}},
		{"has discarded 1 cards in manner 1", func(s *rules.State) {
			s.Discarded = rules.Discarded{Open: true, Count: [rules.MaxSeats]uint8{1}, How: [rules.MaxSeats]rules.Manner{rules.ByChoice}}
		}},
		{"is public in crisis-deck", func(s *rules.State) { s.At(rules.CrisisDeck, 0).Known = rules.Public }},
		{"is not public in crisis-discard", func(s *rules.State) { s.At(rules.CrisisDiscard, 0).Known = 0 }},
		{"a seat that nobody has", func(s *rules.State) { s.At(rules.CrisisDeck, 0).Known = 1 << 6 }},
		{"by what is public", func(s *rules.State) { s.Bounds = [len(s.Bounds)][len(s.Bounds[0])]uint8{} }},
		{"9 of viper", func(s *rules.State) { s.Berths[rules.Viper].Reserves++ }},
		{"5 of raptor", func(s *rules.State) { s.Berths[rules.Raptor].Destroyed++ }},
		{"nukes", func(s *rules.State) { s.Nukes = 3 }},
		{"-1 of raider in rear", func(s *rules.State) { s.Ships[rules.MainSpace][rules.Raider][rules.Rear] = -1 }},
		{"17 of raider", func(s *rules.State) { s.Ships[rules.MainSpace][rules.Raider] = [rules.NumAreas]int8{17} }},
		{"5 of heavy-raider", func(s *rules.State) { s.Ships[rules.MainSpace][rules.HeavyRaider] = [rules.NumAreas]int8{5} }},
		{"5 of centurion", func(s *rules.State) { s.Boarding[1] = 5 }},
		{"has letter 0", func(s *rules.State) {
			for a := range rules.NumAreas {
				for i := range s.In(rules.CivilianIn + rules.Zone(a)) {
					s.At(rules.CivilianIn+rules.Zone(a), i).Tag = 0
				}
			}
		}},
		{"damaged locations", func(s *rules.State) { s.Damaged ^= 1 }},
		{"plays nobody", func(s *rules.State) { s.Seats[1].Character = rules.None }},
		{"two seats play", func(s *rules.State) { s.Seats[1].Character = s.Seats[2].Character }},
		{"stands on location/caprica", func(s *rules.State) { s.Seats[1].Loc = cat.LocOf(ref("location/caprica")) }},
		{"was executed, and is played", func(s *rules.State) { s.Bury(cat, s.Seats[1].Character) }},
		{"lie about without one", func(s *rules.State) {
			s.Put(rules.SkillDeck, s.Count(rules.SkillDeck)-1, rules.CheckAside, 0, 0)
		}},
		{"title president is held by", func(s *rules.State) { s.Titles[rules.President] = rules.Nobody }},
		{"the holder of title admiral stands where it is lost", func(s *rules.State) { s.Seats[s.Titles[rules.Admiral]].Loc = cat.Place(rules.AtBrig) }},
		{"food is 16", func(s *rules.State) { s.Dials[rules.Food] = 16 }},
		{"the fleet marker stands on 6", func(s *rules.State) { s.Marker = 6 }},
		{"the distance is -1", func(s *rules.State) { s.Distance = -1 }},
		{"1 of occupation-force", func(s *rules.State) { s.Occupying[2] = 1 }},
		{"settled: true", func(s *rules.State) { s.Caprica = rules.Occupied }},
		{"on New Caprica, where nobody is", func(s *rules.State) { s.Put(rules.CivilianPile, 0, rules.CivilianLock, 0, 0) }},
		{"the next jump is the last", func(s *rules.State) { s.Queue.Final = true }},
	} {
		s := good
		row.spoil(&s)
		if err := rules.At(cat, s).Invariants(); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("error %v, want one that has %q", err, row.want)
		}
	}
}
