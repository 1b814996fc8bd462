package server_test

import (
	"net/http"
	"testing"
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
