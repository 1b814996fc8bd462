package page

import (
	"fmt"

	"ragtag/lab"
)

// histogram is a chart of the lengths of games.
type histogram struct {
	Title  string
	Bars   []column
	YTicks []tick
	XTicks []tick
	Median length
	Label  string // label of the median
	Table  table
}

// column is the games of one length. Those that the humans won are at the
// bottom.
type column struct {
	From, Width, Top, Middle, Humans, Cylons length
	Title                                    string
}

// lengths shows how long the games were.
func (w *writer) lengths() section {
	s := section{ID: "lengths", Title: w.w.lengths, Wide: true}
	s.Legend = []swatch{{"c-human", w.w.humansWon}, {"c-cylon", w.w.cylonsWon}}
	r := &w.Report
	for _, h := range []struct {
		title string
		bars  []lab.Bar
	}{{w.w.turns, r.LongTurns}, {w.w.decisions, r.LongDecisions}} {
		if len(h.bars) > 0 {
			s.Histograms = append(s.Histograms, w.histogram(h.title, h.bars))
		}
	}
	return s
}

func (w *writer) histogram(title string, bars []lab.Bar) histogram {
	h := histogram{Title: title, Table: table{Caption: title, Head: []string{title, w.w.humansWon, w.w.cylonsWon, w.w.both}}}
	games := float64(w.Report.Games)
	top := 0
	for _, b := range bars {
		top = max(top, b.Humans+b.Cylons)
	}
	y := axisTo(100 * float64(top) / games)
	h.YTicks = w.upright(y, true)[1:] // 0 has its own line
	n := float64(len(bars))
	high := func(k int) float64 { return 100 * float64(k) / games / y.top }
	for i, b := range bars {
		name := fmt.Sprint(b.From)
		if b.To > b.From {
			name = fmt.Sprintf("%s–%s", w.count(b.From), w.count(b.To))
		}
		both := b.Humans + b.Cylons
		h.Bars = append(h.Bars, column{
			From: whole((float64(i) + .06) / n), Width: whole(.88 / n), Top: whole(1 - high(both)), Middle: whole(1 - high(b.Humans)),
			Humans: whole(high(b.Humans)), Cylons: whole(high(b.Cylons)),
			Title: fmt.Sprintf("%s: %s · %s %s · %s %s", name, w.games(both), w.w.humansWon, w.count(b.Humans), w.w.cylonsWon, w.count(b.Cylons)),
		})
		h.Table.Rows = append(h.Table.Rows, []string{name, w.count(b.Humans), w.count(b.Cylons), w.count(both)})
	}
	every := (len(bars) + 5) / 6
	for i := 0; i < len(bars); i += every {
		h.XTicks = append(h.XTicks, tick{whole(float64(i) / n), "start", w.count(bars[i].From)})
	}
	w.median(&h, bars)
	return h
}

// median marks the length below which half of the games are, as precisely as
// the bars allow.
func (w *writer) median(h *histogram, bars []lab.Bar) {
	half := float64(w.Report.Games) / 2
	for i, b := range bars {
		in := float64(b.Humans + b.Cylons)
		if half > in {
			half -= in
			continue
		}
		part := half / in
		h.Median = whole((float64(i) + part) / float64(len(bars)))
		h.Label = fmt.Sprintf(w.w.median, w.count(b.From+int(part*float64(b.To-b.From+1))))
		return
	}
}
