package rulebook

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"ragtag/options"
)

// Format is a format of the whole book.
type Format string

// The formats.
const (
	HTML     Format = "html" // one self-contained page
	Markdown Format = "md"
	Text     Format = "txt" // wrapped for a terminal
)

// Write writes the book for a view: the rules in play and, if the choice has
// the word highlight, a mark on what the options change. The errors are those
// of [Lookup], one for an unknown format, and those of w; nothing is written
// unless w fails.
func Write(w io.Writer, v View, f Format) error {
	b, err := Open(v)
	if err != nil {
		return err
	}
	var text string
	switch f {
	case HTML:
		text = b.html()
	case Markdown:
		text = b.markdown()
	case Text:
		text = b.text()
	default:
		return fmt.Errorf("unknown format %q: want %s, %s or %s", f, HTML, Markdown, Text)
	}
	_, err = io.WriteString(w, text)
	return err
}

// Book is the book for a view: the chapters and rules in play, in order.
type Book struct {
	View
	Chapters []Chapter
}

// Chapter is a chapter with its rules in play, at least one. The Markdown of
// the chapter itself is its introduction, which is often empty.
type Chapter struct {
	Rule
	Rules []Rule
}

// Open evaluates the book for a view. A chapter without a rule in play is left
// out. The errors are those of [Lookup] for a language and a choice.
func Open(v View) (*Book, error) {
	if err := v.check(); err != nil {
		return nil, err
	}
	b := &Book{View: v}
	for _, s := range trees()[v.Lang].sections {
		switch {
		case !v.shows(s):
		case s.level == 1:
			b.endChapter()
			b.Chapters = append(b.Chapters, Chapter{Rule: v.rule(s, "")})
		default:
			last := &b.Chapters[len(b.Chapters)-1]
			last.Rules = append(last.Rules, v.rule(s, last.Title))
		}
	}
	b.endChapter()
	return b, nil
}

// endChapter drops the last chapter if it is empty, and sorts its rules if it
// is sorted by title.
func (b *Book) endChapter() {
	n := len(b.Chapters)
	if n == 0 {
		return
	}
	last := b.Chapters[n-1]
	if len(last.Rules) == 0 {
		b.Chapters = b.Chapters[:n-1]
	}
	if trees()[Languages[0]].byID[last.ID].sorted {
		slices.SortFunc(last.Rules, func(x, y Rule) int { return strings.Compare(Fold(x.Title), Fold(y.Title)) })
	}
}

// rule evaluates a section.
func (v View) rule(s *section, chapter string) Rule {
	return Rule{
		ID: s.id, Title: v.titleOf(s.id), Chapter: chapter, Markdown: v.markdown(s.body),
		Changed: v.Choice.Has(options.Highlight) && v.changed(s), Drawing: v.draw(s.id),
	}
}

// notes returns the lines that describe the view.
func (b *Book) notes() []string {
	w := phrases[b.Lang]
	chosen := b.Choice.String()
	if chosen == "" {
		chosen = w.base
	}
	notes := []string{w.options + " " + chosen}
	if b.Players != 0 {
		notes[0] += fmt.Sprintf(" · %s %d", w.forPlayers, b.Players)
	}
	return notes
}

// markdown returns the book as one Markdown file with anchors for its links.
func (b *Book) markdown() string {
	var out strings.Builder
	out.WriteString("# " + phrases[b.Lang].title + "\n\n" + strings.Join(b.notes(), "\n\n") + "\n")
	for _, c := range b.Chapters {
		out.WriteString(c.section("## "))
		for _, e := range c.Rules {
			out.WriteString(e.section("### "))
		}
	}
	return out.String()
}

// section returns one rule as Markdown, with its heading.
func (r Rule) section(level string) string {
	text := "\n<a id=\"" + r.ID + "\"></a>\n\n" + level + r.Title + "\n"
	if r.Markdown != "" {
		text += "\n" + r.Markdown + "\n"
	}
	return text
}
