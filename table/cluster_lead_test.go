package table

import (
	"testing"
	"testing/synctest"
	"time"
)

// TestCluster_AnotherServerTakesOver ends the server that leads a table: another
// goes on for its bots.
func TestCluster_AnotherServerTakesOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRack()
		hubs := r.hubs(t, 2)
		_, m := made(t, hubs[0], seats("hhb", Live))
		leader := func() string {
			r.mu.Lock()
			defer r.mu.Unlock()
			return r.leads[m.ID]
		}
		c := chooser(7)
		goOn := func(h *Hub, done func() bool) {
			for n := 0; n < 40 && !done(); n++ { // until bots have something to do, too
				play(t, at(t, h, m.ID), m.Keys, &c, 1)
				time.Sleep(2 * leadAgain)
				synctest.Wait()
			}
		}
		goOn(hubs[0], func() bool { return leader() != "" })
		first, other := hubs[0], hubs[1]
		if leader() == other.node {
			first, other = other, first
		}
		if leader() != first.node {
			t.Fatalf("%q leads, want one of the servers", leader())
		}
		first.Close()
		goOn(other, func() bool { return leader() != first.node })
		if leader() != other.node {
			t.Errorf("%q leads, want the server that is left", leader())
		}
		f := frame(t, at(t, other, m.ID), "")
		for _, p := range f.Waiting {
			if f.Table.Seats[p].Kind == Bot {
				t.Error("nobody answers for the bot")
			}
		}
	})
}

// TestCluster_ClockIsThatOfTheStore serves from a machine whose clock is wrong:
// entries are dated, and windows closed, by the time of the store.
func TestCluster_ClockIsThatOfTheStore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, ahead := range []time.Duration{-10 * time.Second, 10 * time.Second} {
			r := newRack()
			r.ahead = ahead
			tb, _ := made(t, r.hubs(t, 1)[0], seats("hhb", Relaxed))
			tb.mu.Lock()
			if off := tb.asked.Sub(time.Now().Add(ahead)).Abs(); off > time.Second {
				t.Errorf("with the store %v ahead an entry is dated %v off", ahead, off)
			}
			tb.mu.Unlock()
		}
	})
}

// TestCluster_ATimeThatWasLongOnItsWayIsNotBelieved pauses a server between asking for
// the time and learning it: its clock stays right.
func TestCluster_ATimeThatWasLongOnItsWayIsNotBelieved(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRack()
		r.ahead = time.Hour
		h := r.hubs(t, 1)[0]
		off := func() time.Duration { return h.now().Sub(time.Now().Add(time.Hour)).Abs() }
		pause := func(lasts time.Duration) {
			r.mu.Lock()
			r.slow = lasts
			r.mu.Unlock()
			time.Sleep(30 * time.Second)
			synctest.Wait()
		}
		if off() > 0 {
			t.Errorf("the clock is off by %s", off())
		}
		pause(7 * time.Second)
		if off() > 0 {
			t.Errorf("after a pause the clock is off by %s", off())
		}
		pause(timeTook / 2)
		if off() > timeTook/4 {
			t.Errorf("on a slow line the clock is off by %s", off())
		}
	})
}
