package rules

// Recorder keeps the answers that deciders give, so that a simulated game can
// be replayed.
type Recorder struct {
	Entries []Entry
	Asked   int // questions so far
}

// note keeps the answers to the question just answered; passes need no entry.
func (r *Recorder) note(t *Table) {
	for p := range t.seats() {
		if !t.asks.Has(p) {
			continue
		}
		if takes := t.cat.Takes(&t.req[p], &t.ans[p]); len(takes) > 0 {
			r.Entries = append(r.Entries, Entry{Ask: r.Asked, Seat: p, Print: t.cat.Print(&t.req[p]), Takes: takes})
		}
	}
	r.Asked++
}
