package table

import "ragtag/rules"

// Arrange makes a table whose game stands at a position between two phases, as if
// it had come there under other rules: no record tells how. The position says how
// many play and by what options. It is for tests that begin in the middle.
func (h *Hub) Arrange(s SetUp, at rules.State) (Created, error) {
	s.Options, s.Players = at.Choice.String(), int(at.Players)
	return h.create(s, entry{Renewed: &renewed{Rules: h.Rules, State: positionOf(h.cat, at), Answers: []rules.Entry{}}})
}
