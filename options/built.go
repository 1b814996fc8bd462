package options

// built holds the words that the referee supports. To build one is to add it
// here.
var built = setOf(
	NoSympathizer, Solo, Duo, Coop, Pegasus, Exodus, PersonalGoal, FinalFive, CylonFleet, AllySeasons, Daybreak, ForceDemetrius, CylonLeader,
	SympatheticCylon, ForceOverlay, ForceMotive, NewCaprica, IonianNebula, SearchForHome, ForcePegasus, ForceExodus, ExtraDeath)

// underWay holds the words that the referee supports in part: scenarios and tests
// play them, so that a set can be built piece by piece, and people are told that
// they are not built. A word whose last piece is there goes over to built.
var underWay = setOf(Epica)

// Built reports whether the referee supports w. Kobol and the words that only
// change a page are always supported.
func Built(w Word) bool { return (built | displays | setOf(Kobol)).has(w) }

// UnderWay reports whether the referee supports a part of w, for scenarios and
// tests alone.
func UnderWay(w Word) bool { return underWay.has(w) }

// Playable returns nil if a game of c with that many players can be played: it
// is legal ([Choice.Check]) and the referee supports all of it. Otherwise the
// error is a [*Conflict]; its reason is NotBuilt if the choice is legal but not
// supported.
func (c Choice) Playable(players int) error { return c.supported(players, Built) }

// Rehearsable returns what Playable does, except that words under way are
// supported. It is the entrance for scenarios and tests; whatever people play
// asks Playable.
func (c Choice) Rehearsable(players int) error {
	return c.supported(players, func(w Word) bool { return Built(w) || UnderWay(w) })
}

func (c Choice) supported(players int, by func(Word) bool) error {
	if err := c.checkGame(players); err != nil {
		return err
	}
	for _, w := range c.Words() {
		if !by(w) {
			return &Conflict{Reason: NotBuilt, Word: w}
		}
	}
	return nil
}
