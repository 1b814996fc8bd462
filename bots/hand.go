package bots

import (
	"math"

	"ragtag/rules"
)

// keep returns the value of a card to its holder: its strength and its uses.
func (s *scene) keep(ref string) float64 { return s.keepOf(ref, s.seats[s.me].cards) }

// keepOf is keep for a hand of that many cards.
func (s *scene) keepOf(ref string, cards int) float64 {
	c, ok := s.cat.Find(ref)
	if !ok || s.cat.Kind(c) != rules.KindSkill {
		return cardPoints
	}
	points := 0.1 + 0.12*float64(s.cat.Strength(c))*asked[s.cat.Skill(c).Skill]
	if s.side == revealed {
		return (0.2+0.2*float64(s.cat.Strength(c)))*handFactor(cards) + s.treacheryValue(c)
	}
	for _, u := range s.cat.Skill(c).Uses {
		points += s.useful(u.Do)
	}
	return points*handFactor(cards) + s.reserved(c)
}

// reserved returns the extra value of a card that the player still means to
// play as an action. On New Caprica an order is two ships or the way home. If a
// player holds more orders than it can give, each counts its share.
func (s *scene) reserved(c rules.Comp) float64 {
	if s.view.Caprica == nil || !s.orders(c) {
		return 0
	}
	held := 0
	for _, ref := range s.view.Mine.Hand {
		if k, ok := s.cat.Find(ref); ok && s.orders(k) {
			held++
		}
	}
	return flightOrder * min(1, ordersGiven/float64(max(1, held)))
}

// orders reports whether a Skill card can be played as an order.
func (s *scene) orders(c rules.Comp) bool {
	for _, u := range s.cat.Skill(c).Uses {
		if _, ok := u.Do.(rules.Order); ok {
			return true
		}
	}
	return false
}

// handFactor returns the factor for the value of a card in a hand of that size: low
// in a full hand, which will soon exceed its limit, and high in an empty one.
func handFactor(cards int) float64 { return min(1.2, max(0.15, 1.5-0.12*float64(cards))) }

// asked is how often checks ask for each type.
var asked = [...]float64{
	rules.Politics: 0.9, rules.Leadership: 1, rules.Tactics: 0.95, rules.Piloting: 0.35, rules.Engineering: 0.45, rules.Treachery: 0,
}

// useful returns the value of having a use in the hand.
func (s *scene) useful(e rules.Effect) float64 {
	switch e.(type) {
	case rules.Order:
		return 0.35
	case rules.EaseOnce:
		return 0.15
	case rules.AddToRoll:
		return 0.12
	case rules.RepairHere:
		return 0.05 + 0.12*float64(s.damaged())
	case rules.DrawCards:
		return 0.15
	case rules.Strafe:
		if _, ok := s.flying(int(s.me)); ok {
			return 0.4
		}
	case rules.Reroll:
		return 0.08
	}
	return 0.03
}

// discard discards the cards that are worth least.
func (b *rookie) discard(s *scene, a *rules.Answer) Reason {
	if more, ok := s.hotShot(); ok {
		return b.best(s, a, func(s *scene, o rules.Option) (float64, Reason) {
			return s.setting(s.cat.OptionID(o), more), BetterOutcome
		})
	}
	for range s.r.Min {
		least, at := math.Inf(1), -1
		for i := range int(s.r.N) {
			if a.Take[i] < s.r.Limit[i] {
				if n := s.keep(s.option(i)) + s.burdening(s.option(i)); n < least {
					least, at = n, i
				}
			}
		}
		if at >= 0 {
			a.Take[at]++
		}
	}
	return CheapestCards
}

// wanted is how much a human player likes to draw each type, by the checks and
// by the cards' uses.
var wanted = [...]float64{
	rules.Politics: 0.9, rules.Leadership: 1.2, rules.Tactics: 1, rules.Piloting: 0.5, rules.Engineering: 0.7, rules.Treachery: 0,
}

// harmful is how much harm each type does for a revealed Cylon: the type that
// hurts most checks is first.
var harmful = [...]float64{
	rules.Politics: 0.3, rules.Leadership: 0.3, rules.Tactics: 0.2, rules.Piloting: 1, rules.Engineering: 0.9, rules.Treachery: 1.1,
}

// draw chooses the types of the cards to draw. Each further card of a type
// counts a little less.
func (b *rookie) draw(s *scene, a *rules.Answer) Reason {
	for range s.r.Min {
		best, at := math.Inf(-1), -1
		for i := range int(s.r.N) {
			if a.Take[i] < s.r.Limit[i] {
				if n := s.like(s.r.Options[i].Skill()) - 0.25*float64(a.Take[i]); n > best {
					best, at = n, i
				}
			}
		}
		if at >= 0 {
			a.Take[at]++
		}
	}
	return UsefulTypes
}

func (s *scene) like(k rules.Skill) float64 {
	if s.side == revealed {
		return harmful[k]
	}
	points := wanted[k]
	if _, ok := s.flying(int(s.me)); ok && k == rules.Piloting {
		points += 0.6
	}
	if k == rules.Engineering {
		points += 0.15*float64(s.damaged()) + 0.4*s.wantsRepair()
	}
	return points
}

// wantsRepair returns the value of the most urgent repair if the hand has no
// card for it.
func (s *scene) wantsRepair() float64 {
	for _, ref := range s.view.Mine.Hand {
		if c, ok := s.cat.Find(ref); ok && s.repairs(c) {
			return 0
		}
	}
	best := 0.0
	for _, id := range s.view.Damaged {
		best = max(best, s.repairing(id))
	}
	return best
}

// repairs reports whether a Skill card can be used for a repair.
func (s *scene) repairs(c rules.Comp) bool {
	for _, u := range s.cat.Skill(c).Uses {
		if _, ok := u.Do.(rules.RepairHere); ok {
			return true
		}
	}
	return false
}
