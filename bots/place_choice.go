package bots

import (
	"slices"

	"ragtag/rules"
)

// Locations: to go to, to activate, to repair.

// placeQuestions returns the entries for questions about locations.
func placeQuestions() []question {
	return []question{
		{rules.ReqLocation, func(s *scene, o rules.Option) (float64, Reason) {
			if o.Kind == rules.OptPass {
				return s.standing(), GoodPlace
			}
			id := s.cat.OptionID(o)
			points := s.activating(id) + s.aim(s.repairFromHand(id))
			if e, ok := asking[rules.PrepareOrEvacuate](s); ok && e.Board { // it can come back for a card
				points = max(points, s.standing()+s.aim(s.boarding())-crossing+0.01*points)
			}
			return points, GoodPlace
		}},
		judged(rules.ReqUseLocation, UseLocation, func(s *scene, o rules.Option) float64 {
			return s.aim(s.humanValue(s.cat.Ref(o.Comp())))
		}),
		orNone(rules.ReqRepeat, rules.OptComp, GoodPlace, func(s *scene, o rules.Option) float64 {
			return s.locationValue(s.cat.Ref(s.r.Cause)) - s.keep(s.cat.OptionID(o))
		}),
		judged(rules.ReqRepair, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.mend(o) }),
		judged(rules.ReqDamagedShip, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.bySide(-s.hitting(o.Board())) }),
	}
}

func (s *scene) mend(o rules.Option) float64 {
	if o.Kind == rules.OptComp {
		return s.repairing(s.cat.Ref(o.Comp())) + 0.2
	}
	if o.Kind == rules.OptDestroyed {
		return s.aim(0.6)
	}
	return s.aim(0.5)
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

// screening returns the points of being on a location in the rookie's turn, where damage
// hits the ship that the current player is on: Pegasus can take some instead of
// Galactica.
func (s *scene) screening(at string) float64 {
	if !s.mind.byPlace || s.board(at) != rules.Pegasus || s.view.Current != int(s.me) {
		return 0
	}
	k := s.sky
	for a := rules.Raiders; a <= rules.Basestars; a++ {
		k.act(a, s.prices.icons[a], &s.prices)
	}
	hits := k.hits - s.sky.hits
	return s.aim(s.prices.hull(hits) - hits*s.hitting(rules.Pegasus))
}

// pegasusHit is what a damage token of Pegasus costs: she has fewer locations to lose
// than Galactica, and spares her.
const pegasusHit = 0.9
