package lab

import (
	"cmp"
	"slices"
	"time"

	"ragtag/rules"
)

// tally counts the games of one worker.
type tally struct {
	cells    [][]cell // by choice and number of players
	bots     map[string]*sides
	coverage *rules.Coverage
	faults   []Fault

	guard guard
	seats [rules.MaxSeats]rules.Decider
}

// cell counts games with one choice and one number of players.
type cell struct {
	games   int
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

// sides counts the seats of a bot and those whose side won, by what the seat
// was at the end.
type sides struct{ human, hidden, revealed side }

type side struct{ seats, wins int }

func (s *side) take(won bool) {
	s.seats++
	if won {
		s.wins++
	}
}

func (s *sides) add(o *sides) {
	s.human.add(o.human)
	s.hidden.add(o.hidden)
	s.revealed.add(o.revealed)
}

func (s *side) add(o side) { s.seats, s.wins = s.seats+o.seats, s.wins+o.wins }

func newTally(cat *rules.Catalogue, plan *Plan) *tally {
	t := &tally{cells: make([][]cell, len(plan.Choices)), bots: map[string]*sides{}, coverage: rules.NewCoverage(cat)}
	for i := range t.cells {
		t.cells[i] = make([]cell, len(plan.Players))
	}
	for _, name := range plan.Bots {
		t.bots[name] = &sides{}
	}
	return t
}

// count takes a game that is over.
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
	for p := range rules.Seat(tb.S.Players) {
		t.bots[plan.bot(int(p))].count(tb, p)
	}
}

func (s *sides) count(tb *rules.Table, p rules.Seat) {
	won := tb.S.Result.Winners.Has(p)
	switch {
	case tb.S.Seats[p].Revealed:
		s.revealed.take(won)
	case holdsCylon(tb, p):
		s.hidden.take(won)
	default:
		s.human.take(won)
	}
}

func (c *cell) add(o *cell) {
	c.games += o.games
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

// add takes the games of another worker.
func (t *tally) add(o *tally) {
	for i := range t.cells {
		for j := range t.cells[i] {
			t.cells[i][j].add(&o.cells[i][j])
		}
	}
	for name, s := range o.bots {
		t.bots[name].add(s)
	}
	t.coverage.Add(o.coverage)
	t.faults = append(t.faults, o.faults...)
}

// report makes the report of everything counted.
func (t *tally) report(cat *rules.Catalogue, plan *Plan, took time.Duration) Report {
	slices.SortFunc(t.faults, func(a, b Fault) int { return cmp.Compare(a.Game, b.Game) })
	all := t.sum(func(int, int) bool { return true })
	r := Report{
		Summary: summaryOf(&all), Seconds: took.Seconds(), NeverReached: neverReached(cat, InPlay(cat, plan.Choices, plan.Players), t.coverage), Faults: t.faults,
	}
	r.DecisionsPerSecond = float64(all.decided.sum) / r.Seconds
	r.GamesPerSecond = float64(all.games) / r.Seconds
	if len(plan.Players) > 1 {
		r.ByPlayers = map[int]Summary{}
		for j, n := range plan.Players {
			c := t.sum(func(_, k int) bool { return k == j })
			r.ByPlayers[n] = summaryOf(&c)
		}
	}
	if len(plan.Choices) > 1 {
		r.ByOptions = map[string]Summary{}
		for i, choice := range plan.Choices {
			c := t.sum(func(k, _ int) bool { return k == i })
			r.ByOptions[choice.String()] = summaryOf(&c)
		}
	}
	r.ByBot = map[string]Sides{}
	for name, s := range t.bots {
		r.ByBot[name] = Sides{shareOf(s.human), shareOf(s.hidden), shareOf(s.revealed)}
	}
	return r
}

// sum adds up the cells for which in holds.
func (t *tally) sum(in func(choice, players int) bool) (all cell) {
	for i := range t.cells {
		for j := range t.cells[i] {
			if in(i, j) {
				all.add(&t.cells[i][j])
			}
		}
	}
	return all
}
