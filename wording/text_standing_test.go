package wording

import (
	"reflect"
	"testing"

	"ragtag/rules"
)

// TestStanding_SaysEveryField: each field of a Standing has a clause, or is
// part of the text about the card's end.
func TestStanding_SaysEveryField(t *testing.T) {
	said := map[string]bool{"Distance": true, "Ends": true, "Back": true}
	for _, c := range standingClauses {
		said[c.field] = true
	}
	of := reflect.TypeFor[rules.Standing]()
	for i := range of.NumField() {
		if f := of.Field(i).Name; !said[f] {
			t.Errorf("rules.Standing.%s has no clause", f)
		}
	}
	if len(said) != of.NumField() {
		t.Errorf("clauses for %d fields of %d", len(said), of.NumField())
	}
}

// TestStanding_OfCardsThatDoNotExist: fields that no current card has can be
// worded, too.
func TestStanding_OfCardsThatDoNotExist(t *testing.T) {
	w := writer{cat: cat}
	for _, k := range []rules.Standing{
		{ViperMalus: 1, LaunchMore: 2, Ends: []rules.Window{rules.WhenBasestarLost, rules.WhenFleetJumps}},
		{ActsMore: rules.Often{Ship: rules.TheScar, More: 2}, RaidersLaunch: 1},
		{Shut: []string{"armory", "press-room"}, Closed: []rules.Board{rules.Pegasus}, Ends: []rules.Window{rules.WhenJumped}},
		{Snares: []string{"command"}, Distance: 2},
		{NoLooks: true, NoOncePerGame: true},
	} {
		w.crisis = &rules.Crisis{Stands: k}
		for _, b := range []Both{w.stays(), w.standing(&k)} {
			if f := flaws(b.sentence()); len(f) > 0 {
				t.Errorf("%+v: %v\n%s\n%s", k, f, b.En, b.Es)
			}
		}
	}
	for m := rules.Window(0); m < rules.NumMoments; m++ {
		if !m.Opens() {
			continue
		}
		k := rules.Standing{Uses: []rules.Use{{When: m, Forced: true, Do: rules.Lose{Fuel: 1}}}}
		if b := w.standing(&k); len(flaws(b.sentence())) > 0 {
			t.Errorf("%s: %v", m, b)
		}
	}
}
