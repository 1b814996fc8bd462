package scenario

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// catalogue is one for all tests: there are a thousand scenarios, and it is the same each time.
var catalogue = sync.OnceValue(cards.Catalogue)

// files lists every scenario below testdata.
func files(t *testing.T) (names []string) {
	t.Helper()
	err := filepath.WalkDir("testdata", func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".scenario") {
			names = append(names, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// parse reads a scenario; of one that cannot be read it returns one without
// cases, and the test fails.
func parse(t *testing.T, file string) *Scenario {
	t.Helper()
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	s, err := Parse(file, string(src))
	if err != nil {
		t.Error(err)
		return &Scenario{}
	}
	return s
}

// outcome is what came of a scenario when it was played.
type outcome struct {
	*Scenario
	err    error
	named  map[rules.Comp]bool // what its lines name
	called int                 // options at its stops, each asked what a message calls it
	ids    int                 // those called by their ids
	wrong  []string            // what a message calls an option, and a line does not
}

// outcomes has those that were played: each is played once, for all tests.
var outcomes = map[string]*outcome{}

// played plays a scenario, or returns what came of it.
func played(t *testing.T, file string) *outcome {
	t.Helper()
	if o := outcomes[file]; o != nil {
		return o
	}
	o := &outcome{Scenario: parse(t, file), named: map[rules.Comp]bool{}}
	outcomes[file] = o
	var stop struct {
		game *rules.Game
		ask  int
		open rules.Seats
	}
	o.err = o.run(catalogue(), watcher{
		begins: func(r *runner) { r.said = func(c rules.Comp) { o.named[c] = true } },
		did: func(r *runner, l Line) {
			if r.game == nil {
				return
			}
			at := stop
			at.game, at.ask, at.open = r.game, r.game.Ask(), r.game.Open()
			if at == stop {
				return // the line has answered nothing
			}
			stop = at
			o.call(r, l)
		},
	})
	return o
}

// call checks the name that messages give each option where a scenario stops.
func (o *outcome) call(r *runner, l Line) {
	quiet := *r
	quiet.said = nil
	for _, q := range r.game.Pending() {
		for _, option := range q.Options[:q.N] {
			word := quiet.optionWord(&q, option)
			if got := quiet.find(&q, word); len(got) != 1 || got[0] != r.cat.OptionID(option) {
				o.wrong = append(o.wrong, fmt.Sprintf("%s:%d: %s is called %q, which names %v", o.File, l.Number, r.cat.OptionID(option), word, got))
			}
			o.called++
			if strings.Contains(word, "/") {
				o.ids++
			}
		}
	}
}

func TestScenarios(t *testing.T) {
	names := files(t)
	if len(names) == 0 {
		t.Fatal("there are no scenarios")
	}
	for _, file := range names {
		t.Run(strings.TrimSuffix(filepath.ToSlash(file), ".scenario"), func(t *testing.T) {
			if err := played(t, file).err; err != nil {
				t.Error(err)
			}
		})
	}
}
