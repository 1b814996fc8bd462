// Command tally reads what go test -json prints and retells it in short: a line
// for each package, everything that a failing test said, each skipped test by
// name, and at the end how many tests passed and failed. It exits with 1 if
// anything failed, or if it has seen no test at all.
//
//	go test -json ./... | go run ./internal/tally
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	t := newTally(os.Stdout)
	if err := t.read(os.Stdin); err != nil {
		fmt.Fprintln(os.Stderr, "tally:", err)
		os.Exit(1)
	}
	if !t.close() {
		os.Exit(1)
	}
}

// event is one line of go test -json.
type event struct {
	Action, Package, Test, Output string
	ImportPath                    string // of what was being built
}

// place is a test, or a package where test is empty.
type place struct{ pkg, test string }

// tally counts results and keeps what is said until it is known whether anybody
// needs to hear it.
type tally struct {
	out                     io.Writer
	said                    map[place]*strings.Builder
	hurt                    map[string]bool // packages of which a test has failed
	passed, failed, skipped int
}

func newTally(out io.Writer) *tally {
	return &tally{out: out, said: map[place]*strings.Builder{}, hurt: map[string]bool{}}
}

// read takes every line of r; one that is no event is passed on as it is.
func (t *tally) read(r io.Reader) error {
	for lines := bufio.NewReader(r); ; {
		line, err := lines.ReadString('\n')
		if line != "" {
			t.take(line)
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

func (t *tally) take(line string) {
	var e event
	if json.Unmarshal([]byte(line), &e) != nil || e.Action == "" {
		fmt.Fprint(t.out, line)
		return
	}
	at := place{e.Package, e.Test}
	switch e.Action {
	case "build-output":
		fmt.Fprint(t.out, e.Output)
	case "output":
		if t.said[at] == nil {
			t.said[at] = new(strings.Builder)
		}
		t.said[at].WriteString(e.Output)
	case "pass", "fail", "skip":
		t.settle(at, e.Action)
		delete(t.said, at)
	}
}

// settle counts the result of a test or a package, and says what is worth it.
func (t *tally) settle(at place, result string) {
	switch {
	case at.test != "" && result == "pass":
		t.passed++
	case at.test != "" && result == "skip":
		t.skipped++
		fmt.Fprintf(t.out, "SKIPPED %s %s\n%s", at.pkg, at.test, t.said[at])
	case at.test != "":
		t.failed++
		t.hurt[at.pkg] = true
		fmt.Fprint(t.out, t.said[at])
	case result == "fail":
		if !t.hurt[at.pkg] { // it did not build, or broke outside any test
			t.failed++
		}
		t.unfinished(at.pkg)
		fmt.Fprint(t.out, t.said[at])
	default:
		t.verdict(at)
	}
}

// unfinished prints what the tests of a broken package said that never came to
// a result.
func (t *tally) unfinished(pkg string) {
	for at, said := range t.said {
		if at.pkg == pkg && at.test != "" {
			fmt.Fprint(t.out, said)
		}
	}
}

// verdict prints the one line with which go test sums up a package.
func (t *tally) verdict(at place) {
	if t.said[at] == nil {
		return
	}
	for line := range strings.Lines(t.said[at].String()) {
		if strings.HasPrefix(line, "ok") || strings.HasPrefix(line, "?") {
			fmt.Fprint(t.out, line)
		}
	}
}

// close prints the count and reports whether all is well.
func (t *tally) close() bool {
	fmt.Fprintf(t.out, "%d passed, %d failed", t.passed, t.failed)
	if t.skipped > 0 {
		fmt.Fprintf(t.out, ", %d skipped", t.skipped)
	}
	fmt.Fprintln(t.out)
	return t.failed == 0 && t.passed > 0
}
