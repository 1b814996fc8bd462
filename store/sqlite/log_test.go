package sqlite

import (
	"bytes"
	"errors"
	"log/slog"
	"net/url"
	"os"
	"strings"
	"testing"
	"time"

	"ragtag/store"
)

// short is a store whose log is long after a few pages, with table a.
type short struct {
	*Store
	said bytes.Buffer
	mark store.Mark // of the table, by what was acknowledged
}

// openShort opens a store whose log is moved at this many pages.
func openShort(t *testing.T, long int64) *short {
	t.Helper()
	h := &short{}
	var err error
	if h.Store, err = Open(t.TempDir(), slog.New(slog.NewTextHandler(&h.said, nil))); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := h.Close(); err != nil {
			t.Error(err)
		}
	})
	if err := h.Create(t.Context(), "a", store.Change{At: time.Now(), Version: 1, Head: []byte("new")}); err != nil {
		t.Fatal(err)
	}
	h.with(t, func(w *writer) { h.long, h.due = long, long })
	return h
}

// with does something as the writer, in a change that changes nothing.
func (h *short) with(t *testing.T, do func(w *writer)) {
	t.Helper()
	err := h.submit(t.Context(), 0, func(w *writer) error { do(w); return nil })
	if err != nil {
		t.Fatal(err)
	}
}

// try appends an entry of about this many pages.
func (h *short) try(t *testing.T, pages int) error {
	entries := [][]byte{bytes.Repeat([]byte{'e'}, pages*4096)}
	err := h.Append(t.Context(), "a", h.mark, store.Change{At: time.Now(), Entries: entries})
	if err == nil {
		h.mark = h.mark.After(entries)
	}
	return err
}

// add appends an entry of about this many pages.
func (h *short) add(t *testing.T, pages int) {
	t.Helper()
	if err := h.try(t, pages); err != nil {
		t.Fatal(err)
	}
}

// file returns the pages of the log's file.
func (h *short) file(t *testing.T) int64 {
	t.Helper()
	info, err := os.Stat(h.path + "-wal")
	if err != nil {
		t.Fatal(err)
	}
	return info.Size() / (4096 + 24)
}

// wantMoved fails unless the log is moved, although nobody writes.
func (h *short) wantMoved(t *testing.T) {
	t.Helper()
	db, err := connect(h.path, 1, url.Values{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for start := time.Now(); ; time.Sleep(time.Millisecond) {
		var busy, logged, moved int64
		err = db.QueryRow("PRAGMA wal_checkpoint(NOOP)").Scan(&busy, &logged, &moved)
		if err == nil && logged-moved < longLog {
			return
		}
		if time.Since(start) > 20*time.Second {
			t.Fatalf("%d of %d pages are moved, %v", moved, logged, err)
		}
	}
}

// wantSaid fails unless the log says this, this many times.
func (h *short) wantSaid(t *testing.T, what string, times int) {
	t.Helper()
	h.with(t, func(w *writer) {
		if n := strings.Count(h.said.String(), what); n != times {
			t.Errorf("said %d times %q, want %d:\n%s", n, what, times, h.said.String())
		}
	})
}

// wantAll fails unless everything that was acknowledged can be read, and nothing else.
func (h *short) wantAll(t *testing.T) {
	t.Helper()
	entries, err := h.Entries(t.Context(), "a", 0)
	if got := (store.Mark{}).After(entries); err != nil || got != h.mark {
		t.Errorf("the table is at %v, %v, want %v", got, err, h.mark)
	}
}

// read reads the state of this moment until it is told to end.
func (h *short) read(t *testing.T) (end func()) {
	t.Helper()
	db, err := connect(h.path, 1, url.Values{})
	if err != nil {
		t.Fatal(err)
	}
	var n int
	if _, err := db.Exec("BEGIN"); err != nil {
		t.Fatal(err)
	}
	if err := db.QueryRow("SELECT count(*) FROM tables").Scan(&n); err != nil || n != 1 {
		t.Fatalf("%d tables, %v", n, err)
	}
	return func() {
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestLog_NoCommitMovesIt commits four times what SQLite lets a log hold by itself. The
// database does not change: all of it is in the log.
func TestLog_NoCommitMovesIt(t *testing.T) {
	h := openShort(t, 1<<40)
	database := func() []byte {
		t.Helper()
		data, err := os.ReadFile(h.path)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	before := database()
	for range 20 {
		h.add(t, 200)
	}
	if !bytes.Equal(database(), before) {
		t.Error("a commit has moved the log")
	}
	if n := h.file(t); n < 4000 {
		t.Errorf("the log is %d pages", n)
	}
	h.with(t, func(w *writer) { h.long, h.due = longLog, longLog })
	h.wantMoved(t)
	if bytes.Equal(database(), before) {
		t.Error("the log is not moved afterwards")
	}
	h.wantAll(t)
}

// TestLog_IsMeasuredNowAndThen makes changes of several sizes. The writer knows without
// measuring roughly how much longer the log is.
func TestLog_IsMeasuredNowAndThen(t *testing.T) {
	h := openShort(t, 1<<40)
	for _, pages := range []int{0, 1, 20} {
		var before, guess int64
		h.with(t, func(*writer) { before, guess = h.file(t), h.grown })
		for range 20 {
			h.add(t, pages)
		}
		h.with(t, func(*writer) {
			is, guess := h.file(t)-before, h.grown-guess
			if guess < is/2 || guess > 4*is {
				t.Errorf("with 20 changes of %d pages the log has grown by %d pages, and the guess is %d", pages, is, guess)
			}
		})
	}
}

// TestLog_IsBounded writes many times the length at which the log is moved.
func TestLog_IsBounded(t *testing.T) {
	h := openShort(t, 50)
	for range 300 {
		h.add(t, 10)
	}
	if n := h.file(t); n > (pressing+1)*50 {
		t.Errorf("the log has grown to %d pages", n)
	}
	h.wantAll(t)
}

// TestLog_IsBoundedWhileSomebodyReads lets somebody read while the log grows, as a
// backup does. When it has grown too long, changes are refused until it can be cut.
func TestLog_IsBoundedWhileSomebodyReads(t *testing.T) {
	h := openShort(t, 8)
	h.with(t, func(w *writer) {
		if _, err := w.number("PRAGMA busy_timeout = 1"); err != nil {
			t.Error(err)
		}
	})
	h.add(t, 4)
	end := h.read(t)
	var refused error
	for range 2 * most {
		if refused = h.try(t, 8); refused != nil {
			break
		}
	}
	if !errors.Is(refused, ErrLocked) {
		t.Errorf("a log without an end: %v", refused)
	}
	if n := h.file(t); n < most*8 || n > (most+8)*8 {
		t.Errorf("the log has %d pages when it is too long, want %d", n, most*8)
	}
	if err := h.try(t, 1); !errors.Is(err, ErrLocked) {
		t.Errorf("and again: %v", err)
	}
	if n := strings.Count(h.said.String(), "is not moved"); n != 1 {
		t.Errorf("said %d times that it is not moved:\n%s", n, h.said.String())
	}
	h.wantAll(t)
	end()
	h.add(t, 8)
	if n := h.file(t); n > 100 {
		t.Errorf("afterwards the log has %d pages", n)
	}
	h.wantSaid(t, "is moved again", 1)
	h.wantAll(t)
}
