package wording

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ragtag/cards/base"
	"ragtag/rules"
)

// TestMissing_NothingOfTheBuiltSets: everything that is built has its words.
func TestMissing_NothingOfTheBuiltSets(t *testing.T) {
	if all := Missing(cat); len(all) > 0 {
		t.Errorf("without words are %v", all)
	}
}

// unheard is an effect that has no clause.
type unheard struct{}

func (unheard) Do(*rules.Table, rules.Ctx) {}

// TestMissing_NamesWhatHasNoWords: every piece of content without registered
// words is listed.
func TestMissing_NamesWhatHasNoWords(t *testing.T) {
	strange := rules.MustCatalogue(append(base.Contents(), rules.Content{
		Crises:  []rules.Crisis{{ID: "eclipse", Set: "strange", Do: rules.Steps{rules.Lose{Food: 1}, unheard{}}}},
		Offices: []rules.Office{{ID: "regent", Title: 5}},
		Titles:  []rules.TitleCard{{ID: "regent", Set: "strange", Title: 5}},
		Ships:   []rules.ShipKind{{ID: "cutter", Side: rules.CylonSide, Hit: rules.Hits{ByViper: 3}}},
		Spaces:  []rules.SpaceBoard{{ID: "belt"}},
		Secrets: []rules.Secret{{ID: "omen", Cards: []rules.SecretCard{{ID: "dark", Set: "strange"}}}},
	})...)
	all := Missing(strange)
	for _, want := range []string{
		"name crisis/eclipse", "set strange", "clause wording.unheard of crisis/eclipse", "title regent", "ship cutter", "board of space belt",
		"kind omen", "name omen/dark", "text omen/dark",
	} {
		if !slices.Contains(all, want) {
			t.Errorf("%q is not missing in %q", want, all)
		}
	}
}

// TestRegister_RefusesSecondWords: words cannot be replaced.
func TestRegister_RefusesSecondWords(t *testing.T) {
	b := say("again", "otra vez")
	one := map[string]Both{"base": b}
	for what, w := range map[string]Words{
		"set base":                {Sets: one},
		"name crisis/ambush":      {Names: map[string]Both{"crisis/ambush": b}},
		"text skill/launch-scout": {Texts: map[string]Both{"skill/launch-scout": b}},
		"title admiral":           {Duties: map[string]Both{"admiral": b}},
		"ship raider":             {Ships: map[string]Countable{"raider": {b, b}}},
		"clause rules.Lose":       {Clauses: []Clause{ClauseOf(func(rules.Lose, func(rules.Effect) Both) Both { return b })}},
	} {
		func() {
			defer func() {
				if said := fmt.Sprint(recover()); !strings.Contains(said, "two words for the "+what) {
					t.Errorf("said is %q, of %s", said, what)
				}
			}()
			Register(w)
		}()
	}
}
