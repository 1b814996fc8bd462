package table

import (
	"runtime"
	"slices"
	"testing"

	"ragtag/rules"
	"ragtag/wording"
)

// TestTable_Weighs weighs copies of a table of 400 entries in memory, and as many
// whose log is from other rules: none is over its budget, and the estimate is near.
func TestTable_Weighs(t *testing.T) {
	const entries = 400
	s := &shelf{}
	old := hub(t, s, Config{})
	var tb *Table
	next := int64(0)
	for n := 1; next < entries; n++ { // a game may end before
		if n > 10 {
			t.Fatalf("no game has %d entries", entries)
		}
		var c Created
		tb, c = made(t, old, seats("hhb", Relaxed))
		random := chooser(n)
		for played := 1; played > 0 && next < entries; next, _ = stands(tb) {
			played = play(t, tb, c.Keys, &random, 5)
		}
	}
	old.Close()
	weigh(t, hub(t, s, Config{}), tb.id, 60_000)
	weigh(t, hub(t, s, Config{Rules: rules.Version + 1}), tb.id, 75_000)
}

// weigh weighs copies of a table as a hub loads it.
func weigh(t *testing.T, h *Hub, id string, budget int64) {
	t.Helper()
	const n = 8
	before := heap()
	var all []*Table
	for range n {
		again, err := h.load(id)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, again)
	}
	weighs, told := (heap()-before)/n, all[0].heavy.Load()
	lines := all[0].length()
	t.Logf("%d lines: %d bytes, estimated %d", lines, weighs, told)
	if weighs > budget {
		t.Errorf("a table of %d lines weighs %d bytes, want at most %d", lines, weighs, budget)
	}
	if weighs > 2*told || told > 2*weighs {
		t.Errorf("a table of %d lines weighs %d bytes and is estimated at %d", lines, weighs, told)
	}
	runtime.KeepAlive(all)
}

// TestTable_WeighsWhileItIsPlayed weighs tables of 400 entries at which three people
// and two onlookers have watches that have been sent everything, and an answer is given:
// none is over its budget.
func TestTable_WeighsWhileItIsPlayed(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many long games to weigh them; make test does")
	}
	const n, budget = 8, 100_000
	s := &shelf{}
	first := hub(t, s, Config{})
	var keys [n][]string
	var ids [n]string
	for i := range n {
		for seed := chooser(i); ; seed += 100 {
			tb, m := made(t, first, seats("hhh", Relaxed))
			c := seed
			for next := int64(0); next < 400; next, _ = stands(tb) {
				if play(t, tb, m.Keys, &c, 5) == 0 {
					break
				}
			}
			if next, _ := stands(tb); next >= 400 && frame(t, tb, m.Keys[0]).Table.Status == Running {
				keys[i], ids[i] = m.Keys, m.ID
				break
			}
		}
	}
	first.Close()
	before := heap()
	h := hub(t, s, Config{})
	for i, id := range ids {
		tb := at(t, h, id)
		var open []*Watch
		for _, key := range append(slices.Clone(keys[i]), "", "") {
			w, err := tb.Watch(key, wording.En, 0, 0)
			if err != nil {
				t.Fatal(err)
			}
			defer w.Close()
			open = append(open, w)
		}
		c := chooser(i)
		for range 10 {
			for _, w := range open {
				for again := true; again; _, again = w.take() {
				}
			}
			play(t, tb, keys[i], &c, 1)
		}
		for _, w := range open {
			for again := true; again; _, again = w.take() {
			}
		}
	}
	weighs := (heap() - before) / n
	t.Logf("%d bytes", weighs)
	if weighs > budget {
		t.Errorf("a table that is played weighs %d bytes, want at most %d", weighs, budget)
	}
	runtime.KeepAlive(h)
}

// heap returns how much of the heap is in use.
func heap() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
