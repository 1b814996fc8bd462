package table

import (
	"strings"
	"testing"

	"ragtag/wording"
)

// TestCalled_AnUnnamedSeatHasTheNameOfItsCharacter plays a lesson without a
// name: nobody in it is called by a number or by "you".
func TestCalled_AnUnnamedSeatHasTheNameOfItsCharacter(t *testing.T) {
	h := hub(t, &shelf{}, Config{})
	s := lesson()
	s.Seats[0].Name = ""
	tb, made := made(t, h, s)
	f := settled(t, tb, made.Keys[0])
	for i, want := range []string{"Player 1", "a bot"} {
		if got := tb.calledIn(wording.En)[i]; got != want {
			t.Errorf("before its character seat %d is called %q, want %q", i, got, want)
		}
	}
	if got := tb.calledIn(wording.Es)[1]; got != "un bot" {
		t.Errorf("in Spanish a bot is called %q", got)
	}
	c := chooser(4)
	for range 12 {
		if err := tb.Answer(made.Keys[0], f.Ask.Ask, c.answer(f.Ask)); err != nil {
			t.Fatal(err)
		}
		f = settled(t, tb, made.Keys[0])
	}
	for i, seat := range f.Table.Seats {
		if seat.Name != "" {
			t.Errorf("nobody gave seat %d a name, and it has %q", i, seat.Name)
		}
	}
	for _, l := range wording.Langs {
		for i, name := range tb.calledIn(l) {
			if name == "" || strings.ContainsAny(name, "0123456789") {
				t.Errorf("%s: seat %d is called %q", l, i, name)
			}
		}
		for _, line := range tb.lines(0, 0, l) {
			text := flatten(line.Text)
			if want := map[wording.Lang]string{wording.En: "A bot plays ", wording.Es: "Un bot juega con "}[l]; line.Kind == "character" && *line.By > 0 && !strings.HasPrefix(text, want) {
				t.Errorf("%s: %q does not begin with %q", l, text, want)
			}
			if strings.Contains(text, "Bot ") || strings.HasPrefix(text, "You is") || strings.Contains(text, "Tú ") {
				t.Errorf("%s: %s", l, text)
			}
		}
	}
}

// TestCalled_NamesThatEarlierVersionsMadeAreNoNames has a bot numbered by an
// earlier version, and one that somebody named.
func TestCalled_NamesThatEarlierVersionsMadeAreNoNames(t *testing.T) {
	f := facts{seats: []seat{{Kind: Human, Name: "You"}, {Kind: Bot, Name: "Bot 2"}, {Kind: Bot, Name: "Bot 2"}, {Kind: Human, Name: "Bot 4"}}}
	f.made.Lesson = true
	for i, want := range []string{"", "", "Bot 2", "Bot 4"} {
		if got := f.nameOf(i); got != want {
			t.Errorf("seat %d has the name %q, want %q", i, got, want)
		}
	}
	if f.made.Lesson = false; f.nameOf(0) != "You" {
		t.Error("a person may be called You")
	}
}

// TestListing_CallsUnnamedSeatsInTheLanguageOfTheList lists a table with bots.
func TestListing_CallsUnnamedSeatsInTheLanguageOfTheList(t *testing.T) {
	l := Listing{Names: []string{"Ana", ""}, called: []wording.Both{{En: "Ana", Es: "Ana"}, {En: "Apollo", Es: "Apolo"}}}
	if got := strings.Join(l.In(wording.Es).Names, ", "); got != "Ana, Apolo" {
		t.Errorf("in Spanish: %s", got)
	}
	if got := strings.Join(l.In(wording.En).Names, ", "); got != "Ana, Apollo" {
		t.Errorf("in English: %s", got)
	}
}

func flatten(said []wording.Span) (text string) {
	for _, s := range said {
		text += s.Text
	}
	return text
}
