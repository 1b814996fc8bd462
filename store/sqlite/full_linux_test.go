package sqlite

import (
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"ragtag/store"
)

// TestWriter_FailedCommitKeepsNothing gives SQLite a log that is always full, as on a
// disk that other programs fill, or that cannot be written. Unlike a database at its
// limit, that is noticed only when a group is committed.
func TestWriter_FailedCommitKeepsNothing(t *testing.T) {
	for name, k := range map[string]struct {
		path string
		flag int
		want error
	}{
		"full disk":      {"/dev/full", os.O_RDWR, ErrFull},
		"read-only disk": {"/dev/null", os.O_RDONLY, ErrUnwritten},
	} {
		t.Run(name, func(t *testing.T) { failingCommit(t, k.path, k.flag, k.want) })
	}
}

func failingCommit(t *testing.T, path string, flag int, want error) {
	folder := t.TempDir()
	s, err := Open(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	first := store.Change{At: time.Now(), Version: 1, Head: []byte("head")}
	if err := s.Create(t.Context(), "g", first); err != nil {
		t.Fatal(err)
	}

	emptyLog(t, filepath.Join(folder, databaseName)) // what is read must not be in it
	mend := spoilLog(t, filepath.Join(folder, databaseName+"-wal"), path, flag)
	for range 2 {
		err := s.Append(t.Context(), "g", store.Mark{}, entry())
		if !errors.Is(err, want) || errors.Is(err, store.ErrUnknown) {
			t.Errorf("Append: %v, want %v", err, want)
		}
	}
	if table, err := s.Load(t.Context(), "g"); err != nil || table.Next != 0 {
		t.Errorf("Load: next is %d, %v, want 0", table.Next, err)
	}
	mend()
	if err := s.Append(t.Context(), "g", store.Mark{}, entry()); err != nil {
		t.Errorf("Append afterwards: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// emptyLog moves what is in the log to the database.
func emptyLog(t *testing.T, path string) {
	t.Helper()
	db, err := connect(path, 1, url.Values{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.Exec("PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
		t.Error(err)
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
}

// spoilLog puts another file in the place of the open one, until it is mended.
func spoilLog(t *testing.T, path, with string, flag int) (mend func()) {
	t.Helper()
	descriptor := openDescriptor(t, path)
	real, err := syscall.Dup(descriptor)
	if err != nil {
		t.Fatal(err)
	}
	other, err := os.OpenFile(with, flag, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	replace := func(with int) {
		if err := syscall.Dup3(with, descriptor, syscall.O_CLOEXEC); err != nil {
			t.Fatal(err)
		}
	}
	replace(int(other.Fd()))
	return func() {
		replace(real)
		syscall.Close(real)
	}
}

// openDescriptor is the one descriptor by which this process has the file
// open.
func openDescriptor(t *testing.T, path string) (found int) {
	t.Helper()
	descriptors, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for _, d := range descriptors {
		target, _ := os.Readlink(fmt.Sprint("/proc/self/fd/", d.Name()))
		if n, err := strconv.Atoi(d.Name()); err == nil && target == path {
			found, count = n, count+1
		}
	}
	if count != 1 {
		t.Fatalf("%s is open %d times, want once", path, count)
	}
	return found
}
