package table

import (
	"fmt"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/table/names"
	"ragtag/wording"
)

// TestCluster_RemovedSeatsStreamsCloseEverywhere removes somebody at one server whose
// streams are at another: they end within the time between two comparisons, also if
// the news of it is lost, and bring nothing more. Others there look on.
func TestCluster_RemovedSeatsStreamsCloseEverywhere(t *testing.T) {
	for _, deaf := range []bool{false, true} {
		for _, playing := range []bool{false, true} {
			t.Run(fmt.Sprintf("news lost %v, during the game %v", deaf, playing), func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) { removedFarAway(t, deaf, playing) })
			})
		}
	}
}

func removedFarAway(t *testing.T, deaf, playing bool) {
	r := newRack()
	r.deaf = deaf
	hubs := r.hubs(t, 2)
	pattern := "hho"
	if playing {
		pattern = "hhb"
	}
	near, m := made(t, hubs[0], seats(pattern, Relaxed))
	far := at(t, hubs[1], m.ID)
	open := func(key string) (w *Watch, ended chan error) {
		w, err := far.Watch(key, wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		ended = make(chan error, 1)
		go func() {
			defer w.Close()
			for {
				if _, err := w.Next(t.Context()); err != nil {
					ended <- err
					return
				}
			}
		}()
		return w, ended
	}
	_, removed := open(m.Keys[1])
	_, again := open(m.Keys[1])
	_, stays := open(m.Keys[0])
	_, looks := open("")
	time.Sleep(10*time.Second + 300*time.Millisecond)
	synctest.Wait()
	start := time.Now()
	if err := near.Govern(m.Owner, Remove, 1); err != nil {
		t.Fatal(err)
	}
	for _, ended := range []chan error{removed, again} {
		select {
		case err := <-ended:
			if took := time.Since(start); CodeOf(err) != Removed || took > compareTime {
				t.Errorf("a stream of the seat ends after %s with %v", took, err)
			}
		case <-time.After(time.Minute):
			t.Error("a stream of the seat goes on")
		}
	}
	if _, err := far.Frame(m.Keys[1], wording.En, 0, 0); CodeOf(err) != Removed {
		t.Errorf("the key still opens: %v", err)
	}
	if len(stays)+len(looks) > 0 {
		t.Error("streams of others end")
	}
}

// TestCluster_NamesHoldOverAllServers has people take names at several servers at once.
// Of those who want the same name, or one that can be taken for it, one gets it, and
// onlookers cannot talk under it anywhere.
func TestCluster_NamesHoldOverAllServers(t *testing.T) {
	r := newRack()
	r.deaf = true
	hubs := r.hubs(t, 3)
	_, m := made(t, hubs[0], seats("hoooob", Relaxed))
	var all sync.WaitGroup
	var mu sync.Mutex
	got := map[string]int{}
	for i, name := range []string{"Eve", "eve", "Évé", "E v e", "A", "á"} {
		all.Go(func() {
			_, err := at(t, hubs[i%3], m.ID).Join(1+i%4, name, "")
			mu.Lock()
			defer mu.Unlock()
			switch {
			case err == nil:
				for _, one := range []string{"Eve", "A"} {
					if names.Same(name, one) {
						got[one]++
					}
				}
			case CodeOf(err) != NameTaken && CodeOf(err) != SeatTaken:
				t.Errorf("%q: %v", name, err)
			}
		})
	}
	all.Wait()
	if got["Eve"] != 1 || got["A"] != 0 {
		t.Errorf("names that were taken: %v", got)
	}
	for i, h := range hubs {
		if err := at(t, h, m.ID).Talk("", "EVE", "hello"); CodeOf(err) != NameTaken {
			t.Errorf("server %d: who looks on talks as Eve: %v", i, err)
		}
	}
	if err := hubs[1].Ban(t.Context(), Ban{Name: "Baltar"}, false); err != nil {
		t.Fatal(err)
	}
	if err := at(t, hubs[1], m.ID).Talk("", "baltár", "hello"); err == nil {
		t.Error("a name that is banned is taken")
	}
	if _, err := hubs[0].Bans(t.Context()); err != nil || hubs[0].mayBeCalled("Baltar") == nil {
		t.Errorf("a ban of another server does not hold: %v", err)
	}
}
