package scenario

import (
	"slices"
	"strings"
)

// Scenario is a file of scenarios: what its cases have in common, and the cases.
type Scenario struct {
	File    string
	Rulings []string // ids of the rulings that it proves
	Reaches []Reach  // what the mechanisms of a set reach, as the file shows
	Cases   []Case

	ruled []Line // the lines that name the rulings
}

// Reach says that a file shows what a mechanism reaches: the components that its
// lines name, except characters, and whatever else is listed.
type Reach struct {
	Mechanism string
	IDs       []string // of characters, by their kind and id, and of rules
}

// Case is one arrangement, the play from it, and what must follow.
type Case struct {
	Name  string // empty if the file has only one
	Lines []Line
}

// Line is one line of a case, without its comment.
type Line struct {
	Number int
	Text   string

	row    string // the case, if it is one of a table
	common bool   // it stands before the first case
}

// Parse reads a scenario. Lines before the first "case" belong to every case, and a case
// with a table is one for every row of it. A case whose table cannot be read, or that
// states nothing, is an error: a *Failure for each, joined. With the error it returns
// the other cases.
func Parse(file, src string) (*Scenario, error) {
	s := &Scenario{File: file}
	var common []Line
	for i, text := range strings.Split(src, "\n") {
		text, _, _ = strings.Cut(text, "#")
		text = strings.Join(strings.Fields(text), " ")
		word, rest, _ := strings.Cut(text, " ")
		switch {
		case text == "":
		case word == "ruling":
			s.Rulings = append(s.Rulings, strings.Fields(rest)...)
			s.ruled = append(s.ruled, Line{Number: i + 1, Text: text})
		case word == "reach":
			if words := strings.Fields(rest); len(words) > 0 {
				s.Reaches = append(s.Reaches, Reach{words[0], words[1:]})
			}
		case word == "case":
			s.Cases = append(s.Cases, Case{rest, append([]Line(nil), common...)})
		case len(s.Cases) == 0:
			common = append(common, Line{Number: i + 1, Text: text, common: true})
		default:
			c := &s.Cases[len(s.Cases)-1]
			c.Lines = append(c.Lines, Line{Number: i + 1, Text: text})
		}
	}
	if len(s.Cases) == 0 {
		s.Cases = []Case{{"", common}}
	}
	var all failures
	var played []Case
	for _, c := range s.Cases {
		rows, err := c.rows(file)
		all.add(err)
		played = append(played, rows...)
	}
	s.Cases = nil
	for _, c := range played {
		if c.expects() {
			s.Cases = append(s.Cases, c)
			continue
		}
		all.add(&Failure{File: file, Line: c.last(), Case: c.Name, Want: "a line that states what must follow", Got: "none"})
	}
	return s, all.join()
}

// Unknown returns an error for the ids of rulings in the file that do not exist, and for
// the rules of events that the program never names: nil, or a *Failure for each, joined.
// Both lists are the rulebook's, which this package does not read.
func (s *Scenario) Unknown(rulings, rules []string) error {
	var all failures
	for _, l := range s.ruled {
		for _, id := range strings.Fields(l.Text)[1:] {
			if !slices.Contains(rulings, id) {
				all.add(&Failure{File: s.File, Line: l.Number, Text: l.Text, Want: "the id of a ruling", Got: id})
			}
		}
	}
	for i := range s.Cases {
		c := &s.Cases[i]
		for _, l := range c.Lines {
			for _, id := range l.rules() {
				if !slices.Contains(rules, id) {
					all.add(at(s.File, c, l, noSuch(id, "the id of a rule under which events happen")))
				}
			}
		}
	}
	return all.join()
}

// rules lists the rules that a line about an event names.
func (l Line) rules() (ids []string) {
	words := strings.TrimPrefix(l.Text, "assume ")
	if first, _, _ := strings.Cut(words, " "); first != "event" && first != "no" && first != "times" {
		return nil
	}
	for _, w := range strings.FieldsFunc(words, func(c rune) bool { return c == ',' || c == ':' }) {
		if id, ok := strings.CutPrefix(strings.TrimSpace(w), "rule "); ok {
			ids = append(ids, id)
		}
	}
	return ids
}

// expecting are the words that begin an expectation.
var expecting = map[string]bool{
	"expect": true, "legal": true, "illegal": true, "only": true, "refused": true, "asked": true, "waiting": true,
	"event": true, "no": true, "times": true, "view": true, "hidden": true, "visible": true, "assume": true,
	"impossible": true,
}

// expects reports whether the case states anything that can fail.
func (c Case) expects() bool {
	for _, l := range c.Lines {
		word, _, _ := strings.Cut(l.Text, " ")
		if expecting[strings.TrimSuffix(word, ":")] {
			return true
		}
	}
	return false
}

func (c Case) last() int {
	if len(c.Lines) == 0 {
		return 1
	}
	return c.Lines[len(c.Lines)-1].Number
}

// list splits a list at its commas; "none" is the empty list.
func list(s string) []string {
	var out []string
	for _, w := range strings.Split(s, ",") {
		if w = strings.TrimSpace(w); w != "" && w != "none" {
			out = append(out, w)
		}
	}
	return out
}
