package page

import (
	"fmt"
	"strings"

	"ragtag/lab"
	"ragtag/rules"
)

// panel is a chart of one number over the turns.
type panel struct {
	Title   string
	ViewBox string
	Wide    string // outer band
	Inner   string // inner band
	Line    string // median
	Red     length // height of the red area, or ""
	RedFrom length
	YTicks  []tick
	XTicks  []tick
	Says    string // text alternative
}

// fewest returns the least number of games at which charts of the course still
// show a turn.
func fewest(games int) int { return max(games/20, min(20, games)) }

// course shows the tracks at the beginning of each turn.
func (w *writer) course() section {
	r := &w.Report
	few := fewest(r.Games)
	s := section{ID: "course", Title: w.w.course, Note: fmt.Sprintf(w.w.courseNote, w.count(few)), Wide: true}
	last := 0
	for last < len(r.Course) && r.Course[last].Games >= few {
		last++
	}
	if last < 2 {
		return s
	}
	moments := r.Course[:last]
	top := 1
	for _, m := range moments {
		for _, marks := range m.Tracks {
			top = max(top, marks[len(marks)-1])
		}
	}
	a := axis{float64((top + 3) / 4 * 4), 4}
	for res := range rules.NumResources {
		p := w.track(moments, res.String(), w.resource(res), a)
		red := (float64(rules.RedAtMost[res]) + .5) / a.top
		p.Red, p.RedFrom = whole(red), whole(1-red)
		s.Panels = append(s.Panels, p)
	}
	s.Panels = append(s.Panels, w.track(moments, lab.Distance, w.w.distance, a), w.survivors(moments))
	s.Table = w.courseTable(moments)
	return s
}

// track returns the panel of one number.
func (w *writer) track(moments []lab.Moment, name, title string, a axis) panel {
	mark := func(i int) []float64 {
		var ys []float64
		for _, m := range moments {
			ys = append(ys, float64(m.Tracks[name][i])/a.top)
		}
		return ys
	}
	p := w.frame(title, len(moments), a, false)
	p.Wide, p.Inner, p.Line = between(mark(0), mark(4)), between(mark(1), mark(3)), along(mark(2))
	first, end := moments[0].Tracks[name][2], moments[len(moments)-1].Tracks[name][2]
	p.Says = fmt.Sprintf(w.w.courseSays, title, fmt.Sprint(first), fmt.Sprint(end), fmt.Sprint(len(moments)))
	return p
}

// survivors returns the panel of how many games are still running.
func (w *writer) survivors(moments []lab.Moment) panel {
	p := w.frame(w.w.still, len(moments), axisTo(100), true)
	var ys, zero []float64
	for _, m := range moments {
		ys = append(ys, float64(m.Games)/float64(moments[0].Games))
		zero = append(zero, 0)
	}
	p.Inner, p.Line = between(zero, ys), along(ys)
	p.Says = fmt.Sprintf(w.w.courseSays, w.w.still, w.percent(1), w.percent(ys[len(ys)-1]), fmt.Sprint(len(moments)))
	return p
}

// frame returns a panel without its curves.
func (w *writer) frame(title string, turns int, y axis, percent bool) panel {
	p := panel{Title: title, ViewBox: fmt.Sprintf("0 0 %d %d", turns-1, unit)}
	p.YTicks = w.upright(y, percent)
	x := axisTo(float64(turns))
	p.XTicks = []tick{{"0%", "start", w.w.turnOne}}
	for n := max(2, int(x.step)); n <= turns; n += max(1, int(x.step)) {
		at, anchor := float64(n-1)/float64(turns-1), "middle"
		if at < .2 {
			continue // turn 1 is labelled there
		}
		if at > .94 {
			anchor = "end"
		}
		p.XTicks = append(p.XTicks, tick{whole(at), anchor, fmt.Sprint(n)})
	}
	return p
}

// upright returns the ticks of a vertical axis. Positions are measured from the
// top.
func (w *writer) upright(a axis, percent bool) (ticks []tick) {
	steps, digits := a.steps()
	for _, y := range steps {
		label := w.decimal(y, digits)
		if percent {
			label = w.perCent(y, digits)
		}
		ticks = append(ticks, tick{At: a.at(a.top - y), Label: label})
	}
	return ticks
}

// unit is the height of the curves' coordinate system.
const unit = 100

// along returns a path through heights from 0 to 1, one for each turn.
func along(ys []float64) string {
	var b strings.Builder
	for i, y := range ys {
		letter := byte('L')
		if i == 0 {
			letter = 'M'
		}
		fmt.Fprintf(&b, "%c%d %.1f", letter, i, unit*(1-y))
	}
	return b.String()
}

// between returns the area between two paths.
func between(low, high []float64) string {
	var b strings.Builder
	b.WriteString(along(high))
	for i := len(low) - 1; i >= 0; i-- {
		fmt.Fprintf(&b, "L%d %.1f", i, unit*(1-low[i]))
	}
	return b.String() + "Z"
}

// courseTable returns the same in numbers, every few turns.
func (w *writer) courseTable(moments []lab.Moment) *table {
	t := &table{Caption: w.w.courseTable, Head: []string{w.w.turn, w.w.gamesHead}}
	for res := range rules.NumResources {
		t.Head = append(t.Head, w.resource(res))
	}
	t.Head = append(t.Head, w.w.distance)
	step := max(1, int(axisTo(float64(len(moments))).step)/2)
	for i := 0; i < len(moments); i++ {
		if turn := i + 1; turn != 1 && turn%step != 0 {
			continue
		}
		m := moments[i]
		line := []string{fmt.Sprint(m.Turn), w.count(m.Games)}
		for _, name := range lab.Tracks() {
			k := m.Tracks[name]
			line = append(line, fmt.Sprintf("%d (%d–%d)", k[2], k[1], k[3]))
		}
		t.Rows = append(t.Rows, line)
	}
	return t
}
