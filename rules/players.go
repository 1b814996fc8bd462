package rules

import "iter"

// Who sits at the table and who plays are two questions: a player who was eliminated
// keeps the seat and looks on. A loop over players goes through those who play, by
// Players or clockwise. A loop over what is at every seat uses seats. Rule
// crossroads.elimination.

// Plays reports whether the player at seat p is in the game: not eliminated.
func (s *State) Plays(p Seat) bool { return !s.Out.Has(p) }

// Players goes through the players who are in the game, in the order of their
// seats.
func (t *Table) Players() iter.Seq[Seat] { return t.clockwise(0) }

// clockwise goes through the players who are in the game from seat p on, p first.
func (t *Table) clockwise(p Seat) iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for q := range t.seatsFrom(p) {
			if t.S.Plays(q) && !yield(q) {
				return
			}
		}
	}
}

// seats goes through all seats, also of those who are out of the game.
func (t *Table) seats() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for p := range Seat(t.S.Players) {
			if !yield(p) {
				return
			}
		}
	}
}

// seatsFrom is seats from seat p on, clockwise.
func (t *Table) seatsFrom(p Seat) iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		q := p
		for range t.S.Players {
			if !yield(q) {
				return
			}
			if q++; q == Seat(t.S.Players) {
				q = 0
			}
		}
	}
}

// left returns the next player to the left of seat p who is in the game.
func (t *Table) left(p Seat) Seat {
	for q := range t.clockwise((p + 1) % Seat(t.S.Players)) {
		return q
	}
	return p
}

// all is the set of every seat, also of those who are out of the game: who may
// know something.
func (t *Table) all() Seats { return 1<<uint(t.S.Players) - 1 }

// playing is the set of the players who are in the game: who may do something.
func (t *Table) playing() Seats { return t.all() &^ t.S.Out }
