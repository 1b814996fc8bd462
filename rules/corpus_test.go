package rules_test

import (
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

var update = flag.Bool("update", false, "write the games that the corpus lacks")

// corpusGames is how many finished games the corpus holds. The first baseGames are of
// the base game and its variants, those up to firstGames of Pegasus, those up to
// exodusGames of Exodus, those up to daybreakGames of Daybreak and the rest of Epica.
const (
	corpusGames   = 254
	baseGames     = 64
	firstGames    = 128 // that were recorded with a digest over the first form
	exodusGames   = 188
	daybreakGames = 238
)

// corpusGame is a finished game of the corpus: a header line, then a line for
// each answer ("question seat fingerprint option*times ...").
type corpusGame struct {
	choice  options.Choice
	players int
	seed    uint64
	asked   int
	entries []rules.Entry
	digest  string // over the first form, in the games recorded then
}

// TestCorpus replays finished games to the same end. A recorded game is never written
// again. If a change of the rules makes some impossible, they are taken out of
// digests.txt by hand, once it is understood why. rules.Version changes too if games of
// many tables are affected.
func TestCorpus(t *testing.T) {
	cat := cards.Catalogue()
	if *update {
		writeCorpus(t, cat)
	}
	names, err := fs.Glob(os.DirFS("testdata/corpus"), "*.game")
	if err != nil || len(names) != corpusGames {
		t.Fatalf("the corpus has %d games: %v", len(names), err)
	}
	digests, headers, reached := readDigests(t), 0, rules.NewCoverage(cat)
	for _, name := range names {
		c := readGame(t, filepath.Join("testdata", "corpus", name))
		g, err := rules.Replay(cat, c.choice, c.players, seedOf(c.seed), c.entries, c.asked)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if !g.Over() {
			t.Errorf("%s does not end", name)
			continue
		}
		if d := digest(t, cat, g.State()); d != digests[name] {
			t.Errorf("%s ends in another state: %v", name, g.State().Result.Ending)
		}
		if !testing.Short() {
			reached.Add(g.Reached())
		}
		if c.digest != "" {
			headers++
			if d := digestOne(t, cat, g.State()); d != c.digest {
				t.Errorf("%s ends in another state by its first digest: %v", name, g.State().Result.Ending)
			}
		}
	}
	if len(digests) != len(names) || headers < firstGames {
		t.Errorf("%d games have %d digests, and %d their first", len(names), len(digests), headers)
	}
	for k, n := range reached.Options { // as lab does for random games of all options
		if n > rules.MaxOptions*5/8 {
			t.Errorf("a request %v had %d options, of %d", rules.RequestKind(k), n, rules.MaxOptions)
		}
	}
}

// digestsFile has a line for each recorded game: its name and its digest.
const digestsFile = "testdata/corpus/digests.txt"

func readDigests(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile(digestsFile)
	if err != nil {
		t.Fatal(err)
	}
	digests := map[string]string{}
	for line := range strings.Lines(string(text)) {
		name, d, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if !ok || digests[name] != "" {
			t.Fatalf("%s: %q", digestsFile, line)
		}
		digests[name] = d
	}
	return digests
}
