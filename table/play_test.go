package table

import (
	"testing"
)

// play answers for the seats that have keys until the game is over, or for the
// given number of answers.
func play(t *testing.T, tb *Table, keys []string, c *chooser, answers int) (given int) {
	t.Helper()
	for given < answers {
		asked := false
		for _, key := range keys {
			if key == "" {
				continue
			}
			f := settled(t, tb, key)
			if f.Table.Status == Over {
				return given
			}
			if f.Ask == nil {
				continue
			}
			asked = true
			if err := tb.Answer(key, f.Ask.Ask, c.answer(f.Ask)); err != nil {
				t.Fatalf("question %d, %s: %v", f.Ask.Ask, f.Ask.Kind, err)
			}
			if given++; given == answers {
				return given
			}
		}
		f := settled(t, tb, "")
		if f.Table.Status == Over {
			return given
		}
		if !asked && len(f.Waiting) == 0 {
			t.Fatal("the table waits for nobody")
		}
	}
	return given
}

func TestTable_PlaysWholeGames(t *testing.T) {
	for _, pattern := range []string{"hbb", "bhhb", "hhhhh", "bbbbbb"} {
		t.Run(pattern, func(t *testing.T) {
			c := chooser(len(pattern))
			h := hub(t, &shelf{}, Config{})
			tb, made := made(t, h, seats(pattern, Relaxed))
			play(t, tb, made.Keys, &c, 1e6)
			f := frame(t, tb, "")
			if f.View.Over == nil || f.Table.Seed == nil || len(f.Waiting) > 0 {
				t.Fatalf("the game is not over for a spectator: %+v", f.Table)
			}
			r, err := tb.Record()
			if err != nil {
				t.Fatal(err)
			}
			if err := r.Verify(cat); err != nil {
				t.Error(err)
			}
			if r.Commitment != made.Commitment {
				t.Errorf("commitment %s, published was %s", r.Commitment, made.Commitment)
			}
		})
	}
}
