package server_test

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"

	"ragtag/server"
	"ragtag/store/memory"
	"ragtag/table"
)

// routes are the calls that take a body.
var routes = []string{
	"/api/tables", "/api/tables/ID/join", "/api/tables/ID/start", "/api/tables/ID/answers", "/api/tables/ID/orders",
	"/api/tables/ID/hold", "/api/tables/ID/undo", "/api/tables/ID/propose", "/api/tables/ID/vote", "/api/tables/ID/return",
	"/api/tables/ID/notices", "/api/tables/ID/notices/confirm", "/api/tables/ID/reports", "/api/tables/ID/talk", "/api/tables/ID/say",
	"/api/tables/ID/seen", "/api/tables/ID/govern",
	"/api/player", "/api/player/tables", "/api/player/forget", "/api/player/preferences",
	"/api/operator/bans", "/api/operator/tables/ID", "/api/operator/tables/ID/erase",
}

// TestRoutes_AreEveryCallWithABody compares them with the description of the API.
func TestRoutes_AreEveryCallWithABody(t *testing.T) {
	data, err := os.ReadFile(committed)
	if err != nil {
		t.Fatal(err)
	}
	var doc struct {
		Paths map[string]map[string]struct{ RequestBody json.RawMessage }
	}
	decode(t, data, &doc)
	found := 0
	for path, calls := range doc.Paths {
		path = strings.Replace(path, "{id}", "ID", 1)
		for method, call := range calls {
			if call.RequestBody == nil {
				continue
			}
			found++
			if method != "post" || !slices.Contains(routes, path) {
				t.Errorf("FuzzBodies does not send a body on %s %s", method, path)
			}
		}
	}
	if found == 0 {
		t.Error("no call takes a body")
	}
}

// FuzzBodies sends any body on any call, as somebody with a seat who is the operator, too:
// it is taken or refused, but never breaks anything.
func FuzzBodies(f *testing.F) {
	seats := `[{"kind":"human","name":"Eve"},{"kind":"bot"},{"kind":"bot"}]`
	for i, body := range []string{
		`{"options":"","players":3,"seats":` + seats + `}`, `{"seat":0,"name":"Eve"}`, ``, `{"ask":0,"takes":[{"option":"yes","count":1}]}`,
		`{"window":"rolled","do":"pass","until":"good"}`, `{"ask":0,"on":true}`, `{"ask":0}`, `{"kind":"undo","ask":0}`, `{"for":true}`, `{}`,
		`{"kind":"webhook","to":"http://127.0.0.1/"}`, `{"code":"123456"}`, `{"text":"odd"}`, `{"text":"hello"}`, `{"kind":"hurt"}`, `{"network":"192.0.2.7"}`, `{"name":"Eve","lift":true}`, `{"do":"hide"}`, `{"seat":0}`,
	} {
		f.Add(byte(i), body)
	}
	hub := table.NewHub(server.Keep(&memory.Store{}), cat, table.Config{Log: slog.New(slog.DiscardHandler)})
	f.Cleanup(hub.Close)
	handler := server.New(hub, server.Config{Client: page, Operator: operatorKey, Log: slog.New(slog.DiscardHandler)})
	call := func(path, key, body string) *httptest.ResponseRecorder {
		r := httptest.NewRequest(http.MethodPost, path, strings.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		if key != "" {
			r.Header.Set("X-Ragtag-Key", key)
			r.Header.Set("X-Ragtag-Operator", operatorKey)
		}
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		return w
	}
	made := call("/api/tables", "", `{"options":"","players":3,"seats":`+seats+`}`)
	var m struct {
		ID    string
		Seats []struct{ Key *string }
	}
	decode(f, made.Body.Bytes(), &m)
	f.Fuzz(func(t *testing.T, route byte, body string) {
		path := strings.Replace(routes[int(route)%len(routes)], "ID", m.ID, 1)
		w := call(path, *m.Seats[0].Key, body)
		if w.Code >= 500 && !slices.Contains([]int{http.StatusServiceUnavailable}, w.Code) {
			t.Fatalf("%s %q: %d %s", path, body, w.Code, w.Body)
		}
	})
}

func decode(t testing.TB, data []byte, to any) {
	t.Helper()
	if err := json.Unmarshal(data, to); err != nil {
		t.Fatalf("%s: %v", data, err)
	}
}
