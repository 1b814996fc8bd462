package rulebook

import (
	"regexp"
	"strconv"
	"strings"

	"ragtag/options"
)

// View is a choice, a number of players (0 for any) and a language for which
// the book is shown.
type View struct {
	Choice  options.Choice
	Players int
	Lang    string
}

// check returns nil if the view can be shown: its language is one of the book's
// and its choice is legal.
func (v View) check() error {
	if trees()[v.Lang] == nil {
		return &UnknownLanguage{Lang: v.Lang}
	}
	return v.Choice.Check(v.Players)
}

// shows reports whether the section is in play.
func (v View) shows(s *section) bool {
	return s.when == nil || s.when.holds(v.Choice, v.Players)
}

// changed reports whether the section is in play only because of the options,
// and not in the base game.
func (v View) changed(s *section) bool {
	return s.when != nil && !s.when.holds(options.Choice{}, v.Players)
}

// writer evaluates nodes for a view. marks says whether to mark what the
// options change; marked is the number of open marks.
type writer struct {
	View
	marks bool
	out   strings.Builder
}

// markdown returns the text of nodes for the view, as Markdown without
// directives, marked if the choice asks for it.
func (v View) markdown(nodes []node) string {
	w := writer{View: v, marks: v.Choice.Has(options.Highlight)}
	w.nodes(nodes)
	return tidy(w.out.String())
}

func (w *writer) nodes(nodes []node) {
	for _, n := range nodes {
		switch n := n.(type) {
		case textNode:
			w.out.WriteString(string(n))
		case numberNode:
			w.out.WriteString(strconv.Itoa(Numbers[string(n)]))
		case tableNode:
			w.out.WriteString(tables[string(n)](w.View))
		case linkNode:
			w.out.WriteString("[" + w.titleOf(string(n)) + "](#" + string(n) + ")")
		case chooseNode:
			w.choose(n)
		}
	}
}

func (v View) titleOf(id string) string {
	s := trees()[v.Lang].byID[id]
	if s == nil {
		return id
	}
	plain := writer{View: v}
	plain.nodes(s.title)
	return plain.out.String()
}

// choose writes the branch whose condition is true, marked if the base game
// would choose another.
func (w *writer) choose(n chooseNode) {
	at := n.pick(w.Choice, w.Players)
	if at < 0 {
		return
	}
	if !w.marks || at == n.pick(options.Choice{}, w.Players) {
		w.nodes(n[at].body)
		return
	}
	inner := writer{View: w.View}
	inner.nodes(n[at].body)
	w.out.WriteString(mark(inner.out.String()))
}

// pick returns the index of the branch whose condition is true, or -1.
func (n chooseNode) pick(c options.Choice, players int) int {
	for i, b := range n {
		if b.when == nil || b.when.holds(c, players) {
			return i
		}
	}
	return -1
}

var numbered = regexp.MustCompile(`^\d+\. `)

// tidy removes the blank lines left by branches that were not chosen, and
// renumbers the steps of each list.
func tidy(text string) string {
	lines := strings.Split(text, "\n")
	kept := lines[:0]
	step := 0
	for _, line := range lines {
		line = strings.TrimRight(line, " ")
		if line == "" && (len(kept) == 0 || kept[len(kept)-1] == "") {
			continue
		}
		if number := numbered.FindString(line); number != "" {
			step++
			line = strconv.Itoa(step) + ". " + line[len(number):]
		} else {
			step = 0
		}
		kept = append(kept, line)
	}
	return strings.Trim(strings.Join(kept, "\n"), "\n")
}
