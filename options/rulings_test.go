package options

import (
	"errors"
	"slices"
	"testing"
)

// Each row of the tables below proves the ruling that it cites.

// reasonOf returns the reason of err, or "" if err is nil.
func reasonOf(t *testing.T, err error) Reason {
	t.Helper()
	if err == nil {
		return ""
	}
	var conflict *Conflict
	if !errors.As(err, &conflict) {
		t.Fatalf("error %v is no *Conflict", err)
	}
	return conflict.Reason
}

func mustParse(t *testing.T, s string) Choice {
	t.Helper()
	c, err := Parse(s)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestRuling_Legality(t *testing.T) {
	rows := []struct {
		ruling  string
		choice  string
		players int
		reason  Reason // "" is legal
		with    []Word
	}{
		{"opt-newcap-needs-pegasus", "newcaprica", 4, Needs, []Word{Pegasus, Epica}},
		{"opt-newcap-needs-pegasus", "pegasus&newcaprica", 4, "", nil},
		{"opt-kobol-always", "kobol", 4, "", nil},
		{"opt-kobol-always", "", 4, "", nil},
		{"opt-kobol-always", "pegasus&exodus&daybreak&kobol", 4, "", nil},
		{"opt-conflicted-independent", "exodus&finalfive", 4, "", nil},
		{"opt-conflicted-independent", "exodus&personalgoal", 4, "", nil},
		{"opt-conflicted-independent", "exodus&personalgoal&finalfive", 4, "", nil},
		{"opt-forcepegasus-needs-exodus", "pegasus&forcepegasus", 4, Needs, []Word{Exodus}},
		{"opt-forceexodus-needs-pegasus", "forceexodus", 4, Needs, []Word{Pegasus}},
		{"opt-forceexodus-needs-pegasus", "daybreak&forceexodus", 4, Needs, []Word{Pegasus}},
		{"opt-forceexodus-pegasus-only", "pegasus&forceexodus", 4, "", nil},
		{"opt-forceexodus-not-with-exodus", "pegasus&exodus&forceexodus", 4, Implied, []Word{Exodus}},
		{"opt-forcepegasus-not-with-ionian", "exodus&ioniannebula&forcepegasus", 4, Excludes, []Word{IonianNebula}},
		{"opt-forcepegasus-not-with-allies", "exodus&allyseasons&forcepegasus", 4, Excludes, []Word{AllySeasons}},
		{"opt-forcepegasus-not-with-goals", "exodus&personalgoal&forcepegasus", 4, Excludes, []Word{PersonalGoal}},
		{"opt-forcepegasus-with-finalfive", "exodus&finalfive&forcepegasus", 4, "", nil},
		{"opt-forcepegasus-with-cylonfleet", "exodus&cylonfleet&forcepegasus", 4, "", nil},
		{"opt-afas-not-with-ionian", "exodus&ioniannebula&allyseasons", 4, Implied, []Word{IonianNebula}},
		{"opt-afas-not-with-all-endings", "exodus&allendings&allyseasons", 0, Implied, []Word{AllEndings}},
		{"opt-afas-other-endings", "exodus&allyseasons&kobol", 4, "", nil},
		{"opt-afas-other-endings", "pegasus&exodus&allyseasons&newcaprica", 4, "", nil},
		{"opt-afas-other-endings", "exodus&daybreak&allyseasons&searchforhome", 4, "", nil},
		{"opt-extradeath-needs-execution", "extradeath", 4, Needs, []Word{Pegasus, Exodus}},
		{"opt-extradeath-needs-execution", "daybreak&extradeath", 4, Needs, []Word{Pegasus, Exodus}},
		{"opt-extradeath-needs-execution", "exodus&extradeath", 4, "", nil},
		{"opt-demetrius-needs-daybreak", "pegasus&exodus&forcedemetrius", 4, Needs, []Word{Daybreak}},
		{"opt-demetrius-not-with-earth", "daybreak&searchforhome&forcedemetrius", 4, Implied, []Word{SearchForHome}},
		{"opt-demetrius-not-with-all", "daybreak&allendings&forcedemetrius", 0, Implied, []Word{AllEndings}},
		{"opt-demetrius-legal", "daybreak&forcedemetrius", 4, "", nil},
		{"opt-leader-needs-set", "cylonleader", 4, Needs, []Word{Pegasus, Daybreak, Epica}},
		{"opt-leader-needs-set", "exodus&cylonleader", 4, Needs, []Word{Pegasus, Daybreak, Epica}},
		{"opt-leader-legal", "pegasus&cylonleader", 4, "", nil},
		{"opt-leader-legal", "daybreak&cylonleader", 7, "", nil},
		{"opt-leader-not-3-players", "pegasus&cylonleader", 3, Players, nil},
		{"opt-7-needs-leader", "pegasus", 7, Needs, []Word{CylonLeader}},
		{"opt-7-needs-leader", "pegasus&cylonleader", 7, "", nil},
		{"opt-7-needs-set", "exodus", 7, Needs, []Word{CylonLeader}},
		{"opt-7-needs-set", "exodus&cylonleader", 7, Needs, []Word{Pegasus, Daybreak, Epica}},
		{"opt-nosymp-not-with-daybreak", "daybreak&nosympathizer", 4, Excludes, []Word{Daybreak}},
		{"opt-sympcylon-not-with-leader", "pegasus&cylonleader&sympatheticcylon", 4, Excludes, []Word{CylonLeader}},
		{"opt-sympcylon-without-pegasus", "sympatheticcylon", 4, "", nil},
		{"opt-symp-exclusive", "nosympathizer&sympatheticcylon", 4, Excludes, []Word{SympatheticCylon}},
		{"opt-motive-needs-agenda-user", "pegasus&forcemotive", 4, Needs, []Word{CylonLeader, SympatheticCylon}},
		{"opt-motive-legal", "pegasus&cylonleader&forcemotive", 4, "", nil},
		{"opt-motive-not-with-daybreak", "daybreak&cylonleader&forcemotive", 4, Implied, []Word{Daybreak}},
		{"opt-overlay-base", "forceoverlay", 4, "", nil},
		{"opt-overlay-base", "exodus&forceoverlay", 4, "", nil},
		{"opt-overlay-implied", "pegasus&forceoverlay", 4, Implied, []Word{Pegasus}},
		{"opt-overlay-implied", "daybreak&forceoverlay", 4, Implied, []Word{Daybreak}},
		{"opt-overlay-implied", "sympatheticcylon&forceoverlay", 4, Implied, []Word{SympatheticCylon}},
		{"opt-old-variants-base-only", "duo", 2, "", nil},
		{"opt-old-variants-base-only", "solo", 1, "", nil},
		{"opt-old-variants-base-only", "coop", 4, "", nil},
		{"opt-old-variants-base-only", "pegasus&duo", 2, Excludes, []Word{Pegasus}},
		{"opt-old-variants-base-only", "exodus&solo", 1, Excludes, []Word{Exodus}},
		{"opt-old-variants-base-only", "daybreak&coop", 4, Excludes, []Word{Daybreak}},
		{"opt-old-variants-base-only", "solo&coop", 1, Excludes, []Word{Coop}},
		{"opt-old-variants-base-only", "duo&coop", 2, Excludes, []Word{Coop}},
		{"opt-epica-fixed", "epica", 4, "", nil},
		{"opt-epica-fixed", "epica&cylonleader&newcaprica", 7, "", nil},
		{"opt-epica-fixed", "epica&ioniannebula", 4, Excludes, []Word{Epica}},
		{"opt-epica-fixed", "epica&searchforhome", 4, Excludes, []Word{Epica}},
		{"opt-epica-fixed", "epica&forcepegasus", 4, Excludes, []Word{Epica}},
		{"opt-epica-fixed", "epica&forceexodus", 4, Implied, []Word{Epica}},
		{"opt-epica-fixed", "epica&nosympathizer", 4, Excludes, []Word{Epica}},
		{"opt-epica-fixed", "epica&sympatheticcylon", 4, Excludes, []Word{Epica}},
		{"opt-epica-fixed", "epica&extradeath", 4, Excludes, []Word{Epica}},
		{"opt-epica-fixed", "epica&allyseasons", 4, Implied, []Word{Epica}},
		{"opt-epica-fixed", "epica&coop", 4, Excludes, []Word{Epica}},
	}
	for _, row := range rows {
		t.Run(row.ruling+"/"+row.choice, func(t *testing.T) {
			err := mustParse(t, row.choice).Check(row.players)
			if got := reasonOf(t, err); got != row.reason {
				t.Fatalf("Check(%d) = %v, want reason %q", row.players, err, row.reason)
			}
			if err != nil && !slices.Equal(err.(*Conflict).With, row.with) {
				t.Errorf("Check(%d) = %v, want with %v", row.players, err, row.with)
			}
		})
	}
}

func TestRuling_Cascade(t *testing.T) {
	rows := []struct {
		ruling, before string
		on, off        Word
		after          string
	}{
		{"opt-ending-falls-back", "pegasus&newcaprica", 0, Pegasus, ""},
		{"opt-switch-cascade", "pegasus&cylonleader&forcemotive", 0, Pegasus, ""},
		{"opt-switch-cascade", "pegasus&daybreak&cylonleader", 0, Pegasus, "daybreak&cylonleader"},
		{"opt-forceexodus-not-with-exodus", "pegasus&forceexodus", Exodus, 0, "pegasus&exodus"},
		{"opt-forcepegasus-not-with-goals", "exodus&forcepegasus", PersonalGoal, 0, "exodus&personalgoal"},
		{"opt-old-variants-base-only", "solo", Pegasus, 0, "pegasus"},
		{"opt-epica-fixed", "pegasus&exodus&newcaprica&cylonleader&extradeath", Epica, 0, "cylonleader&newcaprica&epica"},
	}
	for _, row := range rows {
		t.Run(row.ruling+"/"+row.before, func(t *testing.T) {
			c := mustParse(t, row.before).With(row.on).Without(row.off).Settle()
			if c.String() != row.after {
				t.Errorf("with %q, without %q: got %q, want %q", row.on, row.off, c, row.after)
			}
		})
	}
}

func TestRuling_Derived(t *testing.T) {
	rows := []struct {
		ruling, choice string
		players        int
		on, off        []Feature
	}{
		{"opt-derive-expansion", "pegasus", 4, []Feature{Expansion}, nil},
		{"opt-derive-expansion", "exodus", 4, []Feature{Expansion}, nil},
		{"opt-derive-expansion", "daybreak", 4, []Feature{Expansion}, nil},
		{"opt-derive-expansion", "", 4, nil, []Feature{Expansion, Execution, Treachery, Overlay, ExodusLoyalty, Infiltrator, Allies}},
		{"opt-derive-execution", "daybreak", 4, nil, []Feature{Execution}},
		{"opt-derive-execution", "exodus", 4, []Feature{Execution}, nil},
		{"opt-derive-exodus-loyalty", "exodus", 4, []Feature{ExodusLoyalty}, nil},
		{"opt-derive-exodus-loyalty", "pegasus&forceexodus", 4, []Feature{ExodusLoyalty}, nil},
		{"opt-derive-pegasus-loyalty", "exodus&forcepegasus", 4, nil, []Feature{ExodusLoyalty}},
		{"opt-derive-treachery", "exodus", 4, nil, []Feature{Treachery, Overlay}},
		{"opt-derive-treachery", "pegasus", 4, []Feature{Treachery, Overlay}, nil},
		{"opt-derive-agenda", "pegasus&cylonleader", 4, []Feature{Agenda, Infiltrator}, []Feature{Motive}},
		{"opt-derive-agenda-sympathetic", "sympatheticcylon", 4, []Feature{Infiltrator, Agenda}, []Feature{Motive}},
		{"opt-derive-agenda-sympathetic", "pegasus&sympatheticcylon", 4, []Feature{Infiltrator, Agenda}, []Feature{Motive}},
		{"opt-derive-agenda-sympathetic", "sympatheticcylon&forcemotive", 4, []Feature{Infiltrator, Motive}, []Feature{Agenda}},
		{"opt-derive-motive", "daybreak&cylonleader", 4, []Feature{Motive}, []Feature{Agenda}},
		{"opt-derive-motive", "pegasus&daybreak&cylonleader", 4, []Feature{Motive}, []Feature{Agenda}},
		{"opt-derive-overlay", "sympatheticcylon", 4, []Feature{Overlay}, nil},
		{"opt-derive-overlay", "daybreak", 4, []Feature{Overlay}, nil},
		{"opt-derive-overlay", "", 4, nil, []Feature{Overlay}},
		{"opt-forceoverlay-with-exodus", "exodus&forceoverlay", 4, []Feature{Overlay}, []Feature{Treachery}},
		{"opt-derive-demetrius", "daybreak&searchforhome", 4, []Feature{Demetrius}, nil},
		{"opt-derive-demetrius", "daybreak&forcedemetrius", 4, []Feature{Demetrius}, nil},
		{"opt-derive-demetrius", "daybreak", 4, nil, []Feature{Demetrius}},
		{"opt-derive-allies", "exodus", 4, nil, []Feature{Allies}},
		{"opt-derive-allies", "exodus&allyseasons", 4, []Feature{Allies}, nil},
		{"opt-derive-allies", "exodus&ioniannebula", 4, []Feature{Allies}, nil},
		{"opt-derive-mutineer", "daybreak", 4, []Feature{Mutineer}, []Feature{Sympathizer}},
		{"opt-derive-mutineer", "daybreak", 5, nil, []Feature{Mutineer}},
		{"opt-derive-mutineer", "daybreak", 6, []Feature{Mutineer}, nil},
		{"opt-derive-mutineer", "daybreak&cylonleader", 4, nil, []Feature{Mutineer}},
		{"opt-derive-mutineer", "daybreak&cylonleader", 5, []Feature{Mutineer}, nil},
		{"opt-derive-mutineer", "daybreak&cylonleader", 6, nil, []Feature{Mutineer}},
		{"opt-derive-mutineer", "daybreak&cylonleader", 7, []Feature{Mutineer}, nil},
		{"opt-derive-mutineer", "pegasus", 4, nil, []Feature{Mutineer}},
		{"opt-all-endings-shows", "allendings", 0, []Feature{Allies, Demetrius}, nil},
		{"opt-epica-fixed", "epica", 5, []Feature{
			Expansion, Execution, Treachery, Overlay, ExodusLoyalty, Allies, Demetrius, CylonFleetBoard,
		}, []Feature{Infiltrator, Agenda, Motive, Sympathizer, Mutineer}},
		{"epica-no-agendas", "epica&cylonleader", 5, []Feature{Motive, Mutineer}, []Feature{Agenda}},
		{"opt-loyalty-sympathizer-later", "", 4, []Feature{Sympathizer}, nil},
		{"opt-loyalty-sympathizer-later", "", 6, []Feature{Sympathizer}, nil},
		{"opt-loyalty-sympathizer-later", "", 5, nil, []Feature{Sympathizer}},
		{"opt-loyalty-sympathizer-later", "pegasus&cylonleader", 4, nil, []Feature{Sympathizer}},
		{"var-nosymp-extra-card", "nosympathizer", 4, nil, []Feature{Sympathizer}},
		{"var-coop-no-loyalty", "coop", 4, nil, []Feature{Sympathizer}},
	}
	for _, row := range rows {
		t.Run(row.ruling+"/"+row.choice, func(t *testing.T) {
			c := mustParse(t, row.choice)
			if err := c.Check(row.players); err != nil {
				t.Fatal(err)
			}
			features := c.Features(row.players)
			for _, f := range row.on {
				if !features.Has(f) {
					t.Errorf("%d players: %v is off, want on", row.players, f)
				}
			}
			for _, f := range row.off {
				if features.Has(f) {
					t.Errorf("%d players: %v is on, want off", row.players, f)
				}
			}
		})
	}
}

// TestRuling_EpicaFixed proves opt-epica-fixed word by word: Epica brings most
// words, refuses the others, and leaves two open.
func TestRuling_EpicaFixed(t *testing.T) {
	brings := setOf(Pegasus, Exodus, Daybreak, PersonalGoal, FinalFive, CylonFleet, AllySeasons,
		ForceExodus, ForceDemetrius, ForceMotive, ForceOverlay)
	open := setOf(Epica, CylonLeader, NewCaprica) | displays
	for _, w := range AllWords() {
		want := Excludes
		switch {
		case open.has(w):
			want = ""
		case brings.has(w):
			want = Implied
		}
		e := Of(Epica).Blocked(w)
		if e == nil && want != "" || e != nil && (e.Reason != want || !slices.Equal(e.With, []Word{Epica})) {
			t.Errorf("in Epica %v is blocked by %v, want %q", w, e, want)
		}
		if err := Of(Epica, w).Check(0); w != Kobol && (err == nil) != (want == "") {
			t.Errorf("epica&%v: %v", w, err)
		}
	}
}

// TestRuling_AllEndingsShows proves opt-all-endings-shows for the endings.
func TestRuling_AllEndingsShows(t *testing.T) {
	c := mustParse(t, "allendings")
	for _, w := range []Word{Kobol, NewCaprica, IonianNebula, SearchForHome, AllEndings} {
		if !c.Holds(w) {
			t.Errorf("Holds(%v) = false with all endings", w)
		}
	}
	if got := reasonOf(t, c.Check(4)); got != ReadingMode {
		t.Errorf("a game of all endings: reason %q, want %q", got, ReadingMode)
	}
}

// TestRuling_DisplayOnly proves opt-display-only: words that only change the
// page do not change the game.
func TestRuling_DisplayOnly(t *testing.T) {
	for c := range All() {
		shown := c.With(Variants).With(Help).With(Highlight)
		if shown.Game() != c {
			t.Fatalf("(%v).Game() = %v, want %v", shown, shown.Game(), c)
		}
		if err := shown.Check(0); err != nil {
			t.Fatalf("Check of %v: %v", shown, err)
		}
		if shown.Features(4) != c.Features(4) {
			t.Fatalf("%v has other features than %v", shown, c)
		}
	}
}
