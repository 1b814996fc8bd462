package server_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"slices"
	"testing"

	"ragtag/table"
)

// TestPeople_JoinHoldAndOrder brings people to a table and does through HTTP
// what they do around a secret window.
func TestPeople_JoinHoldAndOrder(t *testing.T) {
	s := open(t, t.TempDir())
	m := s.create(`{"options":"","players":4,"pace":"live",
		"seats":[{"kind":"human","name":"Ana"},{"kind":"human"},{"kind":"human"},{"kind":"human"}]}`)
	if m.Seats[1].Key != nil || m.Owner == "" {
		t.Fatalf("made %+v", m)
	}
	e := s.stream(m.ID, "", "")
	defer e.body.Close()
	if f, err := e.next(); err != nil || f.Table.Status != table.Open || f.View != nil || !f.Table.Seats[1].Open {
		t.Fatalf("before the start: %+v, %v", f.Table, err)
	}
	keys := []string{*m.Seats[0].Key}
	for seat := 1; seat < 3; seat++ {
		var joined struct{ Key string }
		status, data := s.call("POST", "/api/tables/"+m.ID+"/join", "", fmt.Sprintf(`{"seat":%d,"name":"P%d"}`, seat, seat))
		if err := json.Unmarshal(data, &joined); err != nil || status != http.StatusOK {
			t.Fatalf("joining: %d %s", status, data)
		}
		keys = append(keys, joined.Key)
	}
	if status, data := s.call("POST", "/api/tables/"+m.ID+"/start", m.Owner, ""); status != http.StatusNoContent {
		t.Fatalf("starting: %d %s", status, data)
	}
	for started := false; !started; {
		f, err := e.next()
		if err != nil {
			t.Fatal(err)
		}
		started = f.Table.Status == table.Running && f.View != nil && f.Table.Seats[3].Kind == table.Bot
	}
	holder, f := toWindow(s, m.ID, keys)
	post := func(call, body string) {
		if status, data := s.call("POST", "/api/tables/"+m.ID+call, keys[holder], body); status != http.StatusNoContent {
			t.Fatalf("%s %s: %d %s", call, body, status, data)
		}
	}
	post("/hold", fmt.Sprintf(`{"ask":%d,"on":true}`, f.Ask.Ask))
	if got := s.frame(m.ID, ""); got.Clock == nil || !slices.Equal(got.Clock.Held, []int{holder}) {
		t.Errorf("others see the clock %+v, want it held by seat %d", got.Clock, holder)
	}
	post("/orders", `{"window":"rolled","do":"pass","until":"turn"}`)
	want := table.Order{Window: "rolled", Do: table.PassAlways, Until: table.UntilTurnEnd}
	if got := s.frame(m.ID, keys[holder]); !reflect.DeepEqual(got.Orders, []table.Order{want}) {
		t.Errorf("orders %+v", got.Orders)
	}
	if got := s.frame(m.ID, keys[(holder+1)%3]); len(got.Orders) > 0 {
		t.Errorf("another sees the orders %+v", got.Orders)
	}
	post("/hold", fmt.Sprintf(`{"ask":%d,"on":false}`, f.Ask.Ask))
}

// toWindow answers for everybody until a window with a clock is open to a seat,
// and returns it with what it sees.
func toWindow(s *site, id string, keys []string) (int, table.Frame) {
	c := chooser(4)
	for range 2000 {
		for i, key := range keys {
			f := s.frame(id, key)
			if f.Ask != nil && f.Clock != nil {
				return i, f
			}
			if f.Ask != nil {
				s.answer(id, key, &c, f.Ask)
			}
		}
	}
	s.t.Fatal("no window with a clock opened")
	return 0, table.Frame{}
}
