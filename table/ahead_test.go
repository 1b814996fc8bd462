package table

import (
	"context"
	"encoding/json"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/wording"
)

// slowShelf is a shelf at which something happens while a change is on its way to it.
type slowShelf struct {
	*shelf
	during func()
}

func (s *slowShelf) Append(ctx context.Context, id string, next int64, last string, c Change) error {
	if do := s.during; do != nil {
		s.during = nil
		do()
	}
	return s.shelf.Append(ctx, id, next, last, c)
}

// spectacle is a table of people, with a watch for each of them and for two onlookers.
type spectacle struct {
	t     *testing.T
	store *slowShelf
	tb    *Table
	keys  []string
	open  []*Watch
	made  atomic.Int32 // how often a frame was brought into its form
}

func newSpectacle(t *testing.T, s SetUp) *spectacle {
	x := &spectacle{t: t, store: &slowShelf{shelf: &shelf{}}}
	h := NewHub(x.store, cat, Config{Chance: t.Name()})
	t.Cleanup(h.Close)
	tb, m := made(t, h, s)
	x.tb, x.keys = tb, m.Keys
	for _, key := range append(x.keys, "", "") {
		w, err := tb.Watch(key, wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(w.Close)
		w.SendAs(func(f *Frame, lines, talk int) []byte {
			x.made.Add(1)
			return marshal([]any{f, lines, talk})
		})
		x.open = append(x.open, w)
	}
	x.read()
	return x
}

// read reads what there is for everybody, and holds it to what is sent to somebody who
// asks now and has read as far.
func (x *spectacle) read() (frames int) {
	x.t.Helper()
	for i, w := range x.open {
		for len(w.news) > 0 {
			<-w.news
			after, talk := w.after, w.talk
			f, ok := w.take()
			if !ok {
				continue
			}
			frames++
			got := f.Encode(func(f *Frame) []byte { return w.form(f, w.after, w.talk) })
			if len(w.news) > 0 {
				continue // a step that is past
			}
			x.tb.mu.Lock()
			want := x.tb.frame(w.seat, wording.En, after, talk)
			x.tb.mu.Unlock()
			if want := marshal([]any{&want, w.after, w.talk}); string(want) != string(got) {
				x.t.Fatalf("watch %d is sent\n%s, want\n%s", i, got, want)
			}
			if !json.Valid(got) {
				x.t.Fatalf("%s", got)
			}
		}
	}
	return frames
}

// TestAhead_FramesAreMadeWhileTheChangeIsStored looks at a table while its disk takes a
// second: by then all frames of the change have been made, each once, and nobody has
// been sent one.
func TestAhead_FramesAreMadeWhileTheChangeIsStored(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x := newSpectacle(t, seats("hhh", Relaxed))
		c := chooser(3)
		seen := 0
		for range 30 {
			x.made.Store(0)
			x.store.during = func() {
				time.Sleep(time.Second)
				for i, w := range x.open {
					if len(w.news) > 0 {
						t.Fatalf("watch %d is told of what is not stored", i)
					}
				}
				seen = int(x.made.Load())
			}
			if !playOne(t, x.tb, x.keys, &c) {
				break
			}
			frames := x.read()
			if frames == 5 && (seen != 4 || x.made.Load() != 4) {
				t.Fatalf("of the frames of three seats and of those who look on, %d were made ahead and %d in all, want 4 and 4", seen, x.made.Load())
			}
			if frames < 5 {
				seen = 0
			}
		}
		if seen == 0 {
			t.Fatal("no change was news to all")
		}
	})
}

// TestAhead_TimeThatIsLeftIsThatOfNow lets a change take longer than a frame with a
// clock is good for.
func TestAhead_TimeThatIsLeftIsThatOfNow(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := seats("hhh", Relaxed)
		s.Limit = time.Hour
		x := newSpectacle(t, s)
		c := chooser(3)
		for range 10 {
			x.store.during = func() { time.Sleep(time.Second) }
			if !playOne(t, x.tb, x.keys, &c) || x.read() == 0 {
				t.Fatal("nothing happens")
			}
		}
	})
}

// TestAhead_WhatIsNotStoredIsSentToNobody has others be first while a change is on its
// way, or carry out what it carries out, and then has the disk fail.
func TestAhead_WhatIsNotStoredIsSentToNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		x := newSpectacle(t, seats("hhh", Relaxed))
		other := NewHub(x.store.shelf, cat, Config{})
		defer other.Close()
		far, err := other.Find(t.Context(), x.tb.id)
		if err != nil {
			t.Fatal(err)
		}
		x.store.during = func() {
			time.Sleep(time.Millisecond) // the frames are made
			if err := far.Talk(x.keys[1], "", "I was first"); err != nil {
				t.Error(err)
			}
		}
		if err := x.tb.Talk(x.keys[0], "", "so I was not"); err != nil {
			t.Fatal(err)
		}
		if x.read() == 0 {
			t.Fatal("nobody was told")
		}
		if f := frame(t, x.tb, ""); len(f.Talk) != 2 || f.Talk[0].Text != "I was first" {
			t.Fatalf("what was said is %+v", f.Talk)
		}
		once := NewRequest("A", "sent to two servers", func() string { return "" }).In(t.Context())
		x.store.during = func() {
			time.Sleep(time.Millisecond)
			if err := far.Talk(x.keys[1], "", "first again"); err != nil {
				t.Error(err)
			}
			if err := far.For(once).Talk(x.keys[0], "", "I say it once"); err != nil {
				t.Error(err)
			}
		}
		if err := x.tb.For(once).Talk(x.keys[0], "", "I say it once"); !errors.Is(err, ErrDone) {
			t.Fatalf("it was said twice: %v", err)
		}
		if x.read() == 0 {
			t.Fatal("nobody was told")
		}
		x.store.fail = errors.New("no disk")
		if err := x.tb.Talk(x.keys[0], "", "nobody hears it"); err == nil {
			t.Fatal("it was stored without a disk")
		}
		if n := x.read(); n != 0 {
			t.Fatalf("%d were sent what is not stored", n)
		}
	})
}
