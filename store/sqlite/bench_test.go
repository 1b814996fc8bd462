package sqlite_test

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
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

// benchStore returns a store with this many tables, each with a checkpoint.
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

// BenchmarkAppend_Tables: moves at tables in turn, each of which has a game behind it. It
// counts how often the process reads, which it should not need to, however many tables
// there are.
func BenchmarkAppend_Tables(b *testing.B) {
	for _, tables := range []int{100, benchTables} {
		b.Run(fmt.Sprint(tables), func(b *testing.B) {
			s, change := benchStore(b, tables), benchChange()
			past := store.Change{At: change.At, Version: 1, Entries: slices.Repeat([][]byte{bytes.Repeat([]byte{'e'}, 700)}, 60)}
			marks := make([]store.Mark, tables)
			for i := range marks {
				if err := s.Append(b.Context(), fmt.Sprint(i), marks[i], past); err != nil {
					b.Fatal(err)
				}
				marks[i] = marks[i].After(past.Entries)
			}
			before := reads(b)
			b.ResetTimer()
			for i := range b.N {
				i %= tables
				if err := s.Append(b.Context(), fmt.Sprint(i), marks[i], change); err != nil {
					b.Fatal(err)
				}
				marks[i] = marks[i].After(change.Entries)
			}
			b.ReportMetric(float64(reads(b)-before)/float64(b.N), "reads/op")
		})
	}
}

// BenchmarkAppend_Waits: one caller, who pauses between changes as people do. It counts
// the changes of a thousand during which the database was flushed, for which nobody should
// wait: only the log makes a change durable.
func BenchmarkAppend_Waits(b *testing.B) {
	var moved atomic.Int64
	failing(b, &flushing, func(file string) bool {
		if file == "ragtag.db" {
			moved.Add(1)
		}
		return false
	})
	s, change := benchStore(b, 1), benchChange()
	var (
		last  store.Mark
		waits int
	)
	began := moved.Load()
	b.ResetTimer()
	for range b.N {
		before := moved.Load()
		if err := s.Append(b.Context(), "0", last, change); err != nil {
			b.Fatal(err)
		}
		if moved.Load() > before {
			waits++
		}
		last = last.After(change.Entries)
		time.Sleep(2 * time.Millisecond)
	}
	b.ReportMetric(float64(waits)/float64(b.N)*1000, "waits/kop")
	b.ReportMetric(float64(moved.Load()-began)/float64(b.N)*1000, "flushes/kop")
}

// reads returns how often this process has read from a file.
func reads(b *testing.B) (n int64) {
	body, err := os.ReadFile("/proc/self/io")
	if err != nil {
		b.Skip("only Linux counts what a process reads: ", err)
	}
	for line := range strings.Lines(string(body)) {
		if text, ok := strings.CutPrefix(strings.TrimSpace(line), "syscr: "); ok {
			n, err = strconv.ParseInt(text, 10, 64)
		}
	}
	if err != nil || n == 0 {
		b.Fatalf("%s: %v", body, err)
	}
	return n
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
