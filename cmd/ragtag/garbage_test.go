package main

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// TestPercentOf_GivesTheHeapItsSlack tries heaps of all sizes.
func TestPercentOf_GivesTheHeapItsSlack(t *testing.T) {
	for _, held := range []uint64{0, 1, 4 << 20, 30 << 20, slack, 1 << 30, 1 << 40} {
		percent := percentOf(held)
		if grows := max(held, goLeast) * uint64(percent) / 100; percent < 100 || grows < slack*99/100 || percent > 100 && grows > slack {
			t.Errorf("%d bytes may grow by %d %%, which is %d", held, percent, grows)
		}
		if least := goLeast * percent / 100; least > slack && percent > 100 {
			t.Errorf("with %d bytes, nothing is collected below %d", held, least)
		}
	}
}

// TestCollectLess_GoesOn collects garbage, after which what the heap holds decides anew.
func TestCollectLess_GoesOn(t *testing.T) {
	t.Setenv("GOGC", "")
	collectLess()
	for range 2 {
		debug.SetGCPercent(77)
		for now := 77; now == 77; now = debug.SetGCPercent(77) {
			runtime.GC()
			time.Sleep(time.Millisecond) // finalizers have a goroutine of their own
		}
	}
}
