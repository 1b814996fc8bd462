package rulebook

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
	"ragtag/wording"
)

// In Spanish the names of locations are in quotation marks in running text, as in
// the Spanish edition and in the texts of cards, and not in titles, tables and the
// labels at the beginning of a line.
func TestSpanish_QuotesNamesOfLocations(t *testing.T) {
	cat := cards.Catalogue()
	var names []string
	for _, c := range cat.All(rules.KindLocation) {
		if n := wording.Name(cat, c, wording.Es); n != "Cáprica" && n != "Flota Cylon" { // also a planet and a board
			names = append(names, regexp.QuoteMeta(n))
		}
	}
	slices.SortFunc(names, func(a, b string) int { return len(b) - len(a) })
	name := regexp.MustCompile(`(^|[^\pL])(` + strings.Join(names, "|") + `)($|[^\pL])`)
	label := regexp.MustCompile(`(?m)^- \*\*[^*]*\*\*|^\|.*$`)
	quoted := regexp.MustCompile(`“[^”]*”`)
	seen := 0
	for _, s := range trees()["es"].sections {
		walk(s.body, func(n node) {
			text, _ := n.(textNode)
			seen += len(name.FindAllString(string(text), -1))
			plain := quoted.ReplaceAllString(label.ReplaceAllString(string(text), ""), "“”")
			if m := name.FindStringIndex(plain); m != nil {
				t.Errorf("%s: without quotation marks: %s", s.where, plain[max(0, m[0]-20):min(len(plain), m[1]+20)])
			}
		})
	}
	if seen < 200 {
		t.Errorf("only %d names of locations: is the search broken?", seen)
	}
}
