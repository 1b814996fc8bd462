package rulebook

import (
	"regexp"

	"ragtag/options"
)

var linkTarget = regexp.MustCompile(`\]\(#([^)]*)\)`)

// choices walks the book for every readable choice. It checks that rules have
// text and links have targets, and records which conditions were ever true and
// ever false.
func (c *checker) choices() {
	seen := map[any]*outcome{}
	for _, lang := range Languages {
		t := c.book[lang]
		for _, choice := range readable() {
			for _, players := range partySizes(choice) {
				w := walker{checker: c, tree: t, view: View{Choice: choice, Players: players, Lang: lang}, seen: seen, says: map[string]saying{}}
				w.book()
			}
		}
	}
	c.undecided()
	for _, o := range seen {
		if !o.holds || !o.fails {
			c.add(o.where, "condition %q is never %v", o.when, !o.holds)
		}
	}
}

// partySizes returns the numbers of players for which a choice is walked: any,
// and an even and an odd one if they differ in features, since everything that
// depends on the number depends on these.
func partySizes(c options.Choice) []int {
	numbers := []int{0}
	low, high := c.Players()
	for n := low; n <= min(low+1, high); n++ {
		if c.Check(n) == nil && c.Features(n) != c.Features(0) {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// outcome records the values of a condition at one place of the book.
type outcome struct {
	where        string
	when         expr
	holds, fails bool
}

// walker visits the content of one view.
type walker struct {
	*checker
	tree *tree
	view View
	seen map[any]*outcome // by the *section or *branch with the condition
	says map[string]saying
}

func (w *walker) book() {
	for _, s := range w.tree.sections {
		if !w.test(s, s, s.when) {
			continue
		}
		w.nodes(s, s.title)
		if text := w.nodes(s, s.body); !text && s.level > 1 {
			w.add(s.where, "no text with the options %q and %d players", w.view.Choice, w.view.Players)
		}
	}
}

// test evaluates the condition of a place and records the result.
func (w *walker) test(s *section, place any, e expr) bool {
	if e == nil {
		return true
	}
	holds := e.holds(w.view.Choice, w.view.Players)
	o := w.seen[place]
	if o == nil {
		o = &outcome{where: s.where, when: e}
		w.seen[place] = o
	}
	o.holds, o.fails = o.holds || holds, o.fails || !holds
	return holds
}

// nodes visits the nodes that are shown and reports whether there was any text.
func (w *walker) nodes(s *section, nodes []node) (text bool) {
	for _, n := range nodes {
		switch n := n.(type) {
		case textNode:
			for _, m := range linkTarget.FindAllStringSubmatch(string(n), -1) {
				w.link(s, m[1])
			}
			text = text || hasWords.MatchString(string(n))
		case linkNode:
			w.link(s, string(n))
			text = true
		case saysNode:
			w.statement(s, n)
		case chooseNode:
			for i := range n {
				if w.test(s, &n[i], n[i].when) {
					text = w.nodes(s, n[i].body) || text
					break
				}
			}
		default:
			text = true
		}
	}
	return text
}

var hasWords = regexp.MustCompile(`\pL`)

func (w *walker) link(s *section, id string) {
	target := w.tree.byID[id]
	switch {
	case target == nil:
		w.add(s.where, "link to %q, which no rule has", id)
	case !w.view.shows(target):
		w.add(s.where, "link to %q, which is not in play where the link is", id)
	}
}
