package server_test

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// ask gets what is at a path under headers, as it was sent.
func (s *site) ask(path string, headers map[string]string) (*http.Response, string) {
	s.t.Helper()
	r, err := http.NewRequest("GET", s.url+path, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Accept-Encoding", "identity")
	for name, value := range headers {
		r.Header.Set(name, value)
	}
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		s.t.Fatal(err)
	}
	defer answer.Body.Close()
	defer http.DefaultTransport.(*http.Transport).CloseIdleConnections()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		s.t.Fatal(err)
	}
	return answer, string(body)
}

// What never changes is sent by Brotli to those who can read it, and is the same to all.
func TestPacked_WhatNeverChanges(t *testing.T) {
	s := open(t, t.TempDir())
	for _, path := range []string{"/", "/t/abc", "/assets/app-1f.js", "/api/wording?lang=es"} {
		plainly, want := s.ask(path, nil)
		for range 2 {
			answer, body := s.ask(path, map[string]string{"Accept-Encoding": "gzip, deflate, br, zstd"})
			if e := answer.Header.Get("Content-Encoding"); e != "br" {
				t.Fatalf("%s: sent as %q", path, e)
			}
			got, err := io.ReadAll(brotli.NewReader(strings.NewReader(body)))
			if err != nil || string(got) != want {
				t.Errorf("%s: %d bytes (%v), want %d", path, len(got), err, len(want))
			}
			for _, header := range []string{"Content-Type", "Cache-Control", "ETag"} {
				if a, b := answer.Header.Get(header), plainly.Header.Get(header); a != b {
					t.Errorf("%s: %s %q, without compression %q", path, header, a, b)
				}
			}
			if !strings.Contains(strings.Join(answer.Header.Values("Vary"), ","), "Accept-Encoding") {
				t.Errorf("%s: a cache would send it to everybody", path)
			}
		}
		if answer, _ := s.ask(path, map[string]string{"Accept-Encoding": "br;q=0"}); answer.Header.Get("Content-Encoding") == "br" {
			t.Errorf("%s: sent to who cannot read it", path)
		}
	}
}

// A browser gets the page that comes with its own language's words.
func TestClient_PagesByLanguage(t *testing.T) {
	s := open(t, t.TempDir())
	for languages, want := range map[string][2]string{
		"": {"page", "table"}, "en-GB,en;q=0.9,es;q=0.8": {"page", "table"}, "fr": {"page", "table"},
		"es": {"página", "mesa"}, "es-MX,en;q=0.5": {"página", "mesa"}, "ES;q=1": {"página", "mesa"}, "est": {"page", "table"},
	} {
		for i, path := range []string{"/", "/t/abc"} {
			answer, body := s.ask(path, map[string]string{"Accept-Language": languages})
			if !strings.Contains(body, "<title>"+want[i]+"<") || !strings.Contains(strings.Join(answer.Header.Values("Vary"), ","), "Accept-Language") {
				t.Errorf("%s in %q: %q, %v", path, languages, body, answer.Header)
			}
		}
	}
	for _, path := range []string{"/index.es.html", "/table.es.html", "/table.fr.html"} {
		if answer, _ := s.ask(path, nil); answer.StatusCode != http.StatusNotFound {
			t.Errorf("%s: %d", path, answer.StatusCode)
		}
	}
}
