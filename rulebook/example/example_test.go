package example

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ragtag/rulebook"
	"ragtag/wording"
)

var update = flag.Bool("update", false, "write what the examples tell anew")

// What an example tells is what the referee does: a change of the rules shows as
// a difference, to be read before it is written.
func TestAll_TellWhatTheRefereeDoes(t *testing.T) {
	for _, e := range All() {
		for _, l := range wording.Langs {
			file := filepath.Join("testdata", e.ID+"."+string(l)+".txt")
			got := told(e, l)
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("%s is told otherwise; if its captions are still right: go test ./rulebook/example -update\n%s", file, got)
			}
		}
	}
}

func told(e Example, l wording.Lang) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", e.Title.In(l))
	for _, s := range e.Steps {
		fmt.Fprintf(&b, "\n* %s\n", s.Caption.In(l))
		for _, line := range s.Lines {
			fmt.Fprintf(&b, "  - %s [%s]\n", line.Says.In(l), line.Rule)
		}
		for _, c := range s.Changes {
			fmt.Fprintf(&b, "  = %s: %d -> %d\n", c.Name.In(l), c.Before, c.After)
		}
	}
	return b.String()
}

// An example names rules of the book, happens in every step, and says no number
// that the rules could change.
func TestAll_SayWhatCanBeTrue(t *testing.T) {
	digit := regexp.MustCompile(`\d`)
	for _, e := range All() {
		for _, id := range e.About {
			if !slices.Contains(rulebook.IDs(), id) {
				t.Errorf("%s is about %q, which is no rule", e.ID, id)
			} else if _, err := rulebook.Lookup(id, e.Choice, len(e.Cast), "en"); err != nil {
				t.Errorf("%s is about %q: %v", e.ID, id, err)
			}
		}
		for i, s := range e.Steps {
			if len(s.Lines) == 0 && i+1 < len(e.Steps) { // the last may only look back
				t.Errorf("%s, step %d: nothing happens", e.ID, i+1)
			}
			for _, l := range s.Lines {
				if l.Rule != "" && !slices.Contains(rulebook.IDs(), l.Rule) {
					t.Errorf("%s, step %d: there is no rule %q", e.ID, i+1, l.Rule)
				}
			}
			if digit.MatchString(s.Caption.En + s.Caption.Es) {
				t.Errorf("%s, step %d: a number in a caption, which the rules could change", e.ID, i+1)
			}
		}
	}
	if n := len(All()); n < 5 {
		t.Errorf("only %d examples", n)
	}
}

// A scenario that does not hold any more tells nothing.
func TestPlay_FailsWithTheRules(t *testing.T) {
	data, err := games.ReadFile("games/jump.scenario")
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	if _, err := play("jump.scenario", text); err != nil {
		t.Fatal(err)
	}
	wrong := strings.Replace(text, "fleet marker 0", "fleet marker 1", 1)
	if wrong == text {
		t.Fatal("the example has changed")
	}
	if _, err := play("jump.scenario", wrong); err == nil {
		t.Error("an expectation that does not hold is told as if it did")
	}
}
