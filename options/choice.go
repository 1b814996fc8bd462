package options

// Choice is what has been chosen before a game: a comparable value whose zero
// is the base game with its one ending, Kobol. A Choice need not be legal; it
// always has exactly one ending.
type Choice struct {
	// set never holds Kobol, which is the lack of another ending.
	set wordSet
}

// Of returns the choice of the given words. Of several endings the last
// stands, as in a menu.
func Of(words ...Word) (c Choice) {
	for _, w := range words {
		c = c.With(w)
	}
	return c
}

// With returns c with w chosen. An ending takes the place of the one before.
// Nothing else is changed: see [Choice.Settle].
func (c Choice) With(w Word) Choice {
	if w.IsEnding() {
		c.set &^= endings
	}
	if w != Kobol && w != 0 && w <= lastWord {
		c.set |= setOf(w)
	}
	return c
}

// Without returns c with w not chosen. Without its ending, the ending is
// Kobol; Kobol itself goes only when another ending comes.
func (c Choice) Without(w Word) Choice {
	c.set &^= setOf(w)
	return c
}

// Has reports whether w is chosen. Kobol is, unless another ending is or Epica,
// which ends in a way of its own.
func (c Choice) Has(w Word) bool {
	if w == Kobol {
		return c.set&(endings|setOf(Epica)) == 0
	}
	return c.set.has(w)
}

// Words returns the chosen words in the order of the constants. Kobol is not
// among them: it is what holds when no other ending does.
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

// Game returns c without the words that only change what the rulebook's page
// shows: choices with equal Game are the same game.
func (c Choice) Game() Choice { return Choice{c.set &^ displays} }

// Holds reports whether what w stands for is in play, chosen or brought along:
// Epica brings the three expansions, the Exodus modules, and of the Ionian
// Nebula its Allies, trauma and Crossroads; AllEndings shows every ending.
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
