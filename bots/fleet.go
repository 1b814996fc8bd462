package bots

import "ragtag/rules"

// The Cylon Fleet board.

// fleetWorths returns the entries for effects that come with the Cylon Fleet board.
func fleetWorths() []entry {
	return []entry{
		on(func(s *scene, _ rules.AdvancePursuit) float64 { return -s.pursued() }),
		on(func(_ *scene, e rules.ReinforceFleet) float64 { return -waitingPoints * float64(e.Raiders) }),
		on(func(s *scene, e rules.RollBelowRaiders) float64 { return s.raidersShare() * s.worth(e.Then) }),
		on(func(s *scene, e rules.Orders) float64 {
			worst, next := 0.0, 0.0 // who gives them means harm
			for _, of := range e.Of {
				switch points := s.worth(of); {
				case points < worst:
					worst, next = points, worst
				case points < next:
					next = points
				}
			}
			return worst + next
		}),
		on(func(s *scene, e rules.DrawDamage) float64 { return worseToken * float64(e.Take) * s.damage() }),
		on(func(s *scene, e rules.As) float64 { return s.worth(e.Then) }),
		on(func(s *scene, _ rules.LaunchPilots) float64 { return s.launching() }),
		on(func(s *scene, e rules.GrantTitle) float64 { return s.granting(e.Of) }),
		fixed[rules.NukeArea](0), // see dutyEntries
	}
}

// worseToken is how much worse the damage is if a Cylon picks one of two
// tokens.
const worseToken = 1.4

// waitingPoints is what a raider on the Cylon Fleet board costs the humans.
const waitingPoints = 0.25

// pursuit returns the pursuit track of the game, or nil.
func (s *scene) pursuit() *rules.PursuitView {
	for i := range s.view.Spaces {
		if p := s.view.Spaces[i].Pursuit; p != nil {
			return p
		}
	}
	return nil
}

// pursued returns what an advance of the pursuit marker costs the humans: civilian
// ships in space now or later, and the ships that wait once they all come.
func (s *scene) pursued() float64 {
	p := s.pursuit()
	if p == nil || s.away() {
		return 0
	}
	next := p.At + 1
	points := 0.2 - s.exposing(p.Ships[next])
	if next == len(p.Ships)-1 {
		points += s.waiting()
	}
	return points
}

// waiting returns what the ships on the Cylon Fleet board would cost if they came.
func (s *scene) waiting() float64 {
	return -s.savedBy(func(k *sky) {
		for _, b := range s.view.Spaces {
			for i, a := range b.Areas {
				k.raiders[i] += float64(a.Raiders)
				k.heavy[i] += float64(a.Heavy)
				for _, w := range a.Basestars {
					s.readBase(k, w, rules.Area(i))
				}
			}
		}
	})
}

// raidersShare returns how likely a roll is to be lower than the number of raiders.
func (s *scene) raidersShare() float64 {
	n := 0
	for i := range s.areas {
		n += s.areas[i].raiders
	}
	return min(1, float64(max(0, n-1))/rules.DieSides)
}

// idle reports whether an icon would find nothing to do, and bring the pursuit on.
func (s *scene) idle(a rules.Activation) bool {
	if s.pursuit() == nil {
		return false
	}
	raiders, heavy := 0, 0
	for i := range s.areas {
		if s.areas[i].basestars > 0 {
			return false
		}
		raiders += s.areas[i].raiders
		heavy += s.areas[i].heavy
	}
	for _, n := range s.view.Fleet.Boarding {
		heavy += n
	}
	return a != rules.Raiders && a != rules.HeavyRaiders || a == rules.Raiders && raiders == 0 || a == rules.HeavyRaiders && heavy == 0
}

// reinforcing returns the points for the humans of ships for an area of the Cylon
// Fleet board: where civilian ships are around Galactica, they will hurt most.
func (s *scene) reinforcing(o rules.Option) float64 {
	points := 0.1 * float64(s.areas[o.Area()].civilians)
	if o.Ship() == rules.Raider {
		return -points - 3*waitingPoints
	}
	if s.view.Stock["basestar"] == 0 {
		return 0
	}
	return -points - 1
}

// nuking returns the points of a nuke at an area: what it destroys there, less the
// human ships that may be lost with it.
func (s *scene) nuking(at int) float64 {
	const (
		twice = float64(rules.NukeDestroysAt-1) / rules.DieSides
		gone  = float64(rules.DieSides-rules.NukeDestroysAt+1) / rules.DieSides
		all   = float64(rules.DieSides-rules.NukeClearsAt+1) / rules.DieSides
		blast = float64(rules.DieSides-rules.NukeBlastAt+1) / rules.DieSides
	)
	saved := s.savedBy(func(k *sky) {
		for _, b := range k.bases {
			if b.there > 0.5 && int(b.at) == at {
				k.strike(b.ship, at, (gone+0.67*twice)*rules.BasestarHull)
				break
			}
		}
		k.strike(rules.Raider, at, blast*rules.NukeRaiders+all*max(0, k.raiders[at]-rules.NukeRaiders))
		k.strike(rules.HeavyRaider, at, all*k.heavy[at])
	})
	a := &s.areas[at]
	lost := float64(a.civilians)*s.prices.civilian + float64(a.vipers)*s.prices.viper + float64(len(a.pilots))*s.prices.pilot
	return saved - all*lost
}

// bestNukeAt returns the points of the best nuke at an area.
func (s *scene) bestNukeAt() float64 {
	if s.view.Fleet.Nukes == 0 {
		return 0
	}
	best := 0.0
	for i := range s.areas {
		best = max(best, s.nuking(i))
	}
	return best - nukePoints
}

// placing returns the points saved by placing a civilian ship in an area. They are
// negative, and nearest to 0 where the ship is least in danger.
func (s *scene) placing(at int) float64 {
	return s.savedBy(func(k *sky) { k.civilians[at]++ })
}

// exposing returns the points of placing civilian ships, each where it is least in
// danger.
func (s *scene) exposing(n int) float64 {
	best := s.placing(0)
	for i := range s.areas {
		best = max(best, s.placing(i))
	}
	return float64(n) * best
}
