package rulebook

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"ragtag/options"
)

// Problem is a defect of the book.
type Problem struct {
	Where  string // file and line, or the id or ruling concerned
	Detail string
}

// String returns the problem on one line.
func (p Problem) String() string { return p.Where + ": " + p.Detail }

// Check checks the book and returns its problems, or nil. cited are the rule ids
// that the rest of the program names. It reports ids that are cited and not
// defined; conditions that are never true or never false in any legal choice in
// which they matter; links without a target, or to a rule that is not in play
// where the link is; rules without text; differences between the languages; HTML
// and straight quotation marks in the sources; two rules that say different
// things of one matter under one choice; rulings that no rule claims, that two
// claim, that do not exist, or whose rule is not in play in every game that they
// are about.
func Check(cited []string) []Problem {
	c := newChecker(trees(), rulings())
	return c.all(cited)
}

// Untested returns the ids of the rules that no program can test, with the
// reason given in the source: at the rule, or at its chapter for all its rules.
func Untested() map[string]string {
	reasons := map[string]string{}
	chapter := ""
	for _, s := range trees()[Languages[0]].sections {
		reason := cmp.Or(s.untested, chapter)
		if s.level == 1 {
			chapter, reason = s.untested, s.untested
		}
		if reason != "" {
			reasons[s.id] = reason
		}
	}
	return reasons
}

// checker collects the problems of a book and of its rulings.
type checker struct {
	book     map[string]*tree
	rulings  []ruling
	problems []Problem
	matters  map[string]map[string]saying // what is said of each matter, under any choice
	told     map[contradiction]bool       // those that have been reported
}

func newChecker(book map[string]*tree, rulings []ruling) checker {
	return checker{book: book, rulings: rulings, matters: map[string]map[string]saying{}, told: map[contradiction]bool{}}
}

func (c *checker) all(cited []string) []Problem {
	c.cited(cited)
	c.languages()
	c.claims()
	for _, lang := range Languages {
		c.marks(c.book[lang])
	}
	c.choices()
	slices.SortFunc(c.problems, func(a, b Problem) int { return strings.Compare(a.String(), b.String()) })
	return c.problems
}

func (c *checker) add(where, format string, args ...any) {
	p := Problem{where, fmt.Sprintf(format, args...)}
	if !slices.Contains(c.problems, p) {
		c.problems = append(c.problems, p)
	}
}

func (c *checker) cited(ids []string) {
	for _, id := range ids {
		if c.book[Languages[0]].byID[id] == nil {
			c.add(id, "cited, but no rule has this id")
		}
	}
}

// marks reports tags, which only the renderer may write, and straight quotation
// marks and apostrophes, since a book has “ ” and ’.
func (c *checker) marks(t *tree) {
	for _, s := range t.sections {
		look := func(body []node) {
			walk(body, func(n node) {
				text, _ := n.(textNode)
				if strings.ContainsAny(string(text), "<>") {
					c.add(s.where, "< or > in the text")
				}
				if strings.ContainsAny(string(text), "'\"") {
					c.add(s.where, "a straight mark in the text, where “ ” and ’ are used")
				}
			})
		}
		look(s.title)
		look(s.body)
	}
}

// walk visits all nodes, including those in branches.
func walk(nodes []node, visit func(node)) {
	for _, n := range nodes {
		visit(n)
		if choose, ok := n.(chooseNode); ok {
			for _, b := range choose {
				walk(b.body, visit)
			}
		}
	}
}

// readable returns every choice for which the book can be read: the legal
// games, each also with the variants and the help, and all endings at once.
func readable() []options.Choice {
	var all []options.Choice
	for c := range options.All() {
		all = append(all, c, c.With(options.Variants).With(options.Help))
		if everything := c.With(options.AllEndings); c.Has(options.Kobol) && everything.Check(0) == nil {
			all = append(all, everything)
		}
	}
	return all
}
