package table

import (
	"context"
	"encoding/json"
	"errors"
	"reflect"
	"testing"

	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

// offered plays until a seat can take an answer back, and returns both.
func offered(t *testing.T, tb *Table, keys []string, c *chooser) (p int, ask int) {
	t.Helper()
	p, ask, ok := offeredYet(t, tb, keys, c)
	if !ok {
		t.Fatal("nothing can be taken back")
	}
	return p, ask
}

// offeredYet is offered for a game that may end first; ok is then false.
func offeredYet(t *testing.T, tb *Table, keys []string, c *chooser) (p int, ask int, ok bool) {
	t.Helper()
	for range 500 {
		for p, key := range keys {
			if key == "" {
				continue
			}
			if f := settled(t, tb, key); f.Undo != nil {
				return p, f.Undo.Ask, true
			}
		}
		if play(t, tb, keys, c, 1) == 0 {
			break
		}
	}
	return 0, 0, false
}

// TestUndo_AsksAgain takes answers back at tables of people and of one person with
// bots. The same question is asked again under a new number, the log keeps all its
// lines, and the table is the same when it is loaded again, under these rules and under
// others.
func TestUndo_AsksAgain(t *testing.T) {
	for _, pattern := range []string{"hhh", "hbb"} {
		t.Run(pattern, func(t *testing.T) {
			var s *shelf
			var tb *Table
			var at Created
			c := chooser(3)
			for range 8 {
				p, ask, ok := 0, 0, false
				for try := 0; !ok; try++ { // a game may end first: try another table
					if tb == nil || try > 0 {
						s = &shelf{}
						tb, at = made(t, hub(t, s, Config{Rules: 1}), seats(pattern, Relaxed))
					}
					if p, ask, ok = offeredYet(t, tb, at.Keys, &c); !ok && try > 20 {
						t.Fatal("nothing can be taken back")
					}
				}
				before := frame(t, tb, at.Keys[p])
				if err := tb.Undo(at.Keys[p], ask); err != nil {
					t.Fatal(err)
				}
				after := frame(t, tb, at.Keys[p])
				n := len(before.Log)
				if after.Ask == nil || after.Ask.Ask <= ask || !reflect.DeepEqual(after.Log[:n], before.Log) || after.Log[n].Kind != "undone" {
					t.Fatalf("after taking back question %d: asked %+v, log %+v", ask, after.Ask, after.Log[n:])
				}
				if err := tb.Undo(at.Keys[p], ask); CodeOf(err) != CannotUndo {
					t.Fatalf("taken back twice: %v", err)
				}
				tb.mu.Lock()
				want, left := seen(tb), s.copied()
				tb.mu.Unlock()
				same := NewHub(left.copied(), cat, Config{Chance: t.Name(), Rules: 1})
				again, err := same.load(at.ID)
				if err != nil {
					t.Fatal(err)
				}
				if got := seen(again); !reflect.DeepEqual(got, want) {
					t.Fatalf("read again somebody sees something else:\n%+v\nwant\n%+v", got, want)
				}
				same.Close()
				other := NewHub(left, cat, Config{Chance: t.Name(), Rules: 2})
				if again, err = other.load(at.ID); err != nil {
					t.Fatal(err)
				}
				for v, got := range seen(again) {
					sameGame(t, got, want[v])
				}
				other.Close()
				play(t, tb, at.Keys, &c, 5)
			}
			play(t, tb, at.Keys, &c, 1e6)
			r, err := tb.Record()
			if err != nil {
				t.Fatal(err)
			}
			if err := r.Verify(cat); err != nil {
				t.Errorf("the record of a game with answers taken back: %v", err)
			}
		})
	}
}

func TestUndo_Refusals(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhh", Relaxed))
	c := chooser(3)
	p, ask := offered(t, tb, made.Keys, &c)
	for i, test := range []struct {
		key  string
		ask  int
		want Code
	}{
		{made.Keys[p], ask - 1, CannotUndo},
		{made.Keys[p], ask + 1, CannotUndo},
		{made.Keys[p], -1, CannotUndo},
		{made.Keys[(p+1)%3], ask, CannotUndo},
		{made.Owner, ask, WrongKey},
		{"", ask, WrongKey},
	} {
		if err := tb.Undo(test.key, test.ask); CodeOf(err) != test.want {
			t.Errorf("%d: got %v, want %s", i, err, test.want)
		}
	}
	if f := frame(t, tb, ""); f.Undo != nil {
		t.Error("somebody without a seat may take something back")
	}
}

// TestUndo_NeverInASecretWindow checks, at every question in which hidden cards
// could be played, that no seat can take an answer back.
func TestUndo_NeverInASecretWindow(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	tb, made := made(t, h, seats("hhhh", Relaxed))
	c := chooser(5)
	sealed := 0
	for range 400 {
		if play(t, tb, made.Keys, &c, 1) == 0 {
			break
		}
		tb.mu.Lock()
		if r := tb.game.Pending(); len(r) > 0 && r[0].Secret && r[0].Kind == rules.ReqPlay {
			sealed++
			for p := range rules.Seat(4) {
				if f := tb.frame(p, wording.En, 1<<30, 0); f.Undo != nil {
					t.Errorf("seat %d may take back question %d in a secret window", p, f.Undo.Ask)
				}
			}
		}
		tb.mu.Unlock()
	}
	if sealed < 10 {
		t.Errorf("only %d secret questions", sealed)
	}
}

// TestUndo_TellsNothingOfAHand gives the same answers of one seat in two deals
// that it cannot distinguish: the seat and a spectator receive the same, and
// the seat can take back the same.
func TestUndo_TellsNothingOfAHand(t *testing.T) {
	open := 0
	for seed := range byte(6) {
		g, err := rules.NewGame(cat, options.Choice{}, 4, [32]byte{seed})
		if err != nil {
			t.Fatal(err)
		}
		c := chooser(seed)
		for steps := 0; !g.Over() && steps < 400; steps++ {
			s, fresh := g.Checkpoint()
			if fresh && s.Phase == rules.PhaseMovement {
				open += sameOffers(t, s, s.Current, c)
			}
			r := g.Pending()[0]
			if err := g.Answer(r.Seat, g.Ask(), c.answerTo(&r)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if open < 20 {
		t.Errorf("only %d times something could be taken back", open)
	}
}

// sameOffers lets seat p answer alike in two deals until it is asked something
// else or another seat is asked, and compares them. It returns how often p
// could take an answer back.
func sameOffers(t *testing.T, s rules.State, p rules.Seat, c chooser) (open int) {
	t.Helper()
	var tables [2]*Table
	for i := range tables {
		h := NewHub(&shelf{}, cat, Config{Chance: t.Name()})
		defer h.Close()
		tables[i] = arranged(h, rules.At(cat, s).Redeal(p, rules.SkillCards, uint64(i)))
		if err := tables[i].Order(name(p), Order{Window: EveryWindow, Do: AskMe, Until: ForGood}); err != nil {
			t.Fatal(err)
		}
	}
	for range 6 {
		var got [2][2]string
		var f Frame
		for i, tb := range tables {
			f = settled(t, tb, name(p))
			for v, k := range []Frame{f, settled(t, tb, "")} {
				k.Seq, k.Clock, k.Log = 0, nil, nil
				data, _ := json.Marshal(k)
				got[i][v] = string(data)
			}
		}
		if got[0] != got[1] {
			t.Fatalf("seat %d:\n%s\n%s", p, got[0], got[1])
		}
		if f.Undo != nil {
			open++
		}
		if f.Ask == nil || f.Ask.Kind != rules.ReqMove.String() && f.Ask.Kind != rules.ReqPay.String() {
			return open
		}
		takes := c.answer(f.Ask)
		for _, tb := range tables {
			if err := tb.Answer(name(p), f.Ask.Ask, takes); err != nil {
				t.Fatal(err)
			}
		}
	}
	return open
}

// TestUndo_NotKept lets the store fail: the answer remains.
func TestUndo_NotKept(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{})
	tb, made := made(t, h, seats("hhh", Relaxed))
	c := chooser(3)
	p, ask := offered(t, tb, made.Keys, &c)
	s.mu.Lock()
	s.fail = errors.New("disk on fire")
	s.mu.Unlock()
	if err := tb.Undo(made.Keys[p], ask); CodeOf(err) != NotKept {
		t.Fatalf("got %v, want %s", err, NotKept)
	}
	again, err := h.Find(context.Background(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	if f := frame(t, again, made.Keys[p]); f.Undo == nil || f.Undo.Ask != ask {
		t.Errorf("what was not taken back cannot be taken back: %+v", f.Undo)
	}
}
