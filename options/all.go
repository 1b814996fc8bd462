package options

import "iter"

// All yields every choice that is a legal game for some number of players, each
// once, without words that only change a page.
func All() iter.Seq[Choice] {
	return func(yield func(Choice) bool) {
		visit(Choice{}, settleOrder, yield)
	}
}

// settleOrder lists the game's words so that each can be blocked only by those
// before it: all words still open can be decided freely.
var settleOrder = []Word{
	Epica, Pegasus, Exodus, Daybreak, NewCaprica, IonianNebula, SearchForHome,
	PersonalGoal, FinalFive, CylonFleet, AllySeasons, ForcePegasus, ForceExodus, ExtraDeath,
	ForceDemetrius, CylonLeader, NoSympathizer, SympatheticCylon, ForceMotive, ForceOverlay,
	Solo, Duo, Coop,
}

// visit decides the open words one after the other, both ways.
func visit(c Choice, open []Word, yield func(Choice) bool) bool {
	if len(open) == 0 {
		return yield(c)
	}
	w, rest := open[0], open[1:]
	if !visit(c, rest, yield) {
		return false
	}
	if w.IsEnding() && c.Ending() != Kobol || c.Blocked(w) != nil {
		return true
	}
	return visit(c.With(w), rest, yield)
}
