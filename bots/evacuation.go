package bots

import "ragtag/rules"

// The escape from New Caprica is won if something is left of every resource: of
// population after every ship still on the stacks is lost, and of morale after every
// human who stays has died. The number of ships that the fleet still needs decides what
// is worth doing: they come first.

// Points of the steps of the escape for the humans. A needed ship counts by its
// price.
const (
	preparedShare  = 2
	evacuatedShare = 3
	sparePoints    = 0.5 // a ship that is not needed
	flightOrder    = 3   // an order in the hand
	ordersGiven    = 2   // orders by one player during an escape
	spareShips     = 2.5 // spare population that the humans aim at
)

// flightShare returns how much more a resource is worth if the game ends with
// the escape. Population lost otherwise than with ships needs another ship to
// be saved; morale lost means another human who must not be left behind.
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

// needed returns the cost of leaving a needed ship behind.
func (s *scene) needed() float64 { return min(25, max(5, s.prices.civilian)) }

// wanting returns how many more ships must be evacuated. Each ship left behind
// loses 1 population on average.
func (s *scene) wanting() float64 {
	k := s.view.Caprica
	return float64(k.Locked+k.Prepared) + spareShips - float64(s.dials[rules.Population])
}

// preparing returns the points of preparing a ship.
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

// evacuating returns the points of evacuating a ship. They are lower if raiders
// wait for it.
func (s *scene) evacuating() float64 {
	k := s.view.Caprica
	switch {
	case !s.back() || k.Prepared == 0:
		return 0
	case s.wanting() > -0.5:
		return evacuatedShare*s.needed() + 0.5*s.launchingAt(s.saferLaunchArea())
	}
	return sparePoints
}

// boarding returns the points of a human leaving New Caprica.
func (s *scene) boarding() float64 {
	return s.fleeing(func(x *escape) { x.stranded = max(0, x.stranded-1) })
}

// saferLaunchArea returns the launch area that is safer for a civilian ship.
func (s *scene) saferLaunchArea() rules.Area {
	if s.launchingAt(rules.PortRear) > s.launchingAt(rules.PortFront) {
		return rules.PortRear
	}
	return rules.PortFront
}

// launchingAt returns the points of one more civilian ship in an area.
func (s *scene) launchingAt(at rules.Area) float64 {
	return s.savedBy(func(k *sky) { k.civilians[at]++ })
}

// hastening returns the points of advancing the fleet marker at the cost of one
// of the highest resource. They are 0 while there is work to do in peace.
func (s *scene) hastening() float64 {
	if !s.away() {
		return 0
	}
	high := s.highest()
	return s.fleeing(func(x *escape) { x.untilReturn = max(0, x.untilReturn-1); x.dials[high]-- })
}

// stackedPoints returns the cost of losing a ship of the stacks. It is low for
// a ship that would have stayed behind.
func (s *scene) stackedPoints() float64 {
	if s.view.Caprica == nil {
		return s.needed()
	}
	return -s.fleeing(func(x *escape) {
		x.dials[rules.Population]--
		if x.locked > 0 {
			x.locked--
		} else {
			x.prepared--
		}
	})
}

// jumpIcon returns the points of a jump icon. Once Galactica is back it is an
// evacuation.
func (s *scene) jumpIcon() float64 {
	switch {
	case s.back():
		return s.evacuating()
	case s.away():
		return s.fleeing(func(x *escape) { x.untilReturn = max(0, x.untilReturn-1) })
	}
	return s.marker()
}
