package lab

import "ragtag/rules"

// tally counts the games of one worker.
type tally struct {
	cells    [][]cell // by choice and number of players
	parts    map[part]side
	played   []faces // by character
	turns    lengths
	decided  lengths
	course   *course // nil without Plan.Watch
	tells    *tells  // nil without Plan.Tells
	uses     *uses   // nil without Plan.Uses
	coverage *rules.Coverage
	faults   []Fault

	table rules.Table // of one game after the other
	guard guard
	seats [rules.MaxSeats]rules.Decider
}

// cell counts the games with one choice and one number of players.
type cell struct {
	games   int
	leaders int // won by a Cylon Leader too
	endings [rules.NumEndings]int
	turns   spread
	decided spread
	dials   [rules.NumResources]spread
	reached spread // distance
}

// spread is the sum and the bounds of a number over games.
type spread struct {
	n, sum, low, high int
}

func (s *spread) take(v int) { s.add(spread{1, v, v, v}) }

func (s *spread) add(o spread) {
	switch {
	case o.n == 0:
	case s.n == 0:
		*s = o
	default:
		*s = spread{s.n + o.n, s.sum + o.sum, min(s.low, o.low), max(s.high, o.high)}
	}
}

// side counts seats, or games, and those that won.
type side struct{ seats, wins int }

// part is a role that a bot's seats had at the end of a game, or anybody's if
// bot is empty. All seats of one part win or lose together, so a game counts
// once for each part: otherwise the intervals would be too narrow.
type part struct{ bot, role string }

// faces counts the results of the players of a character, and of the humans in
// its games.
type faces struct{ player, humans side }

// lengths counts games by length and winner.
type lengths map[length]int

type length struct {
	n      int
	humans bool // won
}

func (s *side) take(won bool) {
	s.seats++
	if won {
		s.wins++
	}
}

func (s *side) add(o side) { s.seats, s.wins = s.seats+o.seats, s.wins+o.wins }

func newTally(cat *rules.Catalogue, plan *Plan) *tally {
	t := &tally{
		cells: make([][]cell, len(plan.Choices)), parts: map[part]side{}, played: make([]faces, cat.Size()),
		turns: lengths{}, decided: lengths{}, coverage: rules.NewCoverage(cat),
	}
	if plan.Watch {
		t.course = &course{crises: make([]toll, cat.Size())}
	}
	if plan.Tells {
		t.tells = &tells{}
	}
	if plan.Uses {
		t.uses = &uses{}
	}
	for i := range t.cells {
		t.cells[i] = make([]cell, len(plan.Players))
	}
	return t
}

// count counts a finished game.
func (t *tally) count(tb *rules.Table, s setting, plan *Plan) {
	c := &t.cells[s.choice][s.players]
	c.games++
	c.endings[tb.S.Result.Ending]++
	c.turns.take(int(tb.S.Turn))
	c.decided.take(int(tb.Decided))
	for r, v := range tb.S.Dials {
		c.dials[r].take(int(v))
	}
	c.reached.take(int(tb.S.Distance))
	humans := tb.S.Result.HumansWon()
	t.turns[length{int(tb.S.Turn), humans}]++
	t.decided[length{int(tb.Decided), humans}]++
	t.countSeats(tb, c, plan)
	if t.course != nil {
		t.course.read(tb.Events(), tb.S.Dials)
	}
}

// countSeats counts a game for each part and each character in it.
func (t *tally) countSeats(tb *rules.Table, c *cell, plan *Plan) {
	parts := map[part]bool{}
	for p := range rules.Seat(tb.S.Players) {
		won, role := tb.S.Result.Winners.Has(p), roleAtEnd(tb, p)
		for _, is := range []part{{plan.bot(int(p)), role}, {"", role}} {
			parts[is] = parts[is] || won
		}
		face := &t.played[tb.S.Seats[p].Character]
		face.player.take(won)
		face.humans.take(tb.S.Result.HumansWon())
	}
	for is, won := range parts {
		s := t.parts[is]
		s.take(won)
		t.parts[is] = s
	}
	if parts[part{"", RoleLeader}] {
		c.leaders++
	}
}

func (c *cell) add(o *cell) {
	c.games += o.games
	c.leaders += o.leaders
	for e, n := range o.endings {
		c.endings[e] += n
	}
	c.turns.add(o.turns)
	c.decided.add(o.decided)
	for r := range o.dials {
		c.dials[r].add(o.dials[r])
	}
	c.reached.add(o.reached)
}

func (l lengths) add(o lengths) {
	for k, n := range o {
		l[k] += n
	}
}

// add adds the counts of another worker.
func (t *tally) add(o *tally) {
	for i := range t.cells {
		for j := range t.cells[i] {
			t.cells[i][j].add(&o.cells[i][j])
		}
	}
	for is, n := range o.parts {
		s := t.parts[is]
		s.add(n)
		t.parts[is] = s
	}
	for c := range o.played {
		t.played[c].player.add(o.played[c].player)
		t.played[c].humans.add(o.played[c].humans)
	}
	t.turns.add(o.turns)
	t.decided.add(o.decided)
	if t.course != nil {
		t.course.add(o.course)
	}
	if t.tells != nil {
		t.tells.add(o.tells)
	}
	if t.uses != nil {
		t.uses.add(o.uses)
	}
	t.coverage.Add(o.coverage)
	t.faults = append(t.faults, o.faults...)
}
