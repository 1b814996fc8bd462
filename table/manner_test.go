package table

import (
	"testing"
	"time"

	"ragtag/bots"
	"ragtag/options"
	"ragtag/rules"
)

// TestManner_TimeTellsNothing compares how long bots take in deals that differ in
// what is hidden from everybody else.
func TestManner_TimeTellsNothing(t *testing.T) {
	times := func(t *Table, _ rules.Seat) []byte {
		t.hub.BotTime = 2 * time.Second
		var all []time.Duration
		for _, p := range members(t.game.Asked()) {
			all = append(all, t.takesTime(p))
		}
		return marshal(all)
	}
	if one, two, n := compareDeals(t, 3000, times); one != nil {
		t.Errorf("after %d questions: %s and %s", n, one, two)
	}
	leaky := func(t *Table, p rules.Seat) []byte {
		s := t.game.State()
		return append(times(t, p), byte(s.In(rules.Hand)[0].Comp))
	}
	if one, _, _ := compareDeals(t, 3000, leaky); one == nil {
		t.Error("a time that depends on a hand is not noticed")
	}
}

// TestManner_TimesVary finds times between half and one and a half of what is
// usual, a window's shorter, and all tempers.
func TestManner_TimesVary(t *testing.T) {
	usual, least, most := 2*time.Second, time.Hour, time.Duration(0)
	f, found := &facts{}, map[bots.Temper]bool{}
	for n := range 1000 {
		took := vary(usual, f.publicChance("haste", 1, n))
		least, most = min(least, took), max(most, took)
		f.made.Server = string("0123456789abcdef"[n%16]) + "0"
		found[f.temper(rules.Seat(n%4))] = true
	}
	if least < time.Second || least > 1100*time.Millisecond || most > 3*time.Second || most < 2900*time.Millisecond {
		t.Errorf("times from %s to %s, want about 1 to 3 s", least, most)
	}
	if len(found) != int(bots.NumTempers) {
		t.Errorf("tempers %v, want %d", found, bots.NumTempers)
	}
}

// TestThoughts_AreOfTheirQuestion has a bot decide while the game goes on: the
// decision is not used for a later question.
func TestThoughts_AreOfTheirQuestion(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	g, err := rules.NewGame(cat, options.Choice{}, 3, [32]byte{5})
	if err != nil {
		t.Fatal(err)
	}
	tb := newTable(h, "thoughts")
	tb.seats = []seat{{Kind: Bot, Bot: "rookie"}, {Kind: Bot, Bot: "rookie"}, {Kind: Bot, Bot: "rookie"}}
	tb.game = g
	c, decided := chooser(3), 0
	for range 200 {
		all, err := tb.thoughts()
		if err != nil {
			t.Fatal(err)
		}
		if len(all) == 0 {
			answerOne(t, g, &c)
			continue
		}
		was := all[0].game.State()
		done := make(chan struct{})
		go func() { h.think(all); close(done) }()
		r := all[0].request
		for ask := g.Ask(); !g.Over() && g.Ask() == ask; {
			answerOne(t, g, &c) // the game goes on meanwhile
		}
		<-done
		for _, k := range all {
			decided++
			if k.failed != nil || all[0].game.State() != was {
				t.Fatalf("seat %d: %v", k.seat, k.failed)
			}
		}
		if k := tb.decisionFor(all, &r); k != nil {
			t.Fatalf("the decision of question %d is taken for one of question %d", k.ask, g.Ask())
		}
	}
	if decided < 100 {
		t.Errorf("%d decisions", decided)
	}
}
