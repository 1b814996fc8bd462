package scenario

import "ragtag/rules"

// Step is what happened by one line of a case.
type Step struct {
	Line   int           // its number in the file
	Events []rules.Event // what happened since the line before
	View   rules.View    // how the table stands after it, for somebody who watches
	Cast   []rules.Comp  // the characters of the seats
}

// Steps plays a case and returns a step for each line once the game has begun,
// in which often nothing happens; the first is where it begins, at line 0. The
// error is that of [Scenario.Run].
func (s *Scenario) Steps(cat *rules.Catalogue, c *Case) (steps []Step, err error) {
	told := 0
	_, err = s.begun(cat, c, watcher{
		begins: func(*runner) { steps, told = nil, 0 },
		did: func(r *runner, l Line) {
			if r.game == nil {
				return
			}
			if len(steps) == 0 {
				steps = append(steps, r.step(Line{}, nil, rules.Start(cat, r.s)))
			}
			now := r.game.Events()
			steps = append(steps, r.step(l, now[told:], r.game))
			told = len(now)
		},
	})
	return steps, err
}

func (r *runner) step(l Line, events []rules.Event, g *rules.Game) Step {
	s := g.State()
	st := Step{Line: l.Number, Events: events, View: g.View(rules.Nobody)}
	for p := range int(s.Players) {
		st.Cast = append(st.Cast, s.Seats[p].Character)
	}
	return st
}
