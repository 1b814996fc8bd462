package sqlite

import (
	"errors"
	"fmt"
)

// SQLite writes what is committed to a log, which it moves into the database by a
// checkpoint: each page once, and a flush of both. By itself it does so within the
// COMMIT that finds the log long, so the caller of that commit waits for the pages of a
// hundred others. Here no commit does so. The writer measures the log now and then when it
// has answered a group, and moves it when nobody waits.
//
// A log that was moved begins again, unless somebody reads an older state from it, such as
// a backup. Then it goes on growing, and the longer it gets, the more the writer does.

// longLog is the length at which a log is moved, in pages of 4 kB.
const longLog = 1000

// The log is measured once it may have grown by a part of that length. To measure it takes
// a third of what a change takes besides its commit.
const (
	partMeasured = 8
	pagesOfWork  = 6 // that a small change adds to the log
)

// What a log of this many times that length means.
const (
	pressing = 4   // it is moved although somebody waits
	waiting  = 16  // and cut, for which the writer waits until nobody reads from it, for as long as busyTimeout
	most     = 256 // nothing is written before it has been cut
)

// next returns the request to begin with, or nil if the store is closed. Before it
// waits for one, it shortens the log.
func (s *Store) next() *request {
	if s.due == 0 || s.grown >= s.long/partMeasured {
		s.measure()
	}
	if s.length < pressing*s.long {
		select {
		case r := <-s.queue:
			return r
		default:
		}
	}
	if s.length < most*s.long { // otherwise room does so, when somebody asks
		s.shorten()
	}
	select {
	case r := <-s.queue:
		return r
	case <-s.open.Done():
		return nil
	}
}

// measure finds out how long the log is. A log that is shorter than before has begun
// again.
func (s *Store) measure() {
	if s.failed != nil {
		return
	}
	was := s.length
	s.grown = 0
	if s.length, s.failed = s.writer.logged(); s.failed != nil {
		s.log.Error("the log of the database cannot be measured", "error", s.failed)
		_ = s.mend() // the next request learns why it fails
	}
	if s.length < was || s.due == 0 {
		s.due = s.long
	}
}

// shorten moves the log into the database, if it is due. What cannot be moved stays in
// the log, where it is as durable, and is moved later. After an I/O error that leaves open what
// is on the disk, the database is opened again, as after such an error in a commit.
func (s *Store) shorten() {
	if s.failed != nil || s.length < s.due {
		return
	}
	move := s.writer.move
	if s.length >= waiting*s.long {
		move = s.writer.settle
	}
	err := move()
	s.due = min(2*s.length, most*s.long) // unless it begins again before
	switch {
	case err == nil && s.unmoved:
		s.log.Info("the log of the database is moved again")
	case err != nil && !s.unmoved:
		s.log.Error("the log of the database is not moved", "pages", s.length, "error", err)
	}
	s.unmoved = err != nil
	switch {
	case errors.Is(err, ErrFull), errors.Is(err, ErrUnwritten):
		s.due = s.length // it may make room, so it is tried after each group
	case err != nil && !errors.Is(err, ErrLocked):
		s.failed = err
		_ = s.mend() // the next request learns why it fails
	}
	s.measure()
}

// room returns the reason why the log cannot take more, or nil.
func (s *Store) room() error {
	if s.length < most*s.long {
		return nil
	}
	s.shorten()
	switch {
	case s.failed != nil:
		return s.failed
	case s.length >= most*s.long:
		return fmt.Errorf("%w: somebody reads from a log of %d pages, which cannot be emptied", ErrLocked, s.length)
	}
	return nil
}

// logged returns the length of the log in pages.
func (w *writer) logged() (pages int64, err error) {
	var busy, moved int64
	err = w.row("PRAGMA wal_checkpoint(NOOP)", []any{&busy, &pages, &moved})
	return max(pages, 0), err
}

// move moves into the database what the log holds and nobody reads, and waits for
// nobody.
func (w *writer) move() error { return w.checkpoint("PASSIVE") }

// settle moves everything that the log holds into the database and onto the
// disk, and empties it. What is read afterwards is durable, even if the flush of an earlier
// commit failed.
func (w *writer) settle() error { return w.checkpoint("TRUNCATE") }

// checkpoint makes a checkpoint of this kind.
func (w *writer) checkpoint(kind string) error {
	var busy, logged, moved int64
	if err := w.row("PRAGMA wal_checkpoint("+kind+")", []any{&busy, &logged, &moved}); err != nil {
		return err
	}
	if busy != 0 {
		return fmt.Errorf("%w: %d of %d pages of its log were moved", ErrLocked, moved, logged)
	}
	return nil
}
