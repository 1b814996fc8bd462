package sqlite_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"ragtag/store"
	"ragtag/store/sqlite"
)

// FuzzBackup reads a backup of which some bytes are others, or the end is missing. It is
// refused, or says what it can; nothing panics, nothing is written to it, and a copy of it
// that is made holds what it held.
func FuzzBackup(f *testing.F) {
	folder := f.TempDir()
	s, err := sqlite.Open(folder, nil)
	if err != nil {
		f.Fatal(err)
	}
	for _, id := range []string{"a", "b"} {
		if err := s.Create(f.Context(), id, store.Change{At: time.Unix(1, 0), Version: 1, Head: []byte("head"), Label: "label", Entries: [][]byte{[]byte("one"), bytes.Repeat([]byte("two"), 3000)}, Checkpoint: []byte("point")}); err != nil {
			f.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		f.Fatal(err)
	}
	whole, err := os.ReadFile(filepath.Join(folder, "ragtag.db"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(0, []byte{}, len(whole))
	f.Add(0, []byte("SQLite"), len(whole))
	f.Add(18, []byte{2, 2}, len(whole))
	f.Add(60, []byte{0, 0, 0, 99}, len(whole))
	f.Add(100, []byte{0x0d, 0xff}, len(whole))
	f.Add(4096, []byte{1, 2, 3, 4, 5, 6, 7, 8}, len(whole))
	f.Add(0, []byte{}, 4096)
	f.Add(0, []byte{}, 0)
	f.Fuzz(func(t *testing.T, at int, with []byte, length int) {
		if at < 0 || length < 0 {
			return
		}
		data := bytes.Clone(whole)
		copy(data[min(at, len(data)):], with)
		data = data[:min(length, len(data))]
		folder, to := t.TempDir(), t.TempDir()
		path := filepath.Join(folder, "ragtag.db")
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		r, err := sqlite.Read(folder)
		if err != nil {
			return
		}
		defer r.Close()
		is := all(t, r)
		if err := r.Backup(t.Context(), to); err == nil && is != nil {
			copied, err := sqlite.Read(to)
			if err != nil {
				t.Fatalf("the copy cannot be read: %v", err)
			}
			defer copied.Close()
			if got := all(t, copied); !bytes.Equal(got, is) {
				t.Errorf("the copy holds %q, want %q", got, is)
			}
		}
		if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, data) {
			t.Errorf("the backup is written to: %v", err)
		}
		if bytes.Equal(data, whole) && !bytes.Contains(is, []byte("two")) {
			t.Error("a whole backup cannot be read")
		}
	})
}

// all returns everything of the tables in a folder, or nil if some of it cannot be read.
func all(t *testing.T, r *sqlite.Reader) []byte {
	text := []byte("tables:")
	list, err := r.Walk(t.Context(), "", 100)
	if err != nil {
		return nil
	}
	for _, summary := range list {
		is, err := r.Load(t.Context(), summary.ID)
		if err != nil {
			return nil
		}
		entries, err := r.Entries(t.Context(), summary.ID, 0)
		if err != nil {
			return nil
		}
		text = append(append(append(text, is.ID...), is.Head...), is.Checkpoint...)
		text = append(text, bytes.Join(entries, []byte("\n"))...)
	}
	return text
}
