package rules

// Decider answers requests on the spot: a bot, or a player in a simulation.
// Decide fills a, which comes empty; it must be legal.
type Decider interface {
	Decide(at Chair, r *Request, a *Answer)
}

// Chair is all that a decider gets to see of a game: what its seat knows.
type Chair struct {
	t    *Table
	game *Game // nil: the table is asked as it is played
	Seat Seat
}

// View returns what the seat knows.
func (c Chair) View() View { return c.t.View(c.Seat) }

// EventsFrom returns what has happened from event n on, as the seat may see it.
// A table that nobody listens to has none; see Table.Listen.
func (c Chair) EventsFrom(n int) []Event {
	var out []Event
	see := func(e *Event) {
		if out = append(out, *e); !e.To.Has(c.Seat) {
			out[len(out)-1].Private = nil
		}
	}
	if c.game != nil {
		out = make([]Event, 0, max(0, c.game.log.n-c.game.number(n)))
		c.game.course(n, see)
		return out
	}
	out = make([]Event, 0, max(0, len(c.t.events)-n))
	for i := n; i < len(c.t.events); i++ {
		see(&c.t.events[i])
	}
	return out
}

// MayActivate reports whether seat p could activate location l if it stood there, and
// how many Skill cards that costs. It goes by damage, weaknesses and whatever else
// everybody sees, but not by what the action itself asks for.
func (c Chair) MayActivate(p Seat, l Loc) (cost int, ok bool) {
	return c.t.activationCost(p, l), c.t.mayUse(p, l)
}

// MayUseTitle reports whether the condition of use n of a title card would hold for seat p if
// it had an action now. Everybody sees what such a condition depends on.
func (c Chair) MayUseTitle(p Seat, card Comp, n int) bool {
	return c.t.usable(&c.t.cat.Title(card).Uses[n], WhenAction, Ctx{By: c.t.who(p), Source: card, Origin: FromTitle})
}

// Beside returns the chair of another seat of the same game.
func (c Chair) Beside(p Seat) Chair {
	c.Seat = p
	return c
}

// Catalogue returns the content of the game.
func (c Chair) Catalogue() *Catalogue { return c.t.cat }
