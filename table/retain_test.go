package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ragtag/wording"
)

// TestRetain_DeletesWhatTheRuleNoLongerKeeps has a finished table and one that
// waits for people, and deletes each by its own rule and at its time.
func TestRetain_DeletesWhatTheRuleNoLongerKeeps(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &shelf{}
		h := hub(t, s, Config{})
		over, made := made(t, h, seats("bbb", Live))
		for over.Status() != Over {
			time.Sleep(time.Millisecond)
		}
		waits, err := h.Create(seats("hob", Live))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := h.NewPlayer(t.Context()); err != nil {
			t.Fatal(err)
		}
		retain := func(rule Retention, want int) {
			t.Helper()
			if n, err := h.Retain(t.Context(), rule); err != nil || n != want {
				t.Errorf("%+v deletes %d, %v, want %d", rule, n, err, want)
			}
		}
		watch, err := over.Watch("", wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer watch.Close()
		const day = 24 * time.Hour
		age := func(id string, by time.Duration) {
			s.mu.Lock()
			defer s.mu.Unlock()
			s.tables[id].Updated = time.Now().Add(-by)
		}
		age(made.ID, 3*day)
		age(waits.ID, 3*day)
		retain(Retention{}, 0)
		retain(Retention{Finished: 4 * day, Abandoned: 4 * day}, 0)
		retain(Retention{Finished: 2 * day}, 1)
		if _, err := h.Find(t.Context(), made.ID); CodeOf(err) != NoTable {
			t.Errorf("the finished table: %v", err)
		}
		for err := error(nil); err == nil; {
			if _, err = watch.Next(t.Context()); err != nil && CodeOf(err) != NoTable {
				t.Errorf("who watches is told %v", err)
			}
		}
		at, err := h.Find(t.Context(), waits.ID)
		if err != nil {
			t.Fatal(err)
		}
		if err := at.Talk(waits.Keys[0], "", "still here"); err != nil { // it has changed since
			t.Fatal(err)
		}
		retain(Retention{Abandoned: 2 * day}, 0)
		age(waits.ID, 3*day)
		retain(Retention{Abandoned: 2 * day}, 1)
		if left := s.pick(func(id string) bool { return !isPlayer(id) }); len(left) != 0 {
			t.Errorf("left: %v", left)
		}
		if left := s.pick(isPlayer); len(left) != 1 {
			t.Errorf("players left: %v", left)
		}
	})
}
