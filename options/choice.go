package options

// Choice is a choice of options for a game: a comparable value whose zero value
// is the base game with its one ending, Kobol. A Choice need not be legal; it
// always has exactly one ending.
type Choice struct {
	// set never holds Kobol, which is in force when there is no other ending.
	set wordSet
}

// Of returns the choice of the given words. Of several endings the last is
// chosen, as in a menu.
func Of(words ...Word) (c Choice) {
	for _, w := range words {
		c = c.With(w)
	}
	return c
}

// With returns c with w chosen. An ending replaces the previous one. No other
// word changes: see [Choice.Settle].
func (c Choice) With(w Word) Choice {
	if w.IsEnding() {
		c.set &^= endings
	}
	if w != Kobol && w != 0 && w <= lastWord {
		c.set |= setOf(w)
	}
	return c
}

// Without returns c with w not chosen. Without another ending, the ending is
// Kobol; Kobol itself cannot be removed, only replaced.
func (c Choice) Without(w Word) Choice {
	c.set &^= setOf(w)
	return c
}

// Has reports whether w is chosen. Kobol is chosen unless another ending is, or
// Epica, which has an ending of its own.
func (c Choice) Has(w Word) bool {
	if w == Kobol {
		return c.set&(endings|setOf(Epica)) == 0
	}
	return c.set.has(w)
}

// Words returns the chosen words in the order of the constants, without Kobol,
// which is in force when there is no other ending.
func (c Choice) Words() []Word { return c.set.words() }

// Ending returns the ending: Kobol if no other is chosen.
func (c Choice) Ending() Word {
	for w := NewCaprica; w <= AllEndings; w++ {
		if c.set.has(w) {
			return w
		}
	}
	return Kobol
}

// Game returns c without the words that only change the rulebook's page.
// Choices with equal Game are the same game.
func (c Choice) Game() Choice { return Choice{c.set &^ displays} }

// Holds reports whether the content of w is in play, chosen or implied: Epica
// implies the three expansions, the Exodus modules, and of the Ionian Nebula
// its Allies, trauma and Crossroads; AllEndings shows every ending.
func (c Choice) Holds(w Word) bool {
	switch {
	case c.set.has(Epica) && epicaBrings.has(w):
		return true
	case c.set.has(AllEndings) && endings.has(w):
		return true
	}
	return c.Has(w)
}

var epicaBrings = expansions | setOf(PersonalGoal, FinalFive, CylonFleet, IonianNebula)
