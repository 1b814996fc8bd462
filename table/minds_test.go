package table

import (
	"context"
	"testing"

	"ragtag/rules"
	"ragtag/wording"
)

// TestMinds_AreWhatTheBotsThought plays games with bots that talk to their end, one of
// them over a restart, and asks why they decided as they did. All of them would decide
// so again, and the suspicions at the end are those that they had.
func TestMinds_AreWhatTheBotsThought(t *testing.T) {
	s := &shelf{}
	h := hub(t, s, Config{})
	tb, made := made(t, h, seats("hbbbb", Relaxed))
	c := chooser(6)
	play(t, tb, made.Keys, &c, 40)
	if _, err := tb.Minds(context.Background(), made.Keys[0], wording.En); CodeOf(err) != GameRunning {
		t.Errorf("while the game runs: %v", err)
	}
	h.Close()
	h = hub(t, s, Config{})
	tb, err := h.Find(context.Background(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	play(t, tb, made.Keys, &c, 1e6)
	kept, err := h.keeper.Load(context.Background(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	all := newTable(h, made.ID)
	entries, err := all.readEntries(0, kept)
	if err != nil {
		t.Fatal(err)
	}
	decided := 0
	for _, e := range entries {
		if e.Answered != nil && e.Answered.Seat > 0 && all.game != nil {
			r, _ := all.game.Request(rules.Seat(e.Answered.Seat))
			if _, forced := onlyAnswer(&r); !forced {
				decided++
			}
		}
		if err := all.apply(cat, e); err != nil {
			t.Fatal(err)
		}
	}
	for _, l := range wording.Langs {
		m, err := tb.Minds(context.Background(), "", l)
		if err != nil {
			t.Fatal(err)
		}
		if len(m.Reasons) != decided || decided < 200 {
			t.Errorf("%d reasons for %d decisions", len(m.Reasons), decided)
		}
		for _, b := range m.Reasons {
			if m.Words[b.Why] == "" {
				t.Errorf("%q has no words in %s", b.Why, l)
			}
		}
		last := m.Turns[len(m.Turns)-1]
		state := tb.game.State()
		if last.Turn != int(state.Turn) || len(last.Cylon) != 5 || len(last.Of[0]) != 0 || len(last.Of[1]) != 5 {
			t.Errorf("at the end: %+v", last)
		}
		for i, s := range m.Turns {
			if i > 0 && s.Turn <= m.Turns[i-1].Turn {
				t.Errorf("turn %d comes after %d", s.Turn, m.Turns[i-1].Turn)
			}
		}
	}
}
