package wording

import (
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestParts_AreTheText: the parts of every component are pieces of its text, in their
// order, in both languages.
func TestParts_AreTheText(t *testing.T) {
	cat := cards.Catalogue()
	had := map[string]int{}
	for c := rules.Comp(1); int(c) < cat.Size(); c++ {
		p := PartsOf(cat, c)
		said := map[string][]Both{"uses": p.Uses, "facts": p.Facts, "choice": {p.Choosing, p.WayA, p.WayB}, "following": {p.Following}}
		for _, a := range p.Abilities {
			said["abilities"] = append(said["abilities"], a.Name, a.Aside, a.Text)
		}
		for _, a := range p.Tokens {
			said["tokens"] = append(said["tokens"], a.Name, a.Text)
		}
		for what, parts := range said {
			for _, l := range Langs {
				rest := Text(cat, c, l)
				for _, part := range parts {
					if part.Empty() {
						continue
					}
					had[what]++
					_, after, ok := strings.Cut(strings.ToLower(rest), strings.ToLower(strings.TrimPrefix(part.In(l), onlyIf.In(l))))
					if !ok {
						t.Errorf("%s: of %q there is no %q, in %s", cat.Ref(c), rest, part.In(l), what)
					}
					rest = after
				}
			}
		}
		if got, want := len(p.Uses), usesOf(cat, c); got != want {
			t.Errorf("%s: %d uses, want %d", cat.Ref(c), got, want)
		}
		if short := p.Short.In(En); short != "" {
			had["short"]++
			if strings.ContainsAny(short, "(“") || len(short) >= len(Name(cat, c, En)) {
				t.Errorf("%s is called %q for short", cat.Ref(c), short)
			}
		}
	}
	for _, what := range []string{"uses", "facts", "choice", "following", "abilities", "tokens", "short"} {
		if had[what] == 0 {
			t.Errorf("nothing has %s", what)
		}
	}
}

// onlyIf precedes a way that cannot always be chosen; in the text it follows the
// letter of the way.
var onlyIf = Both{"(only if possible) ", "(solo si es posible) "}

// usesOf returns how many parts there are for the uses of a component.
func usesOf(cat *rules.Catalogue, c rules.Comp) int {
	switch cat.Kind(c) {
	case rules.KindLocation:
		switch k := cat.Location(c); {
		case k.Also != nil:
			return 2
		case k.Do != nil:
			return 1
		}
	case rules.KindLoyalty:
		return strings.Count(Text(cat, c, En), "\n")
	}
	return 0
}
