package rulebook

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func TestCheck_TheBookHoldsTogether(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the book in every legal choice; make test does")
	}
	for _, p := range Check(nil) {
		t.Error(p)
	}
	t.Logf("%d rules and chapters, %d rulings, %d rules that no program can test", len(IDs()), len(Rulings()), len(Untested()))
}

func TestCheck_FindsACitedIDThatIsMissing(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the book in every legal choice; make test does")
	}
	problems := Check([]string{"check.destiny", "check.fate"})
	if len(problems) != 1 || problems[0].Where != "check.fate" {
		t.Errorf("got %v, want one problem at check.fate", problems)
	}
}

func TestCheck_CountsWhatNoProgramCanTest(t *testing.T) {
	if reason := Untested()["secrecy.talk"]; reason == "" {
		t.Error("the rule about talk gives no reason")
	}
}

// Each row breaks a valid little book in one way.
func TestCheck_FindsWhatIsWrong(t *testing.T) {
	const en = "# C {#c}\n\n## A {#a}\nclaims: r-1\n\nText [b](#b).\n\n## B {#b}\n\n{if pegasus}One {n hand.limit}.{else}Two.{end}\n"
	const es = "# C {#c}\n\n## A {#a}\n\nTexto [b](#b).\n\n## B {#b}\n\n{if pegasus}Uno {n hand.limit}.{else}Dos.{end}\n"
	rows := []struct{ name, en, es, rulings, want string }{
		{"nothing", en, es, "r-1", ""},
		{"a rule without its twin", en + "\n## D {#d}\n\nText.\n", es, "r-1", `missing in "es"`},
		{"a twin without its rule", en, es + "\n## D {#d}\n\nTexto.\n", "r-1", `missing in "en"`},
		{"another order", en, swapped(es), "r-1", "stands elsewhere"},
		{"another condition", en, strings.Replace(es, "{#b}\n", "{#b}\nif: exodus\n", 1), "r-1", "another level or condition"},
		{"another condition in the text", en, strings.Replace(es, "{if pegasus}", "{if exodus}", 1), "r-1", "has if exodus"},
		{"a number left out", en, strings.Replace(es, " {n hand.limit}", "", 1), "r-1", "lacks number hand.limit"},
		{"a link left out", en, strings.Replace(es, "[b](#b)", "b", 1), "r-1", "lacks link b"},
		{"claims in the second language", en, strings.Replace(es, "{#b}\n", "{#b}\nclaims: r-1\n", 1), "r-1", "belong into the sources"},
		{"a ruling that nobody claims", en, es, "r-1 r-2", "r-2: no rule claims"},
		{"a claim of no ruling", en, es, "", "which is no ruling"},
		{"two claims of one ruling", strings.Replace(en, "{#b}\n", "{#b}\nclaims: r-1\n", 1), es, "r-1", "as does a"},
		{"HTML", strings.Replace(en, "Text", "<b>Text</b>", 1), es, "r-1", "< or >"},
		{"a straight apostrophe", strings.Replace(en, "Text", "Nobody's text", 1), es, "r-1", "straight mark"},
		{"straight quotation marks in a title", en, strings.Replace(es, "## A", `## La "A"`, 1), "r-1", "straight mark"},
		{"a link to nowhere", strings.ReplaceAll(en, "(#b)", "(#x)"), strings.ReplaceAll(es, "(#b)", "(#x)"), "r-1", `link to "x", which no rule has`},
		{"a link to a rule not in play", strings.Replace(en, "{#b}\n", "{#b}\nif: pegasus\n", 1), strings.Replace(es, "{#b}\n", "{#b}\nif: pegasus\n", 1), "r-1", "not in play where the link is"},
		{"a rule without text", strings.Replace(en, "Two.", "", 1), strings.Replace(es, "Dos.", "", 1), "r-1", "no text with the options"},
		{"two rules that contradict each other", strings.NewReplacer("Text", "{says hand many}Text", "One", "{says hand few}One", "Two", "{says hand many}Two").Replace(en), es, "r-1", `of hand it says "few", where a (en/1.md:3) says "many"`},
		{"a matter of which one thing is said", strings.Replace(en, "Text", "{says hand many}Text", 1), es, "r-1", `of hand nothing but "many" is ever said`},
		{"a statement in the second language", en, strings.Replace(es, "Texto", "{says hand many}Texto", 1), "r-1", "belongs into the sources"},
		{"a condition that never holds", strings.ReplaceAll(en, "pegasus", "solo and pegasus"), strings.ReplaceAll(es, "pegasus", "solo and pegasus"), "r-1", `"(solo and pegasus)" is never true`},
		{"a condition that always holds", strings.ReplaceAll(en, "{if pegasus}", "{if not solo or not pegasus}"), strings.ReplaceAll(es, "{if pegasus}", "{if not solo or not pegasus}"), "r-1", "is never false"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			problems := checkLittle(t, row.en, row.es, strings.Fields(row.rulings))
			found := slices.ContainsFunc(problems, func(p Problem) bool { return strings.Contains(p.String(), row.want) })
			if row.want == "" && len(problems) > 0 || row.want != "" && !found {
				t.Errorf("got %v, want %q", problems, row.want)
			}
		})
	}
}

// checkLittle checks a book of one file in each language.
func checkLittle(t *testing.T, en, es string, ids []string) []Problem {
	t.Helper()
	files := fstest.MapFS{"en/1.md": {Data: []byte(en)}, "es/1.md": {Data: []byte(es)}}
	c := newChecker(map[string]*tree{}, nil)
	for _, id := range ids {
		c.rulings = append(c.rulings, ruling{id: id})
	}
	for _, lang := range Languages {
		book, err := parseTree(files, lang)
		if err != nil {
			t.Fatal(err)
		}
		c.book[lang] = book
	}
	return c.all(nil)
}

// swapped returns the little book with its second rule before the first.
func swapped(text string) string {
	at, second := strings.Index(text, "## A"), strings.Index(text, "## B")
	return text[:at] + text[second:] + "\n" + strings.TrimRight(text[at:second], "\n") + "\n"
}
