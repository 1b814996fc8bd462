package table

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/table/player"
	"ragtag/wording"
)

// TestCluster_PresenceHoldsOverAllServers opens and closes a watch at one server
// and looks at another.
func TestCluster_PresenceHoldsOverAllServers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		hubs := newRack().hubs(t, 2)
		a, m := made(t, hubs[0], seats("hhb", Relaxed))
		b := at(t, hubs[1], m.ID)
		other, err := b.Watch(m.Keys[1], wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer other.Close()
		shown := func(want bool) {
			t.Helper()
			time.Sleep(2 * beatEvery)
			synctest.Wait()
			if f := frame(t, b, m.Keys[1]); f.Table.Seats[0].Present != want {
				t.Errorf("at the other server the seat is present: %v, want %v", !want, want)
			}
			f, ok := other.take()
			for again := ok; again; {
				var next *Frame
				if next, again = other.take(); again {
					f = next
				}
			}
			if !ok || f.Table.Seats[0].Present != want {
				t.Errorf("who looks on there is told: %v, present %v, want %v", ok, !want, want)
			}
		}
		w, err := a.Watch(m.Keys[0], wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		shown(true)
		if err := b.Propose(m.Keys[1], MoveReplace, 0, 0); CodeOf(err) != NotAbsent {
			t.Errorf("somebody who is present at another server can be replaced: %v", err)
		}
		w.Close()
		shown(false)
	})
}

// TestPlayer_ChangesOfTwoServersAreBothKept changes a player on two servers at
// once.
func TestPlayer_ChangesOfTwoServersAreBothKept(t *testing.T) {
	r := newRack()
	hubs := r.hubs(t, 2)
	key, err := hubs[0].NewPlayer(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for n, h := range hubs {
		for i := range 5 {
			all.Go(func() {
				err := h.ChangePlayer(context.Background(), key, func(p *player.Player) { p.Keep(player.Seated{ID: fmt.Sprintf("%d-%d", n, i), Key: "k"}) })
				if err != nil {
					t.Error(err)
				}
			})
		}
	}
	all.Wait()
	if p, err := hubs[0].Player(t.Context(), key); err != nil || len(p.Tables) != 10 {
		t.Errorf("%d seats, %v, want 10", len(p.Tables), err)
	}
}

// TestSeen_OfTwoServersIsTheFurthest says at two servers at once how far a seat
// has read.
func TestSeen_OfTwoServersIsTheFurthest(t *testing.T) {
	r := newRack()
	hubs := r.hubs(t, 2)
	a, m := made(t, hubs[0], seats("hbb", Relaxed))
	c := chooser(1)
	play(t, a, m.Keys, &c, 30)
	last := len(frame(t, a, m.Keys[0]).Log)
	var all sync.WaitGroup
	for i := range 10 {
		tb := at(t, hubs[i%2], m.ID)
		all.Go(func() {
			if err := tb.See(context.Background(), m.Keys[0], last-i); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if line, err := a.Seen(t.Context(), m.Keys[0]); err != nil || line != last {
		t.Errorf("seen up to %d, %v, want %d", line, err, last)
	}
}
