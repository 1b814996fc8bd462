package rulebook

import (
	"slices"
	"strings"
	"testing"

	"ragtag/options"
	"ragtag/rulebook/drawing"
)

func TestDrawings_EachBelongsToARule(t *testing.T) {
	used := map[string]bool{}
	for _, s := range trees()[Languages[0]].sections {
		used[s.drawing] = true
	}
	for _, name := range drawing.Names() {
		if !used[name] {
			t.Errorf("no rule shows the drawing %q", name)
		}
	}
}

func TestDrawings_StandInHTMLAlone(t *testing.T) {
	v := View{Choice: options.Of(options.Pegasus, options.NewCaprica), Lang: "es"}
	r, err := Lookup("new-caprica.return", v.Choice, 0, v.Lang)
	if err != nil || !strings.HasPrefix(r.HTML(), "<figure><svg") || !strings.Contains(r.HTML(), "4 Incursores") {
		t.Errorf("error %v, HTML %.300s", err, r.HTML())
	}
	for _, f := range []Format{Markdown, Text} {
		if strings.Contains(written(t, "pegasus&newcaprica", "es", f), "<svg") {
			t.Errorf("%s holds a drawing", f)
		}
	}
}

func TestGlossary_IsSortedInEachLanguage(t *testing.T) {
	for _, lang := range Languages {
		b, err := Open(View{Lang: lang})
		if err != nil {
			t.Fatal(err)
		}
		at := slices.IndexFunc(b.Chapters, func(c Chapter) bool { return c.ID == "glossary" })
		rules := b.Chapters[at].Rules
		if len(rules) < 30 || !slices.IsSortedFunc(rules, func(x, y Rule) int { return strings.Compare(Fold(x.Title), Fold(y.Title)) }) {
			t.Errorf("%s: %d words, or out of order", lang, len(rules))
		}
	}
}

func TestFold_SortsAndFindsSpanish(t *testing.T) {
	if Fold("“ÁÉÍÓÚÜ”") != "aeiouu" || Fold("God’s Plan") != Fold("god's plan") || !(Fold("año") > Fold("anzuelo")) {
		t.Errorf("got %q, %q", Fold("“ÁÉÍÓÚÜ”"), Fold("año"))
	}
}

func TestUntested_TakesTheReasonOfTheChapter(t *testing.T) {
	reasons := Untested()
	if reasons["quick.turn"] == "" || reasons["quick.turn"] != reasons["quick"] || reasons["check.destiny"] != "" {
		t.Errorf("quick.turn %q, quick %q, check.destiny %q", reasons["quick.turn"], reasons["quick"], reasons["check.destiny"])
	}
}
