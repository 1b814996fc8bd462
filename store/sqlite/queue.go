package sqlite

import (
	"cmp"
	"context"
	"errors"

	"ragtag/store"
)

// The limits of a group: it is closed when it has so many changes, or so many
// bytes, whatever still waits.
const (
	maxGroup      = 512
	maxGroupBytes = 4 << 20
)

// request is a change that its caller waits for.
type request struct {
	change work
	size   int        // in bytes, roughly
	answer chan error // gets the outcome, without blocking the writer
}

// submit has the writer make the change and returns the outcome. Handing the
// request over is the moment after which the context no longer matters.
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

// ready returns why the store cannot serve this caller, if it cannot.
func (s *Store) ready(ctx context.Context) error {
	if s.open.Err() != nil {
		return context.Cause(s.open)
	}
	return ctx.Err()
}

// serve is the writer's goroutine: it makes changes until the store is shut.
func (s *Store) serve() {
	defer close(s.idle)
	for s.open.Err() == nil {
		select {
		case first := <-s.queue:
			s.commit(s.gather(first))
		case <-s.open.Done():
		}
	}
}

// gather returns the group of a first request and those that already wait.
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

// commit makes the group's changes and answers every request in it. Where one
// of several fails, and takes the transaction with it, each is made again
// alone: the failure is then nobody else's.
func (s *Store) commit(group []*request) {
	outcomes, err := s.writer.attempt(group)
	switch {
	case errors.Is(err, store.ErrUnknown):
		s.shut(s.writer.failed)
	case err != nil && len(group) > 1:
		for i := range group {
			s.commit(group[i : i+1])
		}
		return
	}
	for i, r := range group {
		r.answer <- cmp.Or(outcomes[i], err)
	}
}
