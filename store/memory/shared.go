package memory

import (
	"context"
	"slices"
	"time"

	"ragtag/store"
)

var _ store.Shared = (*Store)(nil)

// nodes is what the store knows of the servers that use it.
type nodes struct {
	until     map[string]time.Time // by node
	here      map[string][]string  // what each has said
	leads     map[string]string    // node by table
	followers map[*follower]bool
}

// follower gets the changes that it has not been told of.
type follower struct {
	news map[string]int64
	some chan struct{}
}

// Time implements [store.Shared].
func (s *Store) Time(ctx context.Context) (now time.Time, err error) {
	err = s.locked(ctx, func() error { now = instant(time.Now()); return nil })
	return now, err
}

// Beat implements [store.Shared].
func (s *Store) Beat(ctx context.Context, node string, lasts time.Duration, here []string) (elsewhere []string, err error) {
	err = s.locked(ctx, func() error {
		if s.nodes.until == nil {
			s.nodes.until, s.nodes.here, s.nodes.leads = map[string]time.Time{}, map[string][]string{}, map[string]string{}
		}
		now := time.Now()
		s.nodes.until[node], s.nodes.here[node] = now.Add(lasts), slices.Clone(here)
		for other, said := range s.nodes.here {
			if other != node && s.nodes.until[other].After(now) {
				elsewhere = append(elsewhere, said...)
			}
		}
		slices.Sort(elsewhere)
		elsewhere = slices.Compact(elsewhere)
		return nil
	})
	return elsewhere, err
}

// Lead implements [store.Shared].
func (s *Store) Lead(ctx context.Context, node, id string) (leads bool, err error) {
	err = s.locked(ctx, func() error {
		now := time.Now()
		if !s.nodes.until[node].After(now) {
			return nil
		}
		if other, led := s.nodes.leads[id]; led && other != node && s.nodes.until[other].After(now) {
			return nil
		}
		s.nodes.leads[id], leads = node, true
		return nil
	})
	return leads, err
}

// Follow implements [store.Shared].
func (s *Store) Follow(ctx context.Context, tell func(id string, next int64)) error {
	f := &follower{news: map[string]int64{}, some: make(chan struct{}, 1)}
	err := s.locked(ctx, func() error {
		if s.nodes.followers == nil {
			s.nodes.followers = map[*follower]bool{}
		}
		s.nodes.followers[f] = true
		return nil
	})
	if err != nil {
		return err
	}
	defer func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		delete(s.nodes.followers, f)
	}()
	tell("", 0)
	for {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-f.some:
		}
		s.mu.Lock()
		news, closed := f.news, s.closed
		f.news = map[string]int64{}
		s.mu.Unlock()
		if closed {
			return store.ErrClosed
		}
		for id, next := range news {
			tell(id, next)
		}
	}
}

// changed notes for the followers that a table has changed, or with an empty id
// that the store is closed.
func (n *nodes) changed(id string, next int64) {
	for f := range n.followers {
		if id != "" {
			f.news[id] = next
		}
		select {
		case f.some <- struct{}{}:
		default: // it has yet to read
		}
	}
}
