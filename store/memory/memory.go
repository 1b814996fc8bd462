// Package memory implements [ragtag/store.Store] in memory, for tests. It keeps
// the whole contract except that nothing survives the process. It does no I/O
// and starts no goroutine, so it can be used with a fake clock.
package memory

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"ragtag/store"
)

// Store stores tables in memory. The zero value is empty and ready to use.
type Store struct {
	mu     sync.Mutex
	closed bool
	tables map[string]*table
}

// table is a table with its entries.
type table struct {
	store.Table
	entries [][]byte
}

var _ store.Store = (*Store)(nil)

// Create implements [store.Store].
func (s *Store) Create(ctx context.Context, id string, first store.Change) error {
	if err := store.CheckCreate(id, first); err != nil {
		return err
	}
	return s.locked(ctx, func() error {
		if s.tables[id] != nil {
			return fmt.Errorf("%w: %s", store.ErrExists, id)
		}
		t := &table{}
		t.ID, t.Created = id, instant(first.At)
		t.apply(first)
		if s.tables == nil {
			s.tables = map[string]*table{}
		}
		s.tables[id] = t
		return nil
	})
}

// Append implements [store.Store].
func (s *Store) Append(ctx context.Context, id string, next int64, change store.Change) error {
	if err := store.CheckAppend(id, change); err != nil {
		return err
	}
	return s.find(ctx, id, func(t *table) error {
		if t.Next != next {
			return fmt.Errorf("%w: %s is at entry %d, not %d", store.ErrConflict, id, t.Next, next)
		}
		t.apply(change)
		return nil
	})
}

// Load implements [store.Store].
func (s *Store) Load(ctx context.Context, id string) (loaded store.Table, err error) {
	err = s.find(ctx, id, func(t *table) error {
		loaded = t.Table
		loaded.Head, loaded.Checkpoint = bytes.Clone(t.Head), bytes.Clone(t.Checkpoint)
		return nil
	})
	return loaded, err
}

// Entries implements [store.Store].
func (s *Store) Entries(ctx context.Context, id string, from int64) (entries [][]byte, err error) {
	err = s.find(ctx, id, func(t *table) error {
		from = min(max(from, 0), t.Next)
		entries = clones(t.entries[from:])
		return nil
	})
	return entries, err
}

// List implements [store.Store].
func (s *Store) List(ctx context.Context) (list []store.Summary, err error) {
	err = s.locked(ctx, func() error {
		for _, t := range s.tables {
			summary := t.Summary
			summary.Head = bytes.Clone(t.Head)
			list = append(list, summary)
		}
		return nil
	})
	slices.SortFunc(list, func(a, b store.Summary) int {
		return cmp.Or(a.Created.Compare(b.Created), cmp.Compare(a.ID, b.ID))
	})
	return list, err
}

// Close implements [store.Store].
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	return nil
}

// find calls do with the table while it holds the lock of the store.
func (s *Store) find(ctx context.Context, id string, do func(*table) error) error {
	return s.locked(ctx, func() error {
		t := s.tables[id]
		if t == nil {
			return fmt.Errorf("%w: %s", store.ErrNotFound, id)
		}
		return do(t)
	})
}

// locked calls do while it holds the lock of the store.
func (s *Store) locked(ctx context.Context, do func() error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return store.ErrClosed
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return do()
}

// apply applies the change to the table.
func (t *table) apply(c store.Change) {
	t.entries = append(t.entries, clones(c.Entries)...)
	t.Next = int64(len(t.entries))
	t.Updated = instant(c.At)
	if c.Version != 0 {
		t.Version = c.Version
	}
	if len(c.Head) > 0 {
		t.Head = bytes.Clone(c.Head)
	}
	if len(c.Checkpoint) > 0 {
		t.Checkpoint = bytes.Clone(c.Checkpoint)
	}
}

// clones returns a deep copy of the entries.
func clones(entries [][]byte) [][]byte {
	var copied [][]byte
	for _, entry := range entries {
		copied = append(copied, bytes.Clone(entry))
	}
	return copied
}

// instant returns a time in the zone and precision of the contract.
func instant(t time.Time) time.Time { return t.UTC().Truncate(time.Microsecond) }
