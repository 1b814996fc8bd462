package table

import (
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/wording"
)

// TestCluster_EveryServerShowsTheSame plays a game whose people go to a server
// at random for each answer. Whatever they do is granted once, whatever they see
// is what all have done, and every frame is the same on every server.
func TestCluster_EveryServerShowsTheSame(t *testing.T) {
	for _, all := range []bool{false, true} {
		t.Run(fmt.Sprintf("every server believes that it leads: %v", all), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				r := newRack()
				r.all = all
				hubs := r.hubs(t, 3)
				first, m := made(t, hubs[0], seats("hhb", Relaxed))
				c := chooser(7)
				for step := range 150 {
					tables := []*Table{first, at(t, hubs[1], m.ID), at(t, hubs[2], m.ID)}
					tb := tables[c.below(3)]
					if step%10 == 0 {
						settledEverywhere(t, tables, m.Keys)
					}
					key := m.Keys[c.below(2)]
					f := frame(t, tb, key)
					if f.Ask == nil {
						continue
					}
					takes := c.answer(f.Ask)
					if err := tb.Answer(key, f.Ask.Ask, takes); err != nil {
						continue // a bot or the other was faster
					}
					if again := frame(t, tables[c.below(3)], key); again.Ask != nil && again.Ask.Ask == f.Ask.Ask {
						t.Fatalf("step %d: another server still asks what was answered", step)
					}
					if err := tables[c.below(3)].Answer(key, f.Ask.Ask, takes); err == nil {
						t.Fatalf("step %d: an answer was granted twice", step)
					}
				}
				for _, h := range hubs {
					wantReplayed(t, h, r.shelf, m)
				}
			})
		})
	}
}

// settledEverywhere fails unless, once the bots have answered, every table shows
// every seat the same.
func settledEverywhere(t *testing.T, tables []*Table, keys []string) {
	t.Helper()
	var last string
	for range 200 {
		different := ""
		for _, key := range append([]string{""}, keys[:2]...) {
			want := pure(frame(t, tables[0], key))
			for _, tb := range tables[1:] {
				if got := pure(frame(t, tb, key)); got != want {
					different = fmt.Sprintf("%s\n%s", got, want)
				}
			}
		}
		if different == "" {
			return
		}
		last = different
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("servers show different frames:\n%s", last)
}

// wantReplayed fails unless a hub's table is what its stored entries lead to.
func wantReplayed(t *testing.T, h *Hub, s *shelf, m Created) {
	t.Helper()
	alone := NewHub(s.copied(), cat, Config{})
	defer alone.Close()
	again, err := alone.load(m.ID)
	if err != nil {
		t.Fatal(err)
	}
	tb := at(t, h, m.ID)
	tb.mu.Lock()
	defer tb.mu.Unlock()
	if _, err := tb.sync(); err != nil {
		t.Fatal(err)
	}
	if Digest(tb.game) != Digest(again.game) && tb.next == again.next {
		t.Error("the table is not what its entries lead to")
	}
	if tb.next == again.next && tb.seq != again.seq {
		t.Errorf("frames are numbered %v, a replay numbers them %v", tb.seq, again.seq)
	}
}

// TestCluster_RefusesNothingFromAnOldCopy answers at a server that has not heard
// of the question.
func TestCluster_RefusesNothingFromAnOldCopy(t *testing.T) {
	r := newRack()
	r.deaf = true
	hubs := r.hubs(t, 2)
	a, m := made(t, hubs[0], seats("hhh", Relaxed))
	b := at(t, hubs[1], m.ID)
	c := chooser(3)
	for range 20 {
		for _, key := range m.Keys {
			f := frame(t, a, key)
			if f.Ask == nil {
				continue
			}
			if err := a.Answer(key, f.Ask.Ask, c.answer(f.Ask)); err != nil {
				t.Fatal(err)
			}
		}
		for _, key := range m.Keys {
			b.mu.Lock()
			old := b.next
			b.mu.Unlock()
			a.mu.Lock()
			p, _ := a.seatOf(key)
			f := a.frame(p, wording.En, 1<<30, 0)
			ahead := a.next > old
			a.mu.Unlock()
			if f.Ask == nil || !ahead {
				continue
			}
			if err := b.Answer(key, f.Ask.Ask, c.answer(f.Ask)); err != nil {
				t.Fatalf("an answer to what the other server asks: %v", err)
			}
			break
		}
		if f := frame(t, a, m.Keys[0]); f.Seq != frame(t, b, m.Keys[0]).Seq {
			t.Fatal("a frame has another number on another server")
		}
	}
}

// TestCluster_ServerThatIsAheadDropsItsCopy restores the store from an older
// copy while a server goes on, which says so in its log.
func TestCluster_ServerThatIsAheadDropsItsCopy(t *testing.T) {
	for _, c := range []struct {
		name   string
		others int // entries that others add to the older copy
	}{{"behind", 0}, {"another past", 1}, {"another, longer past", 6}} {
		t.Run(c.name, func(t *testing.T) {
			r := newRack()
			r.deaf = true
			said := make(lines, 100)
			r.log = slog.New(slog.NewTextHandler(said, nil))
			hubs := r.hubs(t, 2)
			a, m := made(t, hubs[0], seats("hho", Relaxed))
			old := r.shelf.copied()
			for i := range 3 {
				if err := a.Talk(m.Keys[0], "", fmt.Sprint("lost ", i)); err != nil {
					t.Fatal(err)
				}
			}
			r.shelf.mu.Lock()
			r.shelf.tables = old.tables
			r.shelf.mu.Unlock()
			b := at(t, hubs[1], m.ID)
			for i := range c.others {
				if err := b.Talk(m.Keys[i%2], "", fmt.Sprint("kept ", i)); err != nil {
					t.Fatal(err)
				}
			}
			w, err := a.Watch("", wording.En, 0, 0)
			if CodeOf(err) != Closing {
				t.Errorf("a copy that is ahead of its store is shown: %v, %v", w, err)
			}
			if line := heard(said); !strings.Contains(line, "level=ERROR") || !strings.Contains(line, "not what is stored") || !strings.Contains(line, m.ID) {
				t.Errorf("the log says %q", line)
			}
			again := at(t, hubs[0], m.ID)
			if again == a {
				t.Fatal("the copy was not dropped")
			}
			if f := frame(t, again, ""); len(f.Talk) != c.others || c.others > 0 && !strings.HasPrefix(f.Talk[0].Text, "kept") {
				t.Errorf("after the store was restored, %d lines: %+v", len(f.Talk), f.Talk)
			}
		})
	}
}

// lines is where a log goes, line by line.
type lines chan string

func (l lines) Write(line []byte) (int, error) {
	l <- string(line)
	return len(line), nil
}

// heard returns the next line, if there is one.
func heard(said lines) string {
	select {
	case line := <-said:
		return line
	default:
		return ""
	}
}

// TestCluster_NewsOfATableWaitsForNoOther holds the lock of a table, as a slow write
// does, and changes another: its news must come all the same.
func TestCluster_NewsOfATableWaitsForNoOther(t *testing.T) {
	r := newRack()
	r.deaf = true
	hubs := r.hubs(t, 2)
	_, slow := made(t, hubs[0], seats("hhh", Relaxed))
	quick, m := made(t, hubs[0], seats("hhh", Relaxed))
	held, heard := at(t, hubs[1], slow.ID), at(t, hubs[1], m.ID)
	if err := quick.Talk(m.Keys[0], "", "here"); err != nil {
		t.Fatal(err)
	}
	quick.mu.Lock()
	want := quick.next
	quick.mu.Unlock()
	held.mu.Lock()
	defer held.mu.Unlock()
	told := make(chan struct{})
	go func() {
		defer close(told)
		hubs[1].hear(slow.ID, 1<<30)
		hubs[1].hear(m.ID, want)
	}()
	late := time.After(10 * time.Second)
	select {
	case <-told:
	case <-late:
		t.Fatal("the news of one table waits for another's lock")
	}
	for {
		heard.mu.Lock()
		next := heard.next
		heard.mu.Unlock()
		if next == want {
			return
		}
		select {
		case <-time.After(time.Millisecond):
		case <-late:
			t.Fatal("the news did not come")
		}
	}
}
