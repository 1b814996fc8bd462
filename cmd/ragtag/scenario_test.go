package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestScenario_SaysWhichLineOfEachFileFails(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good := file("good", "players Tigh, Roslin, Apollo\nexpect fuel 8\n")
	wrong := file("wrong", "players Tigh, Roslin, Apollo\ncase one\nexpect fuel 8\nexpect fuel 7\nexpect fuel 6\ncase two\nexpect fuel 5\n")
	broken := file("broken", "players Tigh, Roslin\nexpect fuel 8\n")

	var out strings.Builder
	if err := runScenarios(&out, []string{good}); err != nil || out.String() != "1 of 1 scenario files hold\n" {
		t.Errorf("a file that holds: %v, printed %q", err, out.String())
	}
	out.Reset()
	if err := runScenarios(&out, []string{wrong, good, broken}); err == nil {
		t.Error("files that do not hold are no error")
	}
	for _, want := range []string{wrong + ":4: case one: expect fuel 7", "expected fuel 7", wrong + ":7: case two: expect fuel 5", broken + ":1: players Tigh, Roslin", "1 of 3 scenario files hold"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("printed %q, want %q in it", out.String(), want)
		}
	}
	if strings.Contains(out.String(), "fuel 6") {
		t.Errorf("printed %q: only the first failure of a case counts", out.String())
	}
}

func TestScenario_RefusesRulingsThatAreNone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "claims")
	text := "ruling core-combat-viper-damaged\nruling core-combat-vipr-damaged\nplayers Tigh, Roslin, Apollo\nexpect fuel 8\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := runScenarios(&out, []string{path}); err == nil || !strings.Contains(out.String(), path+":2: ruling core-combat-vipr-damaged") ||
		strings.Contains(out.String(), path+":1:") {
		t.Errorf("%v, printed %q, want the second line refused alone", err, out.String())
	}
}

func TestScenario_AFileThatIsNotThere(t *testing.T) {
	var out strings.Builder
	if err := runScenarios(&out, []string{filepath.Join(t.TempDir(), "none")}); err == nil || !strings.Contains(out.String(), "none") {
		t.Errorf("%v, printed %q", err, out.String())
	}
}
