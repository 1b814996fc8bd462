package page

import (
	"html/template"
	"net/http"
	"strings"

	"ragtag/rulebook"
	"ragtag/rulebook/example"
	"ragtag/wording"
)

// hit is a search result.
type hit struct {
	To, Title, Chapter string // To is the path below /rules/
	Excerpt            template.HTML
}

// searchData is the content of the page of a search.
type searchData struct {
	Hits   []hit
	Nearly bool // none of the hits has every word as it was typed
}

// search lists the rules of the game and the components of its sets that fit
// what was typed, best first (find.go).
func (h *handler) search(q *request) error {
	b, err := rulebook.Open(q.view())
	if err != nil {
		return err
	}
	found := q.index(b, h.faces(q.Address)).find(q.Find)
	return q.show("search.html", words[q.Lang]["search"], http.StatusOK, found)
}

// index returns what can be found: every rule of the book, every card, and the
// examples.
func (a Address) index(b *rulebook.Book, faces []face) *index {
	var x index
	for _, c := range b.Chapters {
		for _, r := range c.Rules {
			x.add(hit{To: r.ID, Title: r.Title, Chapter: c.Title}, r.ID, r.Text())
		}
	}
	for _, f := range faces {
		x.add(hit{To: "component/" + f.Ref, Title: f.Title, Chapter: f.Kind}, "", f.plainText())
	}
	for _, e := range example.All() {
		var told []string
		for _, s := range e.Steps {
			told = append(told, s.Caption.In(wording.Lang(a.Lang)))
		}
		x.add(hit{To: "example/" + e.ID, Title: e.Title.In(wording.Lang(a.Lang)), Chapter: words[a.Lang]["examples"]}, "", strings.Join(told, " "))
	}
	return &x
}
