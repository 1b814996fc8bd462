package wording

import (
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestWritten_DigestsFit compares every text written by hand with the values
// that it was written for. When it fails, compare the text with the values
// again, correct it, and then enter the new digest.
func TestWritten_DigestsFit(t *testing.T) {
	cat := cards.Catalogue()
	for ref, h := range written {
		c, ok := cat.Find(ref)
		if k, isCard := skillCard(cat, ref); isCard {
			c, ok = k.Faces()[0], true
		}
		if !ok {
			t.Errorf("%s has a text written by hand, and the catalogue has no such component", ref)
			continue
		}
		if now := digest(cat, c); now != h.digest {
			t.Errorf("%s: the values are now %s, the text was written for %q; read it again:\n%s\n%s\n%s",
				ref, now, h.digest, Values(cat, c), h.en, h.es)
		}
	}
}

// skillCard returns the Skill card with the ref "skill/" and its id.
func skillCard(cat *rules.Catalogue, ref string) (*rules.SkillCard, bool) {
	for _, c := range cat.All(rules.KindSkill) {
		if nameRef(cat, c) == ref {
			return cat.Skill(c), true
		}
	}
	return nil, false
}
