package beat

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"ragtag/rules"
)

func TestBeats_EveryKindOfEventHasOne(t *testing.T) {
	kind, _ := reflect.TypeFor[Beat]().FieldByName("Kind")
	known := strings.Split(kind.Tag.Get("enum"), ",")
	used := map[string]bool{}
	for k, b := range beats {
		if !slices.Contains(known, b.Kind) || b.MS < 0 || (b.Kind == "quiet") != (b.MS == 0) {
			t.Errorf("%v plays %+v", rules.EventKind(k), b)
		}
		used[b.Kind] = true
	}
	for _, k := range known {
		if !used[k] {
			t.Errorf("nothing plays as %q", k)
		}
	}
	if b := Of("renewed", 3); b != beats[rules.EvNone] {
		t.Errorf("a line that no event makes plays %+v", b)
	}
}

func TestBeats_ArePeaksOfTwoSecondsAndChecksOfSix(t *testing.T) {
	for k := range rules.NumEventKinds {
		for comps := range 40 {
			b := Of(k.String(), comps)
			switch {
			case k == rules.EvRevealed && (b.MS > 500*comps || b.MS+beats[rules.EvOutcome].MS > 6000):
				t.Errorf("%d cards of a check play %d ms", comps, b.MS)
			case k != rules.EvRevealed && (b != beats[k] || b.MS >= 2000):
				t.Errorf("%v with %d components plays %+v", k, comps, b)
			}
		}
	}
}
