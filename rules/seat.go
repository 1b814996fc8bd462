package rules

// Seat is a place at the table, counted clockwise from 0. It is not a
// character: a seat keeps its number when its character is replaced.
type Seat int8

// MaxSeats is the largest number of seats that any legal game has.
const MaxSeats = 7

// Nobody is the seat of no one: a spectator, an empty title, a missing target.
const Nobody Seat = -1

// Seats is a set of seats.
type Seats uint8

// Has reports whether seat p is in the set. Nobody is in no set.
func (s Seats) Has(p Seat) bool { return p >= 0 && s&(1<<uint(p)) != 0 }

// With returns the set with seat p added.
func (s Seats) With(p Seat) Seats { return s | 1<<uint(p) }

// Without returns the set with seat p removed.
func (s Seats) Without(p Seat) Seats { return s &^ (1 << uint(p)) }
