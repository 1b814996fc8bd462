package table

import (
	"errors"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/rules"
)

// slip keeps notes in memory.
type slip struct {
	mu     sync.Mutex
	list   []string
	broken bool
}

// Add implements [Notes].
func (s *slip) Add(note string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.broken {
		return errors.New("the paper is torn")
	}
	s.list = append(s.list, note)
	return nil
}

// All implements [Notes].
func (s *slip) All() ([]string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.list), nil
}

// TestForget_HoldsForAllServers erases somebody, and what those without a seat said
// twice, at one server. The notes of the other, which had no part in it, suffice to
// forget all of it again when the store goes back to what it was, without a restart.
// What is said since then stays.
func TestForget_HoldsForAllServers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRack()
		notes := []*slip{{}, {}}
		var hubs []*Hub
		for i := range notes {
			h := NewHub(r, cat, Config{Chance: t.Name(), Cluster: r, Notes: notes[i]})
			defer h.Close()
			h.KeepAwake()
			hubs = append(hubs, h)
		}
		tb, made := made(t, hubs[0], seats("hhb", Relaxed))
		say := func(h *Hub, key, text string) {
			t.Helper()
			time.Sleep(TalkTime)
			if err := at(t, h, made.ID).Talk(key, "", text); err != nil {
				t.Fatal(err)
			}
		}
		say(hubs[0], made.Keys[1], "a secret of hers")
		say(hubs[0], "", "one who looks on")
		older := r.shelf.copied()
		if err := tb.EraseSeat(t.Context(), rules.Nobody); err != nil {
			t.Fatal(err)
		}
		say(hubs[0], "", "another who looks on")
		between := r.shelf.copied()
		if err := at(t, hubs[0], made.ID).Erase(t.Context(), made.Keys[1]); err != nil {
			t.Fatal(err)
		}
		if err := at(t, hubs[0], made.ID).EraseSeat(t.Context(), rules.Nobody); err != nil {
			t.Fatal(err)
		}
		time.Sleep(3 * erasedLook)
		synctest.Wait()
		for i := range notes {
			if all, _ := notes[i].All(); len(without(all, nil)) != 3 {
				t.Errorf("server %d has noted %q, want three notes", i, all)
			}
		}
		hubs[0].Close() // and its notes with it
		for name, was := range map[string]*shelf{"before all": older, "between": between} {
			if !stores(was, made.ID, "a secret of hers") {
				t.Fatalf("the backup from %s has nothing to forget", name)
			}
			r.restore(was.copied())
			time.Sleep(5 * erasedLook)
			synctest.Wait()
			for _, text := range []string{"a secret of hers", "one who looks on", "another who looks on"} {
				if stores(r.shelf, made.ID, text) {
					t.Errorf("a backup from %s was restored, and %q is stored again", name, text)
				}
			}
		}
		say(hubs[1], "", "somebody who came later")
		next := NewHub(r, cat, Config{Chance: t.Name(), Cluster: r, Notes: notes[1]})
		defer next.Close()
		if n, err := next.Forget(t.Context()); n != 0 || err != nil {
			t.Errorf("a server that starts erases %d again, %v", n, err)
		}
		if !stores(r.shelf, made.ID, "somebody who came later") {
			t.Error("what was said since is erased, too")
		}
	})
}

// TestForget_AsksTheStoredTable restores the store under a server that has the table in
// memory, where what is to be forgotten again was erased.
func TestForget_AsksTheStoredTable(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, notes := newRack(), &slip{}
		h := NewHub(r, cat, Config{Chance: t.Name(), Cluster: r, Notes: notes})
		defer h.Close()
		tb, made := made(t, h, seats("hhb", Relaxed))
		if err := tb.Talk(made.Keys[1], "", "a secret of hers"); err != nil {
			t.Fatal(err)
		}
		older := r.shelf.copied()
		if err := tb.Erase(t.Context(), made.Keys[1]); err != nil {
			t.Fatal(err)
		}
		r.restore(older)
		if n, err := h.Forget(t.Context()); n != 1 || err != nil {
			t.Errorf("%d are erased again, %v, want 1", n, err)
		}
		if stores(r.shelf, made.ID, "a secret of hers") {
			t.Error("what she said is stored again")
		}
	})
}

// TestForget_NothingIsErasedThatCannotBeNoted erases somebody while notes cannot be
// written: it is refused, and she is there.
func TestForget_NothingIsErasedThatCannotBeNoted(t *testing.T) {
	s, notes := &shelf{}, &slip{broken: true}
	_, tb, made := erasable(t, s, Config{Notes: notes})
	if err := tb.Erase(t.Context(), made.Keys[1]); CodeOf(err) != NotKept {
		t.Errorf("%v, want %s", err, NotKept)
	}
	if !stores(s, tb.ID(), "Beatrice") {
		t.Error("she was erased")
	}
}

// restore puts back what a shelf held before.
func (s *shelf) restore(was *shelf) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tables, s.labels, s.wakes = was.tables, was.labels, was.wakes
}
