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

// TestWriter_DiskFullAtTheCommitKeepsNothing gives SQLite a log that is always
// full, as a disk is on which other programs write: unlike a database at its
// limit, it is noticed only when a group is committed.
func TestWriter_DiskFullAtTheCommitKeepsNothing(t *testing.T) {
	folder := t.TempDir()
	s, err := Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	first := store.Change{At: time.Now(), Version: 1, Head: []byte("head")}
	if err := s.Create(t.Context(), "g", first); err != nil {
		t.Fatal(err)
	}

	emptyLog(t, filepath.Join(folder, databaseName)) // what is read must not be in it
	makeRoom := fillLog(t, filepath.Join(folder, databaseName+"-wal"))
	for range 2 {
		err := s.Append(t.Context(), "g", store.Mark{}, entry())
		if !errors.Is(err, ErrFull) || errors.Is(err, store.ErrUnknown) {
			t.Errorf("Append on a full disk: %v, want %v", err, ErrFull)
		}
	}
	if table, err := s.Load(t.Context(), "g"); err != nil || table.Next != 0 {
		t.Errorf("Load on a full disk: next is %d, %v, want 0", table.Next, err)
	}
	makeRoom()
	if err := s.Append(t.Context(), "g", store.Mark{}, entry()); err != nil {
		t.Errorf("Append with room again: %v", err)
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

// fillLog puts /dev/full in the place of the open file, until makeRoom.
func fillLog(t *testing.T, path string) (makeRoom func()) {
	t.Helper()
	descriptor := openDescriptor(t, path)
	real, err := syscall.Dup(descriptor)
	if err != nil {
		t.Fatal(err)
	}
	full, err := os.OpenFile("/dev/full", os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer full.Close()
	replace := func(with int) {
		if err := syscall.Dup3(with, descriptor, syscall.O_CLOEXEC); err != nil {
			t.Fatal(err)
		}
	}
	replace(int(full.Fd()))
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
