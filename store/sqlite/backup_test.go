package sqlite_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"ragtag/store"
	"ragtag/store/sqlite"
)

// TestBackup_DiskFillsUp fills the disk while a copy is made: it has not got its name by
// then, since a name is for a copy that is whole, and nothing is left of it. The copy is
// made where one before was broken off.
func TestBackup_DiskFillsUp(t *testing.T) {
	left := 3 // writes that the copy has room for
	full := func(file string) bool {
		if file != "ragtag.db.part" {
			return false
		}
		left--
		return left < 0
	}
	failed := failing(t, &writing, full)
	folder, copied := t.TempDir(), t.TempDir()
	s := open(t, folder)
	defer closeStore(t, s)
	first := store.Change{At: time.Now(), Version: 1, Head: make([]byte, 100_000), Entries: [][]byte{[]byte("one")}}
	if err := s.Create(t.Context(), "a", first); err != nil {
		t.Fatal(err)
	}
	part := filepath.Join(copied, "ragtag.db.part")
	if err := os.WriteFile(part, []byte("broken off"), 0o600); err != nil {
		t.Fatal(err)
	}
	r, err := sqlite.Read(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	before := failed.Load()
	if err := r.Backup(t.Context(), copied); err == nil || failed.Load() == before {
		t.Fatalf("a copy on a full disk: %v, %d writes failed", err, failed.Load()-before)
	}
	if files, err := os.ReadDir(copied); err != nil || len(files) > 0 {
		t.Errorf("left of it: %v, %v", files, err)
	}
	left = 1 << 30
	if err := r.Backup(t.Context(), copied); err != nil {
		t.Fatalf("a copy when there is room: %v", err)
	}
	again, err := sqlite.Read(copied)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if entries, err := again.Entries(t.Context(), "a", 0); err != nil || len(entries) != 1 {
		t.Errorf("the copy has %q, %v", entries, err)
	}
}
