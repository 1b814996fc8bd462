package table

import (
	"time"

	"ragtag/rules"
)

// A table can limit the time for each decision. When the time runs out, a bot
// makes that one decision for the seat. After as many such decisions as the
// table allows, or after the others vote out an absent person, a bot stands in
// for the seat from then on. The seat still belongs to its person, who can take
// it back at any time with everything that it has and knows. The last person at
// a table is always waited for: bots do not finish a game among themselves.

// Bounds of the time for a decision.
const (
	MinLimit   = time.Second
	MaxLimit   = 30 * 24 * time.Hour
	MaxStrikes = 9
)

// missed records that a seat let the time for a question run out.
type missed struct {
	Seat int `json:"seat"`
	Ask  int `json:"ask"`
}

// replaced records that a bot stands in for a seat, or no longer does.
type replaced struct {
	Seat int  `json:"seat"`
	On   bool `json:"on"`
}

// person reports whether a person plays at seat p, with no bot standing in. Somebody
// who was eliminated looks on and no longer plays: no vote, clock or wait is for them.
func (f *facts) person(p rules.Seat) bool {
	return p >= 0 && int(p) < len(f.seats) && f.seats[p].Kind == Human && !f.seats[p].stand && f.inGame(p)
}

// inGame reports whether the player at seat p was not eliminated.
func (f *facts) inGame(p rules.Seat) bool { return f.game == nil || f.game.Plays(p) }

// playing returns the number of seats that people play themselves.
func (f *facts) playing() (n int) {
	for p := range f.seats {
		if f.person(rules.Seat(p)) {
			n++
		}
	}
	return n
}

// limit returns the time limit for a decision, or 0 if there is none.
func (f *facts) limit() time.Duration { return time.Duration(f.made.Limit) * time.Millisecond }

// miss counts a decision that its seat let time out.
func (f *facts) miss(m *missed) error {
	if f.status() != Running || !f.person(rules.Seat(m.Seat)) || m.Ask != f.game.Ask() {
		return refuse(NotStarted, "seat %d is not waited for in question %d", m.Seat, m.Ask)
	}
	f.seats[m.Seat].strikes++
	return nil
}

// standIn makes a bot stand in for a seat, or no longer.
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

// Return gives the key's seat back from the bot that stands in for it.
func (t *Table) Return(key string) error {
	return t.asSeat(key, func(p rules.Seat) error { return t.add(entry{Replaced: &replaced{Seat: int(p)}}) })
}

// absentGrace is the least time that people have for a decision after a server
// has loaded a table.
const absentGrace = time.Minute

// deadline returns when the time for the open question runs out. ok is false if
// it has no deadline.
func (t *Table) deadline() (at time.Time, ok bool) {
	if at = t.wakes(); at.IsZero() {
		return at, false
	}
	if grace := t.read.Add(min(t.limit(), absentGrace)); !t.read.IsZero() && at.Before(grace) {
		at = grace
	}
	return at, true
}

// wakes returns when the time for the open question runs out, or the zero time
// if it has no limit.
func (t *Table) wakes() time.Time {
	if t.limit() == 0 || t.closed || t.status() != Running || t.playing() < 2 {
		return time.Time{}
	}
	return t.began(t.asked).Add(t.limit())
}

// wakesUp returns when the table next has something to do by itself on some server:
// an erasure to finish, or the end of the time for the open question.
func (t *Table) wakesUp() time.Time {
	if len(t.erasing) > 0 {
		return time.Unix(1, 0) // long ago
	}
	return t.wakes()
}

// timeLeft returns the milliseconds left for the people who are asked, or nil
// if there is no time limit.
func (t *Table) timeLeft() *int64 {
	at, ok := t.deadline()
	if !ok {
		return nil
	}
	for _, p := range t.open.asked {
		if t.person(p) {
			left := max(0, -t.hub.since(at)).Milliseconds()
			return &left
		}
	}
	return nil
}

// timeOut records that a person let the time run out and, if that was once too
// often, that a bot stands in.
func (t *Table) timeOut(p rules.Seat) error {
	if err := t.add(entry{Missed: &missed{int(p), t.game.Ask()}}); err != nil {
		return err
	}
	if n := t.made.Strikes; n == 0 || t.seats[p].strikes < n {
		return nil
	}
	return t.add(entry{Replaced: &replaced{Seat: int(p), On: true}})
}
