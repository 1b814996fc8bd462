package server_test

import (
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// The list of all cards of a game, which is the same for everybody, says of each Loyalty
// card what its holder is: a client shows a player's own Cylon card as one by it.
func TestWording_SaysWhatALoyaltyCardMakes(t *testing.T) {
	s := open(t, t.TempDir())
	cat, seen := cards.Catalogue(), map[string]int{}
	for _, lang := range []string{"en", "es"} {
		var said struct {
			Components map[string]struct{ Type string } `json:"components"`
		}
		s.get("/api/wording?lang="+lang, &said)
		for _, c := range cat.All(rules.KindLoyalty) {
			want, got := cat.Loyalty(c).Kind.String(), said.Components[cat.Ref(c)].Type
			if got != want {
				t.Errorf("%s, %s: type %q, want %q", lang, cat.Ref(c), got, want)
			}
			seen[got]++
		}
	}
	for _, kind := range []string{"cylon", "sympathetic-cylon", "not-a-cylon"} {
		if seen[kind] == 0 {
			t.Errorf("no card is %q", kind)
		}
	}
}
