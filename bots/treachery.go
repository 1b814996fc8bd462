package bots

import (
	"slices"

	"ragtag/rules"
)

// usesText reports whether the rookie may use the text of a Skill card: treachery
// is for Cylon players, the other types are for humans.
func (s *scene) usesText(c rules.Comp) bool {
	return s.cylonPlayer() == (s.cat.Skill(c).Skill == rules.Treachery)
}

// recklessRisk is the cost of a Reckless check to the humans: the treachery in
// it takes effect.
const recklessRisk = 0.8

// treacheryWorths returns the entries for effects of Pegasus.
func treacheryWorths() []entry {
	return []entry{
		onCard(func(s *scene, e rules.Reckless, card string) float64 {
			return s.spent(e.Then, card) - recklessRisk
		}),
		onCard(func(s *scene, e rules.Ease, card string) float64 {
			return s.changing(card, func(c *rules.CheckView) { c.Difficulty += int(e.By) })
		}),
		onCard(func(s *scene, e rules.MakePositive, card string) float64 {
			return s.changing(card, func(c *rules.CheckView) { c.Positive = withTypes(c.Positive, e.Types) })
		}),
		on(func(s *scene, _ rules.NoDestiny) float64 {
			if s.view.Check != nil {
				fits := float64(len(s.view.Check.Positive)) / 6
				return 0.1 * s.stake() * 2 * meanStrength * (1 - 2*fits)
			}
			return 0
		}),
		on(func(s *scene, e rules.DrawIfShort) float64 {
			points := 0.0
			for _, k := range s.players() {
				if !k.revealed && k.cards <= int(e.Held) {
					points += cardPoints * float64(e.N) * (1 - k.cylon)
				}
			}
			return points
		}),
		on(func(s *scene, e rules.Once) float64 {
			return s.worth(e.Then)
		}),
		on(func(s *scene, e rules.LoseHighest) float64 {
			return s.losingHighest(int(e.N))
		}),
		on(func(s *scene, e rules.Jam) float64 {
			if i, ok := s.flying(int(s.me)); ok {
				return 0.35 * float64(min(int(e.N), s.areas[i].raiders))
			}
			return 0
		}),
	}
}

// withTypes returns the types of cards that help a check, and those of more.
func withTypes(positive []string, more rules.Skills) (all []string) {
	all = append(all, positive...)
	for k := rules.Politics; k <= rules.Treachery; k++ {
		if more.Has(k) && !slices.Contains(all, k.String()) {
			all = append(all, k.String())
		}
	}
	return all
}

// losingHighest returns the points of losing n of the highest resource.
func (s *scene) losingHighest(n int) float64 {
	high, worst := 0, 0.0
	for _, v := range s.dials {
		high = max(high, v)
	}
	for k := range rules.NumResources {
		if s.dials[k] == high {
			worst = min(worst, s.dial(k, -n))
		}
	}
	return worst
}

// movementCard returns the value of a card played in the Movement step instead of
// the move.
func (s *scene) movementCard(id string) float64 {
	points := -s.keep(id)
	c, ok := s.cat.Find(id)
	if !ok {
		return points
	}
	for _, u := range s.cat.Uses(c) {
		if u.When == rules.WhenMovement {
			points += movements.of(s, u.Do, id)
		}
	}
	return points
}

// movementEntries returns the entries for Skill cards played instead of the
// move, and for standing still.
func movementEntries() []entry {
	return []entry{
		on(func(s *scene, _ rules.Act) float64 { return s.twiceHere() }),
		on(func(s *scene, _ rules.Guard) float64 { return s.standing() + s.aim(0.6) }),
		on(func(s *scene, _ rules.Dash) float64 { return s.standing() + s.dashing() }),
		on(func(s *scene, _ rules.SwapDestiny) float64 { return s.standing() + 0.9 }),
	}
}

// twiceHere returns the value of two actions, neither of them an Executive
// Order, which the card that grants them forbids.
func (s *scene) twiceHere() float64 {
	at := s.seats[s.me].at
	if _, flies := s.flying(int(s.me)); flies {
		return 1.7 * s.aim(s.ownViper())
	}
	return max(s.onBoard(at), 0.2) * s.twice(at)
}

// dashing returns the value of flying to any area and attacking there.
func (s *scene) dashing() float64 {
	at, ok := s.flying(int(s.me))
	if !ok {
		return 0
	}
	best := 0.0
	for i := range s.areas {
		best = max(best, s.pilotAt(i)-0.5*s.pilotAt(at))
	}
	return s.aim(best)
}

// treacheryValue returns the value of the text of a card in the hand to a Cylon player.
func (s *scene) treacheryValue(c rules.Comp) (points float64) {
	if !s.usesText(c) {
		return 0
	}
	for _, u := range s.cat.Skill(c).Uses {
		points = max(points, -0.3*s.worth(u.Do))
	}
	return points
}
