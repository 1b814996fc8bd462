package rulebook

import (
	"regexp"
	"strings"
)

// mark wraps what the options change in <mark>, line by line and in tables cell
// by cell, so that a mark never crosses a block of Markdown.
func mark(text string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = markLine(line)
	}
	return strings.Join(lines, "\n")
}

var listItem = regexp.MustCompile(`^\s*(?:-|\d+\.) `)

func markLine(line string) string {
	if strings.HasPrefix(line, "|") {
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for i, cell := range cells {
			cells[i] = " " + markText(strings.TrimSpace(cell)) + " "
		}
		return "|" + strings.Join(cells, "|") + "|"
	}
	prefix := listItem.FindString(line)
	return prefix + markText(line[len(prefix):])
}

// markText wraps a text without its leading and trailing space.
func markText(text string) string {
	inner := strings.TrimSpace(text)
	if inner == "" || strings.Trim(inner, "-") == "" {
		return text
	}
	before, after, _ := strings.Cut(text, inner)
	return before + "<mark>" + inner + "</mark>" + after
}
