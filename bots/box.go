package bots

import (
	"math"

	"ragtag/rules"
)

// Boxes of a card, yes or no, and cards that may be used or left.

// boxQuestions returns the entries for these questions.
func boxQuestions() []question {
	return []question{
		{rules.ReqOptional, (*scene).optional},
		judged(rules.ReqBox, BetterOutcome, func(s *scene, o rules.Option) float64 {
			if o.Kind == rules.OptComp {
				return s.addedBox(o.Comp())
			}
			return s.box(o.Box())
		}),
		judged(rules.ReqApply, BetterOutcome, func(s *scene, o rules.Option) float64 {
			if (o.Kind == rules.OptYes) == (s.r.About.Part == rules.HeedDraw) {
				return 1
			}
			return 0
		}),
		judged(rules.ReqOrders, HurtHumans, func(s *scene, o rules.Option) float64 {
			if e, ok := asking[rules.Orders](s); ok {
				return -s.worth(e.Of[o.Box()])
			}
			return 0
		}),
		judged(rules.ReqMotive, BetterOutcome, func(*scene, rules.Option) float64 { return 1 }),
		{rules.ReqMoveOrAct, (*scene).moveOrAct},
	}
}

// deniable is how much worse for the humans an openly made choice of a hidden
// Cylon may be.
const deniable = 0.4

// box returns the value of a box of a card. A hidden Cylon chooses the worse
// box only where it is not suspicious.
func (s *scene) box(n int) float64 {
	do := s.caused()
	var a, b rules.Effect
	if n < 2 {
		c, ok := rules.Find[rules.Choose](do)
		if !ok {
			return 0
		}
		a, b = c.A, c.B
	} else {
		c, ok := rules.Find[rules.OneOf](do)
		if !ok {
			c, ok = rules.FindIn[rules.OneOf](s.cat, s.r.Cause)
		}
		if !ok {
			return 0
		}
		a, b, n = c.A, c.B, n-2
		if was := s.acting; c.By == rules.Acting { // what happens to the acting player happens to the rookie
			s.acting = int(s.me) + 1
			defer func() { s.acting = was }()
		}
	}
	points := [2]float64{s.worth(a), s.worth(b)}
	if s.side == hidden && math.Abs(points[0]-points[1]) > deniable {
		return points[n]
	}
	return s.bySide(points[n])
}

// optional returns the value of an optional effect, or of a card that a Cylon plays
// at Caprica.
func (s *scene) optional(o rules.Option) (float64, Reason) {
	switch o.Kind {
	case rules.OptNo, rules.OptPass:
		return 0, NothingBetter
	case rules.OptDeck:
		return s.bySide(-1.4), HurtHumans
	case rules.OptComp:
		if s.owesSuper() {
			return 1, HurtHumans
		}
		return s.bySide(s.worthOfCard(o.Comp())), HurtHumans
	}
	if s.r.Rule == "epica.eight" {
		return s.aim(s.launching()), FlyViper
	}
	if s.r.Cause == rules.None {
		return 0.1, BetterOutcome
	}
	if _, ok := rules.Find[rules.LaunchPilots](s.caused()); ok {
		return s.aim(s.launching()), FlyViper
	}
	if s.dogfights() {
		return s.dogfighting(), BetterOutcome
	}
	if offer, ok := rules.Find[rules.Offer](s.caused()); ok {
		if choosesExecution(offer.Then) {
			return s.offeredExecution(), SuspectsThem
		}
		return s.aim(s.worth(offer.Then)), BetterOutcome
	}
	switch s.cat.Kind(s.r.Cause) {
	case rules.KindLoyalty:
		return 1, HurtHumans
	case rules.KindLocation:
		if fromLocation[rules.MayDrawThenPlay](s) {
			return 0.5, UseQuorum
		} // otherwise a Cylon exchanging its Super Crisis card
		return -1, NothingBetter
	case rules.KindDestination:
		if v, ok := rules.Find[rules.Venture](s.caused()); ok {
			return s.aim(s.worth(v.Roll)), BetterOutcome
		}
		return s.aim(raptorPoints), BetterOutcome
	}
	return 0.1, BetterOutcome
}

// moveOrAct returns the value of a move or of an action that everybody is given.
func (s *scene) moveOrAct(o rules.Option) (float64, Reason) {
	switch {
	case o.Kind == rules.OptPass:
		return 0.01, NothingBetter
	case o.Box() == 0:
		return 0.3 * s.bestMove(), TowardsAction
	case s.cylonPlayer():
		return 0.5, HurtHumans
	}
	return 0.6 * s.twoActions(), GoodPlace
}
