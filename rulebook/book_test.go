package rulebook

import (
	"errors"
	"io"
	"strings"
	"testing"

	"ragtag/options"
)

func written(t *testing.T, choice, lang string, f Format) string {
	t.Helper()
	c, err := options.Parse(choice)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := Write(&b, View{Choice: c, Lang: lang}, f); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestWrite_EveryFormatHoldsEveryRuleInPlay(t *testing.T) {
	for _, lang := range Languages {
		page := written(t, "pegasus", lang, HTML)
		markdown := written(t, "pegasus", lang, Markdown)
		text := written(t, "pegasus", lang, Text)
		for id := range (View{Choice: options.Of(options.Pegasus), Lang: lang}).texts() {
			if strings.Count(page, `id="`+id+`"`) != 1 || strings.Count(markdown, `<a id="`+id+`">`) != 1 {
				t.Errorf("%s: %q is not once in the page and once in the Markdown", lang, id)
			}
			if strings.Contains(id, ".") && !strings.Contains(text, "["+id+"]") {
				t.Errorf("%s: %q is not in the text", lang, id)
			}
		}
		if !strings.Contains(page, `<html lang="`+lang+`">`) {
			t.Errorf("the page does not say that it is in %q", lang)
		}
	}
}

func TestWrite_FiltersWhatDoesNotApply(t *testing.T) {
	if page := written(t, "", "en", HTML); strings.Contains(page, "Airlock") || strings.Contains(page, "Mutiny") {
		t.Error("the base game speaks of other sets")
	}
	if page := written(t, "", "en", HTML); strings.Contains(page, "<mark>") || strings.Contains(page, "rule changed") {
		t.Error("marks without highlight")
	}
	page := written(t, "pegasus&highlight", "en", HTML)
	if !strings.Contains(page, "<mark>") || !strings.Contains(page, `<section class="rule changed" id="location.airlock">`) {
		t.Error("highlight marks nothing")
	}
}

func TestWrite_ShowsOtherVariantsOnRequest(t *testing.T) {
	if strings.Contains(written(t, "", "en", HTML), `id="variant.solo"`) {
		t.Error("the one-player variant is shown unasked")
	}
	for _, id := range []string{"variant.solo", "variant.duo", "variant.coop", "variant.no-sympathizer"} {
		if !strings.Contains(written(t, "variants", "es", HTML), `id="`+id+`"`) {
			t.Errorf("%q is not shown with the word variants", id)
		}
	}
}

func TestWrite_Refuses(t *testing.T) {
	var language *UnknownLanguage
	if err := Write(io.Discard, View{Lang: "de"}, HTML); !errors.As(err, &language) {
		t.Errorf("an unknown language: got %v", err)
	}
	var conflict *options.Conflict
	if err := Write(io.Discard, View{Choice: options.Of(options.AllySeasons), Lang: "en"}, HTML); !errors.As(err, &conflict) {
		t.Errorf("a contradictory choice: got %v", err)
	}
	if err := Write(io.Discard, View{Lang: "en"}, "pdf"); err == nil || !strings.Contains(err.Error(), "want html, md or txt") {
		t.Errorf("an unknown format: got %v", err)
	}
}

func TestText_WrapsAndAligns(t *testing.T) {
	got := toText("- **One** [two](#x) " + strings.Repeat("word ", 16) + "\n\n| a | long cell |\n|---|---|\n| longer | b |")
	want := "- One two" + strings.Repeat(" word", 13) + "\n  word word word\n\n" +
		"  a       long cell\n  longer  b"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// The largest configuration stays under 20 ms on one core.
func BenchmarkWrite_Largest(b *testing.B) {
	c, err := options.Parse(pages[12].choice)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if err := Write(io.Discard, View{Choice: c, Lang: "es"}, HTML); err != nil {
			b.Fatal(err)
		}
	}
}
