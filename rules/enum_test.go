package rules_test

import (
	"fmt"
	"go/ast"
	"reflect"
	"testing"

	"ragtag/rules"
)

// beyond is every enumeration of the package, at a number that it does not have.
var beyond = []fmt.Stringer{
	rules.AbilityKind(255), rules.Activation(255), rules.Allegiance(255), rules.Area(255), rules.Attacker(255), rules.Board(255),
	rules.Branch(255), rules.Class(255), rules.Crossing(255), rules.Death(255), rules.Ending(255), rules.EventField(255), rules.EventKind(255), rules.Face(255), rules.Fate(255),
	rules.ForceEvent(255), rules.Grant(255), rules.Heed(255), rules.Kind(255), rules.Origin(255), rules.Outcome(255), rules.Rebels(255),
	rules.Phase(255), rules.RequestKind(255), rules.Resource(255), rules.Ship(255), rules.Side(255), rules.Skill(255), rules.Sympathy(255),
	rules.Window(255),
}

// TestString_OutOfRange prints a member that an enumeration does not have by its
// number, and panics for none.
func TestString_OutOfRange(t *testing.T) {
	seen := map[string]bool{"Skills": true, "Zone": true} // a set, and a name made of two parts
	for _, v := range beyond {
		of := reflect.TypeOf(v).Name()
		seen[of] = true
		func() {
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("%s: %v", of, r)
				}
			}()
			if got, want := v.String(), of+"(255)"; got != want {
				t.Errorf("got %q, want %q", got, want)
			}
		}()
	}
	for _, of := range stringers(t) {
		if !seen[of] {
			t.Errorf("%s is not tested", of)
		}
	}
}

// stringers returns the types of the package that have a method String.
func stringers(t *testing.T) (types []string) {
	t.Helper()
	for _, f := range sources(t) {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil && fn.Name.Name == "String" {
				types = append(types, fn.Recv.List[0].Type.(*ast.Ident).Name)
			}
		}
	}
	if len(types) < 20 {
		t.Fatalf("only %v have names", types)
	}
	return types
}
