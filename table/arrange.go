package table

import "ragtag/rules"

// Arrange creates a table whose game starts from a position between two phases,
// as if other rules had played it so far; such a game has no record. The
// position determines the number of players and the options. Arrange is for
// tests that begin in mid-game.
func (h *Hub) Arrange(s SetUp, at rules.State) (Created, error) {
	s.Options, s.Players = at.Choice.String(), int(at.Players)
	return h.create(nil, s, entry{Renewed: &renewed{Rules: h.Rules, State: positionOf(h.cat, at), Answers: []rules.Entry{}}})
}
