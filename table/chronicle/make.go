package chronicle

import (
	"cmp"
	"slices"

	"ragtag/rules"
)

// maker makes a chronicle: it goes through the events of a game.
type maker struct {
	*Game
	cat    *rules.Catalogue
	story  *Chronicle
	check  Made
	added  [rules.MaxSeats][]rules.Comp
	up     []rules.Comp // the cards of the check when it was revealed
	turned []turn
}

// turn is a line of the log at which the game took a turn, and how sharp that turn was.
type turn struct{ line, weight int }

// MaxTurned is the most turning points of a chronicle.
const MaxTurned = 5

// Of returns the chronicle of a game that is over.
func Of(g *Game) *Chronicle {
	c := &maker{Game: g, cat: g.Catalogue(), story: &Chronicle{
		Turns: g.Game.Turn(), Length: g.Lasted.Milliseconds(),
		Points: []Point{}, Checks: []Made{}, Turned: []int{}, Seats: make([]Biography, g.Seats),
	}}
	c.points()
	for i, e := range g.EventsFrom(0) {
		if line := g.First + i; line <= g.Last {
			c.event(line, i, &e)
		}
	}
	c.lives()
	slices.SortFunc(c.turned, func(a, b turn) int { return cmp.Or(b.weight-a.weight, a.line-b.line) })
	for _, m := range c.turned[:min(len(c.turned), MaxTurned)] {
		c.story.Turned = append(c.story.Turned, m.line)
	}
	slices.Sort(c.story.Turned)
	return c.story
}

// points notes how the fleet stood: the last moment of each turn counts.
func (c *maker) points() {
	for _, m := range c.Moments {
		state := m.State
		p := Point{Turn: int(state.Turn), Dials: map[string]int{}, Distance: int(state.Distance)}
		for r := range rules.NumResources {
			p.Dials[r.String()] = int(state.Dials[r])
		}
		n := len(c.story.Points)
		for n > 0 && c.story.Points[n-1].Turn >= p.Turn { // or it was taken back
			n--
		}
		c.story.Points = append(c.story.Points[:n], p)
	}
}

// event notes what event n, at a line of the log, says.
func (c *maker) event(line, n int, e *rules.Event) {
	by, now := int(e.By.Seat()), c.Turn(n)
	switch e.Kind {
	case rules.EvCheck:
		c.check = Made{Turn: now, Source: c.cat.Ref(e.Cause), By: by, Difficulty: int(e.Difficulty)}
		c.added, c.up = [rules.MaxSeats][]rules.Comp{}, nil
	case rules.EvDifficulty:
		c.check.Difficulty = int(e.Difficulty)
	case rules.EvAdded:
		c.added[by] = append(c.added[by], slices.Concat(e.Comps, e.Private)...)
	case rules.EvRevealed, rules.EvTurnedUp:
		c.up = append(c.up, e.Comps...)
	case rules.EvOutcome:
		c.outcome(line, e)
	case rules.EvUndone:
		c.takeBack(e.Ask, line)
	case rules.EvCylon:
		if c.story.Seats[by].Revealed == 0 {
			c.story.Seats[by].Revealed = now
		}
	case rules.EvExecuted:
		if e.Death == rules.Eliminated {
			break // nobody came after
		}
		at := &c.story.Seats[e.At.Seat()]
		at.Before = append(at.Before, c.cat.Ref(c.Cast(n)[e.At.Seat()]))
	case rules.EvSent:
		if place := c.cat.LocComp(e.Loc); place != rules.None && c.cat.Ref(place) == brig {
			c.story.Seats[e.At.Seat()].Jailed++
		}
	}
	if w := sharp(e); w > 0 {
		c.turned = append(c.turned, turn{line, w})
	}
}

const brig = "location/brig"

// sharp returns how sharply an event turns a game, or 0.
func sharp(e *rules.Event) int {
	switch e.Kind {
	case rules.EvEnded:
		return 9
	case rules.EvCylon, rules.EvExecuted, rules.EvPegasusLost, rules.EvSettled, rules.EvReturned, rules.EvCrossroads, rules.EvEliminated:
		return 8
	case rules.EvSympathizer, rules.EvSleeper:
		return 5
	case rules.EvDistance:
		return 4
	case rules.EvResource:
		if e.Change <= -2 {
			return 3 - e.Change
		}
	}
	return 0
}

// outcome closes a check: each card counts as it did when the check was made.
func (c *maker) outcome(line int, e *rules.Event) {
	c.check.Line, c.check.Total, c.check.Outcome = line, e.Value, e.Outcome.String()
	at := rules.At(c.cat, c.before(line))
	rest := slices.Clone(c.up)
	c.check.Gave = []Gift{}
	for p, cards := range c.added {
		if len(cards) == 0 {
			continue
		}
		g := c.gift(at, p, cards)
		c.check.Gave = append(c.check.Gave, g)
		for _, card := range cards {
			if i := slices.Index(rest, card); i >= 0 {
				rest = slices.Delete(rest, i, i+1)
			}
		}
	}
	if len(rest) > 0 {
		c.check.Gave = append(c.check.Gave, c.gift(at, -1, rest))
	}
	c.story.Checks = append(c.story.Checks, c.check)
}

// gift returns what a seat gave to a check: its cards count as they do at a table.
func (c *maker) gift(at *rules.Table, seat int, cards []rules.Comp) Gift {
	g := Gift{Seat: seat, Cards: make([]string, 0, len(cards))}
	for _, card := range cards {
		g.Cards = append(g.Cards, c.cat.Ref(card))
		if n := at.Worth(card); n > 0 {
			g.Helps += n
		} else {
			g.Harms -= n
		}
	}
	return g
}

// takeBack drops what came after a question to which the game went back.
func (c *maker) takeBack(ask, line int) {
	for _, m := range c.Moments {
		if m.Ask == ask && m.Line < line {
			line = m.Line
			break
		}
	}
	c.story.Checks = slices.DeleteFunc(c.story.Checks, func(m Made) bool { return m.Line > line })
	c.turned = slices.DeleteFunc(c.turned, func(m turn) bool { return m.line > line })
}

// before returns the state at the last moment before a line at which a check
// was under way.
func (c *maker) before(line int) rules.State {
	for _, m := range slices.Backward(c.Moments) {
		if m.Line < line && m.State.Check.On {
			return *m.State
		}
	}
	return c.State()
}

// lives notes who everybody was in the end.
func (c *maker) lives() {
	state, cat := c.State(), c.cat
	view, laid := rules.At(cat, state).Laid()
	for p := range c.story.Seats {
		b, seat := &c.story.Seats[p], &state.Seats[p]
		b.Character, b.Loyalty = cat.Ref(seat.Character), together(laid.Seats[p].Loyalty, view.Seats[p].Shown)
		b.Goals = together(laid.Seats[p].Agendas, laid.Seats[p].Motives)
		b.Cylon = rules.At(cat, state).CylonSide(rules.Seat(p))
		b.Thought = c.Waited[p].Milliseconds()
		for _, m := range c.story.Checks {
			for _, g := range m.Gave {
				if g.Seat == p {
					b.Helped, b.Harmed = b.Helped+g.Helps, b.Harmed+g.Harms
				}
			}
		}
		b.Before = together(b.Before)
	}
}

// together returns what lists hold, and an empty list if they hold nothing.
func together(lists ...[]string) []string { return append([]string{}, slices.Concat(lists...)...) }
