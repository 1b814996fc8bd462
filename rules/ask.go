package rules

// request opens a request to seat p. It is filled by the caller and put to the
// seat by ask.
func (t *Table) request(p Seat, k RequestKind, x Ctx) *Request {
	r := &t.req[p]
	r.Kind, r.Seat, r.Window = k, p, WhenAction
	r.Rule, r.Cause = x.Rule, x.Source
	r.About, r.Die, r.Left, r.Secret = Subject{}, Throw{}, 0, false
	r.Min, r.Max, r.Least, r.N = 1, 1, 0, 0
	return r
}

// ask puts one request and returns what was taken.
func (t *Table) ask(r *Request) Picks {
	p := r.Seat
	var a Answer
	if !r.Secret && r.forced(&a) {
		return r.picks(&a)
	}
	t.asks = Seats(0).With(p)
	t.question()
	return r.picks(&t.ans[p])
}

// askOne puts one request of which at most one option is taken.
func (t *Table) askOne(r *Request) Option {
	p := r.Seat
	var a Answer
	if !r.Secret && r.forced(&a) {
		return r.one(&a)
	}
	t.asks = Seats(0).With(p)
	t.question()
	return r.one(&t.ans[p])
}

// askAll puts the requests of several seats at once; the answers stand in ans.
func (t *Table) askAll(seats Seats) {
	if seats == 0 {
		return
	}
	t.asks = seats
	t.question()
}

// question gets an answer for every seat in asks.
func (t *Table) question() {
	t.Coverage.asked(t)
	if t.script != nil {
		t.script.answer(t)
		return
	}
	for p := range t.seats() {
		if !t.asks.Has(p) {
			continue
		}
		r := &t.req[p]
		if r.forced(&t.ans[p]) {
			continue
		}
		t.Decided++
		t.ans[p] = Answer{}
		t.deciders[p].Decide(Chair{t: t, Seat: p}, r, &t.ans[p])
		if !r.Legal(&t.ans[p]) {
			panic("rules: the decider of a seat answered " + r.Kind.String() + " illegally")
		}
	}
	if t.Record != nil {
		t.Record.note(t)
	}
}
