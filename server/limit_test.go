package server_test

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/internal/ration"
	"ragtag/server"
)

// from makes a request as a proxy on this machine forwards it, with further headers by
// name and value.
func (w *watched) from(address, method, path, key, body string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.RemoteAddr = "127.0.0.1:1"
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("X-Forwarded-For", address)
	if key != "" {
		r.Header.Set("X-Ragtag-Key", key)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	out := httptest.NewRecorder()
	w.public.ServeHTTP(out, r)
	return out
}

// TestLimits_RequestsByAddress asks too often from one address: it is told how
// long to wait, and the others are served.
func TestLimits_RequestsByAddress(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := watch(t, server.Config{Limits: server.Limits{Requests: ration.Rate{Most: 5, In: time.Minute}}})
		for i := range 6 {
			out := w.from("192.0.2.1", "GET", "/api/options", "", "")
			if want := map[bool]int{true: 200, false: 429}[i < 5]; out.Code != want {
				t.Fatalf("request %d: %d %s, want %d", i, out.Code, out.Body, want)
			}
			if after, _ := strconv.Atoi(out.Header().Get("Retry-After")); i == 5 && (after < 1 || after > 12 || !strings.Contains(out.Body.String(), `"too-fast"`)) {
				t.Errorf("told to come back after %d s: %s", after, out.Body)
			}
		}
		for _, other := range []string{"192.0.2.2", "2001:db8::1"} {
			if out := w.from(other, "GET", "/api/options", "", ""); out.Code != 200 {
				t.Errorf("%s: %d", other, out.Code)
			}
		}
		for range 10 {
			if status, _ := w.ask(w.public, "GET", "/livez", "", ""); status == 429 {
				return // the address of httptest is counted as any other
			}
		}
		t.Error("an address that is not forwarded is not counted")
	})
}

// TestLimits_EntriesBySeat gives standing orders as fast as possible for one
// seat, from many addresses and with headers that the call does not take: few are kept,
// and other seats can still give theirs.
func TestLimits_EntriesBySeat(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := watch(t, server.Config{Limits: server.DefaultLimits()})
		var m made1
		decode(t, w.from("192.0.2.1", "POST", "/api/tables", "", `{"options":"","players":3,"pace":"relaxed","seats":[
			{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"bot"}]}`).Body.Bytes(), &m)
		order := func(seat, n int) int {
			return w.from("192.0.2."+strconv.Itoa(n%200), "POST", "/api/tables/"+m.ID+"/orders?n="+strconv.Itoa(n), *m.Seats[seat].Key, `{"window":"*","do":"pass"}`,
				"X-Ragtag-Player", "a guess "+strconv.Itoa(n), "X-Ragtag-Operator", strconv.Itoa(n), "X-Ragtag-Voice", strconv.Itoa(n)).Code
		}
		kept := 0
		for n := range 500 {
			if order(0, n) == http.StatusNoContent {
				kept++
			}
		}
		if most := server.DefaultLimits().Entries.Most; kept != most {
			t.Errorf("%d orders were kept, want %d", kept, most)
		}
		if got := order(1, 500); got != http.StatusNoContent {
			t.Errorf("the other seat: %d", got)
		}
	})
}

// TestLimits_Streams opens as many streams as there may be on a table and from
// an address. One that ends leaves its place to another.
func TestLimits_Streams(t *testing.T) {
	w := watch(t, server.Config{Limits: server.Limits{StreamsAddress: 2, StreamsTable: 3, StreamsServer: 4}})
	at := httptest.NewServer(w.public)
	t.Cleanup(at.Close) // after the streams
	var a, b made1
	decode(t, w.from("192.0.2.1", "POST", "/api/tables", "", oneWithBots).Body.Bytes(), &a)
	decode(t, w.from("192.0.2.1", "POST", "/api/tables", "", oneWithBots).Body.Bytes(), &b)
	watch := func(id, address string) *http.Response {
		r, _ := http.NewRequest("GET", at.URL+"/api/tables/"+id+"/stream", nil)
		r.Header.Set("X-Forwarded-For", address)
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { answer.Body.Close() })
		return answer
	}
	first := watch(a.ID, "192.0.2.1")
	watch(a.ID, "192.0.2.1")
	for _, test := range []struct {
		why, id, address string
		want             int
	}{
		{"a third from one address", b.ID, "192.0.2.1", 503},
		{"another address", a.ID, "192.0.2.2", 200},
		{"a fourth on one table", a.ID, "192.0.2.3", 503},
		{"another table", b.ID, "192.0.2.3", 200},
		{"a fifth on the server", b.ID, "192.0.2.4", 503},
	} {
		answer := watch(test.id, test.address)
		if answer.StatusCode != test.want {
			t.Errorf("%s: %d, want %d", test.why, answer.StatusCode, test.want)
		}
		if test.want == 503 {
			body, _ := io.ReadAll(answer.Body)
			if answer.Header.Get("Retry-After") != "30" || !strings.Contains(string(body), `"too-many-streams"`) {
				t.Errorf("%s: %v %s", test.why, answer.Header, body)
			}
		}
	}
	first.Body.Close()
	for range 500 {
		answer := watch(b.ID, "192.0.2.1")
		if answer.StatusCode == 200 {
			return
		}
		answer.Body.Close()
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("a stream that has ended keeps its place")
}

// TestBounded_TooManyConnections opens more connections than the server takes:
// the one too many is told so, and served when another has gone.
func TestBounded_TooManyConnections(t *testing.T) {
	plain, err := server.Listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	srv := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "well") })}
	go srv.Serve(server.Bounded(plain, 2))
	defer srv.Close()
	ask := func() (net.Conn, string) {
		conn, err := net.Dial("tcp", plain.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		conn.SetDeadline(time.Now().Add(5 * time.Second))
		io.WriteString(conn, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
		text := make([]byte, 12)
		io.ReadFull(conn, text)
		return conn, string(text)
	}
	one, said := ask()
	defer one.Close()
	if said != "HTTP/1.1 200" {
		t.Fatalf("the first: %q", said)
	}
	two, _ := ask()
	defer two.Close()
	three, said := ask()
	three.Close()
	if said != "HTTP/1.1 503" {
		t.Errorf("one too many: %q", said)
	}
	one.Close()
	for range 100 {
		four, said := ask()
		four.Close()
		if said == "HTTP/1.1 200" {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("a connection that was closed keeps its place")
}

// TestLimits_WhatAnybodyMayAskFor asks without a key for what is expensive to make: the
// whole log of a table, its past, pages of the rulebook.
func TestLimits_WhatAnybodyMayAskFor(t *testing.T) {
	w := watch(t, server.Config{Limits: server.Limits{Films: ration.Rate{Most: 2, In: time.Hour}}})
	var m made1
	decode(t, w.from("192.0.2.99", "POST", "/api/tables", "", oneWithBots).Body.Bytes(), &m)
	table := "/api/tables/" + m.ID
	for i, path := range []string{table, table + "?after=1", table + "/past", table + "/past/stills", table + "/chronicle", table + "/minds", table + "/record", "/rules", "/rules/search?q=jump"} {
		address := "192.0.2." + strconv.Itoa(i)
		for range 2 {
			if out := w.from(address, "GET", path, "", ""); out.Code == http.StatusTooManyRequests {
				t.Errorf("%s: %d too early", path, out.Code)
			}
		}
		if out := w.from(address, "GET", path, "", ""); out.Code != http.StatusTooManyRequests {
			t.Errorf("%s: %d, want 429", path, out.Code)
		}
		for _, stream := range []string{"/stream", "/stream?after=1"} {
			if out := w.from(address, "GET", table+stream, "", ""); out.Code != http.StatusTooManyRequests {
				t.Errorf("%s after %s: %d, want 429", stream, path, out.Code)
			}
		}
		if out := w.from(address, "GET", table, *m.Seats[1].Key, ""); out.Code != http.StatusOK {
			t.Errorf("a look with a key after %s: %d", path, out.Code)
		}
	}
}
