package bots_test

import (
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

// A situation is a position in the language of the scenarios, and what a good
// player would do in it. In testdata, a file has many; a line says what the rookie
// of a player does:
//
//	rookie Tigh takes: location/command, pass     one of these
//	rookie Tigh leaves: location/communications   none of these
//	rookie Tigh takes something                   and nothing
//	rookie Tigh suspects Boomer 0.5-1             how likely a Cylon she is
type situation struct {
	name, lines string
	claims      []string
}

// readSituations splits a file into its cases; lines before the first belong to
// every case.
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

// check holds what the situation claims, whatever the rookie's dice.
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
			takes, why := decide(t, g, p, seed)
			if !holds(t, claim, takes) {
				t.Errorf("%s %s: takes %v (%s)", name, claim, takes, why)
				break
			}
		}
	}
}

// decide lets a rookie decide, and returns the options that it takes, and why.
func decide(t *testing.T, g *rules.Game, p rules.Seat, seed uint64) (takes []string, why string) {
	t.Helper()
	r, asked := g.Request(p)
	if !asked {
		t.Fatalf("seat %d is not asked, but %v", p, g.Pending())
	}
	d, err := bots.New("rookie", seed)
	if err != nil {
		t.Fatal(err)
	}
	var a rules.Answer
	d.Decide(g.Chair(p), &r, &a)
	for _, k := range g.Catalogue().Takes(&r, &a) {
		takes = append(takes, k.Option)
	}
	return takes, d.(bots.Explainer).Why(int(p)).String()
}

// holds reports whether a claim holds of what was taken.
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
