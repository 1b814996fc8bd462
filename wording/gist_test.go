package wording

import (
	"strings"
	"testing"

	"ragtag/rules"
)

// TestGist_EveryLocationInThreeToEightWords: every location of every set says
// what it does in its room, in both languages, as one or more sentences.
func TestGist_EveryLocationInThreeToEightWords(t *testing.T) {
	locations := cat.All(rules.KindLocation)
	if len(locations) < 30 {
		t.Fatalf("%d locations are too few to be those of all sets", len(locations))
	}
	for _, c := range locations {
		for _, l := range Langs {
			gist := Gist(cat, c, l)
			if n := len(strings.Fields(gist)); n < 3 || n > 8 {
				t.Errorf("%s (%v): %q has %d words", cat.Ref(c), l, gist, n)
			}
			if !strings.HasSuffix(gist, ".") {
				t.Errorf("%s (%v): %q is no sentence", cat.Ref(c), l, gist)
			}
		}
	}
	for ref := range gists {
		if _, ok := cat.Find(ref); !ok {
			t.Errorf("%s is not a component", ref)
		}
	}
}

// TestGist_OfALocationWithoutOneIsMissing: a location from outside needs a
// gist.
func TestGist_OfALocationWithoutOneIsMissing(t *testing.T) {
	strange := rules.MustCatalogue(rules.Content{Locations: []rules.Location{{ID: "attic", Set: "strange"}}})
	if all := strings.Join(Missing(strange), ", "); !strings.Contains(all, "gist location/attic") {
		t.Errorf("the gist is not missing in %s", all)
	}
}
