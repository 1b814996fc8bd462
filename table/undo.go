package table

import "ragtag/rules"

// A seat can take its last answer back while nobody has learned anything from
// it; the referee decides. While a secret window is open nobody can, because
// whether others have answered is secret.

// Back is an answer that a seat can take back.
type Back struct {
	Ask int `json:"ask" doc:"number of the question that it answered"`
}

// canUndo returns the answer that seat p can take back, or nil if there is
// none.
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

// backs caches what each seat can take back at one moment. Computing it makes
// the referee replay the game.
type backs struct {
	known bool
	ask   int
	open  rules.Seats
	of    [rules.MaxSeats]*Back
}

// Undo takes back the answer of the key's seat to question ask. The question is
// open again under a new number. It returns an Error of code CannotUndo if the
// answer is not the one that the seat's frame offers.
func (t *Table) Undo(key string, ask int) error {
	return t.asSeat(key, func(p rules.Seat) error {
		return t.add(entry{Undone: &undone{Ask: ask, Seat: int(p), Next: t.game.Ask() + 1}})
	})
}

// mayUndo reports whether an answer can be taken back, by its seat alone or by
// agreement.
func (f *facts) mayUndo(u *undone) bool {
	if u.Agreed {
		return f.allAgree() && f.motion.Kind == MoveUndo && f.motion.Ask == u.Ask && f.motion.Seat == u.Seat
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
