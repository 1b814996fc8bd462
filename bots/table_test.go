package bots

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// usable returns the effects of the uses in the content that a player may
// choose in some windows.
func usable(in func(rules.Kind, rules.Window) bool) (all []rules.Effect) {
	cat := cards.Catalogue()
	for c := rules.Comp(1); int(c) < cat.Size(); c++ {
		for _, u := range cat.Uses(c) {
			if !u.Forced && in(cat.Kind(c), u.When) {
				all = append(all, u.Do)
			}
		}
	}
	return all
}

// TestTables_KnowEveryEffect: every effect of the content that is looked up in
// a table has an entry there.
func TestTables_KnowEveryEffect(t *testing.T) {
	cat := cards.Catalogue()
	var all []rules.Effect
	for c := rules.Comp(1); int(c) < cat.Size(); c++ {
		for _, w := range cat.Ways(c) {
			for _, e := range rules.Walk(w.Do) {
				all = append(all, e)
			}
		}
	}
	skill := func(when rules.Window) func(rules.Kind, rules.Window) bool {
		return func(k rules.Kind, w rules.Window) bool { return k == rules.KindSkill && w == when }
	}
	for _, row := range []struct {
		table   *table
		effects []rules.Effect
		least   int
	}{
		{&worths, all, 100},
		{&interrupts, parts(usable(func(_ rules.Kind, w rules.Window) bool { return w.Opens() })), 20},
		{&actions, usable(skill(rules.WhenAction)), 6},
		{&movements, usable(skill(rules.WhenMovement)), 4},
		{&humanActions, steps(locationsDo(func(*rules.Location) bool { return true }, firstDoes)), 20},
		{&cylonActions, steps(locationsDo(func(l *rules.Location) bool { return l.Board.ForCylons() }, firstDoes)), 6},
		{&secondActions, locationsDo(func(*rules.Location) bool { return true }, secondDoes), 4},
		{&duties, steps(titlesDo()), 8},
	} {
		types := map[reflect.Type]bool{}
		for _, e := range row.effects {
			if e != nil {
				types[reflect.TypeOf(e)] = true
			}
		}
		if len(types) < row.least {
			t.Errorf("found %d types of effects for the %s; there are more", len(types), row.table.name)
		}
		for of := range types {
			if row.table.weighed[of] == nil {
				t.Errorf("%v has no entry among the %s", of, row.table.name)
			}
		}
	}
}

// parts adds to effects those that the table of interrupts looks up within
// them.
func parts(effects []rules.Effect) (all []rules.Effect) {
	for _, e := range effects {
		all = append(all, e)
		switch e := e.(type) {
		case rules.Steps:
			all = append(all, parts(e)...)
		case rules.UseInCheck:
			all = append(all, parts([]rules.Effect{e.Then})...)
		}
	}
	return all
}

func TestTables_RefuseWhatTheyDoNotHave(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("an effect without an entry counted for something")
		}
	}()
	(&scene{}).worth(stranger{})
}

// stranger is an effect that no table has.
type stranger struct{}

func (stranger) Do(*rules.Table, rules.Ctx) {}

// locationsDo returns the effects of the locations for which ok holds.
func locationsDo(ok func(*rules.Location) bool, does func(*rules.Location) rules.Effect) (all []rules.Effect) {
	cat := cards.Catalogue()
	for _, c := range cat.All(rules.KindLocation) {
		if l := cat.Location(c); ok(l) {
			all = append(all, does(l))
		}
	}
	return all
}

func firstDoes(l *rules.Location) rules.Effect { return l.Do }

func secondDoes(l *rules.Location) rules.Effect {
	if l.Also == nil {
		return nil
	}
	return l.Also.Do
}

// steps adds to effects the steps of those that have several.
func steps(effects []rules.Effect) (all []rules.Effect) {
	for _, e := range effects {
		all = append(all, e)
		if in, ok := e.(rules.Steps); ok {
			all = append(all, steps(in)...)
		}
	}
	return all
}

// TestLocations_NoneIsKnownByName reads the source files of the rookies.
func TestLocations_NoneIsKnownByName(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) < 30 {
		t.Fatal(files, err)
	}
	named := regexp.MustCompile(`"location/[a-z]`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if at := named.Find(text); at != nil && !strings.HasSuffix(file, "_test.go") {
			t.Errorf("%s names a location: %s", file, at)
		}
	}
}

// titlesDo returns the effects of the actions of title cards.
func titlesDo() (all []rules.Effect) {
	cat := cards.Catalogue()
	for _, c := range cat.All(rules.KindTitle) {
		for _, u := range cat.Title(c).Uses {
			if u.When == rules.WhenAction {
				all = append(all, u.Do)
			}
		}
	}
	return all
}

// foreign is an effect of content from outside, which registers it.
type foreign struct{ n int8 }

func (foreign) Do(*rules.Table, rules.Ctx) {}

// TestRegister_LikensAnEffectToOneThatIsKnown: it is worth as much as the known
// one. An effect with entries cannot be registered.
func TestRegister_LikensAnEffectToOneThatIsKnown(t *testing.T) {
	Register(Like(func(e foreign) rules.Effect {
		if e.n == 0 {
			return nil
		}
		return points(e.n)
	}))
	s := &scene{}
	if got := s.worth(foreign{3}); got != 3 {
		t.Errorf("it is worth %v, not as much as what it is like", got)
	}
	if got := s.worth(rules.Steps{foreign{}, foreign{2}}); got != 2 {
		t.Errorf("one like nothing and one like 2 points are worth %v", got)
	}
	defer func() {
		if recover() == nil {
			t.Error("an effect was registered twice")
		}
	}()
	Register(Like(func(rules.Lose) rules.Effect { return nil }))
}
