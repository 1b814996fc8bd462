package rules

// cut is a part of the log that belongs to an undone course, by the numbers of its
// events. It ends with the event that says so.
type cut struct{ from, to int }

// hear adds an event of the present course to the log.
func (g *Game) hear(e *Event) {
	g.log.add(e)
	g.synced++
	g.informs = g.informs || e.To != 0
}

// number returns the number in the log of event n of the present course, which
// may be the next one.
func (g *Game) number(n int) int {
	for _, c := range g.cuts {
		if n >= c.from {
			n += c.to - c.from
		}
	}
	return n
}

// Number returns the number among all events, undone or not, of event n of the
// present course, both from 0.
func (g *Game) Number(n int) int { return g.number(n) }

// Before returns how many of the first told events belong to the present
// course.
func (g *Game) Before(told int) int {
	n := told
	for _, c := range g.cuts {
		n -= max(0, min(told, c.to)-c.from)
	}
	return n
}

// course calls do for the events of the present course of the game from number n
// on.
func (g *Game) course(n int, do func(*Event)) {
	i := g.number(n)
	for _, c := range g.cuts {
		if c.from >= i {
			g.log.each(i, c.from, do)
			i = c.to
		}
	}
	g.log.each(i, g.log.n, do)
}

// Events returns everything that has happened, in order; what comes later is
// only added at its end.
func (g *Game) Events() []Event { return g.EventsFrom(0) }

// EventsFrom returns the events from number n on.
func (g *Game) EventsFrom(n int) []Event {
	if n >= g.log.n {
		return nil
	}
	all := make([]Event, 0, g.log.n-n)
	g.log.each(n, g.log.n, func(e *Event) { all = append(all, *e) })
	return all
}

// NumEvents returns how many events there are.
func (g *Game) NumEvents() int { return g.log.n }

// Held returns roughly how many bytes the game's events and entries take, besides the
// Game itself.
func (g *Game) Held() int {
	return g.log.size() + g.log.rules.size() + g.entries.size() + g.entries.options.size() + g.given.size()
}
