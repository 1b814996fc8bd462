package server_test

import (
	"bufio"
	"bytes"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/server"
)

// lineTo opens a stream by hand and reads its first frame.
func lineTo(t *testing.T, at *httptest.Server, id string) net.Conn {
	t.Helper()
	conn, err := net.Dial("tcp", at.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	conn.SetDeadline(time.Now().Add(time.Minute))
	fmt.Fprintf(conn, "GET /api/tables/%s/stream HTTP/1.1\r\nHost: test\r\n\r\n", id)
	event(t, conn)
	return conn
}

// event reads what comes up to the end of an event with a frame.
func event(t *testing.T, from net.Conn) {
	t.Helper()
	var all []byte
	part := make([]byte, 64<<10)
	for whole := false; !whole; {
		n, err := from.Read(part)
		if err != nil {
			t.Fatalf("%v after %s", err, all)
		}
		all = append(all, part[:n]...)
		_, data, is := bytes.Cut(all, []byte("\ndata: "))
		whole = is && bytes.Contains(data, []byte("\n\n"))
	}
}

// TestStream_Weighs weighs streams of onlookers at a table, with both ends of their
// connections: each is within its budget. What the collector has not found yet comes to it.
func TestStream_Weighs(t *testing.T) {
	const n, budget = 300, 13_000
	w := watch(t, server.Config{})
	at := httptest.NewServer(w.public)
	t.Cleanup(at.Close)
	m := w.table()
	for range 10 { // what is made once
		lineTo(t, at, m.ID)
	}
	before := used()
	for range n {
		lineTo(t, at, m.ID)
	}
	weighs := (used() - before) / n
	t.Logf("%d bytes", weighs)
	if weighs > budget {
		t.Errorf("a stream weighs %d bytes, want at most %d", weighs, budget)
	}
}

// used returns how much memory the heap and the stacks have in use.
func used() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc + m.StackInuse)
}

// TestStream_HasItsConnectionToItself looks at the head of a stream, and at one without
// a body.
func TestStream_HasItsConnectionToItself(t *testing.T) {
	w := watch(t, server.Config{})
	at := httptest.NewServer(w.public)
	t.Cleanup(at.Close)
	m := w.table()
	answer, err := http.Get(at.URL + "/api/tables/" + m.ID + "/stream")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	h := answer.Header
	if !answer.Close || len(answer.TransferEncoding) > 0 || answer.ContentLength != -1 || h.Get("Content-Type") != "text/event-stream" ||
		h.Get("X-Content-Type-Options") != "nosniff" || h.Get("Content-Security-Policy") == "" || h.Get("Cache-Control") != "no-store" {
		t.Errorf("%v, close %t, length %d, %v", answer.TransferEncoding, answer.Close, answer.ContentLength, h)
	}
	conn, err := net.Dial("tcp", at.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	fmt.Fprintf(conn, "HEAD /api/tables/%s/stream HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n", m.ID)
	conn.SetDeadline(time.Now().Add(time.Minute))
	var all bytes.Buffer
	if _, err := all.ReadFrom(conn); err != nil {
		t.Fatal(err)
	}
	if head, body, _ := strings.Cut(all.String(), "\r\n\r\n"); !strings.HasPrefix(head, "HTTP/1.1 200 ") || body != "" {
		t.Errorf("a head alone: %q, with %q", head, body)
	}
}

// piped serves over pipes until the test ends.
func (w *watched) piped() pipes {
	wire := make(pipes)
	web := &http.Server{Handler: w.public}
	ended := make(chan struct{})
	go func() { defer close(ended); web.Serve(wire) }()
	w.t.Cleanup(func() { close(wire); <-ended; web.Close() })
	return wire
}

// TestStream_AnEventIsOneWrite reads frames over a pipe, where a read has what was
// written at once.
func TestStream_AnEventIsOneWrite(t *testing.T) {
	w := watch(t, server.Config{})
	m := w.table()
	wire := w.piped()
	conn, _ := wire.dial(t.Context(), "", "")
	defer conn.Close()
	go fmt.Fprintf(conn, "GET /api/tables/%s/stream HTTP/1.1\r\nHost: test\r\n\r\n", m.ID)
	part := make([]byte, 1<<20)
	for {
		n, err := conn.Read(part)
		if err != nil {
			t.Fatal(err)
		}
		if text := string(part[:n]); strings.Contains(text, "event: frame") {
			if !strings.HasPrefix(text, "id: ") || !strings.HasSuffix(text, "\n\n") {
				t.Errorf("a frame comes in pieces: %.100q ... %q", text, text[max(0, n-20):])
			}
			return
		}
	}
}

// TestStream_BeatsWithOthers opens streams one after the other and leaves them alone.
// They say together that they are open, soon enough for proxies that end what is silent
// for a minute.
func TestStream_BeatsWithOthers(t *testing.T) {
	const n, apart = 40, 5 * time.Millisecond
	synctest.Test(t, func(t *testing.T) {
		w := watch(t, server.Config{})
		m := w.table()
		wire := w.piped()
		var (
			group sync.WaitGroup
			mu    sync.Mutex
			beats = map[time.Time]int{}
			began = time.Now()
		)
		for range n {
			conn, _ := wire.dial(t.Context(), "", "")
			go fmt.Fprintf(conn, "GET /api/tables/%s/stream HTTP/1.1\r\nHost: test\r\n\r\n", m.ID)
			group.Go(func() {
				defer conn.Close()
				for lines := bufio.NewScanner(conn); lines.Scan(); {
					if lines.Text() == ": " {
						mu.Lock()
						defer mu.Unlock()
						beats[time.Now()]++
						return
					}
				}
				t.Error("a stream ended without a beat")
			})
			time.Sleep(apart)
		}
		group.Wait()
		if took := time.Since(began); took > 45*time.Second {
			t.Errorf("a beat took %s", took)
		}
		if len(beats) > 4 {
			t.Errorf("%d streams woke the server at %d moments: %v", n, len(beats), beats)
		}
	})
}
