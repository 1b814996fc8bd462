package table

import (
	"time"

	"ragtag/rules"
)

// How windows close.
//
// A window is a question that can be passed: a seat that has something to use
// in it may use it. A window is secret if hidden cards could be used in it.
// Then every seat that may hold such a card, as far as everybody knows, is
// asked, whether it holds one or not. What the others receive, and when, must
// not depend on what it holds.
//
//   - A seat under the order PassAlways passes as soon as the window opens.
//   - A seat under PlayCard plays as soon as the window opens, if the public
//     condition of the order holds and the seat has the card; otherwise it
//     passes at the same moment.
//   - A seat under AskMe is waited for without limit, whatever its hand. If the
//     order has a public condition that does not hold, the seat passes as soon
//     as the window opens.
//   - A seat under PassUnfit may act while the window is open for everybody: at
//     a live table, a fixed time, which begins when the beats of the public
//     lines before it would have ended at normal speed (beats.go). Then it
//     passes, whatever it holds. A seat that needs longer holds the window, which
//     everybody sees, and which seats with nothing to play can do as well.
//   - The window closes when every seat has answered, by hand or otherwise.
//     Until then all seats that were asked are shown as waited for, and only
//     the seat itself learns of its answer.
//
// So a silent seat is passed at the same moment with a full hand and with an
// empty one, and only what people do, or have ordered without looking at their
// hand, makes a window shorter or longer.
//
// At a table with one person there is nobody to hide anything from. There a
// window that offers nothing is passed at once, and any other is waited for
// unless the order is PassAlways.
//
// A skill check asks each seat in turn for cards. A seat that has sealed some,
// or has ordered to add none, adds them as soon as its turn comes, without
// those that it no longer holds. If it may add fewer than it has sealed, which
// everybody can see, it is asked.
//
// Windows that are not secret have no clock, since everybody can see whether a
// seat can act.

// windowOf returns the name of the window that a request opens, for use in
// standing orders. ok is false if the request cannot be passed.
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

// orderedUnder returns the name to which standing orders for a request refer,
// or "" if there can be none.
func orderedUnder(r *rules.Request) string {
	if r.Kind == rules.ReqContribute {
		return Contribute
	}
	name, _ := windowOf(r)
	return name
}

// question holds what everybody knows about the open question.
type question struct {
	asked  []rules.Seat
	sealed bool // hidden cards may matter: who has answered is secret
	clock  bool // a window that closes by the clock
	final  bool // no answer can be taken back: a secret window, or several seats asked in secret
}

// opened records the question that has just opened. Only at that moment are the
// requests of all seats available.
func (f *facts) opened() {
	f.holds, f.open = 0, question{asked: members(f.game.Asked())}
	f.endUndoMotion()
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

// waiting returns the seats that the table visibly waits for.
func (f *facts) waiting() []rules.Seat {
	if f.open.sealed {
		return f.open.asked
	}
	return members(f.game.Open())
}

// never is the wait for something that does not happen by itself.
const never = time.Duration(-1)

// passesAfter returns how long after the question opened the table passes for a
// person's seat, or never if it waits for the seat.
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

// hold makes a seat hold the open window, or release it.
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

// members returns the seats in a set, in order.
func members(s rules.Seats) (list []rules.Seat) {
	for p := range rules.Seat(rules.MaxSeats) {
		if s.Has(p) {
			list = append(list, p)
		}
	}
	return list
}
