package table

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/options"
	"ragtag/rules"
	"ragtag/table/secret"
	"ragtag/wording"
)

// silence is a table of people at a window with a clock: all of them watch and
// nobody acts.
type silence struct {
	state   rules.State // at the start of a phase
	open    rules.Seats // seats asked in the window
	holding rules.Seats // seats among them with something to use
}

// windows searches for phases that lead, without a choice, to a window with a
// clock, and yields each with the hands of others than seat p dealt again in
// several ways.
func windows(t *testing.T, p rules.Seat, yield func(pair [2]silence) bool) {
	t.Helper()
	for seed := range byte(40) {
		g, err := rules.NewGame(cat, options.Choice{}, 4, [32]byte{seed})
		if err != nil {
			t.Fatal(err)
		}
		c := chooser(seed)
		for !g.Over() {
			if s, fresh := g.Checkpoint(); fresh && s.Phase == rules.PhaseCrisis {
				if pair, ok := pairAt(s, p); ok && !yield(pair) {
					return
				}
			}
			for _, r := range g.Pending() {
				if err := g.Answer(r.Seat, g.Ask(), c.answerTo(&r)); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
	}
	t.Fatal("no more windows")
}

// answerTo returns a random answer to a request.
func (c *chooser) answerTo(r *rules.Request) []rules.Take {
	a := Ask{Min: int(r.Min), Max: int(r.Max), Least: int(r.Least)}
	for i := range int(r.N) {
		a.Options = append(a.Options, Choice{ID: cat.OptionID(r.Options[i]), Max: int(r.Limit[i])})
	}
	return c.answer(&a)
}

// pairAt returns two games that look the same to seat p and start with a secret
// window; in one of them more seats hold something to use.
func pairAt(s rules.State, p rules.Seat) (pair [2]silence, ok bool) {
	var with, without bool
	for entropy := range uint64(12) {
		one, is := silent(rules.At(cat, s).Redeal(p, rules.SkillCards, entropy))
		switch {
		case !is:
			return pair, false
		case one.holding&^(1<<p) == 0:
			pair[0], without = one, true
		default:
			pair[1], with = one, true
		}
	}
	return pair, with && without && pair[0].open == pair[1].open
}

// silent returns the table in a state, and whether the phase starts with a
// window with a clock.
func silent(s rules.State) (one silence, ok bool) {
	g := rules.Start(cat, s)
	one.state, one.open = s, g.Asked()
	for _, r := range g.Pending() {
		if _, window := windowOf(&r); !window || !r.Secret {
			return one, false
		}
		if r.N > 0 {
			one.holding = one.holding.With(r.Seat)
		}
	}
	return one, one.open != 0
}

// arranged returns a table of people in a game between two phases.
func arranged(h *Hub, s rules.State) *Table {
	t := newTable(h, "arranged")
	t.next, t.last, t.stored = 1, hashOf(nil), hashOf(nil)
	t.made = created{Rules: rules.Version, Players: int(s.Players), Pace: Live, Server: "00"}
	for p := range s.Players {
		name := string('A' + rune(p))
		t.seats = append(t.seats, seat{Kind: Human, Name: name, Lock: secret.LockOf(name)})
	}
	t.game, t.turned = rules.Start(cat, s), time.Now()
	t.opened()
	for v := range t.fresh {
		t.fresh[v] = true
	}
	shelfOf(h).tables = map[string]*Kept{t.id: {Entries: [][]byte{nil}}} // the entry that created it
	if err := h.put(t); err != nil {
		panic(err)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.tell()
	return t
}

// watched returns everything that a viewer receives at a table, with the times,
// while do runs for that long.
func watched(h *Hub, s rules.State, key string, long time.Duration, do func(t *Table)) (got []string) {
	t := arranged(h, s)
	return watchedAt(t, t, key, long, do)
}

// watchedAt is watched at one server, with do at another's copy of the table.
func watchedAt(seen, t *Table, key string, long time.Duration, do func(t *Table)) (got []string) {
	h := seen.hub
	start := time.Now()
	w, err := seen.Watch(key, wording.En, 0, 0)
	if err != nil {
		panic(err)
	}
	quit := time.AfterFunc(long, func() { seen.mu.Lock(); seen.retire(&Error{Code: Closing}); seen.mu.Unlock() })
	defer quit.Stop()
	var acting sync.WaitGroup
	acting.Go(func() {
		time.Sleep(time.Second)
		do(t)
	})
	defer acting.Wait()
	for {
		f, err := w.Next(h.ctx)
		if err != nil {
			w.Close()
			if CodeOf(err) != Closing {
				got = append(got, err.Error())
			}
			return got
		}
		data, _ := json.Marshal(f)
		got = append(got, fmt.Sprintf("%v %s", time.Since(start), data))
	}
}

// TestWindow_TellsNothingOfAHand compares, byte by byte and moment by moment,
// what a seat and a spectator receive around a secret window when the others
// hold something to use in it and when they do not.
func TestWindow_TellsNothingOfAHand(t *testing.T) {
	const viewer = rules.Seat(1)
	acts := map[string]func(pair [2]silence, t *Table){
		"all are silent": func([2]silence, *Table) {},
		"one passes by hand": func(p [2]silence, t *Table) {
			q := other(p[0].open, viewer)
			t.Answer(name(q), t.game.Ask(), nil)
		},
		"one passes always": func(p [2]silence, t *Table) {
			t.Order(name(other(p[0].open, viewer)), Order{Window: EveryWindow, Do: PassAlways, Until: UntilTurnEnd})
		},
		"one has ordered what does not serve": func(p [2]silence, t *Table) {
			q := other(p[0].open, viewer)
			t.mu.Lock()
			r, _ := t.game.Request(q)
			t.mu.Unlock()
			t.Order(name(q), Order{Window: r.Window.String(), Do: PlayCard, Play: "skill/repair-1"})
		},
		"one holds, then passes": func(p [2]silence, t *Table) {
			q := other(p[0].open, viewer)
			t.Hold(name(q), t.game.Ask(), true)
			time.Sleep(time.Minute)
			t.Answer(name(q), t.game.Ask(), nil)
		},
	}
	for what, act := range acts {
		t.Run(what, func(t *testing.T) {
			compared := 0
			windows(t, viewer, func(pair [2]silence) bool {
				for _, key := range []string{name(viewer), ""} {
					var got, far [2][]string
					for i := range pair {
						do := func(t *Table) { act(pair, t) }
						synctest.Test(t, func(t *testing.T) {
							h := NewHub(&shelf{}, cat, Config{Chance: t.Name()})
							defer h.Close()
							got[i] = watched(h, pair[i].state, key, 2*time.Minute, do)
						})
						synctest.Test(t, func(t *testing.T) { far[i] = watchedFromAfar(t, pair[i].state, key, do) })
					}
					compare(t, got)
					compare(t, far)
				}
				compared++
				return compared < 6 && !t.Failed()
			})
		})
	}
}

// watchedFromAfar is watched at one of two servers, with do at the other.
func watchedFromAfar(t *testing.T, s rules.State, key string, do func(t *Table)) []string {
	hubs := newRack().hubs(t, 2)
	defer func() { // within the bubble
		for _, h := range hubs {
			h.Close()
		}
	}()
	near := arranged(hubs[0], s)
	return watchedAt(arranged(hubs[1], s), near, key, 2*time.Minute, do)
}

func compare(t *testing.T, got [2][]string) {
	t.Helper()
	if len(got[0]) < 2 {
		t.Fatalf("received %d frames only: the window did not close", len(got[0]))
	}
	for i := range max(len(got[0]), len(got[1])) {
		if i < len(got[0]) && !strings.Contains(got[0][i], "{") {
			t.Fatal(got[0][i])
		}
		if i >= len(got[0]) || i >= len(got[1]) || got[0][i] != got[1][i] {
			t.Fatalf("frame %d of %d and %d tells of a hand:\n%v\n%v", i, len(got[0]), len(got[1]), got[0][i:], got[1][i:])
		}
	}
}

// other returns a seat of the set that is not p.
func other(s rules.Seats, p rules.Seat) rules.Seat { return members(s.Without(p))[0] }

// name returns the name of an arranged seat, which is also its key.
func name(p rules.Seat) string { return string('A' + rune(p)) }

// TestWindow_ClosesWhen checks the rules of window.go with a clock.
func TestWindow_ClosesWhen(t *testing.T) {
	var at silence
	windows(t, 0, func(pair [2]silence) bool { at = pair[1]; return false })
	ask := func(t *Table) int { t.mu.Lock(); defer t.mu.Unlock(); return t.game.Ask() }
	order := func(t *Table, do Do) {
		for _, p := range members(at.open) {
			t.Order(name(p), Order{Window: EveryWindow, Do: do, Until: ForGood})
		}
	}
	tests := []struct {
		name string
		do   func(t *Table)
		open time.Duration // how long the window is open; 0: for ever
	}{
		{"silence", func(*Table) {}, DefaultWindowTime},
		{"all ask to be waited for", func(t *Table) { order(t, AskMe) }, 0},
		{"all pass always", func(t *Table) { order(t, PassAlways) }, time.Nanosecond},
		{"all answer", func(t *Table) {
			time.Sleep(time.Second)
			for _, p := range members(at.open) {
				t.Answer(name(p), 0, nil)
			}
		}, time.Second},
		{"one holds", func(t *Table) { t.Hold(name(other(at.open, rules.Nobody)), 0, true) }, 0},
		{"one holds for a while", func(t *Table) {
			p := name(other(at.open, rules.Nobody))
			t.Hold(p, 0, true)
			time.Sleep(time.Minute)
			t.Hold(p, 0, false)
		}, time.Minute},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h := NewHub(&shelf{}, cat, Config{Chance: t.Name()})
				defer h.Close()
				tb := arranged(h, at.state)
				first := ask(tb)
				go test.do(tb)
				if test.open == 0 {
					time.Sleep(24 * time.Hour)
					synctest.Wait()
					if ask(tb) != first {
						t.Error("the window closed by itself")
					}
					return
				}
				time.Sleep(test.open - time.Nanosecond)
				if test.open > time.Nanosecond {
					synctest.Wait()
					if ask(tb) != first {
						t.Error("the window closed too early")
					}
				}
				time.Sleep(2 * time.Nanosecond)
				synctest.Wait()
				if ask(tb) == first {
					t.Error("the window is still open")
				}
			})
		})
	}
}
