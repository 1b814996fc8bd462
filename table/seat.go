package table

import (
	"time"

	"ragtag/rules"
)

// seat is a seat as the entries have it.
type seat struct {
	Kind Kind   `json:"kind"`
	Name string `json:"name,omitempty"` // empty: it waits for somebody
	Bot  string `json:"bot,omitempty"`
	Lock string `json:"lock,omitempty"`
	Part string `json:"part,omitempty"` // of the seed; bots have none

	stand   bool // a bot stands in for the person
	strikes int  // how often in a row the time for a decision ran out
}

// free reports whether somebody can still claim the seat.
func (s *seat) free() bool { return s.Kind == Human && s.Lock == "" }

// fill gives a free seat to a bot.
func (s *seat) fill(n int) { *s = seat{Kind: Bot, Name: botName(n), Bot: DefaultBot} }

// Status is how far a table has come.
type Status string

// What a table can be.
const (
	Open    Status = "open"    // waits for people to join
	Running Status = "running" // the game is on
	Over    Status = "over"    // the game has ended
)

// facts is what the entries of a table add up to.
type facts struct {
	made   created
	seats  []seat
	game   *rules.Game // nil until it starts
	orders [rules.MaxSeats][]standing
	open   question
	holds  rules.Seats // who holds the open window

	backs    backs                   // what can be taken back
	given    [rules.MaxSeats][]given // answers of people, the last ones
	motion   *motion
	channels [viewers]*channel // where seats and, first, the group are told
	asked    time.Time         // when the open question opened
	talk     []Talk

	rules   int    // version that the game is played under
	reports int    // how many were sent
	before  int    // number that the lines of the game follow
	past    []told // lines of other rules, up to there
	hidden  int    // events of the game that are among them
	marks   marks
}

// status returns how far the table has come.
func (f *facts) status() Status {
	switch {
	case f.game == nil:
		return Open
	case f.game.Over():
		return Over
	}
	return Running
}

// Status returns how far the table has come.
func (t *Table) Status() Status {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.status()
}

// people counts the seats that are not bots.
func (f *facts) people() (n int) {
	for i := range f.seats {
		if f.seats[i].Kind == Human {
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

// names returns what the seats are called, in order.
func (f *facts) names() []string {
	names := make([]string, len(f.seats))
	for i := range f.seats {
		names[i] = f.seats[i].Name
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
