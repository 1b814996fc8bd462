package bots

import (
	"slices"

	"ragtag/rules"
)

// Questions about an order: which comes first, which card goes back.

// orderOption returns the value of an option of such a question.
func (s *scene) orderOption(i int) (float64, Reason) {
	o := s.r.Options[i]
	switch s.r.Kind {
	case rules.ReqFirst:
		if p := int(o.Seat()); p != int(s.me) {
			return s.bySide(1 - 2*s.suspect(p)), TrustsThem
		}
		return 1.5, BetterOutcome
	case rules.ReqAbility: // what it does may change what the others find
		return s.aim(s.abilityOfCard(o.Comp())), BetterOutcome
	case rules.ReqPutBack:
		return s.puttingBack(o.Comp()), BetterOutcome
	case rules.ReqOnDestiny:
		return s.bySide(s.destinyWorth(o.Comp())) - s.keep(s.option(i)), BetterOutcome
	case rules.ReqDiscardDestiny:
		return -s.bySide(s.destinyWorth(o.Comp())), BetterOutcome
	case rules.ReqShowCylon: // it has no effect any more
		return 0, NothingBetter
	case rules.ReqLeaveOut:
		if o.Kind == rules.OptPass {
			return 0.1, UsefulTypes
		}
		return -s.bestType(o.Types()), UsefulTypes
	case rules.ReqDamagedShip:
		return s.bySide(-s.hitting(o.Board())), BetterOutcome
	case rules.ReqMotive:
		return 1, BetterOutcome
	}
	return 0, Whim
}

// abilityOfCard returns the points of what a card does that was turned up in a check.
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

// hitting returns the cost of a damage token on a ship. The last token of Pegasus
// costs most of hers, since she is lost with it.
func (s *scene) hitting(b rules.Board) float64 {
	if b != rules.Pegasus {
		return -s.damage()
	}
	whole, aboard := 0, 0
	for _, c := range s.cat.All(rules.KindLocation) {
		if id := s.cat.Ref(c); s.cat.Location(c).Board == b && s.cat.Location(c).Damageable && !slices.Contains(s.view.Damaged, id) {
			whole++
		}
	}
	for p := range s.seats {
		if s.board(s.seats[p].at) == b {
			aboard++
		}
	}
	if whole == 1 {
		return 2*pegasusHit + sickPoints*float64(aboard)
	}
	return pegasusHit
}
