package server_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"ragtag/server"
	"ragtag/table"
)

const operatorKey = "a key that nobody guesses"

// TestOperator_Key asks with every key but the operator's, of a server that has
// one and of one that has none.
func TestOperator_Key(t *testing.T) {
	for _, ours := range []string{operatorKey, "", "short"} {
		s := openWith(t, t.TempDir(), server.Config{Operator: ours})
		m := s.create(`{"options":"","players":3,"pace":"relaxed","seats":[{"kind":"human","name":"Ana"},{"kind":"human"},{"kind":"bot"}]}`)
		for _, key := range []string{"guess", m.Owner, *m.Seats[0].Key, "short", operatorKey + "x", operatorKey} {
			want := http.StatusForbidden
			if key == ours && key == operatorKey {
				want = http.StatusOK
			}
			for _, path := range []string{"", "/reports", "/tables/" + m.ID, "/reports/" + m.ID} {
				if status, data := s.request("GET", "/api/operator"+path, "", map[string]string{"X-Ragtag-Operator": key}); status != want {
					t.Errorf("%q with %q: %d %s, want %d", path, key, status, data, want)
				}
			}
			if want == http.StatusOK {
				continue
			}
			for path, body := range map[string]string{"/bans": `{"name":"Eve"}`, "/tables/" + m.ID: `{"do":"close"}`} {
				if status, data := s.request("POST", "/api/operator"+path, body, map[string]string{"X-Ragtag-Operator": key}); status != want {
					t.Errorf("%q with %q: %d %s, want %d", path, key, status, data, want)
				}
			}
		}
		if f := s.frame(m.ID, ""); f.Table.Closed {
			t.Error("somebody closed the table")
		}
		s.close()
	}
}

// TestOperator_TablesAndReports hides, closes and reopens a table, and reads
// what was reported there.
func TestOperator_TablesAndReports(t *testing.T) {
	s := openWith(t, t.TempDir(), server.Config{Operator: operatorKey})
	defer s.close()
	as := map[string]string{"X-Ragtag-Operator": operatorKey}
	m := s.create(`{"options":"","players":3,"pace":"relaxed","visible":"public","seats":[{"kind":"human","name":"Ana"},{"kind":"human"},{"kind":"bot"}]}`)
	post := func(path, body string) {
		t.Helper()
		if status, data := s.request("POST", "/api/operator"+path, body, as); status != http.StatusNoContent {
			t.Fatalf("%s %s: %d %s", path, body, status, data)
		}
	}
	get := func(path string, into any) {
		t.Helper()
		status, data := s.request("GET", "/api/operator"+path, "", as)
		if err := json.Unmarshal(data, into); err != nil || status != http.StatusOK {
			t.Fatalf("%s: %d %s", path, status, data)
		}
	}
	type seen struct {
		Info    table.Info
		Hidden  bool
		Reports int
		Lookers []server.Looker
	}
	look := func() (o seen) { get("/tables/"+m.ID, &o); return o }
	if status, data := s.call("POST", "/api/tables/"+m.ID+"/reports", *m.Seats[0].Key, `{"text":"rude words"}`); status != http.StatusNoContent {
		t.Fatalf("%d %s", status, data)
	}
	e := s.stream(m.ID, *m.Seats[0].Key, "")
	defer e.body.Close()
	if _, err := e.next(); err != nil {
		t.Fatal(err)
	}
	if o := look(); o.Hidden || o.Info.Closed || o.Reports != 1 || fmt.Sprint(o.Lookers) != "[{0 127.0.0.1 1}]" {
		t.Errorf("%+v", o)
	}
	post("/tables/"+m.ID, `{"do":"hide"}`)
	post("/tables/"+m.ID, `{"do":"close"}`)
	if o := look(); !o.Hidden || !o.Info.Closed {
		t.Errorf("%+v", o)
	}
	post("/tables/"+m.ID, `{"do":"reopen"}`)
	if o := look(); o.Hidden || o.Info.Closed {
		t.Errorf("reopened: %+v", o)
	}
	post("/tables/"+m.ID, `{"do":"remove","seat":0}`)
	if status, data := s.call("GET", "/api/tables/"+m.ID, *m.Seats[0].Key, ""); status != http.StatusForbidden || !strings.Contains(string(data), `"removed"`) {
		t.Errorf("removed: %d %s", status, data)
	}
	var all struct {
		Reports []table.Reports
		Next    string
	}
	get("/reports", &all)
	if len(all.Reports) != 1 || !all.Reports[0].Sealed || all.Reports[0].Reports[0].Text != "" || all.Next != "" {
		t.Errorf("reports of a game that is not over: %+v", all)
	}
	var one table.Reports
	if get("/reports/"+m.ID, &one); !one.Sealed || len(one.Reports) != 1 {
		t.Errorf("%+v", one)
	}
	var state struct {
		Ready   bool
		Figures []server.Figure
	}
	get("", &state)
	figures := map[string]float64{}
	for _, f := range state.Figures {
		figures[f.Name] = f.Value
	}
	if !state.Ready || figures["ragtag_frames_total"] < 1 || figures["ragtag_requests_total"] < 5 {
		t.Errorf("%+v", state)
	}
}

// TestGovern_FirstSeat is about the seat whose number is zero.
func TestGovern_FirstSeat(t *testing.T) {
	s := open(t, t.TempDir())
	defer s.close()
	m := s.create(`{"options":"","players":3,"pace":"relaxed","seats":[{"kind":"human","name":"Ana"},{"kind":"human"},{"kind":"bot"}]}`)
	for body, want := range map[string]string{`{"do":"mute","seat":0}`: "[0]", `{"do":"unmute","seat":0}`: "[]", `{"do":"mute"}`: "[-1]"} {
		m := s.create(`{"options":"","players":3,"pace":"relaxed","seats":[{"kind":"human","name":"Ana"},{"kind":"human"},{"kind":"bot"}]}`)
		if status, data := s.call("POST", "/api/tables/"+m.ID+"/govern", m.Owner, body); status != http.StatusNoContent {
			t.Fatalf("%s: %d %s", body, status, data)
		}
		if got := fmt.Sprint(s.frame(m.ID, "").Table.Muted); got != want {
			t.Errorf("%s: muted are %s, want %s", body, got, want)
		}
	}
	if status, data := s.call("POST", "/api/tables/"+m.ID+"/govern", m.Owner, `{"do":"remove","seat":0}`); status != http.StatusNoContent {
		t.Errorf("removing: %d %s", status, data)
	}
}

// TestOperator_Bans bans a name and a network, and lifts both; a restart keeps
// them.
func TestOperator_Bans(t *testing.T) {
	dir := t.TempDir()
	s := openWith(t, dir, server.Config{Operator: operatorKey})
	as := map[string]string{"X-Ragtag-Operator": operatorKey}
	bans := func(body string, want int) {
		t.Helper()
		if status, data := s.request("POST", "/api/operator/bans", body, as); status != want {
			t.Fatalf("%s: %d %s, want %d", body, status, data, want)
		}
	}
	table := `{"options":"","players":3,"pace":"relaxed","seats":[{"kind":"human","name":"%s"},{"kind":"human"},{"kind":"bot"}]}`
	m := s.create(fmt.Sprintf(table, "Ana"))
	bans(`{"name":"Eve"}`, http.StatusNoContent)
	bans(`{"network":"203.0.113.9"}`, http.StatusNoContent)
	bans(`{"network":"2001:db8:1:2:3::1"}`, http.StatusNoContent)
	for _, wrong := range []string{`{}`, `{"network":"0.0.0.0/0"}`, `{"network":"here"}`, `{"name":"Eve","network":"192.0.2.1"}`} {
		bans(wrong, http.StatusUnprocessableEntity)
	}
	names := func(want int) {
		t.Helper()
		for path, body := range map[string]string{
			"/api/tables": fmt.Sprintf(table, "éve"), "/api/tables/" + m.ID + "/join": `{"seat":1,"name":"E ve"}`,
			"/api/tables/" + m.ID + "/talk": `{"text":"hello","name":"EVE"}`,
		} {
			if status, data := s.call("POST", path, "", body); (status == http.StatusForbidden) != (want == http.StatusForbidden) {
				t.Errorf("%s: %d %s", path, status, data)
			}
		}
	}
	from := func(at string) int {
		status, _ := s.request("GET", "/api/tables/"+m.ID, "", map[string]string{"X-Forwarded-For": at})
		return status
	}
	held := func() {
		t.Helper()
		names(http.StatusForbidden)
		for at, want := range map[string]int{"203.0.113.9": 403, "203.0.113.10": 200, "2001:db8:1:2:9::9": 403, "2001:db8:1:3::1": 200} {
			if got := from(at); got != want {
				t.Errorf("from %s: %d, want %d", at, got, want)
			}
		}
	}
	held()
	if status, _ := s.request("GET", "/api/operator", "", map[string]string{"X-Forwarded-For": "203.0.113.9", "X-Ragtag-Operator": operatorKey}); status != http.StatusOK {
		t.Errorf("the operator from a banned address: %d", status)
	}
	s.close()
	s = openWith(t, dir, server.Config{Operator: operatorKey})
	defer s.close()
	if status, data := s.request("GET", "/api/operator", "", as); status != http.StatusOK || !strings.Contains(string(data), "203.0.113.9/32") {
		t.Fatalf("after a restart: %d %s", status, data)
	}
	held()
	bans(`{"name":"eve","lift":true}`, http.StatusNoContent)
	bans(`{"network":"203.0.113.9/32","lift":true}`, http.StatusNoContent)
	names(http.StatusOK)
	if got := from("203.0.113.9"); got != http.StatusOK {
		t.Errorf("lifted: %d", got)
	}
}
