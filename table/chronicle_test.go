package table

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"ragtag/rules"
	"ragtag/table/chronicle"
)

func chronicleOf(t *testing.T, tb *Table, key string) chronicle.Chronicle {
	t.Helper()
	c, err := tb.Chronicle(context.Background(), key)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// TestChronicle_IsKeptUntilTheEnd asks for it while the game runs, and with a
// wrong key.
func TestChronicle_IsKeptUntilTheEnd(t *testing.T) {
	tb, made := made(t, hub(t, &shelf{}, Config{}), seats("hhh", Relaxed))
	c := chooser(3)
	play(t, tb, made.Keys, &c, 40)
	for _, key := range []string{"", made.Keys[0]} {
		if _, err := tb.Chronicle(context.Background(), key); CodeOf(err) != GameRunning {
			t.Errorf("while the game runs: %v", err)
		}
	}
	if _, err := tb.Chronicle(context.Background(), "nonsense"); CodeOf(err) != WrongKey {
		t.Errorf("with a wrong key: %v", err)
	}
}

// TestChronicle_AddsUp plays games to the end: what was given to a check makes
// its total, the curves end where the fleet ended, and everybody's cards are
// those that were shown.
func TestChronicle_AddsUp(t *testing.T) {
	checks := 0
	for seed := range 6 {
		tb, made := made(t, hub(t, &shelf{}, Config{}), seats("hhhh", Relaxed))
		c := chooser(seed)
		play(t, tb, made.Keys, &c, 1e6)
		story := chronicleOf(t, tb, "")
		for _, m := range story.Checks {
			sum, cards := 0, 0
			for _, g := range m.Gave {
				sum += g.Helps - g.Harms
				cards += len(g.Cards)
			}
			if sum != m.Total && cards > 0 {
				t.Errorf("game %d: the check at line %d of %s: cards make %d, the total was %d: %+v", seed, m.Line, m.Source, sum, m.Total, m.Gave)
			}
			checks++
		}
		state := tb.game.State()
		last := story.Points[len(story.Points)-1]
		for r := range rules.NumResources {
			if last.Dials[r.String()] != int(state.Dials[r]) {
				t.Errorf("game %d: %s ends at %d, want %d", seed, r, last.Dials[r.String()], state.Dials[r])
			}
		}
		for i, p := range story.Points[1:] {
			if p.Turn <= story.Points[i].Turn {
				t.Errorf("game %d: turn %d after turn %d", seed, p.Turn, story.Points[i].Turn)
			}
		}
		for p, b := range story.Seats {
			if len(b.Loyalty) == 0 || b.Character == "" {
				t.Errorf("game %d: seat %d was %+v", seed, p, b)
			}
			if b.Revealed > 0 && !b.Cylon {
				t.Errorf("game %d: seat %d was revealed and is no Cylon", seed, p)
			}
		}
		if n := len(story.Turned); n == 0 || n > chronicle.MaxTurned || story.Turned[n-1] > len(tb.lines(AllEyes.seat(), 0, "en"))+10 {
			t.Errorf("game %d: turning points %v", seed, story.Turned)
		}
	}
	if checks < 20 {
		t.Errorf("only %d checks were made", checks)
	}
}

// TestChronicle_HasListsThatAreEmpty plays with a Cylon Leader, who has no Loyalty
// cards: what is empty is an empty list to a program in another language.
func TestChronicle_HasListsThatAreEmpty(t *testing.T) {
	set := seats("hhhhh", Relaxed)
	set.Options = "pegasus&cylonleader"
	tb, made := made(t, hub(t, &shelf{}, Config{}), set)
	c := chooser(2)
	play(t, tb, made.Keys, &c, 1e6)
	none := 0
	for _, b := range chronicleOf(t, tb, "").Seats {
		if b.Loyalty == nil || b.Before == nil || b.Goals == nil {
			t.Errorf("a list is missing: %+v", b)
		}
		if len(b.Loyalty) == 0 {
			none++
		}
	}
	if none == 0 {
		t.Error("everybody had Loyalty cards")
	}
}

// TestChronicle_CountsHowLongEachWasWaitedFor lets one person think.
func TestChronicle_CountsHowLongEachWasWaitedFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		tb, made := made(t, hub(t, &shelf{}, Config{}), seats("hhh", Relaxed))
		f := settled(t, tb, made.Keys[0])
		c := chooser(5)
		first := f.Waiting[0]
		time.Sleep(90 * time.Second)
		play(t, tb, made.Keys, &c, 1e6)
		story := chronicleOf(t, tb, "")
		if got := story.Seats[first].Thought; got < 90_000 || got > story.Length {
			t.Errorf("the table waited %d ms for seat %d, in a game of %d ms", got, first, story.Length)
		}
		for p, b := range story.Seats {
			if p != first && b.Thought >= 90_000 {
				t.Errorf("the table waited %d ms for seat %d", b.Thought, p)
			}
		}
	})
}
