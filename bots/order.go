package bots

import "ragtag/rules"

// Questions about an order: which comes first, which card goes back.

// orderQuestions returns the entries for these questions.
func orderQuestions() []question {
	return []question{
		{rules.ReqFirst, func(s *scene, o rules.Option) (float64, Reason) {
			if p := int(o.Seat()); p != int(s.me) {
				return s.bySide(1 - 2*s.suspect(p)), TrustsThem
			}
			return 1.5, BetterOutcome
		}},
		// What it does may change what the others find.
		judged(rules.ReqAbility, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.aim(s.abilityOfCard(o.Comp())) }),
		judged(rules.ReqPutBack, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.puttingBack(o.Comp()) }),
		judged(rules.ReqOnDestiny, BetterOutcome, func(s *scene, o rules.Option) float64 {
			return s.bySide(s.destinyWorth(o.Comp())) - s.keep(s.cat.OptionID(o))
		}),
		judged(rules.ReqDiscardDestiny, BetterOutcome, func(s *scene, o rules.Option) float64 { return -s.bySide(s.destinyWorth(o.Comp())) }),
		// It has no effect any more.
		judged(rules.ReqShowCylon, NothingBetter, func(*scene, rules.Option) float64 { return 0 }),
		judged(rules.ReqLeaveOut, UsefulTypes, func(s *scene, o rules.Option) float64 {
			if o.Kind == rules.OptPass {
				return 0.1
			}
			return -s.bestType(o.Types())
		}),
	}
}

// abilityOfCard returns the points of the ability of a card that was turned up in a
// check.
func (s *scene) abilityOfCard(c rules.Comp) (points float64) {
	for _, u := range s.cat.Skill(c).Uses {
		if u.When == rules.WhenPileStands || u.When == rules.WhenReckless {
			points += s.worth(u.Do)
		}
	}
	return points
}

// puttingBack returns the value of putting a card back next: the last one will be on
// top, or at the bottom.
func (s *scene) puttingBack(c rules.Comp) float64 {
	switch s.cat.Kind(c) {
	case rules.KindQuorum:
		return -s.quorumAction(s.cat.Ref(c))
	case rules.KindCrisis:
		return -s.bySide(s.worthOfCard(c))
	}
	return 0
}

// destinyWorth returns the points of a card on the Destiny deck: most checks ask for
// some types, and the others hurt them.
func (s *scene) destinyWorth(c rules.Comp) float64 {
	k := s.cat.Skill(c).Skill
	if k == rules.Treachery {
		return -treasonPoints
	}
	return strengthPoints * float64(s.cat.Strength(c)) * (asked[k] - 0.75)
}

// bestType returns how much the rookie likes to draw the best of some types.
func (s *scene) bestType(of rules.Skills) (best float64) {
	for k := rules.Politics; k <= rules.Treachery; k++ {
		if of.Has(k) {
			best = max(best, s.like(k))
		}
	}
	return best
}
