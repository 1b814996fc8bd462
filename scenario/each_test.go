package scenario

import (
	"strings"
	"testing"
)

// A table is a case for every row, and each of them is played.
func TestEach(t *testing.T) {
	s, err := Parse("it.scenario", raider+"case a roll of $n\neach $n, $left: 2 | 1 raider\neach $n, $left: 3 | none; 8 | none\ndice $n\nTigh: weapons control\nexpect front: $left\n")
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Cases) != 3 || s.Cases[1].Name != "a roll of 3" || s.Cases[1].Lines[3].Text != "dice 3" {
		t.Errorf("%+v", s.Cases)
	}
	if err := run(t, raider+"case it\neach $n: 3; 8\ndice $n\nTigh: weapons control\nexpect front: none\n"); err != nil {
		t.Error(err)
	}
	err = run(t, raider+"case it\neach $n: 1; 8; 2\ndice $n\nTigh: weapons control\nexpect front: none\n")
	if err == nil || strings.Count(err.Error(), "it.scenario:8: ") != 2 || !strings.Contains(err.Error(), "case it (2)") {
		t.Errorf("two rows fail: %v", err)
	}
}

// If one name is the beginning of another, the longer one is meant.
func TestEach_LongerName(t *testing.T) {
	tb := table{names: []string{"$a", "$at"}}
	if got := tb.fill("$a in $at", []string{"x", "y"}); got != "x in y" {
		t.Error(got)
	}
}

func TestEach_Refused(t *testing.T) {
	for _, lines := range []string{
		"each $n: 1 | 2\nexpect turn $n", "each $n, $m: 1\nexpect turn $n; raptors $m", "each n: 1\nexpect turn n", "each $n 1\nexpect turn $n",
		"each $n: 1; 1\nexpect turn $n", "each $n: 1;\nexpect turn $n", "each $n: 1\nexpect turn 1", "each $n: 1\neach $m: 2\nexpect turn $n; raptors $m",
	} {
		if _, err := Parse("it.scenario", raider+"case it\n"+lines); err == nil {
			t.Errorf("not refused: %s", lines)
		}
	}
}
