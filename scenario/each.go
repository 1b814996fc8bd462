package scenario

import (
	"fmt"
	"slices"
	"strings"
)

// table is what the "each" lines of a case say: names, and rows with a value for each.
// The case is played once for every row, with the values in the places of the names.
type table struct {
	names []string // with the $ in front
	rows  [][]string
}

// read adds what a line says after "each": "$card, $die: joes bar | 5; the passage | 6".
// Several lines of a case, which have the same names, make one table.
func (t *table) read(rest string) error {
	head, body, ok := strings.Cut(rest, ":")
	names := list(head)
	if !ok || len(names) == 0 {
		return wantf(rest, "names, a colon and rows")
	}
	for _, n := range names {
		if len(n) < 2 || n[0] != '$' || strings.Contains(n, " ") {
			return wantf(n, "a name with $ in front")
		}
	}
	if t.names != nil && !slices.Equal(t.names, names) {
		return wantf(strings.Join(names, ", "), "the names of the first line, %s", strings.Join(t.names, ", "))
	}
	t.names = names
	for _, row := range strings.Split(body, ";") {
		values := strings.Split(row, "|")
		for i := range values {
			values[i] = strings.TrimSpace(values[i])
		}
		if len(values) != len(names) || slices.Contains(values, "") {
			return wantf(strings.TrimSpace(row), "a value for each of %s", strings.Join(names, ", "))
		}
		if slices.ContainsFunc(t.rows, func(r []string) bool { return slices.Equal(r, values) }) {
			return wantf(strings.TrimSpace(row), "no row twice")
		}
		t.rows = append(t.rows, values)
	}
	return nil
}

// fill puts the values of a row into a text. If one name is the beginning of another,
// the longer one is meant.
func (t *table) fill(text string, row []string) string {
	if !strings.Contains(text, "$") {
		return text
	}
	longest := make([]int, len(t.names))
	for i := range longest {
		longest[i] = i
	}
	slices.SortStableFunc(longest, func(a, b int) int { return len(t.names[b]) - len(t.names[a]) })
	var pairs []string
	for _, i := range longest {
		pairs = append(pairs, t.names[i], row[i])
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// rows returns a case for every row of its table; without one, the case itself.
func (c Case) rows(file string) ([]Case, error) {
	var t table
	var lines []Line
	for _, l := range c.Lines {
		rest, each := strings.CutPrefix(l.Text, "each ")
		if !each {
			lines = append(lines, l)
		} else if err := t.read(rest); err != nil {
			return nil, at(file, &c, l, err)
		}
	}
	if t.names == nil {
		return []Case{c}, nil
	}
	for _, n := range t.names {
		if !slices.ContainsFunc(lines, func(l Line) bool { return strings.Contains(l.Text, n) }) {
			return nil, at(file, &c, Line{Number: c.last(), Text: n}, wantf("none", "a line with %s in it", n))
		}
	}
	var all []Case
	for _, row := range t.rows {
		one := Case{Name: t.fill(c.Name, row)}
		if one.Name == c.Name {
			one.Name = fmt.Sprintf("%s (%s)", c.Name, strings.Join(row, ", "))
		}
		for _, l := range lines {
			one.Lines = append(one.Lines, Line{l.Number, t.fill(l.Text, row), one.Name, l.common})
		}
		all = append(all, one)
	}
	return all, nil
}

// row returns the name of a case that was made from a row of a table, or "" for
// any other case.
func (c *Case) row() string {
	if len(c.Lines) == 0 {
		return ""
	}
	return c.Lines[0].row
}
