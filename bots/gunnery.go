package bots

import "ragtag/rules"

// Guns, nukes and other effects that remove many ships from space, or bring some
// there.

// gunneryWorths returns the entries for these effects.
func gunneryWorths() []entry {
	return []entry{
		fixed[rules.Barrage](0),
		fixed[rules.GainNuke](nukePoints),
		on(func(s *scene, _ rules.RemoveNukes) float64 { return -nukePoints * float64(s.view.Fleet.Nukes) }),
		on(func(s *scene, e rules.PlaceCivilians) float64 { return s.exposing(int(e.N)) }),
		on(func(s *scene, _ rules.DestroyCylonShips) float64 { return s.threat() }),
		on(func(s *scene, _ rules.ClearArea) float64 { return 0.4 * s.threat() }),
		on(func(s *scene, _ rules.DestroyCenturion) float64 {
			if i := s.boarded(); i >= 0 {
				return s.savedBy(func(k *sky) { k.aboard[i]-- })
			}
			return 0
		}),
		on(func(s *scene, e rules.PlaceDamaged) float64 {
			return s.worth(rules.PlaceShips{In: e.In, Force: rules.Force{Basestars: 1}}) / float64(1+e.Hits)
		}),
		on(func(s *scene, e rules.PlaceWhere) float64 {
			return s.worth(rules.PlaceShips{In: rules.Front, Force: e.Force})
		}),
		on(func(s *scene, _ rules.LaunchFromBasestars) float64 {
			return s.worth(rules.Activate{Ships: rules.LaunchRaiders})
		}),
		on(func(s *scene, _ rules.Truce) float64 { return -s.nextIcon() }),
		on(func(s *scene, _ rules.DestroyViper) float64 { return -s.prices.viper }),
		fixed[rules.TradeRaptor](0.2),
		fixed[rules.LaunchBeside](0),
		fixed[rules.SaveCivilian](0),
		fixed[rules.Divert](0),
		fixed[rules.WithdrawElsewhere](0.5),
	}
}

// gunneryActions returns the entries for Skill cards played as an action.
func gunneryActions() []entry {
	return []entry{
		on(func(s *scene, e rules.ActivateOne) float64 { return 0.8 * s.aim(s.squadron(int(e.N))) }),
		on(func(s *scene, e rules.LaunchBeside) float64 { return 0.8 * s.aim(s.squadron(int(e.N))) }),
	}
}

// gunneryInterrupts returns the entries for what players use in windows of a fight.
func gunneryInterrupts() []entry {
	return []entry{
		on(func(s *scene, _ rules.Barrage) float64 {
			most := 0
			for i := range s.areas {
				if k := &s.areas[i]; len(k.pilots) > 0 {
					most = max(most, k.raiders)
				}
			}
			return s.aim(raiderPoints * (min(float64(most), meanRoll) - 1)) // an attack hits less than one
		}),
		on(func(s *scene, _ rules.SaveCivilian) float64 {
			return s.aim(civilianPoints-s.prices.viper) - 0.5*oncePoints
		}),
		on(func(s *scene, _ rules.Divert) float64 {
			best := 0.0
			for a := range rules.Occupation {
				if a != rules.NoShips {
					best = max(best, s.bySide(s.fleet(a)))
				}
			}
			now := 0.0
			if c := s.r.Cause; c != rules.None {
				now = s.bySide(s.icon(s.cat.Crisis(c).Ships))
			}
			return best - now - oncePoints
		}),
		on(func(s *scene, _ rules.WithdrawElsewhere) float64 { return 0.5 }),
	}
}

// civilianPoints is what a civilian ship is worth, whatever it carries.
const civilianPoints = 2.0

// nextIcon returns the points of what the Cylon ships may do in the rest of a turn.
func (s *scene) nextIcon() float64 {
	sum, n := 0.0, 0.0
	for icon := rules.Raiders; icon <= rules.Basestars; icon++ {
		sum += s.fleet(icon)
		n++
	}
	return sum / n
}

// dogfights reports whether a Skill card asks to damage a viper for a card of the check.
func (s *scene) dogfights() bool {
	d, ok := rules.FindIn[rules.DiscardAdded](s.cat, s.r.Cause)
	return ok && d.Other
}

// dogfighting returns the value of that.
func (s *scene) dogfighting() float64 {
	best := 0.0
	for _, ref := range s.view.Check.Cards {
		best = max(best, s.aim(-s.strength(ref)*s.stake()))
	}
	return best - s.bySide(0.6*viperPoints)
}
