package page

import (
	"errors"
	"testing"

	"ragtag/options"
	"ragtag/rulebook"
)

func TestParseAddress_ReadsBackWhatItWrites(t *testing.T) {
	n := 0
	for c := range options.All() {
		a := Address{Choice: c, Players: n % 8, Lang: rulebook.Languages[n%2], Words: true, Form: n%3 == 0}
		n++
		if got, err := ParseAddress(a.String(), "en"); err != nil || got != a {
			t.Fatalf("%q: got %+v (%v), want %+v", a, got, err, a)
		}
	}
	if n < 1000 {
		t.Fatalf("only %d choices", n)
	}
}

func TestParseAddress_TakesWhatPeopleAndFormsSend(t *testing.T) {
	rows := []struct {
		query string
		want  Address
	}{
		{"", Address{Lang: "es"}},
		{"lang=en&players=", Address{Lang: "en"}},
		{"pegasus&exodus&newcaprica", Address{Choice: options.Of(options.Pegasus, options.Exodus, options.NewCaprica), Lang: "es", Words: true}},
		{"kobol", Address{Lang: "es", Words: true}},
		{"pegasus=on&ending=newcaprica&players=5&lang=en&set=book", Address{Choice: options.Of(options.Pegasus, options.NewCaprica), Players: 5, Lang: "en", Words: true, Set: "book"}},
		{"form&pegasus=", Address{Choice: options.Of(options.Pegasus), Lang: "es", Words: true, Form: true}},
		{"kobol=&q=+nuke+", Address{Lang: "es", Words: true, Find: "nuke"}},
	}
	for _, row := range rows {
		if got, err := ParseAddress(row.query, "es"); err != nil || got != row.want {
			t.Errorf("%q: got %+v (%v), want %+v", row.query, got, err, row.want)
		}
	}
}

func TestParseAddress_Refuses(t *testing.T) {
	var (
		word     *options.UnknownWord
		conflict *options.Conflict
		lang     *rulebook.UnknownLanguage
		bad      *Malformed
	)
	rows := map[string]any{
		"pegasos": &word, "Pegasus": &word, "kobol&newcaprica": &conflict, "lang=fr": &lang, "lang=": &lang,
		"pegasus=no": &bad, "players=x": &bad, "players=8": &bad, "players=-1": &bad, "ending=pegasus": &bad, "set=x": &bad, "%zz": &bad,
	}
	for query, want := range rows {
		if _, err := ParseAddress(query, "en"); err == nil || !errors.As(err, want) {
			t.Errorf("%q: got %v, want %T", query, err, want)
		}
	}
}
