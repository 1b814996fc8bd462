package bots

import "ragtag/rules"

// turnQuestions returns the entries for the questions of a turn, and for windows.
func turnQuestions() []question {
	return []question{
		{rules.ReqMove, (*scene).move},
		{rules.ReqAction, (*scene).action},
		{rules.ReqOrder, func(s *scene, o rules.Option) (float64, Reason) {
			if o.Box() != 0 {
				return s.twoActions(), GoodPlace
			}
			return s.bestMove(), TowardsAction
		}},
		{rules.ReqPlay, (*scene).play},
	}
}

// action returns the value of an action for the rookie's side, and the reason.
func (s *scene) action(o rules.Option) (float64, Reason) {
	switch o.Kind {
	case rules.OptPass:
		return 0.01, NothingBetter // better than an action that does harm
	case rules.OptReturn:
		return s.goingBack(), NothingBetter
	case rules.OptViper:
		return s.aim(s.ownViper()) - 0.01, FlyViper
	case rules.OptComp:
		return s.componentAction(o.Comp(), int(o.Use()))
	}
	return 0, NothingBetter
}

// componentAction returns the value of use n of a component as an action, and the reason.
func (s *scene) componentAction(c rules.Comp, n int) (float64, Reason) {
	id := s.cat.Ref(c)
	switch s.cat.Kind(c) {
	case rules.KindLocation:
		return s.locationAction(id, n)
	case rules.KindLoyalty:
		if s.cat.Loyalty(c).Kind == rules.PersonalGoal {
			return s.goalAction(c), BetterOutcome
		}
		return s.revealing(), TimeToReveal
	case rules.KindTitle:
		return s.titleAction(c, n), UseTitle
	case rules.KindQuorum:
		return s.quorumAction(id), UseQuorum
	case rules.KindSkill:
		return s.skillAction(c), PlaySkill
	case rules.KindAbility:
		return s.abilityAction(c), UseAbility
	case s.cat.MutinyKind():
		return s.mutinyAction(c), BetterOutcome
	}
	return 0, NothingBetter
}

// locationAction returns the value of an action of a location, the second if n is 1, and
// the reason.
func (s *scene) locationAction(id string, n int) (float64, Reason) {
	switch also := s.secondActionOf(id); {
	case n > 0 && s.board(id) == rules.NewCaprica:
		return s.bySide(-s.capricaSecond(id)), HurtHumans
	case n > 0:
		return secondActions.of(s, also, id), UseLocation
	case s.side == revealed:
		return s.cylonAction(id), HurtHumans
	case s.cylonPlayer():
		return s.amongCylons(id), UseLocation
	}
	return s.activating(id), UseLocation
}

// aim turns points for the humans into points for the rookie's side in an
// action that everybody sees. A hidden Cylon is seen to help as often as a human,
// but does not help more than it must; it does harm in secret.
func (s *scene) aim(points float64) float64 {
	switch s.side {
	case human:
		return points
	case hidden:
		return min(points, enough) - grudge*max(0, points-enough)
	}
	return -points
}

// A hidden Cylon is content with an action that gives the humans so many points,
// and counts what it gives beyond that against it.
const (
	enough = 0.7
	grudge = 0.3
)

// bestNuke returns the points of the best nuke that can be launched.
func (s *scene) bestNuke() float64 {
	if s.view.Fleet.Nukes == 0 {
		return 0
	}
	best := 0.0
	for _, b := range s.sky.bases {
		if b.there > 0 {
			best = max(best, s.savedBy(func(k *sky) {
				k.strike(b.ship, int(b.at), 0.92*rules.BasestarHull)
				k.strike(rules.Raider, int(b.at), 0.25*rules.NukeRaiders)
			}))
		}
	}
	return best - nukePoints
}

// quorumAction returns the value of playing a Quorum card.
func (s *scene) quorumAction(id string) float64 {
	c, ok := s.cat.Find(id)
	if !ok {
		return 0
	}
	return s.quorum(s.cat.Quorum(c).Do) - s.quorumRisk()
}

// quorumRisk is the cost of playing a Quorum card where its player may be
// detained for it.
func (s *scene) quorumRisk() float64 {
	if s.board(s.seats[s.me].at) == rules.NewCaprica {
		return quorumRisk
	}
	return 0
}

func (s *scene) quorum(do rules.Effect) float64 {
	if _, jails := rules.Find[rules.SendOne](do); jails {
		return s.aim(s.bestJail())
	}
	if _, frees := rules.Find[rules.LeaveBrig](do); frees {
		return s.aim(s.bestPardon())
	}
	if t, ok := rules.Find[rules.PassTitle](do); ok {
		return s.aim(s.ousting(t.Title))
	}
	return s.selfish(do)
}

func (s *scene) bestPardon() float64 {
	best := 0.0
	for p, k := range s.players() {
		if k.jailed && p != int(s.me) && !k.revealed {
			best = max(best, brigPoints*(1-3*k.cylon))
		}
	}
	return best
}

// selfish returns the points of an effect: cards drawn are good for the player
// who draws them, everything else counts by side.
func (s *scene) selfish(e rules.Effect) float64 {
	if draw, ok := rules.Find[rules.DrawCards](e); ok {
		return cardPoints * s.handRoom(int(draw.N))
	}
	return s.aim(s.worth(e))
}

// skillAction returns the value of playing a Skill card as an action.
func (s *scene) skillAction(c rules.Comp) float64 {
	id := s.cat.Ref(c)
	points := s.reserved(c) - s.keep(id)
	for _, u := range s.cat.Skill(c).Uses {
		if u.When == rules.WhenAction {
			points += actions.of(s, u.Do, id)
		}
	}
	return points
}

// actionEntries returns the entries for Skill cards played as an action.
func actionEntries() []entry {
	return []entry{
		on(func(s *scene, _ rules.Order) float64 { return s.aim(s.ordering()) }),
		on(func(s *scene, _ rules.DrawCards) float64 { return cardPoints * s.handRoom(3) / 3 * 2 }),
		on(func(s *scene, _ rules.RepairHere) float64 { return s.aim(s.repairing(s.seats[s.me].at)) }),
		on(func(s *scene, _ rules.Strafe) float64 { return s.aim(s.strafing()) }),
		on(func(s *scene, e rules.Roll) float64 {
			if _, looks := rules.Find[rules.ScoutDeck](e); looks {
				return s.scouting()
			}
			return s.aim(s.worth(e))
		}),
		on(func(s *scene, e rules.Steps) float64 { return s.aim(s.worth(e)) }),
		on(func(s *scene, e rules.GainNuke) float64 { return s.aim(s.worth(e)) }),
		on(func(s *scene, e rules.LoseHighest) float64 { return s.aim(s.worth(e)) }),
		on(func(s *scene, _ rules.Dash) float64 { return s.dashing() }),
	}
}

// repairing returns the points of a repair at a location. A location counts
// more the more there is to do on it.
func (s *scene) repairing(at string) float64 {
	points := 0.0
	if s.isDamaged(at) {
		points = s.outOfUse(at) + damagePoints[min(s.damaged(), len(damagePoints)-1)] - damagePoints[0] + 0.6*max(0, s.humanValue(at))
	}
	if s.isPlace(at, rules.AtHangar) {
		points = max(points, 0.5*float64(min(2, s.view.Fleet.Damaged)))
	}
	return points
}

// outOfUse returns the cost of a location that cannot be used for a while.
func (s *scene) outOfUse(at string) float64 {
	switch {
	case does[rules.JumpNow](s, at):
		return 1.8
	case does[rules.ActivateVipers](s, at):
		return 1.3
	}
	return 1
}

// abilityAction returns the value of an ability used as an action.
func (s *scene) abilityAction(c rules.Comp) float64 {
	points := 0.0
	for _, u := range s.cat.Ability(c).Uses {
		switch e := u.Do.(type) {
		case rules.ActivateVipers:
			points += s.aim(s.squadron(int(e.N)) - 0.6)
		case rules.Look:
			points += lookPoints + s.bySide(s.safestLook())
		case rules.PassTitle:
			points += s.aim(s.ousting(e.Title))
		case rules.PickQuorum:
			points += s.aim(1.4)
		case rules.Designate:
			points += s.shooting(e)
		case rules.Steps:
			points += s.seizing(e)
		case rules.SwapHands:
			points += s.swappingHands()
		case rules.DrawSuper:
			points += s.hoarding(int(e.N)) - 0.5*oncePoints
		default:
			points += s.aim(s.worth(e) - 0.3)
		}
	}
	return points
}

// scouting returns the value of a look at the top of a deck at the risk of a
// raptor. It is 0 if both decks are known.
func (s *scene) scouting() float64 {
	return max(s.scout(rules.KindCrisis), s.scout(rules.KindDestination))*0.75 - 0.25*raptorPoints
}

// scout returns the value of a look at the top card of a deck.
func (s *scene) scout(deck rules.Kind) float64 {
	switch {
	case s.mind.top[deck], s.allJailed():
		return 0
	case deck == rules.KindCrisis:
		return 1.3 * scoutPoints
	case deck == rules.KindMission:
		if s.missionary() <= 0 {
			return 0
		}
		return 1.3 * scoutPoints
	case s.view.Marker >= rules.AutoJump-2:
		return 1.5 * scoutPoints
	}
	return 0.5 * scoutPoints
}
