package table

import (
	"context"
	"slices"
	"testing"
	"time"

	"ragtag/rules"
	"ragtag/scenario"
)

// positionAt returns the position that lines of a scenario state.
func positionAt(t *testing.T, lines string) rules.State {
	t.Helper()
	s, err := scenario.Parse("position", lines+"\nexpect not over\n")
	if err != nil {
		t.Fatal(err)
	}
	at, err := s.Position(cat, &s.Cases[0])
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// staged returns a table at a position.
func staged(t *testing.T, h *Hub, s SetUp, lines string) (*Table, Created) {
	t.Helper()
	c, err := h.Arrange(s, positionAt(t, lines))
	if err != nil {
		t.Fatal(err)
	}
	tb, err := h.Find(context.Background(), c.ID)
	if err != nil {
		t.Fatal(err)
	}
	return tb, c
}

// afterTrial is a game whose second player the Crossroads phase has eliminated.
const afterTrial = `options exodus&ioniannebula
players Adama, Roslin, Helo, Tyrol
distance 8
eliminated Roslin
`

// looksOn fails the test if anybody waits for a seat, or its frame offers anything but
// talk.
func looksOn(t *testing.T, tb *Table, key string, seat int) {
	t.Helper()
	f := frame(t, tb, key)
	switch {
	case f.Seat != seat || !f.View.Seats[seat].Out:
		t.Fatalf("seat %d is not shown as out of the game: %+v", seat, f.View.Seats[seat])
	case f.Ask != nil || f.Undo != nil || len(f.Given) > 0 || len(f.Say) > 0:
		t.Fatalf("it is offered %+v, %+v, %+v, %v", f.Ask, f.Undo, f.Given, f.Say)
	case slices.Contains(f.Waiting, seat), f.Clock != nil && slices.Contains(f.Clock.Held, seat), f.Motion != nil && slices.Contains(f.Motion.Open, seat):
		t.Fatalf("somebody waits for it: %v, %+v, %+v", f.Waiting, f.Clock, f.Motion)
	}
}

// TestEliminated_LooksOnToTheEnd plays tables from an elimination to the end: nothing
// waits for a player who is out, who can still talk and does not win. Loading the table
// changes nothing.
func TestEliminated_LooksOnToTheEnd(t *testing.T) {
	for _, pattern := range []string{"hhhb", "hhbb", "hbhh"} {
		t.Run(pattern, func(t *testing.T) {
			kept := &shelf{}
			h := hub(t, kept, Config{})
			quiet := seats(pattern, Relaxed)
			quiet.Quiet = true
			tb, made := staged(t, h, quiet, afterTrial)
			c, talked := chooser(len(pattern)), 0
			for range 3 {
				for range 40 {
					if play(t, tb, made.Keys, &c, 1) == 0 {
						break
					}
					if out := made.Keys[1]; out != "" {
						settled(t, tb, out)
						looksOn(t, tb, out, 1)
					}
				}
				if out := made.Keys[1]; out != "" {
					if err := tb.Talk(out, "", "I saw it coming."); err != nil {
						t.Fatal(err)
					}
					talked++
				}
				h.Close()
				h = hub(t, kept, Config{})
				var err error
				if tb, err = h.Find(context.Background(), made.ID); err != nil {
					t.Fatal(err)
				}
			}
			play(t, tb, made.Keys, &c, 1e6)
			f := frame(t, tb, made.Keys[0])
			if f.View.Over == nil || slices.Contains(f.View.Over.Winners, 1) {
				t.Fatalf("the game has come to %+v", f.View.Over)
			}
			if len(f.Talk) != talked || talked > 0 && f.Talk[0].Seat != 1 {
				t.Errorf("others read %+v", f.Talk)
			}
		})
	}
}

// TestEliminated_DecidesNothing tries what a seat that looks on has no part in: answers,
// motions, votes, set phrases and windows.
func TestEliminated_DecidesNothing(t *testing.T) {
	tb, made := staged(t, hub(t, &shelf{}, Config{BotTime: time.Hour}), seats("hhhb", Relaxed), afterTrial+`
phase crisis
crisis deck: terrorist-bomber
hand Adama: strategic planning 3
hand Helo: launch scout 1
`)
	out := made.Keys[1]
	f := settled(t, tb, "")
	if f.View.Check == nil {
		t.Fatalf("no check is open, the table waits for %v", f.Waiting)
	}
	looksOn(t, tb, out, 1)
	if said := frame(t, tb, made.Keys[2]).Say; len(said) == 0 {
		t.Error("whose turn to add cards comes is offered no phrase")
	}
	ask := tb.game.Ask()
	for what, err := range map[string]error{
		"an answer":       tb.Answer(out, ask, nil),
		"a phrase":        tb.Say(out, Cannot),
		"a hold":          tb.Hold(out, ask, true),
		"taking back":     tb.Undo(out, ask-1),
		"a motion":        tb.Propose(out, MoveReplace, 0, 2),
		"replacing it":    tb.Propose(made.Keys[0], MoveReplace, 0, 1),
		"a vote for none": tb.Vote(out, true),
	} {
		if err == nil || CodeOf(err) == StoodIn {
			t.Errorf("%s: got %v", what, err)
		}
	}
	if err := tb.Propose(made.Keys[0], MoveReplace, 0, 2); err != nil {
		t.Fatal(err)
	}
	if f := frame(t, tb, ""); !f.Table.Seats[2].StandIn || f.Motion != nil {
		t.Errorf("one who looks on has a vote: %+v", f.Motion)
	}
}

// TestEliminated_IsNoPersonWhoWaits holds that the last person who plays is waited for
// without a limit, however many look on.
func TestEliminated_IsNoPersonWhoWaits(t *testing.T) {
	s := seats("hhbb", Relaxed)
	s.Limit, s.Strikes = time.Second, 1
	tb, made := staged(t, hub(t, &shelf{}, Config{}), s, afterTrial)
	f := settled(t, tb, made.Keys[0])
	if f.Ask == nil || f.Left != nil {
		t.Errorf("asked %+v, %v left", f.Ask, f.Left)
	}
	s = seats("hhhb", Relaxed)
	s.Limit, s.Strikes = time.Hour, 1
	tb, made = staged(t, hub(t, &shelf{}, Config{}), s, afterTrial)
	if f := settled(t, tb, made.Keys[0]); f.Left == nil {
		t.Error("there is no limit although another person plays")
	}
}

// atTrial is a game at the jump whose Crossroads phase eliminates one player for sure.
const atTrial = `options exodus&ioniannebula
players Adama, Roslin, Starbuck, Tyrol
distance 7
fleet marker 3
Adama in ftl control
morale 9
food 9
fuel 9
destination deck: barren-planet, barren-planet
crossroads Adama: perjury
crossroads Roslin: the opera house
crossroads Starbuck: disturbing vision
crossroads Tyrol: testimony
trauma Roslin: 9 antagonistic
`

// TestEliminated_InTheMiddleOfAGame plays on from before the trial, people and bots in
// the seat that is eliminated: a bot in it is no longer asked, and an open motion that
// waited for its vote is in nobody's way.
func TestEliminated_InTheMiddleOfAGame(t *testing.T) {
	for _, pattern := range []string{"hbbb", "hhhb"} {
		t.Run(pattern, func(t *testing.T) {
			tb, made := staged(t, hub(t, &shelf{}, Config{}), seats(pattern, Relaxed), atTrial)
			if pattern == "hhhb" {
				if err := tb.Propose(made.Keys[0], MoveReplace, 0, 2); err != nil {
					t.Fatal(err)
				}
				if f := frame(t, tb, ""); !slices.Equal(f.Motion.Open, []int{1}) {
					t.Fatalf("the motion waits for %v", f.Motion.Open)
				}
			}
			c := chooser(7)
			first := true
			for {
				f := settled(t, tb, made.Keys[0])
				if f.View.Seats[1].Out || f.View.Over != nil {
					break
				}
				if f.Ask != nil && first {
					first = false
					if err := tb.Answer(made.Keys[0], f.Ask.Ask, []rules.Take{{Option: "location/ftl-control", Count: 1}}); err != nil {
						t.Fatal(err)
					}
					continue
				}
				play(t, tb, made.Keys, &c, 1)
			}
			f := frame(t, tb, made.Keys[0])
			if !f.View.Seats[1].Out || f.View.Over != nil {
				t.Fatalf("nobody is out: %+v", f.View.Over)
			}
			if pattern == "hhhb" {
				if err := tb.Propose(made.Keys[0], MoveReplace, 0, 2); err != nil {
					t.Errorf("the motion that nobody can vote on any more: %v", err)
				}
			}
			play(t, tb, made.Keys, &c, 1e6)
			if f := frame(t, tb, ""); f.View.Over == nil || slices.Contains(f.View.Over.Winners, 1) {
				t.Errorf("the game has come to %+v", f.View.Over)
			}
		})
	}
}
