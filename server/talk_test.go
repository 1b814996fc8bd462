package server_test

import (
	"net/http"
	"testing"

	"ragtag/table"
)

// TestTalk_OverTheWire says things as a seat and as somebody without one. Markup
// arrives as the text that it is, each reads what is for them, a line lost on the way
// comes when the stream is read again, and too much is refused.
func TestTalk_OverTheWire(t *testing.T) {
	s := open(t, t.TempDir())
	m := s.create(`{"options":"","players":3,"pace":"relaxed","seats":[
		{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"human"}]}`)
	ana, bea, at := *m.Seats[0].Key, *m.Seats[1].Key, "/api/tables/"+m.ID+"/talk"
	post := func(key, body string) int {
		status, _ := s.call("POST", at, key, body)
		return status
	}
	const markup = `<img src=x onerror=alert(1)>`
	e := s.stream(m.ID, bea, "")
	if _, err := e.next(); err != nil {
		t.Fatal(err)
	}
	if status := post(ana, `{"text":"`+markup+`"}`); status != http.StatusNoContent {
		t.Fatalf("talking: %d", status)
	}
	f, err := e.next()
	if err != nil || len(f.Talk) != 1 || f.Talk[0].Text != markup || f.Talk[0].Seat != 0 {
		t.Fatalf("received %+v, %v", f.Talk, err)
	}
	e.body.Close()
	if status := post("", `{"text":"psst","name":"Zoe"}`); status != http.StatusNoContent {
		t.Fatalf("talking without a seat: %d", status)
	}
	if status := post(ana, `{"text":"again"}`); status != http.StatusNoContent {
		t.Fatalf("talking again: %d", status)
	}
	e = s.stream(m.ID, bea, e.id)
	if f, err = e.next(); err != nil || len(f.Talk) != 1 || f.Talk[0].Text != "again" {
		t.Errorf("after coming back: %+v, %v", f.Talk, err)
	}
	e.body.Close()
	if f := s.frame(m.ID, ""); len(f.Talk) != 3 || f.Talk[1].Name != "Zoe" {
		t.Errorf("without a seat one reads %+v", f.Talk)
	}
	answer, err := http.Get(s.url + "/api/tables/" + m.ID)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if kind := answer.Header.Get("Content-Type"); kind != "application/json" || answer.Header.Get("X-Content-Type-Options") != "nosniff" {
		t.Errorf("a browser that looks at it may take it for %q", kind)
	}
	for range table.TalkBurst {
		post(bea, `{"text":"spam"}`)
	}
	if status := post(bea, `{"text":"spam"}`); status != http.StatusTooManyRequests {
		t.Errorf("too much: %d", status)
	}
}
