package bots

import "ragtag/rules"

// Effects on the cards of a check, on dice and on decks.

// checkWorths returns the entries for these effects. What a card does in a check depends on
// the others in it.
func checkWorths() []entry {
	return []entry{
		fixed[rules.DiscardStrong](0),
		fixed[rules.HoldOut](0),
		fixed[rules.AddDestiny](0),
		fixed[rules.DoubleType](0),
		fixed[rules.DiscardAdded](0),
		fixed[rules.Silence](0),
		fixed[rules.CountZeros](0),
		fixed[rules.TakeAdded](0),
		fixed[rules.TakeRandom](0),
		on(func(s *scene, e rules.AddOne) float64 { return 0.3 * s.worth(e.Else) }),
		fixed[rules.SecondChance](0.3),
		fixed[rules.Upgrade](cardPoints),
		fixed[rules.ChooseRoll](0),
		fixed[rules.Refresh](0.6), // worse cards for better ones
		fixed[rules.SortQuorum](0.6),
		fixed[rules.BuryQuorum](0.4),
		fixed[rules.ShareQuorum](0),
		on(func(s *scene, _ rules.RedrawQuorum) float64 { return s.redrawing() }),
	}
}

// checkInterrupts returns the entries for what players use in the windows of a check or of
// a die.
func checkInterrupts() []entry {
	return []entry{
		on(func(s *scene, _ rules.Silence) float64 { return s.aim(s.silencing()) }),
		on(func(s *scene, _ rules.SecondChance) float64 {
			if s.view.Seats[s.view.Current].Miracles > 0 {
				return 0
			}
			return s.aim(0.2 * oncePoints)
		}),
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
	}
}
