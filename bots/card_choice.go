package bots

import "ragtag/rules"

// Cards that are drawn, looked at, kept and put back.

// cardQuestions returns the entries for questions about cards.
func cardQuestions() []question {
	return []question{
		{rules.ReqCharacter, func(s *scene, o rules.Option) (float64, Reason) {
			if s.r.Rule == "execution.new-character" {
				return s.successor(o.Comp()), NothingBetter
			}
			return 0, Whim
		}},
		judged(rules.ReqCrisis, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.crisis(o.Comp()) }),
		judged(rules.ReqDestination, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.bySide(s.destination(o.Comp())) }),
		{rules.ReqQuorum, func(s *scene, o rules.Option) (float64, Reason) {
			switch o.Kind {
			case rules.OptDeck:
				return 0.5, UseQuorum
			case rules.OptPass:
				return 0, NothingBetter
			}
			return s.quorumAction(s.cat.OptionID(o)), UseQuorum
		}},
		orNone(rules.ReqDeck, rules.OptDeck, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.scout(o.Deck()) }),
		judged(rules.ReqDamageToken, WorstCandidate, func(s *scene, o rules.Option) float64 { return s.token(o.Comp()) }),
		judged(rules.ReqTake, HurtHumans, func(s *scene, o rules.Option) float64 { return s.keep(s.cat.OptionID(o)) }),
		// The better one is played.
		judged(rules.ReqGiveQuorum, UseQuorum, func(s *scene, o rules.Option) float64 { return -s.quorumAction(s.cat.OptionID(o)) }),
		judged(rules.ReqDiscardQuorum, UseQuorum, func(s *scene, o rules.Option) float64 { return s.poor(s.cat.Ref(o.Comp())) }),
		judged(rules.ReqDiscardSuper, NothingBetter, func(s *scene, o rules.Option) float64 { return -s.bySide(s.worthOfCard(o.Comp())) }),
		judged(rules.ReqSearch, UsefulTypes, func(s *scene, o rules.Option) float64 { return s.keep(s.cat.OptionID(o)) }),
		judged(rules.ReqTopOrBottom, BetterOutcome, (*scene).putting),
	}
}

// crisis returns the value of choosing a Crisis card. At Caprica no ships are
// activated and the fleet marker does not move; a Super Crisis card is chosen
// to be discarded.
func (s *scene) crisis(c rules.Comp) float64 {
	if s.cat.Kind(c) == rules.KindSuper {
		return -s.bySide(s.worth(s.cat.Crisis(c).Do))
	}
	if s.side == revealed {
		return s.bySide(s.worth(s.cat.Crisis(c).Do))
	}
	return s.bySide(s.worthOfCard(c))
}

func (s *scene) destination(c rules.Comp) float64 {
	d := s.cat.Destination(c)
	far := min(int(d.Distance), max(0, s.view.Goal-s.view.Distance)) // distance that the humans need
	return distantPoints*float64(far) + s.worth(d.Do)
}

// token returns the value of a damage token that a Cylon picks for Galactica.
func (s *scene) token(c rules.Comp) float64 {
	d := s.cat.Damage(c)
	if d.Location == "" {
		return -s.worth(d.Do)
	}
	points := -s.damage()
	switch id := "location/" + d.Location; {
	case does[rules.JumpNow](s, id), does[rules.ActivateVipers](s, id):
		points += 0.4
	case does[rules.LaunchSelf](s, id):
		points += 0.2
	}
	return points
}

// putting returns the value of where to put a card looked at: on top if it is
// better than most.
func (s *scene) putting(o rules.Option) float64 {
	points := 0.0
	for _, ref := range s.view.Mine.Drawn {
		c, ok := s.cat.Find(ref)
		switch {
		case !ok:
		case s.cat.Kind(c) == rules.KindCrisis:
			points = s.worthOfCard(c) + 2.5 // about the cost of an average card
		case s.cat.Kind(c) == rules.KindDestination:
			points = s.atMost(c) - 0.5
		case s.cat.Kind(c) == rules.KindMission:
			points = s.missionOnTop(c)
		}
	}
	if o.Kind == rules.OptBottom {
		points = -points
	}
	return s.bySide(points)
}
