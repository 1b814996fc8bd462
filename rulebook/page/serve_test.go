package page

import (
	"compress/gzip"
	"html"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ragtag/options"
	"ragtag/rulebook"
)

var served = Handler()

// fetch asks for a page and returns its status and body.
func fetch(t testing.TB, path string) (int, string) {
	t.Helper()
	w := httptest.NewRecorder()
	served.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
	return w.Code, w.Body.String()
}

func TestHandler_Statuses(t *testing.T) {
	rows := []struct {
		path   string
		status int
		says   string
	}{
		{"/rules", 200, "What do you play?"},
		{"/rules?lang=es", 200, "¿A qué jugáis?"},
		{"/rules?pegasus&exodus&newcaprica", 200, `id="location.airlock"`},
		{"/rules?form&pegasus", 200, `id="pegasus" checked`},
		{"/rules?pegasos", 400, "<code>pegasus</code>"},
		{"/rules?kobol&left=newcaprica", 200, "“New Caprica” needs “Pegasus” or “Battlestar Epica”"},
		{"/rules?kobol&left=7", 200, "needs “Cylon Leader”"},
		{"/rules?kobol&left=hammer.99.pegasus", 200, `role="status"></div>`},
		{"/rules?kobol&newcaprica&pegasus", 400, "cannot be combined"},
		{"/rules?kobol&players=many", 400, "players=many"},
		{"/rules?lang=fr", 400, "fr"},
		{"/rules?kobol&%zz", 400, "cannot be understood"},
		{"/rules/check.destiny", 200, "Destiny"},
		{"/rules/check.destiny?pegasos", 400, "pegasos"},
		{"/rules/check.fate", 404, "check.fate"},
		{"/rules/location.airlock", 404, "“Airlock” is not in this game. It belongs to games with “Pegasus”."},
		{"/rules/location.airlock?lang=es", 404, "“Esclusa de Aire” no está en esta partida. Es de las partidas con “Pegasus”."},
		{"/rules/location.airlock", 404, "/rules/location.airlock?pegasus&lang=en"},
		{"/rules/location.airlock?pegasus", 200, "Airlock"},
		{"/rules/new-caprica", 404, "with “New Caprica”"},
		{"/rules/checks", 200, `id="check.total"`},
		{"/rules/a/b", 404, "/rules/a/b"},
		{"/rules/search?q=Desesperada&pegasus&lang=es", 200, "Pruebas Desesperadas"},
		{"/rules/search?q=zzz", 200, "No rule of this game says that."},
		{"/rules/component/location/airlock", 200, "not in the game that you have chosen"},
		{"/rules/component/skill/repair-2", 200, "(1: ×8 · 2: ×6)"},
		{"/rules/component/skill/repair-1?lang=es", 200, "Reparar"},
		{"/rules/jump.remove-ships?kobol", 200, "An example, played: <a"},
		{"/rules/jump.remove-ships?epica", 200, "An example, played in a game in which this rule differs: <a"},
		{"/rules/component/skill/hammer", 404, "skill/hammer"},
	}
	for _, row := range rows {
		status, body := fetch(t, row.path)
		if status != row.status || !strings.Contains(html.UnescapeString(body), row.says) {
			t.Errorf("%s: got %d, want %d and %q in\n%.1500s", row.path, status, row.status, row.says, body)
		}
	}
}

// All treachery cards that are in force in Battlestar Epica are in its book and in its
// list of components.
func TestHandler_HasTheTreacheryOfBothSetsInEpica(t *testing.T) {
	_, list := fetch(t, "/rules/components?epica")
	for _, id := range []string{"broadcast-location", "by-your-command", "special-destiny", "gods-plan", "sabotage", "human-weakness", "bait", "personal-vices"} {
		if status, body := fetch(t, "/rules/skill."+id+"?epica"); status != http.StatusOK {
			t.Errorf("%s: got %d: %.300s", id, status, body)
		}
		card := regexp.MustCompile(`/rules/component/(skill/` + id + `-\d)\?`).FindStringSubmatch(list)
		if card == nil {
			t.Errorf("%s is not among the components", id)
			continue
		}
		if status, body := fetch(t, "/rules/component/"+card[1]+"?epica"); status != http.StatusOK || strings.Contains(body, "not in the game that you have chosen") {
			t.Errorf("%s: got %d: %.300s", card[1], status, body)
		}
	}
}

func TestHandler_OnlyGets(t *testing.T) {
	w := httptest.NewRecorder()
	served.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/rules", nil))
	if w.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST: got %d, want 405", w.Code)
	}
}

func TestHandler_SpeaksTheBrowsersLanguage(t *testing.T) {
	for accept, want := range map[string]string{"": "en", "es-MX,es;q=0.9,en;q=0.8": "es", "fr, es;q=0.5": "es", "de": "en"} {
		r := httptest.NewRequest(http.MethodGet, "/rules", nil)
		r.Header.Set("Accept-Language", accept)
		w := httptest.NewRecorder()
		served.ServeHTTP(w, r)
		if got := w.Header().Get("Content-Language"); got != want {
			t.Errorf("%q: got %q, want %q", accept, got, want)
		}
	}
}

func TestHandler_ButtonsOfTheFormLeadToWhatFits(t *testing.T) {
	for path, want := range map[string]string{
		"/rules?pegasus=on&ending=newcaprica&players=5&lang=es&set=book": "/rules?pegasus&newcaprica&players=5&lang=es",
		"/rules?ending=newcaprica&lang=en&set=book":                      "/rules?form&kobol&lang=en&left=newcaprica",
		"/rules?pegasus=on&ending=kobol&lang=en&set=form":                "/rules?form&pegasus&lang=en",
		"/rules?ending=kobol&epica=on&lang=en&set=form":                  "/rules?form&epica&lang=en",
		"/rules?ending=&epica=on&lang=en&set=book":                       "/rules?epica&lang=en",
		"/rules?ending=newcaprica&epica=on&lang=en&set=book":             "/rules?newcaprica&epica&lang=en",
		"/rules?ending=ioniannebula&epica=on&lang=en&set=form":           "/rules?form&epica&lang=en&left=ioniannebula",
		"/rules?solo=on&players=5&lang=en&set=book":                      "/rules?form&solo&lang=en&left=5",
		// Links, as the published page has them, to what is impossible.
		"/rules?newcaprica&personalgoal":               "/rules?kobol&lang=en&left=personalgoal.newcaprica",
		"/rules?kobol&players=7":                       "/rules?kobol&lang=en&left=7",
		"/rules/search?q=a+b&newcaprica&lang=es":       "/rules/search?kobol&lang=es&left=newcaprica&q=a+b",
		"/rules/components?nosympathizer&daybreak":     "/rules/components?daybreak&lang=en&left=nosympathizer",
		"/rules/check.total?sympatheticcylon&daybreak": "/rules/check.total?daybreak&lang=en&left=sympatheticcylon",
	} {
		w := httptest.NewRecorder()
		served.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		if got := w.Header().Get("Location"); w.Code != http.StatusSeeOther || got != want {
			t.Errorf("%s: got %d to %q, want 303 to %q", path, w.Code, got, want)
		}
	}
}

// Every word alone, every pair, and 500 legal choices: the book comes exactly
// when the choice is legal, and is never empty.
func TestBook_ComesForEveryLegalChoice(t *testing.T) {
	var choices []options.Choice
	for _, a := range options.AllWords() {
		for _, b := range options.AllWords() {
			choices = append(choices, options.Of(a, b))
		}
	}
	all := slices.Collect(options.All())
	some := 500
	if testing.Short() {
		choices, some = choices[:len(choices)/10], 40
	}
	for i := range some {
		choices = append(choices, all[i*len(all)/some])
	}
	legal := 0
	for i, c := range choices {
		a := Address{Choice: c, Lang: rulebook.Languages[i%2], Words: true}
		want := http.StatusOK
		if c.Check(0) != nil {
			want = http.StatusSeeOther // to the nearest
		} else {
			legal++
		}
		status, body := fetch(t, "/rules?"+a.String())
		if status != want || (status == http.StatusOK) != (strings.Count(body, `class="rule`) > 200) {
			t.Errorf("%s: got %d with %d rules, want %d", a, status, strings.Count(body, `class="rule`), want)
		}
	}
	if legal < some || legal == len(choices) {
		t.Errorf("%d of %d choices are legal: the test has lost its point", legal, len(choices))
	}
}

func TestForm_OffersEveryWordOnce(t *testing.T) {
	_, body := fetch(t, "/rules?form&epica")
	for _, w := range options.AllWords() {
		if n := strings.Count(body, ` id="`+w.String()+`"`); n != 1 {
			t.Errorf("%s is there %d times", w, n)
		}
	}
	for _, why := range []string{`id="kobol" disabled`, `id="pegasus" checked disabled`, "“Pegasus” is not a choice here"} {
		if !strings.Contains(body, why) {
			t.Errorf("no %q in %s", why, body)
		}
	}
}

var (
	anId = regexp.MustCompile(` id="([^"]*)"`)
	href = regexp.MustCompile(`(?:href|src)="([^"]*)"`)
)

// Every link of some pages of each kind leads to a page, and every anchor to an
// element.
func TestPages_LinksLeadSomewhere(t *testing.T) {
	statuses := map[string]int{}
	bodies := map[string]string{}
	get := func(path string) (int, string) {
		if _, ok := statuses[path]; !ok {
			statuses[path], bodies[path] = fetch(t, path)
		}
		return statuses[path], bodies[path]
	}
	for _, path := range []string{
		"/rules", "/rules?pegasus&exodus&daybreak&cylonfleet&searchforhome&players=5&lang=es", "/rules/quick?pegasus&newcaprica",
		"/rules/checks", "/rules/check.destiny?pegasus&lang=es", "/rules/search?q=viper", "/rules/components", "/rules/skill.repair",
		"/rules/component/skill/repair-1", "/rules?pegasos", "/rules/glossary?epica&lang=es", "/rules/examples?lang=es", "/rules/example/check", "/rules/example/execution?lang=es",
	} {
		_, body := get(path)
		for _, m := range href.FindAllStringSubmatch(body, -1) {
			to, err := url.Parse(html.UnescapeString(m[1]))
			if err != nil {
				t.Fatal(err)
			}
			target := body
			if to.Path != "" {
				if !strings.HasPrefix(to.Path, "/rules") {
					continue // the tables and their icon: not ours
				}
				fragment := to.Fragment
				to.Fragment = ""
				status, there := get(to.String())
				if status != http.StatusOK {
					t.Errorf("%s: %s answers %d", path, to, status)
				}
				target, to.Fragment = there, fragment
			}
			if to.Fragment != "" && !strings.Contains(target, ` id="`+to.Fragment+`"`) {
				t.Errorf("%s: nothing has the id of %s", path, m[1])
			}
		}
		ids := map[string]bool{}
		for _, m := range anId.FindAllStringSubmatch(body, -1) {
			if ids[m[1]] {
				t.Errorf("%s: id %q twice", path, m[1])
			}
			ids[m[1]] = true
		}
	}
	if len(statuses) < 150 {
		t.Errorf("only %d pages seen", len(statuses))
	}
}

// Names of pages must not hide rules.
func TestPages_HideNoRule(t *testing.T) {
	for _, id := range []string{"search", "components", "component", "examples", "example", "book.css", "book.js"} {
		if slices.Contains(rulebook.IDs(), id) {
			t.Errorf("the rule %q cannot be reached", id)
		}
	}
}

func TestWords_AreThereInBothLanguages(t *testing.T) {
	for key := range words["en"] {
		if words["es"][key] == "" {
			t.Errorf("%q is missing in Spanish", key)
		}
	}
	if len(words["en"]) != len(words["es"]) {
		t.Errorf("%d phrases in English, %d in Spanish", len(words["en"]), len(words["es"]))
	}
}

const largest = "/rules?epica&cylonleader&newcaprica&variants&help&highlight&lang=es"

// The largest page stays under 400 kB as it is sent.
func TestBook_WeighsLittle(t *testing.T) {
	r := httptest.NewRequest(http.MethodGet, largest, nil)
	r.Header.Set("Accept-Encoding", "gzip")
	w := httptest.NewRecorder()
	served.ServeHTTP(w, r)
	if w.Code != http.StatusOK || w.Header().Get("Content-Encoding") != "gzip" || w.Body.Len() > 400_000 {
		t.Fatalf("got %d, %d bytes, encoded %q", w.Code, w.Body.Len(), w.Header().Get("Content-Encoding"))
	}
	t.Logf("%d bytes", w.Body.Len())
	z, err := gzip.NewReader(w.Body)
	if err != nil {
		t.Fatal(err)
	}
	page, err := io.ReadAll(z)
	if err != nil || strings.Count(string(page), "<svg") < 5 {
		t.Errorf("error %v, or drawings are missing", err)
	}
}

// The largest configuration is to stay under 20 ms on one core.
func BenchmarkBook_Largest(b *testing.B) {
	for b.Loop() {
		if status, _ := fetch(b, largest); status != http.StatusOK {
			b.Fatal(status)
		}
	}
}
