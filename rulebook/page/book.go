package page

import (
	"fmt"
	"html/template"
	"net/http"
	"regexp"
	"strconv"
	"strings"

	"ragtag/options"
	"ragtag/rulebook"
	"ragtag/rulebook/example"
	"ragtag/wording"
)

// chapter is a chapter as shown on a page.
type chapter struct {
	ID, Title string
	Body      template.HTML
	Rules     []link
}

// List returns the rules of the chapter as the items of a list, for the contents
// of the whole book, in which there are hundreds.
func (c chapter) List() template.HTML {
	var b strings.Builder
	for _, r := range c.Rules {
		b.WriteString("<li><a href=\"#" + r.To + "\">" + template.HTMLEscapeString(r.Title) + "</a></li>")
	}
	return template.HTML(b.String())
}

type link struct{ To, Title string }

// book shows the whole book.
func (h *handler) book(q *request) error {
	b, err := rulebook.Open(q.view())
	if err != nil {
		return err
	}
	var data []chapter
	for _, c := range b.Chapters {
		data = append(data, q.whole(c, 3))
	}
	return q.show("book.html", words[q.Lang]["title"], http.StatusOK, data)
}

// whole returns a chapter with the text of all its rules, whose titles are
// headings of that level. The text is safe: the book escapes it, and its
// sources contain no tags.
func (a Address) whole(c rulebook.Chapter, level int) chapter {
	var body strings.Builder
	query := template.HTMLEscapeString(a.AsBook().String())
	body.WriteString(c.HTML())
	out := chapter{ID: c.ID, Title: c.Title}
	for _, r := range c.Rules {
		body.WriteString(a.section(r, level, query))
		out.Rules = append(out.Rules, link{r.ID, r.Title})
	}
	out.Body = template.HTML(body.String())
	return out
}

// section returns a rule with links to its address and to its examples.
func (a Address) section(r rulebook.Rule, level int, query string) string {
	text := r.Section(level, a.link(r, query))
	played := ""
	for _, e := range example.Of(r.ID) {
		played += fmt.Sprintf("<p class=\"played\">%s: <a href=\"/rules/example/%s?%s\">%s</a></p>\n", a.played(e, r.ID), e.ID,
			query, template.HTMLEscapeString(e.Title.In(wording.Lang(a.Lang))))
	}
	return strings.TrimSuffix(text, "</section>\n") + played + "</section>\n"
}

// played introduces an example of a rule, and says so if the rule reads
// differently in the game of the example.
func (a Address) played(e example.Example, id string) string {
	here, errHere := rulebook.Lookup(id, a.Choice.Without(options.Highlight), a.Players, a.Lang)
	there, errThere := rulebook.Lookup(id, e.Choice, len(e.Cast), a.Lang)
	if errHere == nil && errThere == nil && here.Markdown != there.Markdown {
		return words[a.Lang]["exampleElse"]
	}
	return words[a.Lang]["example"]
}

// link returns a link to the page of one rule, whose address can be passed on.
func (a Address) link(r rulebook.Rule, query string) string {
	return fmt.Sprintf(` <a class="address" href="/rules/%s?%s"><span class="sr">%s: %s</span></a>`, r.ID,
		query, words[a.Lang]["address"], template.HTMLEscapeString(r.Title))
}

var anchor = regexp.MustCompile(`href="#([^"]*)"`)

// outward redirects links to rules that are not on the page to their own pages.
func (a Address) outward(body template.HTML, here map[string]bool) template.HTML {
	query := template.HTMLEscapeString(a.AsBook().String())
	return template.HTML(anchor.ReplaceAllStringFunc(string(body), func(s string) string {
		id := anchor.FindStringSubmatch(s)[1]
		if here[id] {
			return s
		}
		return `href="/rules/` + id + `?` + query + `"`
	}))
}

// Names returns the choice in words.
func (a Address) Names() string {
	var names []string
	for _, w := range a.Choice.Words() {
		names = append(names, wording.WordName(w, wording.Lang(a.Lang)))
	}
	if len(names) == 0 {
		names = append(names, words[a.Lang]["base"])
	}
	if a.Choice.Has(options.Kobol) {
		names = append(names, wording.WordName(options.Kobol, wording.Lang(a.Lang)))
	}
	return strings.Join(names, " · ")
}

// PlayersText returns the number of players in words.
func (a Address) PlayersText() string {
	switch a.Players {
	case 0:
		return words[a.Lang]["anyPlayers"]
	case 1:
		return "1 " + words[a.Lang]["player"]
	}
	return strconv.Itoa(a.Players) + " " + words[a.Lang]["players"]
}

// Pairs returns the words and values of the address, for hidden fields of a
// form.
func (a Address) Pairs() []link {
	var all []link
	for part := range strings.SplitSeq(a.AsBook().String(), "&") {
		key, value, _ := strings.Cut(part, "=")
		all = append(all, link{key, value})
	}
	return all
}

// Counted says how many components there are, and how many of them stay in the
// box.
func (a Address) Counted(all, spare int) string {
	if spare == 0 {
		return fmt.Sprintf(words[a.Lang]["cards"], all)
	}
	return fmt.Sprintf(words[a.Lang]["cardsOut"], all, spare)
}

// Query returns the query of the book's URL, for links.
func (a Address) Query() template.URL { return template.URL(a.AsBook().String()) }

// FormQuery returns the query of the form's URL.
func (a Address) FormQuery() template.URL { return template.URL(a.AsForm().String()) }

// OtherQuery returns the query of the same page in the other language.
func (a Address) OtherQuery() template.URL {
	return template.URL(a.In(words[a.Lang]["otherLang"]).String())
}
