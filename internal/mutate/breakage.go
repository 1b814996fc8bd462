package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// A breakage is an entry of breakages/*.txt.
//
//	rule check.abilities: of several cards of a name one is resolved
//	in rules/check_abilities.go checkAbilities
//	- done[t.cat.comps[c].index] = true
//	+
//	noticed exodus/abilities
//
// The lines with a minus are part of the function, wherever its lines break; those
// with a plus take their place. There can be several places. The last line names the
// scenario that fails.
type breakage struct {
	file    string // in which it is written down
	line    int
	rule    string
	says    string
	places  []place
	noticed string
}

type place struct {
	file, function string
	old, new       []string
}

// readBreakages reads the breakages of a folder.
func readBreakages(dir string) (all []*breakage, err error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		found, err := parseBreakages(filepath.Base(name), string(data))
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	return all, nil
}

func parseBreakages(file, text string) (all []*breakage, err error) {
	var b *breakage
	for i, line := range strings.Split(text, "\n") {
		word, rest, _ := strings.Cut(line, " ")
		bad := fmt.Errorf("%s:%d: %q belongs to no breakage", file, i+1, line)
		switch {
		case line == "" || word == "#":
			continue
		case word == "rule":
			rule, says, ok := strings.Cut(rest, ": ")
			if !ok {
				return nil, fmt.Errorf("%s:%d: what does the rule say?", file, i+1)
			}
			b = &breakage{file: file, line: i + 1, rule: rule, says: says}
			all = append(all, b)
		case b == nil:
			return nil, bad
		case word == "noticed":
			b.noticed = rest
		case word == "in":
			f, fn, _ := strings.Cut(rest, " ")
			b.places = append(b.places, place{file: f, function: fn})
		case len(b.places) == 0:
			return nil, bad
		case word == "-":
			p := &b.places[len(b.places)-1]
			p.old = append(p.old, rest)
		case word == "+":
			p := &b.places[len(b.places)-1]
			p.new = append(p.new, rest)
		default:
			return nil, bad
		}
	}
	return all, nil
}

// change finds the places of a breakage in the code.
func (b *breakage) change(s *sources) (*change, error) {
	c := &change{name: b.rule + ": " + b.says, from: b}
	if len(b.places) == 0 {
		return nil, fmt.Errorf("%s:%d: it changes nothing", b.file, b.line)
	}
	for _, p := range b.places {
		f, err := s.open(p.file)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", b.file, b.line, err)
		}
		fn, err := f.find(p.function)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", b.file, b.line, err)
		}
		from, to := fn.body()
		at := loosely(p.old).FindAllStringIndex(f.text[from:to], -1)
		if len(at) != 1 {
			return nil, fmt.Errorf("%s:%d: %s has %d times %q", b.file, b.line, p.function, len(at), strings.Join(p.old, " "))
		}
		c.edits = append(c.edits, edit{in: fn, from: from + at[0][0], to: from + at[0][1], text: strings.Join(p.new, "\n")})
	}
	return c, nil
}

// loosely returns an expression for code that treats all white space as equal.
func loosely(lines []string) *regexp.Regexp {
	words := strings.Fields(strings.Join(lines, " "))
	for i := range words {
		words[i] = regexp.QuoteMeta(words[i])
	}
	return regexp.MustCompile(strings.Join(words, `\s+`))
}
