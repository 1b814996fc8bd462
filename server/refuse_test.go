package server_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"ragtag/server"
)

func TestCalls_Refusals(t *testing.T) {
	s := open(t, t.TempDir())
	m := s.create(oneWithBots)
	at, seat := "/api/tables/"+m.ID, *m.Seats[1].Key
	seats := `"seats":[{"kind":"bot"},{"kind":"bot"},{"kind":"bot"}]`
	tests := []struct {
		name, method, path, key, body string
		status                        int
		code                          string
	}{
		{"no such table", "GET", "/api/tables/nowhere", "", "", 404, "no-such-table"},
		{"no such table to answer at", "POST", "/api/tables/nowhere/answers", seat, `{"ask":0,"takes":[]}`, 404, "no-such-table"},
		{"no such table to watch", "GET", "/api/tables/nowhere/stream", "", "", 404, "no-such-table"},
		{"id that is none", "GET", "/api/tables/" + strings.Repeat("x", 65), "", "", 422, "malformed"},
		{"wrong key to look", "GET", at + "?key=guess", "", "", 403, "wrong-key"},
		{"wrong key to watch", "GET", at + "/stream?key=guess", "", "", 403, "wrong-key"},
		{"watch from a line that is no number", "GET", at + "/stream?after=many", "", "", 422, "malformed"},
		{"watch from less than nothing", "GET", at + "/stream?talk=-1", "", "", 422, "malformed"},
		{"watch from beyond all numbers", "GET", at + "/stream?after=99999999999999999999", "", "", 422, "malformed"},
		{"watch in no language", "GET", at + "/stream?lang=xx", "", "", 422, "malformed"},
		{"two bodies", "POST", at + "/answers", seat, `{"ask":0,"takes":[]}{"ask":1,"takes":[]}`, 400, "malformed"},
		{"wrong key to answer", "POST", at + "/answers", "guess", `{"ask":0,"takes":[]}`, 403, "wrong-key"},
		{"owner is no seat", "POST", at + "/answers", m.Owner, `{"ask":0,"takes":[]}`, 403, "wrong-key"},
		{"no key", "POST", at + "/answers", "", `{"ask":0,"takes":[]}`, 422, "malformed"},
		{"question to come", "POST", at + "/answers", seat, `{"ask":99999,"takes":[]}`, 409, "old-request"},
		{"not JSON", "POST", at + "/answers", seat, `{"ask":0,`, 400, "malformed"},
		{"empty", "POST", at + "/answers", seat, ``, 400, "malformed"},
		{"another type", "POST", at + "/answers", seat, `{"ask":"0","takes":[]}`, 422, "malformed"},
		{"field missing", "POST", at + "/answers", seat, `{"ask":0}`, 422, "malformed"},
		{"unknown field", "POST", at + "/answers", seat, `{"ask":0,"takes":[],"sudo":true}`, 422, "malformed"},
		{"negative question", "POST", at + "/answers", seat, `{"ask":-1,"takes":[]}`, 422, "malformed"},
		{"count of none", "POST", at + "/answers", seat, `{"ask":0,"takes":[{"option":"yes","count":0}]}`, 422, "malformed"},
		{"count of many", "POST", at + "/answers", seat, `{"ask":0,"takes":[{"option":"yes","count":1000}]}`, 422, "malformed"},
		{"option that is long", "POST", at + "/answers", seat, `{"ask":0,"takes":[{"option":"` + strings.Repeat("x", 200) + `","count":1}]}`, 422, "malformed"},
		{"oversized", "POST", at + "/answers", seat, `{"ask":0,"takes":[` + strings.Repeat(" ", 1<<20) + `]}`, 413, "too-large"},
		{"unknown word", "POST", "/api/tables", "", `{"options":"pegsus","players":3,` + seats + `}`, 422, "options-refused"},
		{"against the rules", "POST", "/api/tables", "", `{"options":"newcaprica","players":3,` + seats + `}`, 422, "options-refused"},
		{"two players", "POST", "/api/tables", "", `{"options":"","players":2,` + seats + `}`, 422, "options-refused"},
		{"seats missing", "POST", "/api/tables", "", `{"options":"","players":4,` + seats + `}`, 422, "bad-set-up"},
		{"a name of 10,000 letters", "POST", "/api/tables", "", `{"options":"","players":3,"seats":[{"kind":"human","name":"` + strings.Repeat("x", 10000) + `"},{"kind":"bot"},{"kind":"bot"}]}`, 422, "bad-name"},
		{"no players", "POST", "/api/tables", "", `{"options":"","players":0,` + seats + `}`, 422, "malformed"},
		{"join a game that runs", "POST", at + "/join", "", `{"seat":0,"name":"Eve"}`, 409, "started"},
		{"start a game that runs", "POST", at + "/start", m.Owner, ``, 409, "started"},
		{"start without the owner's key", "POST", at + "/start", seat, ``, 403, "wrong-key"},
		{"hold nothing", "POST", at + "/hold", seat, `{"ask":0,"on":true}`, 409, "no-window"},
		{"undo what is open", "POST", at + "/undo", seat, `{"ask":99999}`, 409, "cannot-undo"},
		{"undo with a wrong key", "POST", at + "/undo", "guess", `{"ask":0}`, 403, "wrong-key"},
		{"see as nobody", "POST", at + "/seen", "guess", `{"line":3}`, 403, "wrong-key"},
		{"see less than nothing", "POST", at + "/seen", seat, `{"line":-2}`, 422, "malformed"},
		{"undo nothing", "POST", at + "/undo", seat, `{}`, 422, "malformed"},
		{"say nothing", "POST", at + "/talk", seat, `{"text":" \u0000 "}`, 422, "bad-talk"},
		{"say too much", "POST", at + "/talk", seat, `{"text":"` + strings.Repeat("x", 501) + `"}`, 422, "bad-talk"},
		{"say far too much", "POST", at + "/talk", seat, `{"text":"` + strings.Repeat("x", 10000) + `"}`, 422, "malformed"},
		{"talk with a wrong key", "POST", at + "/talk", "guess", `{"text":"hello"}`, 403, "wrong-key"},
		{"say what is unheard of", "POST", at + "/say", seat, `{"kind":"i-have-five-strength-fives"}`, 422, "malformed"},
		{"say something of no check", "POST", at + "/say", seat, `{"kind":"help-lot"}`, 409, "not-now"},
		{"unknown bot", "POST", "/api/tables", "", `{"options":"","players":3,"seats":[{"kind":"bot"},{"kind":"bot"},{"kind":"bot","bot":"hal"}]}`, 422, "bad-set-up"},
		{"order nonsense", "POST", at + "/orders", seat, `{"window":"tea-time","do":"pass"}`, 422, "bad-order"},
		{"record of a game that runs", "GET", at + "/record", "", "", 409, "game-running"},
		{"record with the owner's key", "GET", at + "/record?key=" + m.Owner, "", "", 409, "game-running"},
		{"no such call", "GET", "/api/nothing", "", "", 404, "not-found"},
		{"method", "DELETE", "/", "", "", 405, "method"},
		{"unknown language", "GET", "/api/wording?lang=xx", "", "", 422, "malformed"},
		{"rule that is none", "GET", "/api/rules/check.nothing?lang=en", "", "", 404, "no-such-rule"},
		{"options of a rule", "GET", "/api/rules/check.destiny?lang=en&options=pegsus", "", "", 422, "options-refused"},
		{"options of the form", "GET", "/api/options?options=pegsus", "", "", 422, "options-refused"},
	}
	before := s.frame(m.ID, seat)
	for _, test := range tests {
		status, data := s.call(test.method, test.path, test.key, test.body)
		var p server.Problem
		if err := json.Unmarshal(data, &p); err != nil || status != test.status || p.Code != test.code || p.Status != status {
			t.Errorf("%s: %d %s, want %d %s", test.name, status, data, test.status, test.code)
		}
	}
	if after := s.frame(m.ID, seat); after.Seq < before.Seq {
		t.Errorf("frame %d after %d", after.Seq, before.Seq)
	}
}

func TestGuard_OtherSites(t *testing.T) {
	s := open(t, t.TempDir())
	send := func(header, value string) *http.Response {
		r, err := http.NewRequest("POST", s.url+"/api/tables", strings.NewReader(oneWithBots))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set(header, value)
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		return answer
	}
	for header, value := range map[string]string{"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"} {
		if got := send(header, value); got.StatusCode != http.StatusForbidden {
			t.Errorf("%s: %s: %d", header, value, got.StatusCode)
		}
	}
	if got := send("Origin", s.url); got.StatusCode != http.StatusOK {
		t.Errorf("from the page itself: %d", got.StatusCode)
	}
}

func TestGuard_Headers(t *testing.T) {
	s := open(t, t.TempDir())
	for _, path := range []string{"/", "/t/abc", "/assets/app-1f.js", "/api/options", "/api/tables/none", "/openapi.json"} {
		answer, err := http.Get(s.url + path)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		csp := answer.Header.Get("Content-Security-Policy")
		if !strings.Contains(csp, "default-src 'self'") || strings.Contains(csp, "http") ||
			answer.Header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: %v", path, answer.Header)
		}
	}
}

// Of the scripts in a page, only the client's own may run.
func TestGuard_ScriptsInPages(t *testing.T) {
	s := open(t, t.TempDir())
	answer, _ := s.ask("/", nil)
	_, policy, _ := strings.Cut(answer.Header.Get("Content-Security-Policy"), "script-src ")
	policy, _, _ = strings.Cut(policy, ";")
	if want := "'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"; policy != want { // of "1"
		t.Errorf("scripts that may run: %q", policy)
	}
	for _, path := range []string{"/t/abc", "/assets/app-1f.js", "/api/options"} {
		if answer, _ := s.ask(path, nil); strings.Contains(answer.Header.Get("Content-Security-Policy"), "sha256") {
			t.Errorf("%s: scripts may run that are not in it", path)
		}
	}
}

// A table that waits for people has a page of its own, which comes with what the waiting room needs.
func TestClient_PageOfTableThatWaits(t *testing.T) {
	s := open(t, t.TempDir())
	person, bot := `{"kind":"human"}`, `{"kind":"bot"}`
	waits := s.create(`{"options":"","players":3,"pace":"live","seats":[` + person + `,` + person + `,` + bot + `]}`)
	runs := s.create(`{"options":"","players":3,"pace":"live","seats":[` + bot + `,` + bot + `,` + bot + `]}`)
	for path, want := range map[string]string{
		"/t/" + waits.ID: "waiting", "/t/" + waits.ID + "/replay": "table", "/t/" + runs.ID: "table", "/waiting.html": "page",
	} {
		if _, body := s.ask(path, nil); !strings.Contains(body, "<title>"+want+"<") {
			t.Errorf("%s: %s, want the %s", path, body, want)
		}
	}
}

func TestClient_FilesAndPages(t *testing.T) {
	s := open(t, t.TempDir())
	for path, want := range map[string]int{
		"/": 200, "/index.html": 200, "/t/abc": 200, "/new": 200, "/assets/app-1f.js": 200, "/assets/app-2a.js": 404, "/robots.txt": 404,
		"/../go.mod": 404,
	} {
		if status, data := s.call("GET", path, "", ""); status != want {
			t.Errorf("%s: %d %s, want %d", path, status, data, want)
		}
	}
	for path, want := range map[string]string{"/": "page", "/new": "page", "/t/abc": "table", "/t/abc/replay": "table"} {
		if _, data := s.call("GET", path, "", ""); !strings.Contains(string(data), "<title>"+want+"<") {
			t.Errorf("%s: %s, want the %s", path, data, want)
		}
	}
}

// A browser that has a page gets it once.
func TestClient_PageIsKept(t *testing.T) {
	s := open(t, t.TempDir())
	answer, _ := s.ask("/", nil)
	tag := answer.Header.Get("ETag")
	for sent, status := range map[string]int{tag: 304, `"old", ` + tag: 304, `"old"`: 200, "": 200} {
		answer, body := s.ask("/", map[string]string{"If-None-Match": sent})
		if answer.StatusCode != status || (status == 304) != (body == "") || answer.Header.Get("ETag") != tag {
			t.Errorf("asked for again as %s: %d, %q", sent, answer.StatusCode, body)
		}
	}
	if spanish, _ := s.ask("/", map[string]string{"Accept-Language": "es", "If-None-Match": tag}); spanish.StatusCode != 200 {
		t.Errorf("the Spanish page passes for the English one")
	}
}

func TestContent(t *testing.T) {
	s := open(t, t.TempDir())
	fails := map[string]string{"en": "Lose 2 food.", "es": "Se pierden 2 de Alimentos.", "es-MX": "Se pierden 2 de Alimentos."}
	for lang, fail := range fails {
		var words struct {
			Components map[string]struct {
				Name, Text string
				Results    struct{ Fail string }
			}
		}
		s.get("/api/wording?lang="+lang, &words)
		if k := words.Components["crisis/water-sabotaged"]; len(words.Components) < 190 || k.Text == "" || k.Results.Fail != fail {
			t.Errorf("%s: %d components, among them %+v", lang, len(words.Components), k)
		}
	}
	answer, err := http.Get(s.url + "/api/wording?lang=en")
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	r, err := http.NewRequest("GET", s.url+"/api/wording?lang=en", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("If-None-Match", answer.Header.Get("ETag"))
	if answer, err = http.DefaultClient.Do(r); err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if answer.StatusCode != http.StatusNotModified {
		t.Errorf("known components: %d", answer.StatusCode)
	}

	var form struct {
		Words []struct {
			Word    string
			Chosen  bool
			Blocked *struct{ Reason string }
		}
		MinPlayers, MaxPlayers int
		Bots                   []string
		Bot                    string
		Refused                *struct{ Reason string }
	}
	s.get("/api/options?options=epica&players=4", &form)
	seen := map[string]int{}
	for i, w := range form.Words {
		seen[w.Word] = i
	}
	if w := form.Words[seen["epica"]]; !w.Chosen || form.Refused != nil {
		t.Errorf("epica: %+v, refused %+v", w, form.Refused)
	}
	if w := form.Words[seen["nosympathizer"]]; w.Blocked == nil || w.Chosen {
		t.Errorf("nosympathizer: %+v", w)
	}
	if len(form.Bots) == 0 || !slices.Contains(form.Bots, form.Bot) {
		t.Errorf("bots %q, of which %q is the first choice", form.Bots, form.Bot)
	}
	if form.MinPlayers != 3 || form.MaxPlayers != 6 {
		t.Errorf("for %d to %d players", form.MinPlayers, form.MaxPlayers)
	}
	if status, data := s.call("GET", "/api/rules/check.destiny?lang=es&players=4", "", ""); status != 200 || !strings.Contains(string(data), "<h3>") {
		t.Errorf("a rule: %d %s", status, data)
	}
}
