package server_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"ragtag/internal/ration"
	"ragtag/server"
	"ragtag/table"
	"ragtag/table/player"
)

// as makes a call with a player's own key.
func (s *site) as(player, method, path, body string) (int, []byte) {
	s.t.Helper()
	return s.request(method, path, body, map[string]string{"X-Ragtag-Player": player})
}

// newPlayer makes a player's key.
func (s *site) newPlayer() string {
	s.t.Helper()
	status, data := s.call("POST", "/api/player", "", "")
	var made struct{ Key string }
	if err := json.Unmarshal(data, &made); err != nil || status != http.StatusOK || made.Key == "" {
		s.t.Fatalf("making a player: %d %s", status, data)
	}
	return made.Key
}

// TestPlayer_IsReadWithItsKeyAlone keeps seats under a player's key, and looks
// for them with every other means: another player's key, none, the address of a
// table, and all that the store holds.
func TestPlayer_IsReadWithItsKeyAlone(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	m := s.create(oneWithBots)
	mine, other := s.newPlayer(), s.newPlayer()
	seat := *m.Seats[1].Key
	for _, call := range []struct{ path, body string }{
		{"/api/player/tables", `{"id":"gone","key":"no-longer","seat":-1,"since":1}`},
		{"/api/player/tables", fmt.Sprintf(`{"id":%q,"key":%q,"seat":1,"name":"Ana","since":2}`, m.ID, seat)},
		{"/api/player/preferences", `{"name":"Anastasia","lang":"es","theme":"dark"}`},
		{"/api/player/tables", `{"id":"dull","key":"x","seat":0,"since":3}`},
		{"/api/player/forget", `{"id":"dull"}`},
	} {
		if status, data := s.as(mine, "POST", call.path, call.body); status != http.StatusNoContent {
			t.Fatalf("%s: %d %s", call.path, status, data)
		}
	}
	s.close()
	s = open(t, dir)
	status, data := s.as(mine, "GET", "/api/player", "")
	var p struct {
		player.Player
		Listings []table.Listing
	}
	if err := json.Unmarshal(data, &p); err != nil || status != http.StatusOK {
		t.Fatalf("%d %s", status, data)
	}
	if len(p.Tables) != 2 || p.Tables[0].Key != seat || p.Preferences.Name != "Anastasia" ||
		len(p.Listings) != 1 || p.Listings[0].ID != m.ID || p.Listings[0].Status != table.Running {
		t.Errorf("its own key opens %+v", p)
	}
	if status, data := s.as(other, "GET", "/api/player", ""); status != http.StatusOK || bytes.Contains(data, []byte(seat)) {
		t.Errorf("another's key opens %d %s", status, data)
	}
	for _, key := range []string{"guessed", m.Owner, seat} {
		if status, data := s.as(key, "GET", "/api/player", ""); status != http.StatusNotFound {
			t.Errorf("key %q opens %d %s", key, status, data)
		}
	}
	all, err := s.store.Walk(context.Background(), "", 1000)
	if err != nil {
		t.Fatal(err)
	}
	players := 0
	for _, k := range all {
		kept, err := s.store.Load(context.Background(), k.ID)
		if err != nil {
			t.Fatal(err)
		}
		entries, err := s.store.Entries(context.Background(), k.ID, 0)
		if err != nil {
			t.Fatal(err)
		}
		whole := fmt.Sprintf("%s %s %s %q", k.ID, kept.Head, kept.Checkpoint, entries)
		for _, secret := range []string{mine, seat, "Anastasia"} {
			if strings.Contains(whole, secret) {
				t.Errorf("what is kept under %s holds %q", k.ID, secret)
			}
		}
		if strings.HasPrefix(k.ID, "player-") {
			players++
			if status, data := s.call("GET", "/api/tables/"+k.ID, "", ""); status != http.StatusNotFound {
				t.Errorf("as a table: %d %s", status, data)
			}
		}
	}
	if players != 2 {
		t.Errorf("%d players are kept, want 2", players)
	}
}

// A list that was read a moment ago does not hide a table that was made since.
func TestListings_HaveATableAtOnce(t *testing.T) {
	s := open(t, t.TempDir())
	for n := range 3 {
		var list struct{ Tables []table.Listing }
		if s.get("/api/tables", &list); len(list.Tables) != n {
			t.Fatalf("after %d tables %d are listed", n, len(list.Tables))
		}
		status, data := s.call("POST", "/api/tables", "", `{"options":"","players":3,"visible":"public",
			"seats":[{"kind":"human","name":"Ana"},{"kind":"human"},{"kind":"human"}]}`)
		if status != http.StatusOK {
			t.Fatalf("%d %s", status, data)
		}
	}
}

// TestVisible_WhoFindsATable makes tables of each visibility: one is listed, and
// one is open only to those who were invited.
func TestVisible_WhoFindsATable(t *testing.T) {
	s := open(t, t.TempDir())
	made := map[string]struct{ ID, Guest string }{}
	for _, visible := range []string{"public", "unlisted", "private"} {
		status, data := s.call("POST", "/api/tables", "", `{"options":"","players":3,"visible":"`+visible+`",
			"seats":[{"kind":"human","name":"Ana"},{"kind":"human"},{"kind":"human"}]}`)
		var m struct{ ID, Guest string }
		if err := json.Unmarshal(data, &m); err != nil || status != http.StatusOK || (m.Guest != "") != (visible == "private") {
			t.Fatalf("%s: %d %s", visible, status, data)
		}
		made[visible] = m
	}
	var list struct{ Tables []table.Listing }
	s.get("/api/tables", &list)
	if len(list.Tables) != 1 || list.Tables[0].ID != made["public"].ID || len(list.Tables[0].Names) != 3 {
		t.Errorf("listed are %+v", list.Tables)
	}
	private := made["private"]
	at, join := "/api/tables/"+private.ID, `{"seat":1,"name":"Bea"}`
	for _, call := range []struct{ method, path, body string }{
		{"GET", at, ""},
		{"GET", at + "/stream", ""},
		{"GET", at + "/record", ""},
		{"POST", at + "/join", join},
		{"POST", at + "/talk", `{"text":"let me in"}`},
	} {
		if status, data := s.call(call.method, call.path, "", call.body); status != http.StatusForbidden {
			t.Errorf("%s %s without a key: %d %s", call.method, call.path, status, data)
		}
	}
	if f := s.frame(private.ID, private.Guest); f.Seat != -1 || f.Table.Visible != table.Private {
		t.Errorf("whoever is invited sees %+v", f.Table)
	}
	if status, data := s.call("POST", at+"/join", private.Guest, join); status != http.StatusOK {
		t.Errorf("joining by invitation: %d %s", status, data)
	}
}

// TestMakes_AreRationed makes tables from two addresses behind a proxy until one
// of them has made enough.
func TestMakes_AreRationed(t *testing.T) {
	s := openWith(t, t.TempDir(), server.Config{Limits: server.Limits{Makes: ration.Rate{Most: 3, In: time.Hour}}})
	from := func(address string) int {
		status, _ := s.request("POST", "/api/tables", oneWithBots, map[string]string{"X-Forwarded-For": address})
		return status
	}
	for _, made := range []struct {
		from string
		want int
	}{
		{"192.0.2.1", 200},
		{"203.0.113.9, 192.0.2.1", 200},
		{"2001:db8::1", 200},
		{"192.0.2.1", 200},
		{"192.0.2.1", 429},
		{"192.0.2.1, 198.51.100.7", 200},
		{"2001:db8::2", 200},
		{"2001:db8::3", 200},
		{"2001:db8::4", 429},
		{"2001:db8:0:1::4", 200},
	} {
		if got := from(made.from); got != made.want {
			t.Errorf("from %s: %d, want %d", made.from, got, made.want)
		}
	}
	status, data := s.request("POST", "/api/player", "", map[string]string{"X-Forwarded-For": "192.0.2.1"})
	if status != 429 || !bytes.Contains(data, []byte(`"too-fast"`)) {
		t.Errorf("a player: %d %s", status, data)
	}
}

// TestZip_AllButStreams asks for compressed answers.
func TestZip_AllButStreams(t *testing.T) {
	s := open(t, t.TempDir())
	m := s.create(oneWithBots)
	for path, zipped := range map[string]bool{"/api/wording?lang=en": true, "/api/tables/" + m.ID: true, "/api/tables/" + m.ID + "/stream": false} {
		r, err := http.NewRequest("GET", s.url+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Encoding", "gzip")
		answer, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		if got := answer.Header.Get("Content-Encoding") == "gzip"; got != zipped {
			t.Errorf("%s: compressed %v, want %v", path, got, zipped)
		}
		if zipped {
			z, err := gzip.NewReader(answer.Body)
			if err != nil {
				t.Fatal(err)
			}
			if data, err := io.ReadAll(z); err != nil || !json.Valid(data) {
				t.Errorf("%s: %v", path, err)
			}
		}
		answer.Body.Close()
	}
	http.DefaultTransport.(*http.Transport).CloseIdleConnections()
}

// Anyone who knows the id of a table finds it, unless it is private.
func TestTables_ByTheirIDs(t *testing.T) {
	s := open(t, t.TempDir())
	ids := map[string]string{}
	for _, visible := range []string{"public", "unlisted", "private"} {
		status, data := s.call("POST", "/api/tables", "", `{"options":"","players":3,"visible":"`+visible+`",
			"seats":[{"kind":"human","name":"Ana"},{"kind":"human"},{"kind":"human"}]}`)
		var made struct{ ID string }
		if err := json.Unmarshal(data, &made); err != nil || status != http.StatusOK {
			t.Fatalf("%d %s", status, data)
		}
		ids[visible] = made.ID
	}
	var list struct{ Tables []table.Listing }
	s.get("/api/tables?ids="+ids["private"]+"&ids="+ids["unlisted"]+"&ids=nobody&ids="+ids["public"], &list)
	if len(list.Tables) != 2 || list.Tables[0].ID != ids["unlisted"] || list.Tables[1].ID != ids["public"] {
		t.Errorf("found %+v, want the unlisted and the public one of %v", list.Tables, ids)
	}
	if status, data := s.call("GET", "/api/tables?"+strings.Repeat("ids=a&", 51), "", ""); status != http.StatusUnprocessableEntity {
		t.Errorf("51 ids: %d %s", status, data)
	}
}
