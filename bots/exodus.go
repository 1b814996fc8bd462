package bots

import (
	"math"

	"ragtag/rules"
)

// The flight from New Caprica is won with something left of every resource: of
// population, after the loss of every ship that stays on the stacks. How many
// ships the fleet cannot do without, decides what is worth doing.

// The points of a step of the flight, for the humans.
const (
	preparedPoints  = 2.6 // a ship prepared that is needed
	evacuatedPoints = 4.5 // a ship evacuated that is needed
	sparePoints     = 0.5 // either, if it is not
	spareShips      = 1.5 // population to spare that the humans aim at
)

// ships returns how many ships are on the stacks.
func (s *scene) ships() float64 {
	if s.view.Caprica == nil {
		return 0
	}
	return float64(s.view.Caprica.Locked + s.view.Caprica.Prepared)
}

// wanting returns how many ships must be evacuated yet: a mean of 1 population
// each is lost with those left behind.
func (s *scene) wanting() float64 {
	return s.ships() + spareShips - float64(s.dials[rules.Population])
}

// preparing returns what preparing a ship is worth.
func (s *scene) preparing() float64 {
	k := s.view.Caprica
	switch {
	case k == nil || k.Locked == 0:
		return 0
	case s.back() && k.Prepared > 0:
		return sparePoints
	case float64(k.Prepared) < s.wanting()+0.5:
		return preparedPoints
	}
	return sparePoints
}

// evacuating returns what evacuating a ship is worth.
func (s *scene) evacuating() float64 {
	k := s.view.Caprica
	switch {
	case !s.back() || k.Prepared == 0:
		return 0
	case s.wanting() > -0.5:
		return evacuatedPoints
	}
	return sparePoints
}

// hastening returns what an advance of the fleet marker is worth that costs one
// of the highest resource: less while there is work that can be done in peace.
func (s *scene) hastening() float64 {
	if !s.away() {
		return 0
	}
	pace := 1.2
	if k := s.view.Caprica; float64(k.Prepared) < s.wanting() && k.Locked > 0 {
		pace = 0.7
	}
	return pace*s.marker() + s.dial(s.highest(), -1)
}

// stackedPoints is what a ship of the stacks costs that is destroyed: nothing
// more than now if it would have stayed behind.
func (s *scene) stackedPoints() float64 {
	lost := s.ships() - s.wanting() // that may be lost
	return s.prices.civilian * min(1, 0.4+0.6/(1+max(0, lost)))
}

// jumpIcon returns what a jump icon is worth: an evacuation, once Galactica is
// back.
func (s *scene) jumpIcon() float64 {
	if s.back() {
		return s.evacuating()
	}
	return s.marker()
}

// stranded counts the humans on New Caprica.
func (s *scene) stranded() (n float64) {
	for _, k := range s.seats {
		if !k.revealed && s.board(k.at) == rules.NewCaprica {
			n++
		}
	}
	return n
}

// strandedPoints is what a human who stays on New Caprica costs: execution, once
// the fleet leaves.
func (s *scene) strandedPoints() float64 {
	soon := 0.3
	if s.wanting() <= 1 {
		soon = 0.8
	}
	if float64(s.dials[rules.Morale]) <= s.stranded() {
		soon *= 3
	}
	return soon * 1.5
}

// escape returns how likely the humans win if the fleet leaves now.
func (s *scene) escape() float64 {
	ships := s.ships()
	few := math.Min(ships, 1) * 0.5 // one ship carries morale, another fuel
	if float64(s.dials[rules.Morale]) <= s.stranded()+few || float64(s.dials[rules.Fuel]) <= few || s.dials[rules.Food] == 0 || s.dials[rules.Population] == 0 {
		return 0
	}
	spare := (float64(s.dials[rules.Population]) - 0.5 - ships) / math.Sqrt(0.33*ships+0.01)
	return sigmoid(1.7 * spare)
}

// leaving returns what the order to leave New Caprica is worth to the humans:
// the chance to win, above what waiting promises.
func (s *scene) leaving() float64 {
	promise := 0.3 + 0.12*float64(min(s.view.Caprica.Prepared, 3))
	return (s.escape() - promise) * lostGame
}
