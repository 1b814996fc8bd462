package wording

import (
	"fmt"
	"strings"
	"testing"

	"ragtag/rules"
)

func TestRequest_Golden(t *testing.T) {
	var out strings.Builder
	who := crew(t)
	for _, r := range requests(t) {
		b := Both{RequestSentence(cat, r, who).In(En), RequestSentence(cat, r, who).In(Es)}
		fmt.Fprintf(&out, "%s\n  en %s\n  es %s\n", r.Kind, b.En, b.Es)
		checkLine(t, "request "+r.Kind.String(), b)
		for i := range int(r.N) {
			o := Both{OptionSentence(cat, r, i, who).In(En), OptionSentence(cat, r, i, who).In(Es)}
			fmt.Fprintf(&out, "    [%s] %s | %s\n", cat.OptionID(r.Options[i]), indent(o.En), indent(o.Es))
			checkOption(t, r, r.Options[i], o)
		}
	}
	golden(t, "requests.golden", out.String())
}

func checkOption(t *testing.T, r *rules.Request, o rules.Option, b Both) {
	t.Helper()
	for _, f := range flaws(b) {
		t.Errorf("option %s of %s: %s\n%s\n%s", cat.OptionID(o), r.Kind, f, b.En, b.Es)
	}
}

func TestRequest_EveryKindAndWindowHasASample(t *testing.T) {
	kinds, windows, options := map[rules.RequestKind]bool{}, map[rules.Window]bool{}, map[rules.OptionKind]bool{}
	for _, r := range requests(t) {
		kinds[r.Kind] = true
		if r.Kind == rules.ReqPlay {
			windows[r.Window] = true
		}
		for i := range int(r.N) {
			options[r.Options[i].Kind] = true
		}
	}
	for k := range rules.NumRequestKinds {
		if !kinds[k] {
			t.Errorf("no sample of the request %s", k)
		}
	}
	for w := range rules.NumWindows {
		if !windows[w] {
			t.Errorf("no sample of the window %s", w)
		}
	}
	for k := range rules.NumOptionKinds {
		if !options[k] {
			t.Errorf("no sample of option kind %d", k)
		}
	}
}

func TestTables_HaveAnEntryForEveryKind(t *testing.T) {
	for k, ask := range questions {
		if ask == nil {
			t.Errorf("no question for the request %s", rules.RequestKind(k))
		}
	}
	for k, label := range optionLabels {
		if label == nil {
			t.Errorf("no label for option kind %d", k)
		}
	}
}

func TestOption_TellsBoxesByWhatTheyDo(t *testing.T) {
	r := ask(rules.ReqBox, find(t, "crisis/water-sabotaged"), rules.OfBox(1))
	if got, want := OptionSentence(cat, r, 0, nil).In(Es), "Se pierde 1 de Alimentos"; got != want {
		t.Errorf("box b is labelled %q; want %q", got, want)
	}
}

func TestRenewed_SaysHowManyAnswersAreLost(t *testing.T) {
	for n, want := range []string{"rules", "answer does", "2 answers", "3 answers"} {
		both := Both{Renewed(n, En), Renewed(n, Es)}
		checkLine(t, want, both)
		if !strings.Contains(both.En, want) || strings.Contains(both.Es, "respuesta") != (n > 0) {
			t.Errorf("%d dropped: %+v", n, both)
		}
	}
}

// TestTitles: every kind of question has a title, and every moment one of its own that fits the line of a phone.
func TestTitles(t *testing.T) {
	for k := range rules.NumRequestKinds {
		if questions[k] == nil {
			t.Errorf("a request of kind %d asks nothing", k)
		}
	}
	for _, l := range Langs {
		known := map[string]rules.Window{}
		for w := range rules.NumWindows {
			if windowTerms[w].Empty() {
				continue
			}
			title := windowTitles[w].In(l)
			if n := len([]rune(title)); n == 0 || n > 44 {
				t.Errorf("%v: the title of %q has %d letters: %q", l, WindowName(w, l), n, title)
			}
			if other, ok := known[title]; ok {
				t.Errorf("%v: %q is the title of %q and of %q", l, title, WindowName(other, l), WindowName(w, l))
			}
			known[title] = w
		}
	}
}
