package bots

import (
	"cmp"
	"math"
	"slices"

	"ragtag/rules"
)

// The locations of Pegasus, and what those do who came with her.

// pegasusHit is what a damage token of Pegasus costs: she has fewer locations to lose
// than Galactica, and spares her.
const pegasusHit = 0.9

// pegasusActions returns the entries for the locations of Pegasus.
func pegasusActions() []entry {
	return []entry{
		on((*scene).shelling),
		on((*scene).bestBombardment),
		on(func(s *scene, e rules.Discard) float64 { return -s.cheapest(int(e.N)) }),
		on(func(s *scene, _ rules.PrepareEngines) float64 { return s.priming() }),
	}
}

// shelling returns the points of shelling the basestar for which that is best.
func (s *scene) shelling(e rules.ShellBasestar) (best float64) {
	const sides = rules.DieSides
	once, twice := float64(e.Twice-1-e.Miss)/sides, float64(sides+1-e.Twice)/sides
	risk := pegasusHit * float64(e.Miss) / sides
	for i, b := range s.sky.bases {
		if b.there > 0.5 {
			best = max(best, s.savedBy(func(k *sky) { k.strike(rules.BasestarA+rules.Ship(i), int(b.at), once+2*twice) })-risk)
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

// bombarding returns the points of bombarding an area: of the raiders that go, less
// what of the humans' is hit there.
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

// thinning returns the points of so many raiders fewer in an area.
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

// leaderMovements returns the entries for what sheets let their players do in the place
// of a move.
func leaderMovements() []entry {
	return []entry{
		onCard(func(s *scene, e rules.Steps, card string) (sum float64) {
			for _, step := range e {
				sum += movements.of(s, step, card)
			}
			return sum + s.standing()
		}),
		on(func(s *scene, _ rules.MoreAction) float64 { return 0.9 * max(0, s.standing()) }),
		on(func(s *scene, e rules.GlimpseDestiny) float64 { return s.standing() + cardPoints*float64(e.N) }),
		on(func(s *scene, _ rules.Entice) float64 { return s.standing() + cardPoints*s.handRoom(1) }),
	}
}

// movementAbility returns the value of an ability used in the Movement step instead of
// the move.
func (s *scene) movementAbility(c rules.Comp) (points float64) {
	if s.cat.Ability(c).Kind == rules.OncePerGame {
		points -= oncePoints
	}
	for _, u := range s.cat.Uses(c) {
		if u.When == rules.WhenMovement {
			points += movements.of(s, u.Do, s.cat.Ref(c))
		}
	}
	return points
}

// leaderWorths returns the entries for what they do otherwise.
func leaderWorths() []entry {
	return []entry{
		on(func(s *scene, e rules.SendBasestar) float64 {
			for _, b := range s.sky.bases {
				if b.there == 0 {
					return s.worthOfPlacing(e.To, rules.Force{Basestars: 1})
				}
			}
			best := 0.0
			for i := range s.sky.bases {
				best = max(best, s.withdrawing(rules.BasestarA+rules.Ship(i)))
			}
			return best
		}),
		on(func(s *scene, e rules.Ram) float64 {
			best := 0.0
			if at, ok := s.flying(int(s.me)); ok {
				for _, ship := range s.sky.targets(at) {
					best = max(best, s.ramming(e, ship, at))
				}
			}
			return best - sickPoints
		}),
		on(func(s *scene, e rules.SelfDefense) float64 {
			best := 0.0
			for i := range s.areas {
				best = max(best, s.defence(e, i))
			}
			return best
		}),
		on(func(s *scene, e rules.RepairAny) float64 {
			best := 0.0
			for _, id := range s.view.Damaged {
				best = max(best, s.repairing(id))
			}
			return best + 0.6*viperPoints*float64(min(int(e.Vipers), s.view.Fleet.Damaged))
		}),
		fixed[rules.SeeBottom](0.1),
		on(func(_ *scene, e rules.CullDestiny) float64 { return treasonPoints * float64(e.N) }),
	}
}

// withdrawing returns the points of a basestar that goes.
func (s *scene) withdrawing(ship rules.Ship) float64 {
	return s.savedBy(func(k *sky) { k.bases[ship-rules.BasestarA].there = 0 })
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

// swappingHands returns the value of another's hand in the place of one's own.
func (s *scene) swappingHands() float64 {
	most := 0
	for p, k := range s.players() {
		if p != int(s.me) {
			most = max(most, k.cards)
		}
	}
	return 0.8*cardPoints*float64(most-s.seats[s.me].cards) - oncePoints
}

// swelling returns the cards of the hand that turn the outcome of a check whose cards
// have been turned up, and what that is worth.
func (s *scene) swelling() (cards []string, gained float64) {
	v := s.view.Check
	if v == nil {
		return nil, 0
	}
	stake, short := s.bySide(s.stake()), float64(v.Difficulty)-s.strengthUp()
	way := 1.0
	if s.stake()*s.bySide(1) < 0 {
		way = -1
	}
	if (short <= 0) == (way > 0) { // it goes as it should
		return nil, 0
	}
	hand := slices.Clone(s.view.Mine.Hand)
	slices.SortFunc(hand, func(a, b string) int { return cmp.Compare(way*s.strength(b), way*s.strength(a)) })
	cost := 0.0
	for _, ref := range hand {
		n := s.strength(ref)
		if way*n <= 0 {
			break
		}
		cards, short, cost = append(cards, ref), short-n, cost+s.keep(ref)
		if (short <= 0) == (way > 0) {
			return cards, max(0, math.Abs(stake)-cardsInPoints*cost)
		}
	}
	return nil, 0
}

// swell adds those cards.
func (b *rookie) swell(s *scene, a *rules.Answer) Reason {
	cards, _ := s.swelling()
	for _, ref := range cards {
		for i := range int(s.r.N) {
			if s.option(i) == ref && a.Take[i] < s.r.Limit[i] {
				a.Take[i]++
				break
			}
		}
	}
	if len(cards) == 0 {
		return NotWorthCards
	}
	return BetterOutcome
}
