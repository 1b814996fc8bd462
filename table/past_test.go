package table

import (
	"context"
	"encoding/json"
	"reflect"
	"testing"

	"ragtag/rules"
	"ragtag/wording"
)

// stills returns all stills of a table's past from a point of view.
func stills(t *testing.T, tb *Table, key string, as Eyes) (all []Still) {
	t.Helper()
	for {
		part, err := tb.Stills(context.Background(), key, as, len(all), MaxStills)
		if err != nil {
			t.Fatal(err)
		}
		if all = append(all, part...); len(part) == 0 {
			return all
		}
	}
}

func past(t *testing.T, tb *Table, key string, as Eyes) Past {
	t.Helper()
	p, err := tb.Past(context.Background(), key, as, wording.En)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestPast_IsWhatTheSeatSaw compares each seat's past with the frames that it
// received: the same views, waiting seats and log, under these rules and, for
// later moments, under later rules.
func TestPast_IsWhatTheSeatSaw(t *testing.T) {
	s := &shelf{}
	tb, made := made(t, hub(t, s, Config{}), seats("hhh", Relaxed))
	c := chooser(21)
	saw := map[Eyes]map[int]Frame{}
	for as := Eyes(rules.Nobody); as < 3; as++ {
		saw[as] = map[int]Frame{}
	}
	keys := append([]string{""}, made.Keys...)
	undone := 0
	for range 150 {
		tb.mu.Lock()
		ask := tb.game.Ask()
		tb.mu.Unlock()
		for as := range saw {
			saw[as][ask] = frame(t, tb, keys[as+1])
		}
		if p, back := mayUndo(tb); back != nil && c.below(3) == 0 {
			undone++
			if err := tb.Undo(made.Keys[p], back.Ask); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if play(t, tb, made.Keys, &c, 1) == 0 {
			break
		}
	}
	if undone == 0 {
		t.Error("nothing was taken back: the test shows less than it means to")
	}
	for as, frames := range saw {
		index, all := past(t, tb, keys[as+1], as), stills(t, tb, keys[as+1], as)
		if len(index.Moments) != len(all) || len(all) < 40 { // a short game has fewer
			t.Fatalf("%d moments, %d stills", len(index.Moments), len(all))
		}
		if now := frame(t, tb, keys[as+1]); !reflect.DeepEqual(index.Log, now.Log) {
			t.Errorf("eyes %d read another log than their seat", as)
		}
		held := 0
		for i, m := range index.Moments {
			f, ok := frames[m.Ask]
			if !ok {
				continue // the question was answered in one write with the one before
			}
			held++
			if !reflect.DeepEqual(*all[i].View, *f.View) || all[i].Laid != nil || all[i].Moment != i {
				t.Fatalf("eyes %d, question %d: not what was seen then", as, m.Ask)
			}
			if n := len(f.Log); n > 0 && m.Line < f.Log[n-1].N {
				t.Errorf("eyes %d, question %d: line %d, read was %d", as, m.Ask, m.Line, f.Log[n-1].N)
			}
		}
		if held < 25 {
			t.Errorf("eyes %d: only %d moments were compared", as, held)
		}
	}
}

func mayUndo(tb *Table) (seat int, back *Back) {
	tb.mu.Lock()
	defer tb.mu.Unlock()
	for p := range tb.seats {
		if back := tb.canUndo(rules.Seat(p)); back != nil {
			return p, back
		}
	}
	return 0, nil
}

// TestPast_KeepsSecrets requests every point of view with every key: while the
// game runs only one's own and the public past are permitted, afterwards all.
func TestPast_KeepsSecrets(t *testing.T) {
	tb, made := made(t, hub(t, &shelf{}, Config{}), seats("hhb", Relaxed))
	c := chooser(4)
	play(t, tb, made.Keys, &c, 40)
	ctx := context.Background()
	for own, key := range map[Eyes]string{-1: "", 0: made.Keys[0], 1: made.Keys[1]} {
		for as := AllEyes; as < 3; as++ {
			_, err := tb.Past(ctx, key, as, wording.En)
			_, err2 := tb.Stills(ctx, key, as, 0, 1)
			want := Code("")
			if as != own && as != -1 {
				want = GameRunning
			}
			if CodeOf(err) != want || CodeOf(err2) != want {
				t.Errorf("seat %d asks as %d: got %v and %v, want %q", own, as, err, err2, want)
			}
		}
	}
	for as, want := range map[Eyes]Code{-3: NoSeat, 3: NoSeat} {
		if _, err := tb.Past(ctx, "", as, wording.En); CodeOf(err) != want {
			t.Errorf("eyes %d: got %v, want %s", as, err, want)
		}
	}
	if _, err := tb.Past(ctx, "nonsense", -1, wording.En); CodeOf(err) != WrongKey {
		t.Errorf("a key of nobody: %v", err)
	}
	play(t, tb, made.Keys, &c, 1e6)
	if err := tb.Talk("", "Zoe", "well played"); err != nil {
		t.Fatal(err)
	}
	all, index := stills(t, tb, "", AllEyes), past(t, tb, "", AllEyes)
	last := all[len(all)-1]
	if last.View.Over == nil || all[len(all)-2].View.Over != nil || last.Laid == nil {
		t.Error("the end is not the last moment alone")
	}
	for p := range 3 {
		own := stills(t, tb, "", Eyes(p))
		for i := range all {
			if !reflect.DeepEqual(all[i].Laid.Seats[p], own[i].View.Mine) {
				t.Fatalf("moment %d: laid open is another hand of seat %d than it saw", i, p)
			}
		}
		read := past(t, tb, "", Eyes(p)).Log
		for i, line := range read {
			if open := index.Log[i]; line.Private && (!open.Private || open.N != line.N || reflect.DeepEqual(open.Text, line.Text)) {
				t.Fatalf("line %d: seat %d read %+v, all eyes %+v", line.N, p, line, open)
			}
		}
	}
	private := 0
	for _, line := range index.Log {
		if line.Private {
			private++
		}
	}
	if private == 0 {
		t.Error("all eyes read no private line")
	}
}

// TestPast_OfOtherRules checks that after a change of the rules the past has
// the whole log and the moments since.
func TestPast_OfOtherRules(t *testing.T) {
	s := &shelf{}
	old := hub(t, s, Config{Rules: 1})
	tb, m := made(t, old, seats("hhh", Relaxed))
	c := chooser(9)
	play(t, tb, m.Keys, &c, 80)
	old.Close()
	h := hub(t, s, Config{Rules: 2})
	again, err := h.Find(context.Background(), m.ID)
	if err != nil {
		t.Fatal(err)
	}
	play(t, again, m.Keys, &c, 10)
	p, f := past(t, again, m.Keys[0], 0), frame(t, again, m.Keys[0])
	if !reflect.DeepEqual(p.Log, f.Log) {
		t.Errorf("%d lines of the past, %d of the present", len(p.Log), len(f.Log))
	}
	all := stills(t, again, m.Keys[0], 0)
	if n := len(all); n < 5 || !reflect.DeepEqual(all[n-1].View, f.View) {
		t.Errorf("%d moments, of which the last is not the present", n)
	}
}

// TestPast_HoldsFewFilms views more tables than the cache holds, twice.
func TestPast_HoldsFewFilms(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	var tables []*Table
	for range maxFilms + 2 {
		tb, m := made(t, h, seats("hbb", Relaxed))
		c := chooser(3)
		play(t, tb, m.Keys, &c, 5)
		tables = append(tables, tb)
	}
	first := map[string]string{}
	for range 2 {
		for _, tb := range tables {
			settled(t, tb, "")
			data, err := json.Marshal(past(t, tb, "", -1))
			if err != nil {
				t.Fatal(err)
			}
			if was := first[tb.id]; was != "" && was != string(data) {
				t.Error("a film made again shows something else")
			}
			first[tb.id] = string(data)
		}
	}
	if n := len(h.films.list); n != maxFilms {
		t.Errorf("%d films are kept, want %d", n, maxFilms)
	}
}
