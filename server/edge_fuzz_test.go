package server_test

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"ragtag/server"
	"ragtag/store/memory"
	"ragtag/table"
)

// heads are the headers that a server reads.
var heads = []string{
	"X-Ragtag-Key", "X-Ragtag-Player", "X-Ragtag-Operator", "X-Ragtag-Voice", "Idempotency-Key", "Last-Event-ID", "Accept-Language",
	"X-Forwarded-For", "X-Forwarded-Proto", "Content-Type", "Origin", "Sec-Fetch-Site", "If-None-Match", "Range", "Accept-Encoding", "Cookie",
}

// FuzzHeads asks for any address with any header, as somebody whose proxy is believed: there
// is an answer, and nothing breaks.
func FuzzHeads(f *testing.F) {
	for i, k := range [][2]string{
		{"/api/tables?limit=5&lang=es", "abc"},
		{"/api/tables/ID?after=1&talk=-1", "abc"},
		{"/api/tables/ID/stream?key=x&lang=xx", "1"},
		{"/api/tables/ID/talk", "a voice"},
		{"/api/tables/ID/talk", "0123456789abcdef"},
		{"/api/tables/ID/stream?after=99999999999999999999", "7-3-2"},
		{"/api/rules/skill-checks?options=pegasus", "es;q=0.9,en;q=2,*"},
		{"/api/wording", "1.2.3.4, ::ffff:10.0.0.1, fe80::1%eth0"},
		{"/", "https"},
		{"/api/tables", "application/json; charset=x"},
		{"/rules/?q=%zz", "http://[::1"},
		{"/api/tables/ID/past?at=-1", "same-origin"},
		{"/readyz", `W/"x"`},
		{"/assets/..%2f..", "bytes=-1-"},
		{"/openapi.json", "br;q=1"},
		{"/api/tables/ID/record", "a=b; c"},
	} {
		f.Add(byte(i), k[0], k[1], i == 4)
	}
	hub := table.NewHub(server.Keep(&memory.Store{}), cat, table.Config{Log: slog.New(slog.DiscardHandler)})
	f.Cleanup(hub.Close)
	handler := server.New(hub, server.Config{
		Client: page, Operator: operatorKey, Log: slog.New(slog.DiscardHandler), Proxies: server.Loopback, Hosts: []string{"example.com"},
	})
	made := httptest.NewRequest(http.MethodPost, "/api/tables", strings.NewReader(`{"options":"","players":3,"seats":[{"kind":"human","name":"Eve"},{"kind":"bot"},{"kind":"bot"}]}`))
	made.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	handler.ServeHTTP(w, made)
	var m struct{ ID string }
	decode(f, w.Body.Bytes(), &m)
	if m.ID == "" {
		f.Fatalf("%d %s", w.Code, w.Body)
	}
	gone, cancel := context.WithCancel(context.Background())
	cancel()
	f.Fuzz(func(t *testing.T, head byte, address, value string, post bool) {
		at, err := url.ParseRequestURI(strings.Replace(address, "ID", m.ID, 1))
		if err != nil || at.Host != "" {
			return // the library of connections answers
		}
		r := httptest.NewRequest(http.MethodGet, "http://example.com/", nil)
		if post {
			r = httptest.NewRequest(http.MethodPost, "http://example.com/", strings.NewReader(`{"text":"hello","name":"Ana"}`))
			r.Header.Set("Content-Type", "application/json")
		}
		r.URL, r.RequestURI, r.RemoteAddr = at, at.RequestURI(), "127.0.0.1:1"
		r.Header.Set(heads[int(head)%len(heads)], value)
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r.WithContext(gone)) // a stream ends at once
		if w.Code >= 500 && w.Code != http.StatusServiceUnavailable {
			t.Fatalf("%s %s: %q: %d %s", r.Method, at, value, w.Code, w.Body)
		}
	})
}

// FuzzProxies parses what an operator says about proxies. What it takes says of each
// address whether it is one.
func FuzzProxies(f *testing.F) {
	for _, text := range []string{"10.0.0.5", "10.0.0.0/8", "::1/128", "fe80::1%eth0", "::ffff:10.0.0.1", "x", "10.0.0.0/33", ""} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		all, err := server.ParseProxies([]string{text})
		if err == nil && (len(all) != 1 || !all[0].IsValid()) {
			t.Errorf("%q is taken and no network: %v", text, all)
		}
	})
}
