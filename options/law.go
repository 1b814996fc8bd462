package options

// law is one line of what may be combined: about one word, what it needs or
// what stands in its way. It is directed as the published form is: the word
// gives way, and what it meets stays.
type law struct {
	word   Word
	reason Reason
	with   wordSet
}

// laws are in the order in which a choice settles: nearly every law looks only
// at words that the laws before it have already judged.
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

	// Daybreak, and what else can turn a human into half a Cylon.
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

	// The old variants for few players or none against another: base set only,
	// one at a time.
	{Solo, Excludes, oldVariantsExclude},
	{Duo, Excludes, oldVariantsExclude},
	{Coop, Excludes, oldVariantsExclude},
	{Solo, Excludes, setOf(Duo, Coop)},
	{Duo, Excludes, setOf(Solo, Coop)},
	{Coop, Excludes, setOf(Solo, Duo)},
}

var oldVariantsExclude = expansions | setOf(Epica, AllEndings,
	NoSympathizer, SympatheticCylon, ForceOverlay)

// broken returns the conflict that l's word has in c, or nil.
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

// Blocked returns why w may not be added to c, or nil if it may: what a form
// greys out. Where w may be added at the price of others, which then give way
// as [Choice.Settle] says, it is not blocked. A word that is chosen already is
// judged beside the others.
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

// Settle returns c without the words that its other words rule out, as the
// published form unchecks what no longer fits: when Pegasus goes, so do New
// Caprica and everything else that stood on it. The result has no conflict
// between words; a legal choice is returned unchanged.
func (c Choice) Settle() Choice {
	for _, l := range laws {
		if c.set.has(l.word) && l.broken(c) != nil {
			c = c.Without(l.word)
		}
	}
	return c
}

// Check returns nil if c is legal, else the first [*Conflict]. With players 0
// it judges the words alone, as the rulebook's page may show them; with any
// other number it judges a game of so many, Cylon Leader included, which
// refuses AllEndings. Words that only change a page are never in the way.
// Whether the referee can play it yet is another question: [Choice.Playable].
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
