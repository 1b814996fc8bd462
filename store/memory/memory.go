// Package memory implements [ragtag/store.Store] in memory, for tests. It keeps
// the whole contract except that nothing survives the process. It does no I/O
// and starts no goroutine, so it can be used with a fake clock.
package memory

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"maps"
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
	done   map[string]done // by request
	nodes  nodes

	messages map[string]*message
}

// message is a message with the table that it is about.
type message struct {
	table     string
	body      []byte
	at, taken time.Time
}

// table is a table with its entries.
type table struct {
	store.Table
	entries [][]byte
	label   string
	wake    time.Time
}

// done is a request that was carried out.
type done struct {
	store.Done
	at time.Time
}

var _ store.Store = (*Store)(nil)

// Create implements [store.Store].
func (s *Store) Create(ctx context.Context, id string, first store.Change) error {
	if err := store.CheckCreate(id, first); err != nil {
		return err
	}
	return s.locked(ctx, func() error {
		if err := s.unlessDone(first); err != nil {
			return err
		}
		if s.tables[id] != nil {
			return fmt.Errorf("%w: %s", store.ErrExists, id)
		}
		s.note(id, first)
		t := &table{}
		t.ID, t.Created = id, instant(first.At)
		t.apply(first)
		if s.tables == nil {
			s.tables = map[string]*table{}
		}
		s.tables[id] = t
		s.nodes.changed(id, t.Next)
		return nil
	})
}

// Append implements [store.Store].
func (s *Store) Append(ctx context.Context, id string, at store.Mark, change store.Change) error {
	if err := store.CheckAppend(id, change); err != nil {
		return err
	}
	return s.find(ctx, id, func(t *table) error {
		if err := s.unlessDone(change); err != nil {
			return err
		}
		if t.Mark != at {
			return fmt.Errorf("%w: %s is at %v, not at %v", store.ErrConflict, id, t.Mark, at)
		}
		s.note(id, change)
		t.apply(change)
		s.nodes.changed(id, t.Next)
		return nil
	})
}

// unlessDone returns ErrDone if a request of a change was carried out.
func (s *Store) unlessDone(c store.Change) error {
	for _, request := range []string{c.Request, c.Also} {
		if _, is := s.done[request]; is {
			return fmt.Errorf("%w: %s", store.ErrDone, request)
		}
	}
	return nil
}

// note notes the requests that a change to a table carries out, and its messages.
func (s *Store) note(table string, c store.Change) {
	for id, body := range c.Messages {
		if s.messages == nil {
			s.messages = map[string]*message{}
		}
		if s.messages[id] == nil {
			s.messages[id] = &message{table: table, body: bytes.Clone(body), at: instant(c.At)}
		}
	}
	if s.done == nil {
		s.done = map[string]done{}
	}
	if c.Request != "" {
		s.done[c.Request] = done{store.Done{Print: c.Print, Outcome: bytes.Clone(c.Outcome)}, instant(c.At)}
	}
	if c.Also != "" {
		s.done[c.Also] = done{at: instant(c.At)}
	}
	delete(s.done, c.Forgets)
}

// Done implements [store.Store].
func (s *Store) Done(ctx context.Context, request string) (is store.Done, err error) {
	err = s.locked(ctx, func() error {
		d, ok := s.done[request]
		if !ok {
			return fmt.Errorf("%w: request %s", store.ErrNotFound, request)
		}
		is = store.Done{Print: d.Print}
		if len(d.Outcome) > 0 {
			is.Outcome = bytes.Clone(d.Outcome)
		}
		return nil
	})
	return is, err
}

// Forget implements [store.Store].
func (s *Store) Forget(ctx context.Context, before time.Time, limit int) (n int, err error) {
	err = s.locked(ctx, func() error {
		old := slices.SortedFunc(maps.Keys(s.done), func(a, b string) int { return s.done[a].at.Compare(s.done[b].at) })
		for ; n < min(len(old), limit) && s.done[old[n]].at.Before(instant(before)); n++ {
			delete(s.done, old[n])
		}
		return nil
	})
	return n, err
}

// Take implements [store.Store].
func (s *Store) Take(ctx context.Context, at, until time.Time, limit int) (taken map[string][]byte, err error) {
	taken = map[string][]byte{}
	err = s.locked(ctx, func() error {
		ids := slices.SortedFunc(maps.Keys(s.messages), func(a, b string) int {
			return cmp.Or(s.messages[a].at.Compare(s.messages[b].at), cmp.Compare(a, b))
		})
		for _, id := range ids {
			if m := s.messages[id]; len(taken) < limit && !m.taken.After(instant(at)) {
				m.taken, taken[id] = instant(until), bytes.Clone(m.body)
			}
		}
		return nil
	})
	return taken, err
}

// Drop implements [store.Store].
func (s *Store) Drop(ctx context.Context, ids []string) error {
	return s.locked(ctx, func() error {
		for _, id := range ids {
			delete(s.messages, id)
		}
		return nil
	})
}

// dropOf removes the messages about a table.
func (s *Store) dropOf(table string) {
	maps.DeleteFunc(s.messages, func(_ string, m *message) bool { return m.table == table })
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

// Marks implements [store.Store].
func (s *Store) Marks(ctx context.Context, ids []string) (marks map[string]store.Mark, err error) {
	marks = map[string]store.Mark{}
	err = s.locked(ctx, func() error {
		for _, id := range ids {
			if t := s.tables[id]; t != nil {
				marks[id] = t.Mark
			}
		}
		return nil
	})
	return marks, err
}

// Heads implements [store.Store].
func (s *Store) Heads(ctx context.Context, ids []string) (heads []store.Summary, err error) {
	err = s.locked(ctx, func() error {
		for _, id := range ids {
			if t := s.tables[id]; t != nil {
				heads = append(heads, t.summary())
			}
		}
		return nil
	})
	return heads, err
}

// List implements [store.Store].
func (s *Store) List(ctx context.Context, label string, limit int) ([]store.Summary, error) {
	listed := func(t *table) bool { return t.label == label && label != "" }
	return s.pick(ctx, limit, listed, func(a, b *table) int {
		return cmp.Or(b.Updated.Compare(a.Updated), cmp.Compare(a.ID, b.ID))
	})
}

// Due implements [store.Store].
func (s *Store) Due(ctx context.Context, before time.Time, limit int) (ids []string, err error) {
	due := func(t *table) bool { return !t.wake.IsZero() && t.wake.Before(instant(before)) }
	all, err := s.pick(ctx, limit, due, func(a, b *table) int {
		return cmp.Or(a.wake.Compare(b.wake), cmp.Compare(a.ID, b.ID))
	})
	for _, t := range all {
		ids = append(ids, t.ID)
	}
	return ids, err
}

// Walk implements [store.Store].
func (s *Store) Walk(ctx context.Context, after string, limit int) ([]store.Summary, error) {
	follows := func(t *table) bool { return t.ID > after }
	return s.pick(ctx, limit, follows, func(a, b *table) int { return cmp.Compare(a.ID, b.ID) })
}

// pick returns the first of the tables that are wanted, in an order.
func (s *Store) pick(ctx context.Context, limit int, wanted func(*table) bool, order func(a, b *table) int) (list []store.Summary, err error) {
	err = s.locked(ctx, func() error {
		var all []*table
		for _, t := range s.tables {
			if wanted(t) {
				all = append(all, t)
			}
		}
		slices.SortFunc(all, order)
		for _, t := range all[:min(len(all), max(limit, 0))] {
			list = append(list, t.summary())
		}
		return nil
	})
	return list, err
}

// Close implements [store.Store].
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	s.nodes.changed("", 0)
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
	t.Mark = t.Mark.After(c.Entries)
	t.Updated = instant(c.At)
	if c.Version != 0 {
		t.Version = c.Version
	}
	if len(c.Head) > 0 {
		t.Head, t.label, t.wake = bytes.Clone(c.Head), c.Label, time.Time{}
		if !c.Wake.IsZero() {
			t.wake = instant(c.Wake)
		}
	}
	if len(c.Checkpoint) > 0 {
		t.Checkpoint = bytes.Clone(c.Checkpoint)
	}
}

// summary returns a copy of the table's summary.
func (t *table) summary() store.Summary {
	summary := t.Summary
	summary.Head = bytes.Clone(t.Head)
	return summary
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
