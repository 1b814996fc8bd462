package sqlite_test

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ragtag/store"
	"ragtag/store/sqlite"
	"ragtag/store/sqlite/disktest"
)

// longChange is a change after which the log is long.
func longChange() store.Change {
	return store.Change{At: time.Now(), Entries: [][]byte{bytes.Repeat([]byte{'l'}, 5<<20)}}
}

// TestLog_IsMovedAfterTheAnswer holds up the flush of the database: the change that
// makes the log long is answered all the same.
func TestLog_IsMovedAfterTheAnswer(t *testing.T) {
	var hold atomic.Bool
	held, release := make(chan struct{}), make(chan struct{})
	failing(t, &flushing, func(file string) bool {
		if file == "ragtag.db" && hold.CompareAndSwap(true, false) {
			close(held)
			<-release
		}
		return false
	})
	s := open(t, t.TempDir())
	defer closeStore(t, s)
	if err := s.Create(t.Context(), "a", store.Change{At: time.Now(), Version: 1, Head: []byte("new")}); err != nil {
		t.Fatal(err)
	}
	hold.Store(true)
	answer := make(chan error, 1)
	go func() { answer <- s.Append(t.Context(), "a", store.Mark{}, longChange()) }()
	<-held
	select {
	case err := <-answer:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(20 * time.Second):
		t.Error("the answer waits until the log is moved")
	}
	close(release)
}

// TestLog_FailsWhenItIsMoved lets the flush of the database fail when the log has been moved,
// and some of the next. What was acknowledged stays so, the database is opened again, and
// until then nothing is written.
func TestLog_FailsWhenItIsMoved(t *testing.T) {
	for _, times := range []int64{1, 2, 5, 10} {
		t.Run(fmt.Sprint(times), func(t *testing.T) {
			var left atomic.Int64
			failed := failing(t, &flushing, func(file string) bool { return file == "ragtag.db" && left.Load() > 0 && left.Add(-1) >= 0 })
			folder, said := t.TempDir(), &bytes.Buffer{}
			s := openLogging(t, folder, slog.New(slog.NewTextHandler(said, nil)))
			if err := s.Create(t.Context(), "a", store.Change{At: time.Now(), Version: 1, Head: []byte("new")}); err != nil {
				t.Fatal(err)
			}
			var mark store.Mark
			refused := 0
			add := func(c store.Change) error {
				err := s.Append(t.Context(), "a", mark, c)
				if err == nil {
					mark = mark.After(c.Entries)
				}
				return err
			}
			for i := range 10 {
				if err := add(store.Change{At: time.Now(), Entries: [][]byte{fmt.Append(nil, "before ", i)}}); err != nil {
					t.Fatal(err)
				}
			}
			before := failed.Load()
			left.Store(times)
			if err := add(longChange()); err != nil {
				t.Errorf("the change after which the log is moved: %v", err)
			}
			for left.Load() > 0 {
				err := add(longChange())
				if err != nil && (errors.Is(err, store.ErrUnknown) || !strings.Contains(err.Error(), "cannot be opened again")) {
					t.Fatalf("while nothing is flushed: %v", err)
				}
				if err != nil {
					refused++
				}
			}
			if times == 10 && refused == 0 {
				t.Error("what is written between is taken, although nobody knows what is on the disk")
			}
			_ = add(store.Change{At: time.Now(), Entries: [][]byte{[]byte("now it is opened")}})
			if err := add(store.Change{At: time.Now(), Entries: [][]byte{[]byte("after")}}); err != nil {
				t.Error(err)
			}
			wantOnDisk(t, folder, mark)
			closeStore(t, s)
			if n := failed.Load() - before; n != times {
				t.Errorf("%d flushes failed, want %d", n, times)
			}
			if !strings.Contains(said.String(), "is not moved") || !strings.Contains(said.String(), "I/O error") {
				t.Errorf("said %q", said)
			}
		})
	}
}

// TestLog_StaysWhileTheDiskIsFull lets the database not grow when its log is moved.
// Nobody who writes learns of it, and the log is moved when there is room.
func TestLog_StaysWhileTheDiskIsFull(t *testing.T) {
	var full atomic.Bool
	failed := failing(t, &writing, func(file string) bool { return file == "ragtag.db" && full.Load() })
	folder, said := t.TempDir(), &bytes.Buffer{}
	s := openLogging(t, folder, slog.New(slog.NewTextHandler(said, nil)))
	if err := s.Create(t.Context(), "a", store.Change{At: time.Now(), Version: 1, Head: []byte("new")}); err != nil {
		t.Fatal(err)
	}
	var mark store.Mark
	add := func(text string) {
		t.Helper()
		c := store.Change{At: time.Now(), Entries: [][]byte{[]byte(text)}}
		if err := s.Append(t.Context(), "a", mark, c); err != nil {
			t.Fatal(err)
		}
		mark = mark.After(c.Entries)
	}
	for i := range 10 {
		add(fmt.Sprint("before ", i))
	}
	before := failed.Load()
	full.Store(true)
	for failed.Load() < before+3 {
		add(strings.Repeat("long", 1<<20))
	}
	wantOnDisk(t, folder, mark)
	full.Store(false)
	add("after")
	closeStore(t, s)
	if log := said.String(); strings.Count(log, "is not moved") != 1 || !strings.Contains(log, "no room on the disk") || !strings.Contains(log, "is moved again") {
		t.Errorf("said %q", log)
	}
	again := open(t, folder)
	defer closeStore(t, again)
	if is, err := again.Marks(t.Context(), []string{"a"}); err != nil || is["a"] != mark {
		t.Errorf("afterwards %v, %v, want %v", is, err, mark)
	}
}

// playUntilMoved is the role of a process that plays until its log has been moved, and is
// killed before that is flushed.
func playUntilMoved(folder string) error {
	var opened atomic.Bool
	_, err := disktest.Faults(func(file string) bool {
		if file == "ragtag.db" && opened.Load() {
			if self, err := os.FindProcess(os.Getpid()); err == nil {
				self.Kill()
			}
			select {}
		}
		return false
	}, nil)
	if err != nil {
		return err
	}
	s, err := sqlite.Open(folder, nil)
	if err != nil {
		return err
	}
	opened.Store(true)
	return playOn(s)
}

// TestStore_KilledWhileTheLogIsMovedLosesNothing does what it says.
func TestStore_KilledWhileTheLogIsMovedLosesNothing(t *testing.T) {
	folder, acknowledged := t.TempDir(), map[string]int64{}
	for round := range 3 {
		before := len(acknowledged)
		cmd := child(t, "move", folder)
		lines := 0
		readAcknowledged(t, cmd, acknowledged, func(n int) { lines = n })
		if cmd.ProcessState.Success() || lines == 0 || len(acknowledged) < before {
			t.Errorf("after %d lines: %v", lines, cmd.ProcessState)
		}
		checkAfterCrash(t, folder, acknowledged)
		if t.Failed() {
			t.Fatalf("after crash %d", round)
		}
	}
}
