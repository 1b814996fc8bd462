package main

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/server"
	"ragtag/store"
	"ragtag/store/memory"
	"ragtag/store/sqlite"
)

// The torture in a bubble: servers, people, their streams and the store are in this
// process, connected by pipes, and time is the bubble's own, so that hours pass in
// seconds. The store in between fails in every way that the contract of
// [store.Store] allows, and in some that it does not, to see whether that is noticed.

const bubbleTime = time.Hour

// bubble is an ordeal in the bubble.
type bubble struct {
	*ordeal
	nodes  int
	open   func() store.Store // what a server keeps tables in
	flying sync.WaitGroup     // messages
}

// box returns a server.
func (b *bubble) box(at int) *box { return b.host(at).(*box) }

// disturb does something to a server or the database now and then.
func (b *bubble) disturb(ctx context.Context) {
	for n := 0; ; n++ {
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Duration(20+b.below(100)) * time.Second):
		}
		at := b.below(b.nodes)
		switch n % 4 {
		case 0, 2:
			b.box(at).kill()
			b.replace(at, b.start())
			b.count("killed")
		case 1:
			b.box(at).store.hang(time.Duration(1+b.below(15)) * time.Second)
			b.count("paused")
		case 3:
			b.fall(time.Duration(b.below(5000)) * time.Millisecond)
			b.count("database away")
		}
	}
}

// run plays for a time, and for up to three times as long until all that is wanted has
// happened, and returns what was found that must not be.
func (b *bubble) run(lasts time.Duration, answers int, kinds ...string) (found []string) {
	ctx, stop := context.WithCancel(b.t.Context())
	var whole context.CancelFunc
	b.ctx, whole = context.WithCancel(context.Background())
	defer whole()
	for range b.nodes {
		b.hosts = append(b.hosts, b.start())
	}
	b.read = func() (server.Readable, error) { return unclosed{b.box(0).store.Store}, nil }
	watching, unwatch := context.WithCancel(b.ctx)
	var looks, plays sync.WaitGroup
	b.evenings(ctx, watching, &plays, &looks)
	b.rough(true)
	plays.Go(func() { b.disturb(ctx) })
	time.Sleep(lasts)
	b.playOn(2*lasts, answers, kinds...)
	stop()
	plays.Wait()
	b.posts.Wait()
	b.rough(false)
	time.Sleep(20 * time.Minute) // what is late arrives, and everybody who broke off is back
	synctest.Wait()
	soon := time.Duration(0)
	if b.plant == "" {
		soon, kinds = time.Minute, append(kinds, "clocks") // they are counted at the end
	}
	b.settle(soon)
	b.check(soon)
	b.happened(answers, kinds...)
	unwatch()
	for at := range b.hosts {
		b.box(at).kill()
	}
	looks.Wait()
	b.flying.Wait()
	return b.found
}

// inBubble runs a torture of so many servers over what open opens, with a fault that
// must not be. So many answers are to be acknowledged, and each of these is to happen.
func inBubble(t *testing.T, seed uint64, nodes int, lasts time.Duration, plant string, open func(t *testing.T) func() store.Store, answers int, kinds ...string) (found []string) {
	began := time.Now()
	synctest.Test(t, func(t *testing.T) {
		b := &bubble{nodes: nodes, open: open(t), ordeal: &ordeal{
			t: t, sent: map[string][]letter{}, weather: weather{dice: rand.New(rand.NewPCG(seed, 1)), counts: map[string]int{}, plant: plant},
			tempo: tempo{think: 20 * time.Second, late: 2 * time.Second, gone: 90 * time.Second, limit: 2 * time.Minute, absent: 40},
		}}
		found = b.run(lasts, answers, kinds...)
	})
	t.Logf("seed %d: %s of play in %s", seed, lasts, time.Since(began).Round(time.Millisecond))
	return found
}

// inMemory opens one store in memory for all.
func inMemory(*testing.T) func() store.Store {
	s := &memory.Store{}
	return func() store.Store { return s }
}

func TestBubble_NothingIsLostOrDoneTwice(t *testing.T) {
	lasts := bubbleTime
	if testing.Short() {
		lasts = 20 * time.Minute
	}
	lasts, seed := longer(t, lasts, 200)
	kinds := []string{
		"killed", "paused", "database away", "dropped", "doubled", "reordered", "replayed",
		"kept and not acknowledged", "unknown and not kept", "failed", "messages",
	}
	if lasts >= bubbleTime {
		kinds = append(kinds, "games") // to their ends, after which their people leave
	}
	for _, v := range inBubble(t, seed, ordealNodes, lasts, "", inMemory, 50, kinds...) {
		t.Error(v)
	}
}

// TestBubble_NoticesWhatMustNotBe plants faults that the contract of a store does
// not allow: each is found.
func TestBubble_NoticesWhatMustNotBe(t *testing.T) {
	if testing.Short() {
		t.Skip("shows that faults would be noticed; make test shows it")
	}
	for plant, want := range map[string]string{
		plantLost:   "lost: ",
		plantDouble: "applied twice: ",
		plantStale:  "after",
	} {
		t.Run(plant, func(t *testing.T) {
			found := inBubble(t, 2, ordealNodes, 20*time.Minute, plant, inMemory, 0, plant)
			if !slices.ContainsFunc(found, func(v string) bool { return strings.Contains(v, want) }) {
				t.Errorf("found was %q, want %q", found, want)
			}
		})
	}
}

func TestBubble_SQLite(t *testing.T) {
	lasts, answers := 20*time.Minute, 50
	if testing.Short() {
		lasts, answers = lasts/4, answers/5
	}
	for _, v := range inBubble(t, 3, 1, lasts, "", func(t *testing.T) func() store.Store {
		folder := t.TempDir()
		return func() store.Store {
			s, err := sqlite.Open(folder, nil)
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
	}, answers, "killed") {
		t.Error(v)
	}
}
