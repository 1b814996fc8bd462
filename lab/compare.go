package lab

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

	"ragtag/rules"
)

// readBack saves a state, encodes it as JSON and decodes it again.
func readBack(cat *rules.Catalogue, s rules.State) (rules.State, error) {
	text, err := json.Marshal(rules.At(cat, s).Save())
	if err != nil {
		return s, err
	}
	var saved rules.Saved
	if err := json.Unmarshal(text, &saved); err != nil {
		return s, err
	}
	return rules.LoadState(cat, saved)
}

// sameEvent reports whether two events are equal.
func sameEvent(a, b *rules.Event) bool {
	return a.Kind == b.Kind && a.Rule == b.Rule && a.By == b.By && a.At == b.At && a.Cause == b.Cause && a.Comp == b.Comp &&
		a.Area == b.Area && a.Loc == b.Loc && a.Zone == b.Zone && a.Types == b.Types && a.To == b.To && sameNumbers(a, b) &&
		slices.Equal(a.Comps, b.Comps) && slices.Equal(a.Letters, b.Letters) && slices.Equal(a.Private, b.Private)
}

// sameNumbers reports whether the numbers of two events of one kind are equal.
func sameNumbers(a, b *rules.Event) bool {
	fields := a.Kind.Fields()
	for f := range rules.NumEventFields {
		if fields.Has(f) && a.Number(f) != b.Number(f) {
			return false
		}
	}
	return true
}

// difference returns the name of the first field in which two states differ, or
// "".
func difference(a, b rules.State) string {
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	for i := range x.NumField() {
		if !x.Field(i).Equal(y.Field(i)) {
			return fmt.Sprintf("%s: %v and %v", x.Type().Field(i).Name, x.Field(i), y.Field(i))
		}
	}
	return "nothing"
}
