package server_test

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"ragtag/server"
	"ragtag/web"
)

// TestWalls_Headers holds what every response says to a browser, and that it is
// told to keep to TLS only where TLS is in front.
func TestWalls_Headers(t *testing.T) {
	w := watch(t, server.Config{})
	ask := func(remote, proto string) http.Header {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = remote
		r.Header.Set("X-Forwarded-Proto", proto)
		out := httptest.NewRecorder()
		w.public.ServeHTTP(out, r)
		return out.Header()
	}
	for _, test := range []struct {
		remote, proto string
		want          string
	}{
		{"127.0.0.1:1", "https", "max-age=31536000"}, {"127.0.0.1:1", "http", ""}, {"192.0.2.1:1", "https", ""},
	} {
		h := ask(test.remote, test.proto)
		if got := h.Get("Strict-Transport-Security"); got != test.want {
			t.Errorf("%s over %s: %q, want %q", test.remote, test.proto, got, test.want)
		}
		if csp := h.Get("Content-Security-Policy"); strings.Contains(csp, "unsafe") || !strings.Contains(csp, "style-src 'self';") {
			t.Errorf("the policy of a page is %q", csp)
		}
		if !strings.Contains(h.Get("Permissions-Policy"), "microphone=()") {
			t.Errorf("permissions %q", h.Get("Permissions-Policy"))
		}
	}
}

// TestWalls_PagesHaveNoStyleAttributes reads the built pages: the policy would
// leave out every style attribute in them.
func TestWalls_PagesHaveNoStyleAttributes(t *testing.T) {
	files := web.FS()
	for _, name := range []string{"index.html", "index.es.html", "table.html", "table.es.html", "waiting.html", "waiting.es.html"} {
		f, err := files.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		var text bytes.Buffer
		if _, err := text.ReadFrom(f); err != nil {
			t.Fatal(err)
		}
		f.Close()
		if strings.Contains(text.String(), ` style="`) {
			t.Errorf("%s has a style attribute", name)
		}
	}
}

// TestWalls_Host asks for names that the server has, and for others.
func TestWalls_Host(t *testing.T) {
	w := watch(t, server.Config{Hosts: []string{"games.example.org"}})
	for host, want := range map[string]int{
		"games.example.org": 200, "Games.Example.org:443": 200, "evil.example": 421, "games.example.org.evil.example": 421, "192.0.2.1": 421,
	} {
		r := httptest.NewRequest("GET", "/api/options", nil)
		r.Host = host
		out := httptest.NewRecorder()
		if w.public.ServeHTTP(out, r); out.Code != want || want == 421 && !strings.Contains(out.Body.String(), `"wrong-host"`) {
			t.Errorf("%s: %d %s, want %d", host, out.Code, out.Body, want)
		}
	}
	r := httptest.NewRequest("GET", "/livez", nil)
	r.Host = "10.0.0.7:8080"
	out := httptest.NewRecorder()
	if w.public.ServeHTTP(out, r); out.Code != 200 {
		t.Errorf("its health by address: %d", out.Code)
	}
}

// TestWalls_HostOfTheOperator asks the operator's address by names that another site can
// have for it, and by others.
func TestWalls_HostOfTheOperator(t *testing.T) {
	w := watch(t, server.Config{Hosts: []string{"games.example.org"}})
	for path, hosts := range map[string]map[string]int{
		"/metrics": {
			"127.0.0.1:9090": 200, "127.0.0.1": 200, "[::1]:9090": 200, "[::1]": 200, "localhost:9090": 200, "one:9090": 200, "games.example.org:9090": 200,
			"evil.example:9090": 421, "127.0.0.1.evil.example": 421, "one.example": 421, "localhost.": 421,
		},
		"/debug/pprof/heap": {"evil.example": 421, "127.0.0.1:9090": 200},
		"/readyz":           {"evil.example": 200},
	} {
		for host, want := range hosts {
			r := httptest.NewRequest("GET", path, nil)
			r.Host = host
			out := httptest.NewRecorder()
			if w.private.ServeHTTP(out, r); out.Code != want {
				t.Errorf("%s at %s: %d, want %d", path, host, out.Code, want)
			}
		}
	}
}

// TestWalls_EveryRoute makes every call of the document at a private table with no key,
// a wrong one, and those of another table, of an invitation and of another seat. Nobody
// learns or does what is not theirs.
func TestWalls_EveryRoute(t *testing.T) {
	w := watch(t, server.Config{})
	make := func() (m made1, guest string) {
		var g struct{ Guest string }
		_, body := w.ask(w.public, "POST", "/api/tables", "", `{"options":"","players":3,"pace":"relaxed","visible":"private",
			"seats":[{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"bot"}]}`)
		decode(t, []byte(body), &m)
		decode(t, []byte(body), &g)
		return m, g.Guest
	}
	m, guest := make()
	other, _ := make()
	ana := *m.Seats[0].Key
	walked := 0
	for path, calls := range w.calls() {
		if !strings.HasPrefix(path, "/api/tables/{id}") {
			continue
		}
		for method, call := range calls {
			walked++
			at := strings.Replace(path, "{id}", m.ID, 1)
			body, known := bodies[call.OperationID]
			if method == "post" && !known && !slices.Contains(bare, call.OperationID) {
				t.Errorf("%s: the test does not know what to send to it", call.OperationID)
			}
			for who, key := range map[string]string{"nobody": "", "a guess": "guess", "another table": *other.Seats[0].Key, "another owner": other.Owner} {
				status, answer := w.ask(w.public, strings.ToUpper(method), at, key, body)
				if status != http.StatusForbidden && (key != "" || status != http.StatusUnprocessableEntity) {
					t.Errorf("%s as %s: %d %s", call.OperationID, who, status, answer)
				}
			}
			if method == "post" && !slices.Contains(spectators, call.OperationID) {
				if status, answer := w.ask(w.public, "POST", at, guest, body); status < 400 {
					t.Errorf("%s with an invitation: %d %s", call.OperationID, status, answer)
				}
			}
		}
	}
	if walked < 15 {
		t.Fatalf("only %d calls are about a table", walked)
	}
	var frame struct {
		Seat int
		Told any
	}
	_, body := w.ask(w.public, "GET", "/api/tables/"+m.ID+"?key="+ana, "", "")
	if decode(t, []byte(body), &frame); frame.Seat != 0 {
		t.Errorf("with her key Ana sees seat %d", frame.Seat)
	}
	_, body = w.ask(w.public, "GET", "/api/tables/"+m.ID, guest, "")
	if decode(t, []byte(body), &frame); frame.Seat != -1 {
		t.Errorf("with an invitation one sees seat %d", frame.Seat)
	}
}

// TestWalls_RoutesOfNoTable makes every call of the document that is about no one
// table: those for everybody are named here, and all others refuse anybody without a
// key of their own, even with the keys of a table in every header.
func TestWalls_RoutesOfNoTable(t *testing.T) {
	w := watch(t, server.Config{Operator: operatorKey})
	var m made1
	_, body := w.ask(w.public, "POST", "/api/tables", "", `{"options":"","players":3,"pace":"relaxed",
		"seats":[{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"bot"}]}`)
	decode(t, []byte(body), &m)
	everybodys := []string{"options", "tables", "create-table", "rule", "wording", "create-player"}
	bodies := map[string]string{
		"ban": `{"name":"Ana"}`, "operate": `{"do":"close"}`, "operator-erase": `{"seat":1}`, "keep-table": `{"id":"` + m.ID + `","key":"` + *m.Seats[0].Key + `","seat":0,"since":0}`,
		"prefer": `{"theme":"dark"}`, "forget-table": `{"id":"` + m.ID + `"}`, "erase-player": "",
	}
	walked := 0
	for path, calls := range w.calls() {
		for method, call := range calls {
			if strings.HasPrefix(path, "/api/tables/{id}") || slices.Contains(everybodys, call.OperationID) {
				continue
			}
			walked++
			body, known := bodies[call.OperationID]
			if method == "post" && !known {
				t.Errorf("%s: the test does not know what to send to it", call.OperationID)
			}
			for _, key := range []string{"", "guess", m.Owner, *m.Seats[0].Key} {
				r := httptest.NewRequest(strings.ToUpper(method), strings.Replace(path, "{id}", m.ID, 1), strings.NewReader(body))
				r.Header.Set("Content-Type", "application/json")
				for _, header := range []string{"X-Ragtag-Key", "X-Ragtag-Player", "X-Ragtag-Operator"} {
					r.Header.Set(header, key)
				}
				out := httptest.NewRecorder()
				w.public.ServeHTTP(out, r)
				refused := out.Code == http.StatusForbidden || out.Code == http.StatusNotFound ||
					out.Code == http.StatusUnprocessableEntity && strings.Contains(out.Body.String(), "header parameter is missing")
				if !refused {
					t.Errorf("%s with the key %q: %d %s", call.OperationID, key, out.Code, out.Body)
				}
			}
		}
	}
	if walked < 12 {
		t.Fatalf("only %d calls are walked", walked)
	}
	if _, look := w.ask(w.public, "GET", "/api/tables/"+m.ID, *m.Seats[0].Key, ""); !strings.Contains(look, `"Ana"`) || strings.Contains(look, `"closed":true`) {
		t.Errorf("somebody has done something to the table: %s", look)
	}
}

// TestWalls_AnotherSeat makes every call of the document at a table whose game runs with the
// key of another seat, and without one. What Ana has ordered, reported and read is told to
// nobody else, and nobody else changes it, or does what the owner alone may.
func TestWalls_AnotherSeat(t *testing.T) {
	w := watch(t, server.Config{})
	const word = "heard-by-nobody"
	var m made1
	_, body := w.ask(w.public, "POST", "/api/tables", "", `{"options":"","players":3,"pace":"relaxed",
		"seats":[{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"bot"}]}`)
	decode(t, []byte(body), &m)
	at, ana, bea := "/api/tables/"+m.ID, *m.Seats[0].Key, *m.Seats[1].Key
	for path, body := range map[string]string{"/orders": `{"window":"*","do":"pass"}`, "/reports": `{"text":"` + word + `"}`, "/seen": `{"line":1}`} {
		if status, answer := w.ask(w.public, "POST", at+path, ana, body); status >= 300 {
			t.Fatalf("%s: %d %s", path, status, answer)
		}
	}
	anas := func() string {
		var has struct {
			Name               string
			Talk, Told         []any
			Reports            []struct{ Text string } // what was seen then has Bea's name, which is hers to erase
			Joined, Line, Seat int
			Orders             any
		}
		for _, path := range []string{"", "/mine", "/seen"} {
			status, answer := w.ask(w.public, "GET", at+path, ana, "")
			if status != http.StatusOK {
				t.Fatalf("Ana asks for %q: %d %s", path, status, answer)
			}
			has.Talk = nil
			decode(t, []byte(answer), &has)
		}
		return fmt.Sprintf("%+v", has)
	}
	before := anas()
	if !strings.Contains(before, word) || !strings.Contains(before, "do:pass") {
		t.Fatalf("Ana has %s", before)
	}
	for path, calls := range w.calls() {
		if !strings.HasPrefix(path, "/api/tables/{id}") {
			continue
		}
		for method, call := range calls {
			for who, key := range map[string]string{"Bea": bea, "nobody": ""} {
				ctx, end := context.WithTimeout(t.Context(), 300*time.Millisecond) // a stream goes on
				if call.OperationID != "stream" {
					ctx, end = context.WithCancel(t.Context())
				}
				r := httptest.NewRequest(strings.ToUpper(method), strings.Replace(path, "{id}", m.ID, 1)+"?as=0", strings.NewReader(bodies[call.OperationID])).WithContext(ctx)
				r.Header.Set("Content-Type", "application/json")
				r.Header.Set("X-Ragtag-Key", key)
				out := httptest.NewRecorder()
				w.public.ServeHTTP(out, r)
				end()
				if strings.Contains(out.Body.String(), word) {
					t.Errorf("%s tells %s what Ana has reported", call.OperationID, who)
				}
				past := call.OperationID == "past" || call.OperationID == "stills"
				if (past || slices.Contains(owners, call.OperationID)) && out.Code < 400 {
					t.Errorf("%s as %s: %d %s", call.OperationID, who, out.Code, out.Body)
				}
				if key == "" && method == "post" && !slices.Contains(spectators, call.OperationID) && out.Code < 400 {
					t.Errorf("%s as %s: %d %s", call.OperationID, who, out.Code, out.Body)
				}
			}
		}
	}
	if after := anas(); after != before {
		t.Errorf("Ana had %s and has %s", before, after)
	}
}

// TestWalls_NoOtherRoutes reads where routes are registered: all under /api/ are calls of the
// document, which the tests above walk, and the others are named here.
func TestWalls_NoOtherRoutes(t *testing.T) {
	w := watch(t, server.Config{})
	documented := w.calls()
	outside := []string{
		`"/api/"`, `"/"`, `"/rules"`, `"/rules/"`, `"GET /livez"`, `"GET /readyz"`, // for everybody
		`"GET /metrics"`, `"GET /debug/pprof/profile"`, `"GET /debug/pprof/heap"`, `"GET /debug/pprof/goroutine"`, `"GET /{$}"`, // of the operator's address
	}
	route := regexp.MustCompile(`\.Handle(?:Func)?\(([^,]+),`)
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		for _, match := range route.FindAllStringSubmatch(string(source), -1) {
			found++
			pattern := match[1]
			if pattern == "streamRoute" {
				pattern = `"GET /api/tables/{id}/stream"`
			}
			method, path, _ := strings.Cut(strings.Trim(pattern, `"`), " ")
			if _, walked := documented[path][strings.ToLower(method)]; !walked && !slices.Contains(outside, pattern) {
				t.Errorf("%s: no test walks the route %s", name, pattern)
			}
		}
	}
	if found < len(outside)+3 {
		t.Errorf("only %d routes are found", found)
	}
}

// calls returns the calls of the document, by path and method.
func (w *watched) calls() map[string]map[string]struct{ OperationID string } {
	w.t.Helper()
	_, document := w.ask(w.public, "GET", "/openapi.json", "", "")
	var doc struct {
		Paths map[string]map[string]struct{ OperationID string }
	}
	decode(w.t, []byte(document), &doc)
	return doc.Paths
}

// bodies has what is sent to each call about a table, by its id. bare are the calls without a
// body, spectators those that somebody without a seat may make, and owners those that the owner
// alone may.
var (
	bodies = map[string]string{
		"answer": `{"ask":0,"takes":[]}`, "order": `{"window":"*","do":"pass"}`, "hold": `{"ask":0,"on":true}`, "undo": `{"ask":0}`,
		"propose": `{"kind":"undo","ask":0}`, "vote": `{"yes":true}`, "notices": `{"kind":""}`, "confirm-notices": `{"code":"ABCDEF"}`,
		"report": `{"text":"x"}`, "talk": `{"text":"x"}`, "say": `{"kind":"cannot"}`, "govern": `{"do":"close"}`, "see": `{"line":1}`, "join-table": `{"seat":0,"name":"Eve"}`,
	}
	bare       = []string{"start-game", "return", "erase"}
	spectators = []string{"talk", "report", "join-table"}
	owners     = []string{"start-game", "govern"}
)
