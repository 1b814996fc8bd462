package bots

import "ragtag/rules"

// peopleWorths returns the entries for effects on cards, places and titles.
func peopleWorths() []entry {
	return []entry{
		on(func(s *scene, e rules.Discard) float64 {
			n := float64(e.N)
			if e.All {
				n = 4
			}
			return s.discarding(e.Who, n)
		}),
		on(func(s *scene, e rules.DrawCards) float64 {
			if e.From == rules.Skills(1<<rules.Treachery) {
				return 0 // which is of no use to a human
			}
			return cardPoints * float64(e.N) * s.named(e.Who)
		}),
		on(func(_ *scene, e rules.SeedDestiny) float64 {
			return -treasonPoints * float64(e.N)
		}),
		on(func(s *scene, e rules.Send) float64 {
			return s.sending(e.Who, e.To)
		}),
		on(func(s *scene, e rules.SendOne) float64 {
			return s.sendingOne(e)
		}),
		on(func(s *scene, e rules.SendFrom) float64 {
			return s.sendingFrom("location/"+e.From, e.To)
		}),
		fixed[rules.SendFromBoard](-0.3),
		fixed[rules.LeaveBrig](brigPoints),
		on(func(s *scene, e rules.Execute) float64 {
			return s.executingRole(e.Who) - executionCost
		}),
		on(func(s *scene, _ rules.ExecuteFrom) float64 {
			return s.bestExecution(func(p int) bool { return s.seats[p].jailed })
		}),
		on(func(s *scene, _ rules.Keep) float64 {
			return s.worthOfKeeping()
		}),
		fixed[rules.Again](-1.5),
		on(func(s *scene, _ rules.Look) float64 { return 0.5 + s.safestLook() }),
		fixed[rules.PassTitle](-0.3),
		fixed[rules.PassTitleTo](-0.3),
		on(func(_ *scene, e rules.DrawQuorum) float64 {
			return 0.6 * float64(e.N)
		}),
	}
}

// whom returns the seat that a role names, or -1 if it names several or is
// unknown.
func (s *scene) whom(r rules.Role) int {
	switch r {
	case rules.Current:
		return s.view.Current
	case rules.Acting:
		return s.acting - 1
	}
	if k, ok := r.Title(); ok {
		return s.holder(k)
	}
	return -1
}

// discarding returns the points of discarding cards: few from a full hand, and
// none if they are a Cylon's.
func (s *scene) discarding(who rules.Role, n float64) float64 {
	p := s.whom(who)
	if p < 0 {
		return -cardPoints * n * s.named(who)
	}
	k := &s.seats[p]
	if k.revealed {
		return 0
	}
	n = min(n, float64(k.cards))
	return -cardPoints * n * handFactor(k.cards-int(n/2)) * (1 - 1.3*k.cylon)
}

// sending returns the points of sending the player that a role names to a
// place.
func (s *scene) sending(who rules.Role, to rules.Place) float64 {
	p := s.whom(who)
	switch {
	case p < 0:
		return -s.sentTo(to) * s.named(who)
	case s.seats[p].revealed:
		return 0
	}
	k := s.seats[p].cylon
	return -s.sentTo(to)*(1-k) + s.sentTo(to)*k
}

// sendingOne returns the points of sending a player that another player chooses
// to a place. A well-meaning player chooses the most suspected one.
func (s *scene) sendingOne(e rules.SendOne) float64 {
	if e.OnCaprica {
		return -0.8 * s.sentTo(e.To)
	}
	if e.To != rules.AtBrig {
		return -0.3 * s.sentTo(e.To)
	}
	best := -1.5 * brigPoints
	if e.May {
		best = 0
	}
	for p := range s.players() {
		if !s.seats[p].revealed && !s.seats[p].jailed {
			best = max(best, s.jail(p))
		}
	}
	trust := 1 - s.cylonIn(e.By)
	return trust*best - (1-trust)*1.5*brigPoints
}

// named returns how many players a role names, not counting Cylons, whose
// losses do not matter.
func (s *scene) named(r rules.Role) float64 {
	if r != rules.Each && r != rules.EachHuman {
		return 1
	}
	humans := 0.0
	for p := range s.players() {
		if !s.seats[p].revealed {
			humans++
		}
	}
	return humans
}

// inTurn returns the points of an effect that applies to several players in
// turn.
func (s *scene) inTurn(e rules.InTurn) (points float64) {
	if e.Who != rules.Each && e.Who != rules.EachHuman {
		return s.worth(e.Then)
	}
	was := s.acting
	for p := range s.players() {
		if !s.seats[p].revealed {
			s.acting = p + 1
			points += s.worth(e.Then)
		}
	}
	s.acting = was
	return points
}

func (s *scene) sentTo(p rules.Place) float64 {
	switch p {
	case rules.AtBrig:
		return brigPoints
	case rules.AtDetention:
		return detainedPoints
	}
	return sickPoints
}

// sendingFrom returns the points of sending everybody on a location away.
func (s *scene) sendingFrom(at string, to rules.Place) (points float64) {
	for p := range s.players() {
		if k := &s.seats[p]; k.at == at && !k.revealed {
			points -= s.sentTo(to) * (1 - 2*k.cylon)
		}
	}
	return points
}
