package rulebook

import (
	"bytes"
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	gmhtml "github.com/yuin/goldmark/renderer/html"
)

// converter passes HTML through, for the <mark> of mark.go. Check ensures that
// the sources contain no other HTML.
var converter = goldmark.New(
	goldmark.WithExtensions(extension.Table),
	goldmark.WithRendererOptions(gmhtml.WithUnsafe()),
)

// toHTML converts Markdown without directives to a fragment.
func toHTML(markdown string) string {
	var b bytes.Buffer
	if err := converter.Convert([]byte(markdown), &b); err != nil {
		panic(err) // writing to a bytes.Buffer cannot fail
	}
	return b.String()
}

// htmlBook writes one self-contained page.
func (b *Book) html() string {
	w := phrases[b.Lang]
	var out strings.Builder
	out.WriteString("<!doctype html>\n<html lang=\"" + b.Lang + "\">\n<head>\n<meta charset=\"utf-8\">\n" +
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
		html.EscapeString(w.title) + "</title>\n<style>\n" + Style + "</style>\n</head>\n<body>\n<main>\n<h1>" +
		html.EscapeString(w.title) + "</h1>\n")
	for _, line := range b.notes() {
		out.WriteString("<p class=\"note\">" + html.EscapeString(line) + "</p>\n")
	}
	b.htmlContents(&out, w.contents)
	for _, c := range b.Chapters {
		out.WriteString("<section class=\"chapter\" id=\"" + c.ID + "\">\n<h2>" + html.EscapeString(c.Title) + "</h2>\n")
		out.WriteString(c.HTML())
		for _, e := range c.Rules {
			out.WriteString(e.Section(3, ""))
		}
		out.WriteString("</section>\n")
	}
	out.WriteString("</main>\n</body>\n</html>\n")
	return out.String()
}

func (b *Book) htmlContents(out *strings.Builder, title string) {
	out.WriteString("<nav aria-label=\"" + html.EscapeString(title) + "\">\n<ol>\n")
	for _, c := range b.Chapters {
		out.WriteString("<li><a href=\"#" + c.ID + "\">" + html.EscapeString(c.Title) + "</a></li>\n")
	}
	out.WriteString("</ol>\n</nav>\n")
}

// Section returns the whole rule as HTML: a section with its id and its title,
// which is a heading of that level. Beside the title is the HTML given; without
// any the title is a link to itself.
func (r Rule) Section(level int, beside string) string {
	class := "rule"
	if r.Changed {
		class = "rule changed"
	}
	title := html.EscapeString(r.Title)
	if beside == "" {
		title = "<a href=\"#" + r.ID + "\">" + title + "</a>"
	}
	return fmt.Sprintf("<section class=%q id=%q>\n<h%d>%s%s</h%[3]d>\n%[6]s</section>\n", class, r.ID, level, title, beside, r.HTML())
}

// figure returns a drawing in a figure element, or "" without a drawing.
func figure(drawing string) string {
	if drawing == "" {
		return ""
	}
	return "<figure>" + drawing + "</figure>\n"
}
