package page

import (
	"fmt"
	"html/template"
	"net/http"
	"reflect"
	"strings"

	"ragtag/rulebook"
	"ragtag/rulebook/drawing"
	"ragtag/rulebook/example"
	"ragtag/rules"
	"ragtag/wording"
)

// exampleData is the content of the page of an example.
type exampleData struct {
	Game, Cast string // the options and the players
	Rules      []link
	Picture    template.HTML // the table at the beginning
	Steps      []exampleStep
}

type exampleStep struct {
	Title, Caption string
	Lines          []exampleLine
	Changes        []example.Change
	Picture        template.HTML // the table after it, if ships have moved
}

// exampleLine is a line of the log. Rule is the rule under which it happened, if
// it differs from the line before.
type exampleLine struct {
	Says template.HTML
	Rule link
}

// examples lists the examples.
func (h *handler) examples(q *request) error {
	var data []link
	for _, e := range example.All() {
		data = append(data, link{e.ID, e.Title.In(wording.Lang(q.Lang))})
	}
	return q.show("examples.html", words[q.Lang]["examples"], http.StatusOK, data)
}

// example shows one example step by step.
func (h *handler) example(q *request) error {
	e, ok := example.Named(q.r.PathValue("id"))
	if !ok {
		return &unknownExample{q.r.PathValue("id")}
	}
	l := wording.Lang(q.Lang)
	of := Address{Choice: e.Choice, Players: len(e.Cast), Lang: q.Lang}
	names := make([]string, len(e.Cast))
	for seat, b := range e.Cast {
		names[seat] = b.In(l)
	}
	seated := func(seat int) string { return names[seat] }
	d := exampleData{Game: of.Names(), Cast: strings.Join(names, ", "), Picture: template.HTML(drawing.Space(q.Lang, e.Start.Areas, seated))}
	for _, id := range e.About {
		if r, err := rulebook.Lookup(id, e.Choice, len(e.Cast), q.Lang); err == nil {
			d.Rules = append(d.Rules, link{of.page(r.ID), r.Title})
		}
	}
	before := e.Start.Areas
	for i, s := range e.Steps {
		step := exampleStep{Title: fmt.Sprintf(words[q.Lang]["step"], i+1), Caption: s.Caption.In(l), Changes: s.Changes, Lines: h.lines(s.Lines, of, l)}
		if !reflect.DeepEqual(before, s.View.Areas) {
			step.Picture = template.HTML(drawing.Space(q.Lang, s.View.Areas, seated))
			before = s.View.Areas
		}
		d.Steps = append(d.Steps, step)
	}
	return q.show("example.html", e.Title.In(l), http.StatusOK, d)
}

// lines returns the lines of a step, with a link to each rule once.
func (h *handler) lines(all []example.Line, of Address, l wording.Lang) (out []exampleLine) {
	last := ""
	for _, line := range all {
		x := exampleLine{Says: h.says(line.Says.Spans(l), of)}
		if line.Rule != last {
			if r, err := rulebook.Lookup(line.Rule, of.Choice, of.Players, of.Lang); err == nil {
				x.Rule = link{of.page(r.ID), r.Title}
			}
			last = line.Rule
		}
		out = append(out, x)
	}
	return out
}

// says returns a sentence with its components as links; Skill cards look like
// cards.
func (h *handler) says(spans []wording.Span, of Address) template.HTML {
	var b strings.Builder
	for _, s := range spans {
		text := template.HTMLEscapeString(s.Text)
		c, ok := h.cat.Find(s.Ref)
		if !ok {
			b.WriteString(text)
			continue
		}
		class := ""
		if h.cat.Kind(c) == rules.KindSkill {
			class = ` class="chip skill-` + wording.Card(h.cat, c).Skill + `"`
		}
		if s.Strength != nil {
			text += fmt.Sprintf(" <b>%d</b>", *s.Strength)
		}
		b.WriteString(`<a` + class + ` href="/rules/component/` + s.Ref + `?` + template.HTMLEscapeString(of.String()) + `">` + text + `</a>`)
	}
	return template.HTML(b.String())
}

// page returns the path of a page with the query of the address.
func (a Address) page(id string) string { return id + "?" + a.AsBook().String() }
