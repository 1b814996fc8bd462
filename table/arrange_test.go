package table

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"ragtag/options"
	"ragtag/rules"
)

// TestArrange_GoesOnFromThere creates a table at a position, loads it again,
// and plays it to its end.
func TestArrange_GoesOnFromThere(t *testing.T) {
	var at silence
	windows(t, 0, func(pair [2]silence) bool { at = pair[1]; return false })
	kept := &shelf{}
	h := NewHub(kept, cat, Config{})
	made, err := h.Arrange(seats("hhhh", Relaxed), at.state)
	if err != nil {
		t.Fatal(err)
	}
	want := rules.Start(cat, at.state)
	for range 2 {
		tb, err := h.Find(context.Background(), made.ID)
		if err != nil {
			t.Fatal(err)
		}
		for p, key := range made.Keys {
			if f := frame(t, tb, key); !reflect.DeepEqual(*f.View, want.View(rules.Seat(p))) {
				t.Errorf("seat %d sees another position", p)
			}
		}
		h.Close()
		h = hub(t, kept, Config{})
	}
	tb, err := h.Find(context.Background(), made.ID)
	if err != nil {
		t.Fatal(err)
	}
	c := chooser(2)
	play(t, tb, made.Keys, &c, 1e6)
	if f := frame(t, tb, ""); f.View.Over == nil {
		t.Error("the game does not end")
	}
}

// TestAnswer_LeadsToAQuestionThatIsTooLarge deals a player more different Skill cards than
// a question has options. The answer after which they would be asked about is refused, and
// the table is as it was before it.
func TestAnswer_LeadsToAQuestionThatIsTooLarge(t *testing.T) {
	choice := options.Of(options.Epica)
	var cast []rules.Comp
	for _, id := range []string{"william-adama", "laura-roslin", "galen-tyrol", "saul-tigh"} {
		c, _ := cat.Find("character/" + id)
		cast = append(cast, c)
	}
	s, err := rules.Arrange(cat, choice, cast, [32]byte{1})
	if err != nil {
		t.Fatal(err)
	}
	faces := 0
	for _, c := range cat.InPlay(rules.KindSkill, choice, len(cast)) {
		deck := rules.SkillDeck + rules.Zone(cat.Skill(c).Skill)
		if at := s.Find(deck, c); at >= 0 {
			s.Put(deck, at, rules.Hand+2, 0, rules.Seats(0).With(2))
			faces++
		}
	}
	if faces <= rules.MaxOptions {
		t.Fatalf("a question about %d cards has room", faces)
	}
	h := hub(t, &shelf{}, Config{})
	made, err := h.Arrange(seats("hhhh", Relaxed), s)
	if err != nil {
		t.Fatal(err)
	}
	c := chooser(1)
	for range 40 {
		tb, err := h.Find(context.Background(), made.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range made.Keys {
			f := settled(t, tb, key)
			if f.Ask == nil {
				continue
			}
			err := tb.Answer(key, f.Ask.Ask, c.answer(f.Ask))
			if err == nil {
				break
			}
			var full *rules.OptionsError
			if CodeOf(err) != Damaged || !errors.As(err, &full) || full.Seat != 2 {
				t.Fatal(err)
			}
			tb, err = h.Find(context.Background(), made.ID)
			if err != nil {
				t.Fatal(err)
			}
			if now := settled(t, tb, key); now.Ask == nil || now.Ask.Ask != f.Ask.Ask {
				t.Errorf("question %d is not open any more", f.Ask.Ask)
			}
			return
		}
	}
	t.Error("the player is never asked about the hand")
}
