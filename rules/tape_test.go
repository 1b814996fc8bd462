package rules

import (
	"reflect"
	"slices"
	"testing"
)

// TestTold_PacksEveryField packs events with each field set alone, to all kinds of
// values, and reads them again. A field that is packed nowhere is found.
func TestTold_PacksEveryField(t *testing.T) {
	var events []Event
	shape := reflect.TypeFor[Event]()
	for i := range shape.NumField() {
		for _, n := range []int64{1, 2, 63, 64, 127, -1, -64, -128, 255, 32767, 65535, 1 << 40, -1 << 40} {
			e := Event{Kind: EvCheck, Rule: "check.destiny"}
			if v := reflect.ValueOf(&e).Elem().Field(i); set(v, n) && shape.Field(i).Name != "Kind" {
				events = append(events, e)
			}
		}
	}
	var l eventLog
	for i := range events {
		l.add(&events[i])
	}
	var got []Event
	l.each(0, l.n, func(e *Event) { got = append(got, *e) })
	for i := range events {
		if !reflect.DeepEqual(got[i], events[i]) {
			t.Errorf("%+v was packed as %+v", events[i], got[i])
		}
	}
	if len(events) < 200 {
		t.Errorf("only %d events were packed", len(events))
	}
	for _, from := range []int{0, 1, 15, 16, 17, 31, len(events) - 1, len(events)} {
		n := 0
		l.each(from, l.n, func(e *Event) {
			if !reflect.DeepEqual(*e, events[from+n]) {
				t.Errorf("from %d, event %d is %+v", from, from+n, *e)
			}
			n++
		})
		if n != len(events)-from {
			t.Errorf("from %d there are %d events of %d", from, n, len(events))
		}
	}
}

// set sets a field to a number, as far as its type holds it, and reports whether
// that is not zero.
func set(v reflect.Value, n int64) bool {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(n == 1)
	case reflect.String:
		v.SetString("rules.terms")
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 3, 3))
		set(v.Index(1), n)
	case reflect.Array:
		set(v.Index(v.Len()-1), n)
	default:
		v.Set(reflect.ValueOf(n).Convert(v.Type()))
	}
	return !v.IsZero()
}

// TestAnswers_ArePackedAndTakenBack packs entries, takes the first of them, and goes
// on from there, which leaves the others as they were.
func TestAnswers_ArePackedAndTakenBack(t *testing.T) {
	cat := new(Catalogue)
	var entries []Entry
	for i := range 100 {
		e := Entry{Ask: i * 50, Seat: Seat(i % MaxSeats), Print: 0x01020304 * uint32(i), Takes: []Take{}}
		for k := range i % 4 {
			e.Takes = append(e.Takes, Take{Option: []string{"pass", "area/3", "skill/a", "yes"}[k], Count: i*k - 3})
		}
		entries = append(entries, e)
	}
	l := answersOf(cat, entries)
	back := l.first(37)
	other := Entry{Ask: 7, Seat: 3, Takes: []Take{{Option: "no", Count: 1}}}
	back.add(cat, &other)
	for i := range entries {
		if got := l.at(i, nil); !same(got, entries[i]) {
			t.Errorf("entry %d is %+v, want %+v", i, got, entries[i])
		}
	}
	for i, want := range append(slices.Clone(entries[:37]), other) {
		if got := back.at(i, nil); !same(got, want) || back.asked(i) != want.Ask {
			t.Errorf("taken back, entry %d is %+v, want %+v", i, got, want)
		}
	}
	if n := l.before(51); n != 2 {
		t.Errorf("%d entries are before question 51", n)
	}
}

func same(a, b Entry) bool {
	return a.Ask == b.Ask && a.Seat == b.Seat && a.Print == b.Print && slices.Equal(a.Takes, b.Takes)
}
