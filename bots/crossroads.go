package bots

import "ragtag/rules"

// What rookies make of the Crossroads phase and of trauma tokens.

const (
	traumaPoints     = 0.35 // of a trauma token that its holder would rather not have
	condemnedPoints  = 4    // of a player of the other side who is out of the game
	basestarHitValue = 1.2
)

// crossroadsWorths returns the entries for what Crossroads cards do.
func crossroadsWorths() []entry {
	return []entry{
		on(func(s *scene, e rules.MayDiscardTrauma) float64 { return 0.5 * s.burden(e.Who, -float64(e.N)) }),
		on(func(s *scene, e rules.RemoveRaiders) float64 { return s.bestRaid(int(e.N)) }),
		on(func(s *scene, _ rules.RaidersAlone) float64 {
			if s.idle(rules.Raiders) {
				return 0
			}
			return s.icon(rules.Raiders)
		}),
		on(func(s *scene, _ rules.HitBasestar) float64 {
			for _, a := range s.areas {
				if a.basestars > 0 {
					return basestarHitValue
				}
			}
			return 0
		}),
		on(func(s *scene, _ rules.RestoreViper) float64 { return 0.5 * float64(min(1, s.view.Fleet.Destroyed)) }),
		on(func(s *scene, _ rules.DealLoyalty) float64 {
			if s.mind == nil {
				return -0.5
			}
			return -4 * s.mind.game.cylons / max(s.mind.game.cards+1, 1)
		}),
		fixed[rules.Crossroads](0), // it is caused by distance
	}
}

// burden returns the points for the humans of n trauma tokens more for the players that
// a role names: they may bring a disaster, and count against their holder at the Trial.
func (s *scene) burden(who rules.Role, n float64) float64 {
	if who == rules.EachCylon {
		return traumaPoints * n * 0.5
	}
	p := s.whom(who)
	if p < 0 || p >= len(s.seats) {
		return -traumaPoints * n * s.named(who)
	}
	return -traumaPoints * n * (1 - 2*s.seats[p].cylon)
}

// crossroadsQuestions returns the entries for questions of the Crossroads phase.
func crossroadsQuestions() []question {
	return []question{
		judged(rules.ReqCondemn, SuspectsThem, func(s *scene, o rules.Option) float64 { return s.condemning(int(o.Seat())) }),
		judged(rules.ReqLayTrauma, BetterOutcome, func(s *scene, o rules.Option) float64 {
			face := s.cat.Trauma(o.Comp()).Face
			points := s.result(face)
			if face != s.rightFace() {
				points += traumaPoints // it does not count against me any more
			}
			return points
		}),
		judged(rules.ReqCrossroads, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.result(rules.Face(o.Box())) }),
	}
}

// rightFace is the face of the tokens that do not count against the rookie at the
// Trial. A player who passes for a human is judged as one.
func (s *scene) rightFace() rules.Face {
	if k := s.view.Seats[s.me]; k.Revealed && !k.Infiltrating {
		return rules.Antagonistic
	}
	return rules.Benevolent
}

// result returns the value of a result of the rookie's own Crossroads card.
func (s *scene) result(f rules.Face) float64 {
	if s.r.Cause == rules.None || s.cat.Kind(s.r.Cause) != rules.KindCrossroads {
		return 0
	}
	k := s.cat.CrossroadsCard(s.r.Cause)
	do := k.Benevolent
	if f == rules.Antagonistic {
		do = k.Antagonistic
	}
	if do == nil {
		return 0
	}
	was := s.acting
	s.acting = int(s.me) + 1
	points := s.bySide(s.worth(do))
	s.acting = was
	return points
}

// condemning returns the value of eliminating a player: the one that least helps the
// rookie's side, and never itself if another will do.
func (s *scene) condemning(p int) float64 {
	if p == int(s.me) {
		return -2 * condemnedPoints
	}
	return s.bySide(condemnedPoints * (2*s.suspect(p) - 1))
}
