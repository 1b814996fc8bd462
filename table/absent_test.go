package table

import (
	"context"
	"testing"
	"testing/synctest"
	"time"
)

// within waits until is returns true for a frame of a key.
func within(t *testing.T, tb *Table, key, what string, is func(f Frame) bool) Frame {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(5 * time.Millisecond) {
		f := frame(t, tb, key)
		if is(f) {
			return f
		}
		if time.Now().After(end) {
			t.Fatalf("%s has not happened: waiting for %v, %+v", what, f.Waiting, f.Table.Seats)
		}
	}
}

// TestLimit_ABotDecidesAndStaysAfterTheLastStrike lets the time of a seat run
// out: the first time a bot decides for it, after the second in a row the bot
// stands in. The last person is waited for.
func TestLimit_ABotDecidesAndStaysAfterTheLastStrike(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := seats("hhb", Relaxed)
		s.Limit, s.Strikes = time.Second, 2
		tb, made := made(t, hub(t, &shelf{}, Config{}), s)
		c := chooser(1)
		first := within(t, tb, "", "a question", func(f Frame) bool { return f.Left != nil })
		if *first.Left > 1000 || first.Table.Limit != 1 || first.Table.Strikes != 2 {
			t.Fatalf("the time is not shown: %v, %+v", first.Left, first.Table)
		}
		absent := first.Waiting[0]
		other := made.Keys[1-absent]
		step := func() { // the other person answers if asked
			if f := frame(t, tb, other); f.Ask != nil {
				if err := tb.Answer(other, f.Ask.Ask, c.answer(f.Ask)); err != nil {
					t.Fatal(err)
				}
			}
		}
		missed := func(n int) {
			t.Helper()
			for range 1000 {
				step()
				tb.mu.Lock()
				strikes, stand := tb.seats[absent].strikes, tb.seats[absent].stand
				tb.mu.Unlock()
				if strikes == n || stand {
					return
				}
				time.Sleep(5 * time.Millisecond)
			}
			t.Fatalf("the time has not run out %d times", n)
		}
		missed(1)
		if frame(t, tb, "").Table.Seats[absent].StandIn {
			t.Fatal("a bot stands in after the first time")
		}
		if !frame(t, tb, made.Keys[absent]).Late || frame(t, tb, other).Late || frame(t, tb, "").Late {
			t.Error("that a bot has decided is for the seat to be told, and for nobody else")
		}
		asked := within(t, tb, made.Keys[absent], "the next question", func(f Frame) bool {
			step()
			return f.Ask != nil
		})
		if err := tb.Answer(made.Keys[absent], asked.Ask.Ask, c.answer(asked.Ask)); err != nil {
			t.Fatal(err)
		}
		if frame(t, tb, made.Keys[absent]).Late {
			t.Error("it is told so although it has answered since")
		}
		missed(1)
		if frame(t, tb, "").Table.Seats[absent].StandIn {
			t.Error("an answer in between does not count")
		}
		missed(2)
		if f := frame(t, tb, ""); !f.Table.Seats[absent].StandIn || f.Left != nil {
			t.Errorf("after the second time: %+v, left %v", f.Table.Seats, f.Left)
		}
		waited := settled(t, tb, other)
		time.Sleep(1200 * time.Millisecond)
		if f := frame(t, tb, other); waited.Ask == nil || f.Ask == nil || f.Ask.Ask != waited.Ask.Ask {
			t.Error("the last person is not waited for")
		}
	})
}

// TestLimit_RunsOutAlthoughNobodyLooks loads tables after the server was down:
// one whose time limit runs out continues by itself after a grace period, the
// others are not loaded.
func TestLimit_RunsOutAlthoughNobodyLooks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &shelf{}
		timed, later, still := seats("hhb", Relaxed), seats("hhb", Relaxed), seats("hhb", Relaxed)
		timed.Limit, timed.Strikes, later.Limit = time.Second, 1, time.Hour
		old := NewHub(s, cat, Config{})
		_, a := made(t, old, timed)
		made(t, old, later)
		made(t, old, still)
		old.Close()
		h := hub(t, s, Config{})
		if err := h.Wake(context.Background()); err != nil {
			t.Fatal(err)
		}
		h.mu.Lock()
		n := len(h.tables)
		h.mu.Unlock()
		if n != 1 {
			t.Fatalf("%d tables were read, want the one whose clock runs out", n)
		}
		tb, err := h.Find(context.Background(), a.ID)
		if err != nil {
			t.Fatal(err)
		}
		f := within(t, tb, a.Keys[0], "a question to somebody with a clock", func(f Frame) bool { return f.Left != nil })
		if *f.Left < 500 {
			t.Errorf("after the server was away there is no grace: %d ms", *f.Left)
		}
		within(t, tb, "", "the stand-in", func(f Frame) bool { return f.Table.Seats[0].StandIn || f.Table.Seats[1].StandIn })
	})
}

// TestLimit_IsTheSameForAllWhoAreAsked checks that in a secret window neither
// the time shown nor what is shown when it runs out reveals who was asked what.
func TestLimit_IsTheSameForAllWhoAreAsked(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := seats("hhh", Relaxed)
		s.Limit = time.Hour
		tb, made := made(t, hub(t, &shelf{}, Config{}), s)
		c := chooser(6)
		for range 60 {
			play(t, tb, made.Keys, &c, 1)
			tb.mu.Lock()
			sealed, asked := tb.open.sealed, tb.game.Asked()
			tb.mu.Unlock()
			if !sealed || len(members(asked)) < 2 {
				continue
			}
			before := frame(t, tb, "")
			p := int(members(asked)[0])
			f := frame(t, tb, made.Keys[p])
			if f.Ask == nil || f.Ask.Min > 0 {
				continue
			}
			if err := tb.Answer(made.Keys[p], f.Ask.Ask, nil); err != nil {
				t.Fatal(err)
			}
			after := frame(t, tb, "")
			if before.Left == nil || after.Left == nil || *after.Left != *before.Left {
				t.Errorf("an answer in a secret window changes the time shown from %v to %v", before.Left, after.Left)
			}
			return
		}
		t.Fatal("no secret window was open")
	})
}
