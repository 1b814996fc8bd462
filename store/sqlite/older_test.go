package sqlite

import (
	"errors"
	"net/url"
	"testing"
	"time"

	"ragtag/store"
)

// olderFolder makes a folder as the first program left it: with a public table
// that waits for people, one whose decisions have a time limit, an unlisted one,
// and one whose head is not JSON.
func olderFolder(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	path, err := makeDatabase(folder)
	if err != nil {
		t.Fatal(err)
	}
	db, err := connect(path, 1, url.Values{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	provider, err := migrator(db)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := provider.UpTo(t.Context(), 1); err != nil {
		t.Fatal(err)
	}
	for _, statement := range []string{
		`PRAGMA application_id = 0x52675467`,
		`INSERT INTO tables (number, id, version, head, next, created, updated) VALUES
			(1, 'open', 1, CAST('{"status":"open","visible":"public"}' AS BLOB), 0, 1000000, 2000000),
			(2, 'timed', 1, CAST('{"status":"running","visible":"private","timed":true}' AS BLOB), 2, 1000000, 3000000),
			(3, 'over', 1, CAST('{"status":"over","visible":"public"}' AS BLOB), 0, 1000000, 2000000),
			(4, 'odd', 1, x'00ff', 0, 1000000, 2000000)`,
		`INSERT INTO entries VALUES (2, 0, CAST('zero' AS BLOB)), (2, 1, CAST('one' AS BLOB))`,
	} {
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

func TestOpen_OlderFolderIsUpdatedByAdding(t *testing.T) {
	folder := olderFolder(t)
	if _, err := Read(folder); !errors.Is(err, ErrOlder) {
		t.Errorf("Read of an older folder: %v, want %v", err, ErrOlder)
	}
	s, err := Open(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	all, err := s.Walk(t.Context(), "", 9)
	if err != nil || len(all) != 4 {
		t.Fatalf("Walk: %d tables, %v, want 4", len(all), err)
	}
	open, err := s.List(t.Context(), "open", 9)
	if err != nil || len(open) != 1 || open[0].ID != "open" || open[0].Updated != time.Unix(2, 0).UTC() {
		t.Errorf("List: %+v, %v, want the public table that waits for people", open, err)
	}
	if due, err := s.Due(t.Context(), time.Now(), 9); err != nil || len(due) != 1 || due[0] != "timed" {
		t.Errorf("Due: %v, %v, want the table with a time limit", due, err)
	}
	mark := store.Mark{Next: 2, Hash: store.Hash([]byte("one"))}
	if err := s.Append(t.Context(), "timed", mark, entry()); err != nil {
		t.Errorf("Append to a table of an older folder: %v", err)
	}
	if err := s.Append(t.Context(), "odd", store.Mark{}, entry()); err != nil {
		t.Errorf("Append to a table without entries: %v", err)
	}
}
