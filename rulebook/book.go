package rulebook

import (
	"fmt"
	"io"
	"strings"

	"ragtag/options"
)

// Format is a way to write the whole book.
type Format string

// The formats.
const (
	HTML     Format = "html" // one page that needs nothing else
	Markdown Format = "md"
	Text     Format = "txt" // for a terminal
)

// Write writes the book for a view: the rules that apply, and if the choice
// holds the word highlight, with a mark on what the options change. Nothing is
// written on failure but where w fails; the errors are those of [Lookup], and
// one for an unknown format.
func Write(w io.Writer, v View, f Format) error {
	if err := v.check(); err != nil {
		return err
	}
	b := v.book()
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
	_, err := io.WriteString(w, text)
	return err
}

// book is what a view shows.
type book struct {
	View
	chapters []chapter
}

type chapter struct {
	entry
	rules []entry
}

// entry is a section with its title and text evaluated.
type entry struct {
	id, title, text string
	changed         bool
}

// book evaluates every section that the view shows. A chapter without a rule
// in play is left out.
func (v View) book() *book {
	b := &book{View: v}
	mark := v.Choice.Has(options.Highlight)
	for _, s := range trees()[v.Lang].sections {
		if !v.shows(s) {
			continue
		}
		e := entry{id: s.id, title: v.titleOf(s.id), text: v.markdown(s.body), changed: mark && v.changed(s)}
		if s.level == 1 {
			b.dropEmpty()
			b.chapters = append(b.chapters, chapter{entry: e})
			continue
		}
		last := &b.chapters[len(b.chapters)-1]
		last.rules = append(last.rules, e)
	}
	b.dropEmpty()
	return b
}

func (b *book) dropEmpty() {
	if n := len(b.chapters); n > 0 && len(b.chapters[n-1].rules) == 0 {
		b.chapters = b.chapters[:n-1]
	}
}

// notes tell what the book is for.
func (b *book) notes() []string {
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

// markdown writes the book as one Markdown file with anchors for its links.
func (b *book) markdown() string {
	var out strings.Builder
	out.WriteString("# " + phrases[b.Lang].title + "\n\n" + strings.Join(b.notes(), "\n\n") + "\n")
	for _, c := range b.chapters {
		out.WriteString(c.markdown("## "))
		for _, e := range c.rules {
			out.WriteString(e.markdown("### "))
		}
	}
	return out.String()
}

func (e entry) markdown(level string) string {
	text := "\n<a id=\"" + e.id + "\"></a>\n\n" + level + e.title + "\n"
	if e.text != "" {
		text += "\n" + e.text + "\n"
	}
	return text
}
