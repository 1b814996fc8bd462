package options

import "testing"

// The published form as a separate model: a literal translation of what its
// script does to the boxes and the menu. It shares no code with this package,
// so that the two can be compared for every combination.

// box is a set of ticked boxes and the chosen entry of the menu.
type box uint32

// form is the state of the form: which boxes are ticked and which are disabled.
type form struct{ ticked, grey box }

// step is one statement of the script: deeds under a condition.
type step struct {
	when func(f *form) bool
	then []deed
	or   []deed
}

// deed disables a box and unticks it, or enables it.
type deed struct {
	forbid bool
	word   Word
}

func on(words ...Word) func(*form) bool {
	return func(f *form) bool {
		for _, w := range words {
			if f.ticked>>w&1 == 1 {
				return true
			}
		}
		return false
	}
}

func not(cond func(*form) bool) func(*form) bool {
	return func(f *form) bool { return !cond(f) }
}

func both(a, b func(*form) bool) func(*form) bool {
	return func(f *form) bool { return a(f) && b(f) }
}

func enable(words ...Word) (deeds []deed) {
	for _, w := range words {
		deeds = append(deeds, deed{false, w})
	}
	return deeds
}

func forbid(words ...Word) (deeds []deed) {
	for _, w := range words {
		deeds = append(deeds, deed{true, w})
	}
	return deeds
}

// script lists the form's statements in order.
var script = []step{
	{on(Pegasus), enable(NewCaprica, ForceExodus), forbid(ForceExodus, NewCaprica)},
	{
		on(Exodus),
		enable(PersonalGoal, FinalFive, CylonFleet, ForcePegasus, IonianNebula),
		forbid(PersonalGoal, FinalFive, CylonFleet, ForcePegasus, IonianNebula),
	},
	{both(on(Exodus), not(on(IonianNebula, AllEndings))), enable(AllySeasons), forbid(AllySeasons)},
	{on(Exodus, Pegasus), enable(ExtraDeath), forbid(ExtraDeath)},
	{on(IonianNebula, AllySeasons, PersonalGoal), forbid(ForcePegasus, ForceExodus), nil},
	{on(ForceExodus), forbid(ForcePegasus), nil},
	{both(not(on(ForceExodus)), on(ForcePegasus, Exodus)), forbid(ForceExodus), nil},
	{on(Daybreak), enable(SearchForHome), forbid(SearchForHome, ForceDemetrius)},
	{both(on(Daybreak), not(on(SearchForHome, AllEndings))), enable(ForceDemetrius), nil},
	{both(on(Daybreak), on(SearchForHome, AllEndings)), forbid(ForceDemetrius), nil},
	{on(Pegasus, Daybreak), enable(CylonLeader), forbid(CylonLeader)},
	{
		on(CylonLeader, Daybreak),
		forbid(NoSympathizer, SympatheticCylon), enable(NoSympathizer, SympatheticCylon),
	},
	{on(SympatheticCylon), forbid(NoSympathizer), nil},
	{both(not(on(SympatheticCylon)), on(NoSympathizer)), forbid(SympatheticCylon), nil},
	{both(not(on(Daybreak)), on(CylonLeader, SympatheticCylon)), enable(ForceMotive), forbid(ForceMotive)},
	{on(Daybreak, Pegasus, SympatheticCylon), forbid(ForceOverlay), enable(ForceOverlay)},
}

// validate runs the script once, as every change of the form does.
func (f *form) validate() {
	for _, s := range script {
		deeds := s.or
		if s.when(f) {
			deeds = s.then
		}
		for _, d := range deeds {
			f.do(d)
		}
	}
}

func (f *form) do(d deed) {
	bit := box(1) << d.word
	if !d.forbid {
		f.grey &^= bit
		return
	}
	f.grey |= bit
	if f.ticked&bit != 0 && d.word.IsEnding() {
		f.ticked |= 1 << Kobol // the menu falls back to its first entry
	}
	f.ticked &^= bit
}

// choice reads the form back.
func (f *form) choice() Choice { return Choice{wordSet(f.ticked &^ (1 << Kobol))} }

var formBoxes = []Word{
	Pegasus, ForceExodus, Exodus, PersonalGoal, FinalFive, CylonFleet, AllySeasons, ForcePegasus,
	Daybreak, ForceDemetrius, CylonLeader, NoSympathizer, SympatheticCylon, ForceOverlay, ForceMotive,
	ExtraDeath, Variants, Help, Highlight,
}

// TestForm compares this package with the published form over every
// combination of its boxes and its menu.
//
// They differ in one place, on purpose: the form keeps the extra-card switch if
// it was ticked before Exodus, and disables it if Exodus came first. Here the
// order does not matter, and opt-forceexodus-not-with-exodus decides.
//
// In short form the last three boxes are left alone: they change how the book is shown.
func TestForm(t *testing.T) {
	boxes := len(formBoxes)
	if testing.Short() {
		boxes -= 3
	}
	legal := 0
	for ticks := range 1 << boxes {
		for _, ending := range endings.words() {
			c := ticked(ticks).With(ending)
			f := formOf(c)
			f.validate()
			if c.Has(Exodus) && c.Has(ForceExodus) {
				if c.Check(0) == nil || c.Settle() != c.Without(ForceExodus).Settle() {
					t.Fatalf("%v: the extra-card switch stands beside Exodus", c)
				}
				continue
			}
			if got, want := c.Settle(), f.choice(); got != want {
				t.Fatalf("%v settles to %v; the form makes it %v", c, got, want)
			}
			if isLegal, want := c.Check(0) == nil, f.choice() == c; isLegal != want {
				t.Fatalf("%v: legal is %v, the form says %v", c, isLegal, want)
			}
			if f.choice() == c {
				legal++
				compareGrey(t, c, f)
			}
		}
	}
	if legal == 0 {
		t.Fatal("no combination is legal")
	}
	t.Logf("%d combinations legal", legal)
}

func formOf(c Choice) form {
	f := form{ticked: box(c.set)}
	if c.Ending() == Kobol {
		f.ticked |= 1 << Kobol
	}
	return f
}

func ticked(ticks int) (c Choice) {
	for i, w := range formBoxes {
		if ticks>>i&1 == 1 {
			c.set |= setOf(w)
		}
	}
	return c
}

// compareGrey compares the boxes that the form disables with the words that are
// blocked.
func compareGrey(t *testing.T, c Choice, f form) {
	t.Helper()
	for w := Pegasus; w <= ExtraDeath; w++ {
		if c.Has(w) {
			continue
		}
		if got, want := c.Blocked(w), f.grey>>w&1 == 1; (got != nil) != want {
			t.Fatalf("%v: %v blocked: %v; the form greys it out: %v", c, w, got, want)
		}
	}
}
