package table

import (
	"context"
	"reflect"
	"testing"

	"ragtag/wording"
)

// proposable plays until a seat can propose to take back an answer that it
// cannot take back alone, and returns both.
func proposable(t *testing.T, tb *Table, keys []string, c *chooser) (p int, g Given, ok bool) {
	t.Helper()
	for range 600 {
		for p, key := range keys {
			if key == "" {
				continue
			}
			f := settled(t, tb, key)
			for _, g := range f.Given {
				if f.Undo == nil || f.Undo.Ask != g.Ask {
					return p, g, true
				}
			}
		}
		if play(t, tb, keys, c, 1) == 0 {
			break
		}
	}
	return 0, Given{}, false
}

// TestMotion_TakesBackByAgreement proposes to take answers back. One no ends
// the motion. When all people agree, the question is open again, also after a
// restart, and the record still verifies.
func TestMotion_TakesBackByAgreement(t *testing.T) {
	s := &shelf{}
	tb, made := made(t, hub(t, s, Config{Rules: 1}), seats("hhhb", Relaxed))
	c := chooser(17)
	rounds := 0
	for round := range 6 {
		p, g, ok := proposable(t, tb, made.Keys, &c)
		if !ok {
			break
		}
		rounds++
		before := frame(t, tb, made.Keys[p])
		if err := tb.Propose(made.Keys[p], MoveUndo, g.Ask, 0); err != nil {
			t.Fatal(err)
		}
		others := []int{(p + 1) % 3, (p + 2) % 3}
		m := frame(t, tb, "").Motion
		if m == nil || m.By != p || m.Ask != g.Ask || len(m.Open) != 2 || len(g.Text) == 0 {
			t.Fatalf("proposed was %+v, everybody sees %+v", g, m)
		}
		if err := tb.Propose(made.Keys[others[0]], MoveUndo, g.Ask, 0); CodeOf(err) != NoMotion {
			t.Errorf("proposed over another: %v", err)
		}
		if err := tb.Vote(made.Keys[p], true); CodeOf(err) != NoMotion {
			t.Errorf("who proposes votes too: %v", err)
		}
		if err := tb.Vote(made.Keys[others[0]], true); err != nil {
			t.Fatal(err)
		}
		if err := tb.Vote(made.Keys[others[0]], true); CodeOf(err) != NoMotion {
			t.Errorf("voted twice: %v", err)
		}
		yes := round%2 == 0
		if err := tb.Vote(made.Keys[others[1]], yes); err != nil {
			t.Fatal(err)
		}
		after := frame(t, tb, made.Keys[p])
		if !yes {
			if after.Motion == nil || after.Motion.Against == nil || *after.Motion.Against != others[1] || after.View.Turn != before.View.Turn {
				t.Fatalf("one was against: %+v", after.Motion)
			}
			play(t, tb, made.Keys, &c, 3)
			continue
		}
		last := after.Log[len(after.Log)-1]
		if last.Kind != "undone" || after.Motion != nil || !reflect.DeepEqual(after.Log[:len(before.Log)], before.Log) {
			t.Fatalf("all agreed, then: %+v, motion %+v", last, after.Motion)
		}
		if after.Ask == nil || after.Ask.Ask <= g.Ask {
			t.Fatalf("seat %d is asked %+v", p, after.Ask)
		}
		tb.mu.Lock()
		want := seen(tb)
		tb.mu.Unlock()
		same := NewHub(s.copied(), cat, Config{Rules: 1})
		again, err := same.load(made.ID)
		if err != nil {
			t.Fatal(err)
		}
		if got := seen(again); !reflect.DeepEqual(got, want) {
			t.Fatal("read again somebody sees something else")
		}
		same.Close()
		play(t, tb, made.Keys, &c, 5)
	}
	if rounds < 2 {
		t.Errorf("the game was over after %d proposals", rounds)
	}
	play(t, tb, made.Keys, &c, 1e6)
	r, err := tb.Record()
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Verify(cat); err != nil {
		t.Error(err)
	}
}

// TestMotion_NeverPastAReveal proposes every question at every moment of a game
// with one person, who needs no agreement: nothing is taken back that anybody
// had learned.
func TestMotion_NeverPastAReveal(t *testing.T) {
	tb, made := made(t, hub(t, &shelf{}, Config{}), seats("hbb", Relaxed))
	c := chooser(5)
	carried, refused := 0, 0
	for range 60 {
		if play(t, tb, made.Keys, &c, 1) == 0 {
			break
		}
		f := settled(t, tb, made.Keys[0])
		if f.Table.Status == Over {
			break
		}
		tb.mu.Lock()
		ask, drawn := tb.game.Ask(), tb.game.State().Chance.Drawn
		tb.mu.Unlock()
		for back := max(0, ask-12); back <= ask; back++ {
			offered := false
			for _, g := range f.Given {
				offered = offered || g.Ask == back
			}
			if offered {
				continue
			}
			if err := tb.Propose(made.Keys[0], MoveUndo, back, 0); CodeOf(err) != CannotUndo {
				t.Fatalf("question %d of %d: %v", back, ask, err)
			}
			refused++
		}
		if len(f.Given) == 0 || c.below(3) > 0 {
			continue
		}
		if err := tb.Propose(made.Keys[0], MoveUndo, f.Given[len(f.Given)-1].Ask, 0); err != nil {
			t.Fatal(err)
		}
		tb.mu.Lock()
		if now := tb.game.State().Chance.Drawn; now != drawn {
			t.Errorf("chance was used %d times, before the undoing %d", now, drawn)
		}
		tb.mu.Unlock()
		carried++
	}
	if carried < 3 || refused < 50 {
		t.Errorf("%d were carried, %d refused", carried, refused)
	}
}

// TestMotion_LapsesWhenTheGameGoesOn lets the others answer instead of voting.
func TestMotion_LapsesWhenTheGameGoesOn(t *testing.T) {
	tb, made := made(t, hub(t, &shelf{}, Config{}), seats("hhh", Relaxed))
	c := chooser(2)
	p, g, ok := proposable(t, tb, made.Keys, &c)
	if !ok {
		t.Fatal("nothing can be proposed")
	}
	if err := tb.Propose(made.Keys[p], MoveUndo, g.Ask, 0); err != nil {
		t.Fatal(err)
	}
	ask := frame(t, tb, "").Waiting
	for range 5 {
		play(t, tb, made.Keys, &c, 1)
		tb.mu.Lock()
		gone := tb.motion == nil
		tb.mu.Unlock()
		if gone {
			if err := tb.Vote(made.Keys[(p+1)%3], true); CodeOf(err) != NoMotion {
				t.Errorf("a vote on what has lapsed: %v", err)
			}
			return
		}
	}
	t.Errorf("the motion stands although seats %v have answered", ask)
}

// TestMotion_HidesWhatWasSecret checks that motions about secret questions do
// not show the question to the others.
func TestMotion_HidesWhatWasSecret(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	c := chooser(31)
	hidden, open := 0, 0
	for games := 0; games < 8 && (hidden == 0 || open == 0); games++ {
		tb, made := made(t, h, seats("hhh", Relaxed))
		for range 20 {
			p, g, ok := proposable(t, tb, made.Keys, &c)
			if !ok {
				break
			}
			tb.mu.Lock()
			secret := tb.wants(&proposed{Seat: p, Kind: MoveUndo, Ask: g.Ask}).request.Secret
			tb.mu.Unlock()
			if err := tb.Propose(made.Keys[p], MoveUndo, g.Ask, 0); err != nil {
				t.Fatal(err)
			}
			if m := frame(t, tb, "").Motion; (m.Text == nil) != secret {
				t.Fatalf("secret %v: everybody reads %+v", secret, m.Text)
			}
			if secret {
				hidden++
			} else {
				open++
			}
			if err := tb.Vote(made.Keys[(p+1)%3], false); err != nil {
				t.Fatal(err)
			}
			if play(t, tb, made.Keys, &c, 4) < 4 {
				break
			}
		}
	}
	if hidden == 0 || open == 0 {
		t.Errorf("%d motions about secret questions, %d about others", hidden, open)
	}
}

// TestMotion_ReplacesWhoIsAbsent lets a bot stand in by vote, and the person
// take the seat back with everything it has.
func TestMotion_ReplacesWhoIsAbsent(t *testing.T) {
	s := &shelf{}
	tb, made := made(t, hub(t, s, Config{}), seats("hhh", Relaxed))
	w, err := tb.Watch(made.Keys[1], wording.En, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := tb.Propose(made.Keys[0], MoveReplace, 0, 1); CodeOf(err) != NotAbsent {
		t.Errorf("somebody present can be replaced: %v", err)
	}
	w.Close()
	if err := tb.Propose(made.Keys[0], MoveReplace, 0, 0); CodeOf(err) != NoSeat {
		t.Errorf("oneself can be replaced: %v", err)
	}
	if err := tb.Propose(made.Keys[0], MoveReplace, 0, 1); err != nil {
		t.Fatal(err)
	}
	if err := tb.Vote(made.Keys[1], false); CodeOf(err) != NoMotion {
		t.Errorf("whom it is about has a vote: %v", err)
	}
	if err := tb.Vote(made.Keys[2], true); err != nil {
		t.Fatal(err)
	}
	f := settled(t, tb, made.Keys[1])
	if !f.Table.Seats[1].StandIn || f.Ask != nil || f.Motion != nil {
		t.Fatalf("after the vote: %+v, asked %+v", f.Table.Seats, f.Ask)
	}
	if err := tb.Answer(made.Keys[1], frame(t, tb, "").Waiting[0], nil); CodeOf(err) != StoodIn {
		t.Errorf("the person answers beside the bot: %v", err)
	}
	c := chooser(3)
	others := []string{made.Keys[0], "", made.Keys[2]}
	play(t, tb, others, &c, 40)
	for _, again := range []*Table{tb, reread(t, s, made.ID)} {
		f := settled(t, again, made.Keys[1])
		if !f.Table.Seats[1].StandIn || f.View.Turn < 1 || f.View.Seats[1].Character == "" {
			t.Fatalf("the bot has not played: turn %d, %+v", f.View.Turn, f.View.Seats[1])
		}
	}
	if err := tb.Return(made.Keys[1]); err != nil {
		t.Fatal(err)
	}
	if err := tb.Return(made.Keys[1]); CodeOf(err) != NoSeat {
		t.Errorf("taken back twice: %v", err)
	}
	for range 200 {
		if f := settled(t, tb, made.Keys[1]); f.Ask != nil {
			if len(f.View.Mine.Hand) != f.View.Seats[1].Hand || f.Table.Seats[1].StandIn {
				t.Errorf("back at the seat it sees %d of %d cards", len(f.View.Mine.Hand), f.View.Seats[1].Hand)
			}
			if err := tb.Answer(made.Keys[1], f.Ask.Ask, c.answer(f.Ask)); err != nil {
				t.Error(err)
			}
			return
		}
		play(t, tb, others, &c, 1)
	}
	t.Error("the person who is back is never asked")
}

// reread loads a table from its stored form in another hub.
func reread(t *testing.T, s *shelf, id string) *Table {
	t.Helper()
	tb, err := hub(t, s.copied(), Config{}).Find(context.Background(), id)
	if err != nil {
		t.Fatal(err)
	}
	return tb
}
