package table

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"ragtag/bots"
	"ragtag/rules"
	"ragtag/wording"
)

// seen returns the frames of all viewers, without what depends on open watches
// and on the time.
func seen(t *Table) (frames []Frame) {
	for p := rules.Nobody; p < rules.Seat(len(t.seats)); p++ {
		f := t.frame(p, wording.En, 0, 0)
		f.Seq, f.Clock = 0, nil
		frames = append(frames, f)
	}
	return frames
}

// TestLoad_AnyMoment stops a game after every answer of a person and of a bot,
// and loads it again as after the end of the process. With -short it does so at
// every tenth of these moments.
func TestLoad_AnyMoment(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{})
	tb, made := made(t, h, seats("hbhb", Relaxed))
	c := chooser(7)
	for i := range 60 {
		if play(t, tb, made.Keys, &c, 1+i%7) == 0 {
			break
		}
		if testing.Short() && i%10 > 0 {
			continue
		}
		tb.mu.Lock()
		want, asked, next, last, left := seen(tb), tb.game.Asked(), tb.next, tb.last, s.copied()
		tb.mu.Unlock()
		other := NewHub(left, cat, Config{})
		again, err := other.load(made.ID) // does not start the driver
		if err != nil {
			t.Fatal(err)
		}
		if got := seen(again); !reflect.DeepEqual(got, want) {
			t.Fatalf("after entry %d somebody sees something else:\n%+v\nwant\n%+v", next, got, want)
		}
		if again.game.Asked() != asked || again.next != next || again.last != last {
			t.Fatalf("after entry %d the table goes on otherwise", next)
		}
		other.Close()
	}
}

func TestLoad_KeepsOrdersAndHolds(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{WindowTime: 1 << 40})
	tb, made := made(t, h, seats("hhh", Live))
	if err := tb.Order(made.Keys[1], Order{Window: "rolled", Do: PassAlways, Until: ForGood}); err != nil {
		t.Fatal(err)
	}
	p, ask := toClockedWindow(t, tb, made.Keys)
	if err := tb.Hold(made.Keys[p], ask, true); err != nil {
		t.Fatal(err)
	}
	tb.mu.Lock()
	want, left := seen(tb), s.copied()
	tb.mu.Unlock()
	other := NewHub(left, cat, Config{WindowTime: 1 << 40})
	defer other.Close()
	again, err := other.load(made.ID)
	if err != nil {
		t.Fatal(err)
	}
	if got := seen(again); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	if !again.holds.Has(p) || len(again.frame(1, wording.En, 0, 0).Orders) != 1 {
		t.Errorf("holds %v, orders %v", again.holds, again.frame(1, wording.En, 0, 0).Orders)
	}
}

// toClockedWindow plays until a window with a clock is open, and returns a seat
// that is asked in it.
func toClockedWindow(t *testing.T, tb *Table, keys []string) (rules.Seat, int) {
	t.Helper()
	c := chooser(3)
	for range 3000 {
		if f := settled(t, tb, ""); f.Clock != nil {
			tb.mu.Lock()
			defer tb.mu.Unlock()
			return members(tb.game.Open())[0], tb.game.Ask()
		} else if f.Table.Status == Over {
			break
		}
		play(t, tb, keys, &c, 1)
	}
	t.Fatal("no window with a clock opened")
	return 0, 0
}

func TestLoad_RefusesWhatWasTamperedWith(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{})
	tb, bad := made(t, h, seats("hbb", Relaxed))
	_, good := made(t, h, seats("hbb", Relaxed))
	c := chooser(1)
	play(t, tb, bad.Keys, &c, 20)
	settled(t, tb, "")
	h.Close()

	sound := s.tables[bad.ID]
	n := len(sound.Entries)
	tests := []struct {
		name string
		do   func(k *Kept)
		want string
	}{
		{"entry altered", func(k *Kept) { k.Entries[5] = altered(k.Entries[5], `"takes":[`, `"takes": [`) }, "entry 6"},
		{"answer altered", func(k *Kept) { k.Entries[5] = altered(k.Entries[5], `"print":`, `"print":1`) }, "entry"},
		{"chain altered", func(k *Kept) { k.Entries[5] = altered(k.Entries[5], `"before":"`, `"before":"0`) }, "entry 5: it follows"},
		{"last entry altered", func(k *Kept) { k.Entries[n-1] = altered(k.Entries[n-1], `"at":"`, `"at": "`) }, fmt.Sprint("entry ", n-1)},
		{"entry missing", func(k *Kept) { k.Entries = append(k.Entries[:7:7], k.Entries[8:]...) }, "entry"},
		{"end missing", func(k *Kept) { k.Entries = k.Entries[:n-1] }, fmt.Sprint("entry ", n-1)},
		{"entries swapped", func(k *Kept) { k.Entries[6], k.Entries[7] = k.Entries[7], k.Entries[6] }, "entry 6"},
		{"entry cut off", func(k *Kept) { k.Entries[9] = k.Entries[9][:20] }, "entry 9"},
		{"not an entry", func(k *Kept) { k.Entries[9] = []byte("\x00\xff") }, "entry 9"},
		{"unknown field", func(k *Kept) { k.Entries[4] = altered(k.Entries[4], `"number"`, `"surprise":1,"number"`) }, "entry 4"},
		{"later format", func(k *Kept) { k.Entries[4] = altered(k.Entries[4], `"format":1`, `"format":2`) }, "entry 4 has form 2"},
		{"later kept format", func(k *Kept) { k.Version = 9 }, "form 9"},
		{"head altered", func(k *Kept) { k.Head = altered(k.Head, `"last":"`, `"last":"0`) }, "head"},
		{"head cut off", func(k *Kept) { k.Head = k.Head[:10] }, "head"},
		{"no entries", func(k *Kept) { k.Entries = nil }, "entry 0"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			doctored := s.copied()
			test.do(doctored.tables[bad.ID])
			h := hub(t, doctored, Config{})
			_, err := h.Find(context.Background(), bad.ID)
			code := Damaged
			if strings.HasPrefix(test.name, "later") || test.name == "unknown field" {
				code = OtherRules // a newer program may have written it
			}
			if CodeOf(err) != code || !strings.Contains(err.Error(), bad.ID) || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want %s of table %s with %q", err, code, bad.ID, test.want)
			}
			if _, err := h.Find(context.Background(), good.ID); err != nil {
				t.Errorf("the other table: %v", err)
			}
		})
	}
}

// altered returns a copy of data with the first old replaced. It panics if
// there is none.
func altered(data []byte, old, new string) []byte {
	if !bytes.Contains(data, []byte(old)) {
		panic(fmt.Sprintf("no %s in %s", old, data))
	}
	return bytes.Replace(data, []byte(old), []byte(new), 1)
}

// flipped returns a hex number with its first digit changed.
func flipped(hex string) string {
	first := "0"
	if hex[0] == '0' {
		first = "1"
	}
	return first + hex[1:]
}

// TestAnswer_NotKept lets the store fail at an answer, with the answer stored
// and without: the player gets an error, and afterwards the table has what was
// stored.
func TestAnswer_NotKept(t *testing.T) {
	for _, kept := range []bool{false, true} {
		s := &shelf{}
		h := hub(t, s, Config{})
		tb, made := made(t, h, seats("hbb", Relaxed))
		f := settled(t, tb, made.Keys[0])
		w, err := tb.Watch(made.Keys[0], wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		w.Next(context.Background()) // the first frame
		s.mu.Lock()
		s.fail, s.kept = errors.New("disk on fire"), kept
		s.mu.Unlock()
		c := chooser(1)
		takes := c.answer(f.Ask)
		if err := tb.Answer(made.Keys[0], f.Ask.Ask, takes); CodeOf(err) != NotKept {
			t.Fatalf("got %v, want %s", err, NotKept)
		}
		if got, err := w.Next(context.Background()); CodeOf(err) != NotKept {
			t.Errorf("a watch got %+v, %v", got, err)
		}
		w.Close()
		again, err := h.Find(context.Background(), made.ID)
		if err != nil {
			t.Fatal(err)
		}
		g := frame(t, again, made.Keys[0])
		if moved := g.Ask == nil || g.Ask.Ask != f.Ask.Ask; moved != kept {
			t.Errorf("kept %v, but moved on %v", kept, moved)
		}
		if err := again.Answer(made.Keys[0], f.Ask.Ask, takes); (err == nil) == kept {
			t.Errorf("kept %v; the answer given again: %v", kept, err)
		}
	}
}

func TestRecord_RefusesWhatWasTamperedWith(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, _ := made(t, h, seats("bbb", Relaxed))
	settled(t, tb, "")
	r, err := tb.Record()
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	verify := func(data []byte) error {
		r, err := ReadRecord(bytes.NewReader(data))
		if err != nil {
			return err
		}
		return r.Verify(cat)
	}
	if err := verify(data); err != nil {
		t.Fatal(err)
	}
	tests := map[string]func(r *Record){
		"seed":       func(r *Record) { r.Server = flipped(r.Server) },
		"part":       func(r *Record) { r.Parts[1] += "x" },
		"commitment": func(r *Record) { r.Commitment = flipped(r.Commitment) },
		"answer":     func(r *Record) { r.Answers[3].Takes[0].Option = "location/command" },
		"order":      func(r *Record) { r.Answers[3], r.Answers[4] = r.Answers[4], r.Answers[3] },
		"dropped":    func(r *Record) { r.Answers = r.Answers[1:] },
		"end":        func(r *Record) { r.Answers = r.Answers[:len(r.Answers)-3] },
		"questions":  func(r *Record) { r.Questions-- },
		"digest":     func(r *Record) { r.Digest = flipped(r.Digest) },
		"result":     func(r *Record) { r.Result.HumansWon = !r.Result.HumansWon },
		"rules":      func(r *Record) { r.Rules++ },
		"format":     func(r *Record) { r.Format = "ragtag-record-9" },
		"first":      func(r *Record) { r.Format = recordOne },
		"options":    func(r *Record) { r.Options = "pegasus" },
	}
	for name, do := range tests {
		var doctored Record
		if err := json.Unmarshal(data, &doctored); err != nil {
			t.Fatal(err)
		}
		do(&doctored)
		changed, err := json.Marshal(doctored)
		if err != nil {
			t.Fatal(err)
		}
		if err := verify(changed); CodeOf(err) != BadRecord {
			t.Errorf("%s: got %v, want %s", name, err, BadRecord)
		}
	}
	for _, cut := range [][]byte{nil, data[:len(data)/2], append(data[:len(data):len(data)], '{'), []byte("[]")} {
		if err := verify(cut); CodeOf(err) != BadRecord {
			t.Errorf("%d bytes: got %v, want %s", len(cut), err, BadRecord)
		}
	}
}

// TestLoad_BotsThinkTheSame stops a game in its middle, and loads it again: the
// bots' opinions of the other players are unchanged, although they are not
// stored.
func TestLoad_BotsThinkTheSame(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{})
	tb, made := made(t, h, seats("hbbbb", Relaxed))
	c := chooser(5)
	play(t, tb, made.Keys, &c, 60)
	h.Close() // no bot of it is still thinking of a word
	other := NewHub(s.copied(), cat, Config{})
	defer other.Close()
	again, err := other.load(made.ID)
	if err != nil {
		t.Fatal(err)
	}
	changed := false
	for p := rules.Seat(1); p < 5; p++ {
		want, got := suspects(t, tb, p), suspects(t, again, p)
		if !reflect.DeepEqual(got, want) {
			t.Errorf("seat %d suspects %v after a restart, and %v before", p, got, want)
		}
		for q, n := range want {
			changed = changed || q > 0 && n > 0 && n != want[1]
		}
	}
	if !changed {
		t.Error("nobody suspects anybody more than others")
	}
}

// suspects lets the bot at a seat read what has happened, and returns its
// suspicion of the others.
func suspects(t *testing.T, tb *Table, p rules.Seat) []float64 {
	t.Helper()
	d, err := tb.decider(p)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.Request{Kind: rules.ReqOptional, Seat: p, Min: 1, Max: 1, N: 2}
	r.Options[0], r.Options[1] = rules.OfKind(rules.OptYes), rules.OfKind(rules.OptNo)
	r.Limit[0], r.Limit[1] = 1, 1
	var a rules.Answer
	hear(d, p, tb.heard())
	d.Decide(tb.game.Chair(p), &r, &a)
	return d.(bots.Explainer).Suspects(int(p))
}
