package server_test

import (
	"fmt"
	"net/http"
	"testing"

	"ragtag/table"
)

// TestUndo_OverTheWire takes back what a frame offers, and not twice.
func TestUndo_OverTheWire(t *testing.T) {
	s := open(t, t.TempDir())
	m := s.create(`{"options":"","players":3,"pace":"relaxed","seats":[
		{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"human","name":"Cleo"}]}`)
	c := chooser(8)
	for range 300 {
		for _, seat := range m.Seats {
			f := s.frame(m.ID, *seat.Key)
			if f.Undo != nil {
				s.takeBack(m.ID, *seat.Key, f)
				return
			}
			if f.Ask != nil {
				s.answer(m.ID, *seat.Key, &c, f.Ask)
			}
		}
	}
	t.Fatal("nothing could be taken back")
}

func (s *site) takeBack(id, key string, f table.Frame) {
	s.t.Helper()
	body := fmt.Sprintf(`{"ask":%d}`, f.Undo.Ask)
	if status, data := s.call("POST", "/api/tables/"+id+"/undo", key, body); status != http.StatusNoContent {
		s.t.Fatalf("%d %s", status, data)
	}
	if g := s.frame(id, key); g.Ask == nil || g.Ask.Ask <= f.Undo.Ask || g.Undo != nil && g.Undo.Ask == f.Undo.Ask {
		s.t.Errorf("then asked %+v, may take back %+v", g.Ask, g.Undo)
	}
	if status, data := s.call("POST", "/api/tables/"+id+"/undo", key, body); status != http.StatusConflict {
		s.t.Errorf("twice: %d %s", status, data)
	}
}
