package bots

import (
	"math"

	"ragtag/rules"
)

// withoutMe is the sky without the viper that the rookie pilots.
func (s *scene) withoutMe() sky {
	k := s.sky
	if i, ok := s.flying(int(s.me)); ok {
		k.pilots[i]--
	}
	return k
}

// pilotAt returns the points saved by piloting a viper in an area, with an
// attack there.
func (s *scene) pilotAt(at int) float64 {
	k := s.withoutMe()
	before := s.spared(k)
	k.pilots[at]++
	return s.spared(k) - before + s.bestIn(at, pilot)
}

// ownViper returns the points saved by the best use of the rookie's own viper.
func (s *scene) ownViper() float64 {
	i, ok := s.flying(int(s.me))
	if !ok {
		return 0
	}
	best := max(s.bestIn(i, pilot), s.convoy(i))
	here := s.pilotAt(i)
	for _, j := range beside(i) {
		best = max(best, s.pilotAt(j)-here)
	}
	return best
}

// strafing returns the points saved by four attacks with the own viper.
func (s *scene) strafing() float64 {
	i, ok := s.flying(int(s.me))
	if !ok {
		return 0
	}
	k := s.sky
	for range 4 {
		best, at := 0.0, rules.Raider
		for _, ship := range k.targets(i) {
			next := k
			next.strike(ship, i, s.hits(ship, pilot))
			if points := s.spared(next); points > best {
				best, at = points, ship
			}
		}
		k.strike(at, i, s.hits(at, pilot))
	}
	return s.spared(k)
}

// flight is one activation of an unmanned viper.
type flight struct {
	spares float64
	after  sky
}

// bestFlight returns the best activation of an unmanned viper of a sky.
func (s *scene) bestFlight(k sky, reserves int) (best flight, launched bool) {
	best.spares = math.Inf(-1)
	try := func(after sky, launch bool) {
		if points := s.spared(after); points > best.spares {
			best, launched = flight{points, after}, launch
		}
	}
	for i := range k.vipers {
		if reserves > 0 && rules.Area(i).Launch() {
			after := k
			after.vipers[i]++
			try(after, true)
		}
		if k.vipers[i] < 0.5 {
			continue
		}
		for _, ship := range k.targets(i) {
			after := k
			after.strike(ship, i, s.hits(ship, unmanned))
			try(after, false)
		}
		if s.prices.stay > 0 && k.civilians[i] >= 0.5 {
			after := k
			after.civilians[i]--
			try(after, false)
		}
		for _, j := range beside(i) {
			after := k
			after.vipers[i]--
			after.vipers[j]++
			try(after, false)
		}
	}
	return best, launched
}

// squadron returns the points saved by activating n unmanned vipers.
func (s *scene) squadron(n int) float64 {
	if s.calm() {
		return 0
	}
	k, reserves, spared := s.sky, s.view.Fleet.Reserves, 0.0
	for range n {
		best, launched := s.bestFlight(k, reserves)
		if best.spares <= spared {
			break
		}
		if launched {
			reserves--
		}
		k, spared = best.after, best.spares
	}
	return spared
}

// calm reports whether vipers have nothing to do: no Cylon ship is on the board, and
// no civilian ship that they could escort.
func (s *scene) calm() bool {
	for i := range s.areas {
		if k := &s.areas[i]; k.raiders+k.heavy+k.basestars > 0 || s.prices.stay > 0 && k.civilians > 0 {
			return false
		}
	}
	return true
}

// convoy returns the points saved by escorting a civilian ship of an area.
func (s *scene) convoy(at int) float64 {
	if s.prices.stay == 0 || s.areas[at].civilians == 0 {
		return 0
	}
	return s.savedBy(func(k *sky) { k.civilians[at]-- })
}

// launching returns the points saved by launching in a viper, with the action
// that follows.
func (s *scene) launching() float64 {
	k := &s.seats[s.me]
	if k.sheet == nil || !k.sheet.Skills().Has(rules.Piloting) || s.view.Fleet.Reserves == 0 || s.calm() {
		return 0
	}
	best := 0.0
	for i := range s.areas {
		if rules.Area(i).Launch() {
			best = max(best, s.pilotAt(i)+0.2)
		}
	}
	return best
}

// escorting returns the points saved by moving n civilian ships.
func (s *scene) escorting(n int) (spared float64) {
	if s.calm() {
		return 0
	}
	k := s.sky
	for range n {
		best := flight{spares: spared}
		for i := range k.civilians {
			for _, j := range beside(i) {
				if k.civilians[i] >= 1 {
					after := k
					after.civilians[i]--
					after.civilians[j]++
					if points := s.spared(after); points > best.spares {
						best = flight{points, after}
					}
				}
			}
		}
		if best.spares <= spared {
			break
		}
		k, spared = best.after, best.spares
	}
	return spared
}

// beside returns the areas next to an area.
func beside(i int) [2]int {
	n := int(rules.NumAreas)
	return [2]int{(i + 1) % n, (i + n - 1) % n}
}
