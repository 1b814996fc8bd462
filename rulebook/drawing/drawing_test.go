package drawing

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"ragtag/options"
)

// game returns a game in which every rule has its own title and every figure
// its own number.
func game(lang string, words ...options.Word) Game {
	figures := map[string]int{
		"setup.basestars": 1, "setup.raiders": 3, "setup.civilians": 2, "return.raiders": 4, "check.destiny": 2,
		"roll.raider": 3, "roll.scar": 7, "roll.heavy-raider": 7, "roll.basestar.assault-raptor": 7,
		"roll.basestar.galactica": 5, "roll.nuke.twice": 2, "roll.nuke.destroyed": 6, "roll.viper.damaged": 5,
		"roll.mark-vii.damaged": 6, "roll.assault-raptor": 7, "roll.galactica.basestar": 4,
	}
	return Game{
		Choice: options.Of(words...), Lang: lang,
		Number: func(name string) int {
			n, ok := figures[name]
			if !ok {
				panic("no figure " + name)
			}
			return n
		},
		Title: func(id string) string { return "<" + id + ">" },
	}
}

func TestDraw_IsWellFormedAndSaysWhatItShows(t *testing.T) {
	for _, name := range Names() {
		for _, lang := range []string{"en", "es"} {
			svg := Draw(name, game(lang, options.Pegasus, options.Exodus, options.Daybreak, options.CylonFleet))
			d := xml.NewDecoder(strings.NewReader(svg))
			for {
				if _, err := d.Token(); errors.Is(err, io.EOF) {
					break
				} else if err != nil {
					t.Fatalf("%s, %s: %v", name, lang, err)
				}
			}
			title, rest, _ := strings.Cut(svg, "</title><desc>")
			description, _, ok := strings.Cut(rest, "</desc>")
			if !ok || strings.HasSuffix(title, ">") || len(description) < 20 {
				t.Errorf("%s, %s: no title or description in %.300s", name, lang, svg)
			}
			if strings.Contains(svg, "\n\n") || strings.Contains(svg, " id=") {
				t.Errorf("%s: blank lines or ids, which must not stand in a page twice", name)
			}
		}
	}
}

func TestDraw_FollowsTheOptions(t *testing.T) {
	rows := []struct {
		name, want string
		words      []options.Word
	}{
		{"areas", ">7, 8<", []options.Word{options.Exodus, options.CylonFleet}},
		{"attacks", ">Scar<", []options.Word{options.Pegasus}},
		{"attacks", "Mark VII", []options.Word{options.Exodus, options.CylonFleet}},
		{"attacks", "Assault raptor", []options.Word{options.Daybreak}},
		{"turn", "ally.encounter", []options.Word{options.Exodus, options.IonianNebula}},
		{"check", "check.consequence", []options.Word{options.Exodus}},
		{"check", "check.reckless-flip", []options.Word{options.Pegasus, options.Daybreak}},
	}
	for _, row := range rows {
		if strings.Contains(Draw(row.name, game("en")), row.want) {
			t.Errorf("%s: the base game shows %q", row.name, row.want)
		}
		if !strings.Contains(Draw(row.name, game("en", row.words...)), row.want) {
			t.Errorf("%s: %v do not show %q", row.name, row.words, row.want)
		}
	}
}

func TestAttack_SaysEachRoll(t *testing.T) {
	want := map[string]string{
		"Raider":              "1-2 nothing, 3-8 destroyed",
		"Viper, by a raider":  "1-4 nothing, 5-7 damaged, 8 destroyed",
		"Basestar, by a nuke": "1-2 damaged twice, 3-6 destroyed, 7-8 destroyed, and more",
	}
	g := game("en")
	for _, a := range rows(g) {
		if w, ok := want[a.target.En]; ok && a.spoken(g) != w {
			t.Errorf("%s: got %q, want %q", a.target.En, a.spoken(g), w)
		}
		delete(want, a.target.En)
	}
	if len(want) > 0 {
		t.Errorf("no rows for %v", want)
	}
}
