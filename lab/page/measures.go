package page

import (
	"cmp"
	"fmt"
	"iter"
	"maps"
	"slices"
	"unicode/utf8"

	"ragtag/lab"
	"ragtag/options"
	"ragtag/rules"
)

// measures is a table whose rows have one or several numbers, each with a plot.
type measures struct {
	What  string // what the rows are
	Count string // heading of the counts
	Unit  string // unit of a count
	Heads []head
	Rows  []row
}

// head is the heading of a measure: its name and scale.
type head struct {
	axis
	Name  string
	Ticks []tick
	Grid  []length
	Mean  length // of all games, or ""
}

type tick struct {
	At     length
	Anchor string
	Label  string
}

// row is one thing that is measured. A row without cells is a heading.
type row struct {
	Name, Count string
	Cells       []cell
}

// cell is one number of a row.
type cell struct {
	Head         head
	Value, Range string
	Low, At      length // the interval, and the number itself
	Width        length // of the interval
	Bar          bool   // from 0
	Parts        []part // what the bar is made of
	Parted       string // the parts, in words
}

type part struct {
	Class, Title string
	From, Width  length
}

// shares returns a heading for shares of up to x.
func (w *writer) shares(name string, x float64) head { return w.head(name, axisTo(100*x), true) }

func (w *writer) head(name string, a axis, percent bool) head {
	h := head{axis: a, Name: name}
	steps, digits := a.steps()
	for i, x := range steps {
		h.Grid = append(h.Grid, a.at(x))
		if len(steps) > 4 && i%2 > 0 {
			continue
		}
		label, anchor := w.decimal(x, digits), "middle"
		switch i {
		case 0:
			label, anchor = "0", "start"
		case len(steps) - 1:
			anchor = "end"
			if percent {
				label = w.perCent(x, digits)
			}
		}
		h.Ticks = append(h.Ticks, tick{a.at(x), anchor, label})
	}
	return h
}

// Long reports whether the name needs its own line.
func (r row) Long() bool { return utf8.RuneCountInString(r.Name) > 26 }

// share returns a cell for a share.
func (w *writer) share(h head, s lab.Share) cell {
	return cell{
		Head: h, Value: w.percent(s.Rate), Range: w.between(s),
		Low: h.at(100 * s.Low), At: h.at(100 * s.Rate), Width: whole(100 * (s.High - s.Low) / h.top),
	}
}

// humansWon returns a heading for shares of the humans of up to x, with that of
// all games.
func (w *writer) humansWon(x float64) head {
	h := w.shares(w.w.humansWon, max(x, w.Report.HumanShare.Rate))
	h.Mean = h.at(100 * w.Report.HumanShare.Rate)
	return h
}

// ofGames returns a table of games.
func (w *writer) ofGames(what string, heads ...head) measures {
	return measures{What: what, Count: w.w.gamesHead, Unit: w.w.gamesUnit, Heads: heads}
}

// highest returns the highest upper bound of the shares.
func highest[T any](all iter.Seq[T], of func(T) lab.Share) (x float64) {
	for t := range all {
		x = max(x, of(t).High)
	}
	return x
}

func ofHumans(s lab.Summary) lab.Share { return s.HumanShare }

func (w *writer) byPlayers() section {
	s := section{ID: "players", Title: w.w.byPlayers}
	m := w.ofGames(w.w.players, w.humansWon(highest(maps.Values(w.Report.ByPlayers), ofHumans)))
	for _, n := range sorted(w.Report.ByPlayers) {
		sum := w.Report.ByPlayers[n]
		m.Rows = append(m.Rows, row{fmt.Sprintf(w.w.nPlayers, fmt.Sprint(n)), w.count(sum.Games), []cell{w.share(m.Heads[0], sum.HumanShare)}})
	}
	return s.with(m)
}

// byOptions compares choices, in the order of the plan. If there are several
// numbers of players, it compares each choice with each of them.
func (w *writer) byOptions() section {
	s := section{ID: "options", Title: w.w.byOptions}
	if len(w.Report.ByOptions) == 0 {
		return s
	}
	top := highest(maps.Values(w.Report.ByOptions), ofHumans)
	for _, at := range w.Report.BySetting {
		top = max(top, at.HumanShare.High)
	}
	m := w.ofGames(w.w.options, w.humansWon(top))
	line := func(name string, sum lab.Summary) row {
		return row{name, w.count(sum.Games), []cell{w.share(m.Heads[0], sum.HumanShare)}}
	}
	for _, c := range w.Plan.Choices {
		m.Rows = append(m.Rows, line(w.choice(c), w.Report.ByOptions[c.String()]))
	}
	last := ""
	for i, at := range w.Report.BySetting {
		if i == 0 || at.Options != last {
			c, _ := options.Parse(at.Options)
			m.Rows = append(m.Rows, row{Name: w.choice(c)})
			last = at.Options
		}
		m.Rows = append(m.Rows, line(fmt.Sprintf(w.w.nPlayers, fmt.Sprint(at.Players)), at.Summary))
	}
	return s.with(m)
}

func (w *writer) byLoyalty() section {
	return section{ID: "loyalty", Title: w.w.byLoyalty, Note: w.w.loyaltyNote}.with(
		w.roles(w.ofGames(w.w.byLoyalty, w.shares(w.w.sideWon, 1)), w.Report.ByRole))
}

// byBot compares bots that played at one table.
func (w *writer) byBot() section {
	s := section{ID: "bots", Title: w.w.byBot}
	if len(w.Report.ByBot) < 2 {
		return s
	}
	m := w.ofGames(w.w.bots, w.shares(w.w.sideWon, 1))
	for _, name := range sorted(w.Report.ByBot) {
		m.Rows = append(m.Rows, row{Name: name})
		m = w.roles(m, w.Report.ByBot[name])
	}
	return s.with(m)
}

// roles adds a row for each role that occurred: the humans, then the others.
func (w *writer) roles(m measures, shares map[string]lab.Share) measures {
	ids := sorted(shares)
	slices.SortStableFunc(ids, func(a, b string) int { return roleOrder(a) - roleOrder(b) })
	for _, id := range ids {
		name, known := w.w.roleNames[id]
		if !known {
			name = id
		}
		m.Rows = append(m.Rows, row{name, w.count(shares[id].Of), []cell{w.share(m.Heads[0], shares[id])}})
	}
	return m
}

func roleOrder(id string) int {
	order := []string{lab.RoleHuman, lab.RoleHidden, lab.RoleRevealed, lab.RoleSympath, lab.RoleLeader}
	if i := slices.Index(order, id); i >= 0 {
		return i
	}
	return len(order)
}

// byCharacter compares characters, the best first.
func (w *writer) byCharacter() section {
	r := &w.Report
	s := section{ID: "characters", Title: w.w.byCharacter, Note: w.w.characterNote, Wide: true}
	players := highest(maps.Values(r.ByCharacter), func(f lab.Face) lab.Share { return f.Player })
	humans := highest(maps.Values(r.ByCharacter), func(f lab.Face) lab.Share { return f.Humans })
	m := w.ofGames(w.w.byCharacter, w.shares(w.w.playerWon, players), w.humansWon(humans))
	ids := sorted(r.ByCharacter)
	slices.SortStableFunc(ids, func(a, b string) int {
		return cmp.Compare(r.ByCharacter[b].Player.Rate, r.ByCharacter[a].Player.Rate)
	})
	for _, id := range ids {
		f := r.ByCharacter[id]
		m.Rows = append(m.Rows, row{w.name(rules.KindCharacter.String() + "/" + id), w.count(f.Player.Of), []cell{
			w.share(m.Heads[0], f.Player), w.share(m.Heads[1], f.Humans),
		}})
	}
	return s.with(m)
}

func (w *writer) byCause() section {
	r := &w.Report
	s := section{ID: "causes", Title: w.w.byCause}
	ids := sorted(r.LossCauses)
	if len(ids) == 0 {
		return s
	}
	slices.SortStableFunc(ids, func(a, b string) int { return r.LossCauses[b] - r.LossCauses[a] })
	top := lab.ShareOf(r.LossCauses[ids[0]], r.Games).High
	m := w.ofGames(w.w.byCause, w.shares(w.w.ofAll, top))
	for _, id := range ids {
		c := w.share(m.Heads[0], lab.ShareOf(r.LossCauses[id], r.Games))
		c.Bar = true
		m.Rows = append(m.Rows, row{w.ending(id), w.count(r.LossCauses[id]), []cell{c}})
	}
	return s.with(m)
}

// with returns the section with a table, if the table has any rows.
func (s section) with(m measures) section {
	if len(m.Rows) > 0 {
		s.Measures = append(s.Measures, m)
	}
	return s
}
