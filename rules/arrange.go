package rules

import (
	"slices"

	"ragtag/options"
)

// Arrange lays out a quiet position for the given characters, seat 0 current:
// nothing in space, all vipers in the Reserves, empty hands, titles by
// succession, the Loyalty deck built but not dealt. It is at PhaseAction, and
// the caller may move components but never makes one. The error is that of
// NewTable, or a *[Miscast].
func Arrange(cat *Catalogue, c options.Choice, characters []Comp, seed [32]byte) (State, error) {
	t, err := NewTable(cat, c, len(characters), seed)
	if err != nil {
		return State{}, err
	}
	if err := t.castable(characters); err != nil {
		return State{}, err
	}
	t.S.First, t.S.Current = 0, 0
	for p, k := range characters {
		t.S.Seats[p] = SeatState{Character: k, Loc: t.Place(AtHangar), Turns: 2}
		t.S.Seats[p].Revealed = t.leads(Seat(p))
		if start := t.formIn(cat.Character(k).starts); start != OffBoard {
			t.S.Seats[p].Loc = start
		}
	}
	t.giveMiracles()
	t.inherit()
	if !t.coop() && !t.duo() {
		t.buildLoyalty()
		t.addLate()
	}
	t.buildDestiny()
	t.S.Phase, t.S.Turn = PhaseAction, uint16(2*len(characters))
	return t.S, nil
}

// Miscast is the error for characters that no game of the chosen options has at
// any time.
type Miscast struct {
	Character Comp   // the one that cannot be there, or None if one is missing
	Reason    string // in English
}

// Error says in English what is wrong.
func (e *Miscast) Error() string { return e.Reason }

// castable returns an error if no game has these characters at once, at its
// beginning or after executions, which take no account of classes. Rules
// setup.characters, leader.what, variant.no-sympathizer, execution.new-character.
func (t *Table) castable(cast []Comp) error {
	leaders := 0
	for i, c := range cast {
		k := t.cat.Character(c)
		switch {
		case slices.Contains(cast[:i], c):
			return &Miscast{c, "the same character twice"}
		case slices.ContainsFunc(cast[:i], func(other Comp) bool { return t.cat.Person(other) == t.cat.Person(c) }):
			return &Miscast{c, "another version of a character who is there"}
		case k.Class == CylonLeader && !t.S.Choice.Has(options.CylonLeader):
			return &Miscast{c, "a Cylon Leader without the option " + options.CylonLeader.String()}
		case !t.inPlay(c):
			return &Miscast{c, "a character who is not in this game"}
		case t.leftOut(k.Without), t.handicapped() && k.Traits.ExtraSleeper > 0:
			return &Miscast{c, "a character whom the options leave out"}
		case k.Class != CylonLeader:
			continue
		}
		if leaders++; leaders > 1 {
			return &Miscast{c, "a second Cylon Leader"}
		}
	}
	if leaders == 0 && t.S.Choice.Has(options.CylonLeader) {
		return &Miscast{None, "no Cylon Leader with the option " + options.CylonLeader.String()}
	}
	return nil
}

// Find returns the place of component c in zone z, or -1.
func (zs *Zones) Find(z Zone, c Comp) int { return zs.find(z, c) }

// Put moves slot i of zone from to place j of zone to, counted after its
// removal, and marks who knows it there. Only code that arranges a position calls it.
func (zs *Zones) Put(from Zone, i int, to Zone, j int, known Seats) *Slot {
	s := zs.move(from, i, to, j)
	s.Known, s.Tag = known, 0
	return s
}

// Bury marks a character as executed: nobody picks it again.
func (s *State) Bury(cat *Catalogue, c Comp) { s.Dead |= 1 << cat.comps[c].index }

// Withdraw takes a player out of the game, as an elimination does. Only code that
// arranges a position calls it. Rule crossroads.elimination.
func (s *State) Withdraw(cat *Catalogue, p Seat) {
	seat := &s.Seats[p]
	s.Bury(cat, seat.Character)
	seat.Loc, seat.Miracles = OffBoard, 0
	s.Out = s.Out.With(p)
	if s.Current == p {
		t := Table{cat: cat, kit: cat.kit(s), S: *s}
		s.Current = t.left(p)
	}
}

// LeaveCrossroads takes out of the game what the Crossroads phase ends. Only code
// that arranges a position calls it. Rule crossroads.after.
func (s *State) LeaveCrossroads(cat *Catalogue) {
	t := Table{cat: cat, kit: cat.kit(s), S: *s}
	t.leaveCrossroads()
	*s = t.S
}

// Buried reports whether a character was executed.
func (s *State) Buried(cat *Catalogue, c Comp) bool { return s.Dead.has(cat.comps[c].index) }

// Place returns the location that rules use for p in this game.
func (s *State) Place(cat *Catalogue, p Place) Loc {
	t := Table{cat: cat, kit: cat.kit(s), S: *s}
	return t.Place(p)
}

// Inherit gives every title to whom its line of succession names now.
func (s *State) Inherit(cat *Catalogue) {
	t := Table{cat: cat, kit: cat.kit(s), S: *s}
	t.inherit()
	s.Titles = t.S.Titles
}
