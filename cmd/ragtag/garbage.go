package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// slack is the least growth of a server's heap, in bytes, before its garbage is collected. By
// default Go collects when the heap has doubled: a server with few tables would collect every
// second or two, and a move that comes meanwhile would wait for a processor.
const slack = 64 << 20

// collectLess gives the heap its slack until the process ends, unless the environment says how
// often to collect (GOGC).
func collectLess() {
	if os.Getenv("GOGC") == "" {
		giveSlack()
	}
}

// giveSlack sets how often garbage is collected by what the heap holds now, and again after
// each collection.
func giveSlack() {
	held := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(held)
	debug.SetGCPercent(percentOf(held[0].Value.Uint64()))
	runtime.SetFinalizer(new(collection), func(*collection) { giveSlack() })
}

// collection is an object that nothing references, so that the next collection finalizes
// it. It has a pointer because Go may put small objects without pointers into one block
// with others that are still referenced.
type collection struct{ _ *byte }

// goLeast is the heap below which Go collects nothing at 100 percent. At 6,400 percent that
// is 256 MB: so much a server took while it started, and was slow to give back.
const goLeast = 4 << 20

// percentOf returns by how many percent a heap that holds that many bytes may
// grow.
func percentOf(held uint64) int {
	return int(max(100, slack*100/max(held, goLeast)))
}
