package main

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// slack is by how many bytes the heap of a server may at least grow before its garbage is
// collected. By itself Go lets it grow by as much as it holds: a server of few tables holds
// little and collects every second or two, and a move that comes meanwhile waits for a processor.
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

// collection is what nothing holds, so that the next collection finds it. It has a pointer
// because Go may put small objects without one in a block with others that are held.
type collection struct{ _ *byte }

// percentOf returns by how many percent a heap that holds so many bytes may grow.
func percentOf(held uint64) int {
	return int(max(100, slack*100/max(held, 1<<20)))
}
