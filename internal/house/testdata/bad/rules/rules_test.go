package rules_test

import (
	"os"
	"testing"

	"ragtag/cards"
)

// A test from outside may look to the right, and at the machine.
func TestWalk(t *testing.T) {
	defer os.Clearenv()
	if cards.Deal() != 0 {
		t.Fail()
	}
}
