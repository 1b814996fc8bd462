package server_test

import (
	"bufio"
	"encoding/json"
	"net/http"
	"testing"

	"ragtag/table"
	"ragtag/wording"
)

// TestLang_IsOfTheReader asks for a frame, a stream and a past in one language or
// none: if none, they come in what the browser asks for first, as the pages do.
func TestLang_IsOfTheReader(t *testing.T) {
	s := open(t, t.TempDir())
	m := s.create(`{"options":"","players":3,"pace":"relaxed",
		"seats":[{"kind":"human","name":"Ana"},{"kind":"human","name":"Bea"},{"kind":"human","name":"Eve"}]}`)
	at, key, c := "/api/tables/"+m.ID, *m.Seats[0].Key, chooser(4)
	for range 2 { // the first choices of characters, of which the log tells
		for _, seat := range m.Seats {
			if f := s.frame(m.ID, *seat.Key); f.Ask != nil {
				s.answer(m.ID, *seat.Key, &c, f.Ask)
				key = *seat.Key
			}
		}
	}
	read := map[wording.Lang]string{}
	for _, test := range []struct {
		query, accept string
		want          wording.Lang
	}{
		{"", "", wording.En},
		{"", "es-MX,es;q=0.9,en;q=0.8", wording.Es},
		{"", "es;q=1", wording.Es},
		{"", "en-GB,es;q=0.5", wording.En},
		{"", "fr,es;q=0.5", wording.En},
		{"lang=es&", "en", wording.Es},
		{"lang=en&", "es", wording.En},
	} {
		head := map[string]string{"Accept-Language": test.accept}
		var look table.Frame
		if _, data := s.request("GET", at+"?"+test.query+"key="+key, "", head); json.Unmarshal(data, &look) != nil || len(look.Log) == 0 {
			t.Fatalf("%+v: %s", test, data)
		}
		r, err := http.NewRequest("GET", s.url+at+"/stream?"+test.query+"key="+key, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Language", test.accept)
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		heard, err := (&events{body: answer.Body, from: bufio.NewReader(answer.Body)}).next()
		answer.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		var past table.Past
		if _, data := s.request("GET", at+"/past?"+test.query+"as=-1", "", head); json.Unmarshal(data, &past) != nil || len(past.Log) == 0 {
			t.Fatalf("%+v: %s", test, data)
		}
		if look.Lang != test.want || heard.Lang != test.want {
			t.Errorf("%+v: a frame in %q, the stream in %q", test, look.Lang, heard.Lang)
		}
		for _, log := range [][]table.Line{look.Log, heard.Log, past.Log} {
			said := wording.Flat(log[0].Text)
			if before, ok := read[test.want]; ok && said != before {
				t.Errorf("%+v: it says %q, want %q", test, said, before)
			}
			read[test.want] = said
		}
	}
	if read[wording.En] == read[wording.Es] {
		t.Errorf("both languages say %q: the test shows nothing", read[wording.En])
	}
	if status, data := s.call("GET", at+"?lang=fr", "", ""); status != http.StatusUnprocessableEntity {
		t.Errorf("a language that is none of ours: %d %s", status, data)
	}
}
