package table

import (
	"runtime"
	"testing"
)

// TestTable_Weighs holds the estimate of what a table weighs against copies of one
// in memory.
func TestTable_Weighs(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhb", Relaxed))
	c := chooser(4)
	for played := 1; played > 0; {
		if next, _ := stands(tb); next >= 150 {
			break
		}
		played = play(t, tb, made.Keys, &c, 5)
	}
	const n = 20
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
		again, err := h.load(tb.id)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, again)
	}
	weighs, told := (heap()-before)/n, all[0].heavy.Load()
	lines := all[0].length()
	t.Logf("%d lines: %d bytes, estimated %d", lines, weighs, told)
	if weighs > 2*told || told > 2*weighs {
		t.Errorf("a table of %d lines weighs %d bytes and is estimated at %d", lines, weighs, told)
	}
	runtime.KeepAlive(all)
}
