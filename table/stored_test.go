package table

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"ragtag/bots"
	"ragtag/rules"
)

// The folder testdata/stored holds tables as earlier programs stored them in
// mid-game, and testdata/records finished games. The files are never rewritten:
// they are what users may have on their disks.

var update = flag.Bool("update", false, "write the stored tables and records that are missing")

// storedTable is a table of the folder: its stored form and the keys of its
// people. In the file each field is one line, and so is each entry.
type storedTable struct {
	ID   string   `json:"id"`
	Keys []string `json:"keys"`
	kept Kept
}

// storedGames lists the games in the folder: their options, the players (h is a
// person), and after how many answers of people they were stored. The file of
// game n is n.gz.
var storedGames = []struct {
	options, seats string
	answers        int
	until          func(rules.State) bool // if set, the game must also have reached this
}{
	{"", "hhb", 30, nil},
	{"", "hbhb", 75, aboveDistance(3)},
	{"", "hbbhb", 60, nil},
	{"", "hbbbbb", 25, aboveDistance(5)},
	{"nosympathizer", "hbhb", 40, nil},
	{"nosympathizer", "hbbbbb", 20, nil},
	{"coop", "hbb", 40, nil},
	{"coop", "hbhbb", 50, aboveDistance(3)},
	{"duo", "hh", 60, nil},
	{"duo", "hb", 40, aboveDistance(3)},
	{"solo", "h", 45, nil},
	{"solo", "h", 90, nil},
	{"forceoverlay", "hbhb", 30, nil},
	{"forceoverlay", "hbbbb", 40, aboveDistance(3)},
	{"sympatheticcylon", "hbhb", 45, nil},
	{"sympatheticcylon&forcemotive", "hbhbbb", 40, aboveDistance(3)},
	{"pegasus", "hhb", 35, nil},
	{"pegasus", "hbbhb", 50, aboveDistance(4)},
	{"pegasus&forceexodus", "hbhb", 45, nil},
	{"pegasus&forceexodus", "hbbbbb", 35, aboveDistance(3)},
	{"pegasus&extradeath", "hbh", 60, nil},
	{"pegasus&extradeath", "hbbb", 40, someDead},
	{"pegasus&forceexodus&extradeath&cylonleader", "hbhb", 45, nil},
	{"pegasus&forceexodus&extradeath&cylonleader", "hbbbbbb", 30, aboveDistance(3)},
	{"pegasus&cylonleader", "hhbbb", 50, nil},
	{"pegasus&cylonleader", "hbbb", 40, infiltrated},
	{"pegasus&cylonleader&forcemotive", "hbhbb", 45, nil},
	{"pegasus&cylonleader&forcemotive", "hbbbbb", 40, infiltrated},
	{"pegasus&sympatheticcylon", "hbhb", 55, nil},
	{"pegasus&sympatheticcylon", "hbbbbb", 30, aboveDistance(3)},
	{"pegasus&newcaprica", "hbb", 30, nil},
	{"pegasus&newcaprica", "hbbb", 30, onCaprica(rules.Occupied)},
	{"pegasus&newcaprica", "hbbbb", 30, onCaprica(rules.Occupied)},
	{"pegasus&newcaprica", "hbbbb", 30, onCaprica(rules.Returned)},
	{"pegasus&newcaprica&forceexodus&cylonleader", "hbbb", 40, nil},
	{"pegasus&newcaprica&forceexodus&cylonleader", "hbbbbbb", 30, onCaprica(rules.Occupied)},

	{"", "hbhb", 40, nil}, // from here on they are stored in form 2
	{"duo", "hb", 40, aboveDistance(3)},
	{"solo", "h", 60, nil},
	{"pegasus&forceexodus&extradeath&cylonleader", "hbbb", 40, someDead},
	{"sympatheticcylon&forcemotive", "hbhbbb", 40, nil},
	{"pegasus&newcaprica", "hbbb", 30, onCaprica(rules.Occupied)},
	{"pegasus&newcaprica&forceexodus&cylonleader", "hbbb", 30, onCaprica(rules.Returned)},

	{"exodus&allyseasons", "hbhb", 40, nil},
	{"exodus&cylonfleet&personalgoal&finalfive", "hbhbb", 40, aboveDistance(2)},
	{"exodus&ioniannebula", "hbbb", 30, someOut},

	{"daybreak&searchforhome", "hbhb", 40, aboveDistance(2)},
	{"daybreak&searchforhome", "hbbbb", 30, withRebels},
	{"pegasus&daybreak&forcedemetrius&newcaprica&cylonleader", "hbbb", 40, onCaprica(rules.Occupied)},
	{"exodus&daybreak&ioniannebula&forcedemetrius", "hbbbb", 30, aboveDistance(3)},
	{"pegasus&exodus&cylonfleet&personalgoal&finalfive&allyseasons&daybreak&searchforhome&extradeath", "hbhbb", 40, nil},

	{"epica", "hbb", 40, aboveDistance(4)},
	{"cylonleader&newcaprica&epica", "hbhbb", 40, onCaprica(rules.Occupied)},
}

// formOne is the number of tables stored in form 1.
const formOne = 36

func aboveDistance(n int8) func(rules.State) bool {
	return func(s rules.State) bool { return s.Distance > n }
}

func onCaprica(c rules.Caprica) func(rules.State) bool {
	return func(s rules.State) bool { return s.Caprica == c }
}

func withRebels(s rules.State) bool { return s.Rebels != rules.NoRebels }

func someOut(s rules.State) bool { return s.Out != 0 }

func someDead(s rules.State) bool { return s.Dead != 0 }

func infiltrated(s rules.State) bool {
	for _, k := range s.Seats {
		if k.Infiltrating {
			return true
		}
	}
	return false
}

// TestStored_GoesOnAsItWas loads tables that earlier programs stored: none is
// renewed, each is in the position of its checkpoint, and continues in the same
// way whether or not it is loaded again. With -short all are loaded, and every fifth
// continues.
func TestStored_GoesOnAsItWas(t *testing.T) {
	if *update {
		writeStored(t)
	}
	renewed, held := 0, 0
	for n, game := range storedGames {
		st := readStored(t, storedName(n))
		s := &shelf{tables: map[string]*Kept{st.ID: &st.kept}}
		h := hub(t, s, Config{Rules: rules.Version, WindowTime: 1 << 40})
		tb, err := h.load(st.ID)
		if err != nil {
			t.Fatalf("%s: %v", storedName(n), err)
		}
		if tb.made.Options != game.options || tb.game.Over() {
			t.Errorf("%s: options %q, over: %v", storedName(n), tb.made.Options, tb.game.Over())
		}
		if tb.next != int64(len(st.kept.Entries)) {
			renewed++
			t.Errorf("%s had to be renewed", storedName(n))
		}
		if checkpointHeld(t, &st.kept) {
			held++
		}
		if old := !bytes.Contains(st.kept.Checkpoint, []byte(`"form":`)); old != (n < formOne) {
			t.Errorf("%s is kept in form 1: %v", storedName(n), old)
		}
		if !testing.Short() || n%5 == 0 {
			goOn(t, h, s, &st, n)
		}
	}
	if renewed > 0 || held != len(storedGames) {
		t.Errorf("of %d tables %d were renewed, and %d held to their checkpoint", len(storedGames), renewed, held)
	}
}

// checkpointHeld reports whether loading compares a table with its checkpoint:
// its mark follows the entry from which the referee replays.
func checkpointHeld(t *testing.T, k *Kept) bool {
	t.Helper()
	var entries []*entry
	last, at := "", 0
	for i, data := range k.Entries {
		e, err := readEntry(data, int64(i), last)
		if err != nil {
			t.Fatal(err)
		}
		if e.Marked != nil && e.Marked.Print == hashOf(k.Checkpoint) {
			at = i
		}
		entries, last = append(entries, e), hashOf(data)
	}
	from, version := course(entries)
	return version == rules.Version && at >= from && at > 0
}

// goOn plays on at a stored table and loads it again.
func goOn(t *testing.T, h *Hub, s *shelf, st *storedTable, n int) {
	t.Helper()
	tb, err := h.Find(context.Background(), st.ID)
	if err != nil {
		t.Fatal(err)
	}
	p := peopleAt(n, st.Keys)
	p.play(t, tb, 12, nil)
	settled(t, tb, "")
	tb.mu.Lock()
	want, left := seen(tb), s.copied()
	tb.mu.Unlock()
	h.Close()
	again, err := hub(t, left, Config{WindowTime: 1 << 40}).load(st.ID)
	if err != nil {
		t.Fatalf("%s, played on: %v", storedName(n), err)
	}
	if got := seen(again); !reflect.DeepEqual(got, want) || again.next != tb.next {
		t.Errorf("%s, played on and read again, is another table", storedName(n))
	}
}

// TestStored_RecordsAreVerified verifies the records of finished games.
func TestStored_RecordsAreVerified(t *testing.T) {
	names, err := filepath.Glob("testdata/records/*.gz")
	if err != nil || len(names) != len(storedRecords) {
		t.Fatalf("%d records: %v", len(names), err)
	}
	one := 0
	for _, name := range names {
		r, err := ReadRecord(bytes.NewReader(unzipped(t, name)))
		if err == nil {
			err = r.Verify(cat)
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if r.Format == recordOne {
			one++
		}
		r.Digest = flipped(r.Digest)
		if err := r.Verify(cat); CodeOf(err) != BadRecord {
			t.Errorf("%s with another digest: %v", name, err)
		}
	}
	if one != recordsOne {
		t.Errorf("%d records are of the first format, want %d", one, recordsOne)
	}
}

// storedRecords lists the games of testdata/records. The file of record n is
// n.json.gz.
var storedRecords = []struct{ options, seats string }{
	{"", "hbhb"},
	{"nosympathizer", "hbbbbb"},
	{"coop", "hbb"},
	{"duo", "hb"},
	{"solo", "h"},
	{"pegasus", "hbbhb"},
	{"pegasus&forceexodus&extradeath&cylonleader", "hbbb"},
	{"sympatheticcylon&forcemotive", "hbbb"},
	{"pegasus&newcaprica", "hbbbb"},
	{"pegasus&newcaprica&forceexodus&cylonleader", "hbbbb"},

	{"", "hbb"}, // from here on in format 2
	{"solo", "h"},
	{"pegasus&extradeath", "hbbb"},
	{"pegasus&newcaprica", "hbbb"},

	{"daybreak&searchforhome", "hbbb"},
	{"pegasus&exodus&daybreak&ioniannebula&forcedemetrius&cylonleader", "hbbbb"},
}

// recordsOne is the number of records in the first format.
const recordsOne = 10

func storedName(n int) string { return fmt.Sprintf("testdata/stored/%02d.gz", n) }

func recordName(n int) string { return fmt.Sprintf("testdata/records/%02d.json.gz", n) }

// people answers for the seats of people, at random or like a rookie.
type people struct {
	keys   []string
	random chooser
	rookie rules.Decider
}

func peopleAt(n int, keys []string) *people {
	p := &people{keys: keys, random: chooser(n)}
	if n%2 == 1 {
		p.rookie, _ = bots.New("rookie", uint64(n))
	}
	return p
}

// play answers that many questions, and continues until the game satisfies
// until, or is over. It returns the seat that answered last.
func (p *people) play(t *testing.T, tb *Table, answers int, until func(rules.State) bool) (last int) {
	t.Helper()
	last = -1
	for f := settled(t, tb, ""); f.Table.Status == Running; f = settled(t, tb, "") {
		tb.mu.Lock()
		done := answers <= 0 && (until == nil || until(tb.game.State()))
		tb.mu.Unlock()
		if done {
			break
		}
		for seat, key := range p.keys {
			if key == "" {
				continue
			}
			if f := brief(t, tb, key); f.Ask != nil {
				p.answer(t, tb, key, f.Ask)
				answers, last = answers-1, seat
				break
			}
		}
	}
	return last
}

func (p *people) answer(t *testing.T, tb *Table, key string, ask *Ask) {
	t.Helper()
	takes := p.random.answer(ask)
	if seat, err := tb.Seat(key); p.rookie != nil && err == nil {
		tb.mu.Lock()
		r, _ := tb.game.Request(seat)
		var a rules.Answer
		p.rookie.Decide(tb.game.Chair(seat), &r, &a)
		takes = cat.Takes(&r, &a)
		tb.mu.Unlock()
	}
	if err := tb.Answer(key, ask.Ask, takes); err != nil {
		t.Fatalf("question %d, %s: %v", ask.Ask, ask.Kind, err)
	}
}

// writeStored writes the tables and records that are missing in the folders.
func writeStored(t *testing.T) {
	for n := range storedGames {
		if _, err := os.Stat(storedName(n)); err != nil {
			writeFile(t, storedName(n), storedOf(t, n).lines(t))
		}
	}
	for n, game := range storedRecords {
		if _, err := os.Stat(recordName(n)); err == nil {
			continue
		}
		set := seats(game.seats, Relaxed)
		set.Options = game.options
		tb, at := made(t, hub(t, &shelf{}, Config{}), set)
		peopleAt(n, at.Keys).play(t, tb, 1e6, nil)
		r, err := tb.Record()
		if err != nil {
			t.Fatal(err)
		}
		writeFile(t, recordName(n), marshal(&r))
	}
}

// storedOf plays a table to the moment at which it is stored. Some of the files before
// the first of Daybreak were renewed meanwhile, under other rules.
func storedOf(t *testing.T, n int) *storedTable {
	game := storedGames[n]
	for try := range 200 {
		s := &shelf{}
		c := Config{Chance: fmt.Sprint(n, "/", try), WindowTime: 1 << 40}
		set := seats(game.seats, []Pace{Relaxed, Live}[n%3/2])
		set.Options = game.options
		tb, at := made(t, hub(t, s, c), set)
		if err := tb.Order(at.Keys[0], Order{Window: "rolled", Do: AskMe, Until: ForGood}); err != nil {
			t.Fatal(err)
		}
		if err := tb.Talk(at.Keys[0], "", "So say we all."); err != nil {
			t.Fatal(err)
		}
		p := peopleAt(n, at.Keys)
		p.play(t, tb, game.answers, game.until)
		if n%3 == 0 && !takeBack(t, tb, p) {
			continue
		}
		f := settled(t, tb, "")
		tb.hub.Close()
		if f.Table.Status == Running {
			return &storedTable{ID: at.ID, Keys: at.Keys, kept: *s.tables[at.ID]}
		}
	}
	t.Fatalf("game %d always ends too early", n)
	return nil
}

// takeBack plays until somebody takes an answer back.
func takeBack(t *testing.T, tb *Table, p *people) bool {
	for range 60 {
		last := p.play(t, tb, 1, nil)
		if last < 0 {
			return false
		}
		if f := settled(t, tb, p.keys[last]); f.Undo != nil {
			if err := tb.Undo(p.keys[last], f.Undo.Ask); err != nil {
				t.Fatal(err)
			}
			return true
		}
	}
	return false
}

// lines returns the file of a table.
func (st *storedTable) lines(t *testing.T) []byte {
	var b bytes.Buffer
	first, err := json.Marshal(st)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range append([][]byte{first, st.kept.Head, st.kept.Checkpoint}, st.kept.Entries...) {
		b.Write(line)
		b.WriteByte('\n')
	}
	return b.Bytes()
}

func readStored(t testing.TB, name string) (st storedTable) {
	t.Helper()
	lines := bytes.Split(bytes.TrimSuffix(unzipped(t, name), []byte("\n")), []byte("\n"))
	if len(lines) < 4 {
		t.Fatalf("%s has %d lines", name, len(lines))
	}
	if err := json.Unmarshal(lines[0], &st); err != nil {
		t.Fatal(err)
	}
	st.kept = Kept{Version: Format, Updated: time.Unix(0, 0), Head: lines[1], Checkpoint: lines[2], Entries: lines[3:]}
	return st
}

func unzipped(t testing.TB, name string) []byte {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(bufio.NewReader(f))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if _, err := b.ReadFrom(z); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return b.Bytes()
}

func writeFile(t *testing.T, name string, data []byte) {
	t.Helper()
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if _, err := z.Write(data); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}
