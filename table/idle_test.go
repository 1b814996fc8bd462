package table

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/wording"
)

func TestHub_PutsIdleTablesAway(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := NewHub(&shelf{}, cat, Config{Chance: t.Name()})
		defer h.Close()
		h.KeepAwake()
		find := func(id string) *Table {
			tb, err := h.Find(context.Background(), id)
			if err != nil {
				t.Fatal(err)
			}
			synctest.Wait()
			return tb
		}
		quiet, _ := made(t, h, seats("hhh", Relaxed))
		open, _ := made(t, h, seats("hho", Relaxed))
		watched, _ := made(t, h, seats("hhh", Relaxed))
		w, err := watched.Watch("", wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer w.Close()
		time.Sleep(idleTime - tidyEvery)
		if find(quiet.ID()) != quiet {
			t.Error("a table was put away too early")
		}
		time.Sleep(idleTime)
		other, _ := made(t, h, seats("hhh", Relaxed))
		find(other.ID())
		if len(h.tables) != 2 {
			t.Errorf("%d tables in memory, want the watched one and the new one", len(h.tables))
		}
		if find(watched.ID()) != watched {
			t.Error("a table was put away that somebody looks at")
		}
		if again := find(open.ID()); again == open || again.status() != Open {
			t.Error("the table was not read again")
		}
		again := find(quiet.ID())
		if again == quiet || again.next != quiet.next || again.last != quiet.last {
			t.Error("the table is not as it was")
		}
		if _, err := quiet.Frame("", wording.En, 0, 0); CodeOf(err) != Closing {
			t.Errorf("the table that was put away answers %v", err)
		}
	})
}

// TestHub_PutsFinishedGamesAwaySoon ends a game: it leaves the memory long before
// one that waits does.
func TestHub_PutsFinishedGamesAwaySoon(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := NewHub(&shelf{}, cat, Config{Chance: t.Name()})
		defer h.Close()
		h.KeepAwake()
		made(t, h, seats("hhh", Relaxed))
		made(t, h, seats("bbb", Relaxed))
		time.Sleep(time.Second)
		if n := h.Stats(); n.Tables != 2 || n.Driven != 1 {
			t.Fatalf("%+v", n)
		}
		time.Sleep(finishedTime + 2*tidyEvery)
		if n := h.Stats(); n.Tables != 1 || n.Driven != 1 {
			t.Errorf("%+v: the finished game is still in memory", n)
		}
	})
}

// TestHub_PutsTablesWithClocksAway lets people take days for a decision. Their
// table leaves the memory, and is back in time for the clock, which runs out once.
func TestHub_PutsTablesWithClocksAway(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &shelf{}
		h := NewHub(s, cat, Config{Chance: t.Name()})
		defer h.Close()
		h.KeepAwake()
		setUp := seats("hhb", Relaxed)
		setUp.Limit = 24 * time.Hour
		tb, _ := made(t, h, setUp)
		id := tb.ID()
		tb.mu.Lock()
		asked := tb.asked
		tb.mu.Unlock()
		time.Sleep(12 * time.Hour)
		if n := h.Stats(); n.Tables != 0 {
			t.Fatalf("%+v: the table is in memory although nothing happens for hours", n)
		}
		time.Sleep(time.Until(asked.Add(setUp.Limit - time.Second)))
		entries := func() []*entry {
			k, err := s.Load(t.Context(), id)
			if err != nil {
				t.Fatal(err)
			}
			all, err := newTable(h, id).readEntries(0, k)
			if err != nil {
				t.Fatal(err)
			}
			return all
		}
		missed := func() (at []time.Time) {
			for _, e := range entries() {
				if e.Missed != nil {
					at = append(at, e.At)
				}
			}
			return at
		}
		if at := missed(); len(at) > 0 {
			t.Fatalf("the time ran out before its end: %v", at)
		}
		time.Sleep(time.Minute)
		at := missed()
		if len(at) == 0 || at[0].Sub(asked.Add(setUp.Limit)).Abs() > time.Second {
			t.Errorf("the time of those asked at %v ran out at %v", asked, at)
		}
		for i := range at[1:] {
			if at[i+1].Sub(at[i]) < time.Hour && at[i+1] != at[i] {
				t.Errorf("clocks ran out at %v", at)
			}
		}
	})
}

// TestHub_HoldsNoMoreThanItsMemory makes many tables: those that were asked for
// least recently leave as soon as there is no room for all, and none is lost.
func TestHub_HoldsNoMoreThanItsMemory(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := NewHub(&shelf{}, cat, Config{Chance: t.Name(), Memory: 10 * leastWeight})
		defer h.Close()
		h.KeepAwake()
		watched, _ := made(t, h, seats("hhh", Relaxed))
		w, err := watched.Watch("", wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer w.Close()
		var ids []string
		for range 30 {
			tb, _ := made(t, h, seats("hhh", Relaxed))
			ids = append(ids, tb.ID())
			time.Sleep(time.Second)
		}
		time.Sleep(2 * tidyEvery)
		n := h.Stats()
		if n.Tables > 10 || n.Tables < 5 || n.Bytes > 10*leastWeight {
			t.Errorf("%+v in memory, want about 8 tables", n)
		}
		if h.held(ids[len(ids)-1]) == nil || h.held(ids[0]) != nil || h.held(watched.ID()) != watched {
			t.Error("other tables are in memory than those asked for last and those watched")
		}
		for _, id := range ids {
			if _, err := h.Find(t.Context(), id); err != nil {
				t.Error(err)
			}
		}
	})
}
