// Command tally summarizes the output of go test -json. It prints a line for each
// package, the output of every failing test, the name of each skipped test, and at the
// end the numbers of passed and failed tests. It exits with 1 if anything failed, or if
// there was no test at all.
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

// tally counts results and buffers output until it is known whether to print
// it.
type tally struct {
	out                     io.Writer
	said                    map[place]*strings.Builder
	hurt                    map[string]bool // packages with a failed test
	passed, failed, skipped int
}

func newTally(out io.Writer) *tally {
	return &tally{out: out, said: map[place]*strings.Builder{}, hurt: map[string]bool{}}
}

// read processes every line of r. Lines that are not events are copied to the
// output.
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

// settle counts the result of a test or a package, and prints its output if it
// failed.
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
		if !t.hurt[at.pkg] { // the build failed, or something outside any test
			t.failed++
		}
		t.unfinished(at.pkg)
		fmt.Fprint(t.out, t.said[at])
	default:
		t.verdict(at)
	}
}

// unfinished prints the output of tests in a failed package that have no
// result.
func (t *tally) unfinished(pkg string) {
	for at, said := range t.said {
		if at.pkg == pkg && at.test != "" {
			fmt.Fprint(t.out, said)
		}
	}
}

// verdict prints the summary line of a package.
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

// close prints the counts and reports whether everything passed.
func (t *tally) close() bool {
	fmt.Fprintf(t.out, "%d passed, %d failed", t.passed, t.failed)
	if t.skipped > 0 {
		fmt.Fprintf(t.out, ", %d skipped", t.skipped)
	}
	fmt.Fprintln(t.out)
	return t.failed == 0 && t.passed > 0
}
