package bots

import (
	"math"

	"ragtag/rules"
)

// escape is the escape from New Caprica in expected numbers, now or after a
// change.
type escape struct {
	dials            [rules.NumResources]float64
	locked, prepared float64 // civilian ships on the stacks
	orbit            float64 // civilian ships in space
	stranded         float64 // humans on New Caprica
	untilReturn      float64 // jump icons until Galactica returns; 0 if she is back
	work             float64 // actions for the ships in a human's turn, at most 1
	cylonFactor      float64 // how much more a human's turn costs because of the Cylons' turns
	turns            float64 // turns looked ahead; the more, the less is certain
}

// readEscape reads the escape as it is now.
func (s *scene) readEscape() (x escape) {
	k := s.view.Caprica
	for r, v := range s.dials {
		x.dials[r] = float64(v)
	}
	x.locked, x.prepared, x.orbit = float64(k.Locked), float64(k.Prepared), sum(&s.sky.civilians)
	if s.away() {
		x.untilReturn = float64(rules.AutoJump - s.view.Marker)
	}
	humans := 0.0
	for _, p := range s.players() {
		if p.revealed {
			continue
		}
		humans++
		if !p.jailed {
			x.work += 1 - 0.8*p.cylon
		}
		if s.board(p.at) == rules.NewCaprica {
			x.stranded++
		}
	}
	x.work /= max(1, humans)
	x.cylonFactor = 1 + 0.6*s.cylonTurns()
	return x
}

// pace is the usual cost of a human's turn.
type pace struct {
	ships float64 // civilian ships, each with its population
	dials [rules.NumResources]float64
}

// The cost of a turn while Galactica is away, and while she is in orbit. In
// orbit a share of the ships in space is lost, and some of the actions go into
// the battle.
var (
	awayPace  = pace{0.11, [rules.NumResources]float64{rules.Morale: 0.28, rules.Population: 0.18}}
	orbitPace = pace{0.1, [rules.NumResources]float64{rules.Fuel: 0.08, rules.Food: 0.08, rules.Morale: 0.2, rules.Population: 0.1}}
)

const (
	orbitWork = 0.65 // share of the actions that evacuate ships
	lostTurn  = 0.03 // likelihood that Galactica is lost in a turn in orbit
	lookAhead = 8    // turns
	patience  = 0.8  // weight of leaving later, which depends on everybody's cooperation
	carriers  = 12   // number of ships of which one carries morale and one fuel
)

// turn advances the escape by a human's turn.
func (x *escape) turn() {
	x.turns++
	if x.untilReturn > 0 {
		x.untilReturn = max(0, x.untilReturn-capricaJumps)
		x.prepare(x.work)
		lost := min(awayPace.ships*x.cylonFactor, x.locked)
		x.locked -= lost
		x.pay(&awayPace, lost)
		return
	}
	lost := min(1, orbitPace.ships*x.cylonFactor) * x.orbit
	x.orbit -= lost
	x.pay(&orbitPace, lost)
	work := x.work * orbitWork
	went := min(work, x.prepared)
	x.evacuate(went)
	x.stranded = max(0, x.stranded-went)
	x.prepare(work - went)
	x.evacuate(min(capricaJumps, x.prepared))
}

// capricaJumps is how often a New Caprica Crisis card prepares for a jump or
// evacuates.
const capricaJumps = 0.73

func (x *escape) pay(p *pace, ships float64) {
	for r := range x.dials {
		x.dials[r] -= p.dials[r] * x.cylonFactor
	}
	x.dials[rules.Population] -= ships
}

func (x *escape) prepare(n float64) {
	n = min(n, x.locked)
	x.locked -= n
	x.prepared += n
}

func (x *escape) evacuate(n float64) {
	n = min(n, x.prepared)
	x.prepared -= n
	x.orbit += n
}

// leave returns the likelihood that the humans win if the fleet leaves now. The
// ships left behind carry 1 population on average.
func (x *escape) leave() float64 {
	ships := x.locked + x.prepared
	carried := ships / carriers
	return clears(x.dials[rules.Population]-ships, 0.33*ships+0.3+0.4*x.turns) *
		clears(x.dials[rules.Morale]-x.stranded-carried, 0.5+0.4*x.turns) *
		clears(x.dials[rules.Fuel]-carried, 0.1+0.1*x.turns) *
		clears(x.dials[rules.Food], 0.05+0.1*x.turns)
}

// clears returns the likelihood that a resource stays above 0, given the
// expected remainder and its variance.
func clears(left, variance float64) float64 {
	return sigmoid(1.7 * (left - 0.5) / math.Sqrt(variance))
}

// hope returns the likelihood that the humans get away if they leave at the
// best moment, but not before a number of turns in orbit.
func (x escape) hope(after int) (best float64) {
	for x.untilReturn > 0 {
		x.turn()
	}
	alive := 1.0
	for k := range lookAhead + 1 {
		if k >= after {
			best = max(best, alive*x.leave())
		}
		x.turn()
		alive *= 1 - lostTurn*x.cylonFactor
	}
	return best
}

// fleeing returns the points of a change of the escape.
func (s *scene) fleeing(change func(x *escape)) float64 {
	if s.view.Caprica == nil {
		return 0
	}
	x := s.readEscape()
	before := x.hope(1)
	change(&x)
	return lostGame * (x.hope(1) - before)
}

// leaving returns the points for the humans of the order to leave New Caprica:
// the whole game, once leaving now is likelier to win than leaving later.
func (s *scene) leaving() float64 {
	x := s.readEscape()
	return (x.leave() - patience*x.hope(2)) * 5 * lostGame
}
