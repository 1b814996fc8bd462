package bots

import (
	"slices"

	"ragtag/rules"
)

// The guns of Pegasus, her engines, and what hits many ships at once.

// pegasusActions returns the entries for the locations of Pegasus.
func pegasusActions() []entry {
	return []entry{
		on((*scene).shelling),
		on((*scene).bestBombardment),
		on(func(s *scene, e rules.Discard) float64 { return -s.cheapest(int(e.N)) }),
		on(func(s *scene, _ rules.PrepareEngines) float64 { return s.priming() }),
	}
}

// shelling returns the points of shelling the best basestar to shell.
func (s *scene) shelling(e rules.ShellBasestar) (best float64) {
	const sides = rules.DieSides
	once, twice := float64(e.Twice-1-e.Miss)/sides, float64(sides+1-e.Twice)/sides
	risk := pegasusHit * float64(e.Miss) / sides
	for _, b := range s.sky.bases {
		if b.there > 0.5 {
			best = max(best, s.savedBy(func(k *sky) { k.strike(b.ship, int(b.at), once+2*twice) })-risk)
		}
	}
	return best
}

// bestBombardment returns the points of bombarding the best area.
func (s *scene) bestBombardment(e rules.Bombard) (best float64) {
	for i := range s.areas {
		best = max(best, s.bombarding(e, i))
	}
	return best
}

// bombarding returns the points of bombarding an area: the raiders destroyed there,
// less the human ships hit.
func (s *scene) bombarding(e rules.Bombard, at int) float64 {
	if s.areas[at].raiders == 0 {
		return 0
	}
	const sides = rules.DieSides
	many := float64(sides+1-e.ManyAt) / sides
	few := float64(e.ManyAt-1-e.Viper) / sides
	points := few*s.thinning(at, e.Few) + many*s.thinning(at, e.Many)
	points -= min(1, float64(s.areas[at].civilians)) * s.prices.civilian / sides
	return points - min(1, float64(s.areas[at].vipers))*s.prices.viper*float64(e.Viper-1)/sides
}

// thinning returns the points of n raiders fewer in an area.
func (s *scene) thinning(at int, n int8) float64 {
	return s.savedBy(func(k *sky) { k.strike(rules.Raider, at, float64(n)) })
}

// cheapest returns the value of the n cards that the rookie needs least.
func (s *scene) cheapest(n int) (cost float64) {
	values := []float64{}
	for _, ref := range s.view.Mine.Hand {
		values = append(values, s.keep(ref))
	}
	slices.Sort(values)
	for i := range n {
		if i < len(values) {
			cost += values[i]
		} else {
			cost += cardPoints
		}
	}
	return cost
}

// priming returns the points of a jump icon on the next Crisis card, unless it would
// have had one.
func (s *scene) priming() float64 { return (1 - s.jumps) * s.jumpIcon() }

// withdrawing returns the points of a basestar leaving the board.
func (s *scene) withdrawing(ship rules.Ship) float64 {
	return s.savedBy(func(k *sky) { k.basestar(ship).there = 0 })
}

// ramming returns the points of the ships of a kind in an area that go down with a
// viper.
func (s *scene) ramming(e rules.Ram, ship rules.Ship, at int) float64 {
	n := float64(rules.BasestarHull)
	switch ship {
	case rules.Raider:
		n = float64(e.Raiders)
	case rules.HeavyRaider:
		n = float64(e.Heavy)
	}
	return s.savedBy(func(k *sky) { k.strike(ship, at, n); k.pilots[at] = max(0, k.pilots[at]-1) })
}

// defence returns the points of the civilian ships of an area defending themselves.
func (s *scene) defence(e rules.SelfDefense, at int) float64 {
	if s.areas[at].civilians == 0 {
		return 0
	}
	best := max(s.thinning(at, e.Raiders), s.savedBy(func(k *sky) { k.strike(rules.HeavyRaider, at, float64(e.Heavy)) }))
	return best - s.prices.civilian*float64(e.Roll.AtMost)/rules.DieSides
}
