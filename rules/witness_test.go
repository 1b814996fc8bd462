package rules_test

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"ragtag/bots"
	"ragtag/cards"
	"ragtag/rules"
	"ragtag/wording"
)

// The witness watches the games of the corpus from outside: what is asked, what each
// seat sees, what is reported, in which words, and what a rookie would answer. Its
// record is in testdata/witness.txt, one hash for each aspect of a game. A change of
// the program that should change nothing is held to that, and one that should is seen
// to change nothing else.
//
// RAGTAG_WITNESS=DIR writes down all that the hashes are made of, a file for each
// game and aspect: made before and after a change, the folders can be compared.
// The test looks at all games, with -short at every sixteenth unless it is given -update or a folder.

// aspects are what the witness hashes, in the order of its record.
var aspects = []string{"requests", "views", "events", "numbers", "sentences", "rookies"}

// testimony is one game as the witness saw it.
type testimony struct {
	sums  map[string]hash.Hash
	files map[string]*os.File
	cat   *rules.Catalogue
	names wording.Names
}

func newTestimony(t *testing.T, cat *rules.Catalogue, game, dir string) *testimony {
	w := &testimony{sums: map[string]hash.Hash{}, files: map[string]*os.File{}, cat: cat}
	for _, a := range aspects {
		w.sums[a] = sha256.New()
		if dir == "" {
			continue
		}
		f, err := os.Create(filepath.Join(dir, game+"."+a))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = f.Close() })
		w.files[a] = f
	}
	return w
}

func (w *testimony) note(aspect, format string, args ...any) {
	var to io.Writer = w.sums[aspect]
	if f := w.files[aspect]; f != nil {
		to = io.MultiWriter(to, f)
	}
	fmt.Fprintf(to, format+"\n", args...)
}

func (w *testimony) String() string {
	var out []string
	for _, a := range aspects {
		out = append(out, fmt.Sprintf("%s=%x", a, w.sums[a].Sum(nil)[:6]))
	}
	return strings.Join(out, " ")
}

// question notes the open question and what everybody sees at it.
func (w *testimony) question(t *testing.T, g *rules.Game, players rules.Seat) {
	for _, r := range g.Pending() {
		w.note("requests", "%d %d %s %s %s %s %d %d %s %s %v %d %d %v %d %d %v %v %v %08x",
			g.Ask(), r.Seat, r.Kind, r.Window, r.Rule, w.cat.Ref(r.Cause), r.About.Civilian, r.Left, r.Die.Rule, w.cat.Ref(r.Die.Caller), r.Die.Roller, r.Die.Plus, r.Die.Result,
			r.Secret, r.Min, r.Max, w.cat.OptionIDs(&r), r.Limit[:r.N], r.Cost[:r.N], w.cat.Print(&r))
		for _, l := range wording.Langs {
			w.note("sentences", "%d ask %s", g.Ask(), wording.RequestSentence(w.cat, &r, w.names).In(l))
			for i := range int(r.N) {
				w.note("sentences", "%d option %s", g.Ask(), wording.OptionSentence(w.cat, &r, i, w.names).In(l))
			}
		}
		if g.Ask()%10 == 0 && r.N > 0 {
			d, err := bots.New("rookie", uint64(g.Ask()))
			if err != nil {
				t.Fatal(err)
			}
			var a rules.Answer
			d.Decide(g.Chair(r.Seat), &r, &a)
			w.note("rookies", "%d %d %v", g.Ask(), r.Seat, w.cat.Takes(&r, &a))
		}
	}
	for p := rules.Nobody; p < players; p++ {
		text, err := json.Marshal(g.View(p))
		if err != nil {
			t.Fatal(err)
		}
		w.note("views", "%d %d %s", g.Ask(), p, text)
	}
}

// news notes what has happened since.
func (w *testimony) news(g *rules.Game, from int, players rules.Seat) int {
	events := g.EventsFrom(from)
	for i, e := range events {
		n := from + i
		if stray := carried(&e) &^ e.Kind.Fields(); stray != 0 {
			w.note("events", "%d %s carries fields that it does not declare: %b", n, e.Kind, stray)
		}
		if e.Kind == rules.EvCharacter {
			w.names[e.By.Seat()].Character = e.Comp
		}
		w.note("events", "%d %s %s %d %d %s %s %v %v %v %b %v %s", n, e.Kind, e.Rule, e.By, e.At, w.cat.Ref(e.Cause), w.cat.Ref(e.Comp),
			w.refs(e.Comps), e.Types, e.Letters, e.To, w.refs(e.Private), rules.At(w.cat, g.State()).PlaceRef(e.Loc))
		w.note("numbers", "%d %s %s", n, e.Kind, numbersOf(&e))
		for _, l := range wording.Langs {
			for p := rules.Nobody; p < players; p++ {
				w.note("sentences", "%d %d %s", n, p, wording.EventSentence(w.cat, e, w.names, p).In(l))
			}
			w.note("sentences", "%d laid %s", n, wording.EventLaidSentence(w.cat, e, w.names).In(l))
		}
	}
	return from + len(events)
}

// numbersOf returns the two numbers under which an event is handed on, and where
// it happens.
func numbersOf(e *rules.Event) string {
	value, other := e.Numbers()
	return fmt.Sprintf("%d %d %s %s", value, other, e.Area, e.Zone)
}

func (w *testimony) refs(cs []rules.Comp) (out []string) {
	for _, c := range cs {
		out = append(out, w.cat.Ref(c))
	}
	return out
}

// watch plays a game of the corpus and returns what the witness has to say.
func watch(t *testing.T, cat *rules.Catalogue, name, dir string) string {
	c := readGame(t, filepath.Join("testdata", "corpus", name))
	g, err := rules.NewGame(cat, c.choice, c.players, seedOf(c.seed))
	if err != nil {
		t.Fatal(err)
	}
	w := newTestimony(t, cat, strings.TrimSuffix(name, ".game"), dir)
	w.names = make(wording.Names, c.players)
	for i := range w.names {
		if c.seed%2 == 1 { // in every other game the players have names
			w.names[i].Name = [...]string{"Ana", "Bea", "Carl", "Dora", "Emil", "Fay", "Gus"}[i]
		}
	}
	players := rules.Seat(c.players)
	told, entries := w.news(g, 0, players), c.entries
	for !g.Over() {
		w.question(t, g, players)
		ask := g.Ask()
		answers := map[rules.Seat][]rules.Take{}
		for len(entries) > 0 && entries[0].Ask == ask {
			answers[entries[0].Seat] = entries[0].Takes
			entries = entries[1:]
		}
		for _, r := range g.Pending() {
			if err := g.Answer(r.Seat, ask, answers[r.Seat]); err != nil {
				t.Fatalf("%s, question %d: %v", name, ask, err)
			}
		}
		told = w.news(g, told, players)
	}
	w.question(t, g, players)
	return w.String()
}

func TestWitness(t *testing.T) {
	dir := os.Getenv("RAGTAG_WITNESS")
	record := filepath.Join("testdata", "witness.txt")
	old, err := os.ReadFile(record)
	if err != nil && !*update {
		t.Fatal(err)
	}
	seen := map[string]string{}
	for line := range strings.Lines(string(old)) {
		name, sums, _ := strings.Cut(strings.TrimSpace(line), " ")
		seen[name] = sums
	}
	every := 1
	if testing.Short() {
		every = 16
	}
	cat := cards.Catalogue()
	var mu sync.Mutex
	said := map[string]string{}
	t.Run("games", func(t *testing.T) {
		for n := range corpusGames {
			name := fmt.Sprintf("%02d.game", n)
			if n%every != 0 && !*update && dir == "" {
				continue
			}
			t.Run(name, func(t *testing.T) {
				t.Parallel()
				got := watch(t, cat, name, dir)
				mu.Lock()
				defer mu.Unlock()
				said[name] = got
				if want := seen[name]; got != want && !*update {
					t.Errorf("is not what it was:\ngot  %s\nwant %s", got, want)
				}
			})
		}
	})
	if *update {
		var lines []string
		for name, sums := range said {
			lines = append(lines, name+" "+sums+"\n")
		}
		slices.Sort(lines)
		if err := os.WriteFile(record, []byte(strings.Join(lines, "")), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
