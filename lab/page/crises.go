package page

import (
	"fmt"
	"strings"

	"ragtag/lab"
	"ragtag/rules"
	"ragtag/wording"
)

// mostCrises is how many cards are visible before the rest is folded.
const mostCrises = 20

// crises shows which Crisis cards lose games, and what they cost.
func (w *writer) crises() section {
	s := section{ID: "crises", Title: w.w.crises, Note: w.w.crisesNote, Wide: true}
	list := w.Report.Crises
	if len(list) == 0 {
		return s
	}
	fatal, lost := 0.0, 0.0
	for _, t := range list {
		fatal, lost = max(fatal, t.Fatal.High), max(lost, t.Lost.High)
	}
	m := measures{
		What: w.w.crises, Count: w.w.timesHead, Unit: w.w.timesUnit,
		Heads: []head{w.shares(w.w.lostGame, fatal), w.head(w.w.lostEach, axisTo(lost), false)},
	}
	for _, t := range list {
		m.Rows = append(m.Rows, row{w.name(t.Card), w.count(t.Seen), []cell{w.share(m.Heads[0], t.Fatal), w.losses(m.Heads[1], t)}})
	}
	if len(m.Rows) > mostCrises {
		rest := m
		rest.Rows = m.Rows[mostCrises:]
		m.Rows = m.Rows[:mostCrises]
		s.More = &fold{fmt.Sprintf(w.w.moreCrises, w.count(len(rest.Rows))), rest}
	}
	for r := range rules.NumResources {
		s.Legend = append(s.Legend, swatch{"r-" + r.String(), w.resource(r)})
	}
	return s.with(m)
}

// losses returns a cell for what a card costs each time.
func (w *writer) losses(h head, t lab.Toll) cell {
	c := cell{
		Head: h, Value: w.decimal(t.Lost.Mean, 2), Range: w.decimal(t.Lost.Low, 2) + "–" + w.decimal(t.Lost.High, 2),
		Low: h.at(t.Lost.Low), At: h.at(t.Lost.Mean), Width: whole((t.Lost.High - t.Lost.Low) / h.top), Bar: true,
	}
	from := 0.0
	var parts []string
	for r := range rules.NumResources {
		n := float64(t.LostAll[r.String()]) / float64(t.Seen)
		if n == 0 {
			continue
		}
		title := w.resource(r) + " " + w.decimal(n, 2)
		c.Parts = append(c.Parts, part{"r-" + r.String(), title, h.at(from), whole(n / h.top)})
		parts = append(parts, title)
		from += n
	}
	c.Parted = strings.Join(parts, ", ")
	return c
}

func (w *writer) resource(r rules.Resource) string { return w.capital(wording.ResourceName(r, w.lang)) }

// capital returns s with its first letter in upper case.
func (w *writer) capital(s string) string {
	return strings.ToUpper(s[:1]) + s[1:] // no name begins with a letter beyond ASCII
}
