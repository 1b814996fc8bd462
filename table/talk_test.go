package table

import (
	"context"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ragtag/rules"
	"ragtag/wording"
)

// slow is a clock that advances only when told.
type slow struct{ now time.Time }

func (c *slow) hub(t *testing.T, s *shelf) *Hub {
	c.now = time.Date(2030, 1, 1, 0, 0, 0, 0, time.UTC)
	return hub(t, s, Config{Now: func() time.Time { return c.now }})
}

// texts returns the texts of the talk in a frame.
func texts(f Frame) (said []string) {
	for _, k := range f.Talk {
		said = append(said, k.Text)
	}
	return said
}

// TestTalk_IsTextAndNothingElse sends markup and control characters: the first
// arrives as typed, the second is removed.
func TestTalk_IsTextAndNothingElse(t *testing.T) {
	var clock slow
	tb, made := made(t, clock.hub(t, &shelf{}), seats("hob", Relaxed))
	tests := []struct{ said, read string }{
		{`<script>alert("1")</script> & <img src=x onerror='alert(2)'>`, `<script>alert("1")</script> & <img src=x onerror='alert(2)'>`},
		{`javascript:alert(1) {{7*7}} ${7*7} </script> \u003c`, `javascript:alert(1) {{7*7}} ${7*7} </script> \u003c`},
		{"  two\n\nlines\tand\u00a0more  ", "two lines and more"},
		{"be\u0000ll\a\u001b[31m\u007f", "bell[31m"},
		{"turned \u202eround\u2066", "turned round"},
		{"👩‍🚀 ¿sí?", "👩‍🚀 ¿sí?"},
		{"broken \xff\xfe text", "broken text"},
		{strings.Repeat("ñ", MaxTalk), strings.Repeat("ñ", MaxTalk)},
	}
	for i, test := range tests {
		clock.now = clock.now.Add(TalkTime)
		if err := tb.Talk(made.Keys[0], "ignored", test.said); err != nil {
			t.Fatalf("%q: %v", test.said, err)
		}
		f := frame(t, tb, "")
		data, err := json.Marshal(f)
		if err != nil {
			t.Fatal(err)
		}
		var g Frame
		if err := json.Unmarshal(data, &g); err != nil {
			t.Fatal(err)
		}
		if k := g.Talk[i]; k.Text != test.read || k.Seat != 0 || k.N != i+1 || k.At == 0 || k.Name != "" {
			t.Errorf("%q is read as %+v", test.said, k)
		}
		if strings.Contains(string(data), "<script") {
			t.Errorf("markup on the wire: %s", data)
		}
	}
	for _, text := range []string{"", "  \n\t ", "\x00\u202e", strings.Repeat("x", MaxTalk+1)} {
		if err := tb.Talk(made.Keys[0], "", text); CodeOf(err) != BadTalk {
			t.Errorf("%q: %v", text, err)
		}
	}
	if err := tb.Talk("guess", "", "hello"); CodeOf(err) != WrongKey {
		t.Errorf("with a wrong key: %v", err)
	}
	if err := tb.Talk("", "a\u202eb", "hello"); CodeOf(err) != BadName {
		t.Errorf("under a bad name: %v", err)
	}
}

// TestTalk_OnlookersTalkApart checks that seats get neither the talk of
// spectators nor a notification of it until the game is over.
func TestTalk_OnlookersTalkApart(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{})
	quiet := seats("hhb", Relaxed)
	quiet.Quiet = true
	tb, made := made(t, h, quiet)
	settled(t, tb, "")
	seq := frame(t, tb, made.Keys[1]).Seq
	if err := tb.Talk("", "Zoe", "I bet it is Ana"); err != nil {
		t.Fatal(err)
	}
	if f := frame(t, tb, made.Keys[1]); f.Seq != seq || len(f.Talk) > 0 {
		t.Errorf("a seat is told of it: %+v", f.Talk)
	}
	if f := frame(t, tb, ""); len(f.Talk) != 1 || f.Talk[0].Seat != -1 || f.Talk[0].Name != "Zoe" {
		t.Errorf("an onlooker reads %+v", f.Talk)
	}
	if err := tb.Talk(made.Keys[0], "", "hello"); err != nil {
		t.Fatal(err)
	}
	if f := frame(t, tb, made.Keys[1]); f.Seq == seq || !slices.Equal(texts(f), []string{"hello"}) {
		t.Errorf("a seat reads %+v", f.Talk)
	}
	want := []string{"I bet it is Ana", "hello"}
	if got := texts(frame(t, tb, "")); !slices.Equal(got, want) {
		t.Errorf("an onlooker reads %q", got)
	}
	c := chooser(1)
	play(t, tb, made.Keys, &c, 1e6)
	if got := texts(frame(t, tb, made.Keys[1])); !slices.Equal(got, want) {
		t.Errorf("when the game is over a seat reads %q", got)
	}
	h.Close()
	for _, version := range []int{rules.Version, rules.Version + 1} {
		again, err := hub(t, s.copied(), Config{Rules: version}).Find(context.Background(), made.ID)
		if err != nil {
			t.Fatal(err)
		}
		if got := texts(frame(t, again, "")); !slices.Equal(got, want) {
			t.Errorf("read again under version %d: %q", version, got)
		}
	}
}

func TestTalk_IsRationed(t *testing.T) {
	var clock slow
	tb, made := made(t, clock.hub(t, &shelf{}), seats("hhb", Relaxed))
	say := func(key string, want Code) {
		t.Helper()
		if err := tb.Talk(key, "", "spam"); CodeOf(err) != want {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	for range TalkBurst {
		say(made.Keys[0], "")
	}
	say(made.Keys[0], TooFast)
	say(made.Keys[1], "")
	say("", "")
	clock.now = clock.now.Add(TalkTime - 1)
	say(made.Keys[0], TooFast)
	clock.now = clock.now.Add(1)
	say(made.Keys[0], "")
	for len(tb.talk) < MaxLines+1 { // one of them is by a spectator
		clock.now = clock.now.Add(TalkTime)
		say(made.Keys[1], "")
	}
	clock.now = clock.now.Add(TalkTime)
	say(made.Keys[1], TalkFull)
	say("", "")
	if f := frame(t, tb, made.Keys[0]); len(f.Talk) != TalkShown || f.Talk[TalkShown-1].N != MaxLines+1 {
		t.Errorf("%d lines are delivered at once, the last is line %d", len(f.Talk), f.Talk[len(f.Talk)-1].N)
	}
}

// TestTalk_ArrivesOnce reads the talk through a watch that is reopened.
func TestTalk_ArrivesOnce(t *testing.T) {
	tb, made := made(t, hub(t, &shelf{}, Config{}), seats("hoo", Relaxed))
	var got []string
	lines, talk := 0, 0
	for _, text := range []string{"one", "two", "three", "four"} {
		w, err := tb.Watch(made.Keys[0], wording.En, lines, talk)
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			f, err := w.Next(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, texts(*f)...)
			if len(got) == 0 || got[len(got)-1] != text {
				if err := tb.Talk(made.Keys[0], "", text); err != nil {
					t.Fatal(err)
				}
			}
		}
		lines, talk = w.Lines(), w.Talk()
		w.Close()
	}
	if !slices.Equal(got, []string{"one", "two", "three", "four"}) {
		t.Errorf("got %q", got)
	}
}

// TestSay_AsLongAsTheSeatCanAdd follows checks through a game. A seat is offered set
// phrases from the beginning of the check until its cards are in, whatever it holds.
// What it says reaches everybody with the check that it is about.
func TestSay_AsLongAsTheSeatCanAdd(t *testing.T) {
	var clock slow
	tb, made := made(t, clock.hub(t, &shelf{}), seats("hhh", Relaxed))
	c := chooser(6)
	said, over, without := 0, 0, 0
	if err := tb.Say(made.Keys[0], HelpLot); CodeOf(err) != NotNow {
		t.Fatalf("before any check: %v", err)
	}
	for range 400 {
		if play(t, tb, made.Keys, &c, 1) == 0 {
			break
		}
		clock.now = clock.now.Add(TalkTime)
		for p, key := range made.Keys {
			f := frame(t, tb, key)
			check := f.View.Check
			if f.Ask != nil && f.Ask.Kind == rules.ReqContribute.String() && len(f.Say) == 0 {
				t.Fatalf("seat %d adds cards and may say nothing", p)
			}
			if len(f.Say) > 0 && (check == nil || len(check.Cards) > 0 && !check.FaceUp || check.Added[p] > 0) {
				t.Fatalf("seat %d may say something of %+v", p, check)
			}
			switch {
			case check == nil:
			case len(f.Say) == 0:
				over++
				if err := tb.Say(key, Cannot); CodeOf(err) != NotNow {
					t.Fatalf("seat %d after its cards: %v", p, err)
				}
			case f.View.Seats[p].Hand == 0:
				without++
				if err := tb.Say(key, HelpLot); CodeOf(err) != NotNow {
					t.Fatalf("seat %d without cards: %v", p, err)
				}
			default:
				said++
				if err := tb.Say(key, HelpLittle); err != nil {
					t.Fatal(err)
				}
				all := frame(t, tb, "").Talk
				want := Talk{Seat: p, Say: HelpLittle, About: check.Source, After: tb.length()}
				got := all[len(all)-1]
				got.N, got.At = 0, 0
				if !reflect.DeepEqual(got, want) {
					t.Fatalf("everybody reads %+v, want %+v", got, want)
				}
			}
		}
	}
	if said < 10 || over < 10 {
		t.Errorf("%d times something was said, %d times it was too late, %d times without cards", said, over, without)
	}
	if err := tb.Say("", HelpLot); CodeOf(err) != WrongKey {
		t.Errorf("without a seat: %v", err)
	}
}
