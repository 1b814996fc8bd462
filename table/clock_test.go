package table

import (
	"testing"
	"testing/synctest"
	"time"

	"ragtag/wording"
)

// TestLoad_ClockSetBack goes on at a table after a restart at which the clock of the
// machine was set back. Numbers of frames go on growing, answers are taken, windows
// close after their time, and nothing that was there is lost.
func TestLoad_ClockSetBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &shelf{}
		before := NewHub(s, cat, Config{Chance: "clock"})
		tb, made := made(t, before, seats("hhb", Live))
		c := chooser(6)
		pass := func(tb *Table, n int) {
			for range n {
				time.Sleep(time.Second)
				playOne(t, tb, made.Keys, &c)
			}
		}
		pass(tb, 25)
		was := frame(t, tb, made.Keys[0])
		before.Close()

		after := NewHub(s, cat, Config{Chance: "clock"})
		defer after.Close()
		after.ahead.Store(-int64(3 * time.Hour))
		tb, err := after.Find(t.Context(), tb.ID())
		if err != nil {
			t.Fatal(err)
		}
		w, err := tb.Watch(made.Keys[0], wording.En, len(was.Log), 0)
		if err != nil {
			t.Fatal(err)
		}
		defer w.Close()
		f, err := w.Next(t.Context())
		if err != nil || f.Seq < was.Seq {
			t.Fatalf("frame %d after frame %d, %v", f.Seq, was.Seq, err)
		}
		entries, _ := stands(tb)
		pass(tb, 25)
		for range 200 {
			time.Sleep(time.Second)
			f := frame(t, tb, made.Keys[0])
			if f.Clock != nil && f.Clock.ClosesIn > (DefaultWindowTime+20*time.Second).Milliseconds() {
				t.Fatalf("a window is open for %d ms", f.Clock.ClosesIn)
			}
			if f.Seq < was.Seq {
				t.Fatalf("frame %d after frame %d", f.Seq, was.Seq)
			}
			was = f
			playOne(t, tb, made.Keys, &c)
		}
		next, last := stands(tb)
		if next < entries+50 {
			t.Errorf("%d entries after the clock was set back", next-entries)
		}
		if again, err := after.load(tb.ID()); err != nil || again.last != last {
			t.Errorf("the table is not what is stored: %v", err)
		}
	})
}
