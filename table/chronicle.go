package table

import (
	"context"
	"time"

	"ragtag/rules"
	"ragtag/table/chronicle"
)

// Chronicle returns the chronicle of the game for somebody who may see the
// table. While the game runs, it returns an Error of code GameRunning.
func (t *Table) Chronicle(ctx context.Context, key string) (c chronicle.Chronicle, err error) {
	err = t.film(ctx, key, AllEyes, func(f *film) {
		if f.story == nil {
			f.story = f.chronicle()
		}
		c = *f.story
	})
	return c, err
}

// chronicle makes the chronicle of the game.
func (f *film) chronicle() *chronicle.Chronicle {
	t := f.t
	g := &chronicle.Game{
		Game: t.game, First: t.before + 1, Last: t.length(), Seats: len(t.seats),
		Turn:   func(event int) int { return t.eras.at(event).turn },
		Cast:   func(event int) chronicle.Cast { return t.eras.at(event).cast },
		Lasted: f.watch.last.Sub(f.watch.begun), Waited: f.watch.waited,
	}
	for i := range f.frames {
		g.Moments = append(g.Moments, chronicle.Moment{State: &f.frames[i].state, Ask: f.frames[i].ask, Line: f.frames[i].line})
	}
	return chronicle.Of(g)
}

// waits counts the time that the table waits for each seat. It is shown every
// entry before it is applied.
type waits struct {
	begun, last time.Time
	waited      [rules.MaxSeats]time.Duration
}

func (w *waits) see(f *facts, at time.Time) {
	if f.game != nil && !f.game.Over() {
		if w.begun.IsZero() {
			w.begun = w.last
		}
		for _, p := range members(f.game.Asked()) {
			w.waited[p] += at.Sub(w.last)
		}
		w.last = at
	} else if f.game == nil {
		w.last = at
	}
}
