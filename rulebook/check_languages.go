package rulebook

import (
	"fmt"
	"slices"
	"strings"
)

// languages compares each language with the first: the same ids in the same
// order, under the same conditions, with the same choices, numbers, tables and
// links in every text. What the texts say of a matter is marked in the first
// language alone, since the choices are the same.
func (c *checker) languages() {
	first := c.book[Languages[0]]
	for _, lang := range Languages[1:] {
		other := c.book[lang]
		for i, s := range first.sections {
			twin := other.byID[s.id]
			if twin == nil {
				c.add(s.where, "missing in %q", lang)
				continue
			}
			if i < len(other.sections) && other.sections[i] != twin && first.byID[other.sections[i].id] != nil {
				c.add(twin.where, "stands elsewhere in %q than in %q", lang, first.lang)
			}
			c.twins(s, twin)
		}
		for _, s := range other.sections {
			if first.byID[s.id] == nil {
				c.add(s.where, "missing in %q", first.lang)
			}
		}
	}
}

// twins compares a section in two languages.
func (c *checker) twins(a, b *section) {
	if a.level != b.level || fmt.Sprint(a.when) != fmt.Sprint(b.when) {
		c.add(b.where, "another level or condition than %s", a.where)
	}
	if len(b.claims) > 0 || b.untested != "" || b.drawing != "" || b.sorted {
		c.add(b.where, "claims, reasons, drawings and order belong into the sources in %q alone", Languages[0])
	}
	walk(slices.Concat(b.title, b.body), func(n node) {
		if says, ok := n.(saysNode); ok {
			c.add(b.where, "{says %s} belongs into the sources in %q alone", says.matter, Languages[0])
		}
	})
	have, want := outline(b), outline(a)
	for _, line := range difference(want, have) {
		c.add(b.where, "lacks %s of %s", line, a.where)
	}
	for _, line := range difference(have, want) {
		c.add(b.where, "has %s, unlike %s", line, a.where)
	}
}

// outline returns the parts of a section other than words, each with its
// conditions, sorted because languages order their words differently.
func outline(s *section) []string {
	var lines []string
	outlineInto(&lines, s.title, "")
	outlineInto(&lines, s.body, "")
	slices.Sort(lines)
	return lines
}

func outlineInto(lines *[]string, nodes []node, under string) {
	for _, n := range nodes {
		switch n := n.(type) {
		case textNode:
			for _, m := range linkTarget.FindAllStringSubmatch(string(n), -1) {
				*lines = append(*lines, "link "+m[1]+under)
			}
		case numberNode:
			*lines = append(*lines, "number "+string(n)+under)
		case tableNode:
			*lines = append(*lines, "table "+string(n)+under)
		case linkNode:
			*lines = append(*lines, "link "+string(n)+under)
		case chooseNode:
			for i, b := range n {
				when := " if " + n.condition(i) + under
				*lines = append(*lines, strings.TrimSpace(when))
				outlineInto(lines, b.body, when)
			}
		}
	}
}

// condition returns the source of the condition of branch i.
func (n chooseNode) condition(i int) string {
	if n[i].when != nil {
		return n[i].when.String()
	}
	return "not (" + n[0].when.String() + ")"
}

// difference returns the lines of a that are missing in b, counting duplicates.
func difference(a, b []string) (missing []string) {
	left := slices.Clone(b)
	for _, line := range a {
		if i := slices.Index(left, line); i >= 0 {
			left = slices.Delete(left, i, i+1)
			continue
		}
		missing = append(missing, line)
	}
	return missing
}
