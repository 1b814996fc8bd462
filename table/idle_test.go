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
		h := NewHub(&shelf{}, cat, Config{})
		defer h.Close()
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
		time.Sleep(idleTime - time.Second)
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
