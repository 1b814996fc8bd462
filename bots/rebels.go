package bots

import "ragtag/rules"

// What is paid on the rebel basestar, and what it brings.

// rebelQuestions returns the entries for these questions.
func rebelQuestions() []question {
	return []question{
		judged(rules.ReqTribute, NothingBetter, func(s *scene, o rules.Option) float64 {
			if o.Kind == rules.OptMiracle {
				return 0
			}
			return -s.bySide(s.worthOfCard(o.Comp()))
		}),
		judged(rules.ReqMuster, BetterOutcome, func(s *scene, o rules.Option) float64 {
			if e, ok := asking[rules.Tribute](s); ok {
				if then, ok := e.Then.(rules.PlaceAndActivate); ok {
					return s.mustering(o.Ship(), o.Area(), then)
				}
			}
			return 0
		}),
	}
}
