package rulebook

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// width is the line width of text for a terminal.
const width = 78

// text returns the book as text for a terminal.
func (b *Book) text() string {
	var out strings.Builder
	out.WriteString(strings.ToUpper(phrases[b.Lang].title) + "\n\n" + wrap(strings.Join(b.notes(), "\n"), "") + "\n")
	for _, c := range b.Chapters {
		out.WriteString("\n\n" + strings.ToUpper(c.Title) + "\n" + strings.Repeat("=", utf8.RuneCountInString(c.Title)) + "\n")
		if c.Markdown != "" {
			out.WriteString("\n" + toText(c.Markdown) + "\n")
		}
		for _, e := range c.Rules {
			out.WriteString("\n" + e.Title + "  [" + e.ID + "]\n\n" + toText(e.Markdown) + "\n")
		}
	}
	return out.String()
}

var (
	textLink   = regexp.MustCompile(`\[([^\]]*)\]\(#[^)]*\)`)
	plainMarks = strings.NewReplacer("**", "", "*", "", "`", "", "<mark>", "»", "</mark>", "«")
	anyItem    = regexp.MustCompile(`^(?:-|\d+\.) `)
)

// toText converts Markdown without directives to wrapped lines.
func toText(markdown string) string {
	plain := plainMarks.Replace(textLink.ReplaceAllString(markdown, "$1"))
	lines := strings.Split(plain, "\n")
	var out []string
	for i := 0; i < len(lines); i++ {
		if !strings.HasPrefix(lines[i], "|") {
			out = append(out, wrap(lines[i], anyItem.FindString(lines[i])))
			continue
		}
		end := i
		for end < len(lines) && strings.HasPrefix(lines[end], "|") {
			end++
		}
		out = append(out, alignTable(lines[i:end])...)
		i = end - 1
	}
	return strings.Join(out, "\n")
}

// wrap breaks a line at spaces. Continuation lines are indented to the text of
// the item.
func wrap(line, item string) string {
	hang := strings.Repeat(" ", utf8.RuneCountInString(item))
	var out strings.Builder
	column := 0
	for i, word := range strings.Fields(line) {
		n := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case column+1+n > width:
			out.WriteString("\n" + hang)
			column = len(hang)
		default:
			out.WriteByte(' ')
			column++
		}
		out.WriteString(word)
		column += n
	}
	return out.String()
}

// alignTable pads the cells of a Markdown table to columns.
func alignTable(lines []string) (out []string) {
	var rows [][]string
	widths := map[int]int{}
	for _, line := range lines {
		if strings.Trim(line, "|- ") == "" && strings.Contains(line, "---") {
			continue
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
			widths[i] = max(widths[i], utf8.RuneCountInString(cells[i]))
		}
		rows = append(rows, cells)
	}
	for _, cells := range rows {
		line := " "
		for i, cell := range cells {
			line += " " + cell + strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell)+1)
		}
		out = append(out, strings.TrimRight(line, " "))
	}
	return out
}
