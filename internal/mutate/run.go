package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// An outcome is what became of a change.
type outcome struct {
	noticed string // the scenario that failed; empty: none
	why     string
	reached int // scenarios that came to it, if none failed
}

// hung stands for a scenario that never ended.
const hung = "no end"

// run plays the scenarios with each change.
func (p *program) run(progress io.Writer) (map[int]outcome, error) {
	all := map[int]outcome{}
	var left []int
	for id := 1; id <= len(p.changes); id++ {
		if p.refused[id] == "" {
			left = append(left, id)
		}
	}
	for len(left) > 0 {
		n, err := p.runSome(left, all)
		if err != nil {
			return nil, err
		}
		if n == 0 {
			return nil, fmt.Errorf("the scenarios do not pass as they are, or the program ends before its first change")
		}
		left = left[n:]
		fmt.Fprintf(progress, "%d to go\n", len(left))
	}
	return all, nil
}

// runSome plays changes in one process until it ends, and returns how many it got
// through.
func (p *program) runSome(ids []int, all map[int]outcome) (int, error) {
	cmd := exec.Command(p.path(), filepath.Join(p.root, "scenario", "testdata"))
	cmd.Stderr = os.Stderr
	cmd.Env = append(os.Environ(), "GOTRACEBACK=none", "GOMAXPROCS=2")
	in, err := cmd.StdinPipe()
	if err != nil {
		return 0, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return 0, err
	}
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	go func() {
		defer in.Close()
		for _, id := range ids {
			if data, err := json.Marshal(p.job(id)); err == nil {
				if _, err := in.Write(append(data, '\n')); err != nil {
					return
				}
			}
		}
	}()
	n, open := 0, 0
	for lines := bufio.NewScanner(out); lines.Scan(); {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		number, rest, _ := strings.Cut(rest, " ")
		id, _ := strconv.Atoi(number)
		if word == "begin" {
			open = id
			continue
		}
		all[id], open = readOutcome(rest), 0
		n++
	}
	err = cmd.Wait()
	if open != 0 { // it looped for ever, or crashed the process
		all[open] = outcome{noticed: hung, why: fmt.Sprint(err)}
		n++
	}
	return n, nil
}

type job struct {
	Change int
	Funcs  []int
	First  string
}

func (p *program) job(id int) job {
	j := job{Change: id}
	c := p.changes[id-1]
	for _, e := range c.edits {
		j.Funcs = append(j.Funcs, e.in.n)
	}
	if c.from != nil {
		j.First = c.from.noticed
	}
	return j
}

func readOutcome(text string) outcome {
	word, rest, _ := strings.Cut(text, " ")
	if word == "survived" {
		n, _ := strconv.Atoi(rest)
		return outcome{reached: n}
	}
	name, why, _ := strings.Cut(rest, ": ")
	return outcome{noticed: name, why: why}
}
