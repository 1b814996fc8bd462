package main

import (
	"strings"
	"testing"

	"ragtag/rules"
)

func TestVersion_NamesTheRules(t *testing.T) {
	if got := version(); !strings.HasPrefix(got, "ragtag ") || !strings.HasSuffix(got, ", version "+string(rune('0'+rules.Version))+" of the rules") {
		t.Errorf("got %q", got)
	}
}
