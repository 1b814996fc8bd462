package bots

import (
	"math"

	"ragtag/rules"
)

// What could happen in space is weighed by what the outlook becomes: each of
// these returns the points that it spares the humans.

// survey reads space and what it costs, once for a scene.
func (s *scene) survey(l *lore) {
	s.sky = s.readSky()
	s.prices = prices{viper: viperPoints, pilot: viperPoints + sickPoints, damage: -s.damage(), icons: l.icons}
	ships := 0.0
	for _, c := range s.cat.All(rules.KindCivilian) {
		n := float64(max(1, s.cat.Civilian(c).Count))
		s.prices.civilian -= n * s.worth(s.cat.Civilian(c).Loss)
		ships += n
	}
	s.prices.civilian /= max(ships, 1)
	s.turns = min(farthest, max(1, (mayJump-float64(s.view.Marker))/l.jumps))
	s.expectCommands()
	s.now = s.sky.outlook(&s.prices, s.turns)
}

// expectCommands adds what revealed Cylons do to what is to be expected: they
// command the ships that hurt most.
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
	s.prices.icons[worst] += commands * s.beset()
}

// beset returns how many turns of revealed Cylons there are for each of a human.
func (s *scene) beset() float64 {
	cylons := 0.0
	for _, k := range s.seats {
		if k.revealed {
			cylons++
		}
	}
	return cylons / max(1, float64(len(s.seats))-cylons)
}

// marker returns the points of a space on the Jump Preparation track: of the
// turns that it takes, which cost the more the more Cylons have theirs.
func (s *scene) marker() float64 { return markerPoints * (1 + s.beset()) }

// mayJump is the position of the fleet marker by which the fleet has jumped, as
// a rule.
const mayJump = 4.2

// spared returns how much better than now the outlook of another sky is.
func (s *scene) spared(k sky) float64 { return s.now - k.outlook(&s.prices, s.turns) }

// with returns what it would spare if something in space were otherwise.
func (s *scene) with(change func(k *sky)) float64 {
	k := s.sky
	change(&k)
	return s.spared(k)
}

// threat returns what the Cylon ships on the board will cost while the fleet
// stays: what a jump rids the humans of.
func (s *scene) threat() float64 { return s.spared(sky{aboard: s.sky.aboard}) }

// icon returns the points of an activation of Cylon ships.
func (s *scene) icon(a rules.Activation) float64 {
	k := s.sky
	cost := k.act(a, 1, &s.prices)
	return s.spared(k) - cost
}

// gunner is what attacks a Cylon ship.
type gunner uint8

const (
	unmanned gunner = iota
	pilot
	guns
)

// hits returns how likely an attack on a ship hurts it.
func (s *scene) hits(ship rules.Ship, by gunner) float64 {
	lowest := rules.HitRaider
	switch {
	case ship == rules.HeavyRaider:
		lowest = rules.HitHeavy
	case ship != rules.Raider && by == guns:
		lowest = rules.HitBasestarGalactica
	case ship != rules.Raider:
		lowest = rules.HitBasestarViper
	}
	if by == unmanned && s.bars(rules.WeakVipers) {
		lowest += rules.WeakViperMalus
	}
	return max(0, float64(rules.DieSides-lowest+1)) / rules.DieSides
}

// bars reports whether a card in play brings a rule.
func (s *scene) bars(p rules.Passive) bool {
	for _, ref := range s.view.InPlay {
		if c, ok := s.cat.Find(ref); ok && s.cat.Crisis(c).Passive == p {
			return true
		}
	}
	return false
}

// attack returns what an attack on a ship spares.
func (s *scene) attack(ship rules.Ship, at int, by gunner) float64 {
	return s.with(func(k *sky) { k.strike(ship, at, s.hits(ship, by)) })
}

// targets lists the Cylon ships of an area.
func (k *sky) targets(at int) (list []rules.Ship) {
	if k.raiders[at] >= 0.5 {
		list = append(list, rules.Raider)
	}
	if k.heavy[at] >= 0.5 {
		list = append(list, rules.HeavyRaider)
	}
	for i, b := range k.bases {
		if b.there >= 0.5 && int(b.at) == at {
			list = append(list, rules.BasestarA+rules.Ship(i))
		}
	}
	return list
}

// bestIn returns what the best attack in an area spares.
func (s *scene) bestIn(at int, by gunner) (best float64) {
	for _, ship := range s.sky.targets(at) {
		best = max(best, s.attack(ship, at, by))
	}
	return best
}

// bestShot returns what the best shot of Galactica spares.
func (s *scene) bestShot() (best float64) {
	for i := range s.areas {
		best = max(best, s.bestIn(i, guns))
	}
	return best
}

// bestRaid returns what destroying some raiders, or one heavy raider or
// centurion, without a roll spares.
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
			best = max(best, s.with(func(k *sky) { k.strike(rules.HeavyRaider, i, 1) }))
		}
	}
	if i := s.boarded(); i >= 0 {
		best = max(best, s.with(func(k *sky) { k.aboard[i]-- }))
	}
	return best
}

// away is the sky without the viper that the rookie pilots.
func (s *scene) away() sky {
	k := s.sky
	if i, ok := s.flying(int(s.me)); ok {
		k.pilots[i]--
	}
	return k
}

// pilotAt returns what piloting a viper in an area spares, with an attack there.
func (s *scene) pilotAt(at int) float64 {
	k := s.away()
	before := s.spared(k)
	k.pilots[at]++
	return s.spared(k) - before + s.bestIn(at, pilot)
}

// ownViper returns what the best thing that the own viper can do spares.
func (s *scene) ownViper() float64 {
	i, ok := s.flying(int(s.me))
	if !ok {
		return 0
	}
	best := s.bestIn(i, pilot)
	here := s.pilotAt(i)
	for _, j := range beside(i) {
		best = max(best, s.pilotAt(j)-here)
	}
	return best
}

// strafing returns what four attacks with the own viper spare.
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
		for _, j := range beside(i) {
			after := k
			after.vipers[i]--
			after.vipers[j]++
			try(after, false)
		}
	}
	return best, launched
}

// squadron returns what activating n unmanned vipers spares.
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

// calm reports whether no Cylon ship is on the board.
func (s *scene) calm() bool {
	for i := range s.areas {
		if k := &s.areas[i]; k.raiders+k.heavy+k.basestars > 0 {
			return false
		}
	}
	return true
}

// launching returns what launching in a viper spares, with the action after it.
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

// escorting returns what moving n civilian ships spares.
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

// beside returns the neighbours of an area.
func beside(i int) [2]int {
	n := int(rules.NumAreas)
	return [2]int{(i + 1) % n, (i + n - 1) % n}
}
