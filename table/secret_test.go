package table

import (
	"context"
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"ragtag/rules"
	"ragtag/wording"
)

// TestFrame_IsWhatTheSeatKnows compares, throughout a game, what each seat
// receives with what it knows according to the referee.
func TestFrame_IsWhatTheSeatKnows(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhhh", Relaxed))
	c := chooser(11)
	private, read := 0, 0
	for range 100 {
		if play(t, tb, made.Keys, &c, 5) == 0 {
			break
		}
		tb.mu.Lock()
		events := tb.game.Events()
		for p := rules.Nobody; p < 4; p++ {
			f, view := tb.frame(p, wording.En, read, 0), tb.game.View(p)
			if !reflect.DeepEqual(*f.View, view) || f.Seat != int(p) {
				t.Fatalf("seat %d receives another view", p)
			}
			r, asked := tb.game.Request(p)
			asked = asked && tb.passesAfter(p, time.Hour) != 0
			if (f.Ask != nil) != asked || asked && (r.Seat != p || len(f.Ask.Options) != int(r.N)) {
				t.Fatalf("seat %d is asked %+v, want %+v", p, f.Ask, r)
			}
			for _, line := range f.Log {
				e := &events[line.N-1]
				if line.Private != (e.To.Has(p) && len(e.Private) > 0) {
					t.Fatalf("line %d to seat %d: private %v, but it is for %b", line.N, p, line.Private, e.To)
				}
				if line.Private {
					private++
				}
			}
		}
		read = len(events)
		if f := tb.frame(rules.Nobody, wording.En, read, 0); f.Orders != nil || f.Ask != nil || !empty(f.View.Mine) {
			t.Fatalf("somebody without a seat sees %+v", f)
		}
		tb.mu.Unlock()
	}
	if private == 0 {
		t.Error("nobody ever had a private line")
	}
}

func empty(m rules.Mine) bool {
	return len(m.Hand)+len(m.Loyalty)+len(m.Supers)+len(m.Quorum)+len(m.Drawn)+len(m.Added) == 0
}

// TestWindow_HidesWhoHasAnswered lets one seat pass in a secret window: the
// others are sent nothing, and a frame requested shows all seats as waited for.
func TestWindow_HidesWhoHasAnswered(t *testing.T) {
	h := hub(t, &shelf{}, Config{WindowTime: time.Hour})
	tb, made := made(t, h, seats("hhhh", Live))
	for i, passed := 0, false; i < 20 && !passed; i++ {
		p, ask := toClockedWindow(t, tb, made.Keys)
		tb.mu.Lock()
		several := len(members(tb.game.Open())) > 1
		before, _ := json.Marshal(seen(tb)[other(tb.game.Asked(), p)+1])
		seq := tb.seq
		tb.mu.Unlock()
		if err := tb.Answer(made.Keys[p], ask, nil); err != nil {
			t.Fatal(err)
		}
		if !several {
			continue
		}
		passed = true
		tb.mu.Lock()
		after, _ := json.Marshal(seen(tb)[other(tb.game.Asked(), p)+1])
		for v := range seq {
			if told := tb.seq[v] != seq[v]; told != (v == viewer(p)) {
				t.Errorf("viewer %d told %v of the pass of seat %d", v, told, p)
			}
		}
		tb.mu.Unlock()
		if string(before) != string(after) {
			t.Errorf("another sees the pass:\n%s\n%s", before, after)
		}
		if err := tb.Answer(made.Keys[p], ask, nil); err == nil {
			t.Error("the seat could answer twice")
		}
	}
}

// TestWatch_LosesNoLine reads a game through watches that are closed and
// reopened, and compares the lines with those of a viewer who comes at the end.
func TestWatch_LosesNoLine(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhb", Relaxed))
	done := make(chan []Line)
	go func() {
		var got []Line
		after, seq, over := 0, int64(0), false
		for !over {
			w, err := tb.Watch(made.Keys[0], wording.En, after, 0)
			if err != nil {
				t.Error(err)
				break
			}
			for range 3 {
				ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
				f, err := w.Next(ctx)
				cancel()
				if err != nil || f.Seq < seq {
					t.Errorf("frame %d after %d: %v", f.Seq, seq, err)
					over = true
					break
				}
				got, seq = append(got, f.Log...), f.Seq
				if over = f.Table.Status == Over; over {
					break
				}
			}
			after = w.Lines()
			w.Close()
		}
		done <- got
	}()
	c := chooser(5)
	play(t, tb, made.Keys, &c, 1e6)
	if got, want := <-done, frame(t, tb, made.Keys[0]).Log; !reflect.DeepEqual(got, want) {
		t.Errorf("%d lines were received, there are %d", len(got), len(want))
	}
}

func TestFrame_Presence(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhb", Relaxed))
	w, err := tb.Watch(made.Keys[1], wording.En, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	if s := frame(t, tb, "").Table.Seats; s[0].Present || !s[1].Present || !s[2].Present {
		t.Errorf("got %+v", s)
	}
	w.Close()
	if s := frame(t, tb, "").Table.Seats; s[1].Present {
		t.Errorf("got %+v", s)
	}
}
