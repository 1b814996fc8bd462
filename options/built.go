package options

// built holds the words that the referee plays today: to build one is to add
// it here.
var built = setOf(NoSympathizer, Solo, Duo, Coop, Pegasus, CylonLeader, SympatheticCylon, ForceOverlay, ForceMotive, NewCaprica, ForceExodus, ExtraDeath)

// Built reports whether the referee plays w today. Kobol and the words that
// only change a page need nothing built.
func Built(w Word) bool { return (built | displays | setOf(Kobol)).has(w) }

// Playable returns nil if a game of c with that many players can be played
// here today: it is legal ([Choice.Check]) and all of it is built. Else the
// error is a [*Conflict], whose reason NotBuilt tells that only we are behind.
func (c Choice) Playable(players int) error {
	if err := c.checkGame(players); err != nil {
		return err
	}
	for _, w := range c.Words() {
		if !Built(w) {
			return &Conflict{Reason: NotBuilt, Word: w}
		}
	}
	return nil
}
