package bots

import "ragtag/rules"

// What is decided about the cards and the outcome of a check.

// checkQuestions returns the entries for questions about a check.
func checkQuestions() []question {
	return []question{
		orNone(rules.ReqOutcome, rules.OptYes, BetterOutcome, func(s *scene, _ rules.Option) float64 { return s.bySide(s.stake()) }),
		judged(rules.ReqDifficulty, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.bySide(s.stake()) * float64(-o.Number()) }),
		judged(rules.ReqAddToCheck, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.joining(s.cat.OptionID(o)) }),
		orNone(rules.ReqTakeAdded, rules.OptComp, BetterOutcome, func(s *scene, o rules.Option) float64 {
			id := s.cat.OptionID(o)
			return s.aim(-s.strength(id)*s.stake()) + 0.2*s.keep(id)
		}),
		judged(rules.ReqDiscardAdded, BetterOutcome, func(s *scene, o rules.Option) float64 {
			return s.aim(-s.strength(s.cat.OptionID(o)) * s.stake())
		}),
		judged(rules.ReqCheckOrHand, BetterOutcome, (*scene).keepsLearned),
		orNone(rules.ReqAddUp, rules.OptComp, BetterOutcome, func(s *scene, o rules.Option) float64 {
			id := s.cat.OptionID(o)
			return s.aim(s.strength(id)*s.stakeShare()) - 0.3*s.keep(id)
		}),
	}
}

// joining returns the value of adding a card to a check whose cards have been turned up.
// A player who adds none may draw a Mutiny card.
func (s *scene) joining(ref string) float64 {
	points := s.aim(s.strength(ref)*s.stake()) - 0.3*s.keep(ref)
	if e, ok := rules.FindIn[rules.AddOne](s.cat, s.r.Cause); ok {
		points -= s.bySide(s.worth(e.Else))
	}
	return points
}

// stakeShare is the part of the stake of the check that one point of strength is
// worth.
func (s *scene) stakeShare() float64 { return 0.1 * s.stake() }

// silencing returns the points of a check in which no ability of a card takes effect.
// The abilities of cards that Cylons add do harm, and are likelier the more Cylons
// may add cards.
func (s *scene) silencing() float64 {
	points := 0.1 * s.stake() * s.doubt()
	for _, k := range s.players() {
		if k.revealed && k.cards > 0 {
			points += silencedPoints
		}
	}
	return points
}

// silencedPoints is the cost of the ability of a card that a known Cylon adds to a
// check.
const silencedPoints = 0.45
