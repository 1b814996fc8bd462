//go:build unix

package sqlite_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"ragtag/store/sqlite"
)

// nobody is a user that owns nothing: root may write wherever it likes.
const nobody = 65534

func init() { roles["open"] = openAsNobody }

// openAsNobody is the role of a process that opens and closes a store without
// the powers of root, and says how it went.
func openAsNobody(folder string) error {
	if os.Geteuid() == 0 {
		if err := syscall.Setuid(nobody); err != nil {
			return err
		}
	}
	s, err := sqlite.Open(folder, nil)
	if err != nil {
		return err
	}
	return s.Close()
}

func TestOpen_WhatMayNotBeWrittenIsRefused(t *testing.T) {
	// Others may pass through, unlike through the folders that tests are given.
	top, err := os.MkdirTemp("", "ragtag-store-*")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(top)
	chmod(t, top, 0o777)
	folder := filepath.Join(top, "data")
	database := filepath.Join(folder, "ragtag.db")

	wantOpened(t, folder, "")
	chmod(t, database, 0o400)
	wantOpened(t, folder, "cannot be written: open "+database, "permission denied")
	chmod(t, database, 0o600)
	chmod(t, folder, 0o500)
	wantOpened(t, folder, "cannot be written: open ", "permission denied")
	wantOpened(t, filepath.Join(folder, "deeper"), "cannot be written: mkdir ", "permission denied")
	chmod(t, folder, 0o700)
	wantOpened(t, folder, "")
}

// wantOpened fails unless a process without powers opens the folder, or fails
// to in these words.
func wantOpened(t *testing.T, folder string, words ...string) {
	t.Helper()
	output, _ := child(t, "open", folder).Output()
	for _, word := range words {
		if !strings.Contains(string(output), word) || (word == "") != (len(output) == 0) {
			t.Errorf("open %s: said %q, want %q", folder, output, word)
		}
	}
	if len(output) > 0 && !strings.HasPrefix(string(output), fmt.Sprintf("failed: data folder %s: ", folder)) {
		t.Errorf("open %s: said %q, want the folder's name", folder, output)
	}
}

func chmod(t *testing.T, path string, mode os.FileMode) {
	t.Helper()
	if err := os.Chmod(path, mode); err != nil {
		t.Fatal(err)
	}
}
