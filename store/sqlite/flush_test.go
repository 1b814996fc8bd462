package sqlite_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ragtag/store"
	"ragtag/store/sqlite"
	"ragtag/store/sqlite/disktest"
)

// flushing and writing say whether the flush of a file fails, and whether its disk is full.
var flushing, writing atomic.Pointer[func(file string) bool]

// replaceDisk makes flushes and writes fail as these say, once for all tests.
var replaceDisk = sync.OnceValues(func() (*atomic.Int64, error) {
	ask := func(of *atomic.Pointer[func(file string) bool]) func(file string) bool {
		return func(file string) bool { fails := of.Load(); return fails != nil && (*fails)(file) }
	}
	return disktest.Faults(ask(&flushing), ask(&writing))
})

// failing makes flushes, or writes, of the databases opened from now on fail as long as
// fails says so, at most until the end of the test. It returns the number of those that
// did.
func failing(t testing.TB, what *atomic.Pointer[func(file string) bool], fails func(file string) bool) (failed *atomic.Int64) {
	t.Helper()
	failed, err := replaceDisk()
	if err != nil {
		t.Fatal(err)
	}
	what.Store(&fails)
	t.Cleanup(func() { what.Store(nil) })
	return failed
}

// TestFlush_FailsAtTheCommit lets the flush of a commit fail, and some of the next.
// Whether the change was stored is unknown, everybody is told why nothing else is, what
// is read afterwards is on the disk, and nothing that was acknowledged is lost.
func TestFlush_FailsAtTheCommit(t *testing.T) {
	var left atomic.Int64 // flushes that are to fail
	failed := failing(t, &flushing, func(string) bool { return left.Load() > 0 && left.Add(-1) >= 0 })
	for _, more := range []int64{0, 1, 2, 3, 10, 30} {
		t.Run(fmt.Sprintf("and %d more", more), func(t *testing.T) {
			folder := t.TempDir()
			s := open(t, folder)
			defer closeStore(t, s)
			var mark store.Mark
			add := func(text string) error {
				entries := [][]byte{[]byte(text)}
				err := s.Append(t.Context(), "a", mark, store.Change{At: time.Now(), Entries: entries, Head: []byte(text)})
				if err == nil {
					mark = mark.After(entries)
				}
				return err
			}
			if err := s.Create(t.Context(), "a", store.Change{At: time.Now(), Version: 1, Head: []byte("new")}); err != nil {
				t.Fatal(err)
			}
			for i := range 10 {
				if err := add(fmt.Sprint("before ", i)); err != nil {
					t.Fatal(err)
				}
			}
			before := failed.Load()
			left.Store(1 + more)
			if err := add("in doubt"); !errors.Is(err, store.ErrUnknown) || !strings.Contains(err.Error(), "I/O error") {
				t.Errorf("a commit that was not flushed: %v", err)
			}
			for left.Load() > 0 {
				if err := add("too early"); err == nil || errors.Is(err, store.ErrUnknown) || !strings.Contains(err.Error(), "cannot be opened again") {
					t.Fatalf("while nothing is flushed: %v", err)
				}
			}
			if n := failed.Load() - before; n != 1+more {
				t.Errorf("%d flushes failed, want %d", n, 1+more)
			}
			_ = add("now it is opened")
			is, err := s.Marks(t.Context(), []string{"a"})
			if err != nil || is["a"].Next < 10 {
				t.Fatalf("afterwards %+v, %v", is, err)
			}
			mark = is["a"]
			if err := add("after"); err != nil {
				t.Fatal(err)
			}
			wantOnDisk(t, folder, mark)
		})
	}
}

// wantOnDisk copies what the files of a folder hold, while its store is open, and
// fails unless table a has come so far there and nothing before is missing.
func wantOnDisk(t *testing.T, folder string, mark store.Mark) {
	t.Helper()
	copied := t.TempDir()
	files, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, "-shm") {
			continue // is not flushed, and is made again
		}
		if err := os.WriteFile(filepath.Join(copied, filepath.Base(name)), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	again, err := sqlite.Open(copied, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer closeStore(t, again)
	entries, err := again.Entries(t.Context(), "a", 0)
	if err != nil || int64(len(entries)) != mark.Next || store.Hash(entries[len(entries)-1]) != mark.Hash {
		t.Fatalf("%d entries, %v, want %s", len(entries), err, mark)
	}
	for i := range 10 {
		if want := fmt.Sprint("before ", i); string(entries[i]) != want {
			t.Errorf("entry %d is %q, want %q", i, entries[i], want)
		}
	}
}
