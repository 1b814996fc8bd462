package table

import (
	"cmp"
	"slices"

	"ragtag/rules"
)

// chronicler makes a chronicle: it goes through the events of a film.
type chronicler struct {
	*film
	story  *Chronicle
	check  Made
	added  [rules.MaxSeats][]rules.Comp
	up     []rules.Comp // the cards of the check when it was revealed
	turned []moment
}

// moment is a line of the log at which the game took a turn, and how sharp
// that turn was.
type moment struct{ line, weight int }

// maxTurned is the most turning points of a chronicle.
const maxTurned = 8

func (f *film) chronicle() *Chronicle {
	t := f.t
	last := t.length()
	c := &chronicler{film: f, story: &Chronicle{
		Turns: t.game.Turn(), Length: f.watch.last.Sub(f.watch.begun).Milliseconds(),
		Points: []Point{}, Checks: []Made{}, Turned: []int{}, Seats: make([]Biography, len(t.seats)),
	}}
	c.points()
	for i, e := range t.game.EventsFrom(0) {
		if line := t.before + i + 1; line <= last {
			c.event(line, t.eras.at(i).turn, &e)
		}
	}
	c.lives()
	slices.SortFunc(c.turned, func(a, b moment) int { return cmp.Or(b.weight-a.weight, a.line-b.line) })
	for _, m := range c.turned[:min(len(c.turned), maxTurned)] {
		c.story.Turned = append(c.story.Turned, m.line)
	}
	slices.Sort(c.story.Turned)
	return c.story
}

// points notes how the fleet stood: the last picture of each turn counts.
func (c *chronicler) points() {
	for i := range c.frames {
		state := &c.frames[i].state
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

// event notes what an event says.
func (c *chronicler) event(line, turn int, e *rules.Event) {
	by := int(e.By.Seat())
	switch e.Kind {
	case rules.EvCheck:
		c.check = Made{Turn: turn, Source: c.t.hub.cat.Ref(e.Cause), By: by, Difficulty: int(e.Difficulty)}
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
			c.story.Seats[by].Revealed = turn
		}
	case rules.EvExecuted:
		if e.Death == rules.Eliminated {
			break // nobody came after
		}
		at := &c.story.Seats[e.At.Seat()]
		at.Before = append(at.Before, c.t.hub.cat.Ref(c.t.eras.at(line - c.t.before - 1).cast[e.At.Seat()]))
	case rules.EvSent:
		if place := c.t.hub.cat.LocComp(e.Loc); place != rules.None && c.t.hub.cat.Ref(place) == brig {
			c.story.Seats[e.At.Seat()].Jailed++
		}
	}
	if w := sharp(e); w > 0 {
		c.turned = append(c.turned, moment{line, w})
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
func (c *chronicler) outcome(line int, e *rules.Event) {
	c.check.Line, c.check.Total, c.check.Outcome = line, e.Value, e.Outcome.String()
	at := rules.At(c.t.hub.cat, c.before(line))
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

func (c *chronicler) gift(at *rules.Table, seat int, cards []rules.Comp) Gift {
	g := Gift{Seat: seat, Cards: refs(c.t.hub.cat, cards)}
	for _, card := range cards {
		if n := at.Worth(card); n > 0 {
			g.Helps += n
		} else {
			g.Harms -= n
		}
	}
	return g
}

// takeBack drops what came after a question to which the game went back.
func (c *chronicler) takeBack(ask, line int) {
	for i := range c.frames {
		if c.frames[i].ask == ask && c.frames[i].line < line {
			line = c.frames[i].line
			break
		}
	}
	c.story.Checks = slices.DeleteFunc(c.story.Checks, func(m Made) bool { return m.Line > line })
	c.turned = slices.DeleteFunc(c.turned, func(m moment) bool { return m.line > line })
}

// before returns the state at the last picture before a line at which a check
// was under way.
func (c *chronicler) before(line int) rules.State {
	for i := len(c.frames) - 1; i >= 0; i-- {
		if c.frames[i].line < line && c.frames[i].state.Check.On {
			return c.frames[i].state
		}
	}
	return c.t.game.State()
}

// lives notes who everybody was in the end.
func (c *chronicler) lives() {
	state, cat := c.t.game.State(), c.t.hub.cat
	view, laid := rules.At(cat, state).Laid()
	for p := range c.story.Seats {
		b, seat := &c.story.Seats[p], &state.Seats[p]
		b.Character, b.Loyalty = cat.Ref(seat.Character), together(laid.Seats[p].Loyalty, view.Seats[p].Shown)
		b.Goals = together(laid.Seats[p].Agendas, laid.Seats[p].Motives)
		b.Cylon = rules.At(cat, state).CylonSide(rules.Seat(p))
		b.Thought = c.watch.waited[p].Milliseconds()
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
