package storetest

import (
	"errors"
	"testing"

	"ragtag/store"
)

// rewriteReplacesEverything: a rewritten table has the entries and documents that were
// given, and no longer its old mark.
func rewriteReplacesEverything(t *testing.T, s store.Store) {
	one := first()
	one.Entries, one.Checkpoint, one.Label = entries(0, 3), []byte("checkpoint"), "open"
	create(t, s, "g", one)
	create(t, s, "other", one)
	bodies := [][]byte{[]byte("a"), {}, []byte("c"), []byte("d"), []byte("e")}
	whole := store.Change{At: after(1), Entries: bodies, Head: []byte("head 5"), Label: "running"}
	for _, wrong := range []store.Mark{{}, at(2), {Next: 3, Hash: "other"}} {
		if err := s.Rewrite(t.Context(), "g", wrong, whole); !errors.Is(err, store.ErrConflict) {
			t.Errorf("Rewrite at %v: %v, want %v", wrong, err, store.ErrConflict)
		}
	}
	if err := s.Rewrite(t.Context(), "nobody", at(3), whole); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("Rewrite of no table: %v", err)
	}
	for name, change := range map[string]store.Change{
		"as many entries": {At: after(1), Entries: bodies[:3], Head: []byte("head")}, "no head": {At: after(1), Entries: bodies},
		"no time": {Entries: bodies, Head: []byte("head")},
	} {
		if err := s.Rewrite(t.Context(), "g", at(3), change); !errors.Is(err, store.ErrInvalid) {
			t.Errorf("%s: %v, want %v", name, err, store.ErrInvalid)
		}
	}
	wantEntries(t, s, "g", 0, entries(0, 3))
	if err := s.Rewrite(t.Context(), "g", at(3), whole); err != nil {
		t.Fatal(err)
	}
	mark := store.Mark{}.After(bodies)
	wantTable(t, s, store.Table{
		Summary:    store.Summary{ID: "g", Version: 1, Head: []byte("head 5"), Mark: mark, Created: kept(0), Updated: kept(1)},
		Checkpoint: []byte("checkpoint"),
	})
	wantEntries(t, s, "g", 0, bodies)
	wantEntries(t, s, "other", 0, entries(0, 3))
	if listed, err := s.List(t.Context(), "running", 5); err != nil || len(listed) != 1 {
		t.Errorf("listed %v, %v", listed, err)
	}
	appendTo(t, s, "g", mark, store.Change{At: after(2), Entries: entries(5, 1)})
	wantEntries(t, s, "g", 4, [][]byte{[]byte("e"), []byte("entry 5")})
}

// deleteLeavesNothing: a deleted table is not to be found by anything, and its id
// can be taken again.
func deleteLeavesNothing(t *testing.T, s store.Store) {
	one := first()
	one.Entries, one.Checkpoint, one.Label, one.Wake = entries(0, 3), []byte("checkpoint"), "open", after(1)
	create(t, s, "g", one)
	create(t, s, "other", one)
	for id, is := range map[string]error{"g": store.ErrConflict, "nobody": store.ErrNotFound} {
		if err := s.Delete(t.Context(), id, at(2)); !errors.Is(err, is) {
			t.Errorf("Delete(%s): %v, want %v", id, err, is)
		}
	}
	if err := s.Delete(t.Context(), "g", at(3)); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Load(t.Context(), "g"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("Load: %v", err)
	}
	if _, err := s.Entries(t.Context(), "g", 0); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("Entries: %v", err)
	}
	due, err := s.Due(t.Context(), after(2), 5)
	if err != nil || len(due) != 1 {
		t.Errorf("due %v, %v", due, err)
	}
	if err := s.Append(t.Context(), "g", at(3), store.Change{At: after(3), Entries: entries(3, 1)}); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("Append: %v", err)
	}
	create(t, s, "g", first())
	wantEntries(t, s, "g", 0, nil)
	wantEntries(t, s, "other", 0, entries(0, 3))
}
