package server_test

import (
	"net/http"
	"strings"
	"testing"

	"ragtag/server"
)

// TestPersonal_IsHadAndErased gets what is stored of a person through HTTP, and
// has it erased: by the person, by a player and by the operator.
func TestPersonal_IsHadAndErased(t *testing.T) {
	s := openWith(t, t.TempDir(), server.Config{Operator: operatorKey})
	defer s.close()
	m := s.create(`{"options":"","players":3,"pace":"relaxed","seats":[{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"bot"}]}`)
	ana, bea := *m.Seats[0].Key, *m.Seats[1].Key
	post := func(path, key, body string) {
		t.Helper()
		headers := map[string]string{"X-Ragtag-Key": key, "X-Ragtag-Player": key, "X-Ragtag-Operator": operatorKey}
		if status, data := s.request("POST", path, body, headers); status != http.StatusNoContent {
			t.Fatalf("%s: %d %s", path, status, data)
		}
	}
	has := func(key, text string, want bool) {
		t.Helper()
		status, data := s.call("GET", "/api/tables/"+m.ID+"/mine", key, "")
		if status != http.StatusOK || strings.Contains(string(data), text) != want {
			t.Errorf("%d %s: %q in it, want %v", status, data, text, want)
		}
	}
	post("/api/tables/"+m.ID+"/talk", ana, `{"text":"a word of Ana"}`)
	post("/api/tables/"+m.ID+"/talk", "", `{"text":"from outside","name":"Eve"}`)
	has(ana, "a word of Ana", true)
	has(ana, `"name":"Ana"`, true)
	has(bea, "a word of Ana", false)
	if status, _ := s.call("GET", "/api/tables/"+m.ID+"/mine", m.Owner, ""); status != http.StatusForbidden {
		t.Errorf("the owner's key: %d", status)
	}
	post("/api/tables/"+m.ID+"/erase", ana, "")
	has(ana, "Ana", false)
	has(bea, `"name":"Bea"`, true)
	post("/api/operator/tables/"+m.ID+"/erase", "", `{"seat":-1}`)
	for _, k := range s.frame(m.ID, "").Talk {
		if !k.Erased || k.Text != "" || k.Name != "" {
			t.Errorf("%+v", k)
		}
	}
	var player struct{ Key string }
	_, data := s.call("POST", "/api/player", "", "")
	decode(t, data, &player)
	status, answer := s.request("POST", "/api/player/tables", `{"id":"`+m.ID+`","key":"`+bea+`","seat":1,"since":1}`, map[string]string{"X-Ragtag-Player": player.Key})
	if status != http.StatusNoContent {
		t.Fatalf("%d %s", status, answer)
	}
	post("/api/player/erase", player.Key, "")
	has(bea, "Bea", false)
	if status, _ := s.request("GET", "/api/player", "", map[string]string{"X-Ragtag-Player": player.Key}); status != http.StatusNotFound {
		t.Errorf("the player is there: %d", status)
	}
}
