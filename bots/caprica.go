package bots

import (
	"math"
	"strings"

	"ragtag/rules"
)

// The points of things on New Caprica, for the humans.
const (
	preparedPoints  = 2.6 // a civilian ship prepared
	evacuatedPoints = 3.6 // a civilian ship evacuated
	detainedPoints  = 1.3 // a human out of Detention
	leftPoints      = 0.9 // a human who is not left behind
	goodEnough      = 0.4 // chance to win with which the Admiral leaves
)

// forcePoints is what an occupation force costs on each location of its path.
var forcePoints = [rules.PathSpaces]float64{0.9, 1.3, 1.9}

// occupied returns how many occupation forces are on a location, and the space of
// their path that it is.
func (s *scene) occupied(id string) (space, forces int) {
	if s.view.Caprica == nil {
		return -1, 0
	}
	for i, p := range rules.OccupationPath() {
		if s.cat.Ref(s.cat.LocComp(s.cat.Place(p))) == id {
			return i, s.view.Caprica.Forces[id]
		}
	}
	return -1, 0
}

// forceAt returns what the occupation force on a location costs.
func (s *scene) forceAt(id string) float64 {
	if i, n := s.occupied(id); n > 0 {
		return forcePoints[i]
	}
	return 0
}

// forces returns how many occupation forces are on the board.
func (s *scene) forces() (n int) {
	if s.view.Caprica != nil {
		for _, k := range s.view.Caprica.Forces {
			n += k
		}
	}
	return n
}

// back reports whether Galactica has returned.
func (s *scene) back() bool { return s.view.Caprica != nil && s.view.Caprica.Phase == "returned" }

// onCaprica returns the points of standing on a location of New Caprica, for a
// human: its action, or a fight with the forces there. Once Galactica is back it
// is a place to leave.
func (s *scene) onCaprica(id string) float64 {
	points := math.Max(s.capricaHere(id), s.aim(0.5*s.forceAt(id)))
	if s.back() {
		points -= s.aim(leftPoints)
	}
	return points
}

// capricaHere returns how good an action of New Caprica is for a human.
func (s *scene) capricaHere(id string) float64 {
	if s.view.Caprica == nil {
		return 0
	}
	switch id {
	case "location/new-caprica-attack-occupation":
		return s.aim(0.5 * s.forceAt(s.seats[s.me].at))
	case "location/shipyard":
		return s.aim(s.shipping())
	case "location/breeders-canyon":
		if !s.back() {
			pace := 1.6
			if s.view.Caprica.Locked > 0 {
				pace = 0.8 // there is work left that can be done in peace
			}
			return s.aim(pace*markerPoints + s.dial(s.highest(), -1))
		}
	case "location/occupation-authority":
		if s.holds("president", int(s.me)) {
			return 0.9
		}
	case "location/detention":
		return s.escaping("location/detention")
	case "location/resistance-hq":
		best := 0.0
		for p, k := range s.seats {
			if p != int(s.me) && s.board(k.at) == rules.NewCaprica {
				best = math.Max(best, 0.5*s.execution(p))
			}
		}
		return s.aim(best)
	}
	return 0
}

// shipping returns the points of the better of preparing and evacuating.
func (s *scene) shipping() float64 {
	switch k := s.view.Caprica; {
	case s.back() && k.Prepared > 0:
		return evacuatedPoints
	case k.Locked > 0:
		return preparedPoints
	}
	return 0
}

// highest returns the highest resource.
func (s *scene) highest() rules.Resource {
	high := rules.Fuel
	for k := range rules.NumResources {
		if s.dials[k] > s.dials[high] {
			high = k
		}
	}
	return high
}

// execution returns the points of a player's death.
func (s *scene) execution(p int) float64 {
	k := s.seats[p]
	if k.revealed {
		return 0.5 + cardPoints*float64(k.cards)
	}
	return 4*k.cylon + (1-k.cylon)*(s.dial(rules.Morale, -1)-cardPoints*float64(k.cards)-0.5)
}

// capricaCylon returns how good it is for a revealed Cylon to stand on a location
// of New Caprica, or to use its second action.
func (s *scene) capricaCylon(id string) float64 {
	if s.view.Caprica == nil {
		return 0
	}
	at, second := strings.CutSuffix(id, "/1")
	points := 0.0
	switch at {
	case "location/occupation-authority":
		points = 0.9
		for i, p := range rules.OccupationPath() {
			if s.view.Caprica.Forces[s.cat.Ref(s.cat.LocComp(s.cat.Place(p)))] > 0 {
				points = math.Max(points, 0.7+0.5*float64(i))
			}
		}
	case "location/breeders-canyon":
		points = 1.7
	case "location/shipyard":
		points = 0.2
	case "location/new-caprica-detain":
		return s.detaining(s.seats[s.me].at)
	}
	if !second {
		points = math.Max(points, s.detaining(at))
	}
	return points
}

// detaining returns the points, for the Cylons, of detaining a human on a
// location.
func (s *scene) detaining(at string) float64 {
	if _, n := s.occupied(at); n == 0 {
		return 0
	}
	for p, k := range s.seats {
		if p != int(s.me) && !k.revealed && k.at == at {
			return (3*detainedPoints + 4*sickPoints) / rules.DieSides * 2.2
		}
	}
	return 0
}

// leaving returns how good the order to leave New Caprica is: the humans win if
// enough is left of every resource once the ships left behind, a mean of 1
// population each, and the people are lost.
func (s *scene) leaving() float64 {
	k := s.view.Caprica
	ships, left := float64(k.Locked+k.Prepared), 0.0
	for _, p := range s.seats {
		if !p.revealed && s.board(p.at) == rules.NewCaprica {
			left++
		}
	}
	few := math.Min(ships, 1) * 0.5 // one ship carries morale, another fuel
	if float64(s.dials[rules.Morale]) <= left+few || float64(s.dials[rules.Fuel]) <= few || s.dials[rules.Food] == 0 || s.dials[rules.Population] == 0 {
		return s.good(-lostGame)
	}
	spare := (float64(s.dials[rules.Population]) - 0.5 - ships) / math.Sqrt(0.33*ships+0.01)
	win := 1 / (1 + math.Exp(-1.7*spare))
	return s.good((win - goodEnough) * lostGame)
}

// worthOfCaprica returns the points of what New Caprica's cards do.
func (s *scene) worthOfCaprica(e rules.Effect) float64 {
	switch e := e.(type) {
	case rules.PrepareOrEvacuate:
		if s.view.Caprica != nil {
			return s.shipping()
		}
	case rules.PlaceOccupation:
		return -forcePoints[0] * float64(e.N)
	case rules.DestroyOccupation:
		return forcePoints[1] * float64(min(int(e.N), s.forces()))
	case rules.DestroyStacked:
		return -s.prices.civilian
	case rules.SkipJump:
		return -markerPoints
	case rules.FreeDetained:
		return 0.5 * detainedPoints
	case rules.Execute, rules.ExecuteOne:
		return -2.5
	case rules.InTurn:
		return s.worth(e.Then) * s.named(e.Who)
	case rules.Offer:
		return max(0, s.worth(e.Then))
	}
	return 0
}

// stacked weighs what is decided on New Caprica alone.
func (s *scene) stacked(o rules.Option) (float64, Reason) {
	switch {
	case s.r.Kind == rules.ReqReroll && o.Kind == rules.OptComp:
		if s.r.Die < 5 {
			return s.aim(0.5*s.forceAt(s.seats[s.me].at)) - s.keep(s.cat.Ref(o.Comp)), UseLocation
		}
		return -1, NothingBetter
	case s.r.Kind == rules.ReqStack && o.Kind == rules.OptEvacuate:
		return s.aim(evacuatedPoints), ProtectsShips
	case s.r.Kind == rules.ReqStack:
		return s.aim(preparedPoints), ProtectsShips
	case s.r.Kind == rules.ReqOccupation:
		i, _ := s.occupied(s.cat.Ref(o.Comp))
		return float64(i), WorstCandidate
	case s.r.Kind == rules.ReqPlayQuorum && o.Kind == rules.OptComp:
		return s.quorumAction(s.cat.Ref(o.Comp)) - 0.6, UseQuorum
	}
	return 0, NothingBetter
}
