package bots

import "ragtag/rules"

// exodusWorths returns the entries for effects of Exodus.
func exodusWorths() []entry {
	return []entry{
		// What a card does in a check depends on the others in it.
		fixed[rules.DiscardStrong](0),
		fixed[rules.HoldOut](0),
		fixed[rules.AddDestiny](0),
		fixed[rules.DoubleType](0),

		// A use in a window, or an action of a sheet.
		fixed[rules.DiscardAdded](0),
		fixed[rules.ChooseRoll](0),
		fixed[rules.Barrage](0),
		fixed[rules.LeaveJail](0),
		fixed[rules.Refresh](0.6), // worse cards for better ones
		fixed[rules.SortQuorum](0.6),
		on(func(s *scene, _ rules.RedrawQuorum) float64 { return s.redrawing() }),

		on(func(s *scene, _ rules.EachMovesOrActs) float64 {
			points := 0.0
			for _, k := range s.players() {
				points += 0.6 * (1 - 2*k.cylon)
			}
			return points
		}),
		fixed[rules.GainNuke](nukePoints),
		on(func(s *scene, e rules.PlaceCivilians) float64 { return s.exposing(int(e.N)) }),
		on(func(s *scene, _ rules.DestroyCylonShips) float64 { return s.threat() }),
		on(func(s *scene, _ rules.ClearArea) float64 { return 0.4 * s.threat() }),
		on(func(s *scene, _ rules.DestroyCenturion) float64 {
			if i := s.boarded(); i >= 0 {
				return s.savedBy(func(k *sky) { k.aboard[i]-- })
			}
			return 0
		}),
		fixed[rules.CedeTitles](-0.5),
		fixed[rules.TakeHand](-4 * cardPoints),
		on(func(s *scene, e rules.PlaceDamaged) float64 {
			return s.worth(rules.PlaceShips{In: e.In, Force: rules.Force{Basestars: 1}}) / float64(1+e.Hits)
		}),
		on(func(s *scene, _ rules.DestroyViper) float64 { return -s.prices.viper }),
		on(func(s *scene, e rules.MoveOnward) float64 { return s.marker() * float64(e.By) }),
	}
}

// exodusInterrupts returns the entries for what Exodus lets players use in windows.
func exodusInterrupts() []entry {
	return []entry{
		on(func(s *scene, e rules.DrawCards) float64 { return cardPoints * s.handRoom(int(e.N)) }),
		on(func(s *scene, _ rules.DiscardAdded) float64 {
			worst := 0.0
			for _, ref := range s.view.Check.Cards {
				worst = min(worst, s.strength(ref))
			}
			return s.aim(-0.15 * worst * s.stake())
		}),
		on(func(s *scene, _ rules.ChooseRoll) float64 {
			b := s.rollStake()
			return s.aim(max(b.points, 0)-b.wins(0)*b.points) - oncePoints
		}),
		on(func(s *scene, _ rules.Barrage) float64 {
			most := 0
			for i := range s.areas {
				if k := &s.areas[i]; len(k.pilots) > 0 {
					most = max(most, k.raiders)
				}
			}
			return s.aim(raiderPoints * (min(float64(most), meanRoll) - 1)) // an attack hits less than one
		}),
	}
}

// meanRoll is the mean result of a die.
const meanRoll = (1 + rules.DieSides) / 2.0

// dieResult returns the value of a result that the rookie may choose for a die.
func (s *scene) dieResult(n int) float64 {
	b := s.rollStake()
	points := 0.02 * float64(n) // where more is better, as far as the rookie can tell
	if n >= b.lowest {
		points += b.points
	}
	return s.bySide(points)
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

// complete adds cards to an answer that takes some, but fewer than it must, or takes
// none if there are too few that do no harm.
func (s *scene) complete(a *rules.Answer) {
	taken := 0
	for _, n := range a.Take[:s.r.N] {
		taken += int(n)
	}
	if s.r.Allows(taken) {
		return
	}
	sign := 1.0
	if s.side != human && !s.aboutMe() {
		sign = -1
	}
	for i := range int(s.r.N) {
		for a.Take[i] < s.r.Limit[i] && !s.r.Allows(taken) && sign*s.strength(s.option(i)) >= 0 {
			a.Take[i]++
			taken++
		}
	}
	if !s.r.Allows(taken) {
		*a = rules.Answer{}
	}
}

// mostAdded returns how many cards the rookie may add to the check: where it is
// asked, as many as the question says.
func (s *scene) mostAdded() int {
	if s.r.Kind == rules.ReqContribute {
		return int(s.r.Max)
	}
	return s.seats[s.me].mayAdd()
}
