package table

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/wording"
)

// overheard is what one viewer was sent in a whole game, by the moments at which it
// came. In how many frames it comes at one moment is for the scheduler to say.
type overheard struct {
	mu   sync.Mutex
	at   []time.Duration
	sent []Frame
}

// hear notes a frame, but not while people come.
func (o *overheard) hear(at time.Duration, f Frame) {
	if at <= 2*beatEvery {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if n := len(o.at) - 1; n >= 0 && o.at[n] == at {
		f.Log, f.Talk = append(slices.Clip(o.sent[n].Log), f.Log...), append(slices.Clip(o.sent[n].Talk), f.Talk...)
		o.sent[n] = f
		return
	}
	o.at, o.sent = append(o.at, at), append(o.sent, f)
}

// told returns what came at moment i, with its time.
func (o *overheard) told(i int) string {
	if i >= len(o.at) {
		return "nothing"
	}
	f := o.sent[i]
	return fmt.Sprintf("%v %s", o.at[i], strings.ReplaceAll(string(marshal(&f)), f.Table.ID, "ID"))
}

// wholeGame plays a game on a number of servers, whose people go to any of them for
// each thing that they do, and returns what each viewer was sent at each server. What
// they do, and when, depends on the seed alone.
func wholeGame(t *testing.T, servers int, seed chooser) (got [][]*overheard) {
	r := newRack()
	r.chance = "whole game"
	hubs := r.hubs(t, servers)
	_, m := made(t, hubs[0], seats("hhhb", Live))
	var open []*Watch
	var ears sync.WaitGroup
	start := time.Now()
	for _, h := range hubs {
		var here []*overheard
		for _, key := range append(slices.Clone(m.Keys[:3]), "") {
			w, err := at(t, h, m.ID).Watch(key, wording.En, 0, 0)
			if err != nil {
				t.Fatal(err)
			}
			o := &overheard{}
			open, here = append(open, w), append(here, o)
			ears.Go(func() {
				for {
					f, err := w.Next(t.Context())
					if err != nil {
						return
					}
					o.hear(time.Since(start), *f)
				}
			})
		}
		got = append(got, here)
	}
	time.Sleep(2*beatEvery + time.Second) // everybody knows who is there
	dice, places := seed, seed
	for range 400 {
		time.Sleep(time.Duration(100+dice.below(1500)) * time.Millisecond)
		synctest.Wait()
		tb := at(t, hubs[places.below(servers)], m.ID)
		key := m.Keys[dice.below(3)]
		f := brief(t, tb, key)
		if f.Table.Status == Over {
			break
		}
		act(tb, key, &f, &dice)
	}
	time.Sleep(time.Minute)
	synctest.Wait()
	for _, h := range hubs {
		h.Close()
	}
	ears.Wait()
	for _, w := range open {
		w.Close()
	}
	return got
}

// act has somebody do something at a table: answer, hold a window, give an order or
// nothing.
func act(tb *Table, key string, f *Frame, dice *chooser) {
	what, answer := dice.below(12), chooser(dice.below(1<<30))
	switch {
	case what == 0:
		tb.Order(key, Order{Window: EveryWindow, Do: PassAlways, Until: UntilTurnEnd})
	case what == 1:
		tb.Order(key, Order{Window: EveryWindow, Do: AskMe, Until: UntilTurnEnd})
	case f.Ask == nil || what == 2:
	case what == 3 && f.Clock != nil:
		tb.Hold(key, f.Ask.Ask, true)
	default:
		tb.Answer(key, f.Ask.Ask, answer.answer(f.Ask))
	}
}

// TestCluster_TellsNoMoreThanOneServer plays whole games on one server and on two, and
// compares byte by byte and moment by moment what each seat and somebody without one
// receive. Two servers send nobody more or less than one does, and nothing at another
// time. So what the tests of one server say of secret windows holds of all.
func TestCluster_TellsNoMoreThanOneServer(t *testing.T) {
	seeds := 4
	if testing.Short() {
		seeds = 1
	}
	for seed := range chooser(seeds) {
		var want, got [][]*overheard
		synctest.Test(t, func(t *testing.T) { want = wholeGame(t, 1, seed+1) })
		synctest.Test(t, func(t *testing.T) { got = wholeGame(t, 2, seed+1) })
		for server, viewers := range got {
			for v, o := range viewers {
				one := want[0][v]
				if len(one.at) < 80 {
					t.Errorf("seed %d: viewer %d was sent something %d times only", seed, v, len(one.at))
				}
				for i := range max(len(one.at), len(o.at)) {
					if x, y := apart(o.told(i), one.told(i)); x != y {
						t.Fatalf("seed %d: at server %d viewer %d is sent, %d of %d,\n%s\nand at a single server, of %d,\n%s",
							seed, server, v, i, len(o.at), x, len(one.at), y)
					}
				}
			}
		}
		t.Logf("seed %d: something was sent at %d moments", seed, len(want[0][0].at))
	}
}

// apart returns of two texts what is around their first difference.
func apart(x, y string) (string, string) {
	n := 0
	for n < min(len(x), len(y)) && x[n] == y[n] {
		n++
	}
	if x == y {
		return "", ""
	}
	from := max(0, n-300)
	return x[from:min(len(x), n+300)], y[from:min(len(y), n+300)]
}
