package rulebook

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ragtag/options"
)

var update = flag.Bool("update", false, "write the golden pages anew")

// pages are the configurations of the golden pages. The page of the base game
// is stored whole, the others as differences from it.
var pages = []struct{ name, choice string }{
	{"base", ""},
	{"no-sympathizer", "nosympathizer"},
	{"sympathetic-cylon", "sympatheticcylon"},
	{"duo", "duo"},
	{"solo", "solo"},
	{"coop", "coop"},
	{"overlay", "forceoverlay"},
	{"pegasus", "pegasus"},
	{"pegasus-leader-new-caprica", "pegasus&cylonleader&newcaprica"},
	{"exodus-conflicted-ionian", "exodus&personalgoal&finalfive&ioniannebula"},
	{"exodus-fleet-allies", "exodus&cylonfleet&allyseasons"},
	{"daybreak-leader-earth", "daybreak&cylonleader&searchforhome"},
	{"everything", "pegasus&exodus&personalgoal&finalfive&cylonfleet&daybreak&cylonleader&newcaprica&forcedemetrius&extradeath"},
	{"all-endings", "pegasus&exodus&daybreak&allendings"},
	{"epica", "epica&cylonleader&newcaprica"},
	{"help", "help&variants"},
}

func TestGoldenPages(t *testing.T) {
	for _, p := range pages {
		for _, lang := range Languages {
			t.Run(p.name+"."+lang, func(t *testing.T) {
				file := filepath.Join("testdata", "pages", p.name+"."+lang+".md")
				got := goldenPage(t, p.choice, lang)
				if *update {
					if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
						t.Fatal(err)
					}
				}
				want, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				if got != string(want) {
					t.Errorf("%s is out of date at %s; if that is right: go test ./rulebook -run TestGoldenPages -update",
						file, firstDifference(got, string(want)))
				}
			})
		}
	}
}

// goldenPage returns the rules of a choice: all of them for the base game, and
// for others those that it adds or words differently, and the ids that it
// leaves out.
func goldenPage(t *testing.T, choice, lang string) string {
	t.Helper()
	c, err := options.Parse(choice)
	if err != nil {
		t.Fatal(err)
	}
	view := View{Choice: c, Lang: lang}
	shown, base := view.texts(), View{Lang: lang}.texts()
	var out strings.Builder
	for _, id := range IDs() {
		text, ok := shown[id]
		old, had := base[id]
		switch {
		case !ok && had:
			out.WriteString("without " + id + "\n\n")
		case ok && (choice == "" || text != old):
			out.WriteString(text)
		}
	}
	return out.String()
}

// texts returns every rule that the view shows, by id.
func (v View) texts() map[string]string {
	texts := map[string]string{}
	b, err := Open(v)
	if err != nil {
		panic(err)
	}
	for _, c := range b.Chapters {
		texts[c.ID] = "# " + c.Title + " {#" + c.ID + "}\n\n"
		for _, r := range c.Rules {
			texts[r.ID] = "## " + r.Title + " {#" + r.ID + "}\n\n" + r.Markdown + "\n\n"
		}
	}
	return texts
}

// firstDifference returns the first line that differs.
func firstDifference(got, want string) string {
	wantLines := strings.Split(want, "\n")
	for i, line := range strings.Split(got, "\n") {
		if i >= len(wantLines) || line != wantLines[i] {
			return "line " + strconv.Itoa(i+1) + ": " + line
		}
	}
	return "its end"
}
