package rules_test

import (
	"bufio"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ragtag/bots"
	"ragtag/options"
	"ragtag/rules"
)

// writeCorpus adds the games, and the digests, that the corpus lacks. It refuses to
// write a recorded game again.
func writeCorpus(t *testing.T, cat *rules.Catalogue) {
	digests := readDigests(t)
	for n := range uint64(corpusGames) {
		name := fmt.Sprintf("%02d.game", n)
		file := filepath.Join("testdata", "corpus", name)
		if _, err := os.Stat(file); err == nil {
			if digests[name] == "" {
				digests[name] = replayedDigest(t, cat, file)
			}
			continue
		}
		if digests[name] != "" {
			t.Fatalf("%s IS RECORDED AND WILL NOT BE WRITTEN AGAIN: a recorded game shows that later rules play what earlier ones played.\n"+
				"Take its file back from the history. If the game has really become impossible, delete its line of %s as well and say why.", name, digestsFile)
		}
		c, d := corpusGameOf(t, cat, n)
		writeGame(t, file, c)
		digests[name] = d
	}
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(digests)) {
		fmt.Fprintf(&b, "%s %s\n", name, digests[name])
	}
	if err := os.WriteFile(digestsFile, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// replayedDigest returns the digest of a game that has none yet.
func replayedDigest(t *testing.T, cat *rules.Catalogue, file string) string {
	c := readGame(t, file)
	g, err := rules.Replay(cat, c.choice, c.players, seedOf(c.seed), c.entries, c.asked)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return digest(t, cat, g.State())
}

// corpusGameOf plays game n of the corpus, and returns it with its digest.
func corpusGameOf(t *testing.T, cat *rules.Catalogue, n uint64) (*corpusGame, string) {
	kind := kindsOfGames[0]
	if n >= daybreakGames {
		kind = kindsOfGames[firstOfEpica+int(n/2)%(len(kindsOfGames)-firstOfEpica)]
	} else if n >= exodusGames {
		kind = kindsOfGames[firstOfDaybreak+int(n/2)%(firstOfEpica-firstOfDaybreak)]
	} else if n >= firstGames {
		kind = kindsOfGames[firstOfExodus+int(n/2)%(firstOfDaybreak-firstOfExodus)]
	} else if n >= baseGames {
		kind = kindsOfGames[firstOfPegasus+int(n)%(firstOfExodus-firstOfPegasus)]
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
	c.asked, c.entries = tb.Record.Asked, tb.Record.Entries
	return &c, digest(t, cat, tb.S)
}

func writeGame(t *testing.T, name string, c *corpusGame) {
	var b strings.Builder
	fmt.Fprintf(&b, "options=%s players=%d seed=%d asked=%d\n", c.choice, c.players, c.seed, c.asked)
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
