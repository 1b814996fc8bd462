package table

import (
	"slices"

	"ragtag/rules"
)

// Order is a standing order: what a seat does when a window of this name opens,
// or when its turn to add cards to a skill check comes. No other seat learns of
// it.
type Order struct {
	Window string       `json:"window" maxLength:"32" doc:"name of a window, * for all others, or contribute"`
	Do     Do           `json:"do" enum:"ask,fits,pass,play,add,none"`
	Until  Until        `json:"until,omitempty" enum:",phase,turn,check"`
	Play   string       `json:"play,omitempty" maxLength:"128" doc:"what to play, by its id"`
	If     If           `json:"if,omitempty" enum:",short,hit" doc:"ask me, or play it, if this is so, else pass"`
	By     int          `json:"by,omitempty" minimum:"0" maximum:"99" doc:"short: by at most so much; 0, to be asked: by anything"`
	Add    []rules.Take `json:"add,omitempty" maxItems:"64" doc:"cards to add when the turn comes"`
}

// Values of [Order.Window] that are not names of windows.
const (
	EveryWindow = "*"          // all windows without an order of their own
	Contribute  = "contribute" // the turn to add cards to a skill check
)

// Do is the action of a standing order; window.go specifies each.
type Do string

// The actions.
const (
	AskMe      Do = "ask"  // wait for me if the condition holds, else pass
	PassUnfit  Do = "fits" // wait for me while the window is open for everybody, or without limit if I hold it
	PassAlways Do = "pass" // do not wait for me
	PlayCard   Do = "play" // play this if the condition holds, else pass
	AddCards   Do = "add"  // add these, sealed until my turn comes
	NoOrder    Do = "none" // cancel my order
)

// Until says how long an order is in force. An order to play or to add
// something ends at the latest when it has been carried out.
type Until string

// The periods.
const (
	ForGood       Until = ""
	UntilPhase    Until = "phase" // for the rest of the phase
	UntilTurnEnd  Until = "turn"  // for the rest of the turn
	UntilCheckEnd Until = "check" // for the rest of the skill check
)

// If is a publicly visible condition under which an order asks or plays a card.
type If string

// The conditions.
const (
	Always  If = ""
	IfShort If = "short" // the total of the check is below its difficulty
	IfHit   If = "hit"   // the attack on a viper hits with the present roll
)

// standing is an order in force, with the moment at which it was given.
type standing struct {
	Order
	turn  uint16
	phase rules.Phase
	check rules.Comp // None: no check was open
}

// check returns an Error of code BadOrder if the order is not valid.
func (o Order) check() error {
	window := false
	for w := range rules.NumWindows {
		window = window || o.Window == w.String()
	}
	may := []Do{NoOrder, AskMe, PassAlways}
	switch {
	case window:
		may = append(may, PassUnfit, PlayCard)
	case o.Window == Contribute:
		may = append(may, AddCards)
	case o.Window == EveryWindow || o.Window == rules.ReqHandOver.String():
		may = append(may, PassUnfit)
	default:
		return refuse(BadOrder, "no window is called %q", o.Window)
	}
	switch {
	case !slices.Contains(may, o.Do):
		return refuse(BadOrder, "do %q, want one of %q", o.Do, may)
	case !slices.Contains([]Until{ForGood, UntilPhase, UntilTurnEnd, UntilCheckEnd}, o.Until):
		return refuse(BadOrder, "until %q", o.Until)
	case (o.Do == PlayCard) != (o.Play != ""), o.Do != AddCards && len(o.Add) > 0,
		o.Do != PlayCard && o.Do != AskMe && o.If != Always, o.By != 0 && o.If != IfShort:
		return refuse(BadOrder, "do %q with something to play or to add that does not belong to it", o.Do)
	case o.Do == AddCards && o.Until != UntilCheckEnd:
		return refuse(BadOrder, "cards are sealed for one check")
	}
	return o.checkIf()
}

// checkIf returns an Error of code BadOrder if the condition does not apply to
// the order's window.
func (o Order) checkIf() error {
	switch o.If {
	case Always:
	case IfShort:
		if o.Window != rules.WhenTotalled.String() || o.By < 1 && o.Do == PlayCard {
			return refuse(BadOrder, "short by at most %d in window %q", o.By, o.Window)
		}
	case IfHit:
		if o.Window != rules.WhenViperAttacked.String() {
			return refuse(BadOrder, "a hit in window %q", o.Window)
		}
	default:
		return refuse(BadOrder, "if %q", o.If)
	}
	return nil
}

// wanted reports whether the condition of an order holds.
func (f *facts) wanted(o Order) bool {
	if o.If == Always {
		return true
	}
	s := f.game.State()
	switch o.If {
	case IfShort:
		short := int(s.Check.Difficulty) - int(s.Check.Total)
		return short > 0 && (o.By == 0 || short <= o.By)
	case IfHit:
		return s.This.Die.Value() >= rules.ViperDamagedAt
	}
	return true
}

// cards returns the number of cards that an order adds.
func (o Order) cards() (n int) {
	for _, k := range o.Add {
		n += k.Count
	}
	return n
}

// order puts a standing order into force. It replaces the one for the same
// window.
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
	if err := f.checkSealed(rules.Seat(o.Seat), o.Order); err != nil {
		return err
	}
	f.replace(o)
	return nil
}

// checkSealed checks an order for the open check against the check and the
// hand.
func (f *facts) checkSealed(p rules.Seat, o Order) error {
	if o.Until != UntilCheckEnd {
		return nil
	}
	s := f.game.State()
	if !s.Check.On || o.Do == AddCards && !yetToAdd(&s, p) {
		return refuse(NotNow, "seat %d has nothing to order about a skill check", p)
	}
	held := map[string]int{}
	for _, id := range f.game.View(p).Mine.Hand {
		held[id]++
	}
	for _, k := range o.Add {
		if held[k.Option] -= k.Count; k.Count < 1 || held[k.Option] < 0 {
			return refuse(BadOrder, "seat %d does not hold %d of %q", p, k.Count, k.Option)
		}
	}
	return nil
}

// replace replaces the order for the same window.
func (f *facts) replace(o *ordered) {
	orders := slices.DeleteFunc(slices.Clone(f.orders[o.Seat]), func(s standing) bool { return s.Window == o.Order.Window })
	if o.Order.Do != NoOrder {
		turn, phase, check := f.moment()
		orders = append(orders, standing{o.Order, turn, phase, check})
	}
	f.orders[o.Seat] = orders
}

// inForce returns the orders of a seat that are still in force.
func (f *facts) inForce(p rules.Seat) (orders []standing) {
	if len(f.orders[p]) == 0 {
		return nil
	}
	turn, phase, check := f.moment()
	for _, s := range f.orders[p] {
		over := s.Until == UntilTurnEnd && s.turn != turn || s.Until == UntilPhase && (s.turn != turn || s.phase != phase) ||
			s.Until == UntilCheckEnd && s.check != check
		if !over {
			orders = append(orders, s)
		}
	}
	return orders
}

// moment returns the turn and phase of the game, and what is being checked.
func (f *facts) moment() (turn uint16, phase rules.Phase, check rules.Comp) {
	if f.game == nil {
		return 0, 0, rules.None
	}
	s := f.game.State()
	if s.Check.On {
		check = s.Check.Source
	}
	return s.Turn, s.Phase, check
}

// carriedOut ends the order that an answer of seat p to a request carries out,
// whether the table or a person gave the answer.
func (f *facts) carriedOut(p rules.Seat, r *rules.Request, takes []rules.Take) {
	name := orderedUnder(r)
	f.orders[p] = slices.DeleteFunc(slices.Clone(f.orders[p]), func(s standing) bool {
		return s.Window == name && (s.Do == AddCards ||
			s.Do == PlayCard && slices.ContainsFunc(takes, func(k rules.Take) bool { return k.Option == s.Play }))
	})
}

// orderFor returns the order of a seat for a window, or the default of the
// table's pace.
func (f *facts) orderFor(p rules.Seat, name string) Order {
	does := Order{Do: PassUnfit}
	if f.made.Pace == Relaxed || name == Contribute {
		does.Do = AskMe
	}
	for _, s := range f.orders[p] {
		if s.Window == name {
			return s.Order
		}
		if s.Window == EveryWindow && name != Contribute {
			does = s.Order
		}
	}
	return does
}

// takes returns the answer of seat p to a request by its order: as much of the
// order as is legal, or nothing to pass. A limit may have come after the order,
// and a sheet may want none or several.
func (f *facts) takes(p rules.Seat, r *rules.Request) []rules.Take {
	o, takes := f.orderFor(p, orderedUnder(r)), []rules.Take{}
	var want []rules.Take
	switch {
	case o.Do == AddCards:
		want = o.Add
	case o.Do == PlayCard && f.wanted(o):
		want = []rules.Take{{Option: o.Play, Count: 1}}
	}
	taken := 0
	for i, id := range f.game.Catalogue().OptionIDs(r) {
		for _, k := range want {
			if n := min(k.Count, int(r.Limit[i]), int(r.Max)-taken); k.Option == id && n > 0 {
				takes = append(takes, rules.Take{Option: id, Count: n})
				taken += n
			}
		}
	}
	if !r.Allows(taken) {
		return []rules.Take{}
	}
	return takes
}
