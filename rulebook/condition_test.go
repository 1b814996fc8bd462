package rulebook

import (
	"strings"
	"testing"

	"ragtag/options"
)

func TestCondition_ReadsAsItIsWritten(t *testing.T) {
	rows := []struct {
		text, choice string
		players      int
		want         bool
	}{
		{"pegasus", "pegasus", 0, true},
		{"pegasus", "", 0, false},
		{"not pegasus", "", 0, true},
		{"kobol", "", 0, true},
		{"kobol", "pegasus&newcaprica", 0, false},
		{"newcaprica", "pegasus&exodus&daybreak&allendings", 0, true},
		{"expansion", "exodus", 0, true},
		{"exodus-loyalty", "exodus&forcepegasus", 0, false},
		{"exodus-loyalty", "pegasus&forceexodus", 0, true},
		{"pegasus and not daybreak", "pegasus&daybreak", 0, false},
		{"pegasus or exodus and daybreak", "pegasus", 0, true},
		{"(pegasus or exodus) and daybreak", "pegasus", 0, false},
		{"not (pegasus or exodus)", "daybreak", 0, true},
		{"sympathizer", "", 0, true},
		{"sympathizer", "", 4, true},
		{"sympathizer", "", 5, false},
		{"mutineer", "daybreak&cylonleader", 5, true},
		{"mutineer", "daybreak&cylonleader", 6, false},
		{"daybreak", "epica", 0, true},
	}
	for _, row := range rows {
		e, err := parseCondition(row.text)
		if err != nil {
			t.Errorf("%q: %v", row.text, err)
			continue
		}
		c, err := options.Parse(row.choice)
		if err != nil {
			t.Fatal(err)
		}
		if got := e.holds(c, row.players); got != row.want {
			t.Errorf("%q with %q and %d players: got %v, want %v", row.text, row.choice, row.players, got, row.want)
		}
		again, err := parseCondition(e.String())
		if err != nil || again.String() != e.String() {
			t.Errorf("%q is written as %q, which reads as %v (%v)", row.text, e, again, err)
		}
	}
}

func TestCondition_RefusesWhatItCannotRead(t *testing.T) {
	for text, want := range map[string]string{
		"":                       "missing",
		"not":                    "missing",
		"pegasus and":            "missing",
		"galactica":              "neither a word nor a feature",
		"pegasus exodus":         `unexpected "exodus"`,
		"(pegasus":               "missing )",
		"pegasus)":               `unexpected ")"`,
		"Pegasus":                "neither",
		"exodusloyalty":          "neither",
		"pegasus and (exodus or": "missing",
	} {
		if _, err := parseCondition(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got error %v, want one with %q", text, err, want)
		}
	}
}

// Words and features have no name in common, since conditions would be
// ambiguous; "demetrius" is a feature and "forcedemetrius" the word that brings
// it.
func TestCondition_NamesAreUnambiguous(t *testing.T) {
	for _, w := range options.AllWords() {
		if _, both := options.FeatureOf(w.String()); both {
			t.Errorf("%q is a word and a feature", w)
		}
	}
}
