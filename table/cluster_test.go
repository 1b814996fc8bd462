package table

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/wording"
)

// rack is the store of several hubs: a shelf that they share, with the nodes at
// work.
type rack struct {
	*shelf
	mu    sync.Mutex
	until map[string]time.Time
	leads map[string]string
	here  map[string][]string
	all   bool // every node is told that it leads
	deaf  bool // nobody is told of changes
	ahead time.Duration
	hears map[*func(string, int64)]bool
}

func newRack() *rack {
	return &rack{
		shelf: &shelf{}, until: map[string]time.Time{}, leads: map[string]string{}, here: map[string][]string{}, hears: map[*func(string, int64)]bool{},
	}
}

func (r *rack) Time(context.Context) (time.Time, error) { return time.Now().Add(r.ahead), nil }

func (r *rack) Beat(_ context.Context, node string, lasts time.Duration, here []string) (elsewhere []string, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.until[node], r.here[node] = time.Now().Add(lasts), here
	for other, said := range r.here {
		if other != node && r.until[other].After(time.Now()) {
			elsewhere = append(elsewhere, said...)
		}
	}
	return elsewhere, nil
}

func (r *rack) Lead(_ context.Context, node, id string) (bool, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if other := r.leads[id]; !r.all && other != node && r.until[other].After(time.Now()) {
		return false, nil
	}
	r.leads[id] = node
	return true, nil
}

func (r *rack) Follow(ctx context.Context, tell func(string, int64)) error {
	r.mu.Lock()
	r.hears[&tell] = true
	r.mu.Unlock()
	<-ctx.Done()
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.hears, &tell)
	return ctx.Err()
}

func (r *rack) Append(ctx context.Context, id string, next int64, last string, c Change) error {
	err := r.shelf.Append(ctx, id, next, last, c)
	r.mu.Lock()
	defer r.mu.Unlock()
	if err == nil && !r.deaf {
		for tell := range r.hears {
			go (*tell)(id, next+int64(len(c.Entries)))
		}
	}
	return err
}

// hubs opens hubs over a rack until the test ends.
func (r *rack) hubs(t *testing.T, n int) (all []*Hub) {
	t.Helper()
	for range n {
		h := NewHub(r, cat, Config{Cluster: r, Chance: t.Name()})
		t.Cleanup(h.Close)
		all = append(all, h)
	}
	return all
}

// at returns the table as a hub has it.
func at(t *testing.T, h *Hub, id string) *Table {
	t.Helper()
	tb, err := h.Find(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return tb
}

// pure returns a frame without what a clock decides.
func pure(f Frame) string {
	f.Clock, f.Left = nil, nil
	return string(marshal(&f))
}

// TestCluster_EveryServerShowsTheSame plays a game whose people go to a server
// at random for each answer. Whatever they do is granted once, whatever they see
// is what all have done, and every frame is the same on every server.
func TestCluster_EveryServerShowsTheSame(t *testing.T) {
	for _, all := range []bool{false, true} {
		t.Run(fmt.Sprintf("every server believes that it leads: %v", all), func(t *testing.T) {
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
// copy while a server goes on.
func TestCluster_ServerThatIsAheadDropsItsCopy(t *testing.T) {
	for _, c := range []struct {
		name   string
		others int // entries that others add to the older copy
	}{{"behind", 0}, {"another past", 1}, {"another, longer past", 6}} {
		t.Run(c.name, func(t *testing.T) {
			r := newRack()
			r.deaf = true
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

// TestCluster_OlderServerLeavesNewerTablesAlone serves a table on programs with
// two versions of the rules, as during an update.
func TestCluster_OlderServerLeavesNewerTablesAlone(t *testing.T) {
	r := newRack()
	older := r.hubs(t, 1)[0]
	tb, m := made(t, older, seats("hhb", Relaxed))
	c := chooser(5)
	play(t, tb, m.Keys, &c, 40)
	settled(t, tb, "")
	newer := NewHub(r, cat, Config{Cluster: r, Chance: t.Name(), Rules: older.Rules + 1})
	defer newer.Close()
	renewed := frame(t, at(t, newer, m.ID), m.Keys[0])
	if _, err := tb.Frame(m.Keys[0], wording.En, 0, 0); CodeOf(err) != OtherRules {
		t.Errorf("the older server goes on with the table: %v", err)
	}
	if _, err := older.Find(t.Context(), m.ID); CodeOf(err) != OtherRules {
		t.Errorf("the older server loads the table: %v", err)
	}
	if again := frame(t, at(t, newer, m.ID), m.Keys[0]); pure(again) != pure(renewed) {
		t.Error("the older server has changed the table")
	}
}

// TestCluster_NewerFormsAreLeftAlone has a newer program write what this one does not
// know, as while servers are updated one after the other: people who come here are told
// so, and nothing is added.
func TestCluster_NewerFormsAreLeftAlone(t *testing.T) {
	for name, write := range map[string]func(e map[string]any, c *Change){
		"an entry in a newer form":     func(e map[string]any, _ *Change) { e["format"] = Format + 1 },
		"something new that happened":  func(e map[string]any, _ *Change) { e["danced"] = map[string]any{"seat": 1} },
		"a table kept in a newer form": func(e map[string]any, c *Change) { e["talked"] = talked{Seat: 0, Text: "x"}; c.Version = Format + 1 },
		"a summary kept with something more": func(e map[string]any, c *Change) {
			e["talked"] = talked{Seat: 0, Text: "x"}
			c.Head = bytes.Replace(c.Head, []byte("{"), []byte(`{"mood":"grim",`), 1)
		},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRack()
			h := r.hubs(t, 1)[0]
			tb, m := made(t, h, seats("hhh", Relaxed))
			frame(t, tb, m.Keys[0])
			tb.mu.Lock()
			e := map[string]any{"format": Format, "number": tb.next, "before": tb.last, "at": time.Now()}
			change := Change{At: time.Now(), Version: Format}
			whole := head{}
			if err := json.Unmarshal(tb.head(), &whole); err != nil {
				t.Fatal(err)
			}
			mark := tb.mark()
			tb.mu.Unlock()
			whole.Entries++
			change.Head = marshal(whole)
			write(e, &change)
			change.Entries = [][]byte{marshal(e)}
			change.Head = bytes.Replace(change.Head, []byte(whole.Last), []byte(hashOf(change.Entries[0])), 1)
			if err := r.Append(t.Context(), m.ID, mark.Next, mark.Hash, change); err != nil {
				t.Fatal(err)
			}
			fresh := NewHub(r, cat, Config{Cluster: r})
			defer fresh.Close()
			_, found := fresh.Find(t.Context(), m.ID)
			refusals := map[string]error{"loading": found}
			if !strings.Contains(name, "kept") { // who has the table in memory reads what happened alone
				_, refusals["looking"] = tb.Frame(m.Keys[0], wording.En, 0, 0)
				refusals["talking"] = tb.Talk(m.Keys[0], "", "hello")
			}
			for what, err := range refusals {
				if CodeOf(err) != OtherRules {
					t.Errorf("%s: %v, want %s", what, err, OtherRules)
				}
			}
			if marks, err := r.Marks(t.Context(), []string{m.ID}); err != nil || marks[m.ID].Next != mark.Next+1 {
				t.Errorf("%v, %v: something was added to what a newer program has written", marks, err)
			}
		})
	}
}

// TestCluster_AnotherServerTakesOver ends the server that leads a table: another
// goes on for its bots.
func TestCluster_AnotherServerTakesOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := newRack()
		hubs := r.hubs(t, 2)
		_, m := made(t, hubs[0], seats("hhb", Live))
		leader := func() string {
			r.mu.Lock()
			defer r.mu.Unlock()
			return r.leads[m.ID]
		}
		c := chooser(7)
		goOn := func(h *Hub, done func() bool) {
			for n := 0; n < 40 && !done(); n++ { // until bots have something to do, too
				play(t, at(t, h, m.ID), m.Keys, &c, 1)
				time.Sleep(2 * leadAgain)
				synctest.Wait()
			}
		}
		goOn(hubs[0], func() bool { return leader() != "" })
		first, other := hubs[0], hubs[1]
		if leader() == other.node {
			first, other = other, first
		}
		if leader() != first.node {
			t.Fatalf("%q leads, want one of the servers", leader())
		}
		first.Close()
		goOn(other, func() bool { return leader() != first.node })
		if leader() != other.node {
			t.Errorf("%q leads, want the server that is left", leader())
		}
		f := frame(t, at(t, other, m.ID), "")
		for _, p := range f.Waiting {
			if f.Table.Seats[p].Kind == Bot {
				t.Error("nobody answers for the bot")
			}
		}
	})
}

// TestCluster_PresenceHoldsOverAllServers opens and closes a watch at one server
// and looks at another.
func TestCluster_PresenceHoldsOverAllServers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		hubs := newRack().hubs(t, 2)
		a, m := made(t, hubs[0], seats("hhb", Relaxed))
		b := at(t, hubs[1], m.ID)
		other, err := b.Watch(m.Keys[1], wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer other.Close()
		shown := func(want bool) {
			t.Helper()
			time.Sleep(2 * beatEvery)
			synctest.Wait()
			if f := frame(t, b, m.Keys[1]); f.Table.Seats[0].Present != want {
				t.Errorf("at the other server the seat is present: %v, want %v", !want, want)
			}
			f, ok := other.take()
			for again := ok; again; {
				var next *Frame
				if next, again = other.take(); again {
					f = next
				}
			}
			if !ok || f.Table.Seats[0].Present != want {
				t.Errorf("who looks on there is told: %v, present %v, want %v", ok, !want, want)
			}
		}
		w, err := a.Watch(m.Keys[0], wording.En, 0, 0)
		if err != nil {
			t.Fatal(err)
		}
		shown(true)
		if err := b.Propose(m.Keys[1], MoveReplace, 0, 0); CodeOf(err) != NotAbsent {
			t.Errorf("somebody who is present at another server can be replaced: %v", err)
		}
		w.Close()
		shown(false)
	})
}

// TestCluster_ClockIsThatOfTheStore serves from a machine whose clock is wrong:
// entries are dated, and windows closed, by the time of the store.
func TestCluster_ClockIsThatOfTheStore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, ahead := range []time.Duration{-10 * time.Second, 10 * time.Second} {
			r := newRack()
			r.ahead = ahead
			tb, _ := made(t, r.hubs(t, 1)[0], seats("hhb", Relaxed))
			tb.mu.Lock()
			if off := tb.asked.Sub(time.Now().Add(ahead)).Abs(); off > time.Second {
				t.Errorf("with the store %v ahead an entry is dated %v off", ahead, off)
			}
			tb.mu.Unlock()
		}
	})
}

// TestStore_UnknownOutcomeIsReadBeforeItIsAnswered fails appends in a way that
// leaves open whether they were stored.
func TestStore_UnknownOutcomeIsReadBeforeItIsAnswered(t *testing.T) {
	for _, kept := range []bool{false, true} {
		t.Run(fmt.Sprintf("stored: %v", kept), func(t *testing.T) {
			s := &shelf{}
			tb, m := made(t, hub(t, s, Config{}), seats("hho", Relaxed))
			s.mu.Lock()
			s.fail, s.kept = fmt.Errorf("%w: connection lost", ErrUnknown), kept
			s.mu.Unlock()
			if err := tb.Talk(m.Keys[0], "", "once"); err != nil {
				t.Fatalf("talk whose storing was found out about: %v", err)
			}
			if f := frame(t, tb, m.Keys[1]); len(f.Talk) != 1 {
				t.Errorf("%d lines, want it once", len(f.Talk))
			}
			k, err := s.Load(t.Context(), m.ID)
			if err != nil || k.last() != tb.last || int64(len(k.Entries)) != tb.next {
				t.Errorf("stored are %d entries, %v, want %d", len(k.Entries), err, tb.next)
			}
		})
	}
}

// TestPlayer_ChangesOfTwoServersAreBothKept changes a player on two servers at
// once.
func TestPlayer_ChangesOfTwoServersAreBothKept(t *testing.T) {
	r := newRack()
	hubs := r.hubs(t, 2)
	key, err := hubs[0].NewPlayer(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for n, h := range hubs {
		for i := range 5 {
			all.Go(func() {
				err := h.ChangePlayer(context.Background(), key, func(p *Player) { p.Keep(Seated{ID: fmt.Sprintf("%d-%d", n, i), Key: "k"}) })
				if err != nil {
					t.Error(err)
				}
			})
		}
	}
	all.Wait()
	if p, err := hubs[0].Player(t.Context(), key); err != nil || len(p.Tables) != 10 {
		t.Errorf("%d seats, %v, want 10", len(p.Tables), err)
	}
}

// TestSeen_OfTwoServersIsTheFurthest says at two servers at once how far a seat
// has read.
func TestSeen_OfTwoServersIsTheFurthest(t *testing.T) {
	r := newRack()
	hubs := r.hubs(t, 2)
	a, m := made(t, hubs[0], seats("hbb", Relaxed))
	c := chooser(1)
	play(t, a, m.Keys, &c, 30)
	last := len(frame(t, a, m.Keys[0]).Log)
	var all sync.WaitGroup
	for i := range 10 {
		tb := at(t, hubs[i%2], m.ID)
		all.Go(func() {
			if err := tb.See(context.Background(), m.Keys[0], last-i); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	if line, err := a.Seen(t.Context(), m.Keys[0]); err != nil || line != last {
		t.Errorf("seen up to %d, %v, want %d", line, err, last)
	}
}
