package lab

import (
	"cmp"
	"slices"

	"ragtag/rules"
)

// mostDial exceeds every number that a course records.
const mostDial = 32

// numTracks is the number of tracks in a course: the resources, then the
// distance.
const numTracks = int(rules.NumResources) + 1

// moment counts, over the games that reached a turn, the values of each track
// at its beginning.
type moment [numTracks][mostDial]int

// course records how games went: the tracks at the beginning of each turn, and
// what the Crisis cards cost.
type course struct {
	turns  []moment
	crises []toll // by Comp
}

// toll is what one Crisis card cost.
type toll struct {
	seen    int // how often it was resolved
	lost    [rules.NumResources]int
	squares int // sum of the squares of each loss
	fatal   int // how often it lost the game
}

func (t *toll) add(o *toll) {
	t.seen += o.seen
	t.squares += o.squares
	t.fatal += o.fatal
	for r, n := range o.lost {
		t.lost[r] += n
	}
}

// note records the state of a table at the beginning of a turn.
func (c *course) note(s *rules.State) {
	turn := int(s.Turn) // number of turns begun
	if turn == len(c.turns) {
		c.turns = append(c.turns, moment{})
	}
	m := &c.turns[turn]
	for r, v := range s.Dials {
		m[r][v]++
	}
	m[rules.NumResources][min(int(s.Distance), mostDial-1)]++
}

func (c *course) add(o *course) {
	for len(c.turns) < len(o.turns) {
		c.turns = append(c.turns, moment{})
	}
	for i := range o.turns {
		for k := range o.turns[i] {
			for v, n := range o.turns[i][k] {
				c.turns[i][k][v] += n
			}
		}
	}
	for i := range o.crises {
		c.crises[i].add(&o.crises[i])
	}
}

// crisisReader derives from the events of one game what its Crisis cards cost.
// A card is being resolved from when it is shown until it is discarded or the
// fleet prepares to jump, so the ships that it activates are included.
type crisisReader struct {
	into  []toll
	open  rules.Comp // the card being resolved, or None
	lost  [rules.NumResources]int
	dials [rules.NumResources]int
	empty [rules.NumResources]rules.Comp // the card that last emptied the dial, or None
}

// read reads all events of a finished game with its final dials.
func (c *course) read(events []rules.Event, dials [rules.NumResources]int8) {
	r := crisisReader{into: c.crises}
	for i, v := range dials {
		r.dials[i] = int(v)
	}
	for i := range events {
		if e := &events[i]; e.Kind == rules.EvResource {
			r.dials[e.Resource] -= e.Change // back to the initial value
		}
	}
	for i := range events {
		r.take(&events[i])
	}
}

func (r *crisisReader) take(e *rules.Event) {
	switch e.Kind {
	case rules.EvCrisis, rules.EvSuper:
		r.close()
		r.open = e.Comp
	case rules.EvCrisisGone:
		switch {
		case e.Comp != r.open:
		case e.Rule == "crisis.discard":
			r.close()
		case e.Fate == rules.FateDiscarded:
			r.open, r.lost = rules.None, [rules.NumResources]int{} // another card is resolved instead
		}
	case rules.EvPhase:
		if e.Phase != rules.PhaseShips {
			r.close()
		}
	case rules.EvResource:
		r.dials[e.Resource] += e.Change
		if r.dials[e.Resource] == 0 {
			r.empty[e.Resource] = r.open
		}
		if r.open != rules.None && e.Change < 0 {
			r.lost[e.Resource] -= e.Change
		}
	case rules.EvEnded:
		r.end(e.Ending)
	}
}

// close counts the card being resolved, if there is one.
func (r *crisisReader) close() {
	if r.open == rules.None {
		return
	}
	t, all := &r.into[r.open], 0
	t.seen++
	for k, n := range r.lost {
		t.lost[k] += n
		all += n
	}
	t.squares += all * all
	r.open, r.lost = rules.None, [rules.NumResources]int{}
}

// end attributes a defeat to the card being resolved, or to the one that
// emptied the dial.
func (r *crisisReader) end(e rules.Ending) {
	if (rules.Result{Ending: e}).HumansWon() {
		r.close()
		return
	}
	by := r.open
	if k := int(e) - int(rules.OutOfFuel); k >= 0 && k < int(rules.NumResources) {
		by = r.empty[k]
	}
	r.close()
	if by != rules.None {
		r.into[by].fatal++
	}
}

// Distance is the name of the distance in the tracks of a Moment.
const Distance = "distance"

// Tracks returns the names of the tracks of a Moment, in the order of the
// board.
func Tracks() (names []string) {
	for r := range rules.NumResources {
		names = append(names, r.String())
	}
	return append(names, Distance)
}

func (c *course) moments() (list []Moment) {
	for i := range c.turns {
		m := Moment{Turn: i + 1, Tracks: map[string]Marks{}}
		for k, name := range Tracks() {
			m.Tracks[name] = marksOf(&c.turns[i][k])
		}
		for _, n := range c.turns[i][0] {
			m.Games += n
		}
		list = append(list, m)
	}
	return list
}

// tolls returns the cards that were resolved, sorted by the lower bound of
// their fatal share, highest first.
func (c *course) tolls(cat *rules.Catalogue) (list []Toll) {
	for k := range c.crises {
		t := &c.crises[k]
		if t.seen == 0 {
			continue
		}
		all, each := 0, map[string]int{}
		for r, n := range t.lost {
			all += n
			each[rules.Resource(r).String()] = n
		}
		list = append(list, Toll{cat.Ref(rules.Comp(k)), t.seen, ShareOf(t.fatal, t.seen), meanOf(t.seen, all, t.squares), each})
	}
	slices.SortFunc(list, func(a, b Toll) int {
		return cmp.Or(cmp.Compare(b.Fatal.Low, a.Fatal.Low), cmp.Compare(b.Lost.Mean, a.Lost.Mean), cmp.Compare(a.Card, b.Card))
	})
	return list
}
