package bots

import "ragtag/rules"

// unmaskPoints is what the humans gain if a hidden Cylon is executed: it is
// known, has no Super Crisis card and loses its hand.
const unmaskPoints = 4.5

// executionCost is the cost of any execution.
const executionCost = 2.5

// executing returns the points of executing a player.
func (s *scene) executing(p int) float64 {
	if p < 0 || p >= len(s.seats) {
		return 0
	}
	if s.seats[p].revealed { // it comes back, and soon has other cards
		return 0.3 * cardPoints * float64(s.seats[p].cards)
	}
	k, unmask := s.suspect(p), unmaskPoints
	if s.seats[p].jailed { // where it does little, and which it leaves as a revealed Cylon
		unmask -= arrestPoints
	}
	innocent := s.dial(rules.Morale, -1) - cardPoints*float64(s.seats[p].cards)
	return k*unmask + (1-k)*innocent + s.titleLoss(p)
}

// bestExecution returns the points of the best execution that ok allows, at least
// 0.
func (s *scene) bestExecution(ok func(p int) bool) float64 {
	best := 0.0
	for p := range s.players() {
		if p != int(s.me) && !s.seats[p].revealed && ok(p) {
			best = max(best, s.executing(p))
		}
	}
	return best
}

// offeredExecution returns the value of an execution that the rookie may order: of a
// player who must be a Cylon or, by a hidden Cylon, of the human who is missed most.
func (s *scene) offeredExecution() float64 {
	if s.side == human {
		return s.bestExecution(func(int) bool { return true }) - shotDoubt
	}
	best := 0.0
	for p := range s.players() {
		if p != int(s.me) && !s.seats[p].revealed {
			best = max(best, -s.executing(p))
		}
	}
	return best - shotCover
}

// shotDoubt is what an execution must gain to be ordered, since executing a human is
// held against the player who orders it.
const shotDoubt = 1.0

// executingRole returns the points of executing the player that a role names.
func (s *scene) executingRole(r rules.Role) float64 {
	switch r {
	case rules.Chosen:
		if c := s.view.Check; c != nil {
			return s.executing(c.Chosen)
		}
		return 0
	}
	if k, ok := r.Title(); ok {
		return s.executing(s.holder(k))
	}
	return s.executing(s.view.Current)
}

// choosesExecution reports whether an effect chooses a player to execute.
func choosesExecution(e rules.Effect) bool {
	_, from := rules.Find[rules.ExecuteFrom](e)
	_, one := rules.Find[rules.ExecuteOne](e)
	x, whom := rules.Find[rules.Execute](e)
	return from || one || whom && x.Who == rules.Chosen
}

// successor returns the value of a character to continue with: one of a class
// that nobody has.
func (s *scene) successor(c rules.Comp) float64 {
	class := s.cat.Character(c).Class
	points := 0.5
	for p := range s.view.Seats {
		if k, ok := s.cat.Find(s.view.Seats[p].Character); ok && !s.view.Seats[p].Out && p != int(s.me) && s.cat.Character(k).Class == class {
			points -= 0.2
		}
	}
	return points
}
