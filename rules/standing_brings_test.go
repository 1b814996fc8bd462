package rules

import (
	"reflect"
	"testing"
)

// TestStanding_BringsWhatItSays: a card in play that says anything is asked. Back
// says only where a card goes that leaves play, and Distance is counted as it comes.
func TestStanding_BringsWhatItSays(t *testing.T) {
	of := reflect.TypeFor[Standing]()
	for i := range of.NumField() {
		name := of.Field(i).Name
		if name == "Back" || name == "Distance" {
			continue
		}
		var k Standing
		switch f := reflect.ValueOf(&k).Elem().Field(i); f.Kind() {
		case reflect.Int8:
			f.SetInt(1)
		case reflect.Bool:
			f.SetBool(true)
		case reflect.Slice:
			f.Set(reflect.MakeSlice(f.Type(), 1, 1))
		case reflect.Struct:
			f.FieldByName("More").SetInt(1)
		default:
			t.Errorf("%s is of a kind that this test does not know", name)
		}
		if k.brings() == 0 {
			t.Errorf("a card of which only %s is said brings nothing", name)
		}
	}
}
