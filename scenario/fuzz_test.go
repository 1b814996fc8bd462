package scenario

import (
	"errors"
	"os"
	"testing"
)

// FuzzScenario reads and plays what somebody might write: it holds, or it fails
// with a failure that names the line. The referee never panics.
func FuzzScenario(f *testing.F) {
	for _, name := range [...]string{"brig/exit", "cards/executive-order", "jump/destination", "treachery/draw"} {
		if text, err := os.ReadFile("testdata/" + name + ".scenario"); err == nil {
			f.Add(string(text))
		}
	}
	f.Add("players Roslin, Adama, Boomer\nexpect fuel 8\n")
	cat := catalogue()
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Parse("fuzz", text)
		if err == nil {
			err = s.Run(cat)
		}
		var failure *Failure
		if err != nil && !errors.As(err, &failure) {
			t.Fatalf("%T: %v", err, err)
		}
	})
}
