package table

import (
	"time"

	"ragtag/rules"
)

// How windows close.
//
// A window is a question that can be passed: who has something to use in it may
// use it. In a secret one hidden cards could be used, and every seat that public
// knowledge allows to hold such a card is asked, whether or not it does. What
// the others receive, and when, must not depend on what it holds.
//
//   - A seat under the order PassAlways passes as soon as the window opens.
//   - A seat under PlayCard plays as soon as the window opens, if what everybody
//     sees is as the order wants it and the card is there; else it passes, at the
//     same moment.
//   - A seat under AskMe is waited for, however long it takes, with whatever
//     hand. If it wants to be asked only where what everybody sees is so, it passes
//     everywhere else as soon as the window opens.
//   - A seat under PassUnfit may act as long as the window is open for
//     everybody: at a live table, a fixed time from its opening. Then it passes,
//     whatever it holds. Who needs longer holds the window, which everybody sees,
//     and which is open to those with nothing as well.
//   - The window closes when every seat has answered, by hand or so. Until then
//     all who were asked are shown as waited for, and nobody is told of an
//     answer but the seat that gave it.
//
// So a seat that keeps silent is passed at the same moment with a full hand and
// with an empty one, and only what people do, or have ordered without looking at
// their hand, makes a window shorter or longer.
//
// At a table with one person there is nobody to hide from. There a window that
// offers nothing is passed at once, and any other is waited for unless the order
// is PassAlways.
//
// A skill check asks each seat in turn for cards. A seat that has sealed some, or
// has ordered to add none, adds them as soon as its turn comes: what is left of
// them, should a card have gone. If it may add fewer than it has sealed, which
// everybody can see, it is asked.
//
// Windows that are not secret have no clock: whether a seat can act is on the
// table for all to see.

// windowOf returns the name by which a request that can be passed is ordered
// about, and whether it is one.
func windowOf(r *rules.Request) (name string, ok bool) {
	switch {
	case r.Min > 0:
		return "", false
	case r.Kind == rules.ReqPlay:
		return r.Window.String(), true
	case r.Kind == rules.ReqHandOver:
		return r.Kind.String(), true
	}
	return "", false
}

// orderedUnder returns the name by which a request is ordered about; "" if it
// cannot be.
func orderedUnder(r *rules.Request) string {
	if r.Kind == rules.ReqContribute {
		return Contribute
	}
	name, _ := windowOf(r)
	return name
}

// question is what everybody knows of the open question.
type question struct {
	asked  []rules.Seat
	sealed bool // nobody is told who has answered: hidden cards bear on it
	clock  bool // it is a window that closes by the clock
	final  bool // nobody takes an answer back now: it is a secret window, or several are asked in secret
}

// opened notes the question that has just opened. Only then are the requests of
// all seats at hand.
func (f *facts) opened() {
	f.holds, f.open = 0, question{asked: members(f.game.Asked())}
	f.lapse()
	for _, p := range f.open.asked {
		r, _ := f.game.Request(p)
		_, window := windowOf(&r)
		f.open.sealed = f.open.sealed || r.Secret
		f.open.final = f.open.final || r.Secret && (window || len(f.open.asked) > 1)
		f.open.clock = f.open.clock || r.Secret && window && f.made.Pace == Live && f.people() > 1
	}
	for p := range f.seats {
		f.orders[p] = f.inForce(rules.Seat(p))
	}
}

// waiting lists the seats that the table is seen to wait for.
func (f *facts) waiting() []rules.Seat {
	if f.open.sealed {
		return f.open.asked
	}
	return members(f.game.Open())
}

// never is the wait for something that will not happen by itself.
const never = time.Duration(-1)

// passesAfter returns how long after the opening of the question the table
// passes for a person's seat: never, if it is waited for.
func (f *facts) passesAfter(p rules.Seat, window time.Duration) time.Duration {
	r, _ := f.game.Request(p)
	name := orderedUnder(&r)
	if name == "" {
		return never
	}
	switch o := f.orderFor(p, name); {
	case f.holds.Has(p), o.Do == AddCards && o.cards() > int(r.Max):
		return never
	case o.Do == PassAlways, o.Do == PlayCard, o.Do == AddCards, o.Do == AskMe && !f.wanted(o):
		return 0
	case name == Contribute:
		return never
	case f.people() == 1 && r.N == 0:
		return 0
	case o.Do == PassUnfit && f.open.clock:
		return window
	}
	return never
}

// hold makes a seat hold the open window, or let go of it.
func (f *facts) hold(h *held) error {
	if f.game == nil {
		return refuse(NotStarted, "the game has not begun")
	}
	p := rules.Seat(h.Seat)
	if h.Ask != f.game.Ask() || !f.game.Open().Has(p) || !f.open.clock || f.holds.Has(p) == h.On {
		return refuse(NoWindow, "seat %d cannot do so in question %d", h.Seat, h.Ask)
	}
	if h.On {
		f.holds = f.holds.With(p)
	} else {
		f.holds = f.holds.Without(p)
	}
	return nil
}

// members lists a set of seats.
func members(s rules.Seats) (list []rules.Seat) {
	for p := range rules.Seat(rules.MaxSeats) {
		if s.Has(p) {
			list = append(list, p)
		}
	}
	return list
}
