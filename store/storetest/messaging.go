package storetest

import (
	"fmt"
	"maps"
	"slices"
	"sync"
	"testing"

	"ragtag/store"
)

// saying returns a change of one entry with messages, whose bodies are their ids.
func saying(minutes int, number int64, ids ...string) store.Change {
	c := store.Change{At: after(minutes), Entries: entries(number, 1), Messages: map[string][]byte{}}
	for _, id := range ids {
		c.Messages[id] = []byte(id)
	}
	return c
}

// wantTaken takes messages at a moment, until another, and fails unless it gets
// these.
func wantTaken(t *testing.T, s store.Store, at, until, limit int, want ...string) {
	t.Helper()
	taken, err := s.Take(t.Context(), after(at), after(until), limit)
	if err != nil {
		t.Fatal(err)
	}
	got := slices.Sorted(maps.Keys(taken))
	if !slices.Equal(got, want) {
		t.Errorf("Take after %d minutes: %q, want %q", at, got, want)
	}
	for id, body := range taken {
		if string(body) != id {
			t.Errorf("message %s says %q", id, body)
		}
	}
}

// messagesAreKeptUntilDropped: a message is stored with its change or not at all;
// anyone who takes it has it for a time, and others have it after that.
func messagesAreKeptUntilDropped(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	appendTo(t, s, "g", at(0), saying(1, 0, "a", "b"))
	wantRefusal(t, "Append at a wrong mark", s.Append(t.Context(), "g", at(7), saying(1, 1, "x")), store.ErrConflict)
	wantRefusal(t, "Append with a message without an id", s.Append(t.Context(), "g", at(1), saying(1, 1, "")), store.ErrInvalid)
	appendTo(t, s, "g", at(1), saying(2, 1, "c", "a"))
	wantTaken(t, s, 3, 10, 2, "a", "b")
	wantTaken(t, s, 4, 10, 9, "c")
	wantTaken(t, s, 9, 20, 9)
	if err := s.Drop(t.Context(), []string{"b", "none"}); err != nil {
		t.Fatal(err)
	}
	wantTaken(t, s, 10, 20, 9, "a", "c")
	if err := s.Drop(t.Context(), []string{"a", "c"}); err != nil {
		t.Fatal(err)
	}
	wantTaken(t, s, 60, 90, 9)
}

// messagesGoWithTheirTable: what is rewritten or deleted leaves no message, since
// it may hold what was to go.
func messagesGoWithTheirTable(t *testing.T, s store.Store) {
	for _, id := range []string{"g", "h", "i"} {
		create(t, s, id, first())
		appendTo(t, s, id, at(0), saying(1, 0, "to-"+id))
	}
	whole := store.Change{At: after(2), Version: 1, Head: []byte("new"), Entries: entries(0, 2)}
	if err := s.Rewrite(t.Context(), "g", at(1), whole); err != nil {
		t.Fatal(err)
	}
	if err := s.Delete(t.Context(), "h", at(1)); err != nil {
		t.Fatal(err)
	}
	wantTaken(t, s, 3, 10, 9, "to-i")
}

// oneOfManyTakersGetsAMessage: of several who take at once each gets others.
func oneOfManyTakersGetsAMessage(t *testing.T, s store.Store) {
	create(t, s, "g", first())
	var ids []string
	for i := range 40 {
		ids = append(ids, fmt.Sprint("m", i))
	}
	appendTo(t, s, "g", at(0), saying(1, 0, ids...))
	var mu sync.Mutex
	times := map[string]int{}
	race(func(int) {
		for range 10 {
			taken, err := s.Take(t.Context(), after(2), after(50), 3)
			if err != nil {
				t.Error(err)
			}
			mu.Lock()
			for id := range taken {
				times[id]++
			}
			mu.Unlock()
		}
	})
	for id, n := range times {
		if n != 1 {
			t.Errorf("message %s was taken %d times", id, n)
		}
	}
	if len(times) == 0 {
		t.Error("nobody took anything")
	}
}
