package table

import (
	"time"

	"ragtag/rules"
)

// A table can give everybody a time for each decision. When it runs out a bot
// decides for the seat, once; who has let it run out as often as the table says,
// or whom the others vote out while they are absent, has a bot stand in for them
// from then on. The seat stays theirs: they take it back whenever they like, with
// everything that it has and knows. The last person at a table is waited for: bots
// do not play a game to its end among themselves.

// The bounds of the time for a decision.
const (
	MinLimit   = time.Second
	MaxLimit   = 30 * 24 * time.Hour
	MaxStrikes = 9
)

// missed: a seat let the time for a question run out.
type missed struct {
	Seat int `json:"seat"`
	Ask  int `json:"ask"`
}

// replaced: a bot stands in for a seat, or does so no longer.
type replaced struct {
	Seat int  `json:"seat"`
	On   bool `json:"on"`
}

// person reports whether somebody plays at a seat by themselves.
func (f *facts) person(p rules.Seat) bool {
	return p >= 0 && int(p) < len(f.seats) && f.seats[p].Kind == Human && !f.seats[p].stand
}

// playing counts the people who play by themselves.
func (f *facts) playing() (n int) {
	for p := range f.seats {
		if f.person(rules.Seat(p)) {
			n++
		}
	}
	return n
}

// limit returns the time for a decision, 0 if there is none.
func (f *facts) limit() time.Duration { return time.Duration(f.made.Limit) * time.Millisecond }

// miss counts a decision for which the time ran out.
func (f *facts) miss(m *missed) error {
	if f.status() != Running || !f.person(rules.Seat(m.Seat)) || m.Ask != f.game.Ask() {
		return refuse(NotStarted, "seat %d is not waited for in question %d", m.Seat, m.Ask)
	}
	f.seats[m.Seat].strikes++
	return nil
}

// replace makes a bot stand in for a seat, or no longer.
func (f *facts) standIn(r *replaced) error {
	if r.Seat < 0 || r.Seat >= len(f.seats) || f.seats[r.Seat].Kind != Human || f.seats[r.Seat].stand == r.On {
		return refuse(NoSeat, "seat %d of %d", r.Seat, len(f.seats))
	}
	s := &f.seats[r.Seat]
	s.stand, s.strikes = r.On, 0
	if f.motion != nil && (f.motion.Kind == MoveReplace || f.motion.Seat == r.Seat) {
		f.motion = nil
	}
	f.holds = f.holds.Without(rules.Seat(r.Seat))
	return nil
}

// Return takes the key's seat back from the bot that stands in.
func (t *Table) Return(key string) error {
	return t.mine(key, func(p rules.Seat) error { return t.add(entry{Replaced: &replaced{Seat: int(p)}}) })
}

// absentGrace is how long people have at least, after a server has read a table,
// before the time for a decision runs out.
const absentGrace = time.Minute

// deadline returns when the time for the open question runs out, and whether it does.
func (t *Table) deadline() (at time.Time, ok bool) {
	limit := t.limit()
	if limit == 0 || t.status() != Running || t.playing() < 2 {
		return at, false
	}
	at = t.asked.Add(limit)
	if grace := t.read.Add(min(limit, absentGrace)); !t.read.IsZero() && at.Before(grace) {
		at = grace
	}
	return at, true
}

// timeLeft returns how long the people who are asked have left, in
// milliseconds; nil if they have all the time they like.
func (t *Table) timeLeft() *int64 {
	at, ok := t.deadline()
	if !ok {
		return nil
	}
	for _, p := range t.open.asked {
		if t.person(p) {
			left := max(0, time.Until(at)).Milliseconds()
			return &left
		}
	}
	return nil
}

// timeOut notes that a person let the time run out, and that a bot stands in if
// that was once too often.
func (t *Table) timeOut(p rules.Seat) error {
	if err := t.add(entry{Missed: &missed{int(p), t.game.Ask()}}); err != nil {
		return err
	}
	if n := t.made.Strikes; n == 0 || t.seats[p].strikes < n {
		return nil
	}
	return t.add(entry{Replaced: &replaced{Seat: int(p), On: true}})
}
