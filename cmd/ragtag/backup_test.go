//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// TestBackup_WhileTheServerWrites copies a folder in which games are under way,
// proves the copy, and serves from what is restored of it.
func TestBackup_WhileTheServerWrites(t *testing.T) {
	dir, copied, restored := t.TempDir(), filepath.Join(t.TempDir(), "copy"), filepath.Join(t.TempDir(), "again")
	s := serve(t, "--data", dir)
	bots := map[string]any{"options": "", "players": 3, "pace": "live", "seats": []any{
		map[string]string{"kind": "bot"}, map[string]string{"kind": "bot"}, map[string]string{"kind": "bot"},
	}}
	pause := 5 * time.Millisecond
	if testing.Short() {
		pause *= 20 // what is copied is proved table by table
	}
	var writing sync.WaitGroup
	end := make(chan struct{})
	writing.Go(func() {
		for {
			select {
			case <-end:
				return
			default:
				s.post("/api/tables", "", bots)
				time.Sleep(pause)
			}
		}
	})
	time.Sleep(100 * time.Millisecond)
	run := func(want string, arguments ...string) {
		t.Helper()
		out, err := program(arguments...).CombinedOutput()
		if (err == nil) != (want == "") || !strings.Contains(string(out), want) {
			t.Errorf("%v: %v: %s, want %q", arguments, err, out, want)
		}
	}
	run("", "backup", "--data", dir, copied)
	close(end)
	writing.Wait()
	run("", "restore", "--check", copied)
	run("has a database", "backup", "--data", dir, copied)
	run("", "restore", copied, "--data", restored)
	run("has a database", "restore", copied, "--data", restored)
	if again := serve(t, "--data", restored); again.url == "" {
		t.Error("nothing is served from it")
	}

	whole, err := os.ReadFile(filepath.Join(copied, "ragtag.db"))
	if err != nil {
		t.Fatal(err)
	}
	for what, broken := range map[string][]byte{
		"half-written": whole[:len(whole)/2], "empty": {}, "no database": []byte(strings.Repeat("x", 4096)),
		// everywhere: the first place may be one that the database has left
		"changed": bytes.ReplaceAll(whole, []byte(`"kind":"bot"`), []byte(`"kind":"bat"`)),
	} {
		at := filepath.Join(t.TempDir(), "broken")
		if err := os.MkdirAll(at, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(at, "ragtag.db"), broken, 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := program("restore", "--check", at).CombinedOutput()
		if err == nil || !strings.Contains(string(out), at) {
			t.Errorf("%s: %v: %s", what, err, out)
		}
		t.Logf("%s: %s", what, out)
	}
	if left, _ := filepath.Glob(filepath.Join(copied, "*.part")); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}
