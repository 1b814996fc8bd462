package table

import (
	"fmt"
	"runtime/debug"
	"sync/atomic"
	"time"

	"ragtag/rules"
)

// Table is a table in memory. Its methods may be called concurrently. A [Hub]
// creates and loads tables.
//
// When storing a change fails, or the referee panics, the table is gone: every
// method returns the reason, and the hub loads the table again on the next
// request.
type Table struct {
	*core
	request *Request // that is carried out with it; nil: none; see For
	voice   string   // of its user; see Voiced
}

// core is what all uses of a table share.
type core struct {
	hub *Hub
	id  string

	mu lock
	facts
	next   int64         // number of the next entry
	last   string        // hash of the last one
	stored string        // hash of the last one that is stored
	wait   [][]byte      // those after it
	fresh  [viewers]bool // viewers with news, once it is stored

	outbox   []Message // to be sent, of what is waiting
	invites  invites   // what is waiting does to them
	then     []func()  // to do once what is waiting is stored
	notices  notices
	turned   time.Time // when the open question opened, for the clock of windows
	read     time.Time // when the table was loaded
	deciders [rules.MaxSeats]rules.Decider
	voices   voices
	driving  bool          // the driver runs; the driver itself clears it when it decides to stop
	wake     chan struct{} // wakes the driver
	gone     chan struct{} // closed when the table can no longer be used
	why      error         // the reason, once gone is closed

	filed   [viewers][]time.Time          // when the last reports were sent
	spoke   [viewers][TalkBurst]time.Time // when the last lines were said
	seq     [viewers]int64                // number of each viewer's frame
	pings   [viewers]int64                // how often there was news for each viewer since the table was loaded
	watches map[*Watch]struct{}
	heavy   atomic.Int64 // what it weighs
	here    [viewers]int // how many of them each viewer has
	shared  shots        // what onlookers were sent since there was news
	said    said         // what viewers were told alike since then
	eras    eras         // of the events of the game that length has seen
}

// viewers is the number of points of view: one without a seat, which comes
// first, and one for each seat.
const viewers = rules.MaxSeats + 1

func viewer(p rules.Seat) int { return int(p) + 1 }

func newTable(h *Hub, id string) *Table {
	t := &Table{core: &core{
		hub: h, id: id, mu: newLock(), wake: make(chan struct{}, 1), gone: make(chan struct{}), watches: map[*Watch]struct{}{},
	}}
	for v := range t.seq {
		t.seq[v], t.pings[v] = firstSeq, 1
	}
	return t
}

// ID returns the id of the table, by which [Hub.Find] finds it.
func (t *Table) ID() string { return t.id }

// attempts is how often a table decides again because others were first.
const attempts = 20

// act calls do, which adds entries, and stores them. Nobody is told of them
// before they are stored. A refusal leaves the table unchanged.
//
// If others have added entries since the table was last read, whatever do
// decided is dropped, and it decides again from what is stored.
func (t *Table) act(do func() error) (err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.hub.unlessDone(t.request); err != nil {
		return t.named(err)
	}
	for range attempts {
		if t.why != nil {
			return t.why
		}
		again := false
		t.then, t.outbox, t.invites, t.notices.ended = nil, nil, invites{}, false
		err = t.guard(do)
		switch {
		case err == nil:
			again, err = t.keep()
		case len(t.wait) > 0: // some entries are applied in memory but not stored
			return t.retire(err)
		case t.why == nil:
			behind, failed := t.sync()
			if again = behind; failed != nil {
				err = failed
			}
		}
		if !again || t.why != nil {
			if err == nil {
				t.doThen()
			}
			return t.named(err)
		}
	}
	return t.named(&Error{Code: NotKept, Detail: "others were first again and again"})
}

// doThen does what had to wait until the entries were stored: what others notice
// of them outside the table, and what counts against a limit.
func (t *Table) doThen() {
	then := t.then
	t.then = nil
	for _, do := range then {
		do()
	}
}

// guard calls do. If the referee panics, the table is gone; other tables are
// not affected.
func (t *Table) guard(do func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			t.hub.log.Error("a table failed", "table", t.id, "entry", t.next, "panic", v, "stack", string(debug.Stack()))
			err = t.retire(&Error{Code: Damaged, Detail: fmt.Sprintf("entry %d: %v", t.next, v)})
		}
	}()
	return do()
}

// add applies an entry and queues it to be stored.
func (t *Table) add(e entry) error {
	e.Format, e.Number, e.Before, e.At = Format, t.next, t.last, t.hub.now().UTC()
	if err := t.enter(&e); err != nil {
		return err
	}
	data := marshal(&e)
	t.next, t.last, t.wait = t.next+1, hashOf(data), append(t.wait, data)
	if e.Answered != nil {
		t.notices.ended = t.status() == Over
	}
	return nil
}

// enter applies an entry, made here or by another server, and notes for whom it
// is news.
func (t *Table) enter(e *entry) error {
	ask := t.asking()
	quiet := t.game != nil && t.open.sealed
	if t.game != nil && (e.Answered != nil || e.Undone != nil) {
		t.keepStep()
	}
	if e.Answered == nil {
		t.resay()
	}
	t.said.sight = nil
	if err := t.apply(t.hub.cat, e); err != nil {
		if t.game != nil && t.game.Err() != nil { // it goes no further, and is loaded as it was before the entry
			return t.retire(&Error{Code: Damaged, Detail: fmt.Sprintf("entry %d", e.Number), Err: err})
		}
		return err
	}
	t.rewound(e)
	t.markNews(e, quiet && ask == t.asking() && !t.game.Over())
	if ask != t.asking() {
		t.turned = e.At
	}
	return nil
}

// rewound updates the table after the game has gone back or started again: bots
// are created anew and the turn is restored.
func (t *Table) rewound(e *entry) {
	if e.Undone != nil || e.Renewed != nil || e.Replaced != nil || e.Governed != nil {
		t.deciders = [rules.MaxSeats]rules.Decider{}
		t.length()
	}
}

// retire marks the table as gone for the reason why, and returns it.
func (t *Table) retire(why error) error {
	if t.why == nil {
		t.why = t.named(why)
		t.hub.drop(t)
		close(t.gone)
	}
	return t.why
}

// named sets the table in an Error that has none.
func (t *Table) named(err error) error {
	if e, ok := err.(*Error); ok && e.Table == "" {
		named := *e
		named.Table = t.id
		return &named
	}
	return err
}
