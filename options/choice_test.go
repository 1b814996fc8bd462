package options

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// anyChoice draws words in any order, legal together or not.
func anyChoice(t *rapid.T) (Choice, []Word) {
	words := rapid.SliceOf(rapid.SampledFrom(AllWords())).Draw(t, "words")
	return Of(words...), words
}

// TestChoice_RoundTrip proves opt-share-roundtrip: a shared choice is parsed
// back as the same choice, in whatever order and however often its words occur.
func TestChoice_RoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, _ := anyChoice(t)
		back, err := Parse(c.String())
		if err != nil || back != c {
			t.Fatalf("Parse(%q) = %v, %v", c.String(), back, err)
		}
		names := strings.Split(c.String(), "&")
		mixed := rapid.Permutation(append(names, names...)).Draw(t, "order")
		back, err = Parse("?" + strings.Join(mixed, "&"))
		if err != nil || back != c {
			t.Fatalf("Parse(%q) = %v, %v, want %v", mixed, back, err, c)
		}
		var read Choice
		text, _ := c.MarshalText()
		if err := read.UnmarshalText(text); err != nil || read != c {
			t.Fatalf("UnmarshalText(%q) = %v, %v", text, read, err)
		}
	})
}

// TestChoice_OneEnding checks that a choice behaves like a menu of endings and
// a set of boxes.
func TestChoice_OneEnding(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, words := anyChoice(t)
		last := Kobol
		for _, w := range words {
			if w.IsEnding() {
				last = w
			} else if !c.Has(w) {
				t.Fatalf("Of(%v) has no %v", words, w)
			}
		}
		if c.Ending() != last {
			t.Fatalf("Of(%v) ends at %v, want %v", words, c.Ending(), last)
		}
		if got := c.Without(c.Ending()).Ending(); got != Kobol {
			t.Fatalf("without its ending %v ends at %v", c, got)
		}
		if !slices.IsSorted(c.Words()) || Of(c.Words()...) != c {
			t.Fatalf("Words of %v: %v", c, c.Words())
		}
	})
}

// TestChoice_Settle checks that a settled choice is legal, does not change
// again and has no more than was chosen, and that only illegal choices change.
func TestChoice_Settle(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, _ := anyChoice(t)
		s := c.Settle()
		if err := s.Check(0); err != nil {
			t.Fatalf("%v settles to %v: %v", c, s, err)
		}
		if s.set&^c.set != 0 {
			t.Fatalf("%v settles to %v, which is more", c, s)
		}
		if (s == c) != (c.Check(0) == nil) {
			t.Fatalf("%v settles to %v, and its check is %v", c, s, c.Check(0))
		}
	})
}

// TestChoice_Blocked checks what a form relies on: a word that is not blocked
// can be added and stays, and a blocked one would make the choice illegal.
func TestChoice_Blocked(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, _ := anyChoice(t)
		c = c.Settle()
		w := rapid.SampledFrom(AllWords()).Draw(t, "word")
		after := c.With(w).Settle()
		switch e := c.Blocked(w); {
		case e == nil && !after.Has(w):
			t.Fatalf("%v: %v is not blocked; added, it settles to %v", c, w, after)
		case e != nil && w != Kobol && c.With(w).Check(0) == nil:
			t.Fatalf("%v: %v, but with it the choice is legal", c, e)
		}
	})
}

func TestChoice_ZeroIsTheBaseGame(t *testing.T) {
	var c Choice
	if got, err := Parse(""); err != nil || got != c {
		t.Errorf("Parse of nothing = %v, %v", got, err)
	}
	if got, err := Parse("?kobol"); err != nil || got != c {
		t.Errorf("Parse(kobol) = %v, %v", got, err)
	}
	if c.String() != "" || len(c.Words()) != 0 || !c.Has(Kobol) || !c.Holds(Kobol) || c.Ending() != Kobol {
		t.Errorf("the zero choice is %q, words %v, ending %v", c, c.Words(), c.Ending())
	}
	if c.With(Kobol) != c || c.Without(Kobol) != c || c.With(0) != c || c.With(lastWord+1) != c {
		t.Error("Kobol, no word or a word that does not exist changed the zero choice")
	}
}

func TestParse_Refuses(t *testing.T) {
	rows := []struct{ text, want string }{
		{"pegasos", `unknown option "pegasos" (the nearest known is pegasus)`},
		{"pegasus&newcaprika", `unknown option "newcaprika" (the nearest known is newcaprica)`},
		{"Exodus", `unknown option "Exodus" (the nearest known is exodus)`},
		{"exodus ", `unknown option "exodus " (the nearest known is exodus)`},
		{"co-op", `unknown option "co-op" (the nearest known is coop)`},
		{"kobol&newcaprica", "newcaprica cannot be combined with kobol"},
		{"searchforhome&newcaprica", "searchforhome cannot be combined with newcaprica"},
		{"epica&kobol", "kobol cannot be combined with epica"},
		{strings.Repeat("é", 900), `unknown option "` + strings.Repeat("é", 20) + `..." (the nearest known is pegasus)`},
	}
	for _, row := range rows {
		before := Of(Daybreak)
		c := before
		err := c.UnmarshalText([]byte(row.text))
		if err == nil || err.Error() != row.want {
			t.Errorf("Parse(%q): %v\nwant %s", row.text, err, row.want)
		}
		if c != before {
			t.Errorf("a failed UnmarshalText left %v", c)
		}
	}
	var unknown *UnknownWord
	if _, err := Parse("sollo"); !errors.As(err, &unknown) || unknown.Nearest != Solo || unknown.Text != "sollo" {
		t.Errorf("Parse(sollo) = %#v", err)
	}
}

func TestWord_Names(t *testing.T) {
	for _, w := range AllWords() {
		if got, ok := WordOf(w.String()); !ok || got != w {
			t.Errorf("WordOf(%q) = %v, %v", w.String(), got, ok)
		}
	}
	if n := len(AllWords()); n != 28 || AllWords()[0] != Pegasus || AllWords()[n-1] != Epica {
		t.Errorf("%d words, %v", n, AllWords())
	}
	if _, ok := WordOf(""); ok || Word(0).String() != "" || (lastWord+1).String() != "" {
		t.Error("there is a word without a name")
	}
}

func TestFeature_Names(t *testing.T) {
	var all FeatureSet
	for f := Expansion; f <= lastFeature; f++ {
		if got, ok := FeatureOf(f.String()); !ok || got != f {
			t.Errorf("FeatureOf(%q) = %v, %v", f.String(), got, ok)
		}
		all |= 1 << f
	}
	if list := all.List(); len(list) != int(lastFeature) || list[0] != Expansion {
		t.Errorf("List = %v", list)
	}
	if _, ok := FeatureOf(""); ok || Feature(0).String() != "" || (lastFeature+1).String() != "" {
		t.Error("there is a feature without a name")
	}
	if (Choice{}).Feature(0, 4) {
		t.Error("no feature is on")
	}
}
