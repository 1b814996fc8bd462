package options

// The smallest and the largest game that any choice allows.
const (
	MinPlayers = 1
	MaxPlayers = 7
)

// Players returns the allowed numbers of players of c, including a Cylon
// Leader.
func (c Choice) Players() (low, high int) {
	_, low, high = c.table()
	return low, high
}

// table returns the allowed numbers of players and the word that sets them, or
// zero if they are the ordinary ones.
func (c Choice) table() (by Word, low, high int) {
	switch {
	case c.Has(Solo):
		return Solo, 1, 1
	case c.Has(Duo):
		return Duo, 2, 2
	case c.Has(CylonLeader):
		return CylonLeader, 4, 7
	}
	return 0, 3, 6
}

// Playable returns nil if a game of c with that many players can be played: it is
// legal ([Choice.Check]). Players 0 is an error.
func (c Choice) Playable(players int) error {
	if players == 0 {
		return c.checkPlayers(players)
	}
	return c.Check(players)
}

// checkPlayers returns a conflict that names the word needed for that many
// players, if there is one, and otherwise the allowed range.
func (c Choice) checkPlayers(players int) error {
	by, low, high := c.table()
	if low <= players && players <= high {
		return nil
	}
	if needed := neededBy(players); by == 0 && needed != 0 {
		return &Conflict{Reason: Needs, With: []Word{needed}, Players: players}
	}
	return &Conflict{Reason: Players, Word: by, Players: players, Min: low, Max: high}
}

func neededBy(players int) Word {
	switch players {
	case 1:
		return Solo
	case 2:
		return Duo
	case 7:
		return CylonLeader
	}
	return 0
}
