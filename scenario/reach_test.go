package scenario

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"ragtag/rules"
)

// mechanism is an entry of testdata/reach: a mechanism that a set brought, and which
// components and rules of all sets it reaches.
type mechanism struct {
	ID      string   `yaml:"id"`
	When    []string `yaml:"when"` // conditions that must all hold, in the words of rulings
	Reaches []struct {
		IDs  []string `yaml:"ids"`
		When []string `yaml:"when"` // of these alone
	} `yaml:"reaches"`
}

// mechanisms reads the lists.
func mechanisms(t *testing.T) (all []mechanism) {
	t.Helper()
	for _, set := range []string{"exodus", "daybreak", "epica"} {
		data, err := os.ReadFile("testdata/reach/" + set + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		var list []mechanism
		if err := yaml.Unmarshal(data, &list); err != nil {
			t.Fatalf("%s: %v", set, err)
		}
		for i := range list {
			if set == "epica" {
				list[i].When = append(list[i].When, set)
			}
		}
		all = append(all, list...)
	}
	return all
}

// inGames are the contents of each game.
func inGames(t *testing.T, cat *rules.Catalogue, games []game) (all []rules.Groups) {
	t.Helper()
	for _, g := range games {
		tb, err := rules.NewTable(cat, g.choice, g.players, [32]byte{})
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, tb.S.Groups)
	}
	return all
}

// meets returns the contents that come together with a mechanism in some game.
func meets(t *testing.T, games []game, with []rules.Groups, when []string) (all rules.Groups) {
	t.Helper()
	for i, g := range games {
		if !slices.ContainsFunc(when, func(c string) bool { return !g.holds(t, c) }) {
			all |= with[i]
		}
	}
	return all
}

// isComponent reports whether an entry is of a component of the catalogue. Ships, tokens,
// titles in a row and rules are not.
func isComponent(id string) bool {
	kind, _, _ := strings.Cut(id, "/")
	return !slices.Contains([]string{"rule", "token", "succession", "objective"}, kind)
}

// nameConditions reads the conditions under which entries that are not
// components can be met.
func nameConditions(t *testing.T) map[string][]string {
	t.Helper()
	data, err := os.ReadFile("testdata/reach/names.txt")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]string{}
	for _, line := range strings.Split(string(data), "\n") {
		if id, when, ok := strings.Cut(line, " "); ok && id != "#" {
			all[id] = []string{when}
		}
	}
	return all
}

// bare returns the id of a component as the facts have it: strengths are no part of it.
func bare(ref string) string {
	if i := strings.LastIndexByte(ref, '-'); strings.HasPrefix(ref, "skill/") && i > 0 && len(ref) == i+2 && ref[i+1] <= '9' {
		return ref[:i]
	}
	return ref
}

// reachList reads a list of entries, "mechanism entry", each perhaps with a remark.
func reachList(t *testing.T, name string) map[string]bool {
	t.Helper()
	data, err := os.ReadFile("testdata/reach/" + name)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]bool{}
	for _, line := range strings.Split(string(data), "\n") {
		line, _, _ = strings.Cut(line, "#")
		if words := strings.Fields(line); len(words) == 2 {
			all[words[0]+" "+words[1]] = true
		} else if len(words) > 0 {
			t.Errorf("%s: %q is no entry", name, line)
		}
	}
	return all
}

// shown returns the entries that scenarios show, and which file does.
func shown(t *testing.T, cat *rules.Catalogue) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, file := range files(t) {
		s := played(t, file)
		if s.err != nil {
			continue // TestScenarios says so
		}
		for _, r := range s.Reaches {
			for _, id := range r.IDs {
				all[r.Mechanism+" "+id] = file
			}
			for c := range s.named {
				if cat.Kind(c) != rules.KindCharacter { // most stand by
					all[r.Mechanism+" "+bare(cat.Ref(c))] = file
				}
			}
			all[r.Mechanism] = file
		}
	}
	return all
}

// TestReach names each entry of the lists that can be met in a game of today and that
// no scenario shows. Components and conditions of sets that are not built wait with
// them. What no scenario can show, since it is no matter of play, is in elsewhere.txt,
// with where it is held; what is still to be shown is in open.txt, which only gets
// shorter.
func TestReach(t *testing.T) {
	cat, games := catalogue(), built()
	with := inGames(t, cat, games)
	known := map[string]rules.Comp{}
	for k := range rules.NumKinds {
		for _, c := range cat.All(k) {
			known[bare(cat.Ref(c))] = c
		}
	}
	conditions := nameConditions(t)
	has, apart, owed := shown(t, cat), reachList(t, "elsewhere.txt"), reachList(t, "open.txt")
	waiting, entries := 0, 0
	together := map[string]rules.Groups{}
	for _, m := range mechanisms(t) {
		delete(has, m.ID)
		for _, g := range m.Reaches {
			for _, id := range g.IDs {
				entry := m.ID + " " + id
				when := slices.Concat(m.When, g.When, conditions[id])
				there, met := together[strings.Join(when, "; ")]
				if !met {
					there = meets(t, games, with, when)
					together[strings.Join(when, "; ")] = there
				}
				c, ok := known[id]
				switch is := has[entry] != ""; {
				case there == 0, isComponent(id) && (!ok || !cat.In(c, there)):
					waiting++
				case is && (apart[entry] || owed[entry]):
					t.Errorf("%s is shown by %s: take it off the list", entry, has[entry])
				case !is && !apart[entry] && !owed[entry]:
					t.Errorf("no scenario shows %s", entry)
					entries++
				default:
					entries++
				}
				delete(apart, entry)
				delete(owed, entry)
			}
		}
	}
	for entry := range apart {
		t.Errorf("elsewhere.txt: %s is no entry", entry)
	}
	for entry := range owed {
		t.Errorf("open.txt: %s is no entry", entry)
	}
	for name, file := range has {
		if !strings.Contains(name, " ") {
			t.Errorf("%s: no mechanism is called %s", file, name)
		}
	}
	t.Logf("%d entries, %d wait, %d still to be shown", entries, waiting, len(reachList(t, "open.txt")))
}
