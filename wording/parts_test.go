package wording

import (
	"regexp"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestParts_AreTheText: the parts of every component are pieces of its text, in their
// order, in both languages.
func TestParts_AreTheText(t *testing.T) {
	cat := cards.Catalogue()
	had := map[string]int{}
	for c := rules.Comp(1); int(c) < cat.Size(); c++ {
		p := PartsOf(cat, c)
		said := map[string][]Both{"facts": p.Facts, "choice": {p.Choosing, p.WayA, p.WayB}, "following": {p.Following}}
		for _, a := range p.Abilities {
			said["abilities"] = append(said["abilities"], a.Name, a.Aside, a.Text)
		}
		for _, a := range p.Tokens {
			said["tokens"] = append(said["tokens"], a.Name, a.Text)
		}
		for what, parts := range said {
			for _, l := range Langs {
				rest := Text(cat, c, l)
				for _, part := range parts {
					if part.Empty() {
						continue
					}
					had[what]++
					_, after, ok := strings.Cut(strings.ToLower(rest), strings.ToLower(strings.TrimPrefix(part.In(l), onlyIf.In(l))))
					if !ok {
						t.Errorf("%s: of %q there is no %q, in %s", cat.Ref(c), rest, part.In(l), what)
					}
					rest = after
				}
			}
		}
		if p.Brief < 0 || p.Brief > strings.Count(Text(cat, c, En), "\n") {
			t.Errorf("%s has no line %d", cat.Ref(c), p.Brief)
		}
		if short := p.Short.In(En); short != "" {
			had["short"]++
			if strings.ContainsAny(short, "(“") || len(short) >= len(Name(cat, c, En)) {
				t.Errorf("%s is called %q for short", cat.Ref(c), short)
			}
		}
	}
	for _, what := range []string{"facts", "choice", "following", "abilities", "tokens", "short"} {
		if had[what] == 0 {
			t.Errorf("nothing has %s", what)
		}
	}
}

// onlyIf precedes a way that cannot always be chosen; in the text it follows the
// letter of the way.
var onlyIf = Both{"(only if possible) ", "(solo si es posible) "}

// TestParts_UsesAreActions: what a location can be used for is a line of its text that
// begins with whose action it is.
func TestParts_UsesAreActions(t *testing.T) {
	cat := cards.Catalogue()
	had := [2]int{}
	for _, c := range cat.All(rules.KindLocation) {
		p, k := PartsOf(cat, c), cat.Location(c)
		for use, has := range []bool{k.Do != nil, k.Also != nil} {
			switch line := p.Uses[use]; {
			case has != (line >= 0):
				t.Errorf("%s: use %d is line %d", cat.Ref(c), use, line)
			case has:
				had[use]++
				if line >= len(p.Leads) || !strings.Contains(strings.ToLower(p.Leads[line].En), "action") {
					t.Errorf("%s: use %d is line %d of the leads %q", cat.Ref(c), use, line, p.Leads)
				}
			}
		}
	}
	if had[0] == 0 || had[1] == 0 {
		t.Errorf("locations have %d uses", had)
	}
}

// TestParts_LeadsBeginTheLines: what a line begins with is the beginning of it, with its
// colon, and a line that has a lead has it in both languages.
func TestParts_LeadsBeginTheLines(t *testing.T) {
	cat := cards.Catalogue()
	led := map[string]int{}
	for c := rules.Comp(1); int(c) < cat.Size(); c++ {
		leads := PartsOf(cat, c).Leads
		for _, l := range Langs {
			lines := strings.Split(Text(cat, c, l), "\n")
			if len(leads) != 0 && len(leads) != len(lines) {
				t.Errorf("%s has %d leads of %d lines", cat.Ref(c), len(leads), len(lines))
				continue
			}
			for i, line := range lines {
				var lead Both
				if len(leads) > 0 {
					lead = leads[i]
				}
				if says := lead.In(l); !strings.HasPrefix(line, says) || strings.Count(says, ":") != 0 && !strings.HasSuffix(says, ":") {
					t.Errorf("%s: %q does not begin with %q", cat.Ref(c), line, says)
				}
				if (lead.En == "") != (lead.Es == "") {
					t.Errorf("%s: line %d has a lead in one language: %q", cat.Ref(c), i, lead)
				}
				if lead.Empty() && actsAt.MatchString(line) {
					t.Errorf("%s: %q begins with when it may be used, and has no lead", cat.Ref(c), line)
				}
				if !lead.Empty() {
					led[strings.Split(cat.Ref(c), "/")[0]]++
				}
			}
		}
	}
	for _, kind := range []string{"skill", "quorum", "crisis", "super-crisis", "loyalty", "location", "title", "ability", "ally", "crossroads", "objective"} {
		if led[kind] == 0 {
			t.Errorf("no %s has a lead", kind)
		}
	}
}

// actsAt finds lines that say when something may be used.
var actsAt = regexp.MustCompile(`^(Action|Movement|Acción|Movimiento|Human action|Cylon action|Acción humana|Acción cylon)[,:]`)

// TestParts_BriefIsWhatToDo: of a Loyalty card it is what its owner does, where it says that.
func TestParts_BriefIsWhatToDo(t *testing.T) {
	cat := cards.Catalogue()
	for ref, want := range map[string]string{
		"loyalty/cylon-treachery": "Action: reveal this card.",
		"loyalty/use-caution":     "Action: reveal this card if",
		"loyalty/sympathizer":     "Reveal this card at once",
		"loyalty/mutineer":        "You are human",
		"destination/deep-space":  "Distance 2.",
	} {
		c, ok := cat.Find(ref)
		if !ok {
			t.Fatalf("there is no %s", ref)
		}
		if got := strings.Split(Text(cat, c, En), "\n")[PartsOf(cat, c).Brief]; !strings.HasPrefix(got, want) {
			t.Errorf("%s in brief: %q, want %q", ref, got, want)
		}
	}
}
