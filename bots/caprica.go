package bots

import (
	"math"

	"ragtag/rules"
)

// Points on New Caprica, for the humans.
const (
	detainedPoints = 3   // a human out of Detention
	gunPoints      = 0.6 // the likelihood that an occupation force is destroyed
	trialCost      = 0.5 // a check about a player, passed or not
	quorumRisk     = 0.4 // the President is detained for a Quorum card played there
)

// forcePoints is the cost of an occupation force on each space of its path.
var forcePoints = [rules.PathSpaces]float64{0.9, 1.3, 1.9}

// placeRef returns the id of a location by its place.
func (s *scene) placeRef(p rules.Place) string { return s.cat.Ref(s.cat.LocComp(s.cat.Place(p))) }

// occupied returns the number of occupation forces on a location, and its space
// on their path.
func (s *scene) occupied(id string) (space, forces int) {
	if s.view.Caprica == nil {
		return -1, 0
	}
	for i, p := range rules.OccupationPath() {
		if s.placeRef(p) == id {
			return i, s.view.Caprica.Forces[id]
		}
	}
	return -1, 0
}

// forceAt returns the cost of the occupation forces on a location.
func (s *scene) forceAt(id string) float64 {
	if i, n := s.occupied(id); n > 0 {
		return forcePoints[i]
	}
	return 0
}

// forces returns the number of occupation forces on the board.
func (s *scene) forces() (n int) {
	if s.view.Caprica != nil {
		for _, p := range rules.OccupationPath() {
			n += s.view.Caprica.Forces[s.placeRef(p)]
		}
	}
	return n
}

// back reports whether Galactica has returned.
func (s *scene) back() bool { return s.view.Caprica != nil && s.view.Caprica.Phase == "returned" }

// away reports whether Galactica is away.
func (s *scene) away() bool { return s.view.Caprica != nil && !s.back() }

// onCaprica returns the points for a human being on a location of New Caprica:
// its action, or a fight with the forces there.
func (s *scene) onCaprica(id string) float64 {
	points := math.Max(s.activating(id), s.aim(gunPoints*s.forceAt(id)))
	if s.back() {
		points -= s.aim(s.boarding())
	}
	return points
}

// highest returns the resource with the most units.
func (s *scene) highest() rules.Resource {
	high := rules.Fuel
	for k := range rules.NumResources {
		if s.dials[k] > s.dials[high] {
			high = k
		}
	}
	return high
}

// capricaCylon returns the value for a revealed Cylon of being on a location of
// New Caprica.
func (s *scene) capricaCylon(at string) float64 {
	if s.view.Caprica == nil {
		return 0
	}
	if _, detains := s.secondActionOf(at).(rules.DetainHuman); detains {
		return s.capricaSecond(at)
	}
	return math.Max(s.capricaSecond(at), s.detaining(at))
}

// capricaSecond returns the value for a revealed Cylon of the second action of a location
// of New Caprica.
func (s *scene) capricaSecond(at string) float64 {
	if s.view.Caprica == nil {
		return 0
	}
	return secondActions.of(s, s.secondActionOf(at), at)
}

// commanding returns the points for the Cylons of advancing one occupation
// force and placing another.
func (s *scene) commanding() float64 {
	best := 0.0 // a force placed alone does not advance
	for i, p := range rules.OccupationPath() {
		if s.view.Caprica.Forces[s.placeRef(p)] > 0 {
			best = math.Max(best, s.forcePoints(i+1)-s.forcePoints(i))
		}
	}
	return forcePoints[0] + best
}

// forcePoints returns the cost of an occupation force on a space of its path,
// or beyond its end.
func (s *scene) forcePoints(at int) float64 {
	if at >= rules.PathSpaces {
		return s.stackedPoints()
	}
	return forcePoints[at]
}

// detaining returns the points for the Cylons of detaining a human on a
// location.
func (s *scene) detaining(at string) float64 {
	if _, n := s.occupied(at); n == 0 {
		return 0
	}
	for p, k := range s.players() {
		if p != int(s.me) && !k.revealed && k.at == at {
			return (3*detainedPoints + 4*sickPoints) / rules.DieSides * 2.2
		}
	}
	return 0
}

// capricaWorths returns the entries for New Caprica's cards.
func capricaWorths() []entry {
	return []entry{
		on(func(s *scene, _ rules.PrepareOrEvacuate) float64 {
			return math.Max(s.preparing(), s.evacuating())
		}),
		on(func(_ *scene, e rules.PlaceOccupation) float64 {
			return -forcePoints[0] * float64(e.N)
		}),
		on(func(s *scene, e rules.DestroyOccupation) float64 {
			return forcePoints[1] * float64(min(int(e.N), s.forces()))
		}),
		on(func(s *scene, _ rules.DestroyStacked) float64 {
			return -s.stackedPoints()
		}),
		on(func(s *scene, _ rules.SkipJump) float64 {
			return -s.jumpIcon()
		}),
		on(func(_ *scene, _ rules.FreeDetained) float64 {
			return 0.5 * detainedPoints
		}),
		fixed[rules.ExecuteOne](-executionCost),
		on(func(s *scene, e rules.InTurn) float64 {
			return s.inTurn(e)
		}),
		on(func(s *scene, e rules.Offer) float64 {
			if e.By == rules.Acting && s.acting == 0 && s.side != human { // who takes it up
				return min(0, s.worth(e.Then))
			}
			return max(0, s.worth(e.Then))
		}),
	}
}

// capricaQuestions returns the entries for questions that occur on New Caprica only.
func capricaQuestions() []question {
	return []question{
		orNone(rules.ReqReroll, rules.OptComp, UseLocation, func(s *scene, o rules.Option) float64 {
			if s.r.Die.Result >= 5 {
				return -1
			}
			return s.aim(gunPoints*s.forceAt(s.seats[s.me].at)) - s.keep(s.cat.Ref(o.Comp()))
		}),
		judged(rules.ReqPrepareOrEvacuate, ProtectsShips, func(s *scene, o rules.Option) float64 {
			if o.Kind == rules.OptEvacuate {
				return s.aim(s.evacuating())
			}
			return s.aim(s.preparing())
		}),
		judged(rules.ReqOccupation, WorstCandidate, func(s *scene, o rules.Option) float64 {
			i, _ := s.occupied(s.cat.Ref(o.Comp()))
			return float64(i)
		}),
		orNone(rules.ReqPlayQuorum, rules.OptComp, UseQuorum, func(s *scene, o rules.Option) float64 {
			return s.quorumAction(s.cat.Ref(o.Comp()))
		}),
	}
}
