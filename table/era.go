package table

import (
	"sort"

	"ragtag/rules"
)

// cast holds the characters that the seats play.
type cast [rules.MaxSeats]rules.Comp

// era is a part of a game: events in a row whose lines have the same turn and
// characters.
type era struct {
	first int
	turn  int
	cast  cast
}

// eras are the eras of a game, up to an event.
type eras struct {
	list []era
	n    int // events
}

// at returns the era of event i.
func (k *eras) at(i int) era {
	return k.list[sort.Search(len(k.list), func(n int) bool { return k.list[n].first > i })-1]
}

// last returns the era of the last event, and whether there is one.
func (k *eras) last() (e era, ok bool) {
	if len(k.list) == 0 {
		return e, false
	}
	return k.list[len(k.list)-1], true
}

// add adds an event.
func (k *eras) add(turn int, now cast) {
	if last, ok := k.last(); !ok || last.turn != turn || last.cast != now {
		k.list = append(k.list, era{k.n, turn, now})
	}
	k.n++
}
