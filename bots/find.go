package bots

import "ragtag/rules"

// effectOf returns the effect of a component when it is resolved or revealed, or
// nil.
func effectOf(cat *rules.Catalogue, c rules.Comp) rules.Effect {
	for _, w := range cat.Ways(c) {
		if w.On == rules.Resolved || w.On == rules.Revealed {
			return w.Do
		}
	}
	return nil
}

// checkUnderWay returns the check that the view shows, read from its source.
func (s *scene) checkUnderWay() (rules.Check, bool) {
	if s.view.Check == nil {
		return rules.Check{}, false
	}
	c, ok := s.cat.Find(s.view.Check.Source)
	if !ok {
		return rules.Check{}, false
	}
	check, ok := rules.Find[rules.Check](effectOf(s.cat, c))
	if s.cat.Kind(c) == rules.KindLocation {
		check.Pass = s.accused(s.view.Check)
	}
	return check, ok
}

// accused returns an effect that stands for the check of a location about an
// accused player.
func (s *scene) accused(c *rules.CheckView) rules.Effect {
	a, _ := rules.Find[rules.Accuse](s.actionOf(c.Source))
	switch p := a.Check.Pass.(type) {
	case rules.Send:
		return points(s.jail(c.Chosen))
	case rules.Execute:
		return points(s.executing(c.Chosen))
	case rules.PassTitle:
		return points(3 * (s.suspect(s.holder(p.Title)) - s.suspect(c.Chosen)))
	}
	return points(s.freeing(c.Actor))
}

// freeing returns the points of a player leaving the Brig. They are higher the
// fewer humans are out of it. A Cylon does little there and can reveal itself.
func (s *scene) freeing(p int) float64 {
	k := s.suspect(p)
	return s.outside()*brigPoints*(1-k) - 0.9*brigPoints*k
}

// allJailed reports whether every human is where no Crisis cards are drawn.
func (s *scene) allJailed() bool {
	for _, k := range s.players() {
		if !k.jailed && !k.revealed {
			return false
		}
	}
	return true
}

// outside returns how much more a human out of the Brig counts if few are.
func (s *scene) outside() float64 {
	n := 0
	for _, k := range s.players() {
		if !k.jailed && !k.revealed {
			n++
		}
	}
	if n <= 1 {
		return 2
	}
	return 1
}

// points is an effect with a fixed value.
type points float64

// Do does nothing: it is never called, since the effect exists in a scene only.
func (points) Do(*rules.Table, rules.Ctx) {}

// suspect returns the likelihood that seat p is a Cylon, or 0 for nobody.
func (s *scene) suspect(p int) float64 {
	if p < 0 || p >= len(s.seats) {
		return 0
	}
	return s.seats[p].cylon
}

// jail returns the points of a player going to the Brig. It is worth a mistake only
// with evidence that would convince a reader of the log.
func (s *scene) jail(p int) float64 {
	if p < 0 || s.seats[p].jailed {
		return 0
	}
	k := s.suspect(p)
	points := k*arrestPoints - (1-k)*wrongArrest
	if s.holdsAny(p) {
		points += k
	}
	return points
}
