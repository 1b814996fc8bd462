package rules_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestContents_NameOnlyWhatThereIs looks at every number of the content that stands for
// a member of an enumeration, in rows and in effects however deep: each is one that the
// enumeration has. NewCatalogue refuses those of rows; what an effect holds it cannot see.
func TestContents_NameOnlyWhatThereIs(t *testing.T) {
	var n numerals
	for _, c := range cards.Contents() {
		n.read(reflect.ValueOf(c), "Content")
	}
	for _, wrong := range n.wrong {
		t.Error(wrong)
	}
	if n.named < 2000 || len(n.types) < 15 {
		t.Errorf("only %d numbers of the types %v were looked at", n.named, n.types)
	}
}

// TestContents_ANumberThatIsNoneIsFound: within an effect within another, in a set, and
// as the second of several.
func TestContents_ANumberThatIsNoneIsFound(t *testing.T) {
	for _, do := range []rules.Effect{
		rules.Steps{rules.Lose{Fuel: 1}, rules.Steps{rules.Activate{Ships: 99}}},
		rules.Check{Fail: rules.Send{Who: rules.Current, To: 250}},
		&rules.Check{Skills: rules.AnySkill + 128},
		rules.Send{Who: 255},
		rules.BorrowTitle{Of: []rules.Title{rules.President, rules.MaxTitles}},
	} {
		var n numerals
		n.read(reflect.ValueOf(rules.Content{Crises: []rules.Crisis{{ID: "x", Do: do}}}), "Content")
		if len(n.wrong) != 1 {
			t.Errorf("%#v: found %v", do, n.wrong)
		}
	}
}

// numerals reads values and finds numbers that an enumeration does not have.
type numerals struct {
	named int
	types map[string]bool
	wrong []string
}

// read goes through a value, whatever it holds.
func (n *numerals) read(v reflect.Value, at string) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			n.read(v.Field(i), at+"."+v.Type().Field(i).Name)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			n.read(v.Index(i), fmt.Sprintf("%s[%d]", at, i))
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			n.read(k, at)
			n.read(v.MapIndex(k), fmt.Sprintf("%s[%v]", at, k))
		}
	case reflect.Interface, reflect.Pointer:
		if !v.IsNil() {
			if v.Kind() == reflect.Interface {
				at += "(" + v.Elem().Type().Name() + ")"
			}
			n.read(v.Elem(), at)
		}
	case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		if of := v.Type(); of.PkgPath() == reflect.TypeFor[rules.Skill]().PkgPath() {
			n.number(of.Name(), v, at)
		}
	}
}

// number looks at a number of a named type. A type that has names prints one that it
// does not have with its own name; the others say here what they have.
func (n *numerals) number(of string, v reflect.Value, at string) {
	if n.types == nil {
		n.types = map[string]bool{}
	}
	n.named++
	n.types[of] = true
	is, told := limits[of]
	if !told {
		k := reflect.New(v.Type()).Elem()
		k.SetUint(v.Uint()) // the field itself may be private
		name, named := k.Interface().(fmt.Stringer)
		if !named {
			n.wrong = append(n.wrong, at+": nobody says which numbers a "+of+" can be")
			return
		}
		is = func(uint64) bool { return !strings.HasPrefix(name.String(), of+"(") }
	}
	if !is(v.Uint()) {
		n.wrong = append(n.wrong, fmt.Sprintf("%s: %s has no number %d", at, of, v.Uint()))
	}
}

// limits says of types without names which numbers they have.
var limits = map[string]func(uint64) bool{
	"Deed":        func(v uint64) bool { return v < rules.NumDeeds },
	"Flaw":        func(v uint64) bool { return v < rules.NumFlaws },
	"Loc":         func(v uint64) bool { return v == uint64(rules.OffBoard) }, // no content has one: they are numbered in a catalogue
	"OncePerTurn": func(v uint64) bool { return v < rules.OnceEnd },
	"Place":       func(v uint64) bool { return v < rules.NumPlaces },
	"Role":        func(v uint64) bool { return v < uint64(rules.Holder(rules.MaxTitles)) },
	"Skills":      func(v uint64) bool { return v&^uint64(rules.AnySkill) == 0 },
	"Title":       func(v uint64) bool { return v < uint64(rules.MaxTitles) },
}
