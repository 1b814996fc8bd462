package server_test

import (
	"net/http"
	"strings"
	"testing"
	"unicode/utf16"

	"ragtag/cards"
	"ragtag/rules"
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

// TestWording_TellsWhoseALocationIs: no program has to know by its id under which title a
// card or an action is, or which side a location is for.
func TestWording_TellsWhoseALocationIs(t *testing.T) {
	s := open(t, t.TempDir())
	var words struct {
		Components map[string]struct{ Title, Who string }
	}
	s.get("/api/wording?lang=en", &words)
	for id, want := range map[string][2]string{
		"title/president": {"president"}, "title/president-new-caprica": {"president"},
		"title/admiral-cylon-fleet": {"admiral"}, "title/cag": {"cag"},
		"location/presidents-office": {"president", "human"}, "location/quorum-chamber": {"president", "human"},
		"location/occupation-authority": {"president", "any"}, "location/command": {"", "human"},
		"location/caprica": {"", "cylon"}, "location/cylon-fleet": {"", "cylon"},
		"skill/repair-1": {},
	} {
		if got := words.Components[id]; got.Title != want[0] || got.Who != want[1] {
			t.Errorf("%s: %+v, want %v", id, got, want)
		}
	}
	for id, k := range words.Components {
		if strings.HasPrefix(id, "title/") && k.Title == "" || strings.HasPrefix(id, "location/") && k.Who == "" {
			t.Errorf("%s: %+v", id, k)
		}
	}
}

// TestWording_TellsOfPrisonersAndMutineers: no program has to know by their ids which locations
// hold prisoners, which boards are of use to Cylons alone, or which card makes a Mutineer.
func TestWording_TellsOfPrisonersAndMutineers(t *testing.T) {
	s := open(t, t.TempDir())
	var words struct {
		Components map[string]struct {
			Jail      bool
			Who, Type string
		}
	}
	s.get("/api/wording?lang=en", &words)
	jails, mutineers := map[string]bool{"location/brig": true, "location/detention": true}, map[string]bool{"loyalty/mutineer": true}
	for id, k := range words.Components {
		if k.Jail != jails[id] {
			t.Errorf("%s: jail %v", id, k.Jail)
		}
		if (k.Type == "mutineer") != mutineers[id] {
			t.Errorf("%s: type %q", id, k.Type)
		}
	}
	cat := cards.Catalogue()
	for _, c := range cat.All(rules.KindLocation) {
		k, who := cat.Location(c), words.Components[cat.Ref(c)].Who
		if cylons := k.Board == rules.CylonLocations || k.Board == rules.CylonFleet; !k.Wide && cylons != (who == "cylon") {
			t.Errorf("%s is for %s", cat.Ref(c), who)
		}
	}
}

// TestWording_TellsOfMiracles: whether there are miracle tokens is told of the game, and not
// read from its options, some of which bring others.
func TestWording_TellsOfMiracles(t *testing.T) {
	s := open(t, t.TempDir())
	for choice, want := range map[string]bool{"": false, "pegasus": false, "daybreak": true, "epica": true} {
		var words struct{ Miracles bool }
		s.get("/api/wording?lang=en&players=5&options="+choice, &words)
		if words.Miracles != want {
			t.Errorf("with %q: %v", choice, words.Miracles)
		}
	}
}

// TestWording_TellsWhatADamageTokenDamages: the location is one of the components.
func TestWording_TellsWhatADamageTokenDamages(t *testing.T) {
	s := open(t, t.TempDir())
	var words struct {
		Components map[string]struct{ Location, Who string }
	}
	s.get("/api/wording?lang=en", &words)
	for id, want := range map[string]string{
		"galactica-damage/galactica-damage-armory": "location/armory", "pegasus-damage/pegasus-damage-cic": "location/pegasus-cic",
		"galactica-damage/galactica-damage-fuel": "", "location/armory": "",
	} {
		if got := words.Components[id].Location; got != want || want != "" && words.Components[want].Who == "" {
			t.Errorf("%s damages %q, want %q", id, got, want)
		}
	}
}

// TestWording_TellsWhatASkillCardCounts: strength is a field, as is what a damage token of a
// basestar is called where there is little room. No program reads them off an id.
func TestWording_TellsWhatASkillCardCounts(t *testing.T) {
	s := open(t, t.TempDir())
	var words struct {
		Components map[string]struct {
			Short    string
			Strength *int
		}
	}
	s.get("/api/wording?lang=en", &words)
	cat := cards.Catalogue()
	for _, c := range cat.All(rules.KindSkill) {
		if got := words.Components[cat.Ref(c)].Strength; got == nil || *got != int(cat.Strength(c)) {
			t.Errorf("%s: strength %v, want %d", cat.Ref(c), got, cat.Strength(c))
		}
	}
	for _, c := range cat.All(rules.KindBasestarDamage) {
		if words.Components[cat.Ref(c)].Short == "" {
			t.Errorf("%s has no short name", cat.Ref(c))
		}
	}
	if got := words.Components["location/armory"].Strength; got != nil {
		t.Errorf("a location has the strength %d", *got)
	}
}
