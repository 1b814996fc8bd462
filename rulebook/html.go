package rulebook

import (
	"bytes"
	"html"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	gmhtml "github.com/yuin/goldmark/renderer/html"
)

// converter lets <mark> through, which only mark.go writes: Check sees to it
// that the sources hold no other HTML.
var converter = goldmark.New(
	goldmark.WithExtensions(extension.Table),
	goldmark.WithRendererOptions(gmhtml.WithUnsafe()),
)

// toHTML turns Markdown without directives into a fragment.
func toHTML(markdown string) string {
	var b bytes.Buffer
	if err := converter.Convert([]byte(markdown), &b); err != nil {
		panic(err) // a bytes.Buffer takes everything
	}
	return b.String()
}

// htmlBook writes one page that needs nothing else.
func (b *book) html() string {
	w := phrases[b.Lang]
	var out strings.Builder
	out.WriteString("<!doctype html>\n<html lang=\"" + b.Lang + "\">\n<head>\n<meta charset=\"utf-8\">\n" +
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
		html.EscapeString(w.title) + "</title>\n<style>\n" + pageStyle + "</style>\n</head>\n<body>\n<main>\n<h1>" +
		html.EscapeString(w.title) + "</h1>\n")
	for _, line := range b.notes() {
		out.WriteString("<p class=\"note\">" + html.EscapeString(line) + "</p>\n")
	}
	b.htmlContents(&out, w.contents)
	for _, c := range b.chapters {
		out.WriteString("<section class=\"chapter\" id=\"" + c.id + "\">\n<h2>" + html.EscapeString(c.title) + "</h2>\n")
		if c.text != "" {
			out.WriteString(toHTML(c.text))
		}
		for _, e := range c.rules {
			out.WriteString(e.html())
		}
		out.WriteString("</section>\n")
	}
	out.WriteString("</main>\n</body>\n</html>\n")
	return out.String()
}

func (b *book) htmlContents(out *strings.Builder, title string) {
	out.WriteString("<nav aria-label=\"" + html.EscapeString(title) + "\">\n<ol>\n")
	for _, c := range b.chapters {
		out.WriteString("<li><a href=\"#" + c.id + "\">" + html.EscapeString(c.title) + "</a></li>\n")
	}
	out.WriteString("</ol>\n</nav>\n")
}

// html is one rule with its title, which is also a link to itself.
func (e entry) html() string {
	class := "rule"
	if e.changed {
		class = "rule changed"
	}
	return "<section class=\"" + class + "\" id=\"" + e.id + "\">\n<h3><a href=\"#" + e.id + "\">" +
		html.EscapeString(e.title) + "</a></h3>\n" + toHTML(e.text) + "</section>\n"
}
