package sqlite

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"ragtag/store"
)

// Limits of a group. A group that reaches either takes no more of the queued
// changes.
const (
	maxGroup      = 512
	maxGroupBytes = 4 << 20
)

// request is a queued change whose caller waits.
type request struct {
	change work
	size   int        // in bytes, roughly
	answer chan error // gets the outcome, without blocking the writer
}

// submit passes the change to the writer and returns the outcome. Once the
// request is handed over, the context no longer matters.
func (s *Store) submit(ctx context.Context, size int, change work) error {
	if err := s.ready(ctx); err != nil {
		return err
	}
	r := &request{change: change, size: size, answer: make(chan error, 1)}
	select {
	case s.queue <- r:
		return <-r.answer
	case <-s.open.Done():
	case <-ctx.Done():
	}
	return s.ready(ctx)
}

// ready returns the reason why the store cannot serve this caller, or nil.
func (s *Store) ready(ctx context.Context) error {
	if s.open.Err() != nil {
		return context.Cause(s.open)
	}
	return ctx.Err()
}

// serve is the writer's goroutine. It makes changes until the store is closed.
func (s *Store) serve() {
	defer close(s.idle)
	for s.open.Err() == nil {
		if first := s.next(); first != nil {
			s.commit(s.gather(first))
		}
	}
	s.due = 0
	s.shorten()
}

// gather returns a group of the first request and those already queued.
func (s *Store) gather(first *request) []*request {
	group := []*request{first}
	for size := first.size; len(group) < maxGroup && size < maxGroupBytes; {
		select {
		case r := <-s.queue:
			group, size = append(group, r), size+r.size
		default:
			return group
		}
	}
	return group
}

// commit makes the group's changes and answers every request in it. If the
// transaction of several fails, each change is retried in its own, so that one
// failure does not affect the others. If the outcome is unknown, the database is
// opened again before anybody learns of it, so that reading it then tells.
func (s *Store) commit(group []*request) {
	err := s.mend()
	if err == nil {
		err = s.room()
	}
	if err != nil {
		for _, r := range group {
			r.answer <- err
		}
		return
	}
	outcomes, err := s.writer.attempt(group)
	if s.failed = s.writer.failed; s.failed != nil {
		s.mend() // the next request learns why it fails
	}
	if err != nil && !errors.Is(err, store.ErrUnknown) && len(group) > 1 {
		for i := range group {
			s.commit(group[i : i+1])
		}
		return
	}
	for i, r := range group {
		s.grown += pagesOfWork + int64(r.size)/4096
		r.answer <- cmp.Or(outcomes[i], err)
	}
}

// mend opens the database again if it failed. As long as that fails, it returns
// the reason, nothing is read or written, and the next request tries again.
func (s *Store) mend() error {
	if s.failed == nil {
		return nil
	}
	s.door.Lock()
	defer s.door.Unlock()
	s.shutDatabase() // what fails here has failed before
	err := s.openDatabase()
	if err == nil {
		err = s.writer.settle()
	}
	if err != nil {
		s.shutDatabase()
		s.failed = fmt.Errorf("the database cannot be opened again: %w", explain(err))
		return s.failed
	}
	s.failed, s.due = nil, 0 // the log is measured
	return nil
}
