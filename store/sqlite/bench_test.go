package sqlite_test

import (
	"bytes"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"ragtag/store"
	"ragtag/store/sqlite"
)

// benchTables are the tables of a busy server.
const benchTables = 1000

// benchChange is a move: an entry, and the head that follows from it.
func benchChange() store.Change {
	return store.Change{
		At: time.Now(), Version: 1,
		Entries: [][]byte{bytes.Repeat([]byte{'e'}, 120)},
		Head:    bytes.Repeat([]byte{'h'}, 600),
	}
}

// benchStore has so many tables with a checkpoint each.
func benchStore(b *testing.B, tables int) *sqlite.Store {
	s := open(b, b.TempDir())
	for table := range tables {
		first := benchChange()
		first.Entries, first.Checkpoint = nil, bytes.Repeat([]byte{'c'}, 8000)
		if err := s.Create(b.Context(), fmt.Sprint(table), first); err != nil {
			b.Fatal(err)
		}
	}
	b.Cleanup(func() { closeStore(b, s) })
	return s
}

// BenchmarkAppend_Alone: one caller, a disk flush for each change.
func BenchmarkAppend_Alone(b *testing.B) {
	s := benchStore(b, 1)
	change := benchChange()
	var last store.Mark
	for b.Loop() {
		if err := s.Append(b.Context(), "0", last, change); err != nil {
			b.Fatal(err)
		}
		last = last.After(change.Entries)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "appends/s")
}

// BenchmarkAppend_Grouped: a thousand tables at once, each of which waits for
// its last change before it makes the next.
func BenchmarkAppend_Grouped(b *testing.B) {
	s := benchStore(b, benchTables)
	change := benchChange()
	var tables atomic.Int64
	b.SetParallelism(benchTables / 2) // for each of two processors
	b.ResetTimer()
	b.RunParallel(func(p *testing.PB) {
		id := fmt.Sprint(tables.Add(1) - 1)
		for last := (store.Mark{}); p.Next(); last = last.After(change.Entries) {
			if err := s.Append(b.Context(), id, last, change); err != nil {
				b.Error(err)
				return
			}
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "appends/s")
}

// BenchmarkLoad: a table as it is read when somebody comes back to it.
func BenchmarkLoad(b *testing.B) {
	s := benchStore(b, benchTables)
	for b.Loop() {
		if _, err := s.Load(b.Context(), "500"); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkEntries: the whole history of a long game.
func BenchmarkEntries(b *testing.B) {
	s := benchStore(b, 1)
	change := benchChange()
	for range 2000 {
		change.Entries = append(change.Entries, change.Entries[0])
	}
	if err := s.Append(b.Context(), "0", store.Mark{}, change); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := s.Entries(b.Context(), "0", 0); err != nil {
			b.Fatal(err)
		}
	}
}
