package rules

// Who is a body at a seat: a character that may be replaced while an effect is
// under way.
type Who struct {
	Seat Seat
	Body uint8
}

// who returns seat p with its present body.
func (t *Table) who(p Seat) Who {
	if p < 0 {
		return Who{Seat: Nobody}
	}
	return Who{p, t.S.Seats[p].Body}
}

// present reports whether a body is still in the game.
func (t *Table) present(w Who) bool {
	return w.Seat >= 0 && t.S.Plays(w.Seat) && t.S.Seats[w.Seat].Body == w.Body
}

// bodies returns the bodies of all seats.
func (t *Table) bodies() (all [MaxSeats]uint8) {
	for p := range t.S.Seats {
		all[p] = t.S.Seats[p].Body
	}
	return all
}

// still returns the seats whose bodies have not changed since.
func (t *Table) still(before [MaxSeats]uint8) (s Seats) {
	for p := range t.Players() {
		if t.S.Seats[p].Body == before[p] {
			s = s.With(p)
		}
	}
	return s
}
