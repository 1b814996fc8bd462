package table

import (
	"context"
	"slices"

	"ragtag/table/secret"
)

// Personal is what a table stores of a person.
type Personal struct {
	Table   string   `json:"table"`
	Seat    int      `json:"seat"`
	Name    string   `json:"name"`
	Joined  int64    `json:"joined" doc:"when the seat was taken, in milliseconds since 1970"`
	Part    string   `json:"part" doc:"of the seed, which the game is dealt by; it cannot be erased"`
	Talk    []Talk   `json:"talk" doc:"what was said from the seat"`
	Told    []Told   `json:"told" doc:"where the seat was told that it was its turn, and when that was asked for"`
	Reports []Report `json:"reports" doc:"what was reported from the seat, and what was seen then"`
	Answers int      `json:"answers" doc:"how many were given by hand; they are part of the game"`
}

// Told is an address that a person has given.
type Told struct {
	Kind string `json:"kind"`
	To   string `json:"to"`
	At   int64  `json:"at" doc:"milliseconds since 1970"`
}

// tenure tells, entry by entry, at which seat the person with a lock sits.
type tenure struct {
	lock string
	seat int // -1: at none
}

func (n *tenure) follow(e *entry) {
	switch {
	case e.Created != nil:
		for i := range e.Created.Seats {
			if e.Created.Seats[i].Lock == n.lock {
				n.seat = i
			}
		}
	case e.Joined != nil && e.Joined.Lock == n.lock:
		n.seat = e.Joined.Seat
	}
}

// leave is called after an entry has been dealt with.
func (n *tenure) leave(e *entry) {
	if e.Governed != nil && e.Governed.Do == Remove && e.Governed.Seat == n.seat {
		n.seat = -1
	}
}

// lockOfPerson returns the lock of the person with a key, at a seat now or
// before they were removed from it.
func (t *Table) lockOfPerson(key string) (string, error) {
	lock := secret.LockOf(key)
	if slices.ContainsFunc(t.seats, func(s seat) bool { return s.Lock == lock }) || slices.Contains(t.lost, lock) {
		return lock, nil
	}
	return "", t.named(refuse(WrongKey, "this takes the key of a seat"))
}

// Mine returns what the table stores of the person with a key.
func (t *Table) Mine(ctx context.Context, key string) (m Personal, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return m, err
	}
	lock, err := t.lockOfPerson(key)
	if err != nil {
		return m, err
	}
	entries, _, err := t.chain(ctx)
	if err != nil {
		return m, err
	}
	m = Personal{Table: t.id, Seat: -1, Talk: []Talk{}, Told: []Told{}, Reports: []Report{}}
	n, said := &tenure{lock, -1}, 0
	for _, e := range entries {
		n.follow(e)
		if e.Talked != nil {
			said++
		}
		if n.seat >= 0 {
			m.take(e, n, said)
			if last := len(m.Told) - 1; e.Noticed != nil && last >= 0 {
				m.Told[last].To = t.hub.seal.Address(m.Told[last].To)
			}
		}
		n.leave(e)
	}
	return m, nil
}

// take adds what an entry holds of the person.
func (m *Personal) take(e *entry, n *tenure, said int) {
	switch {
	case e.Created != nil:
		m.Seat, m.Name, m.Part, m.Joined = n.seat, e.Created.Seats[n.seat].Name, e.Created.Seats[n.seat].Part, e.At.UnixMilli()
	case e.Joined != nil && e.Joined.Lock == n.lock:
		m.Seat, m.Name, m.Part, m.Joined = n.seat, e.Joined.Name, e.Joined.Part, e.At.UnixMilli()
	case e.Talked != nil && e.Talked.Seat == n.seat:
		k := e.Talked
		m.Talk = append(m.Talk, Talk{N: said, Seat: k.Seat, At: e.At.UnixMilli(), Text: k.Text, Say: k.Say, About: k.About, After: k.After, Erased: e.Erased != ""})
	case e.Noticed != nil && e.Noticed.Seat == n.seat && e.Noticed.Channel != nil:
		m.Told = append(m.Told, Told{e.Noticed.Channel.Kind, e.Noticed.Channel.To, e.At.UnixMilli()})
	case e.Reported != nil && e.Reported.Seat == n.seat:
		m.Reports = append(m.Reports, Report{Number: e.Number, At: e.At, Seat: n.seat, Text: e.Reported.Text, Agent: e.Reported.Agent, Frame: e.Reported.Frame})
	case e.Answered != nil && e.Answered.Own && e.Answered.Seat == n.seat:
		m.Answers++
	}
}

// chain returns the stored entries of the table, which must be those in memory.
func (t *Table) chain(ctx context.Context) ([]*entry, Kept, error) {
	kept, err := t.hub.keeper.Load(ctx, t.id)
	if err != nil {
		return nil, kept, t.named(&Error{Code: NotKept, Err: err})
	}
	entries, err := newTable(t.hub, t.id).readEntries(0, kept)
	if err != nil {
		return nil, kept, t.named(&Error{Code: Damaged, Err: err})
	}
	return entries, kept, nil
}
