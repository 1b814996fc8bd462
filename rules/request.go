package rules

// MaxOptions is the largest number of options of one request.
const MaxOptions = 64

// Request asks a seat for a decision.
type Request struct {
	Kind    RequestKind
	Seat    Seat
	Window  Window  // for Plays
	Rule    string  // id of the rule that asks
	Cause   Comp    // the component that asks, or None
	About   uint8   // letter of the civilian ship in question, or 0
	Part    Heed    // for ReqHeed: the part of the effect in question
	Left    uint8   // of several like choices in a row: how many can still be made, this one included
	For     string  // where a die is under way: the rule under which it is rolled
	Caller  Comp    // the component that makes it be rolled, or None
	At      Aim     // and at what; elsewhere, what is asked about
	Roller  SeatRef // who rolls it
	Plus    int8    // added to the roll, or taken from it
	Die     int8    // what has been rolled by now, or 0
	Secret  bool    // hidden cards could be played or seen here
	Min     uint8   // how many must be taken in all
	Max     uint8   // how many may be taken in all
	N       uint8   // number of options
	Options [MaxOptions]Option
	Limit   [MaxOptions]uint8 // how often each option may be taken
	Cost    [MaxOptions]uint8 // Skill cards that taking each option makes its seat discard
}

// Answer says how often each option of a request is taken.
type Answer struct {
	Take [MaxOptions]uint8
}

// Pick returns the answer that takes option i of a request once.
func Pick(i int) Answer {
	var a Answer
	a.Take[i] = 1
	return a
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
	if r.N == MaxOptions {
		panic("rules: more than 64 options")
	}
	r.Options[r.N] = o
	r.Limit[r.N], r.Cost[r.N] = uint8(limit), 0
	r.N++
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
	return sum >= int(r.Min) && sum <= int(r.Max)
}

// forced returns the only legal answer, and whether there is only one.
func (r *Request) forced() (Answer, bool) {
	var a Answer
	if r.Max == 0 {
		return a, true
	}
	total := 0
	for i := range int(r.N) {
		total += int(r.Limit[i])
	}
	if total <= int(r.Min) {
		copy(a.Take[:r.N], r.Limit[:r.N])
		return a, true
	}
	if r.N == 1 && r.Min == r.Max {
		a.Take[0] = r.Min
		return a, true
	}
	return a, false
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
