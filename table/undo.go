package table

import "ragtag/rules"

// A seat may take its last answer back as long as nobody has learned anything
// since; the referee tells. While a secret window is open nobody may, because
// whether others have answered is nobody's to know.

// Back is an answer that a seat may take back.
type Back struct {
	Ask int `json:"ask" doc:"number of the question that it answered"`
}

// canUndo returns what seat p may take back, nil if that is nothing.
func (f *facts) canUndo(p rules.Seat) *Back {
	if f.game == nil || p == rules.Nobody || f.open.final || f.seats[p].stand {
		return nil
	}
	if b := &f.backs; !b.known || b.ask != f.game.Ask() || b.open != f.game.Open() {
		*b = backs{known: true, ask: f.game.Ask(), open: f.game.Open()}
		for q := range f.seats {
			if f.seats[q].Kind != Human {
				continue
			}
			if ask, ok := f.game.CanUndo(rules.Seat(q)); ok {
				b.of[q] = &Back{ask}
			}
		}
	}
	return f.backs.of[p]
}

// backs is what the seats may take back at one moment: to find it out, the
// referee plays the game again.
type backs struct {
	known bool
	ask   int
	open  rules.Seats
	of    [rules.MaxSeats]*Back
}

// Undo takes the answer of the key's seat to question ask back, which must be
// the one that its frame offers; else it returns an Error of code CannotUndo.
// The question is open again, under a new number.
func (t *Table) Undo(key string, ask int) error {
	return t.mine(key, func(p rules.Seat) error {
		return t.add(entry{Undone: &undone{Ask: ask, Seat: int(p), Next: t.game.Ask() + 1}})
	})
}

// mayUndo reports whether an answer can be taken back: by its seat alone, or
// because everybody agrees.
func (f *facts) mayUndo(u *undone) bool {
	if u.Agreed {
		return f.carried() && f.motion.Kind == MoveUndo && f.motion.Ask == u.Ask && f.motion.Seat == u.Seat
	}
	back := f.canUndo(rules.Seat(u.Seat))
	return back != nil && back.Ask == u.Ask
}

// undo takes an answer back.
func (f *facts) undo(u *undone) error {
	if u.Seat < 0 || u.Seat >= len(f.seats) {
		return refuse(NoSeat, "seat %d of %d", u.Seat, len(f.seats))
	}
	if !f.mayUndo(u) || u.Next != f.game.Ask()+1 {
		return refuse(CannotUndo, "seat %d cannot take back its answer to question %d", u.Seat, u.Ask)
	}
	if err := f.game.Undo(u.Ask); err != nil {
		return err
	}
	f.forgetFrom(f.game.Questions())
	f.marks.undo = true
	f.opened()
	return nil
}
