package postgres

import (
	"slices"
	"strings"
	"testing"
)

// FuzzNotifications reads any notification. What it tells of is told again in the same
// words, in pieces that a notification can hold, and nothing of it is lost.
func FuzzNotifications(f *testing.F) {
	for _, text := range []string{
		"", "abc 7\n", "abc 7\nd_-e 9223372036854775807\n", "abc", " 7\n", "abc -1\n", "abc 7 8\n", "abc 7", "\n\n", "abc 99999999999999999999\n",
		strings.Repeat("0123456789abcdef 1000\n", 600),
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, payload string) {
		if strings.ContainsFunc(payload, func(r rune) bool { return r == 0 }) || len(payload) > 1<<16 {
			return // the database sends none
		}
		news := told(payload)
		var again []change
		for _, piece := range payloads(news) {
			if len(piece) > toldBytes && strings.Count(piece, "\n") > 1 {
				t.Errorf("a piece of %d bytes", len(piece))
			}
			again = append(again, told(piece)...)
		}
		if !slices.Equal(again, news) {
			t.Errorf("%q tells of %v, and told again of %v", payload, news, again)
		}
		for _, c := range news {
			if c.id == "" || c.next < 0 || !strings.Contains(payload, c.id) {
				t.Errorf("%q tells of %v", payload, c)
			}
		}
	})
}
