package bots

import "ragtag/rules"

// Events in space are valued by how they change the outlook: each of these
// functions returns the points saved for the humans.

// survey reads space and the prices once for a scene.
func (s *scene) survey(l *cardStats) {
	s.sky = s.readSky()
	s.prices = prices{viper: viperPoints, pilot: viperPoints + sickPoints, damaged: s.damaged(), icons: l.icons}
	ships := 0.0
	for _, c := range s.cat.All(rules.KindCivilian) {
		n := float64(max(1, s.cat.Civilian(c).Count))
		s.prices.civilian -= n * s.worth(s.cat.Civilian(c).Loss)
		ships += n
	}
	s.prices.civilian /= max(ships, 1) * s.flightShare(rules.Population)
	if s.pursuit() != nil {
		s.prices.stay = strays * s.prices.civilian
	}
	s.turns = min(farthest, max(1, (usualJump-float64(s.view.Marker))/l.jumps))
	if s.back() {
		s.turns = min(farthest, max(2, s.wanting()))
	}
	s.expectCommands()
	s.now = s.sky.outlook(&s.prices, s.turns)
}

// expectCommands adds the activations to be expected of revealed Cylons: they
// activate the ships that hurt most.
func (s *scene) expectCommands() {
	worst, most := rules.Raiders, 0.0
	before := s.sky.outlook(&s.prices, s.turns)
	for a := rules.Raiders; a <= rules.Basestars; a++ {
		k := s.sky
		cost := k.act(a, 1, &s.prices)
		if cost += k.outlook(&s.prices, s.turns) - before; cost > most {
			worst, most = a, cost
		}
	}
	s.prices.icons[worst] += commands * s.cylonTurns()
}

// cylonTurns returns the number of revealed Cylons' turns for each human's turn.
func (s *scene) cylonTurns() float64 {
	cylons := 0.0
	for _, k := range s.players() {
		if k.revealed {
			cylons++
		}
	}
	return cylons / max(1, float64(len(s.seats))-cylons)
}

// marker returns the points of a space on the Jump Preparation track: of the
// turns that it takes, which cost more the more of them are Cylons'.
func (s *scene) marker() float64 { return markerPoints * (1 + s.cylonTurns()) }

// usualJump is the position of the fleet marker by which the fleet has usually
// jumped.
const usualJump = 4.2

// spared returns how much better than now the outlook of another sky is.
func (s *scene) spared(k sky) float64 { return s.now - k.outlook(&s.prices, s.turns) }

// savedBy returns the points saved by a change in space.
func (s *scene) savedBy(change func(k *sky)) float64 {
	k := s.sky
	change(&k)
	return s.spared(k)
}

// threat returns what the Cylon ships on the board will cost while the fleet
// stays, and a jump saves.
func (s *scene) threat() float64 {
	after := sky{aboard: s.sky.aboard}
	if s.pursuit() != nil {
		after.civilians = s.sky.civilians // they stay
	}
	return s.spared(after)
}

// icon returns the points of activating Cylon ships.
func (s *scene) icon(a rules.Activation) float64 {
	k := s.sky
	cost := k.act(a, 1, &s.prices)
	if s.idle(a) {
		cost += waitingPoints + s.pursued()
	}
	return s.spared(k) - cost
}

// gunner is what attacks a Cylon ship.
type gunner uint8

const (
	unmanned gunner = iota
	pilot
	guns
)

// hits returns the likelihood that an attack on a ship damages it.
func (s *scene) hits(ship rules.Ship, by gunner) float64 {
	row := s.cat.Ship(ship)
	lowest := int(row.Hit.ByViper)
	if by == guns {
		lowest = int(row.Hit.ByGalactica)
	}
	if by == unmanned {
		lowest += s.viperMalus()
	}
	return max(0, float64(rules.DieSides-lowest+1)) / rules.DieSides
}

// viperMalus returns what cards in play subtract from the attacks of unmanned
// vipers.
func (s *scene) viperMalus() (n int) {
	for _, ref := range s.view.InPlay {
		if c, ok := s.cat.Find(ref); ok {
			n += int(s.cat.Standing(c).ViperMalus)
		}
	}
	return n
}

// attack returns the points saved by an attack on a ship.
func (s *scene) attack(ship rules.Ship, at int, by gunner) float64 {
	switch {
	case ship == rules.TheScar:
		return scarPoints
	case !charted(ship):
		return raiderPoints * s.hits(ship, by)
	}
	return s.savedBy(func(k *sky) { k.strike(ship, at, s.hits(ship, by)) })
}

// charted reports whether a sky counts ships of this kind.
func charted(ship rules.Ship) bool { return ship < rules.NumCraft }

// targets lists the Cylon ships of an area.
func (k *sky) targets(at int) (list []rules.Ship) {
	if k.raiders[at] >= 0.5 {
		list = append(list, rules.Raider)
	}
	if k.heavy[at] >= 0.5 {
		list = append(list, rules.HeavyRaider)
	}
	for _, b := range k.bases {
		if b.there >= 0.5 && int(b.at) == at {
			list = append(list, b.ship)
		}
	}
	return list
}

// bestIn returns the points saved by the best attack in an area.
func (s *scene) bestIn(at int, by gunner) (best float64) {
	for _, ship := range s.sky.targets(at) {
		best = max(best, s.attack(ship, at, by))
	}
	return best
}

// bestShot returns the points saved by the best shot of Galactica.
func (s *scene) bestShot() (best float64) {
	for i := range s.areas {
		best = max(best, s.bestIn(i, guns))
	}
	return best
}

// bestRaid returns the points saved by destroying n raiders, or one heavy
// raider or centurion, without a roll.
func (s *scene) bestRaid(n int) float64 {
	k, best := s.sky, 0.0
	for range n {
		top, where := 0.0, -1
		for i := range k.raiders {
			if k.raiders[i] >= 1 {
				next := k
				next.strike(rules.Raider, i, 1)
				if points := s.spared(next); where < 0 || points > top {
					top, where = points, i
				}
			}
		}
		if where >= 0 {
			k.strike(rules.Raider, where, 1)
			best = top
		}
	}
	for i := range s.areas {
		if s.areas[i].heavy > 0 {
			best = max(best, s.savedBy(func(k *sky) { k.strike(rules.HeavyRaider, i, 1) }))
		}
	}
	if i := s.boarded(); i >= 0 {
		best = max(best, s.savedBy(func(k *sky) { k.aboard[i]-- }))
	}
	return best
}
