package rulebook

import (
	"testing"

	"ragtag/cards"
	"ragtag/rules"
	"ragtag/wording"
)

// The figures that come from content agree with the components.
func TestNumbers_AgreeWithTheComponents(t *testing.T) {
	cat := cards.Catalogue()
	for number, ref := range map[string]string{
		"difficulty.admirals-quarters": "location/admirals-quarters",
		"difficulty.brig":              "location/brig",
		"difficulty.administration":    "location/administration",
	} {
		c, ok := cat.Find(ref)
		if !ok {
			t.Errorf("no component %q", ref)
			continue
		}
		face := wording.Card(cat, c)
		if face.Check == nil || face.Check.Difficulty != Numbers[number] {
			t.Errorf("%s: the component says %+v, the book %d", ref, face.Check, Numbers[number])
		}
	}
	for number, kind := range map[string]rules.Kind{"civilian.count": rules.KindCivilian, "galactica.tokens": rules.KindGalacticaDamage} {
		n := 0
		for _, c := range cat.All(kind) {
			n += cat.Copies(c)
		}
		if n != Numbers[number] {
			t.Errorf("%s: there are %d components, the book says %d", number, n, Numbers[number])
		}
	}
}
