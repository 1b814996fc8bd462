package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
)

// ask runs tests of the rules, in their short form, with each change that no scenario has
// noticed, and notes which failed first. Each has a process of its own: some tests keep what they made.
func (p *program) ask(tests string, found map[int]outcome, progress io.Writer) error {
	binary := filepath.Join(p.dir, "rules.test")
	build := exec.Command("go", "test", "-vet=off", "-overlay", filepath.Join(p.dir, "overlay.json"), "-c", "-o", binary, "./rules")
	build.Dir = p.root
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, out)
	}
	if failed, why := p.test(binary, tests, -1); failed != "" {
		return fmt.Errorf("%s fails without any change: %s", failed, why)
	}
	for id := range p.changes {
		o, ran := found[id+1]
		if !ran || o.noticed != "" {
			continue
		}
		o.noticed, o.why = p.test(binary, tests, id+1)
		found[id+1] = o
		fmt.Fprintf(progress, "%s: %q\n", p.changes[id].name, o.noticed)
	}
	return nil
}

var failure = regexp.MustCompile(`(?m)^\s*--- FAIL: (\S+)`)

// test runs tests with one change; it returns the first that failed, if any, and what it said.
func (p *program) test(binary, tests string, change int) (failed, why string) {
	cmd := exec.Command(binary, "-test.short", "-test.failfast", "-test.timeout=5m", "-test.run", tests)
	cmd.Dir = filepath.Join(p.root, "rules")
	cmd.Env = append(os.Environ(), fmt.Sprintf("RAGTAG_CHANGE=%d", change))
	out, err := cmd.CombinedOutput()
	if err == nil {
		return "", ""
	}
	first, _, _ := bytes.Cut(out, []byte("\n"))
	if m := failure.FindSubmatch(out); m != nil {
		return string(m[1]), string(first)
	}
	if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) {
		return "", err.Error()
	}
	return hung, string(first) // it crashed the process, or looped for ever
}
