package options

// law is a constraint on one word: the words that it needs, or that exclude it.
// It is directed as in the published form: Word is dropped and the other words
// stay.
type law struct {
	word   Word
	reason Reason
	with   wordSet
}

// laws are in the order in which a choice settles: nearly every law depends
// only on words that earlier laws have settled.
var laws = []law{
	// Epica fixes everything but the Cylon Leader and the New Caprica part.
	{Pegasus, Implied, setOf(Epica)},
	{Exodus, Implied, setOf(Epica)},
	{Daybreak, Implied, setOf(Epica)},
	{PersonalGoal, Implied, setOf(Epica)},
	{FinalFive, Implied, setOf(Epica)},
	{CylonFleet, Implied, setOf(Epica)},
	{ForceDemetrius, Implied, setOf(Epica)},
	{AllySeasons, Implied, setOf(Epica)},
	{ForceExodus, Implied, setOf(Epica)},
	{ForceOverlay, Implied, setOf(Epica)},
	{ForceMotive, Implied, setOf(Epica)},
	{ForcePegasus, Excludes, setOf(Epica)},
	{Kobol, Excludes, setOf(Epica)},
	{IonianNebula, Excludes, setOf(Epica)},
	{SearchForHome, Excludes, setOf(Epica)},
	{AllEndings, Excludes, setOf(Epica)},
	{NoSympathizer, Excludes, setOf(Epica)},
	{SympatheticCylon, Excludes, setOf(Epica)},
	{ExtraDeath, Excludes, setOf(Epica)},

	// Endings come with their sets.
	{NewCaprica, Needs, setOf(Pegasus, Epica)},
	{IonianNebula, Needs, setOf(Exodus)},
	{SearchForHome, Needs, setOf(Daybreak)},

	// Exodus, its modules, and the two Loyalty decks.
	{PersonalGoal, Needs, setOf(Exodus)},
	{FinalFive, Needs, setOf(Exodus)},
	{CylonFleet, Needs, setOf(Exodus)},
	{AllySeasons, Needs, setOf(Exodus)},
	{AllySeasons, Implied, setOf(IonianNebula, AllEndings)},
	{ForcePegasus, Needs, setOf(Exodus)},
	{ForcePegasus, Excludes, setOf(PersonalGoal, AllySeasons, IonianNebula)},
	{ForceExodus, Implied, setOf(Exodus)},
	{ForceExodus, Needs, setOf(Pegasus)},
	{ExtraDeath, Needs, setOf(Pegasus, Exodus)},

	// Daybreak, and other ways for a human to become half a Cylon.
	{ForceDemetrius, Needs, setOf(Daybreak)},
	{ForceDemetrius, Implied, setOf(SearchForHome, AllEndings)},
	{CylonLeader, Needs, setOf(Pegasus, Daybreak, Epica)},
	{NoSympathizer, Excludes, setOf(Daybreak, CylonLeader)},
	{SympatheticCylon, Excludes, setOf(Daybreak, CylonLeader)},
	{NoSympathizer, Excludes, setOf(SympatheticCylon)},
	{SympatheticCylon, Excludes, setOf(NoSympathizer)},
	{ForceMotive, Implied, setOf(Daybreak)},
	{ForceMotive, Needs, setOf(CylonLeader, SympatheticCylon)},
	{ForceOverlay, Implied, setOf(Pegasus, Daybreak, SympatheticCylon)},

	// The old variants for few players or without opponents: base set only, one
	// at a time.
	{Solo, Excludes, oldVariantsExclude},
	{Duo, Excludes, oldVariantsExclude},
	{Coop, Excludes, oldVariantsExclude},
	{Solo, Excludes, setOf(Duo, Coop)},
	{Duo, Excludes, setOf(Solo, Coop)},
	{Coop, Excludes, setOf(Solo, Duo)},
}

var oldVariantsExclude = expansions | setOf(Epica, AllEndings,
	NoSympathizer, SympatheticCylon, ForceOverlay)

// broken returns the conflict of l's word in c, or nil.
func (l law) broken(c Choice) *Conflict {
	met := c.set & l.with
	switch {
	case l.reason == Needs && met == 0:
		met = l.with
	case l.reason == Needs || met == 0:
		return nil
	}
	return &Conflict{Reason: l.reason, Word: l.word, With: met.words()}
}

// Blocked returns why w cannot be added to c, or nil if it can; forms disable
// blocked words. A word that can be added if others are then dropped by
// [Choice.Settle] is not blocked. A word that is already chosen is checked
// against the others.
func (c Choice) Blocked(w Word) *Conflict {
	beside := c.With(w).Without(w)
	for _, l := range laws {
		if l.word != w {
			continue
		}
		if e := l.broken(beside); e != nil {
			return e
		}
	}
	return nil
}

// Settle returns c without the words that its other words exclude, as the
// published form unchecks them: when Pegasus is removed, so are New Caprica and
// everything else that needs it. The result has no conflict between words; a
// legal choice is returned unchanged.
func (c Choice) Settle() Choice {
	for _, l := range laws {
		if c.set.has(l.word) && l.broken(c) != nil {
			c = c.Without(l.word)
		}
	}
	return c
}

// Check returns nil if c is legal, else the first [*Conflict]. With players 0
// it checks the words alone, as the rulebook's page may show them. With any
// other number it checks a game of that many players, including a Cylon Leader,
// and refuses AllEndings. Words that only change a page never conflict. Check
// does not ask whether the referee supports the game: see [Choice.Playable].
func (c Choice) Check(players int) error {
	for _, l := range laws {
		if !c.set.has(l.word) {
			continue
		}
		if e := l.broken(c); e != nil {
			return e
		}
	}
	if players == 0 {
		return nil
	}
	if c.Has(AllEndings) {
		return &Conflict{Reason: ReadingMode, Word: AllEndings}
	}
	return c.checkPlayers(players)
}
