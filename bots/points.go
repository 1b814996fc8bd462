package bots

import "ragtag/rules"

// The points of things, for the humans.
const (
	cardPoints    = 0.35 // a Skill card in a hand
	brigPoints    = 1.6  // a human out of the Brig
	sickPoints    = 0.7
	raiderPoints  = 0.5 // a raider less
	heavyPoints   = 1.4
	basePoints    = 2
	viperPoints   = 0.3
	raptorPoints  = 0.4
	nukePoints    = 0.8
	markerPoints  = 1.9 // a space on the Jump Preparation track
	distantPoints = 5.5 // a unit of distance
	civilPoints   = 1.3 // a civilian ship that is not destroyed
	lostGame      = 40.0
)

// lastPoints is what the last units of a resource are worth: index 1 is the
// last one.
var lastPoints = [...]float64{lostGame, lostGame, 7, 4, 2.8, 2.2, 1.8, 1.5, 1.3, 1.1}

// spending is how much of each resource a game costs, as a share of what the
// table of lastPoints is made for: of what runs out sooner, each unit lasts for
// less.
var spending = [rules.NumResources]float64{rules.Fuel: 1, rules.Food: 0.8, rules.Morale: 1.1, rules.Population: 1.9}

// unit returns what the unit of a resource at height v is worth.
func unit(r rules.Resource, v int) float64 {
	at := float64(v) / spending[r]
	if v <= 1 || at <= 1 {
		return lostGame / max(float64(v), 1)
	}
	if at >= float64(len(lastPoints)-1) {
		return lastPoints[len(lastPoints)-1] / max(1, spending[r]*0.7)
	}
	low := int(at)
	part := at - float64(low)
	return (lastPoints[low]*(1-part) + lastPoints[low+1]*part) / max(1, spending[r]*0.7)
}

// dial returns the points of a change of a resource.
func (s *scene) dial(r rules.Resource, by int) (points float64) {
	v := s.dials[r]
	for ; by < 0 && v > 0; by++ {
		points -= unit(r, v)
		v--
	}
	for ; by > 0 && v < rules.DialMax; by-- {
		v++
		points += unit(r, v)
	}
	return points
}

// damagePoints is what a damage token costs, by the locations damaged already.
var damagePoints = [...]float64{1.3, 1.4, 1.6, 2.2, 4, 25}

func (s *scene) damage() float64 { return -damagePoints[min(s.damaged(), len(damagePoints)-1)] }

// aboardPoints is what a centurion costs on each space of the track.
var aboardPoints = [...]float64{2.2, 4, 8, 20, lostGame}

// advance returns the points of every centurion moving on.
func (s *scene) advance() (points float64) {
	for i, n := range s.view.Fleet.Boarding {
		if n > 0 && i+1 < len(aboardPoints) {
			points -= float64(n) * (aboardPoints[i+1] - aboardPoints[i])
		}
	}
	return points
}

// icon returns the points of an activation of Cylon ships.
func (s *scene) icon(a rules.Activation) (points float64) {
	bases, raiders, heavies := 0, 0, 0
	for i, k := range s.areas {
		bases += k.basestars
		raiders += k.raiders
		heavies += k.heavy
		points += s.activated(a, rules.Area(i), k)
	}
	switch {
	case a == rules.Raiders && raiders == 0:
		points -= 2 * raiderPoints * float64(bases)
	case a == rules.LaunchRaiders:
		points -= 3 * raiderPoints * float64(bases)
	case a == rules.HeavyRaiders && heavies == 0:
		points -= heavyPoints * float64(bases)
	}
	if a == rules.HeavyRaiders {
		points += s.advance()
	}
	return points
}

// activated returns the points of the ships of one area acting.
func (s *scene) activated(a rules.Activation, at rules.Area, k area) float64 {
	switch a {
	case rules.Raiders:
		n := k.raiders
		points := 0.0
		shot := min(n, k.vipers)
		points -= float64(shot) * 0.5 * viperPoints
		n -= shot
		if n > 0 && len(k.pilots) > 0 {
			points -= 0.5
			n--
		}
		lost := min(n, k.civilians)
		points -= float64(lost) * civilPoints
		n -= lost
		return points + float64(n)*s.damage()/8
	case rules.HeavyRaiders:
		if at.Launch() {
			return -float64(k.heavy) * aboardPoints[0]
		}
		return -float64(k.heavy) * 0.4
	case rules.Basestars:
		return float64(k.basestars) * s.damage() * 5 / 8
	}
	return 0
}

// threat returns what the Cylon ships on the board cost the humans while they
// stay: what a jump rids them of.
func (s *scene) threat() (points float64) {
	for _, k := range s.areas {
		points += 0.4*float64(k.raiders) + 0.9*float64(k.heavy) + 1.3*float64(k.basestars)
		if k.raiders > 0 {
			points += 0.4 * float64(k.civilians)
		}
	}
	return points
}
