package table

import (
	"runtime"
	"testing"

	"ragtag/rules"
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
	heap := func() int64 {
		runtime.GC()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
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
