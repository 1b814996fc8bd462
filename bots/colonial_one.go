package bots

import "ragtag/rules"

// Colonial One under the overlay of Daybreak.

// colonialWorths returns the entries for effects of its locations.
func colonialWorths() []entry {
	return []entry{
		fixed[rules.Elect](-0.3),

		// Crisis cards.
		on(func(_ *scene, e rules.LoseQuorum) float64 { return -0.4 * float64(e.N) }),
		on(func(s *scene, _ rules.OpenBrig) float64 {
			points := 0.0
			for p, k := range s.seats {
				if k.jailed {
					points += s.freeing(p)
				}
			}
			return points
		}),
		fixed[rules.LaunchGained](0.5),
	}
}

// colonialActions returns the entries for the actions of its locations, by their points
// for the humans.
func colonialActions() []entry {
	return []entry{
		onCard(func(s *scene, e rules.Designate, at string) float64 { return humanActions.of(s, e.Then, at) }),
		onCard(func(s *scene, e rules.If, at string) float64 {
			if vote, ok := rules.Find[rules.Elect](e.Then); ok && s.mutinyOf(s.holder(vote.Title())) == 0 {
				return 0
			}
			return humanActions.of(s, e.Then, at)
		}),
		on(func(s *scene, _ rules.DrawMutiny) float64 { return s.drawingMutiny(int(s.me)) }),
		on(func(s *scene, _ rules.KeepOneMutiny) float64 {
			most := 0
			for p := range s.seats {
				if p != int(s.me) && !s.seats[p].revealed {
					most = max(most, s.mutinyOf(p))
				}
			}
			return mutinyPoints * float64(most-1)
		}),
		on(func(s *scene, _ rules.DropMutiny) float64 { return s.droppingMutiny() }),
		on(func(s *scene, e rules.Elect) float64 { return s.ousting(e.Title()) }),
	}
}
