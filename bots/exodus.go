package bots

import "ragtag/rules"

// The flight from New Caprica is won with something left of every resource: of
// population, after the loss of every ship that stays on the stacks, and of
// morale, after the death of every human who stays. How many ships the fleet
// cannot do without decides what is worth doing: they come before all else.

// What a step of the flight is worth to the humans: of a ship that is needed,
// as much of its price.
const (
	preparedShare  = 2
	evacuatedShare = 3
	sparePoints    = 0.5 // of a ship that is not needed
	flightOrder    = 3   // an order at hand
	ordersGiven    = 2   // by one player in a flight
	spareShips     = 2.5 // population to spare that the humans aim at
)

// flightShare returns how much more a resource is worth if the game ends with
// the flight: population that is lost otherwise than by ships is a ship more to
// save, and morale a human more who must not be left behind.
func (s *scene) flightShare(r rules.Resource) float64 {
	switch {
	case !s.evacuates || s.back():
		return 1
	case r == rules.Population:
		return 1.8
	case r == rules.Morale && s.away():
		return 1.4
	case r == rules.Morale:
		return 2
	}
	return 1
}

// needed returns what a ship that is needed costs if it is left behind.
func (s *scene) needed() float64 { return min(25, max(5, s.prices.civilian)) }

// wanting returns how many ships must be evacuated yet: a mean of 1 population
// each is lost with those left behind.
func (s *scene) wanting() float64 {
	k := s.view.Caprica
	return float64(k.Locked+k.Prepared) + spareShips - float64(s.dials[rules.Population])
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

// boarding returns what it is worth that a human is not on New Caprica any more.
func (s *scene) boarding() float64 {
	return s.fleeing(func(x *exodus) { x.stranded = max(0, x.stranded-1) })
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
// of the highest resource: nothing while there is work that can be done in
// peace.
func (s *scene) hastening() float64 {
	if !s.away() {
		return 0
	}
	high := s.highest()
	return s.fleeing(func(x *exodus) { x.due = max(0, x.due-1); x.dials[high]-- })
}

// stackedPoints is what a ship of the stacks costs that is destroyed: little, if
// it would have stayed behind.
func (s *scene) stackedPoints() float64 {
	if s.view.Caprica == nil {
		return s.needed()
	}
	return -s.fleeing(func(x *exodus) {
		x.dials[rules.Population]--
		if x.locked > 0 {
			x.locked--
		} else {
			x.prepared--
		}
	})
}

// jumpIcon returns what a jump icon is worth: an evacuation, once Galactica is
// back.
func (s *scene) jumpIcon() float64 {
	switch {
	case s.back():
		return s.evacuating()
	case s.away():
		return s.fleeing(func(x *exodus) { x.due = max(0, x.due-1) })
	}
	return s.marker()
}
