package rules_test

import (
	"bufio"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"ragtag/bots"
	"ragtag/cards"
	"ragtag/options"
	"ragtag/rules"
)

var update = flag.Bool("update", false, "write the games that the corpus lacks")

// corpusGames is how many finished games the corpus holds, of which the first
// baseGames are of the base game and its variants.
const (
	corpusGames = 128
	baseGames   = 64
)

// corpusGame is a finished game of the corpus: a header line, then a line for
// each answer ("question seat fingerprint option*times ...").
type corpusGame struct {
	choice  options.Choice
	players int
	seed    uint64
	asked   int
	entries []rules.Entry
	digest  string
}

// digest names a state by its ids.
func digest(t *testing.T, cat *rules.Catalogue, s rules.State) string {
	t.Helper()
	text, err := json.Marshal(rules.At(cat, s).Save())
	if err != nil {
		t.Fatal(err)
	}
	var v any
	if err := json.Unmarshal(text, &v); err != nil {
		t.Fatal(err)
	}
	if text, err = json.Marshal(said(v)); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%x", sha256.Sum256(text))
}

// said returns what v says without its zeros, so that a field that a later set
// adds leaves the digests of earlier games alone; nil if it says nothing.
func said(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for k, e := range v {
			if e = said(e); e == nil {
				delete(v, k)
			} else {
				v[k] = e
			}
		}
		if len(v) > 0 {
			return v
		}
		return nil
	case []any:
		some := false
		for i, e := range v {
			v[i] = said(e)
			some = some || v[i] != nil
		}
		if some {
			return v
		}
		return nil
	case float64:
		if v == 0 {
			return nil
		}
	case string:
		if v == "" {
			return nil
		}
	case bool:
		if !v {
			return nil
		}
	}
	return v
}

// TestCorpus replays finished games to the same end. Games that a change of the
// rules makes impossible are deleted and written anew with -update, once it is
// understood why; rules.Version changes too where games of many tables are among
// them.
func TestCorpus(t *testing.T) {
	cat := cards.Catalogue()
	if *update {
		writeCorpus(t, cat)
	}
	names, err := fs.Glob(os.DirFS("testdata/corpus"), "*.game")
	if err != nil || len(names) != corpusGames {
		t.Fatalf("the corpus has %d games: %v", len(names), err)
	}
	for _, name := range names {
		c := readGame(t, filepath.Join("testdata", "corpus", name))
		g, err := rules.Replay(cat, c.choice, c.players, seedOf(c.seed), c.entries, c.asked)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if !g.Over() {
			t.Errorf("%s does not end", name)
		} else if d := digest(t, cat, g.State()); d != c.digest {
			t.Errorf("%s ends in another state: %v", name, g.State().Result.Ending)
		}
	}
}

func writeCorpus(t *testing.T, cat *rules.Catalogue) {
	if err := os.MkdirAll("testdata/corpus", 0o755); err != nil {
		t.Fatal(err)
	}
	for n := range uint64(corpusGames) {
		name := filepath.Join("testdata", "corpus", fmt.Sprintf("%02d.game", n))
		if _, err := os.Stat(name); err == nil {
			continue
		}
		kind := kindsOfGames[0]
		if n >= baseGames {
			kind = kindsOfGames[firstOfPegasus+int(n)%(len(kindsOfGames)-firstOfPegasus)]
		} else if n%4 == 3 {
			kind = kindsOfGames[1+int(n/4)%(firstOfPegasus-1)]
		}
		c := corpusGame{players: kind.players[int(n/5)%len(kind.players)], seed: 1000 + n}
		var err error
		if c.choice, err = options.Parse(kind.options); err != nil {
			t.Fatal(err)
		}
		tb, err := rules.NewTable(cat, c.choice, c.players, seedOf(c.seed))
		if err != nil {
			t.Fatal(err)
		}
		tb.Record = &rules.Recorder{}
		var ds [rules.MaxSeats]rules.Decider
		for p := range ds {
			ds[p] = chaos{rand.New(rand.NewPCG(c.seed, uint64(p)))}
			if n%2 == 0 { // the others are of players who want to win
				if ds[p], err = bots.New("rookie", c.seed*10+uint64(p)); err != nil {
					t.Fatal(err)
				}
			}
		}
		tb.Play(&ds)
		c.asked, c.entries, c.digest = tb.Record.Asked, tb.Record.Entries, digest(t, cat, tb.S)
		writeGame(t, name, &c)
	}
}

func writeGame(t *testing.T, name string, c *corpusGame) {
	var b strings.Builder
	fmt.Fprintf(&b, "options=%s players=%d seed=%d asked=%d digest=%s\n", c.choice, c.players, c.seed, c.asked, c.digest)
	for _, e := range c.entries {
		fmt.Fprintf(&b, "%d %d %08x", e.Ask, e.Seat, e.Print)
		for _, k := range e.Takes {
			fmt.Fprintf(&b, " %s*%d", k.Option, k.Count)
		}
		b.WriteByte('\n')
	}
	if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func readGame(t *testing.T, name string) (c corpusGame) {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	if !lines.Scan() {
		t.Fatalf("%s is empty", name)
	}
	for field := range strings.FieldsSeq(lines.Text()) {
		key, value, _ := strings.Cut(field, "=")
		var err error
		switch key {
		case "options":
			c.choice, err = options.Parse(value)
		case "players":
			c.players, err = strconv.Atoi(value)
		case "seed":
			c.seed, err = strconv.ParseUint(value, 10, 64)
		case "asked":
			c.asked, err = strconv.Atoi(value)
		case "digest":
			c.digest = value
		default:
			err = errors.New("unknown field")
		}
		if err != nil {
			t.Fatalf("%s: %s: %v", name, field, err)
		}
	}
	for lines.Scan() {
		c.entries = append(c.entries, readEntry(t, name, lines.Text()))
	}
	return c
}

func readEntry(t *testing.T, name, line string) (e rules.Entry) {
	t.Helper()
	words := strings.Fields(line)
	if len(words) < 3 {
		t.Fatalf("%s: %q", name, line)
	}
	if _, err := fmt.Sscanf(strings.Join(words[:3], " "), "%d %d %x", &e.Ask, &e.Seat, &e.Print); err != nil {
		t.Fatalf("%s: %q: %v", name, line, err)
	}
	for _, w := range words[3:] {
		option, times, _ := strings.Cut(w, "*")
		n, err := strconv.Atoi(times)
		if err != nil {
			t.Fatalf("%s: %q: %v", name, line, err)
		}
		e.Takes = append(e.Takes, rules.Take{Option: option, Count: n})
	}
	return e
}
