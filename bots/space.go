package bots

import "ragtag/rules"

// Points of an attack on each kind of ship, for the humans: what it is worth
// less, times the chance to hit.
func (s *scene) shot(ship rules.Ship, hit int) float64 {
	chance := float64(rules.DieSides-hit+1) / rules.DieSides
	switch ship {
	case rules.Raider:
		return 0.7 * chance
	case rules.HeavyRaider:
		return (heavyPoints + 0.4) * chance
	case rules.BasestarA, rules.BasestarB:
		return 1.4 * chance
	}
	return 0
}

// bestIn returns the points of the best attack that a viper can make in an area.
func (s *scene) bestIn(i int) float64 {
	k, best := &s.areas[i], 0.0
	if k.raiders > 0 {
		best = s.shot(rules.Raider, rules.HitRaider)
		if k.civilians > 0 {
			best += 0.5
		}
	}
	if k.heavy > 0 {
		best = max(best, s.shot(rules.HeavyRaider, rules.HitHeavy))
	}
	if k.basestars > 0 {
		best = max(best, s.shot(rules.BasestarA, rules.HitBasestarViper))
	}
	return best
}

// bestShot returns the points of the best shot of Galactica.
func (s *scene) bestShot() float64 {
	best := 0.0
	for i, k := range s.areas {
		if k.raiders > 0 || k.heavy > 0 {
			best = max(best, s.bestIn(i))
		}
		if k.basestars > 0 {
			best = max(best, s.shot(rules.BasestarA, rules.HitBasestarGalactica))
		}
	}
	return best
}

// bestRaid returns the points of destroying some raiders, or one heavy raider
// or centurion, without a roll.
func (s *scene) bestRaid(n int) float64 {
	raiders, best := 0, 0.0
	for _, k := range s.areas {
		raiders += k.raiders
		if k.heavy > 0 {
			best = max(best, heavyPoints)
		}
	}
	best = max(best, 0.45*float64(min(n, raiders)))
	if i := s.boarded(); i >= 0 {
		best = max(best, aboardPoints[i])
	}
	return best
}

// pilotAt returns the points of piloting a viper in an area.
func (s *scene) pilotAt(i int) float64 {
	points := s.bestIn(i)
	if s.areas[i].civilians > 0 && s.threat() > 0 {
		points += 0.2
	}
	return points
}

// ownViper returns the points of the best thing that the own viper can do.
func (s *scene) ownViper() float64 {
	if i, ok := s.flying(int(s.me)); ok {
		best := s.bestIn(i)
		for _, j := range beside(i) {
			best = max(best, 0.3*s.pilotAt(j))
		}
		return best
	}
	return 0
}

// strafing returns the points of four attacks with the own viper.
func (s *scene) strafing() float64 {
	if i, ok := s.flying(int(s.me)); ok {
		k := &s.areas[i]
		raiders := float64(min(4, k.raiders))
		return raiders*0.5 + (4-raiders)*min(1, float64(k.heavy+k.basestars))*0.2
	}
	return 0
}

// unmanned returns the points of activating n unmanned vipers.
func (s *scene) unmanned(n int) float64 {
	var gains []float64
	flying := 0
	for i, k := range s.areas {
		flying += k.vipers
		for range min(k.vipers, k.raiders) {
			gains = append(gains, s.bestIn(i))
		}
		for _, j := range beside(i) {
			if k.vipers > 0 && s.areas[j].raiders > s.areas[j].vipers {
				gains = append(gains, 0.35)
				break
			}
		}
	}
	if s.threat() > 0 {
		for range min(s.view.Fleet.Reserves, max(0, 4-flying)) {
			gains = append(gains, 0.4)
		}
	}
	sum := 0.0
	for range n {
		best := -1
		for i, g := range gains {
			if best < 0 || g > gains[best] {
				best = i
			}
		}
		if best < 0 {
			break
		}
		sum += gains[best]
		gains[best] = 0
	}
	return sum
}

// launching returns how good launching in a viper is.
func (s *scene) launching() float64 {
	k := &s.seats[s.me]
	if k.sheet == nil || !k.sheet.Skills().Has(rules.Piloting) || s.view.Fleet.Reserves == 0 || s.threat() < 1 {
		return 0
	}
	return s.aim(0.4 + 0.12*s.threat())
}

// escorting returns the points of looking after two civilian ships.
func (s *scene) escorting() float64 {
	points := 0.0
	for _, k := range s.areas {
		if k.raiders > 0 {
			points += 0.55 * float64(min(k.civilians, 2))
		}
	}
	for i, k := range s.areas {
		for _, j := range beside(i) {
			if s.areas[j].raiders > 0 && k.raiders == 0 {
				points += 0.2 * float64(min(k.civilians, 2))
			}
		}
	}
	return min(points, 1.4)
}

// beside returns the neighbours of an area.
func beside(i int) [2]int {
	n := int(rules.NumAreas)
	return [2]int{(i + 1) % n, (i + n - 1) % n}
}

// danger returns how badly an area needs vipers.
func (s *scene) danger(i int) float64 {
	k := &s.areas[i]
	points := 0.3*float64(k.raiders) + 0.5*float64(k.heavy) + 0.2*float64(k.basestars) - 0.4*float64(k.vipers)
	if k.raiders > 0 {
		points += 0.6 * float64(k.civilians)
	}
	return points
}

// safety returns how safe civilian ships are in an area.
func (s *scene) safety(i int) float64 {
	k := &s.areas[i]
	points := -1*float64(k.raiders) + 0.4*float64(k.vipers) - 0.3*float64(k.basestars)
	for _, j := range beside(i) {
		points -= 0.35 * float64(s.areas[j].raiders)
	}
	return points
}
