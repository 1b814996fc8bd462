package table

import (
	"strconv"
	"time"

	"ragtag/rules"
)

// seat is a seat in its stored form.
type seat struct {
	Kind Kind   `json:"kind"`
	Name string `json:"name,omitempty"` // empty: the seat is free
	Bot  string `json:"bot,omitempty"`
	Lock string `json:"lock,omitempty"`
	Part string `json:"part,omitempty"` // of the seed; bots have none

	stand   bool // a bot stands in for the person
	strikes int  // consecutive decisions that timed out
}

// free reports whether somebody can still claim the seat.
func (s *seat) free() bool { return s.Kind == Human && s.Lock == "" }

// fill gives a free seat to a bot.
func (s *seat) fill() { *s = seat{Kind: Bot, Bot: DefaultBot} }

// Status is the stage of a table.
type Status string

// The stages.
const (
	Open    Status = "open"    // waits for people to join
	Running Status = "running" // the game has started
	Over    Status = "over"    // the game has ended
)

// facts is the state of a table that its entries determine.
type facts struct {
	made   created
	seats  []seat
	game   *rules.Game // nil before the start
	orders [rules.MaxSeats][]standing
	open   question
	holds  rules.Seats // seats that hold the open window

	backs    backs                   // what can be taken back
	given    [rules.MaxSeats][]given // answers of people, the last ones
	motion   *motion
	channels [viewers]*channel // of the group, then of the seats
	calls    calls
	asked    time.Time // when the open question opened
	plays    time.Time // when the beats before it will have ended
	played   int       // events of the game whose beats are in plays
	talk     []Talk
	voiced   []voiced
	muted    [viewers]bool // may not talk; the first: those without a seat
	closed   bool          // it can be watched, and nothing else
	delisted bool          // it is in no list
	erasing  []string      // locks of the people who are stored as to be erased
	erased   []string      // locks of the people who were erased; empty: those without a seat
	lost     []string      // locks of the seats that were taken from people

	rules   int      // version that the game is played under
	reports int      // number of reports
	before  int      // number of the line before the first of the game
	past    oldLines // lines from other rules, up to that number
	hidden  int      // events of the game whose lines are in past
	marks   marks
}

// status returns the stage of the table.
func (f *facts) status() Status {
	switch {
	case f.game == nil:
		return Open
	case f.game.Over():
		return Over
	}
	return Running
}

// Status returns the stage of the table.
func (t *Table) Status() Status {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.status()
}

// people returns the number of seats that are not bots, without those of players who
// were eliminated.
func (f *facts) people() (n int) {
	for i := range f.seats {
		if f.seats[i].Kind == Human && f.inGame(rules.Seat(i)) {
			n++
		}
	}
	return n
}

// full reports whether every seat is taken.
func (f *facts) full() bool {
	for i := range f.seats {
		if f.seats[i].free() {
			return false
		}
	}
	return true
}

// nameOf returns the name that somebody gave to a seat, or "". Earlier versions
// numbered bots, and called a person without a name in a first game "You".
func (f *facts) nameOf(seat int) string {
	switch s := &f.seats[seat]; {
	case s.Kind == Bot && s.Name == "Bot "+strconv.Itoa(seat+1):
		return ""
	case f.made.Lesson && (s.Name == "You" || s.Name == "Tú"):
		return ""
	default:
		return s.Name
	}
}

// names returns the names that were given to the seats, in order.
func (f *facts) names() []string {
	names := make([]string, len(f.seats))
	for i := range f.seats {
		names[i] = f.nameOf(i)
	}
	return names
}

// parts returns the seats' parts of the seed, in order.
func (f *facts) parts() [][]byte {
	parts := make([][]byte, len(f.seats))
	for i := range f.seats {
		parts[i] = []byte(f.seats[i].Part)
	}
	return parts
}
