package bots_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ragtag/bots"
	"ragtag/cards"
	"ragtag/rules"
	"ragtag/scenario"
)

// A situation is a position in the language of the scenarios, with claims about
// what a good player would do in it. A file in testdata has many situations. A
// claim is a line about the rookie in a player's seat:
//
//	rookie Tigh takes: location/command, pass     one of these
//	rookie Tigh leaves: location/communications   none of these
//	rookie Tigh takes something                   and nothing
//	rookie Tigh suspects Boomer 0.5-1             how likely a Cylon she is
type situation struct {
	name, lines string
	claims      []string
}

// readSituations splits a file into its cases. Lines before the first case
// belong to every case.
func readSituations(t *testing.T, file string) (all []situation) {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	common, in := "", &situation{}
	for l := range strings.Lines(string(src)) {
		switch word, rest, _ := strings.Cut(strings.TrimSpace(l), " "); {
		case word == "case":
			all = append(all, situation{name: rest, lines: common})
			in = &all[len(all)-1]
		case word == "rookie":
			in.claims = append(in.claims, rest)
		case len(all) == 0:
			common += l
		default:
			in.lines += l
		}
	}
	return all
}

func TestRookie_KnowsWhatToDo(t *testing.T) {
	files, err := filepath.Glob("testdata/*.situations")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no situations", err)
	}
	for _, file := range files {
		for _, s := range readSituations(t, file) {
			t.Run(filepath.Base(file)+"/"+s.name, s.check)
		}
	}
}

// check checks the claims of the situation, with several seeds of the rookie's
// dice.
func (s situation) check(t *testing.T) {
	cat := cards.Catalogue()
	g, seats, err := scenario.Position(cat, s.lines)
	if err != nil {
		t.Fatal(err)
	}
	if len(s.claims) == 0 {
		t.Fatal("nothing is claimed")
	}
	for _, claim := range s.claims {
		name, claim, _ := strings.Cut(claim, " ")
		p, ok := seats(name)
		if !ok {
			t.Fatalf("who is %q?", name)
		}
		for seed := range uint64(5) {
			d, err := bots.New("rookie", seed)
			if err != nil {
				t.Fatal(err)
			}
			takes := decide(t, d, g, p)
			whom, odds, about := strings.Cut(strings.TrimPrefix(claim, "suspects "), " ")
			switch q, ok := seats(whom); {
			case about && ok && strings.HasPrefix(claim, "suspects "):
				within(t, odds, d.(bots.Explainer).Suspects(int(p))[q], name, claim)
			case !holds(t, claim, takes):
				t.Fatalf("%s %s: takes %v (%s)", name, claim, takes, d.(bots.Explainer).Why(int(p)))
			}
		}
	}
}

// decide lets a rookie answer if it is asked, and returns the options it takes.
func decide(t *testing.T, d rules.Decider, g *rules.Game, p rules.Seat) (takes []string) {
	t.Helper()
	r, _ := g.Request(p)
	var a rules.Answer
	d.Decide(g.Chair(p), &r, &a)
	for _, k := range g.Catalogue().Takes(&r, &a) {
		takes = append(takes, k.Option)
	}
	return takes
}

// within checks that a number is within two limits joined by a dash.
func within(t *testing.T, limits string, n float64, what ...string) {
	t.Helper()
	var low, high float64
	if k, err := fmt.Sscanf(limits, "%f-%f", &low, &high); k != 2 || n < low || n > high {
		t.Fatalf("%v: it is %.2f %v", what, n, err)
	}
}

// holds reports whether a claim is true of the options taken.
func holds(t *testing.T, claim string, takes []string) bool {
	t.Helper()
	verb, list, _ := strings.Cut(claim, ":")
	named := func(id string) bool { return slices.Contains(strings.Fields(strings.ReplaceAll(list, ",", " ")), id) }
	switch verb {
	case "takes":
		return slices.ContainsFunc(takes, named)
	case "leaves":
		return !slices.ContainsFunc(takes, named)
	case "takes something":
		return len(takes) > 0 && takes[0] != "pass"
	case "takes nothing":
		return len(takes) == 0 || takes[0] == "pass"
	}
	t.Fatalf("what is %q?", claim)
	return false
}
