package rulebook

import (
	"strings"
	"testing"

	"ragtag/options"
)

func TestRulings_SpeakOfTheGamesThatTheyName(t *testing.T) {
	const text = `
- id: r-any
  topic: turn
  sets: [any]
- id: r-fleet
  sets: [cylon-fleet, not new-caprica]
- id: r-two
  sets: [pegasus or exodus-loyalty, 4 or 6 players]
- id: r-coop
  sets: [co-op]
`
	all, err := readRulings(text, false)
	if err != nil || len(all) != 4 {
		t.Fatalf("got %d rulings, error %v", len(all), err)
	}
	rows := []struct {
		choice  string
		players int
		want    string
	}{
		{"", 4, "r-any"},
		{"coop", 4, "r-coop"},
		{"exodus&cylonfleet&forcepegasus", 4, "r-any r-fleet"},
		{"exodus&cylonfleet", 4, "r-any r-fleet r-two"},
		{"pegasus", 5, "r-any"},
		{"pegasus&exodus&cylonfleet&newcaprica", 6, "r-any r-two"},
		{"epica", 4, ""},
	}
	for _, row := range rows {
		c, err := options.Parse(row.choice)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range all {
			if r.speaks(c, row.players) {
				got = append(got, r.id)
			}
		}
		if strings.Join(got, " ") != row.want {
			t.Errorf("%q with %d players: got %v, want %q", row.choice, row.players, got, row.want)
		}
	}
}

func TestRulings_RefuseUnknownWords(t *testing.T) {
	if _, err := readRulings("- id: r\n  sets: [gunstar]\n", false); err == nil || !strings.Contains(err.Error(), "r: ") {
		t.Errorf("got error %v, want one that names the ruling", err)
	}
}

func TestCheck_FindsARulingWhoseRuleIsNotInPlay(t *testing.T) {
	book, err := bookOf(t, "# C {#c}\n\n## A {#a}\nif: pegasus\nclaims: r\n\nText.\n")
	if err != nil {
		t.Fatal(err)
	}
	rulings, err := readRulings("- id: r\n  sets: [execution]\n", false)
	if err != nil {
		t.Fatal(err)
	}
	c := checker{book: map[string]*tree{"en": book}, rulings: rulings}
	c.claims()
	if len(c.problems) != 1 || !strings.Contains(c.problems[0].String(), `not in play with the options "exodus"`) {
		t.Errorf("got %v, want the choice exodus", c.problems)
	}
}
