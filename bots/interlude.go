package bots

import "ragtag/rules"

// The offer of New Caprica in Battlestar Epica.

// interludePoints is what the New Caprica phase costs the humans of Battlestar Epica.
const interludePoints = 6

// interludeQuestions returns the entries for the two questions.
func interludeQuestions() []question {
	return []question{
		judged(rules.ReqSupply, BetterOutcome, func(s *scene, o rules.Option) float64 {
			if o.Kind != rules.OptYes {
				return 0
			}
			return s.bySide(s.supplies() - s.hiddenCylon()*interludePoints)
		}),
		orNone(rules.ReqReveal, rules.OptComp, TimeToReveal, func(s *scene, _ rules.Option) float64 {
			if s.side == human {
				return -unmaskPoints
			}
			return interludePoints - unmaskPoints
		}),
	}
}

// supplies returns the points for the humans of the resources that are offered.
func (s *scene) supplies() (points float64) {
	var dials [rules.NumResources]int8
	for k, v := range s.dials {
		dials[k] = int8(v)
	}
	for k, by := range s.mind.offer.Gains(dials) {
		points += s.dial(rules.Resource(k), int(by))
	}
	return points
}

// hiddenCylon returns the likelihood that somebody can reveal a "Cylon" card.
func (s *scene) hiddenCylon() float64 {
	if s.side == hidden {
		return 1
	}
	none := 1.0
	for p, k := range s.players() {
		if p != int(s.me) && !k.revealed {
			none *= 1 - s.suspect(p)
		}
	}
	return 1 - none
}
