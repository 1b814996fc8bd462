package page

import (
	"html/template"
	"net/http"

	"ragtag/rulebook"
	"ragtag/rulebook/example"
	"ragtag/wording"
)

// playedExample is a link to an example, and what introduces it.
type playedExample struct {
	Played string
	link
}

// ruleData is the content of the page of a rule or chapter.
type ruleData struct {
	ID            string
	Chapter       link
	Body          template.HTML
	Rules         []link // of a chapter
	Previous      link
	Next          link
	Examples      []playedExample
	Component     string // the ref of the component that the rule is about
	IsChapter     bool
	ComponentName string
}

// rule shows one rule, or one chapter with all its rules.
func (h *handler) rule(q *request) error {
	id := q.r.PathValue("id")
	if _, err := rulebook.Lookup(id, q.Choice, q.Players, q.Lang); err != nil {
		return err
	}
	b, err := rulebook.Open(q.view())
	if err != nil {
		return err
	}
	for _, c := range b.Chapters {
		if c.ID == id {
			return q.chapter(c)
		}
		for i, r := range c.Rules {
			if r.ID == id {
				return h.oneRule(q, c, i)
			}
		}
	}
	return &rulebook.UnknownRule{ID: id}
}

func (q *request) chapter(c rulebook.Chapter) error {
	here := map[string]bool{c.ID: true}
	for _, r := range c.Rules {
		here[r.ID] = true
	}
	w := q.whole(c, 2)
	return q.show("rule.html", c.Title, http.StatusOK,
		ruleData{ID: c.ID, IsChapter: true, Body: q.outward(w.Body, here), Rules: w.Rules})
}

func (h *handler) oneRule(q *request, c rulebook.Chapter, at int) error {
	r := c.Rules[at]
	d := ruleData{ID: r.ID, Chapter: link{c.ID, c.Title}, Body: q.outward(template.HTML(r.HTML()), nil)}
	if at > 0 {
		d.Previous = link{c.Rules[at-1].ID, c.Rules[at-1].Title}
	}
	if at+1 < len(c.Rules) {
		d.Next = link{c.Rules[at+1].ID, c.Rules[at+1].Title}
	}
	for _, e := range example.Of(r.ID) {
		d.Examples = append(d.Examples, playedExample{Played: q.played(e, r.ID), link: link{e.ID, e.Title.In(wording.Lang(q.Lang))}})
	}
	d.Component, d.ComponentName = h.componentOf(r.ID, q.Lang)
	return q.show("rule.html", r.Title, http.StatusOK, d)
}
