package server_test

import (
	"fmt"
	"net/http"
	"testing"

	"ragtag/table"
)

// TestMotions_OverTheWire replaces somebody who is absent by vote, and lets them
// back; and refuses what cannot be proposed.
func TestMotions_OverTheWire(t *testing.T) {
	s := open(t, t.TempDir())
	m := s.create(`{"options":"","players":3,"pace":"relaxed","limit":3600,"strikes":2,"seats":[
		{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"human","name":"Cleo"}]}`)
	at := "/api/tables/" + m.ID
	key := func(seat int) string { return *m.Seats[seat].Key }
	if f := s.frame(m.ID, key(0)); f.Table.Limit != 3600 || f.Table.Strikes != 2 || f.Left == nil {
		t.Errorf("the clock is not told: %+v, %v", f.Table, f.Left)
	}
	for _, step := range []struct {
		seat       int
		path, body string
		want       int
	}{
		{0, "/propose", `{"kind":"dance"}`, http.StatusUnprocessableEntity},
		{0, "/propose", `{"kind":"undo","ask":0}`, http.StatusConflict},
		{0, "/vote", `{"yes":true}`, http.StatusConflict},
		{1, "/return", ``, http.StatusNotFound},
		{0, "/propose", `{"kind":"replace","seat":1}`, http.StatusNoContent},
		{1, "/vote", `{"yes":false}`, http.StatusConflict},
		{2, "/vote", `{"yes":true}`, http.StatusNoContent},
	} {
		if status, data := s.call("POST", at+step.path, key(step.seat), step.body); status != step.want {
			t.Errorf("%s %s: %d %s, want %d", step.path, step.body, status, data, step.want)
		}
	}
	if f := s.frame(m.ID, ""); !f.Table.Seats[1].StandIn {
		t.Errorf("nobody stands in: %+v", f.Table.Seats)
	}
	if status, data := s.call("POST", at+"/return", key(1), ""); status != http.StatusNoContent {
		t.Errorf("%d %s", status, data)
	}
	if f := s.frame(m.ID, ""); f.Table.Seats[1].StandIn {
		t.Errorf("the seat was not taken back: %+v", f.Table.Seats)
	}
	body := fmt.Sprintf(`{"options":"","players":3,"limit":%d,"seats":[{"kind":"human","name":"Ana"},{"kind":"bot"},{"kind":"bot"}]}`,
		int(table.MaxLimit.Seconds())+1)
	if status, data := s.call("POST", "/api/tables", "", body); status != http.StatusUnprocessableEntity {
		t.Errorf("a clock of more than a month: %d %s", status, data)
	}
}
