package bots

import "ragtag/rules"

// unmaskPoints is what the humans gain by a hidden Cylon who is executed: it is
// known, has no Super Crisis card and lost its hand.
const unmaskPoints = 4.5

// executionCost is what an execution costs whoever it strikes.
const executionCost = 2.5

// condemn returns the points of a player being executed.
func (s *scene) condemn(p int) float64 {
	if p < 0 || p >= len(s.seats) {
		return 0
	}
	if s.seats[p].revealed { // it comes back, and has other cards soon
		return 0.3 * cardPoints * float64(s.seats[p].cards)
	}
	k, unmask := s.suspect(p), unmaskPoints
	if s.seats[p].jailed { // where it does little, and comes out as a revealed Cylon
		unmask -= arrestPoints
	}
	innocent := s.dial(rules.Morale, -1) - cardPoints*float64(s.seats[p].cards)
	return k*unmask + (1-k)*innocent + s.office(p)
}

// condemned returns the points of the best execution among those that ok allows,
// never less than 0.
func (s *scene) condemned(ok func(p int) bool) float64 {
	best := 0.0
	for p := range s.seats {
		if p != int(s.me) && !s.seats[p].revealed && ok(p) {
			best = max(best, s.condemn(p))
		}
	}
	return best
}

// executed returns the points of whoever a role names being executed.
func (s *scene) executed(r rules.Role) float64 {
	switch r {
	case rules.Chosen:
		if c := s.view.Check; c != nil {
			return s.condemn(c.Chosen)
		}
		return 0
	}
	if k, ok := r.Title(); ok {
		return s.condemn(s.holder(k))
	}
	return s.condemn(s.view.Current)
}

// dooms reports whether an effect is about whom to execute.
func dooms(e rules.Effect) bool {
	_, from := rules.Find[rules.ExecuteFrom](e)
	_, one := rules.Find[rules.ExecuteOne](e)
	x, whom := rules.Find[rules.Execute](e)
	return from || one || whom && x.Who == rules.Chosen
}

// successor weighs a character to go on with: one of a class that nobody has.
func (s *scene) successor(c rules.Comp) float64 {
	class := s.cat.Character(c).Class
	points := 0.5
	for p := range s.view.Seats {
		if k, ok := s.cat.Find(s.view.Seats[p].Character); ok && p != int(s.me) && s.cat.Character(k).Class == class {
			points -= 0.2
		}
	}
	return points
}
