package rules

import "ragtag/options"

// Arrange lays out a quiet position for the given characters, seat 0 current:
// nothing in space, all vipers in the Reserves, empty hands, titles by
// succession, the Loyalty deck built but not dealt. It stands at PhaseAction,
// and whoever arranges it further moves components and never makes one. The
// error is that of NewTable.
func Arrange(cat *Catalogue, c options.Choice, characters []Comp, seed [32]byte) (State, error) {
	t, err := NewTable(cat, c, len(characters), seed)
	if err != nil {
		return State{}, err
	}
	t.S.First, t.S.Current = 0, 0
	for p, k := range characters {
		t.S.Seats[p] = SeatState{Character: k, Loc: t.Place(AtHangar), Turns: 2}
		t.S.Seats[p].Revealed = t.leads(Seat(p))
		if start := cat.Character(k).start; start >= FirstLoc {
			t.S.Seats[p].Loc = start
		}
	}
	t.inherit()
	if !t.coop() && !t.duo() {
		t.buildLoyalty()
		t.addLate()
	}
	t.buildDestiny()
	t.S.Phase, t.S.Turn = PhaseAction, uint16(2*len(characters))
	return t.S, nil
}

// Find returns the place of component c in zone z, or -1.
func (zs *Zones) Find(z Zone, c Comp) int { return zs.find(z, c) }

// Put moves slot i of zone from to place j of zone to, counted after its
// removal, and marks who knows it there. Only who arranges a position calls it.
func (zs *Zones) Put(from Zone, i int, to Zone, j int, known Seats) *Slot {
	s := zs.move(from, i, to, j)
	s.Known, s.Tag = known, 0
	return s
}

// Bury marks a character as executed: nobody picks it again.
func (s *State) Bury(cat *Catalogue, c Comp) { s.Dead |= 1 << cat.comps[c].index }

// Buried reports whether a character was executed.
func (s *State) Buried(cat *Catalogue, c Comp) bool { return s.Dead.has(cat.comps[c].index) }

// Place returns the location that rules use for p in this game.
func (s *State) Place(cat *Catalogue, p Place) Loc {
	t := Table{cat: cat, S: *s}
	return t.Place(p)
}

// Inherit gives every title to whom its line of succession names now.
func (s *State) Inherit(cat *Catalogue) {
	t := Table{cat: cat, S: *s}
	t.inherit()
	s.Titles = t.S.Titles
}
