package scenario

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ragtag/cards"
)

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

func TestScenarios(t *testing.T) {
	cat := cards.Catalogue()
	names := files(t)
	if len(names) == 0 {
		t.Fatal("there are no scenarios")
	}
	for _, file := range names {
		t.Run(strings.TrimSuffix(filepath.ToSlash(file), ".scenario"), func(t *testing.T) {
			if err := parse(t, file).Run(cat); err != nil {
				t.Error(err)
			}
		})
	}
}
