package options

// built holds the words that the referee supports. To build one is to add it
// here.
var built = setOf(NoSympathizer, Solo, Duo, Coop, Pegasus, Exodus, PersonalGoal, FinalFive, CylonFleet, CylonLeader, SympatheticCylon, ForceOverlay, ForceMotive, NewCaprica, ForceExodus, ExtraDeath)

// Built reports whether the referee supports w. Kobol and the words that only
// change a page are always supported.
func Built(w Word) bool { return (built | displays | setOf(Kobol)).has(w) }

// Playable returns nil if a game of c with that many players can be played: it
// is legal ([Choice.Check]) and the referee supports all of it. Otherwise the
// error is a [*Conflict]; its reason is NotBuilt if the choice is legal but not
// supported.
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
