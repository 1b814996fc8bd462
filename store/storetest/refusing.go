package storetest

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"ragtag/store"
)

// wantRefusal fails unless got wraps the error that the contract names.
func wantRefusal(t *testing.T, call string, got, want error) {
	t.Helper()
	if !errors.Is(got, want) {
		t.Errorf("%s: got error %v, want %v", call, got, want)
	}
}

// wantUntouched fails unless table g is unchanged since first.
func wantUntouched(t *testing.T, s store.Store) {
	t.Helper()
	wantTable(t, s, store.Table{Summary: store.Summary{
		ID: "g", Version: 1, Head: []byte("head 0"), Created: kept(0), Updated: kept(0),
	}})
	wantEntries(t, s, "g", 0, nil)
}

// takenIDIsRefused: creating a table with a taken id leaves the first
// unchanged.
func takenIDIsRefused(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	second := store.Change{At: after(1), Version: 2, Head: []byte("head"), Entries: entries(0, 1)}
	wantRefusal(t, "Create", s.Create(t.Context(), "g", second), store.ErrExists)
	wantUntouched(t, s)
}

// wrongNumberIsRefused: a change at any number but the next leaves the table
// unchanged.
func wrongNumberIsRefused(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	change := store.Change{At: after(1), Version: 2, Head: []byte("late"), Checkpoint: []byte("late"), Entries: entries(0, 1)}
	for _, next := range []int64{-1, 1, 1 << 40} {
		wantRefusal(t, "Append", s.Append(t.Context(), "g", next, change), store.ErrConflict)
	}
	wantUntouched(t, s)

	appendTo(t, s, "g", 0, change)
	wantRefusal(t, "Append again", s.Append(t.Context(), "g", 0, change), store.ErrConflict)
	wantEntries(t, s, "g", 0, entries(0, 1))
}

// unknownTableIsRefused: a request for an unknown table does not create it.
func unknownTableIsRefused(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	for _, id := range []string{"G", "g ", "", "%", "pegasus"} {
		_, err := s.Load(t.Context(), id)
		wantRefusal(t, "Load", err, store.ErrNotFound)
		_, err = s.Entries(t.Context(), id, 0)
		wantRefusal(t, "Entries", err, store.ErrNotFound)
		err = s.Append(t.Context(), id, 0, store.Change{At: noon, Entries: entries(0, 1)})
		wantRefusal(t, "Append", err, store.ErrNotFound)
	}
	if list, err := s.List(t.Context()); err != nil || len(list) != 1 {
		t.Errorf("List: %d tables, %v, want 1", len(list), err)
	}
}

// invalidChangeIsRefused: nothing of an invalid change is stored.
func invalidChangeIsRefused(t *testing.T, s store.Store) {
	for _, id := range []string{"", "a b", "a/b", "é", "a\x00", strings.Repeat("a", 65)} {
		wantRefusal(t, "Create "+id, s.Create(t.Context(), id, first()), store.ErrInvalid)
	}
	for name, spoil := range map[string]func(*store.Change){
		"no time":          func(c *store.Change) { c.At = time.Time{} },
		"no version":       func(c *store.Change) { c.Version = 0 },
		"negative version": func(c *store.Change) { c.Version = -1 },
		"no head":          func(c *store.Change) { c.Head = nil },
	} {
		change := first()
		spoil(&change)
		wantRefusal(t, "Create with "+name, s.Create(t.Context(), "g", change), store.ErrInvalid)
	}
	create(t, s, "g", first())
	for name, change := range map[string]store.Change{
		"no entry":         {At: noon, Head: []byte("head")},
		"no time":          {Entries: entries(0, 1)},
		"negative version": {At: noon, Version: -1, Entries: entries(0, 1)},
	} {
		wantRefusal(t, "Append with "+name, s.Append(t.Context(), "g", 0, change), store.ErrInvalid)
	}
	wantUntouched(t, s)
}

// endedContextIsRefused: a change with an ended context has no effect.
func endedContextIsRefused(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	wantRefusal(t, "Create", s.Create(ended, "h", first()), context.Canceled)
	change := store.Change{At: noon, Entries: entries(0, 1)}
	wantRefusal(t, "Append", s.Append(ended, "g", 0, change), context.Canceled)
	_, err := s.Load(ended, "g")
	wantRefusal(t, "Load", err, context.Canceled)
	_, err = s.Entries(ended, "g", 0)
	wantRefusal(t, "Entries", err, context.Canceled)
	_, err = s.List(ended)
	wantRefusal(t, "List", err, context.Canceled)

	wantUntouched(t, s)
	_, err = s.Load(t.Context(), "h")
	wantRefusal(t, "Load", err, store.ErrNotFound)
}

// closedStoreRefuses: after Close every method returns ErrClosed, and Close may
// be repeated.
func closedStoreRefuses(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	if err := s.Close(); err != nil {
		t.Fatalf("Close: %v", err)
	}
	wantRefusal(t, "Create", s.Create(t.Context(), "h", first()), store.ErrClosed)
	change := store.Change{At: noon, Entries: entries(0, 1)}
	wantRefusal(t, "Append", s.Append(t.Context(), "g", 0, change), store.ErrClosed)
	_, err := s.Load(t.Context(), "g")
	wantRefusal(t, "Load", err, store.ErrClosed)
	_, err = s.Entries(t.Context(), "g", 0)
	wantRefusal(t, "Entries", err, store.ErrClosed)
	_, err = s.List(t.Context())
	wantRefusal(t, "List", err, store.ErrClosed)
}
