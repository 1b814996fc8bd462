package page

import (
	"bytes"
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/lab"
	"ragtag/options"
	"ragtag/wording"
)

// played returns games with everything that a page can compare.
func played(t *testing.T, workers int) Input {
	t.Helper()
	plan := lab.Plan{
		Games: 64, Players: []int{3, 4}, Choices: []options.Choice{{}, options.Of(options.NoSympathizer)}, Bots: []string{"random"},
		Seed: 3, Watch: true, Workers: workers,
	}
	r, err := lab.Run(t.Context(), cards.Catalogue(), plan, nil)
	if err != nil {
		t.Fatal(err)
	}
	return Input{cards.Catalogue(), plan, r, "ragtag sim"}
}

func write(t *testing.T, in Input, l wording.Lang) string {
	t.Helper()
	var b bytes.Buffer
	if err := Write(&b, in, l); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestWrite_SameGamesSameBytes(t *testing.T) {
	for _, l := range wording.Langs {
		slow, fast := played(t, 1), played(t, 2)
		slow.Report.Seconds++
		if write(t, slow, l) != write(t, fast, l) {
			t.Errorf("%s: the same games gave two pages", l)
		}
	}
}

func TestWrite_NeedsNothingElse(t *testing.T) {
	in := played(t, 2)
	for _, l := range wording.Langs {
		page := write(t, in, l)
		for _, bad := range []string{"<script", "<link", "@import", "src=", "http", "url(h", "%!", "ZgotmplZ", "NaN", "+Inf", "<no value>"} {
			if strings.Contains(page, bad) {
				t.Errorf("%s: the page has %q", l, bad)
			}
		}
	}
}

// TestWrite_ChartsAreTables checks that what a picture shows stands in a table
// too.
func TestWrite_ChartsAreTables(t *testing.T) {
	page := write(t, played(t, 2), wording.En)
	sections := strings.Split(page, "<section")[1:]
	if len(sections) != 9 { // who won, and eight that compare
		t.Errorf("%d sections", len(sections))
	}
	for _, s := range sections[1:] { // the first says it in a sentence
		if strings.Contains(s, "<svg") && !strings.Contains(s, "<table") {
			t.Errorf("a section has a picture and no table:\n%.300s", s)
		}
	}
	for _, svg := range regexp.MustCompile(`<svg[^>]*>`).FindAllString(page, -1) {
		if !strings.Contains(svg, "aria-hidden") && !strings.Contains(svg, "aria-label") && !strings.Contains(svg, "viewBox") {
			t.Errorf("a picture says nothing: %s", svg)
		}
	}
	ids := map[string]bool{}
	for _, id := range regexp.MustCompile(` id="[^"]*"`).FindAllString(page, -1) {
		if ids[id] {
			t.Errorf("%s stands twice", id)
		}
		ids[id] = true
	}
}

func TestWrite_NamesComeFromTheGame(t *testing.T) {
	in := played(t, 2)
	for l, want := range map[wording.Lang][]string{
		wording.En: {"64 games of", "No Sympathizer", "Gaius Baltar", "Revealed Cylon", "No population left", "Water Sabotaged", "Fuel", "0.0%"},
		wording.Es: {"64 partidas de", "Jugar sin simpatizante", "Galen Tyrol (“Jefe”)", "Cylon descubierto", "Sin Población", "Sabotaje del agua", "Combustible", "0,0\u00a0%"},
	} {
		page := write(t, in, l)
		for _, w := range want {
			if !strings.Contains(page, w) {
				t.Errorf("%s: the page has no %q", l, w)
			}
		}
	}
}

// TestWrite_RowsAreWhatOccurred shows what this page has never heard of, and
// leaves out what did not happen.
func TestWrite_RowsAreWhatOccurred(t *testing.T) {
	share := lab.ShareOf(3, 10)
	in := Input{Catalogue: cards.Catalogue(), Plan: lab.Plan{Players: []int{5}, Bots: []string{"a", "b"}}, Report: lab.Report{
		Summary:     lab.Summary{Games: 10, HumanWins: 3, HumanShare: share, CylonWins: 7, LeaderWins: 4, LossCauses: map[string]int{"stranded": 7}},
		ByRole:      map[string]lab.Share{lab.RoleLeader: lab.ShareOf(4, 10), "infiltrator": share},
		ByCharacter: map[string]lab.Face{"nobody-yet": {Player: share, Humans: share}},
		Crises:      []lab.Toll{{Card: "crisis/unheard-of", Seen: 4, Fatal: lab.ShareOf(1, 4), LostAll: map[string]int{"fuel": 4}}},
		Faults:      []lab.Fault{{Game: 3, Text: "<boom>"}},
	}}
	page := write(t, in, wording.En)
	for _, want := range []string{
		"A Cylon Leader won too in 40.0% of the games", "infiltrator", "character/nobody-yet", "stranded", "crisis/unheard-of", "&lt;boom&gt;",
		"Bots by seat", "Fuel 1.00",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %q", want)
		}
	}
	for _, no := range []string{">By number of players<", ">By options<", ">By bot<", ">Turn by turn<", "Food 0", "Hidden Cylon"} {
		if strings.Contains(page, no) {
			t.Errorf("the page has %q", no)
		}
	}
	in.Report = lab.Report{Summary: lab.Summary{HumanShare: lab.ShareOf(0, 0)}}
	if page := write(t, in, wording.Es); strings.Contains(page, "NaN") || strings.Contains(page, "<section") {
		t.Errorf("no games at all:\n%s", page[strings.Index(page, "<main>"):])
	}
}

func TestWords_InBothLanguages(t *testing.T) {
	en, es := reflect.ValueOf(catalogue[wording.En]), reflect.ValueOf(catalogue[wording.Es])
	for i := range en.NumField() {
		name := en.Type().Field(i).Name
		if en.Field(i).Kind() == reflect.Map {
			for _, k := range en.Field(i).MapKeys() {
				if v := es.Field(i).MapIndex(k); !v.IsValid() || v.String() == "" {
					t.Errorf("%s: no Spanish for %v", name, k)
				}
			}
			continue
		}
		a, b := en.Field(i).String(), es.Field(i).String()
		if a == "" || b == "" || strings.Count(a, "%s") != strings.Count(b, "%s") {
			t.Errorf("%s: %q and %q", name, a, b)
		}
	}
}

func TestNumbers(t *testing.T) {
	en, es := newWriter(Input{}, wording.En), newWriter(Input{}, wording.Es)
	for _, row := range []struct{ got, want string }{
		{en.percent(.4321), "43.2%"},
		{es.percent(.4321), "43,2\u00a0%"},
		{en.count(999), "999"},
		{en.count(1000), "1,000"},
		{en.count(1234567), "1,234,567"},
		{es.count(1000), "1000"},
		{es.count(12345), "12\u202f345"},
		{en.games(1), "1 game"},
		{es.games(2), "2 partidas"},
		{string(whole(.12345)), "12.35%"},
	} {
		if row.got != row.want {
			t.Errorf("got %q, want %q", row.got, row.want)
		}
	}
}

func TestAxis_HoldsItsNumbers(t *testing.T) {
	for _, row := range []struct{ x, top, step float64 }{
		{0, 1, 1}, {100, 100, 25}, {38, 40, 10}, {43, 50, 25}, {6.2, 7.5, 2.5}, {9.9, 10, 2.5}, {2.1, 3, 1}, {.61, .75, .25}, {60, 60, 20},
	} {
		if a := axisTo(row.x); fmt.Sprintf("%.4f %.4f", a.top, a.step) != fmt.Sprintf("%.4f %.4f", row.top, row.step) {
			t.Errorf("to %v: %v", row.x, a)
		}
	}
	for x := .01; x < 2000; x *= 1.07 {
		a := axisTo(x)
		if steps, digits := a.steps(); a.top < x || len(steps) < 3 && x > a.step || len(steps) > 5 || digits > 4 {
			t.Errorf("to %v: %v, %d steps, %d digits", x, a, len(steps), digits)
		}
	}
}
