package table

import (
	"slices"

	"ragtag/rules"
)

// Order is a standing order: what a seat does when a window of this name opens.
type Order struct {
	Window string `json:"window"` // name of a window, or EveryWindow
	Do     Do     `json:"do"`
	Until  Until  `json:"until"`
}

// EveryWindow stands for all windows for which there is no order of their own.
const EveryWindow = "*"

// Do is what a standing order says; see window.go for what it means.
type Do string

// What can be ordered.
const (
	AskMe      Do = "ask"  // wait for me
	PassUnfit  Do = "fits" // wait for me as long as the window is open for everybody, and for ever if I hold it
	PassAlways Do = "pass" // do not wait for me
)

// Until says how long an order stands.
type Until string

// How long orders can stand.
const (
	ForGood      Until = ""
	UntilPhase   Until = "phase" // for the rest of the phase
	UntilTurnEnd Until = "turn"  // for the rest of the turn
)

// standing is an order with the moment at which it was given.
type standing struct {
	Order
	turn  uint16
	phase rules.Phase
}

// check holds an order to what can be ordered.
func (o Order) check() error {
	known := o.Window == EveryWindow || o.Window == rules.ReqHandOver.String()
	for w := range rules.NumWindows {
		known = known || o.Window == w.String()
	}
	switch {
	case !known:
		return refuse(BadOrder, "no window is called %q", o.Window)
	case !slices.Contains([]Do{AskMe, PassUnfit, PassAlways}, o.Do):
		return refuse(BadOrder, "do %q, want %q, %q or %q", o.Do, AskMe, PassUnfit, PassAlways)
	case !slices.Contains([]Until{ForGood, UntilPhase, UntilTurnEnd}, o.Until):
		return refuse(BadOrder, "until %q, want %q, %q or %q", o.Until, ForGood, UntilPhase, UntilTurnEnd)
	}
	return nil
}

// order makes a standing order stand, in the place of the one for its window.
func (f *facts) order(o *ordered) error {
	if f.game == nil {
		return refuse(NotStarted, "the game has not begun")
	}
	if o.Seat < 0 || o.Seat >= len(f.seats) || f.seats[o.Seat].Kind != Human {
		return refuse(NoSeat, "seat %d of %d", o.Seat, len(f.seats))
	}
	if err := o.Order.check(); err != nil {
		return err
	}
	f.replace(o)
	return nil
}

// replace puts an order in the place of the one for its window.
func (f *facts) replace(o *ordered) {
	turn, phase := f.moment()
	orders := slices.DeleteFunc(slices.Clone(f.orders[o.Seat]), func(s standing) bool { return s.Window == o.Order.Window })
	f.orders[o.Seat] = append(orders, standing{o.Order, turn, phase})
}

// inForce returns the orders of a seat that still stand.
func (f *facts) inForce(p rules.Seat) (orders []standing) {
	if len(f.orders[p]) == 0 {
		return nil
	}
	turn, phase := f.moment()
	for _, s := range f.orders[p] {
		over := s.Until == UntilTurnEnd && s.turn != turn || s.Until == UntilPhase && (s.turn != turn || s.phase != phase)
		if !over {
			orders = append(orders, s)
		}
	}
	return orders
}

// moment returns the turn and phase of the game.
func (f *facts) moment() (uint16, rules.Phase) {
	if f.game == nil {
		return 0, 0
	}
	s := f.game.State()
	return s.Turn, s.Phase
}

// does returns what a seat does in a window.
func (f *facts) does(p rules.Seat, window string) Do {
	do := PassUnfit
	if f.made.Pace == Relaxed {
		do = AskMe
	}
	for _, s := range f.orders[p] {
		if s.Window == window {
			return s.Do
		}
		if s.Window == EveryWindow {
			do = s.Do
		}
	}
	return do
}
