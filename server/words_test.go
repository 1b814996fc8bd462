package server_test

import (
	"net/http"
	"strings"
	"testing"
	"unicode/utf16"
)

// TestWording_OfAGame asks for the components of games: what a game does not have is
// not sent for it.
func TestWording_OfAGame(t *testing.T) {
	s := open(t, t.TempDir())
	ask := func(query string) map[string]any {
		var words struct{ Components map[string]any }
		s.get("/api/wording?lang=en"+query, &words)
		return words.Components
	}
	all, base, pegasus := ask(""), ask("&options=&players=4"), ask("&options=pegasus&players=5")
	for _, test := range []struct {
		of   string
		got  map[string]any
		has  []string
		lack []string
	}{
		{"every game", all, []string{"character/gaius-baltar", "character/helena-cain", "mission/the-search-for-home"}, nil},
		{"the base game", base, []string{"character/gaius-baltar", "skill/repair-1"}, []string{"character/helena-cain", "mission/the-search-for-home"}},
		{"Pegasus", pegasus, []string{"character/gaius-baltar", "character/helena-cain"}, []string{"mission/the-search-for-home"}},
	} {
		for _, id := range test.has {
			if test.got[id] == nil {
				t.Errorf("%s has no %s", test.of, id)
			}
		}
		for _, id := range test.lack {
			if test.got[id] != nil {
				t.Errorf("%s has %s", test.of, id)
			}
		}
	}
	for _, query := range []string{"&options=pegasus&players=", "&options=&players=9", "&options=tennis&players=4"} {
		if status, _ := s.call("GET", "/api/wording?lang=en"+query, "", ""); status != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d, want a refusal", query, status)
		}
	}
}

// TestWording_SaysWhatLinesBeginWith: the lead of a line is so long in the text as it is
// sent, in both languages.
func TestWording_SaysWhatLinesBeginWith(t *testing.T) {
	s := open(t, t.TempDir())
	for lang, want := range map[string]string{"en": "Action:", "es": "Acción:"} {
		var said struct {
			Components map[string]struct {
				Text  string
				Leads []int
				Brief int
			}
		}
		s.get("/api/wording?lang="+lang, &said)
		k := said.Components["loyalty/cylon-treachery"]
		lines := strings.Split(k.Text, "\n")
		if k.Brief != 1 || len(k.Leads) != len(lines) || k.Leads[0] != 0 {
			t.Fatalf("%s: %+v", lang, k)
		}
		units := utf16.Encode([]rune(lines[1]))
		if got := string(utf16.Decode(units[:k.Leads[1]])); got != want {
			t.Errorf("%s: the lead is %q, want %q", lang, got, want)
		}
		if k := said.Components["galactica-damage/galactica-damage-fuel"]; k.Text == "" || k.Leads != nil {
			t.Errorf("%s: a text without leads has some: %+v", lang, k)
		}
	}
}
