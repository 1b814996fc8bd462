package sqlite_test

import (
	"bufio"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ragtag/store"
	"ragtag/store/sqlite"
)

// gameOf makes a store with one table of n entries in the folder.
func gameOf(t *testing.T, folder string, n int) {
	t.Helper()
	s := open(t, folder)
	defer closeStore(t, s)
	first := store.Change{At: time.Now(), Version: 1, Head: []byte("head")}
	for i := range n {
		first.Entries = append(first.Entries, fmt.Appendf(nil, "entry %d", i))
	}
	if err := s.Create(t.Context(), "g", first); err != nil {
		t.Fatal(err)
	}
}

// wantGame fails unless the folder has the table of n entries.
func wantGame(t *testing.T, folder string, n int) {
	t.Helper()
	s := open(t, folder)
	defer closeStore(t, s)
	if entries, err := s.Entries(t.Context(), "g", 0); err != nil || len(entries) != n {
		t.Errorf("%d entries, %v, want %d", len(entries), err, n)
	}
}

// wantRefused fails unless Open refuses the folder for the reason, says so in
// these words, and leaves the database as it is.
func wantRefused(t *testing.T, folder string, reason error, words ...string) {
	t.Helper()
	before := databaseFiles(t, folder)
	s, err := sqlite.Open(folder, nil)
	if err == nil {
		closeStore(t, s)
	}
	if !errors.Is(err, reason) {
		t.Fatalf("Open: %v, want %v", err, reason)
	}
	for _, word := range append(words, folder) {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("Open: %v, want mention of %q", err, word)
		}
	}
	for name, content := range databaseFiles(t, folder) {
		if content != before[name] {
			t.Errorf("%s is not what it was before it was refused", name)
		}
	}
}

// databaseFiles are the contents of the database and its log, if there is one.
func databaseFiles(t *testing.T, folder string) map[string]string {
	t.Helper()
	files := map[string]string{}
	for _, name := range []string{"ragtag.db", "ragtag.db-wal"} {
		content, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			t.Fatal(err)
		}
		files[name] = string(content)
	}
	return files
}

// edit runs statements on the folder's database behind the store's back, and
// calls during before it closes the database again.
func edit(t *testing.T, folder string, during func(), statements ...string) {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(folder, "ragtag.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, statement := range statements {
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
	}
	during()
}

func nothing() {}

func TestOpen_MakesAPrivateFolder(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "deep", "odd ?#%20&'é name")
	gameOf(t, folder, 3)
	wantGame(t, folder, 3)
	for path, want := range map[string]os.FileMode{folder: 0o700, filepath.Join(folder, "ragtag.db"): 0o600} {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if info.Mode().Perm() != want {
			t.Errorf("%s has mode %v, want %v", path, info.Mode().Perm(), want)
		}
	}
}

func TestOpen_EmptyDatabaseIsNew(t *testing.T) {
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "ragtag.db"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	gameOf(t, folder, 1)
	wantGame(t, folder, 1)
}

func TestOpen_FileInPlaceOfFolderIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, []byte("not a folder"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := sqlite.Open(path, nil)
	if err == nil || !strings.Contains(err.Error(), path+": not a directory") {
		t.Errorf("Open: %v, want that %s is not a directory", err, path)
	}
}

func TestOpen_TwiceInOneProcessIsRefused(t *testing.T) {
	folder := t.TempDir()
	s := open(t, folder)
	if _, err := sqlite.Open(folder, nil); !errors.Is(err, sqlite.ErrLocked) {
		t.Errorf("second Open: %v, want %v", err, sqlite.ErrLocked)
	}
	closeStore(t, s)
	closeStore(t, open(t, folder))
}

// hold is the role of a process that has the folder until its input ends.
func hold(folder string) error {
	s, err := sqlite.Open(folder, nil)
	if err != nil {
		return err
	}
	fmt.Println("held")
	io.Copy(io.Discard, os.Stdin)
	return s.Close()
}

func TestOpen_FolderOfAnotherProcessIsRefused(t *testing.T) {
	folder := t.TempDir()
	gameOf(t, folder, 2)
	holder := child(t, "hold", folder)
	input, err := holder.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	output, err := holder.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := holder.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(output).ReadString('\n'); line != "held\n" {
		t.Fatalf("the process that holds the folder said %q, %v", line, err)
	}
	_, err = sqlite.Open(folder, nil)
	if !errors.Is(err, sqlite.ErrLocked) || !strings.Contains(err.Error(), folder) {
		t.Errorf("Open: %v, want %v", err, sqlite.ErrLocked)
	}

	input.Close()
	if err := holder.Wait(); err != nil {
		t.Fatal(err)
	}
	wantGame(t, folder, 2)
}

func TestOpen_NewerSchemaIsRefused(t *testing.T) {
	const newer = `INSERT INTO goose_db_version (version_id, is_applied) VALUES (99, 1)`
	folder := t.TempDir()
	gameOf(t, folder, 2)
	killed := t.TempDir() // as a newer program leaves it that was killed
	edit(t, folder, func() {
		for name, content := range databaseFiles(t, folder) {
			if err := os.WriteFile(filepath.Join(killed, name), []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}, newer)
	if databaseFiles(t, killed)["ragtag.db-wal"] == "" {
		t.Fatal("the copy has no log, so it is no copy of a running program's database")
	}
	wantRefused(t, folder, sqlite.ErrNewer, "ragtag.db", "schema 99", "knows schema 4")
	wantRefused(t, killed, sqlite.ErrNewer, "ragtag.db", "schema 99", "knows schema 4")
}

func TestOpen_DoctoredDatabaseIsRefused(t *testing.T) {
	for name, doctor := range map[string]func(content []byte) []byte{
		"text":         func([]byte) []byte { return []byte(strings.Repeat("All this has happened before. ", 500)) },
		"zeros":        func(content []byte) []byte { return make([]byte, len(content)) },
		"header gone":  func(content []byte) []byte { copy(content, "XXXXXXXXXXXXXXXX"); return content },
		"cut in half":  func(content []byte) []byte { return content[:len(content)/2] },
		"pages zeroed": func(content []byte) []byte { clear(content[len(content)/2:]); return content },
		"root doctored": func(content []byte) []byte {
			copy(content[100:], "\x55\x55\x55\x55\x55\x55\x55\x55")
			return content
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			gameOf(t, folder, 2000)
			path := filepath.Join(folder, "ragtag.db")
			content, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, doctor(content), 0o600); err != nil {
				t.Fatal(err)
			}
			wantRefused(t, folder, sqlite.ErrCorrupt)
		})
	}
}

func TestOpen_DatabaseOfAnotherProgramIsRefused(t *testing.T) {
	folder := t.TempDir()
	edit(t, folder, nothing, `CREATE TABLE tables (name TEXT)`)
	wantRefused(t, folder, sqlite.ErrCorrupt, "belongs to another program")
}

func TestEntries_GapIsRefused(t *testing.T) {
	for name, statement := range map[string]string{
		"first": `DELETE FROM entries WHERE number = 0`,
		"inner": `DELETE FROM entries WHERE number = 3`,
		"last":  `DELETE FROM entries WHERE number = 5`,
		"all":   `DELETE FROM entries`,
		"extra": `INSERT INTO entries VALUES (1, 6, x'00')`,
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			gameOf(t, folder, 6)
			edit(t, folder, nothing, statement)
			s := open(t, folder)
			defer closeStore(t, s)
			if entries, err := s.Entries(t.Context(), "g", 0); !errors.Is(err, sqlite.ErrCorrupt) || entries != nil {
				t.Errorf("Entries: %d, %v, want %v", len(entries), err, sqlite.ErrCorrupt)
			}
		})
	}
}
