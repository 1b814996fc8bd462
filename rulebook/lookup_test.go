package rulebook

import (
	"errors"
	"strings"
	"testing"

	"ragtag/options"
)

func TestLookup_GivesTheRuleOfThisGame(t *testing.T) {
	base, err := Lookup("turn.hand-limit", options.Choice{}, 5, "en")
	if err != nil {
		t.Fatal(err)
	}
	if base.Title != "Hand limit" || base.Chapter != "The turn" || !strings.Contains(base.Markdown, "The Quorum hand has no limit.") {
		t.Errorf("got %+v", base)
	}
	pegasus, err := Lookup("turn.hand-limit", options.Of(options.Pegasus), 5, "es")
	if err != nil {
		t.Fatal(err)
	}
	if pegasus.Title != "Límite de la mano" || !strings.Contains(pegasus.Text(), "10 cartas de Quórum") {
		t.Errorf("got %+v", pegasus)
	}
}

func TestLookup_WritesHTMLAndText(t *testing.T) {
	r, err := Lookup("crisis.jump-icon", options.Choice{}, 0, "en")
	if err != nil {
		t.Fatal(err)
	}
	if want := `<a href="#jump.auto">the fleet jumps</a>`; !strings.Contains(r.HTML(), want) {
		t.Errorf("HTML %q lacks %q", r.HTML(), want)
	}
	if strings.ContainsAny(r.Text(), "[]#*<>") {
		t.Errorf("text still holds marks: %q", r.Text())
	}
}

func TestLookup_ListsTheRulesOfAChapter(t *testing.T) {
	r, err := Lookup("die", options.Choice{}, 0, "en")
	want := "- [Rolling](#die.roll)\n- [Changing a roll](#die.modify)\n- [Rolling again](#die.reroll)"
	if err != nil || r.Markdown != want {
		t.Errorf("got %q (%v), want %q", r.Markdown, err, want)
	}
	var out *NotInPlay
	if _, err := Lookup("new-caprica", options.Choice{}, 0, "en"); !errors.As(err, &out) {
		t.Errorf("a chapter without a rule in play: got %v", err)
	}
}

func TestLookup_RefusesWithAReason(t *testing.T) {
	_, err := Lookup("check.fate", options.Choice{}, 0, "en")
	var unknown *UnknownRule
	if !errors.As(err, &unknown) || unknown.ID != "check.fate" {
		t.Errorf("an unknown id: got %v", err)
	}
	_, err = Lookup("location.airlock", options.Of(options.Exodus), 0, "en")
	var out *NotInPlay
	if !errors.As(err, &out) || out.When != "pegasus" || !strings.Contains(err.Error(), "exodus") {
		t.Errorf("a rule of another set: got %v", err)
	}
	_, err = Lookup("check.destiny", options.Choice{}, 0, "fr")
	var language *UnknownLanguage
	if !errors.As(err, &language) || !strings.Contains(err.Error(), "en, es") {
		t.Errorf("an unknown language: got %v", err)
	}
	_, err = Lookup("check.destiny", options.Of(options.NewCaprica), 0, "en")
	var conflict *options.Conflict
	if !errors.As(err, &conflict) || conflict.Word != options.NewCaprica {
		t.Errorf("a contradictory choice: got %v", err)
	}
	if _, err = Lookup("check.destiny", options.Choice{}, 9, "en"); !errors.As(err, &conflict) {
		t.Errorf("too many players: got %v", err)
	}
}

// The Sympathizer depends on the number of players. Without one, the rule is
// shown, since some number brings it.
func TestLookup_HeedsTheNumberOfPlayers(t *testing.T) {
	for players, want := range map[int]bool{0: true, 3: false, 4: true, 5: false, 6: true} {
		if _, err := Lookup("sympathizer", options.Choice{}, players, "en"); (err == nil) != want {
			t.Errorf("%d players: got error %v, want shown %v", players, err, want)
		}
	}
}
