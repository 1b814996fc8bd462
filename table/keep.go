package table

import (
	"cmp"
	"context"
	"errors"
	"time"

	"ragtag/rules"
)

// markNews records for whom an entry is news. A standing order, or an answer to a
// sealed question that is still open, is news for its seat only; talk of viewers
// without a seat for such viewers only; a quiet entry for nobody.
func (t *Table) markNews(e *entry, quiet bool) {
	switch {
	case e.Marked != nil, e.Reported != nil, e.Notified != nil:
	case e.Noticed != nil && e.Noticed.Seat >= 0:
		t.news(rules.Seat(e.Noticed.Seat))
	case e.Confirmed != nil:
		t.news(rules.Seat(e.Confirmed.Seat))
	case e.Talked != nil && e.Talked.Seat < 0 && t.status() != Over:
		t.news(rules.Nobody)
	case e.Ordered != nil:
		t.news(rules.Seat(e.Ordered.Seat))
	case e.Answered != nil && quiet:
		t.news(rules.Seat(e.Answered.Seat))
	default:
		for v := range t.seq {
			t.news(rules.Seat(v - 1))
		}
	}
	if e.Started != nil || e.Renewed != nil {
		for v := range t.seq {
			t.seq[v] = firstSeq + seqLeap*(e.Number+1)
		}
	}
}

// The number of a frame counts what the chain has brought that viewer, so that
// it is the same on every server, and tells nobody of what others were brought.
// It begins above the numbers of earlier programs, which were times. When a game
// starts, or goes on under other rules, it is set above any number that the
// entries before could have led to, since not every program can count those.
const (
	firstSeq = 2_000_000_000_000
	seqLeap  = 10_000
)

// news counts what an entry brings a viewer.
func (t *Table) news(p rules.Seat) {
	t.fresh[viewer(p)] = true
	t.seq[viewer(p)]++
}

// keep stores the queued entries and then notifies everybody for whom they are
// news. If others were first, the table takes over what they have stored, and
// keep reports that it must decide again.
func (t *Table) keep() (again bool, err error) {
	if len(t.wait) == 0 {
		return false, nil
	}
	if t.notices.ended {
		t.sendEnd()
	}
	switch err := t.write(); {
	case errors.Is(err, ErrConflict):
		return true, t.reload()
	case errors.Is(err, ErrDone) && t.invites.asked != "":
		return true, t.reload() // it may be the other request
	case errors.Is(err, ErrDone):
		return false, cmp.Or(t.reload(), error(errDone(err)))
	case err != nil:
		return false, t.retire(err)
	}
	t.tell()
	if len(t.outbox) > 0 {
		t.hub.post()
	}
	return false, nil
}

// write stores the queued entries.
func (t *Table) write() error {
	change, err := t.change()
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(t.hub.ctx, keepTime)
	defer cancel()
	made := t.makeAhead()
	err = t.hub.keeper.Append(ctx, t.id, t.next-int64(len(t.wait)), t.stored, change)
	if errors.Is(err, ErrUnknown) {
		err = t.settle(ctx, change)
	}
	<-made
	if err != nil {
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
	return t.posted(t.invites.note(t.request.note(Change{
		At: t.hub.now(), Version: Format, Entries: t.wait, Head: t.head(), Checkpoint: point, Label: t.label(), Wake: t.wakesUp(),
	}))), nil
}

// keepTime is the timeout for storing a change.
const keepTime = 15 * time.Second

// head returns the encoded summary of the table.
func (t *Table) head() []byte {
	d := &head{
		Format: Format, Entries: t.next, Last: t.last, Status: t.status(), Options: t.made.Options, Players: t.made.Players,
		Names: t.names(), Called: t.called(), Visible: t.made.Visible, Pace: t.made.Pace,
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
	t.heavy.Store(t.weight())
	for v, is := range t.fresh {
		if is {
			t.pings[v]++
		}
	}
	for w := range t.watches {
		if t.fresh[viewer(w.seat)] {
			w.ping()
		}
	}
	t.fresh = [viewers]bool{}
	t.run()
}
