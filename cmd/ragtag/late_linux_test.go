package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestServe_WakesLate starts a server: the kernel may wake each of its threads late, that of
// the runtime included, and it is still the process that was started, with its
// arguments.
func TestServe_WakesLate(t *testing.T) {
	dir := t.TempDir()
	s := serve(t, "--data", dir)
	if _, err := os.Stat(filepath.Join(dir, "ragtag.db")); err != nil {
		t.Error(err)
	}
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*", s.cmd.Process.Pid))
	if err != nil || len(threads) < 2 {
		t.Fatalf("%d threads, %v", len(threads), err)
	}
	for _, at := range threads {
		late, err := os.ReadFile("/proc/" + filepath.Base(at) + "/timerslack_ns")
		if os.IsPermission(err) {
			t.Skip("the kernel tells the slack of other threads to root alone")
		}
		if err != nil {
			continue // the thread has ended
		}
		if ns, err := strconv.Atoi(strings.TrimSpace(string(late))); err != nil || ns < lateness {
			t.Errorf("%s: woken %d ns late, %v, want %d", at, ns, err, lateness)
		}
	}
}
