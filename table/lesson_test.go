package table

import (
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
)

func lesson() SetUp {
	s := seats("hbbb", Relaxed)
	s.Lesson = true
	return s
}

// TestLesson_IsTheSameEveryTime plays two lessons with the same answers: they
// are equal to the end, and what is to be learned comes up early.
func TestLesson_IsTheSameEveryTime(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	var ends [2]string
	for i := range ends {
		tb, made := made(t, h, lesson())
		if f := settled(t, tb, made.Keys[0]); !f.Table.Lesson || f.View.First != 0 || f.Ask == nil || f.Ask.Kind != "character" {
			t.Fatalf("the lesson begins with %+v", f.Ask)
		}
		c := chooser(4)
		kinds := map[string]bool{}
		for range 60 {
			f := settled(t, tb, made.Keys[0])
			if f.Table.Status == Over {
				break
			}
			kinds[f.Ask.Kind] = true
			if err := tb.Answer(made.Keys[0], f.Ask.Ask, c.answer(f.Ask)); err != nil {
				t.Fatal(err)
			}
		}
		for _, kind := range []string{"move", "action", "contribute"} {
			if !kinds[kind] {
				t.Errorf("a lesson never asks to %s", kind)
			}
		}
		play(t, tb, made.Keys, &c, 1e6)
		r, err := tb.Record()
		if err != nil {
			t.Fatal(err)
		}
		ends[i] = r.Digest
	}
	if ends[0] != ends[1] {
		t.Error("two lessons played alike end differently")
	}
}

func TestLesson_IsForOnePersonAndBots(t *testing.T) {
	for name, change := range map[string]func(s *SetUp){
		"two people":   func(s *SetUp) { s.Seats[1] = Sit{Kind: Human, Name: "B"} },
		"second seat":  func(s *SetUp) { s.Seats[0], s.Seats[1] = s.Seats[1], s.Seats[0] },
		"five players": func(s *SetUp) { s.Players, s.Seats = 5, append(s.Seats, Sit{Kind: Bot}) },
		"options":      func(s *SetUp) { s.Options = "nosympathizer" },
	} {
		s := lesson()
		change(&s)
		if _, err := hub(t, &shelf{}, Config{}).Create(s); CodeOf(err) != BadSetUp {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestLesson_OfACylon begins the lesson as each character: the person is a Cylon with
// all of them, and the first to move.
func TestLesson_OfACylon(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	s := lesson()
	s.Cylon = true
	for i, n := 0, 1; i < n; i++ {
		tb, made := made(t, h, s)
		f := settled(t, tb, made.Keys[0])
		if !f.Table.Cylon || f.Ask == nil || f.Ask.Kind != "character" {
			t.Fatalf("the lesson begins with %+v", f.Ask)
		}
		n = len(f.Ask.Options)
		if err := tb.Answer(made.Keys[0], f.Ask.Ask, []rules.Take{{Option: f.Ask.Options[i].ID, Count: 1}}); err != nil {
			t.Fatal(err)
		}
		c := chooser(i)
		for f = settled(t, tb, made.Keys[0]); f.View.Turn == 0; f = settled(t, tb, made.Keys[0]) {
			if err := tb.Answer(made.Keys[0], f.Ask.Ask, c.answer(f.Ask)); err != nil {
				t.Fatal(err)
			}
		}
		if !slices.ContainsFunc(f.View.Mine.Loyalty, func(ref string) bool { return strings.HasPrefix(ref, "loyalty/cylon-") }) || f.View.Current != 0 {
			t.Errorf("as option %d the person holds %v and seat %d begins", i, f.View.Mine.Loyalty, f.View.Current)
		}
	}
	s.Lesson = false
	if _, err := h.Create(s); CodeOf(err) != BadSetUp {
		t.Errorf("a Cylon outside a lesson: %v", err)
	}
}
