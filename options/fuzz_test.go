package options_test

import (
	"testing"

	"ragtag/options"
)

// FuzzParse parses choices as they occur in URLs: a parsed choice can be
// written and parsed again as the same choice, and can be checked.
func FuzzParse(f *testing.F) {
	f.Add("")
	f.Add("?pegasus&newcaprica&cylonleader")
	f.Add("kobol&epica&&pegasus&pegasus")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := options.Parse(text)
		if err != nil {
			return
		}
		again, err := options.Parse(c.String())
		if err != nil || again != c {
			t.Fatalf("%q is read as %q, and that as %q: %v", text, c, again, err)
		}
		for players := range options.MaxPlayers + 2 {
			_ = c.Check(players)
			_ = c.Playable(players)
		}
	})
}
