package table

import (
	"fmt"

	"ragtag/options"
	"ragtag/rules"
)

// apply applies an entry to the facts. If it returns an error, the facts are
// unchanged and the entry cannot follow those before it.
func (f *facts) apply(cat *rules.Catalogue, e *entry) error {
	if (e.Created != nil) != (e.Number == 0) {
		return fmt.Errorf("entry %d: entry 0 and no other creates the table", e.Number)
	}
	given, asking := 0, f.asking()
	var err error
	for _, do := range f.doers(cat, e) {
		if do != nil {
			given++
			err = do()
		}
	}
	if given != 1 {
		return fmt.Errorf("entry %d: it records %d things, want 1", e.Number, given)
	}
	if asking != f.asking() {
		f.play(e)
		f.asked = e.At
	}
	return err
}

// asking returns the number of the open question, or -1 before the first.
func (f *facts) asking() int {
	if f.game == nil {
		return -1
	}
	return f.game.Ask()
}

// doers returns a function for each kind of thing that an entry can record, nil
// for those that this entry does not.
func (f *facts) doers(cat *rules.Catalogue, e *entry) (do [20]func() error) {
	if e.Created != nil {
		do[0] = func() error { return f.create(e.Created) }
	}
	if e.Joined != nil {
		do[1] = func() error { return f.join(e.Joined) }
	}
	if e.Started != nil {
		do[2] = func() error { return f.start(cat, e.Started) }
	}
	if e.Answered != nil {
		do[3] = func() error { return f.answer(e.Answered) }
	}
	if e.Ordered != nil {
		do[4] = func() error { return f.order(e.Ordered) }
	}
	if e.Held != nil {
		do[5] = func() error { return f.hold(e.Held) }
	}
	if e.Undone != nil {
		do[6] = func() error { return f.undo(e.Undone) }
	}
	if e.Marked != nil {
		do[7] = func() error { return f.mark(e.Marked) }
	}
	if e.Renewed != nil {
		do[8] = func() error { return f.renew(cat, e.Renewed) }
	}
	if e.Talked != nil {
		do[9] = func() error { return f.addTalk(e.Talked, e.At, e.Erased != "") }
	}
	if e.Proposed != nil {
		do[10] = func() error { return f.propose(e.Proposed) }
	}
	if e.Voted != nil {
		do[11] = func() error { return f.vote(e.Voted) }
	}
	if e.Missed != nil {
		do[12] = func() error { return f.miss(e.Missed) }
	}
	if e.Replaced != nil {
		do[13] = func() error { return f.standIn(e.Replaced) }
	}
	if e.Noticed != nil {
		do[14] = func() error { return f.notice(e.Noticed) }
	}
	if e.Confirmed != nil {
		do[15] = func() error { return f.confirm(e.Confirmed) }
	}
	if e.Reported != nil {
		do[16] = func() error { return f.file(e.Reported) }
	}
	if e.Governed != nil {
		do[17] = func() error { return f.measure(e.Governed) }
	}
	if e.Resealed != nil {
		do[18] = func() error { return f.reseal(e.Resealed) }
	}
	if e.Notified != nil {
		do[19] = func() error { return f.tellSeats(e.Notified) }
	}
	return do
}

func (f *facts) create(c *created) error {
	if len(c.Seats) != c.Players {
		return fmt.Errorf("%d seats for %d players", len(c.Seats), c.Players)
	}
	choice, err := options.Parse(c.Options)
	if err == nil {
		err = choice.Playable(c.Players)
	}
	if err != nil {
		return err
	}
	f.made = *c
	f.seats = append([]seat(nil), c.Seats...)
	f.made.Seats, f.rules = nil, c.Rules
	return nil
}

func (f *facts) join(j *joined) error {
	s, err := f.freeSeat(j.Seat)
	if err != nil {
		return err
	}
	s.Name, s.Lock, s.Part = j.Name, j.Lock, j.Part
	return nil
}

// freeSeat returns seat n if somebody can claim it now.
func (f *facts) freeSeat(n int) (*seat, error) {
	switch {
	case f.game != nil:
		return nil, refuse(Started, "the game has begun")
	case n < 0 || n >= len(f.seats) || f.seats[n].Kind != Human:
		return nil, refuse(NoSeat, "seat %d of %d", n, len(f.seats))
	case !f.seats[n].free():
		return nil, refuse(SeatTaken, "seat %d is taken", n)
	}
	return &f.seats[n], nil
}

// start gives the named seats to bots and starts the game.
func (f *facts) start(cat *rules.Catalogue, s *started) error {
	if f.game != nil {
		return refuse(Started, "the game has begun")
	}
	after, err := f.seated(s)
	if err != nil {
		return err
	}
	game, err := after.newGame(cat)
	if err != nil {
		return err
	}
	f.seats, f.game, f.rules = after.seats, game, s.version(f.made.Rules)
	f.opened()
	return nil
}

// version returns the version of the rules under which the game starts; made is
// the version under which the table was created.
func (s *started) version(made int) int {
	if s.Rules == 0 {
		return made
	}
	return s.Rules
}

// seated returns a copy of the facts in which every seat is taken.
func (f *facts) seated(s *started) (after facts, err error) {
	after = facts{made: f.made, seats: append([]seat(nil), f.seats...)}
	for _, n := range s.Filled {
		free, err := after.freeSeat(n)
		if err != nil {
			return after, err
		}
		free.fill()
	}
	if !after.full() {
		return after, refuse(NotStarted, "a seat is free")
	}
	return after, nil
}

// newGame returns a new game for these seats and options.
func (f *facts) newGame(cat *rules.Catalogue) (*rules.Game, error) {
	choice, err := options.Parse(f.made.Options)
	if err != nil {
		return nil, err
	}
	seed, err := f.seed()
	if err != nil {
		return nil, fmt.Errorf("the server's part of the seed: %w", err)
	}
	return rules.NewGame(cat, choice, f.made.Players, seed)
}

// answer passes an answer to the game.
func (f *facts) answer(a *answered) error {
	if f.game == nil {
		return refuse(NotStarted, "the game has not begun")
	}
	p := rules.Seat(a.Seat)
	r, asked := f.game.Request(p)
	if asked && a.Ask == f.game.Ask() && f.game.Catalogue().Print(&r) != a.Print {
		return fmt.Errorf("the answer of seat %d to question %d is to another request", a.Seat, a.Ask)
	}
	question := f.game.Questions()
	if err := f.game.Answer(p, a.Ask, a.Takes); err != nil {
		return err
	}
	if a.Own {
		f.calls.told = f.calls.told.Without(p)
		f.seats[p].strikes = 0
		f.remember(p, given{question, r, a.Takes})
	}
	if f.game.Err() != nil {
		return f.game.Err()
	}
	f.carriedOut(p, &r, a.Takes)
	if f.game.Over() || f.game.Ask() != a.Ask {
		f.opened()
	}
	return nil
}
