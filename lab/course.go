package lab

import (
	"cmp"
	"slices"

	"ragtag/rules"
)

// mostDial is more than any number that a course follows.
const mostDial = 32

// numTracks is what a course follows: the resources, then the distance.
const numTracks = int(rules.NumResources) + 1

// moment counts, over the games that reached a turn, how often each number
// stood where as the turn began.
type moment [numTracks][mostDial]int

// course is how games went: what stood where as each turn began, and what the
// Crisis cards took.
type course struct {
	turns  []moment
	crises []toll // by Comp
}

// toll is what one Crisis card took.
type toll struct {
	seen    int // how often it was resolved
	lost    [rules.NumResources]int
	squares int // of all that was lost at a time
	fatal   int // how often the game was lost by it
}

func (t *toll) add(o *toll) {
	t.seen += o.seen
	t.squares += o.squares
	t.fatal += o.fatal
	for r, n := range o.lost {
		t.lost[r] += n
	}
}

// note takes the state of a table at which a turn begins.
func (c *course) note(s *rules.State) {
	turn := int(s.Turn) // of those begun
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

// crisisReader reads the events of one game for what its Crisis cards took.
// A card is being resolved from when it is shown until it is discarded or the
// fleet prepares to jump, so the ships that it activates count as its own.
type crisisReader struct {
	into  []toll
	open  rules.Comp // the card being resolved, or None
	lost  [rules.NumResources]int
	dials [rules.NumResources]int
	empty [rules.NumResources]rules.Comp // the card that emptied the dial last, or None
}

// read takes all events of a game that is over, whose last dials are given.
func (c *course) read(events []rules.Event, dials [rules.NumResources]int8) {
	r := crisisReader{into: c.crises}
	for i, v := range dials {
		r.dials[i] = int(v)
	}
	for i := range events {
		if e := &events[i]; e.Kind == rules.EvResource {
			r.dials[e.Resource] -= e.Change // back to what the game began with
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
			r.open, r.lost = rules.None, [rules.NumResources]int{} // another is resolved in its place
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

// end blames the card being resolved for a defeat, or the one that emptied the
// dial.
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

// Distance is the name of the distance among the tracks of a Moment.
const Distance = "distance"

// Tracks are what a Moment has the marks of, in the order of the board.
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

// tolls lists the cards that were resolved, those first of which it is surest
// that they are fatal.
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
