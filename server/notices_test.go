package server_test

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"ragtag/notify"
	"ragtag/server"
	"ragtag/store/memory"
	"ragtag/table"
)

// TestNotices_ReachAWebhook sets a webhook on loopback over the wire, and is told
// there whose turn it is and nothing else; other addresses inside are refused.
func TestNotices_ReachAWebhook(t *testing.T) {
	got := make(chan string, 8)
	hook := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		var body struct{ Content string }
		json.NewDecoder(r.Body).Decode(&body)
		got <- body.Content
	}))
	defer hook.Close()
	messages := notify.New(notify.Config{Loopback: true})
	defer messages.Close()
	kept := &memory.Store{}
	defer kept.Close()
	hub := table.NewHub(server.Keep(kept), cat, table.Config{Chance: t.Name(), Messenger: server.Carry(messages), NoticeAfter: time.Millisecond})
	defer hub.Close()
	web := httptest.NewServer(server.New(hub, server.Config{Client: page, Log: slog.New(slog.DiscardHandler)}))
	defer web.Close()
	defer http.DefaultClient.CloseIdleConnections()
	s := &site{t: t, url: web.URL}
	m := s.create(`{"options":"","players":3,"pace":"relaxed","seats":[
		{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"human","name":"Cleo"}]}`)
	at := "/api/tables/" + m.ID + "/notices"
	key := *m.Seats[s.frame(m.ID, "").Waiting[0]].Key
	for body, want := range map[string]int{
		`{"kind":"discord","to":"https://169.254.169.254/latest"}`: http.StatusUnprocessableEntity,
		`{"kind":"discord","to":"http://10.0.0.1/x"}`:              http.StatusUnprocessableEntity,
		`{"kind":"mail","to":"ana@example.org"}`:                   http.StatusUnprocessableEntity,
		`{"kind":"pigeon","to":"x"}`:                               http.StatusUnprocessableEntity,
	} {
		if status, data := s.call("POST", at, key, body); status != want {
			t.Errorf("%s: %d %s", body, status, data)
		}
	}
	if status, data := s.call("POST", at, key, `{"kind":"discord","lang":"en","to":"`+hook.URL+`"}`); status != http.StatusNoContent {
		t.Fatalf("%d %s", status, data)
	}
	select {
	case text := <-got:
		if !strings.HasSuffix(text, ", the table waits for you.") || strings.Contains(text, "\n") {
			t.Errorf("told was %q", text)
		}
	case <-time.After(10 * time.Second):
		t.Fatal("nothing came")
	}
}
