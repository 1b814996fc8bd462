package table

import (
	"slices"

	"ragtag/rules"
)

// Order is a standing order: what a seat does when a window of this name opens,
// or when its turn comes to add cards to a skill check. Nobody else learns of it.
type Order struct {
	Window string       `json:"window" maxLength:"32" doc:"name of a window, * for all others, or contribute"`
	Do     Do           `json:"do" enum:"ask,fits,pass,play,add,none"`
	Until  Until        `json:"until,omitempty" enum:",phase,turn,check"`
	Play   string       `json:"play,omitempty" maxLength:"128" doc:"what to play, by its id"`
	If     If           `json:"if,omitempty" enum:",short,hit" doc:"ask me, or play it, if this is so, else pass"`
	By     int          `json:"by,omitempty" minimum:"0" maximum:"99" doc:"short: by at most so much; 0, to be asked: by anything"`
	Add    []rules.Take `json:"add,omitempty" maxItems:"64" doc:"cards to add when the turn comes"`
}

// Names that are not those of windows.
const (
	EveryWindow = "*"          // all windows for which there is no order of their own
	Contribute  = "contribute" // the turn to add cards to a skill check
)

// Do is what a standing order says; see window.go for what it means.
type Do string

// What can be ordered.
const (
	AskMe      Do = "ask"  // wait for me, if it is as wanted, else pass
	PassUnfit  Do = "fits" // wait for me as long as the window is open for everybody, and for ever if I hold it
	PassAlways Do = "pass" // do not wait for me
	PlayCard   Do = "play" // play this if it is as wanted, else pass
	AddCards   Do = "add"  // add these, sealed until my turn comes
	NoOrder    Do = "none" // forget the order that I gave
)

// Until says how long an order stands. One to play or to add something stands
// until it has been carried out, if not less.
type Until string

// How long orders can stand.
const (
	ForGood       Until = ""
	UntilPhase    Until = "phase" // for the rest of the phase
	UntilTurnEnd  Until = "turn"  // for the rest of the turn
	UntilCheckEnd Until = "check" // for the rest of the skill check
)

// If is something that everybody can see, under which an order asks or plays a card.
type If string

// The conditions.
const (
	Always  If = ""
	IfShort If = "short" // the total of the check is below its difficulty
	IfHit   If = "hit"   // the attack on a viper, as the die lies, does harm
)

// standing is an order with the moment at which it was given.
type standing struct {
	Order
	turn  uint16
	phase rules.Phase
	check rules.Comp // None: no check was open
}

// check holds an order to what can be ordered.
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
		return refuse(BadOrder, "do %q with something to play or to add that is none of it", o.Do)
	case o.Do == AddCards && o.Until != UntilCheckEnd:
		return refuse(BadOrder, "cards are sealed for one check")
	}
	return o.checkIf()
}

// checkIf holds the condition of an order to the windows in which it means
// something.
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

// wanted reports whether what everybody sees is as an order wants it.
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

// cards counts the cards that an order adds.
func (o Order) cards() (n int) {
	for _, k := range o.Add {
		n += k.Count
	}
	return n
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
	if err := f.checkSealed(rules.Seat(o.Seat), o.Order); err != nil {
		return err
	}
	f.replace(o)
	return nil
}

// checkSealed holds an order for the open check to the check and to the hand.
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

// replace puts an order in the place of the one for its window.
func (f *facts) replace(o *ordered) {
	orders := slices.DeleteFunc(slices.Clone(f.orders[o.Seat]), func(s standing) bool { return s.Window == o.Order.Window })
	if o.Order.Do != NoOrder {
		turn, phase, check := f.moment()
		orders = append(orders, standing{o.Order, turn, phase, check})
	}
	f.orders[o.Seat] = orders
}

// inForce returns the orders of a seat that still stand.
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

// carriedOut ends the order to play or to add something that an answer of seat p
// to a request carries out, whether the table gave it or the seat by hand.
func (f *facts) carriedOut(p rules.Seat, r *rules.Request, takes []rules.Take) {
	name := orderedUnder(r)
	f.orders[p] = slices.DeleteFunc(slices.Clone(f.orders[p]), func(s standing) bool {
		return s.Window == name && (s.Do == AddCards ||
			s.Do == PlayCard && slices.ContainsFunc(takes, func(k rules.Take) bool { return k.Option == s.Play }))
	})
}

// orderFor returns what a seat has ordered for a request that goes by a name, or
// what goes for all at the table's pace.
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

// takes returns the answer of seat p to a request by its order: what it can of
// what is ordered, none to pass.
func (f *facts) takes(p rules.Seat, r *rules.Request) []rules.Take {
	o, takes := f.orderFor(p, orderedUnder(r)), []rules.Take{}
	var want []rules.Take
	switch {
	case o.Do == AddCards:
		want = o.Add
	case o.Do == PlayCard && f.wanted(o):
		want = []rules.Take{{Option: o.Play, Count: 1}}
	}
	for i, id := range f.game.Catalogue().OptionIDs(r) {
		for _, k := range want {
			if k.Option == id {
				takes = append(takes, rules.Take{Option: id, Count: min(k.Count, int(r.Limit[i]))})
			}
		}
	}
	return takes
}
