package bots

import "ragtag/rules"

// worth returns the points of an effect for the humans, read from what the
// effect is: no card is known by name. What it does not know is worth nothing.
func (s *scene) worth(e rules.Effect) float64 {
	switch e := e.(type) {
	case rules.Steps:
		sum := 0.0
		for _, step := range e {
			sum += s.worth(step)
		}
		return sum
	case rules.Check:
		return s.worthOfCheck(e)
	case rules.Choose:
		return s.worthOfChoice(e.By, s.worth(e.A), s.worth(e.B))
	case rules.OneOf:
		return s.worthOfChoice(e.By, s.worth(e.A), s.worth(e.B))
	case rules.Roll:
		low := float64(e.AtMost) / rules.DieSides
		return low*s.worth(e.Then) + (1-low)*s.worth(e.Else)
	case rules.If:
		return 0.5 * s.worth(e.Then)
	case rules.Attack:
		return s.worthOfAttack(e)
	case rules.Venture:
		return max(0, s.worth(e.Roll))
	case rules.Designate:
		return s.worth(e.Then)
	case rules.ChosenRolls:
		return s.worth(e.Roll)
	}
	if n, ok := e.(points); ok {
		return float64(n)
	}
	return s.worthOfDial(e) + s.worthOfShips(e) + s.worthOfPeople(e) + s.daring(e, "") + s.worthOfCaprica(e)
}

func (s *scene) worthOfDial(e rules.Effect) float64 {
	switch e := e.(type) {
	case rules.Lose:
		return s.dial(rules.Fuel, -int(e.Fuel)) + s.dial(rules.Food, -int(e.Food)) + s.dial(rules.Morale, -int(e.Morale)) +
			s.dial(rules.Population, -int(e.Population))
	case rules.Gain:
		return s.dial(rules.Fuel, int(e.Fuel)) + s.dial(rules.Food, int(e.Food)) + s.dial(rules.Morale, int(e.Morale)) +
			s.dial(rules.Population, int(e.Population))
	case rules.GainChosen:
		best := 0.0
		for k := range rules.NumResources {
			if k != e.Not {
				best = max(best, s.dial(k, 1))
			}
		}
		return best
	}
	return 0
}

// worthOfShips: ships, the fleet and Galactica.
func (s *scene) worthOfShips(e rules.Effect) float64 {
	switch e := e.(type) {
	case rules.MoveFleetMarker:
		switch {
		case s.back():
			return 0
		case s.away():
			return s.jumpIcon() * float64(e.By)
		}
		return s.marker() * float64(e.By)
	case rules.JumpBlind:
		return s.marker()*float64(rules.AutoJump-s.view.Marker) + s.threat()
	case rules.Activate:
		return s.icon(e.Ships)
	case rules.ActivatePlaced:
		return -0.4 * float64(e.N)
	case rules.PlaceShips:
		return s.worthOfPlacing(e.In, e.Force)
	case rules.AddCenturions:
		return s.with(func(k *sky) { k.aboard[0] += float64(e.N) })
	case rules.DamageGalactica:
		return s.damage() * float64(e.N)
	case rules.DestroyCivilians:
		return -s.prices.civilian * float64(e.N)
	case rules.LoseRaptor:
		return -raptorPoints
	case rules.RestoreRaptor:
		return raptorPoints
	case rules.SpendNuke:
		return -nukePoints
	case rules.DamageVipers:
		return s.damagingVipers(e)
	case rules.RecallVipers:
		return s.with(func(k *sky) { k.vipers, k.pilots = [rules.NumAreas]float64{}, [rules.NumAreas]float64{} })
	case rules.DestroySome:
		return s.bestRaid(int(e.Raiders))
	case rules.Refit:
		return 0.3 * float64(s.view.Fleet.Damaged+s.view.Fleet.Destroyed)
	}
	return 0
}

// worthOfKeeping: the card being resolved stays in play.
func (s *scene) worthOfKeeping() float64 {
	if s.r.Cause != rules.None {
		if k := s.cat.Kind(s.r.Cause); k == rules.KindCrisis || k == rules.KindSuper {
			if s.cat.Crisis(s.r.Cause).Passive == rules.ScoresDistance {
				return distantPoints
			}
		}
	}
	return -0.4
}

// worthOfPlacing is ships placed in an area.
func (s *scene) worthOfPlacing(at rules.Area, f rules.Force) float64 {
	return s.with(func(k *sky) { k.place(at, f) })
}

// worthOfAttack is a Cylon attack: its icons, one after another, then its ships.
func (s *scene) worthOfAttack(a rules.Attack) float64 {
	k, cost := s.sky, 0.0
	for _, icon := range a.Ships {
		cost += k.act(icon, 1, &s.prices)
	}
	for at, f := range a.SetUp {
		k.place(rules.Area(at), f)
	}
	points := s.spared(k) - cost
	if a.Special != nil {
		points += s.worth(a.Special)
	}
	return points
}

// worthOfChoice is a choice that somebody will make: the better for the humans
// as far as the chooser is trusted.
func (s *scene) worthOfChoice(by rules.Role, a, b float64) float64 {
	trust := 1 - s.cylonIn(by)
	return trust*max(a, b) + (1-trust)*min(a, b)
}

// cylonIn returns how likely whoever a role names is a Cylon.
func (s *scene) cylonIn(by rules.Role) float64 {
	p := s.view.Current
	switch by {
	case rules.ThePresident:
		p = s.view.Titles["president"]
	case rules.TheAdmiral:
		p = s.view.Titles["admiral"]
	}
	if p < 0 {
		return 0
	}
	return s.seats[p].cylon
}

// worthOfCheck weighs the results of a check by the chance to pass it, and
// counts the cards that it takes.
func (s *scene) worthOfCheck(c rules.Check) float64 {
	pass := s.chance(c)
	points := pass*s.worth(c.Pass) - 0.06*float64(c.Difficulty)*pass
	if c.Partly > 0 {
		easier := c
		easier.Difficulty = c.Partly
		partly := s.chance(easier) - pass
		return points + partly*s.worth(c.Partial) + (1-pass-partly)*s.worth(c.Fail)
	}
	return points + (1-pass)*s.worth(c.Fail)
}

// worthOfCard is a Crisis card as a whole: text, ships and jump icon.
func (s *scene) worthOfCard(c rules.Comp) float64 {
	k := s.cat.Crisis(c)
	points := s.worth(k.Do) + s.icon(k.Ships)
	if k.Occupation {
		points -= 0.6 * float64(s.forces())
	}
	if k.Jump {
		points += s.jumpIcon()
	}
	return points
}
