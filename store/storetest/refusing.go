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

// wrongMarkIsRefused: a change at any mark but the table's leaves it unchanged,
// whether the number or the hash is another.
func wrongMarkIsRefused(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	change := store.Change{
		At: after(1), Version: 2, Head: []byte("late"), Checkpoint: []byte("late"), Entries: entries(0, 1), Label: "late", Wake: noon,
	}
	for _, mark := range []store.Mark{{Next: -1}, {Next: 1}, {Next: 1 << 40}, {Hash: store.Hash(nil)}, at(1)} {
		wantRefusal(t, "Append", s.Append(t.Context(), "g", mark, change), store.ErrConflict)
	}
	wantUntouched(t, s)
	if list, err := s.List(t.Context(), "late", 9); err != nil || len(list) > 0 {
		t.Errorf("List after refusals: %v, %v, want none", list, err)
	}

	appendTo(t, s, "g", at(0), change)
	for _, mark := range []store.Mark{{}, {Next: 1}, {Next: 1, Hash: store.Hash([]byte("another past"))}, {Hash: at(1).Hash}} {
		wantRefusal(t, "Append again", s.Append(t.Context(), "g", mark, change), store.ErrConflict)
	}
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
		err = s.Append(t.Context(), id, at(0), store.Change{At: noon, Entries: entries(0, 1)})
		wantRefusal(t, "Append", err, store.ErrNotFound)
	}
	if list, err := s.Walk(t.Context(), "", 9); err != nil || len(list) != 1 {
		t.Errorf("Walk: %d tables, %v, want 1", len(list), err)
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
		"label, no head":   {At: noon, Label: "open", Entries: entries(0, 1)},
		"wake, no head":    {At: noon, Wake: noon, Entries: entries(0, 1)},
		"long request":     {At: noon, Request: strings.Repeat("r", 65), Entries: entries(0, 1)},
		"print, unasked":   {At: noon, Print: "p", Entries: entries(0, 1)},
		"outcome, unasked": {At: noon, Outcome: []byte("o"), Entries: entries(0, 1)},
	} {
		wantRefusal(t, "Append with "+name, s.Append(t.Context(), "g", at(0), change), store.ErrInvalid)
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
	wantRefusal(t, "Append", s.Append(ended, "g", at(0), change), context.Canceled)
	_, err := s.Load(ended, "g")
	wantRefusal(t, "Load", err, context.Canceled)
	_, err = s.Entries(ended, "g", 0)
	wantRefusal(t, "Entries", err, context.Canceled)
	for call, err := range finding(ended, s) {
		wantRefusal(t, call, err, context.Canceled)
	}

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
	wantRefusal(t, "Append", s.Append(t.Context(), "g", at(0), change), store.ErrClosed)
	_, err := s.Load(t.Context(), "g")
	wantRefusal(t, "Load", err, store.ErrClosed)
	_, err = s.Entries(t.Context(), "g", 0)
	wantRefusal(t, "Entries", err, store.ErrClosed)
	for call, err := range finding(t.Context(), s) {
		wantRefusal(t, call, err, store.ErrClosed)
	}
}

// finding calls the methods that find tables and returns their errors.
func finding(ctx context.Context, s store.Store) map[string]error {
	errs := map[string]error{}
	_, errs["Marks"] = s.Marks(ctx, []string{"g"})
	_, errs["Heads"] = s.Heads(ctx, []string{"g"})
	_, errs["List"] = s.List(ctx, "open", 1)
	_, errs["Due"] = s.Due(ctx, noon, 1)
	_, errs["Walk"] = s.Walk(ctx, "", 1)
	_, errs["Done"] = s.Done(ctx, "r")
	_, errs["Forget"] = s.Forget(ctx, noon, 1)
	return errs
}
