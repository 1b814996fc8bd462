package wording

import (
	"strings"
	"testing"

	"ragtag/options"
)

func TestWordName_EveryWord(t *testing.T) {
	for _, w := range options.AllWords() {
		for _, l := range Langs {
			if WordName(w, l) == "" {
				t.Errorf("%s has no name in %s", w, l)
			}
		}
	}
}

// TestReason_EveryConflict reads why each word conflicts with each other one,
// and why numbers of players are refused.
func TestReason_EveryConflict(t *testing.T) {
	seen := map[options.Reason]string{}
	read := func(e *options.Conflict) {
		if e == nil {
			return
		}
		b := Both{Reason(e, En), Reason(e, Es)}
		seen[e.Reason] = b.Es
		for _, l := range Langs {
			if u := unsaid(b.In(l)); u != "" {
				t.Errorf("%s, %s: %s", e, l, u)
			}
			if bad := leftover.FindString(b.In(l)); bad != "" {
				t.Errorf("%s, %s: left over: %s", e, l, bad)
			}
		}
	}
	for _, w := range options.AllWords() {
		for _, v := range options.AllWords() {
			read(options.Of(v).Blocked(w))
		}
		for players := range 9 {
			if e, ok := options.Of(w).Playable(players).(*options.Conflict); ok {
				read(e)
			}
			if e, ok := options.Of(w).Check(players).(*options.Conflict); ok {
				read(e)
			}
		}
	}
	for _, r := range []options.Reason{
		options.Needs, options.Excludes, options.Implied, options.Players, options.ReadingMode,
	} {
		if seen[r] == "" {
			t.Errorf("no choice was refused because of %q", r)
		}
	}
}

func TestReason_Reads(t *testing.T) {
	e := &options.Conflict{Reason: options.Needs, Word: options.NewCaprica, With: []options.Word{options.Pegasus, options.Epica}}
	if got, want := Reason(e, Es), "“Nueva Cáprica” necesita “Pegasus” o “Battlestar Epica”."; got != want {
		t.Errorf("got %s; want %s", got, want)
	}
	e = &options.Conflict{Reason: options.Players, Players: 9, Min: 3, Max: 6}
	if got, want := Reason(e, En), "A game is for 3 to 6 players, not for 9."; got != want {
		t.Errorf("got %s; want %s", got, want)
	}
	e = &options.Conflict{Reason: options.Needs, Players: 7, With: []options.Word{options.CylonLeader}}
	if got := Reason(e, Es); !strings.HasPrefix(got, "Una partida de 7 jugadores necesita") {
		t.Errorf("got %s", got)
	}
}
