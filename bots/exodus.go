package bots

import (
	"math"

	"ragtag/rules"
)

// The flight from New Caprica is won with something left of every resource: of
// population, after the loss of every ship that stays on the stacks. How many
// ships the fleet cannot do without, decides what is worth doing.

// What a step of the flight is worth to the humans: of a ship that is needed, a
// share of its price.
const (
	preparedShare  = 0.45
	evacuatedShare = 0.8
	sparePoints    = 0.5 // of a ship that is not needed
	carriers       = 10  // ships among which one carries morale, and one fuel
	spareShips     = 1.5 // population to spare that the humans aim at
)

// flightShare returns how much more a resource is worth if the game ends with
// the flight: population that is lost otherwise than by ships is a ship more to
// save, and morale a human more who must not be left behind.
func (s *scene) flightShare(r rules.Resource) float64 {
	switch {
	case s.view.Goal != rules.CapricaAt || s.back():
		return 1
	case r == rules.Population:
		return 1.8
	case r == rules.Morale:
		return 1.4
	}
	return 1
}

// needed returns what a ship that is needed costs if it is left behind.
func (s *scene) needed() float64 { return min(25, max(5, s.prices.civilian)) }

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
		return preparedShare * s.needed()
	}
	return sparePoints
}

// evacuating returns what evacuating a ship is worth: less if raiders wait for
// it.
func (s *scene) evacuating() float64 {
	k := s.view.Caprica
	switch {
	case !s.back() || k.Prepared == 0:
		return 0
	case s.wanting() > -0.5:
		return evacuatedShare*s.needed() + 0.5*s.launchingAt(s.haven())
	}
	return sparePoints
}

// haven returns the launch area in which a civilian ship is safer.
func (s *scene) haven() rules.Area {
	if s.launchingAt(rules.PortRear) > s.launchingAt(rules.PortFront) {
		return rules.PortRear
	}
	return rules.PortFront
}

// launchingAt returns the points of one more civilian ship in an area.
func (s *scene) launchingAt(at rules.Area) float64 {
	return s.with(func(k *sky) { k.civilians[at]++ })
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

// escape returns how likely the humans win if the fleet leaves now: the ships
// lost carry a mean of 1 population, and two of all carry morale and fuel.
func (s *scene) escape() float64 {
	ships := s.ships()
	d := &s.dials
	morale := d[rules.Morale] - int(s.stranded())
	if morale <= 0 || d[rules.Fuel] <= 0 || d[rules.Food] <= 0 || d[rules.Population] <= 0 {
		return 0
	}
	spare := (float64(d[rules.Population]) - 0.5 - ships) / math.Sqrt(0.33*ships+0.01)
	chance := sigmoid(1.7 * spare)
	for _, left := range [...]int{morale, d[rules.Fuel]} {
		if left == 1 {
			chance *= 1 - min(1, ships/carriers)
		}
	}
	return chance
}

// leaving returns what the order to leave New Caprica is worth to the humans:
// everything, once they win more likely by it than waiting promises.
func (s *scene) leaving() float64 {
	return (s.escape() - s.waiting()) * 5 * lostGame
}

// waiting returns how likely the humans win if the fleet leaves later: less the
// more Cylons there are, and the more the ships in orbit are in danger.
func (s *scene) waiting() float64 {
	hope := 0.34 + 0.12*float64(min(s.view.Caprica.Prepared, 3)) - 0.1*min(2, s.threat()/s.prices.civilian)
	return hope / (1 + s.beset())
}
