package rulebook

import (
	"fmt"

	"ragtag/options"
)

// exactLoyaltyTable counts the cards of the Loyalty deck: the initial deck, the
// cards dealt at once and those left, and those that join later; without Boomer
// and the political Baltar. It has a column for each number of players of the
// view.
func exactLoyaltyTable(v View) string {
	w := phrases[v.Lang]
	c := v.Choice.Game()
	if c.Has(options.AllEndings) {
		c = c.With(options.Kobol) // all endings have the same table
	}
	rows := [][]string{{w.players}, {w.cylonCards}, {w.humanCards}, {w.mutineer}, {w.dealt}, {w.left}}
	late, joins := []string{}, options.LateNothing
	for _, players := range v.tableSizes() {
		cylon, human, err := options.LoyaltyDeck(players, c)
		if err != nil {
			continue // not allowed for this choice
		}
		mutineer := count(c.Feature(options.Mutineer, players))
		dealt := dealtAtOnce(c, players)
		for i, n := range []int{players, cylon, human, mutineer, dealt, cylon + human + mutineer - dealt} {
			rows[i] = append(rows[i], fmt.Sprint(n))
		}
		late = append(late, fmt.Sprint(count(c.Late(players) != options.LateNothing)))
		joins = max(joins, c.Late(players))
	}
	if !c.Holds(options.Daybreak) {
		rows = append(rows[:3], rows[4:]...) // nobody can be the Mutineer
	}
	if joins != options.LateNothing {
		rows = append(rows, append([]string{w.joins + " " + w.late(joins)}, late...))
	}
	return markdownTable(rows)
}

func count(there bool) int {
	if there {
		return 1
	}
	return 0
}

// dealtAtOnce returns the number of Loyalty cards in the first deal.
func dealtAtOnce(c options.Choice, players int) int {
	switch {
	case c.Has(options.Solo):
		return soloLoyalty
	case c.Has(options.CylonLeader):
		return players - 1 // the Cylon Leader gets none
	}
	return players
}

// soloLoyalty is the number of Loyalty cards of the assist character in the
// one-player variant.
const soloLoyalty = 3

// late returns the name of the card that joins the deck after the first deal.
func (p phrase) late(card options.Late) string {
	switch card {
	case options.LateSympathizer:
		return p.sympathizer
	case options.LateSympatheticCylon:
		return p.sympatheticCylon
	}
	return p.humanCard
}
