//go:build unix

package main

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store/memory"
	"ragtag/table"
)

// stuck is a store that does not say which tables are due before the context
// ends, and is empty otherwise.
type stuck struct {
	memory.Store
	asked chan struct{} // closed when it was asked
	once  sync.Once
}

func (s *stuck) Due(ctx context.Context, _ time.Time, _ int) ([]string, error) {
	s.once.Do(func() { close(s.asked) })
	<-ctx.Done()
	return nil, ctx.Err()
}

// TestWake_DoesNotHoldUpServing serves while the tables with clocks are still to be
// read: the server is ready, tables are made and looked at. When it stops, the reading
// ends.
func TestWake_DoesNotHoldUpServing(t *testing.T) {
	kept := &stuck{asked: make(chan struct{})}
	log := slog.New(slog.NewTextHandler(t.Output(), nil))
	hub := table.NewHub(server.Keep(kept), cards.Catalogue(), table.Config{Log: log})
	hub.KeepAwake()
	web := httptest.NewServer(server.New(hub, server.Config{Client: noClient, Log: log, Health: server.NewHealth(kept, log)}))
	defer web.Close()
	<-kept.asked
	calls := http.Client{Timeout: 20 * time.Second}
	made, err := calls.Post(web.URL+"/api/tables", "application/json", strings.NewReader(`{"options":"","players":3,"pace":"live","limit":60,"seats":[{"kind":"human","name":"Ana"},{"kind":"bot"},{"kind":"bot"}]}`))
	if err != nil || made.StatusCode != http.StatusOK {
		t.Fatalf("%v, %v", made, err)
	}
	var table struct{ ID string }
	if err := json.NewDecoder(made.Body).Decode(&table); err != nil {
		t.Fatal(err)
	}
	made.Body.Close()
	for _, path := range []string{"/readyz", "/api/tables/" + table.ID, "/api/tables"} {
		answer, err := calls.Get(web.URL + path)
		if err != nil || answer.StatusCode != http.StatusOK {
			t.Fatalf("%s: %v, %v", path, answer, err)
		}
		answer.Body.Close()
	}
	done := make(chan struct{})
	go func() { hub.Close(); close(done) }()
	select {
	case <-done:
	case <-time.After(20 * time.Second):
		t.Fatal("the server waits for the tables when it stops")
	}
}

// TestServe_OperatorsAddress serves the metrics at an address of their own, and
// nowhere else.
func TestServe_OperatorsAddress(t *testing.T) {
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	at := free.Addr().String()
	free.Close()
	s := serveWith(t, program("serve", "--addr", "127.0.0.1:0", "--data", t.TempDir(), "--metrics", at, "--log-format", "json"))
	read := func(url string) string {
		answer, err := http.Get(url)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		body, _ := io.ReadAll(answer.Body)
		return string(body)
	}
	if body := read("http://" + at + "/metrics"); !strings.Contains(body, "ragtag_tables 0") {
		t.Errorf("the metrics are %q", body)
	}
	if body := read(s.url + "/metrics"); strings.Contains(body, "ragtag_tables 0") {
		t.Error("anybody reads the metrics")
	}
	for _, path := range []string{"/livez", "/readyz"} {
		if body := read(s.url + path); strings.Contains(body, "not") {
			t.Errorf("%s: %s", path, body)
		}
	}
}
