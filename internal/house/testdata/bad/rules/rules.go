// Package rules breaks what keeps the referee pure.
package rules

import (
	"maps"
	"math/rand/v2" // want import-purity
	"slices"
	"time" // want import-purity
)

// Now asks the clock.
func Now() int { return time.Now().Second() + rand.Int() }

// Wait starts what it should do itself.
func Wait(done chan int) int { // want channel
	go func() { // want goroutine
		done <- 1 // want channel
	}()
	select { // want channel
	case n := <-done: // want channel
		return n
	}
}

type table map[string]int

// Walk goes through maps in their order.
func Walk[M ~map[string]int](a table, b M) (n int) {
	for range a { // want map-order
		n++
	}
	for range b { // want map-order
		n++
	}
	for range maps.Keys(a) { // want map-order
		n++
	}
	for range slices.Sorted(maps.Keys(a)) {
		n++
	}
	return n
}
