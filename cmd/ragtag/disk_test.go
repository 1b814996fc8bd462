//go:build unix

package main

import (
	"bytes"
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// TestServe_DiskThatDoesNotFlush lets every flush of the disk fail while a server is at
// work: nothing can be looked at as long as nobody knows what is on the disk.
func TestServe_DiskThatDoesNotFlush(t *testing.T) {
	if testing.Short() {
		t.Skip("starts servers again and again; make test does")
	}
	file := filepath.Join(t.TempDir(), "flushes-fail")
	cmd := program("serve", "--addr", "127.0.0.1:0", "--data", t.TempDir())
	cmd.Env = append(cmd.Env, asUnflushed+"="+file)
	failingDisk(t, cmd, http.StatusServiceUnavailable, func() {
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}, func() {
		if _, err := os.Stat(file + failedSuffix); err != nil {
			t.Errorf("no flush failed: %v", err)
		}
		os.Remove(file)
	})
}

// failingDisk lets a disk fail while a server is at work. Requests are refused with a
// reason that is logged, a look at a table has this outcome, and the server is not
// ready. When the disk works again the server goes on, without a restart, and
// everything that was acknowledged is there.
func failingDisk(t *testing.T, cmd *exec.Cmd, looks int, fail, mend func()) {
	log := &buffer{}
	s := serveLogging(t, cmd, log)
	status, data, _ := s.post("/api/tables", "", map[string]any{
		"options": "", "players": 3, "pace": "relaxed",
		"seats": []any{map[string]string{"kind": "human", "name": "Ana"}, map[string]string{"kind": "human", "name": "Bob"}, map[string]string{"kind": "human", "name": "Eve"}},
	})
	var made struct {
		ID    string
		Seats []struct{ Key *string }
	}
	if err := json.Unmarshal(data, &made); err != nil || status != http.StatusOK {
		t.Fatalf("%d %s", status, data)
	}
	key := *made.Seats[0].Key
	talk := func(text string) (int, string) {
		status, data, _ := s.post("/api/tables/"+made.ID+"/talk", key, map[string]string{"text": text})
		return status, string(data)
	}
	is := func(path string) int {
		answer, err := http.Get(s.url + path)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		return answer.StatusCode
	}
	if status, body := talk("before"); status != http.StatusNoContent {
		t.Fatalf("%d %s", status, body)
	}

	fail()
	for i := range 3 {
		if status, body := talk("lost"); status != http.StatusServiceUnavailable || !strings.Contains(body, `"not-kept"`) {
			t.Errorf("attempt %d: %d %s", i, status, body)
		}
		if got := is("/api/tables/" + made.ID); got != looks {
			t.Errorf("looking: %d, want %d", got, looks)
		}
	}
	if got := is("/readyz"); got != http.StatusServiceUnavailable {
		t.Errorf("/readyz: %d", got)
	}
	if got := is("/livez"); got != http.StatusOK {
		t.Errorf("/livez: %d", got)
	}
	if said := log.String(); !strings.Contains(said, "disk I/O error") && !strings.Contains(said, "full") {
		t.Errorf("the log says %q", said)
	}

	mend()
	for start := time.Now(); is("/readyz") != http.StatusOK; time.Sleep(100 * time.Millisecond) {
		if time.Since(start) > 20*time.Second {
			t.Fatalf("the server does not get ready again: %s", log)
		}
	}
	if status, body := talk("after"); status != http.StatusNoContent {
		t.Errorf("%d %s", status, body)
	}
	f, ok := s.look(made.ID, key)
	var said []string
	for _, k := range f.Talk {
		said = append(said, k.Text)
	}
	got := strings.Join(said, " ")
	if looks == http.StatusServiceUnavailable { // what was in doubt may be there
		got = strings.Replace(got, "lost ", "", 1)
	}
	if !ok || got != "before after" {
		t.Errorf("said was %q", got)
	}
}

// buffer is what a process has said so far.
type buffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (b *buffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.Write(p)
}

func (b *buffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.String()
}
