package rulebook

import (
	"fmt"
	"strings"

	"ragtag/options"
)

// tables are the functions that compute the tables in texts, by name. They
// return Markdown.
var tables = map[string]func(View) string{
	"loyalty":       loyaltyTable,
	"loyalty-exact": exactLoyaltyTable,
	"succession":    successionTable,
}

// loyaltyTable returns the initial Loyalty deck for the view's number of
// players, or for all that its choice allows.
func loyaltyTable(v View) string {
	c := v.Choice.Game()
	if c.Has(options.AllEndings) {
		c = c.With(options.Kobol) // all endings have the same table
	}
	w := phrases[v.Lang]
	mutineer := c.Feature(options.Mutineer, 0)
	head := []string{w.players, w.cylonCards, w.humanCards}
	if mutineer {
		head = append(head, w.mutineer)
	}
	rows := [][]string{head}
	for _, players := range v.tableSizes() {
		cylon, human, err := options.LoyaltyDeck(players, c)
		if err != nil {
			continue // not allowed for this choice
		}
		row := []string{fmt.Sprint(players), fmt.Sprint(cylon), fmt.Sprint(human)}
		if mutineer {
			row = append(row, w.yesNo(c.Feature(options.Mutineer, players)))
		}
		rows = append(rows, row)
	}
	return markdownTable(rows)
}

// tableSizes returns the numbers of players of the view.
func (v View) tableSizes() (sizes []int) {
	if v.Players != 0 {
		return []int{v.Players}
	}
	low, high := v.Choice.Players()
	for n := low; n <= high; n++ {
		sizes = append(sizes, n)
	}
	return sizes
}

// successionTable returns the lines of succession side by side, with the
// characters of the sets in play.
func successionTable(v View) string {
	w := phrases[v.Lang]
	columns := [][]string{v.line(w.admiral, admiralLine), v.line(w.president, presidentLine)}
	if v.Choice.Holds(options.CylonFleet) {
		columns = append(columns, v.line(w.cag, cagLine))
	}
	rows := make([][]string, len(columns[0]))
	for i := range rows {
		rank := fmt.Sprint(i)
		if i == 0 {
			rank = "#"
		}
		rows[i] = []string{rank}
		for _, column := range columns {
			rows[i] = append(rows[i], column[i])
		}
	}
	return markdownTable(rows)
}

// line returns a heading and the names of the characters of a line who can be
// in play.
func (v View) line(heading string, line []string) []string {
	names := []string{heading}
	for _, id := range line {
		p := people[id]
		if p.set == 0 || v.Choice.Holds(p.set) {
			names = append(names, p.name[v.Lang])
		}
	}
	return names
}

// markdownTable formats rows, the first of which is the head.
func markdownTable(rows [][]string) string {
	var b strings.Builder
	for i, row := range rows {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString("| " + strings.Join(row, " | ") + " |")
		if i == 0 {
			b.WriteString("\n|" + strings.Repeat("---|", len(row)))
		}
	}
	return b.String()
}
