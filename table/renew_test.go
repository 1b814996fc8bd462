package table

import (
	"context"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"ragtag/rules"
	"ragtag/wording"
)

// TestLoad_GoesOnUnderOtherRules stops a game at many moments and loads it in a program
// with another version of the rules. Views, requests and the log are unchanged, and no
// number of a question or a line is used again.
func TestLoad_GoesOnUnderOtherRules(t *testing.T) {
	s := &shelf{}
	tb, made := made(t, hub(t, s, Config{Rules: 1}), seats("hbhh", Relaxed))
	c := chooser(7)
	for i := range 40 {
		if play(t, tb, made.Keys, &c, 7) == 0 {
			break
		}
		if testing.Short() && i%3 > 0 {
			continue
		}
		tb.mu.Lock()
		want, ask, left := seen(tb), tb.game.Ask(), s.copied()
		tb.mu.Unlock()
		other := NewHub(left, cat, Config{Rules: 2})
		again, err := other.load(made.ID)
		if err != nil {
			t.Fatal(err)
		}
		got := seen(again)
		for v := range got {
			sameGame(t, got[v], want[v])
		}
		if !again.game.Over() && again.game.Ask() <= ask || again.rules != 2 {
			t.Fatalf("question %d after %d, version %d", again.game.Ask(), ask, again.rules)
		}
		if again.fresh != ([viewers]bool{}) {
			t.Fatal("the next answer in secret would come with news for everybody")
		}
		twice, err := other.load(made.ID)
		if err != nil {
			t.Fatal(err)
		}
		if got2 := seen(twice); !reflect.DeepEqual(got2, got) || twice.next != again.next || twice.game.State() != again.game.State() {
			t.Fatal("read again it is another table")
		}
		other.Close()
	}
}

// sameGame compares a frame of a game under other rules with the one before.
func sameGame(t *testing.T, got, want Frame) {
	t.Helper()
	if !reflect.DeepEqual(got.View, want.View) || !reflect.DeepEqual(got.Waiting, want.Waiting) {
		t.Fatalf("seat %d sees another game:\n%+v\nwant\n%+v", want.Seat, got.View, want.View)
	}
	if (got.Ask == nil) != (want.Ask == nil) || got.Ask != nil && !reflect.DeepEqual(got.Ask.Options, want.Ask.Options) {
		t.Fatalf("seat %d is asked %+v, want %+v", want.Seat, got.Ask, want.Ask)
	}
	i := 0
	for n, line := range got.Log {
		switch {
		case n > 0 && line.N <= got.Log[n-1].N:
			t.Fatalf("line %d follows line %d", line.N, got.Log[n-1].N)
		case line.Kind == "renewed":
			if len(line.Text) == 0 || strings.Contains(wording.Flat(line.Text), "answer") {
				t.Fatalf("the log says %+v", line)
			}
		default:
			if line.N != want.Log[i].N && line.N <= want.Log[len(want.Log)-1].N {
				t.Fatalf("line %d has the number of another", line.N)
			}
			line.N = want.Log[i].N
			if !reflect.DeepEqual(line, want.Log[i]) {
				t.Fatalf("seat %d reads\n%+v\nwant\n%+v", want.Seat, line, want.Log[i])
			}
			i++
		}
	}
	if i != len(want.Log) {
		t.Fatalf("seat %d reads %d lines, there were %d", want.Seat, i, len(want.Log))
	}
}

// TestLoad_PlaysToItsEndUnderManyRules changes the rules repeatedly until the
// game is over, and loads it once more after that.
func TestLoad_PlaysToItsEndUnderManyRules(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{Rules: 1})
	tb, made := made(t, h, seats("hhb", Relaxed))
	if err := tb.Order(made.Keys[0], Order{Window: "rolled", Do: AskMe, Until: ForGood}); err != nil {
		t.Fatal(err)
	}
	c := chooser(2)
	version := 1
	for settled(t, tb, "").Table.Status != Over {
		play(t, tb, made.Keys, &c, 40)
		version++
		h.Close()
		h = hub(t, s, Config{Rules: version})
		var err error
		if tb, err = h.Find(context.Background(), made.ID); err != nil {
			t.Fatal(err)
		}
	}
	if version < 4 {
		t.Fatalf("the game was over under version %d", version)
	}
	f := frame(t, tb, made.Keys[0])
	renewed := 0
	for _, line := range f.Log {
		if line.Kind == "renewed" {
			renewed++
		}
	}
	if f.View.Over == nil || f.Table.Seed == nil || renewed != version-1 || len(tb.orders[0]) != 1 {
		t.Errorf("at its end: over %+v, %d times renewed under %d versions, orders %v", f.View.Over, renewed, version, tb.orders[0])
	}
	if _, err := tb.Record(); CodeOf(err) != OtherRules {
		t.Errorf("a record that nobody can replay: %v", err)
	}
}

func TestLoad_StartsAnOpenTableUnderTheRulesOfTheDay(t *testing.T) {
	s := &shelf{}
	_, made := made(t, hub(t, s, Config{Rules: 1}), seats("hob", Relaxed))
	var tb *Table
	for _, version := range []int{rules.Version + 1, rules.Version} {
		var err error
		if tb, err = hub(t, s.copied(), Config{Rules: version}).Find(context.Background(), made.ID); err != nil {
			t.Fatal(err)
		}
		if _, err := tb.Join(1, "Bob", ""); err != nil {
			t.Fatal(err)
		}
		if tb.rules != version || tb.past.last() != nil {
			t.Errorf("started under version %d, want %d", tb.rules, version)
		}
	}
}

func TestLoad_RefusesOtherRulesWithoutACheckpoint(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{Rules: 1})
	tb, made := made(t, h, seats("hbb", Relaxed))
	c := chooser(1)
	play(t, tb, made.Keys, &c, 10)
	settled(t, tb, "")
	h.Close()
	tests := []struct {
		name string
		do   func(k *Kept)
		code Code
		want string
	}{
		{"none", func(k *Kept) { k.Checkpoint = nil }, OtherRules, "version 1"},
		{"altered", func(k *Kept) { k.Checkpoint = altered(k.Checkpoint, `"drawn":`, `"drawn":1`) }, Damaged, "hash"},
		{"of another moment", func(k *Kept) { k.Checkpoint = []byte("{}") }, Damaged, "hash"},
	}
	for _, test := range tests {
		doctored := s.copied()
		test.do(doctored.tables[made.ID])
		if _, err := hub(t, doctored, Config{Rules: 1}).Find(context.Background(), made.ID); err != nil {
			t.Errorf("%s: the rules that it was played under need no checkpoint: %v", test.name, err)
		}
		_, err := hub(t, doctored, Config{Rules: 2}).Find(context.Background(), made.ID)
		if CodeOf(err) != test.code || !strings.Contains(err.Error(), test.want) || !strings.Contains(err.Error(), made.ID) {
			t.Errorf("%s: got %v, want %s with %q", test.name, err, test.code, test.want)
		}
	}
}

// TestLoad_GoesOnWhereRulesChangedWithoutANumber loads a valid chain of a game
// that these rules play differently, as shown by an answer that fits no
// question or by a checkpoint. Nothing of the table is lost.
func TestLoad_GoesOnWhereRulesChangedWithoutANumber(t *testing.T) {
	s := &shelf{}
	tb, made := made(t, hub(t, s, Config{}), seats("hbhh", Relaxed))
	c := chooser(7)
	play(t, tb, made.Keys, &c, 60)
	settled(t, tb, "")
	tb.mu.Lock()
	want, sound := seen(tb), s.copied()
	tb.mu.Unlock()
	for name, change := range map[string]func(k *Kept) func(*entry) bool{
		"answer": func(*Kept) func(*entry) bool {
			return func(e *entry) bool {
				if e.Answered != nil {
					e.Answered.Print++
				}
				return e.Answered != nil
			}
		},
		"checkpoint": func(k *Kept) func(*entry) bool {
			before := hashOf(k.Checkpoint)
			k.Checkpoint = altered(k.Checkpoint, `"drawn":`, `"drawn":1`)
			return func(e *entry) bool {
				here := e.Marked != nil && e.Marked.Print == before
				if here {
					e.Marked.Print = hashOf(k.Checkpoint)
				}
				return here
			}
		},
	} {
		left := sound.copied()
		k := left.tables[made.ID]
		rechain(t, k, change(k))
		h := hub(t, left, Config{})
		again, err := h.load(made.ID)
		if err != nil {
			t.Fatal(name, err)
		}
		for v, got := range seen(again) {
			if name == "answer" { // the other continues with other random numbers
				sameGame(t, got, want[v])
			}
		}
		if again.past.last() == nil || again.past.last().Kind != "renewed" {
			t.Errorf("%s: the log does not say that the game went on from a checkpoint", name)
		}
		if twice, err := h.load(made.ID); err != nil || twice.next != again.next || twice.game.State() != again.game.State() {
			t.Errorf("%s: read again it is another table: %v", name, err)
		}
	}
}

// rechain changes the first entry that change accepts, and recomputes the
// hashes of the chain.
func rechain(t *testing.T, k *Kept, change func(*entry) bool) {
	t.Helper()
	changed, last, read := false, "", ""
	for i, data := range k.Entries {
		e, err := readEntry(data, int64(i), read)
		if err != nil {
			t.Fatal(err)
		}
		read = hashOf(data)
		if e.Before = last; !changed {
			changed = change(e)
		}
		if k.Entries[i], err = json.Marshal(e); err != nil {
			t.Fatal(err)
		}
		last = hashOf(k.Entries[i])
	}
	k.Head = []byte(strings.ReplaceAll(string(k.Head), read, last))
}

// TestRenewal_DropsWhatDoesNotFit makes an answer given since the checkpoint
// illegal: it and those after it are dropped, and the log says how many.
func TestRenewal_DropsWhatDoesNotFit(t *testing.T) {
	s := &shelf{}
	tb, made := made(t, hub(t, s, Config{}), seats("hhh", Relaxed))
	c := chooser(4)
	var kept checkpoint
	skimmed := func() *skim {
		k := s.copied().tables[made.ID]
		sk := &skim{facts: &newTable(tb.hub, "skimmed").facts, top: -1}
		last := ""
		for i, data := range k.Entries {
			e, err := readEntry(data, int64(i), last)
			if err == nil {
				err = sk.entry(e)
			}
			if err != nil {
				t.Fatal(err)
			}
			last = hashOf(data)
		}
		if err := unmarshal(k.Checkpoint, &kept); err != nil {
			t.Fatal(err)
		}
		return sk
	}
	for len(skimmed().from(kept.Ask, 1<<30)) < 5 {
		play(t, tb, made.Keys, &c, 1)
	}
	sk := skimmed()
	since := len(sk.from(kept.Ask, 1<<30))
	sk.answers[len(sk.answers)-3].Print++
	r, err := sk.renewal(cat, 2, s.tables[made.ID].Checkpoint)
	if err != nil {
		t.Fatal(err)
	}
	if r.Dropped < 3 || r.Dropped+len(r.Answers) != since {
		t.Fatalf("%d of %d answers dropped, %d left", r.Dropped, since, len(r.Answers))
	}
	if err := sk.renew(cat, r); err != nil {
		t.Fatal(err)
	}
	if line := sk.past.last(); line.Kind != "renewed" || !strings.Contains(wording.Flat(line.Text.Es), "respuestas") || sk.game.Err() != nil {
		t.Errorf("the log says %+v", line)
	}
}

// TestPoint_IsBounded checks the size and the number of checkpoints against the
// turns of the game.
func TestPoint_IsBounded(t *testing.T) {
	s := &shelf{}
	tb, made := made(t, hub(t, s, Config{}), seats("hhh", Relaxed))
	c := chooser(9)
	answers, marks := 0, 0
	answers = play(t, tb, made.Keys, &c, 1e6)
	for _, data := range s.tables[made.ID].Entries {
		if strings.Contains(string(data), `"marked":`) {
			marks++
		}
	}
	turns := frame(t, tb, "").View.Turn
	if marks < turns || marks > turns+answers/markEvery+3 {
		t.Errorf("%d marks in %d turns and %d answers", marks, turns, answers)
	}
	if n := len(s.tables[made.ID].Checkpoint); n > 64<<10 {
		t.Errorf("a checkpoint of %d bytes", n)
	}
}
