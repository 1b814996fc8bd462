package rules_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
)

// derived lists the parts of a state that are not kept, since they follow from
// the rest or say nothing between two phases.
var derived = []string{
	"Zones.Slots", "Zones.Start", "Zones.Clues", // tested as a whole
	"Choice", "Players", "Groups", "Check", "Held", "Discarded", // follow from what is kept
	"Seats[6]", "Seats[5]", "Seats[4]", // of a game of four
}

// absent is derived, with the titles, ships and boards that the content does not have.
func absent(cat *rules.Catalogue) []string {
	list := slices.Clone(derived)
	for k := cat.Titles(); k < rules.MaxTitles; k++ {
		list = append(list, fmt.Sprintf("Titles[%d]", k))
	}
	for k := range rules.Ship(rules.MaxShips) {
		named := cat.ShipID(k) != ""
		if !named {
			list = append(list, fmt.Sprintf("Berths[%d]", k))
		}
		for b := range rules.Space(rules.MaxSpaces) {
			if !named || b >= cat.Spaces() {
				list = append(list, fmt.Sprintf("Ships[%d][%d]", b, k))
			}
		}
	}
	return list
}

// TestSave_KeepsEveryField changes the fields of a state one by one: each change
// is still there when the state has been saved and read again.
func TestSave_KeepsEveryField(t *testing.T) {
	g := newGame(t, 1)
	playSome(t, g, rand.New(rand.NewPCG(1, 1)), func() bool { s, _ := g.Checkpoint(); return s.Phase < rules.PhaseAction })
	base, _ := g.Checkpoint()
	changed := 0
	var walk func(path string, at func(*rules.State) reflect.Value)
	walk = func(path string, at func(*rules.State) reflect.Value) {
		if slices.ContainsFunc(absent(g.Catalogue()), func(d string) bool { return path == d || strings.HasPrefix(path, d+".") }) {
			return
		}
		s := base
		switch v := at(&s); v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				walk(strings.TrimPrefix(path+"."+v.Type().Field(i).Name, "."), func(s *rules.State) reflect.Value {
					v := at(s)
					if on := v.FieldByName("On"); on.IsValid() {
						on.SetBool(true) // else the rest says nothing
					}
					if path == "Assist" && s.Assist.Character == rules.None {
						s.Assist.Character = g.Catalogue().All(rules.KindCharacter)[0]
					}
					return v.Field(i)
				})
			}
		case reflect.Array:
			for i := range v.Len() {
				walk(fmt.Sprintf("%s[%d]", path, i), func(s *rules.State) reflect.Value { return at(s).Index(i) })
			}
		default:
			at(&s)
			was := s
			change(g.Catalogue(), path, at(&s))
			if s == was {
				return // it was on already
			}
			changed++
			back, err := rules.LoadState(g.Catalogue(), rules.At(g.Catalogue(), s).Save())
			if back.Held = s.Held; err != nil || back != s {
				t.Errorf("%s does not come back: %v", path, err)
			}
		}
	}
	walk("", func(s *rules.State) reflect.Value { return reflect.ValueOf(s).Elem() })
	if changed < 150 {
		t.Errorf("only %d fields were changed", changed)
	}
}

// change gives a field another value that it can have.
func change(cat *rules.Catalogue, path string, v reflect.Value) {
	switch {
	case v.Type() == reflect.TypeFor[rules.Comp]():
		v.SetUint(uint64(cat.All(rules.KindCharacter)[v.Uint()%2]))
	case path == "Damaged":
		v.SetUint(1)
	case v.Kind() == reflect.Bool:
		v.SetBool(true)
	case v.Kind() == reflect.String:
		v.SetString("check.reckless")
	case v.CanInt():
		v.SetInt(1 - v.Int()&1)
	default:
		v.SetUint(1 - v.Uint()&1)
	}
}
