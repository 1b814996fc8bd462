package bots

import "ragtag/rules"

// move returns the value of where to go: of the best action there, less the cost of the
// move.
func (s *scene) move(o rules.Option) (float64, Reason) {
	id := s.cat.OptionID(o)
	switch o.Kind {
	case rules.OptPass:
		return s.standing() + s.meeting(s.seats[s.me].at) + 0.05, GoodPlace
	case rules.OptArea:
		return s.aim(s.pilotAt(int(o.Area()))), TowardsEnemy
	}
	switch s.cat.Kind(o.Comp()) {
	case rules.KindSkill:
		return s.movementCard(id), PlaySkill
	case rules.KindAbility:
		return s.movementAbility(o.Comp()), UseAbility
	}
	return s.going(id) + s.meeting(id), TowardsAction
}

// standing returns the value of staying.
func (s *scene) standing() float64 {
	at := s.seats[s.me].at
	if i, ok := s.flying(int(s.me)); ok {
		return max(s.aim(s.pilotAt(i)), s.portable())
	}
	if points, other := s.amongThem(at); other {
		return points
	}
	return max(s.onBoard(at), s.portable()) + s.screening(at) - s.sickbayCost(at)
}

// sickbayCost returns the cost of staying in Sickbay: the cards of the next turn.
func (s *scene) sickbayCost(at string) float64 {
	if s.isPlace(at, rules.AtSickbay) {
		return 4 * cardPoints
	}
	return 0
}

// going returns the value of being on a location.
func (s *scene) going(id string) float64 {
	points, other := s.amongThem(id)
	if other {
		return points
	}
	points = max(s.onBoard(id), s.portable()) + s.screening(id)
	if s.otherShip(id) {
		points -= crossing
	}
	if i, ok := s.flying(int(s.me)); ok {
		points -= max(0, s.aim(s.pilotAt(i)))
	}
	return points
}

// amongThem returns the value of a location for a Cylon player; other is false
// if the rookie is not one.
func (s *scene) amongThem(at string) (points float64, other bool) {
	switch {
	case s.side == revealed:
		return s.cylonAction(at), true
	case s.cylonPlayer():
		return s.amongCylons(at), true
	}
	return 0, false
}

// onBoard returns the value of a location for a human.
func (s *scene) onBoard(at string) float64 {
	if s.board(at) == rules.NewCaprica {
		return s.onCaprica(at)
	}
	return max(s.activating(at), s.aim(s.repairFromHand(at)))
}

// repairFromHand returns the points of a repair at a location if the hand has a card
// for it.
func (s *scene) repairFromHand(id string) float64 {
	for _, ref := range s.view.Mine.Hand {
		if c, ok := s.cat.Find(ref); ok && s.repairs(c) {
			return s.repairing(id) - s.keep(ref)
		}
	}
	return 0
}

// otherShip reports whether going to a location costs a card.
func (s *scene) otherShip(id string) bool {
	at := s.seats[s.me].at
	if _, flies := s.flying(int(s.me)); flies {
		return true
	}
	return s.board(at) != s.board(id)
}

func (s *scene) board(id string) rules.Board {
	if c, ok := s.cat.Find(id); ok && s.cat.Kind(c) == rules.KindLocation {
		return s.cat.Location(c).Board
	}
	return rules.Galactica
}
