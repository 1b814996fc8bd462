package bots

import (
	"math"

	"ragtag/rules"
)

// exodus is the flight from New Caprica in numbers that can be expected: as it
// stands, or as it may come to be.
type exodus struct {
	dials            [rules.NumResources]float64
	locked, prepared float64 // civilian ships on the stacks
	orbit            float64 // and in space
	stranded         float64 // humans on New Caprica
	due              float64 // jump icons until Galactica returns; 0: she is back
	work             float64 // actions for the ships in a turn of a human, at most 1
	hard             float64 // how much more the turns of Cylons make a human's cost
	turns            float64 // looked ahead: the more, the less is certain
}

// readExodus reads the flight as it stands.
func (s *scene) readExodus() (x exodus) {
	k := s.view.Caprica
	for r, v := range s.dials {
		x.dials[r] = float64(v)
	}
	x.locked, x.prepared, x.orbit = float64(k.Locked), float64(k.Prepared), sum(&s.sky.civilians)
	if s.away() {
		x.due = float64(rules.AutoJump - s.view.Marker)
	}
	humans := 0.0
	for _, p := range s.seats {
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
	x.hard = 1 + 0.6*s.beset()
	return x
}

// pace is what a turn of a human costs, as a rule.
type pace struct {
	ships float64 // civilian ships, with a population each
	dials [rules.NumResources]float64
}

// What turns cost while Galactica is away, and in orbit, where of the ships in
// space a share is lost and something of the work goes into the battle.
var (
	awayPace  = pace{0.11, [rules.NumResources]float64{rules.Morale: 0.28, rules.Population: 0.18}}
	orbitPace = pace{0.1, [rules.NumResources]float64{rules.Fuel: 0.08, rules.Food: 0.08, rules.Morale: 0.2, rules.Population: 0.1}}
)

const (
	orbitWork = 0.65 // share of the actions that ships are evacuated with
	lostTurn  = 0.03 // that Galactica is lost in a turn of orbit
	lookAhead = 8    // turns
	patience  = 0.8  // of what may still be, which rests on everybody doing it
	carriers  = 12   // ships among which one carries morale, and one fuel
)

// turn lets a turn of a human pass.
func (x *exodus) turn() {
	x.turns++
	if x.due > 0 {
		x.due = max(0, x.due-capricaJumps)
		x.prepare(x.work)
		lost := min(awayPace.ships*x.hard, x.locked)
		x.locked -= lost
		x.pay(&awayPace, lost)
		return
	}
	lost := min(1, orbitPace.ships*x.hard) * x.orbit
	x.orbit -= lost
	x.pay(&orbitPace, lost)
	work := x.work * orbitWork
	went := min(work, x.prepared)
	x.evacuate(went)
	x.stranded = max(0, x.stranded-went)
	x.prepare(work - went)
	x.evacuate(min(capricaJumps, x.prepared))
}

// capricaJumps is how often a New Caprica Crisis card prepares for a jump, or
// evacuates.
const capricaJumps = 0.73

func (x *exodus) pay(p *pace, ships float64) {
	for r := range x.dials {
		x.dials[r] -= p.dials[r] * x.hard
	}
	x.dials[rules.Population] -= ships
}

func (x *exodus) prepare(n float64) {
	n = min(n, x.locked)
	x.locked -= n
	x.prepared += n
}

func (x *exodus) evacuate(n float64) {
	n = min(n, x.prepared)
	x.prepared -= n
	x.orbit += n
}

// leave returns how likely the humans win if the fleet leaves as it stands: the
// ships left behind carry a mean of 1 population.
func (x *exodus) leave() float64 {
	ships := x.locked + x.prepared
	carried := ships / carriers
	return clears(x.dials[rules.Population]-ships, 0.33*ships+0.3+0.4*x.turns) *
		clears(x.dials[rules.Morale]-x.stranded-carried, 0.5+0.4*x.turns) *
		clears(x.dials[rules.Fuel]-carried, 0.1+0.1*x.turns) *
		clears(x.dials[rules.Food], 0.05+0.1*x.turns)
}

// clears returns how likely something of a resource is left, from what can be
// expected and its variance.
func clears(left, variance float64) float64 {
	return sigmoid(1.7 * (left - 0.5) / math.Sqrt(variance))
}

// hope returns how likely the humans get away if they leave when it is best, but
// not before some turns in orbit.
func (x exodus) hope(after int) (best float64) {
	for x.due > 0 {
		x.turn()
	}
	alive := 1.0
	for k := range lookAhead + 1 {
		if k >= after {
			best = max(best, alive*x.leave())
		}
		x.turn()
		alive *= 1 - lostTurn*x.hard
	}
	return best
}

// fleeing returns what it is worth if something of the flight were otherwise.
func (s *scene) fleeing(change func(x *exodus)) float64 {
	if s.view.Caprica == nil {
		return 0
	}
	x := s.readExodus()
	before := x.hope(1)
	change(&x)
	return lostGame * (x.hope(1) - before)
}

// leaving returns what the order to leave New Caprica is worth to the humans:
// everything, once they win more likely by it than later.
func (s *scene) leaving() float64 {
	x := s.readExodus()
	return (x.leave() - patience*x.hope(2)) * 5 * lostGame
}
