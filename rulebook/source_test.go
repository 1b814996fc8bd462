package rulebook

import (
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
)

// bookOf parses one English file.
func bookOf(t *testing.T, text string) (*tree, error) {
	t.Helper()
	return parseTree(fstest.MapFS{"en/01.md": {Data: []byte(text)}}, "en")
}

func TestSource_ReadsHeadingsAndLines(t *testing.T) {
	book, err := bookOf(t, `# Checks {#checks}

## Destiny{if pegasus} and Dee{end} {#check.destiny}
if: not coop
claims: core-a, core-b
untested: a matter of talk

Add {n check.destiny} cards.
`)
	if err != nil {
		t.Fatal(err)
	}
	s := book.byID["check.destiny"]
	if len(book.sections) != 2 || s == nil {
		t.Fatalf("got %d sections, check.destiny %v", len(book.sections), s)
	}
	if s.level != 2 || s.when.String() != "not coop" || s.untested != "a matter of talk" ||
		strings.Join(s.claims, " ") != "core-a core-b" || s.where != "en/01.md:3" {
		t.Errorf("got %+v", *s)
	}
	if book.chapterOf(s) != "checks" {
		t.Errorf("its chapter is %q", book.chapterOf(s))
	}
}

func TestSource_SaysWhereItIsWrong(t *testing.T) {
	rows := []struct{ text, want string }{
		{"text before a heading\n", `en/01.md:1: want a heading`},
		{"## No id\n", `en/01.md:1: want a heading`},
		{"## A {#a}\n\n### Too deep {#b}\n", `en/01.md:3: want a heading`},
		{"## A {#a}\n\nx\n\n## B {#a}\n\ny\n", `en/01.md:5: id "a" is taken by en/01.md:1`},
		{"## A {#a}\ntext without a blank line\n", `en/01.md:1 (a): want a blank line`},
		{"## A {#a}\ncolour: red\n\nx\n", `en/01.md:1 (a): unknown line "colour: red"`},
		{"## A {#a}\nif: galactica\n\nx\n", `(a): condition "galactica"`},
		{"## A {#a}\n\n{if pegasus}x\n", `{if pegasus} has no {end}`},
		{"## A {#a}\n\n{if pegasus}x{else}y{else}z{end}\n", `{if pegasus} has no {end}`},
		{"## A {#a}\n\nx{end}\n", `{end} without {if}`},
		{"## A {#a}\n\n{else}\n", `{else} without {if}`},
		{"## A {#a}\n\n{if nonsense}x{end}\n", `"nonsense" is neither`},
		{"## A {#a}\n\n{n no.such}\n", `{n no.such}: no such number`},
		{"## A {#a}\n\n{table no}\n", `{table no}: no such table`},
		{"## A {#a}\n\n{shout}\n", `unknown directive {shout }`},
	}
	for _, row := range rows {
		if _, err := bookOf(t, row.text); err == nil || !strings.Contains(err.Error(), row.want) {
			t.Errorf("%q: got error %v, want one with %q", row.text, err, row.want)
		}
	}
}

// The English text uses "he" only of named persons and of Scar, in the rules
// that name them.
func TestEnglish_CallsNobodyHe(t *testing.T) {
	named := map[string]bool{
		"combat.scar": true, "execution.new-special": true, "execution.ability": true,
		"new-caprica.detention": true, "location.raider-bay": true,
	}
	he := regexp.MustCompile(`(?i)\b(he|his|him|himself)\b`)
	seen := 0
	tree := trees()["en"]
	for _, s := range tree.sections {
		walk(s.body, func(n node) {
			text, _ := n.(textNode)
			word := he.FindString(string(text))
			switch {
			case word == "":
			case named[s.id] || tree.chapterOf(s) == "characters":
				seen++
			default:
				t.Errorf("%s (%s): %q in %q", s.where, s.id, word, text)
			}
		})
	}
	if seen == 0 {
		t.Error("no person is called he: the search is broken")
	}
}
