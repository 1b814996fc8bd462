package main

import (
	"fmt"
	"os"
	"strings"
)

// survivors says which mutants no scenario can notice, and why: lines of the form
// "file function: what # why", or "* what # why" for all places. One that ends in "..."
// stands for all that begin so.
type survivors map[string]string

func readSurvivors(name string) (survivors, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	all := survivors{}
	for i, line := range strings.Split(string(data), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		key, why, _ := strings.Cut(line, " # ")
		if why == "" {
			return nil, fmt.Errorf("survivors.txt:%d: why?", i+1)
		}
		all[strings.TrimSpace(key)] = why
	}
	return all, nil
}

// explain reports whether a mutant is among them.
func (s survivors) explain(c *change) bool {
	where, what, _ := strings.Cut(c.name, ": ")
	place, function, _ := strings.Cut(where, " ")
	file, _, _ := strings.Cut(place, ":")
	for key := range s {
		of, is, everywhere := strings.Cut(key, "* ")
		if !everywhere || of != "" {
			of, is, _ = strings.Cut(key, ": ")
			if of != file+" "+function {
				continue
			}
		}
		if part, open := strings.CutSuffix(is, "..."); is == what || open && strings.HasPrefix(what, part) {
			return true
		}
	}
	return false
}
