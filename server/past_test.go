package server_test

import (
	"encoding/json"
	"net/http"
	"reflect"
	"strconv"
	"testing"

	"ragtag/table"
)

// TestPast_OverTheWire looks back at one's own past, and is refused another's
// while the game runs.
func TestPast_OverTheWire(t *testing.T) {
	s := open(t, t.TempDir())
	m := s.create(`{"options":"","players":3,"pace":"relaxed","seats":[
		{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"human","name":"Cleo"}]}`)
	c := chooser(8)
	for given := 0; given < 20; {
		for _, seat := range m.Seats {
			if f := s.frame(m.ID, *seat.Key); f.Ask != nil {
				s.answer(m.ID, *seat.Key, &c, f.Ask)
				given++
			}
		}
	}
	at, own := "/api/tables/"+m.ID+"/past", *m.Seats[1].Key
	var past table.Past
	s.read(at+"?as=1", own, &past)
	var last struct{ Stills []table.Still }
	n := len(past.Moments)
	if n < 5 {
		t.Fatalf("%d moments", n)
	}
	s.read(at+"/stills?as=1&from="+strconv.Itoa(n-1), own, &last)
	f := s.frame(m.ID, own)
	if len(last.Stills) != 1 || !reflect.DeepEqual(last.Stills[0].View, f.View) || !reflect.DeepEqual(past.Log, f.Log) {
		t.Errorf("the last moment is not the present: %d stills, %d lines of %d", len(last.Stills), len(past.Log), len(f.Log))
	}
	for _, path := range []string{at + "?as=2", at + "?as=-2", at + "/stills?as=2", at + "/stills?as=-2"} {
		if status, data := s.call("GET", path, own, ""); status != http.StatusConflict {
			t.Errorf("%s: %d %s", path, status, data)
		}
	}
	for _, path := range []string{at + "?as=-3", at + "?as=7", at + "/stills?n=25", at + "/stills?from=-1"} {
		if status, data := s.call("GET", path, own, ""); status != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d %s", path, status, data)
		}
	}
}

// read gets JSON.
func (s *site) read(path, key string, to any) {
	s.t.Helper()
	status, data := s.call("GET", path, key, "")
	if status != http.StatusOK {
		s.t.Fatalf("%s: %d %s", path, status, data)
	}
	if err := json.Unmarshal(data, to); err != nil {
		s.t.Fatal(err)
	}
}
