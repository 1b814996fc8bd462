package storetest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"ragtag/store"
)

// OpenShared returns two stores over the same empty storage, or the same store
// twice. RunShared closes them.
type OpenShared func(t *testing.T) (a, b store.Shared)

// RunShared tests what a store promises to several servers.
func RunShared(t *testing.T, open OpenShared) {
	promises := []struct {
		name string
		keep func(t *testing.T, a, b store.Shared)
	}{
		{"TimeIsTheSameForAll", timeIsTheSameForAll},
		{"OneNodeLeads", oneNodeLeads},
		{"EndedNodeLeadsNoLonger", endedNodeLeadsNoLonger},
		{"NodesLearnOfEachOther", nodesLearnOfEachOther},
		{"FollowersLearnOfChanges", followersLearnOfChanges},
		{"RequestIsCarriedOutOnceByAll", requestIsCarriedOutOnceByAll},
	}
	for _, promise := range promises {
		t.Run(promise.name, func(t *testing.T) {
			a, b := open(t)
			defer func() {
				if err := errors.Join(a.Close(), b.Close()); err != nil {
					t.Errorf("Close: %v", err)
				}
			}()
			promise.keep(t, a, b)
		})
	}
}

// timeIsTheSameForAll: what one store says is not before what another has said.
func timeIsTheSameForAll(t *testing.T, a, b store.Shared) {
	var last time.Time
	for range 10 {
		for _, s := range []store.Shared{a, b} {
			now, err := s.Time(t.Context())
			if err != nil || now.Before(last) || now.Location() != time.UTC {
				t.Fatalf("Time: %v after %v, %v", now, last, err)
			}
			last = now
		}
	}
}

func beat(t *testing.T, s store.Shared, node string, lasts time.Duration) {
	t.Helper()
	if _, err := s.Beat(t.Context(), node, lasts, nil); err != nil {
		t.Fatalf("Beat(%s): %v", node, err)
	}
}

func wantLead(t *testing.T, s store.Shared, node, id string, want bool) {
	t.Helper()
	if got, err := s.Lead(t.Context(), node, id); err != nil || got != want {
		t.Errorf("Lead(%s, %s): %v, %v, want %v", node, id, got, err, want)
	}
}

// oneNodeLeads: of nodes that ask at once for a table, one leads it, and goes on
// to.
func oneNodeLeads(t *testing.T, a, b store.Shared) {
	wantLead(t, a, "stranger", "g", false)
	for _, node := range []string{"a", "b"} {
		beat(t, a, node, time.Hour)
	}
	leads := make([]bool, racers)
	race(func(racer int) {
		s, node := a, "a"
		if racer%2 == 1 {
			s, node = b, "b"
		}
		var err error
		if leads[racer], err = s.Lead(t.Context(), node, "g"); err != nil {
			t.Error(err)
		}
	})
	for racer, leads1 := range leads {
		if leads1 != leads[racer%2] {
			t.Errorf("racer %d: %v, another of its node %v", racer, leads1, leads[racer%2])
		}
	}
	if leads[0] == leads[1] {
		t.Errorf("a leads: %v, b leads: %v, want one", leads[0], leads[1])
	}
	wantLead(t, b, "a", "g", leads[0])
	wantLead(t, a, "b", "g", leads[1])
	wantLead(t, b, "b", "other", true)
	wantLead(t, a, "a", "other", false)
}

// endedNodeLeadsNoLonger: another takes over from a node that says that it ends,
// or that says nothing in time.
func endedNodeLeadsNoLonger(t *testing.T, a, b store.Shared) {
	beat(t, a, "a", time.Hour)
	beat(t, b, "b", time.Hour)
	wantLead(t, a, "a", "g", true)
	wantLead(t, b, "b", "g", false)
	beat(t, a, "a", 0)
	wantLead(t, b, "b", "g", true)
	wantLead(t, a, "a", "g", false)
	beat(t, a, "a", time.Hour)
	wantLead(t, a, "a", "g", false)

	beat(t, b, "b", 30*time.Millisecond)
	time.Sleep(50 * time.Millisecond)
	wantLead(t, b, "b", "g", false)
	wantLead(t, a, "a", "g", true)
}

// nodesLearnOfEachOther: a node learns what the others at work have said last.
func nodesLearnOfEachOther(t *testing.T, a, b store.Shared) {
	say := func(s store.Shared, node string, lasts time.Duration, here []string, want ...string) {
		t.Helper()
		got, err := s.Beat(t.Context(), node, lasts, here)
		slices.Sort(got)
		wantIDs(t, "Beat of "+node, got, err, want...)
	}
	say(a, "a", time.Hour, []string{"x", "y"})
	say(b, "b", time.Hour, []string{"y", "z"}, "x", "y")
	say(b, "c", time.Hour, nil, "x", "y", "z")
	say(a, "a", time.Hour, []string{"v"}, "y", "z")
	say(b, "b", 0, []string{"y"}, "v")
	say(b, "c", time.Hour, []string{"w"}, "v")
	say(a, "a", time.Hour, []string{"v"}, "w")
}

// followersLearnOfChanges: a follower is told to look at everything first,
// and then of the last change to each table.
func followersLearnOfChanges(t *testing.T, a, b store.Shared) {
	create(t, a, "g", first())
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var all sync.WaitGroup
	told := make(chan store.Mark, 100)
	anew := make(chan struct{}, 100)
	ended := make(chan error, 1)
	all.Go(func() {
		ended <- b.Follow(ctx, func(id string, next int64) {
			if id == "" {
				anew <- struct{}{}
				return
			}
			told <- store.Mark{Next: next, Hash: id}
		})
	})
	<-anew
	appendTo(t, a, "g", at(0), store.Change{At: noon, Entries: entries(0, 2)})
	appendTo(t, a, "g", at(2), store.Change{At: noon, Entries: entries(2, 3)})
	create(t, b, "h", first())
	wanted := map[store.Mark]bool{{Next: 5, Hash: "g"}: true, {Hash: "h"}: true}
	for late := time.After(10 * time.Second); len(wanted) > 0; {
		select {
		case news := <-told:
			delete(wanted, news)
		case <-late:
			t.Fatalf("not told of %v", wanted)
		}
	}
	stop()
	all.Wait()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("Follow: %v, want %v", err, context.Canceled)
	}
}

// requestIsCarriedOutOnceByAll: of the changes of several servers that carry out
// one request, one is made, and all read what was noted with it.
func requestIsCarriedOutOnceByAll(t *testing.T, a, b store.Shared) {
	stores := []store.Store{a, b}
	for round := range 5 {
		request, errs := fmt.Sprint("r", round), make([]error, racers)
		race(func(racer int) {
			id := fmt.Sprintf("new-%d-%d", round, racer)
			errs[racer] = stores[racer%2].Create(t.Context(), id, asked(request, id, first()))
		})
		won := fmt.Sprintf("new-%d-%d", round, wantOneWinner(t, errs, store.ErrDone))
		wantDone(t, a, request, won)
		wantDone(t, b, request, won)

		request = fmt.Sprint("also-", round)
		race(func(racer int) {
			change := first()
			change.Also = request
			errs[racer] = stores[racer%2].Create(t.Context(), fmt.Sprint(request, "-", racer), change)
		})
		wantOneWinner(t, errs, store.ErrDone)
	}
}
