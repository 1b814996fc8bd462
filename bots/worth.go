package bots

import "ragtag/rules"

// worth returns the points of an effect for the humans, read from its values:
// no card is known by name.
func (s *scene) worth(e rules.Effect) float64 { return s.spent(e, "") }

// spent is worth for an effect on which a card of the hand is spent.
func (s *scene) spent(e rules.Effect, card string) float64 { return worths.of(s, e, card) }

func shapeWorths() []entry {
	return []entry{
		on(func(_ *scene, e points) float64 { return float64(e) }),
		on(func(s *scene, e rules.Steps) float64 {
			sum := 0.0
			for _, step := range e {
				sum += s.worth(step)
			}
			return sum
		}),
		on((*scene).worthOfCheck),
		on(func(s *scene, e rules.Choose) float64 { return s.worthOfChoice(e.By, s.worth(e.A), s.worth(e.B)) }),
		on(func(s *scene, e rules.OneOf) float64 { return s.worthOfChoice(e.By, s.worth(e.A), s.worth(e.B)) }),
		on(func(s *scene, e rules.Roll) float64 {
			low := float64(e.AtMost) / rules.DieSides
			return low*s.worth(e.Then) + (1-low)*s.worth(e.Else)
		}),
		on(func(s *scene, e rules.If) float64 { return 0.5 * s.worth(e.Then) }),
		on((*scene).worthOfAttack),
		on(func(s *scene, e rules.Venture) float64 { return max(0, s.worth(e.Roll)) }),
		on(func(s *scene, e rules.Designate) float64 { return s.worth(e.Then) }),
		on(func(s *scene, e rules.ChosenRolls) float64 { return s.worth(e.Roll) }),
	}
}

func dialWorths() []entry {
	return []entry{
		on(func(s *scene, e rules.Lose) float64 {
			return s.dial(rules.Fuel, -int(e.Fuel)) + s.dial(rules.Food, -int(e.Food)) + s.dial(rules.Morale, -int(e.Morale)) +
				s.dial(rules.Population, -int(e.Population))
		}),
		on(func(s *scene, e rules.Gain) float64 {
			return s.dial(rules.Fuel, int(e.Fuel)) + s.dial(rules.Food, int(e.Food)) + s.dial(rules.Morale, int(e.Morale)) +
				s.dial(rules.Population, int(e.Population))
		}),
		on(func(s *scene, e rules.GainChosen) float64 {
			best := 0.0
			for k := range rules.NumResources {
				if k != e.Not {
					best = max(best, s.dial(k, 1))
				}
			}
			return best
		}),
	}
}

// shipWorths returns the entries for ships, the fleet and Galactica.
func shipWorths() []entry {
	return []entry{
		on(func(s *scene, e rules.MoveFleetMarker) float64 {
			switch {
			case s.back():
				return 0
			case s.away():
				return s.jumpIcon() * float64(e.By)
			}
			return s.marker() * float64(e.By)
		}),
		on(func(s *scene, _ rules.JumpBlind) float64 {
			return s.marker()*float64(rules.AutoJump-s.view.Marker) + s.threat()
		}),
		on(func(s *scene, e rules.Activate) float64 {
			return s.icon(e.Ships)
		}),
		on(func(_ *scene, e rules.ActivatePlaced) float64 {
			return -0.4 * float64(e.N)
		}),
		on(func(s *scene, e rules.PlaceShips) float64 {
			return s.worthOfPlacing(e.In, e.Force)
		}),
		on(func(s *scene, e rules.AddCenturions) float64 {
			return s.savedBy(func(k *sky) { k.aboard[0] += float64(e.N) })
		}),
		on(func(s *scene, e rules.DamageGalactica) float64 {
			return s.damage() * float64(e.N)
		}),
		on(func(s *scene, e rules.DestroyCivilians) float64 {
			return -s.prices.civilian * float64(e.N)
		}),
		fixed[rules.LoseRaptor](-raptorPoints),
		fixed[rules.RestoreRaptor](raptorPoints),
		fixed[rules.SpendNuke](-nukePoints),
		on(func(s *scene, e rules.DamageVipers) float64 {
			return s.damagingVipers(e)
		}),
		on(func(s *scene, _ rules.RecallVipers) float64 {
			return s.savedBy(func(k *sky) { k.vipers, k.pilots = [rules.NumAreas]float64{}, [rules.NumAreas]float64{} })
		}),
		on(func(s *scene, e rules.DestroySome) float64 {
			return s.bestRaid(int(e.Raiders))
		}),
		on(func(s *scene, _ rules.Refit) float64 {
			return 0.3 * float64(s.view.Fleet.Damaged+s.view.Fleet.Destroyed)
		}),
	}
}

// worthOfKeeping returns the points of keeping the card being resolved in play.
func (s *scene) worthOfKeeping() float64 {
	if s.r.Cause != rules.None {
		if k := s.cat.Kind(s.r.Cause); k == rules.KindCrisis || k == rules.KindSuper {
			if n := s.cat.Standing(s.r.Cause).Distance; n > 0 {
				return distantPoints * float64(n)
			}
		}
	}
	return -0.4
}

// worthOfPlacing returns the points of placing ships in an area.
func (s *scene) worthOfPlacing(at rules.Area, f rules.Force) float64 {
	return s.savedBy(func(k *sky) { k.place(at, f) })
}

// worthOfAttack returns the points of a Cylon attack: its icons in order, then
// its ships.
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

// worthOfChoice returns the points of a choice that a player will make: the
// more the player is trusted, the better for the humans.
func (s *scene) worthOfChoice(by rules.Role, a, b float64) float64 {
	trust := 1 - s.cylonIn(by)
	return trust*max(a, b) + (1-trust)*min(a, b)
}

// cylonIn returns the likelihood that the player a role names is a Cylon.
func (s *scene) cylonIn(by rules.Role) float64 {
	p := s.view.Current
	if k, ok := by.Title(); ok {
		p = s.holder(k)
	}
	if p < 0 {
		return 0
	}
	return s.seats[p].cylon
}

// worthOfCheck returns the points of a check: its results by the chance to pass
// it, less the cards it takes.
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

// worthOfCard returns the points of a whole Crisis card: text, ships and jump
// icon.
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
