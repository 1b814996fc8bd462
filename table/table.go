package table

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync"
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
	hub *Hub
	id  string

	mu sync.Mutex
	facts
	next   int64         // number of the next entry
	last   string        // hash of the last one
	stored string        // hash of the last one that is stored
	wait   [][]byte      // those after it
	fresh  [viewers]bool // viewers with news, once it is stored

	notices  notices
	turned   time.Time // when the open question opened, for the clock of windows
	read     time.Time // when the table was loaded
	deciders [rules.MaxSeats]rules.Decider
	driving  bool
	wake     chan struct{} // wakes the driver
	gone     chan struct{} // closed when the table can no longer be used
	why      error         // the reason, once gone is closed

	filed   [viewers][]time.Time          // when the last reports were sent
	spoke   [viewers][TalkBurst]time.Time // when the last lines were said
	seq     [viewers]int64
	watches map[*Watch]struct{}
	turns   []int  // of each event of the game that length has seen
	casts   []cast // likewise
}

// viewers is the number of points of view: one without a seat, which comes
// first, and one for each seat.
const viewers = rules.MaxSeats + 1

func viewer(p rules.Seat) int { return int(p) + 1 }

func newTable(h *Hub, id string) *Table {
	return &Table{
		hub: h, id: id, wake: make(chan struct{}, 1), gone: make(chan struct{}), watches: map[*Watch]struct{}{},
	}
}

// ID returns the id of the table, by which [Hub.Find] finds it.
func (t *Table) ID() string { return t.id }

// act calls do, which adds entries, and stores them. Nobody is told of them
// before they are stored. A refusal leaves the table unchanged.
func (t *Table) act(do func() error) (err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.why != nil {
		return t.why
	}
	err = t.guard(do)
	switch {
	case err == nil:
		return t.keep()
	case len(t.wait) > 0: // some entries are applied in memory but not stored
		return t.retire(err)
	}
	return t.named(err)
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
	e.Format, e.Number, e.Before, e.At = Format, t.next, t.last, time.Now().UTC()
	ask := t.asking()
	quiet := t.game != nil && t.open.sealed
	if t.game != nil && (e.Answered != nil || e.Undone != nil) {
		t.keepStep()
	}
	if err := t.apply(t.hub.cat, &e); err != nil {
		return err
	}
	data := marshal(&e)
	t.next, t.last, t.wait = t.next+1, hashOf(data), append(t.wait, data)
	t.rewound(&e)
	t.markNews(&e, quiet && ask == t.asking() && !t.game.Over())
	if ask != t.asking() {
		t.turned = e.At
	}
	if e.Answered != nil {
		t.notices.ended = t.status() == Over
		if e.Answered.Own {
			t.notices.told = t.notices.told.Without(rules.Seat(e.Answered.Seat))
		}
	}
	return nil
}

// rewound updates the table after the game has gone back or started again: bots
// are created anew and the turn is restored.
func (t *Table) rewound(e *entry) {
	if e.Undone != nil || e.Renewed != nil || e.Replaced != nil {
		t.deciders = [rules.MaxSeats]rules.Decider{}
		t.length()
	}
}

// markNews records for whom an entry is news: only for its seat, if it is a
// standing order or an answer to a sealed question that is still open; only for
// viewers without a seat, if it is their talk; for nobody, if it is quiet.
func (t *Table) markNews(e *entry, quiet bool) {
	switch {
	case e.Marked != nil, e.Reported != nil:
	case e.Noticed != nil && e.Noticed.Seat >= 0:
		t.fresh[e.Noticed.Seat+1] = true
	case e.Confirmed != nil:
		t.fresh[e.Confirmed.Seat+1] = true
	case e.Talked != nil && e.Talked.Seat < 0 && t.status() != Over:
		t.fresh[viewer(rules.Nobody)] = true
	case e.Ordered != nil:
		t.fresh[viewer(rules.Seat(e.Ordered.Seat))] = true
	case e.Answered != nil && quiet:
		t.fresh[viewer(rules.Seat(e.Answered.Seat))] = true
	default:
		for v := range t.fresh {
			t.fresh[v] = true
		}
	}
}

// keep stores the queued entries and then notifies everybody for whom they are
// news.
func (t *Table) keep() error {
	if len(t.wait) == 0 {
		return nil
	}
	if err := t.write(); err != nil {
		return t.retire(err)
	}
	t.tell()
	return nil
}

// write stores the queued entries.
func (t *Table) write() error {
	change, err := t.change()
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(t.hub.ctx, keepTime)
	defer cancel()
	if err := t.hub.keeper.Append(ctx, t.id, t.next-int64(len(t.wait)), t.stored, change); err != nil {
		return &Error{Code: NotKept, Err: err}
	}
	t.wait, t.stored = nil, t.last
	return nil
}

// change returns the queued entries with the head and checkpoint to store with
// them.
func (t *Table) change() (c Change, err error) {
	var point []byte
	if err := t.guard(func() error { point, err = t.placeMark(); return err }); err != nil {
		return c, err
	}
	return Change{
		At: time.Now(), Version: Format, Entries: t.wait, Head: t.head(), Checkpoint: point, Label: t.label(), Wake: t.wakes(),
	}, nil
}

// keepTime is the timeout for storing a change.
const keepTime = 15 * time.Second

// head returns the encoded summary of the table.
func (t *Table) head() []byte {
	d := &head{
		Format: Format, Entries: t.next, Last: t.last, Status: t.status(), Options: t.made.Options, Players: t.made.Players,
		Names: t.names(), Visible: t.made.Visible, Pace: t.made.Pace,
		Timed: t.limit() > 0 && t.status() == Running,
	}
	if t.game == nil {
		return marshal(d)
	}
	s := t.game.State()
	d.Turn = int(s.Turn)
	switch {
	case !t.game.Over():
		d.Waiting = numbers(t.waiting())
	case s.Result.HumansWon():
		d.Won = "humans"
	default:
		d.Won = "cylons"
	}
	return marshal(d)
}

// tell wakes the watches for which there is news, and the driver.
func (t *Table) tell() {
	for v, is := range t.fresh {
		if is {
			t.seq[v] = max(t.seq[v]+1, time.Now().UnixMilli())
		}
	}
	for w := range t.watches {
		if t.fresh[viewer(w.seat)] {
			w.ping()
		}
	}
	t.fresh = [viewers]bool{}
	if t.notices.ended {
		t.notices.ended = false
		t.sendEnd()
	}
	t.run()
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
