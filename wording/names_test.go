package wording

import (
	"strings"
	"testing"

	"ragtag/options"
	"ragtag/rules"
)

func TestName_EveryComponentHasBoth(t *testing.T) {
	for _, c := range components() {
		if b := name(cat, c); b.En == "" || b.Es == "" {
			t.Errorf("%s is called %q in English and %q in Spanish", cat.Ref(c), b.En, b.Es)
		}
	}
}

func TestName_NoneIsForNothing(t *testing.T) {
	used := map[string]bool{}
	for _, c := range components() {
		used[nameRef(cat, c)] = true
	}
	for ref := range allNames() {
		if !used[ref] {
			t.Errorf("%s has a name, and the catalogue has no such component", ref)
		}
	}
}

func TestName_OfNothing(t *testing.T) {
	if got := Name(cat, rules.None, En); got != "" {
		t.Errorf("None is called %q", got)
	}
}

func TestShortName_EveryCharacter(t *testing.T) {
	for _, c := range cat.All(rules.KindCharacter) {
		if _, ok := shortNames()[cat.Ref(c)]; !ok {
			t.Errorf("%s has no short name", cat.Ref(c))
		}
	}
}

// TestPartsOf_AShortName: an Ally with a nickname has a short name without it; a
// component that goes by its full name has no short name.
func TestPartsOf_AShortName(t *testing.T) {
	for ref, want := range map[string]Both{
		"ally/kara-starbuck-thrace":   {"Kara Thrace", "Kara Thrace"},
		"ally/tom-zarek":              {},
		"character/lee-apollo-adama":  {"Apollo", "Apolo"},
		"character/ellen-tigh":        {},
		"character/karl-helo-agathon": {"Helo", "Helo"},
		"title/admiral":               {},
	} {
		c, _ := cat.Find(ref)
		if got := PartsOf(cat, c).Short; got != want {
			t.Errorf("%s is called %q for short, want %q", ref, got, want)
		}
	}
	for _, c := range cat.All(rules.KindAlly) {
		n, short := bareName(cat, c), bareShort(cat, c)
		if strings.ContainsAny(n.En, "“(") == (n == short) || strings.ContainsAny(short.En+short.Es, "“(") {
			t.Errorf("%s, %v, is called %v on the board", cat.Ref(c), n, short)
		}
	}
}

func TestPlaces_EveryLocation(t *testing.T) {
	for _, c := range cat.All(rules.KindLocation) {
		if p, ok := placesOn[cat.Ref(c)]; !ok || p.at == "" || p.en == "" || p.a == "" || p.in == "" {
			t.Errorf("%s cannot be said inside a sentence", cat.Ref(c))
		}
	}
}

// TestLabel_TellsApart: no two faces of the cards of one game have the same
// label.
func TestLabel_TellsApart(t *testing.T) {
	for _, words := range []string{"", "pegasus"} {
		choice, err := options.Parse(words)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range []rules.Kind{rules.KindSkill, rules.KindCivilian} {
			seen := map[string]string{}
			for _, c := range cat.InPlay(kind, choice, 5) {
				for _, l := range Langs {
					key := string(l) + Label(cat, c, l)
					if other := seen[key]; other != "" {
						t.Errorf("%s and %s are both labelled %s", cat.Ref(c), other, key)
					}
					seen[key] = cat.Ref(c)
				}
			}
		}
	}
}

// TestTerms_Golden reads every name that is not the name of a component.
func TestTerms_Golden(t *testing.T) {
	var out strings.Builder
	list := func(title string, bs ...Both) {
		out.WriteString(title + "\n")
		for _, b := range bs {
			out.WriteString("  " + b.En + " | " + b.Es + "\n")
			if f := flaws(b); len(f) > 0 {
				t.Errorf("%s: %q, %q: %v", title, b.En, b.Es, f)
			}
		}
	}
	list("resources", resourceTerms[:]...)
	list("skills", skillTerms[:]...)
	list("areas", areaTerms[:]...)
	list("in areas", areaPlaces[:]...)
	var alone, first, again []Both
	for k := range rules.NumShips {
		words := shipTable[k.String()]
		alone, first, again = append(alone, words.name), append(first, words.one), append(again, words.same)
	}
	list("ships", alone...)
	list("a ship", first...)
	list("the ship", again...)
	var titles []Both
	for k := range cat.Titles() {
		titles = append(titles, titleTerm(cat, k).flat())
		if titleDuties[cat.Office(k).ID].Empty() {
			t.Errorf("nothing says what holding the title %s means", cat.Office(k).ID)
		}
	}
	list("titles", titles...)
	list("icons", iconTerms[:]...)
	list("classes", classTerms[:]...)
	list("boards", boardTerms[:]...)
	list("phases", phaseTerms[:]...)
	list("windows", windowTerms[:]...)
	list("endings", endingTerms[:]...)
	list("ending names", endingNames[:]...)
	for _, w := range options.AllWords() {
		list(w.String(), wordTerms[w])
	}
	golden(t, "terms.golden", out.String())
}

func TestParse(t *testing.T) {
	for tag, want := range map[string]Lang{"en": En, "es": Es, "es-MX": Es, "en_GB": En, "ES": Es} {
		if got, ok := Parse(tag); got != want || !ok {
			t.Errorf("Parse(%q) = %q, %v; want %q", tag, got, ok, want)
		}
	}
	for _, tag := range []string{"", "fr", "est"} {
		if got, ok := Parse(tag); ok || got != En {
			t.Errorf("Parse(%q) = %q, %v; want English, and that it is not known", tag, got, ok)
		}
	}
}

func TestListed(t *testing.T) {
	for _, c := range []struct {
		last  Both
		parts []Both
		want  Both
	}{
		{and, nil, Both{}},
		{and, []Both{same("A")}, same("A")},
		{and, []Both{same("A"), same("B"), same("C")}, Both{"A, B and C", "A, B y C"}},
		{and, []Both{say("Tactics", "Táctica"), say("Engineering", "Ingeniería")}, Both{"Tactics and Engineering", "Táctica e Ingeniería"}},
		{or, []Both{say("1", "1"), say("eight", "ocho")}, Both{"1 or eight", "1 u ocho"}},
		{and, []Both{say("ice", "agua"), say("ice", "hielo")}, Both{"ice and ice", "agua y hielo"}},
	} {
		if got := listed(c.last, c.parts...); got != c.want {
			t.Errorf("listed(%v) = %q; want %q", c.parts, got, c.want)
		}
	}
}
