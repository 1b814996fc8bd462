package table

import (
	"testing"
	"time"

	"ragtag/bots"
	"ragtag/rules"
)

// wordsOf returns when each seat would be asked for a word, and what the bot at seat
// p says, at a table of bots.
func wordsOf(t *testing.T) func(tb *Table, p rules.Seat) []byte {
	return func(tb *Table, p rules.Seat) []byte {
		tb.hub.BotTime = 2 * time.Second
		for i := range tb.seats {
			tb.seats[i] = seat{Kind: Bot, Bot: "rookie"}
		}
		tb.opened()
		s, all := tb.game.State(), []any{}
		for q := range rules.Seat(len(tb.seats)) {
			o, ok := tb.occasion(q, &s)
			all = append(all, o, ok, tb.wordTime(q))
		}
		k, err := tb.wordOf(p)
		if err != nil {
			t.Fatal(err)
		}
		k.think()
		if k.failed != nil {
			t.Fatal(k.failed)
		}
		if k.word != nil {
			spoken[p]++
		}
		return marshal(append(all, k.word))
	}
}

var spoken [rules.MaxSeats]int

// TestSpeech_TellsNoMoreThanASeatKnows compares what a bot says, and when bots are
// asked, in deals that look the same to it.
func TestSpeech_TellsNoMoreThanASeatKnows(t *testing.T) {
	spoken = [rules.MaxSeats]int{}
	if one, two, n := compareDeals(t, 2000, wordsOf(t)); one != nil {
		t.Errorf("after %d questions:\n%s\n%s", n, one, two)
	}
	if spoken[0]+spoken[1]+spoken[2]+spoken[3] < 50 {
		t.Errorf("only %v words were compared", spoken)
	}
	leaky := func(tb *Table, p rules.Seat) []byte {
		said := wordsOf(t)(tb, p)
		s := tb.game.State()
		other := s.In(rules.LoyaltyHand + rules.Zone((p+1)%4))
		return append(said, byte(other[0].Comp))
	}
	if one, _, _ := compareDeals(t, 2000, leaky); one == nil {
		t.Error("a word that depends on another's Loyalty card is not noticed")
	}
}

// TestSpeech_IsPartOfTheTable plays games of bots: they talk within the limits, each line
// names a line of the log that there is, and the table loads with what was said.
func TestSpeech_IsPartOfTheTable(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{})
	tb, made := made(t, h, seats("hbbbb", Relaxed))
	c := chooser(4)
	play(t, tb, made.Keys, &c, 1e6)
	f := frame(t, tb, made.Keys[0])
	remarks, says := 0, 0
	for _, k := range f.Talk {
		if k.Seat == 0 {
			t.Errorf("the person said %+v", k)
		}
		if k.Say != "" {
			says++
			continue
		}
		remarks++
		if k.Remark == nil || len(k.Spans) == 0 || k.Remark.Line > f.Log[len(f.Log)-1].N || k.Remark.Line > k.After {
			t.Errorf("line %d: %+v", k.N, k)
		}
	}
	if remarks == 0 || says == 0 || len(f.Talk) > botTalk {
		t.Errorf("%d remarks and %d statements", remarks, says)
	}
	again, err := NewHub(s, cat, Config{}).Find(t.Context(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	g := frame(t, again, made.Keys[0])
	if len(g.Talk) != len(f.Talk) {
		t.Errorf("%d lines, and %d once it is loaded", len(f.Talk), len(g.Talk))
	}
}

func TestSpeech_CanBeTurnedOff(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	quiet := seats("hbbb", Relaxed)
	quiet.Quiet = true
	tb, made := made(t, h, quiet)
	c := chooser(4)
	play(t, tb, made.Keys, &c, 150)
	f := frame(t, tb, made.Keys[0])
	if len(f.Talk) > 0 || !f.Table.Quiet || f.Table.Seats[1].Temper != "" {
		t.Errorf("%d lines of %+v", len(f.Talk), f.Table)
	}
}

// TestSpeech_StatementsOfPeopleAreHeard has a person say what it can add, and looks for
// it in what bots hear.
func TestSpeech_StatementsOfPeopleAreHeard(t *testing.T) {
	h := hub(t, &shelf{}, Config{BotTime: time.Hour})
	tb, made := made(t, h, seats("hhh", Relaxed))
	c := chooser(2)
	for range 400 {
		if frame(t, tb, made.Keys[1]).Say != nil {
			break
		}
		play(t, tb, made.Keys, &c, 1)
	}
	if err := tb.Say(made.Keys[1], Cannot); err != nil {
		t.Fatal(err)
	}
	tb.mu.Lock()
	defer tb.mu.Unlock()
	all := tb.heard()
	if len(all) != 1 || all[0].By != 1 || all[0].Say != bots.SayCannot || all[0].After != tb.game.NumEvents() {
		t.Errorf("bots hear %+v of %d events", all, tb.game.NumEvents())
	}
}
