//go:build unix

package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store/memory"
	"ragtag/table"
)

// stuck is a store that does not say which tables are due before the context
// ends, and is empty otherwise.
type stuck struct{ memory.Store }

func (*stuck) Due(ctx context.Context, _ time.Time, _ int) ([]string, error) {
	<-ctx.Done()
	return nil, ctx.Err()
}

// TestWake_DoesNotHoldUpServing returns before the tables with clocks are read,
// and ends the reading when the server stops.
func TestWake_DoesNotHoldUpServing(t *testing.T) {
	hub := table.NewHub(server.Keep(&stuck{}), cards.Catalogue(), table.Config{})
	done := make(chan struct{})
	go func() {
		hub.KeepAwake()
		hub.Close()
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(5 * time.Second):
		t.Fatal("serving waits for the tables")
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
