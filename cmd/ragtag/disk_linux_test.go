package main

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
	"unsafe"
)

// TestServe_DiskThatTakesNothing lets every write to the disk fail while a server is
// at work: what is asked for is refused with a reason that is logged, tables can be
// looked at, and the server is not ready. When the disk takes something again it
// goes on, without a restart, and everything that was acknowledged is there.
func TestServe_DiskThatTakesNothing(t *testing.T) {
	log := &buffer{}
	cmd := program("serve", "--addr", "127.0.0.1:0", "--data", t.TempDir())
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

	limitFiles(t, cmd.Process.Pid, 1)
	for i := range 3 {
		if status, body := talk("lost"); status != http.StatusServiceUnavailable || !strings.Contains(body, `"not-kept"`) {
			t.Errorf("attempt %d: %d %s", i, status, body)
		}
		if got := is("/api/tables/" + made.ID); got != http.StatusOK {
			t.Errorf("looking: %d", got)
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

	limitFiles(t, cmd.Process.Pid, ^uint64(0))
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
	if got := strings.Join(said, " "); !ok || got != "before after" {
		t.Errorf("said was %q", got)
	}
}

// limitFiles sets how large the files of a process may get.
func limitFiles(t *testing.T, pid int, most uint64) {
	t.Helper()
	limit := syscall.Rlimit{Cur: most, Max: ^uint64(0)}
	_, _, e := syscall.RawSyscall6(syscall.SYS_PRLIMIT64, uintptr(pid), syscall.RLIMIT_FSIZE, uintptr(unsafe.Pointer(&limit)), 0, 0, 0)
	if e != 0 {
		t.Fatal(e)
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
