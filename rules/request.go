package rules

// MaxOptions is the largest number of options of one request. One that has more is an
// [*OptionsError].
const MaxOptions = 64

// Request asks a seat for a decision. It holds all that a sentence about it
// needs. [Table.request] makes one; what its kind has no use for is zero.
type Request struct {
	Kind    RequestKind
	Seat    Seat
	Window  Window  // for ReqPlay: the moment at which components may be used
	Rule    string  // id of the rule that asks
	Cause   Comp    // the component that asks, or None
	About   Subject // what is asked about
	Die     Throw   // the die that is rolled: for ReqPlay around a roll, ReqChangeRoll, ReqReroll, and ReqPay instead of one
	Left    uint8   // of several like choices in a row: how many can still be made, this one included; for ReqPayExactly the strength still to come
	Secret  bool    // hidden cards could be played or seen here
	Min     uint8   // how many must be taken in all
	Max     uint8   // how many may be taken in all
	Least   uint8   // if any are taken, how many at least; 0: no such rule
	N       uint8   // number of options
	Options [MaxOptions]Option
	Limit   [MaxOptions]uint8 // how often each option may be taken
	Cost    [MaxOptions]uint8 // Skill cards that taking each option makes its seat discard
}

// Subject is what a question is about, beyond what its kind, rule and cause
// tell. Everybody can see it.
type Subject struct {
	// Civilian is the letter of a civilian ship, 1 for A: for ReqArea, the one
	// that is moved out of Area.
	Civilian uint8
	// Ship is a kind of ship: for ReqSeat and ReqCivilian under the rule
	// activate.raider, the one that attacks in Area; for ReqArea under limits.ships,
	// the one of which there are too few; for ReqFly, and for ReqTarget where a viper
	// attacks, the viper.
	Ship Ship
	// Area is where the question is about: with Civilian and with an attacking
	// Ship; for ReqFly, where the viper is.
	Area Area
	// Pilot flies the viper of ReqLaunch or ReqFly; nobody where it has no pilot.
	Pilot SeatRef
	// Part is the part of an effect that ReqApply is about.
	Part Heed
}

// Throw is the die that a request is about. It is zero where there is none.
type Throw struct {
	Rule   string // the rule under which it is rolled
	Caller Comp   // the component that causes the roll, or None
	At     Aim    // what it is rolled at
	Roller SeatRef
	Plus   int8 // added to the roll, or taken from it
	Result int8 // what has been rolled by now, Plus included, or 0
}

// Answer says how often each option of a request is taken.
type Answer struct {
	Take [MaxOptions]uint8
}

// add appends an option that may be taken once.
func (r *Request) add(o Option) { r.addN(o, 1) }

// addFor appends an option that costs Skill cards.
func (r *Request) addFor(o Option, cost int) {
	r.add(o)
	r.Cost[r.N-1] = uint8(cost)
}

// addN appends an option that may be taken up to limit times.
func (r *Request) addN(o Option, limit int) {
	n := r.N
	if n >= MaxOptions {
		panic(&OptionsError{r.Kind, r.Seat, r.Rule})
	}
	r.Options[n], r.Limit[n], r.Cost[n] = o, uint8(limit), 0
	r.N = n + 1
}

// Legal reports whether an answer obeys the request.
func (r *Request) Legal(a *Answer) bool {
	var listed Answer
	copy(listed.Take[:r.N], a.Take[:r.N])
	if listed != *a {
		return false
	}
	sum := 0
	for i, n := range a.Take[:r.N] {
		if n > r.Limit[i] {
			return false
		}
		sum += int(n)
	}
	return r.Allows(sum)
}

// Allows reports whether n may be taken in all.
func (r *Request) Allows(n int) bool {
	return n >= int(r.Min) && n <= int(r.Max) && (n == 0 || n >= int(r.Least))
}

// forced reports whether there is only one legal answer, and puts it into a. Otherwise
// a is left alone.
func (r *Request) forced(a *Answer) bool {
	switch {
	case r.Max == 0, r.N == 0:
		*a = Answer{}
		return true
	case r.Min == 0: // to take nothing is one of several
		return false
	case r.N == 1 && r.Min == r.Max:
		*a = Answer{}
		a.Take[0] = min(r.Min, r.Limit[0])
		return true
	}
	total := 0
	for _, n := range r.Limit[:r.N] {
		if total += int(n); total > int(r.Min) {
			return false
		}
	}
	*a = Answer{}
	copy(a.Take[:r.N], r.Limit[:r.N])
	return true
}

// Picks is what an answer took, in the order of the request.
type Picks struct {
	N      int
	Option [MaxOptions]Option
	Count  [MaxOptions]uint8
}

func (r *Request) picks(a *Answer) (p Picks) {
	for i := range int(r.N) {
		if a.Take[i] > 0 {
			p.Option[p.N], p.Count[p.N] = r.Options[i], a.Take[i]
			p.N++
		}
	}
	return p
}

// one returns the single option taken; OptPass if none was.
func (r *Request) one(a *Answer) Option {
	for i := range int(r.N) {
		if a.Take[i] > 0 {
			return r.Options[i]
		}
	}
	return Option{}
}

// drop takes an option out of a request.
func (r *Request) drop(o Option) {
	for i := range int(r.N) {
		if r.Options[i] == o {
			copy(r.Options[i:], r.Options[i+1:r.N])
			copy(r.Limit[i:], r.Limit[i+1:r.N])
			copy(r.Cost[i:], r.Cost[i+1:r.N])
			r.N--
			return
		}
	}
}

// offers reports whether a request has an option.
func (r *Request) offers(o Option) bool {
	for i := range int(r.N) {
		if r.Options[i] == o {
			return true
		}
	}
	return false
}

// offerOnce adds an option unless the request has it.
func (r *Request) offerOnce(o Option) {
	if !r.offers(o) {
		r.add(o)
	}
}
