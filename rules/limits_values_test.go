package rules_test

import (
	"errors"
	"fmt"
	"reflect"
	"testing"

	"ragtag/cards"
	"ragtag/rules"
)

// TestNewCatalogue_NamesWhatThereIsNot puts into the content of all sets, number by number,
// one that names no member of its enumeration, and of what can be counted less than none.
func TestNewCatalogue_NamesWhatThereIsNot(t *testing.T) {
	all := cards.Contents()
	seen := map[string]bool{}
	for i := range all {
		content := reflect.ValueOf(&all[i]).Elem()
		for f := range content.NumField() {
			list := content.Field(f)
			if list.Kind() != reflect.Slice {
				continue
			}
			for j := range list.Len() {
				numbers(list.Index(j), content.Type().Field(f).Name, func(v reflect.Value, path string) {
					if seen[path] {
						return
					}
					seen[path] = true
					was := reflect.ValueOf(v.Interface())
					defer v.Set(was)
					if v.CanUint() {
						v.SetUint(1<<v.Type().Bits() - 1)
					} else if v.SetInt(-1); !counted[path] {
						return
					}
					var wrong *rules.ContentError
					if _, err := rules.NewCatalogue(all...); !errors.As(err, &wrong) {
						t.Errorf("%s is %v: %v", path, v, err)
					}
				})
			}
		}
	}
	for path := range counted {
		if !seen[path] {
			t.Errorf("there is no %s", path)
		}
	}
	if len(seen) < 90 {
		t.Errorf("only %d numbers", len(seen))
	}
}

// counted are the numbers that cannot be below 0.
var counted = map[string]bool{
	"Skills.Strengths.Copies": true, "Skills.Strengths.Value": true, "Crises.Count": true, "Supers.Count": true, "Quorum.Count": true,
	"Destinations.Count": true, "Destinations.Distance": true, "Loyalties.Count": true, "Civilians.Count": true, "Traumas.Count": true,
	"Secrets.Cards.Count": true, "Characters.Draws.Count": true, "Ships.Stock": true, "Ships.Start.Reserves": true, "Ships.Start.Damaged": true,
	"Ships.Start.Destroyed": true, "Spaces.Pursuit": true, "Missions.Distance": true, "Objectives.Steps.Distance": true,
}

// numbers visits the exported numbers in a value of content. What effects hold is theirs.
func numbers(v reflect.Value, path string, visit func(reflect.Value, string)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() {
				numbers(v.Field(i), path+"."+f.Name, visit)
			}
		}
	case reflect.Pointer:
		if !v.IsNil() {
			numbers(v.Elem(), path, visit)
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			numbers(v.Index(i), path, visit)
		}
	case reflect.Int, reflect.Int8, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		visit(v, path)
	case reflect.String, reflect.Bool, reflect.Func, reflect.Interface, reflect.Map:
	default:
		panic(fmt.Sprint(path, " is a ", v.Kind()))
	}
}
