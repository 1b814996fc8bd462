package wording

import (
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
)

// TestKeys_AreThoseOfTheContent: there is no clause for a key that no component
// uses. The tests of texts prove that every key used has a clause.
func TestKeys_AreThoseOfTheContent(t *testing.T) {
	var all strings.Builder
	for _, c := range components() {
		all.WriteString(Values(cat, c) + "\n")
	}
	var keys []string
	for _, table := range []key{conditions, ventures, partClauses, goalClauses} {
		for k := range table {
			keys = append(keys, k)
		}
	}
	for k := range traits {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		if !strings.Contains(all.String(), k) {
			t.Errorf("no component carries the key %s", k)
		}
	}
	for id := range starts {
		c, ok := cat.Find("character/" + id)
		if !ok || cat.Character(c).Start != "" {
			t.Errorf("%s has a start of its own, and does not need it", id)
		}
	}
}

// TestTraits_ReadTheirNumbers: passive abilities have the numbers of the sheet.
func TestTraits_ReadTheirNumbers(t *testing.T) {
	k := rules.Character{Traits: rules.Traits{HandLimit: 6}}
	if got, want := traits.of("reckless", &k), say("your hand limit is 6 Skill cards", "tu límite de mano es de 6 cartas de Habilidad"); got != want {
		t.Errorf("got %v; want %v", got, want)
	}
}
