package page

import (
	"html"
	"net/url"
	"os"
	"regexp"
	"strings"
	"testing"
)

var tags = regexp.MustCompile(`<[^>]*>`)

// The questions of docs/rulebook.md are answered within two presses from /rules:
// one on Search, one on the first hit.
func TestQuestions_AreAnsweredWithinTwoPresses(t *testing.T) {
	page, err := os.ReadFile("../../docs/rulebook.md")
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`(?m)^\| ([^|]+\?) \| ([^|]+) \| \[([^\]]+)\]\(/rules/([^)]+)\) \| ([^|]+) \|$`)
	rows := row.FindAllStringSubmatch(string(page), -1)
	if len(rows) < 5 {
		t.Fatalf("only %d questions", len(rows))
	}
	_, start := fetch(t, "/rules?lang=en")
	for _, q := range rows {
		question, typed, title, rule, says := q[1], q[2], q[3], q[4], q[5]
		// The first press sends the search form of /rules with its hidden fields.
		sent := url.Values{"q": {typed}}
		form, _, _ := strings.Cut(start[strings.Index(start, `<form class="search"`):], "</form>")
		for _, m := range regexp.MustCompile(`type="hidden" name="([^"]*)" value="([^"]*)"`).FindAllStringSubmatch(form, -1) {
			sent.Set(m[1], m[2])
		}
		_, hits := fetch(t, "/rules/search?"+sent.Encode())
		_, list, _ := strings.Cut(hits, `<ol class="hits">`)
		first := href.FindStringSubmatch(list)
		if first == nil {
			t.Errorf("%s: nothing found for %q", question, typed)
			continue
		}
		// The second press.
		to := html.UnescapeString(first[1])
		if !strings.HasPrefix(to, "/rules/"+rule+"?") {
			t.Errorf("%s: %q leads to %s first, not to %s", question, typed, to, rule)
		}
		_, answer := fetch(t, to)
		plain := html.UnescapeString(tags.ReplaceAllString(answer, ""))
		if !strings.Contains(answer, "<h1>"+title+"</h1>") || !strings.Contains(plain, says) {
			t.Errorf("%s: the page %s does not say %q", question, to, says)
		}
	}
}
