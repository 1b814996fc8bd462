package bots

import (
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

// capricaAt is the distance of the New Caprica phase.
const capricaAt = 7

// TestRookie_PlaysNewCaprica plays games with the New Caprica ending: no answer
// is illegal, both sides use the board's locations, and humans get away.
func TestRookie_PlaysNewCaprica(t *testing.T) {
	cat := cards.Catalogue()
	cover := rules.NewCoverage(cat)
	won, games := 0, 100
	if testing.Short() {
		games = 24
	}
	for i := range games {
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
	if testing.Short() {
		return // too few games to miss anything
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

// settled sets up New Caprica with three humans, the first of them to act. The
// given number of civilian ships is gone; the others are Locked.
func settled(t *testing.T, cat *rules.Catalogue, phase rules.Caprica, gone int) rules.State {
	t.Helper()
	var who []rules.Comp
	for _, id := range []string{"william-adama", "laura-roslin", "lee-apollo-adama"} {
		c, _ := cat.Find("character/" + id)
		who = append(who, c)
	}
	s, err := rules.Arrange(cat, options.Of(options.Pegasus, options.NewCaprica), who, [32]byte{})
	if err != nil {
		t.Fatal(err)
	}
	s.Caprica, s.Distance, s.Slept = phase, capricaAt, true
	for _, m := range []struct{ from, to rules.Zone }{{rules.CrisisDeck, rules.CrisisBox}, {rules.CrisisAside, rules.CrisisDeck}} {
		for s.Count(m.from) > 0 {
			s.Put(m.from, 0, m.to, 0, 0)
		}
	}
	for i := 0; s.Count(rules.CivilianPile) > 0; i++ {
		to, known := rules.CivilianLock, rules.Seats(0)
		if i < gone {
			to, known = rules.CivilianGone, rules.Public
		}
		s.Put(rules.CivilianPile, 0, to, 0, known)
	}
	for p := range who {
		s.Seats[p].Loc = s.Place(cat, rules.AtResistance)
		not := -1
		for i, k := range s.In(rules.LoyaltyNot) {
			if cat.Loyalty(k.Comp).Kind == rules.NotACylon {
				not = i
			}
		}
		s.Put(rules.LoyaltyNot, not, rules.LoyaltyHand+rules.Zone(p), 0, rules.Seats(0).With(rules.Seat(p)))
	}
	return s
}

// chosen lets a rookie answer the first request, and returns the option it
// takes.
func chosen(t *testing.T, cat *rules.Catalogue, s rules.State) string {
	t.Helper()
	g := rules.Start(cat, s)
	if err := g.Invariants(); err != nil {
		t.Fatal(err)
	}
	r := g.Pending()[0]
	w := &witness{Decider: newRookie(1, 0)}
	if err := g.Let(r.Seat, w); err != nil {
		t.Fatal(err)
	}
	return w.took
}

// witness records the first option that a decider takes.
type witness struct {
	rules.Decider
	took string
}

func (w *witness) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	w.Decider.Decide(at, r, a)
	for i := range int(r.N) {
		if a.Take[i] > 0 && w.took == "" {
			w.took = at.Catalogue().OptionID(r.Options[i])
		}
	}
}

// TestRookie_ShipsComeFirst: while more ships are needed than are prepared, a
// human in the Shipyard prepares one, whatever else there is to do; once
// Galactica is back, it evacuates.
func TestRookie_ShipsComeFirst(t *testing.T) {
	cat := cards.Catalogue()
	order, _ := cat.Find("skill/executive-order-1")
	for phase, fleet := range map[rules.Caprica]int{rules.Occupied: 0, rules.Returned: 4} {
		s := settled(t, cat, phase, 2)
		s.Dials[rules.Population] = 6
		s.Seats[0].Loc = s.Place(cat, rules.AtShipyard)
		s.Occupying[2] = 2
		for range fleet {
			s.Put(rules.CivilianLock, 0, rules.CivilianReady, 0, 0)
		}
		if phase == rules.Returned {
			s.Marker = rules.AutoJump
			raiders := &s.Ships[rules.MainSpace][rules.Raider]
			raiders[rules.StarboardFront], raiders[rules.StarboardRear] = 4, 4
		}
		s.Bounds[0][rules.Leadership] = 1
		for z := rules.Zone(0); z < rules.NumZones; z++ {
			if i := s.Find(z, order); i >= 0 {
				s.Put(z, i, rules.Hand, 0, rules.Seats(0).With(0))
				break
			}
		}
		if took := chosen(t, cat, s); took != "location/shipyard" {
			t.Errorf("phase %d: whoever stands in the Shipyard takes %s", phase, took)
		}
	}
}

// TestRookie_LeavesCylonsAlive: an executed revealed Cylon comes back, so
// nobody goes to Resistance HQ for that. A certain spy is worth it if there are
// cards for the check.
func TestRookie_LeavesCylonsAlive(t *testing.T) {
	cat := cards.Catalogue()
	hq, _ := cat.Find("location/resistance-hq")
	at := cat.Ref(hq)
	for name, row := range map[string]struct {
		them person
		good bool
	}{
		"a revealed Cylon with a full hand": {person{at: at, revealed: true, cylon: 1, cards: 6}, false},
		"somebody trusted":                  {person{at: at, cylon: 0.1, cards: 4}, false},
		"a hidden Cylon":                    {person{at: at, cylon: 0.97, cards: 4}, true},
	} {
		s := &scene{cat: cat, me: 0, seats: []person{{at: at, cards: 9, limit: rules.MaxOptions}, row.them}}
		s.view.Caprica = &rules.CapricaView{Phase: "occupied"}
		s.dials = [rules.NumResources]int{5, 5, 5, 5}
		if points := s.humanValue(at); points > 0 != row.good {
			t.Errorf("%s: %.2f", name, points)
		}
	}
	s := &scene{cat: cat, side: human, seats: []person{{at: at}, {at: at, cylon: 0.9}}}
	s.dials = [rules.NumResources]int{5, 5, 5, 5}
	s.view.Check = &rules.CheckView{Source: at, Actor: 0, Chosen: 1}
	if points := s.stake(); points < 1 {
		t.Errorf("a hidden Cylon's execution is worth %.2f to those who add cards", points)
	}
}

// TestEscape_Hope: what helps the escape makes it likelier.
func TestEscape_Hope(t *testing.T) {
	fleet := escape{locked: 5, prepared: 4, stranded: 3, work: 0.4, cylonFactor: 1}
	fleet.dials = [rules.NumResources]float64{3, 4, 5, 6}
	away := fleet
	away.untilReturn = 3
	for name, change := range map[string]func(x *escape){
		"a ship prepared":        func(x *escape) { x.prepare(1) },
		"somebody not there":     func(x *escape) { x.stranded-- },
		"population":             func(x *escape) { x.dials[rules.Population]++ },
		"morale":                 func(x *escape) { x.dials[rules.Morale]++ },
		"nobody in Detention":    func(x *escape) { x.work = 0.6 },
		"fewer turns of Cylons":  func(x *escape) { x.cylonFactor = 0.8 },
		"nothing on the stacks":  func(x *escape) { x.locked, x.prepared = 0, 0 },
		"a ship that is in time": func(x *escape) { x.evacuate(1) },
	} {
		for _, x := range []escape{fleet, away} {
			before := x.hope(1)
			change(&x)
			if after := x.hope(1); after <= before {
				t.Errorf("%s, due in %v: %.3f, and %.3f before", name, x.untilReturn, after, before)
			}
		}
	}
	if fleet.dials[rules.Morale] = 3; fleet.leave() > 0.3 {
		t.Errorf("they leave with %.2f though the death of three loses the last morale", fleet.leave())
	}
}

// TestRookie_LeavesNewCapricaInTime sets up the end: the Admiral leaves once
// nothing is left behind, but not if what is left behind loses the game.
func TestRookie_LeavesNewCapricaInTime(t *testing.T) {
	cat := cards.Catalogue()
	for name, row := range map[string]struct {
		gone   int // civilian ships that are no longer on New Caprica
		people int8
		leaves bool
	}{
		"all are away":    {12, 3, true},
		"few ships left":  {10, 8, true},
		"many ships left": {0, 4, false},
	} {
		s := settled(t, cat, rules.Returned, row.gone)
		s.Marker = rules.AutoJump
		s.Dials[rules.Population] = row.people
		for p := range 3 {
			s.Seats[p].Loc = s.Place(cat, rules.AtHangar)
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
