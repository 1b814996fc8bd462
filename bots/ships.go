package bots

import "ragtag/rules"

// inSpace weighs areas, vipers, targets and civilian ships.
func (s *scene) inSpace(i int) (float64, Reason) {
	o := s.r.Options[i]
	switch s.r.Kind {
	case rules.ReqTarget:
		return s.aim(s.target(o)), BetterOutcome
	case rules.ReqViper:
		return s.viper(o), FlyViper
	case rules.ReqFly:
		return s.aim(s.fly(o)), FlyViper
	case rules.ReqLaunch:
		return s.aim(s.danger(int(o.N)) + 0.3*s.around(int(o.N))), TowardsEnemy
	case rules.ReqCivilian:
		return s.civilian(o), ProtectsShips
	}
	return s.area(o)
}

// target weighs a Cylon ship to attack or destroy.
func (s *scene) target(o rules.Option) float64 {
	switch o.Kind {
	case rules.OptBoarding:
		return aboardPoints[min(int(o.N), len(aboardPoints)-1)]
	case rules.OptShipIn:
		return s.aimed(rules.Ship(o.N), int(o.Comp))
	}
	return 0
}

// aimed returns the points of an attack on a ship in an area.
func (s *scene) aimed(ship rules.Ship, at int) float64 {
	switch ship {
	case rules.Raider:
		points := s.shot(ship, rules.HitRaider)
		if s.areas[at].civilians > 0 {
			points += 0.5
		}
		return points
	case rules.HeavyRaider:
		points := s.shot(ship, rules.HitHeavy)
		if rules.Area(at).Launch() {
			points *= 1.8
		}
		return points
	}
	if s.r.Cause != rules.None && s.cause() == "location/weapons-control" {
		return s.shot(ship, rules.HitBasestarGalactica)
	}
	return s.shot(ship, rules.HitBasestarViper)
}

// viper weighs a viper to activate, or to lose.
func (s *scene) viper(o rules.Option) float64 {
	losing := s.r.Cause != rules.None && (s.cat.Kind(s.r.Cause) == rules.KindCrisis)
	switch o.Kind {
	case rules.OptPass:
		return 0
	case rules.OptSeat:
		return s.good(-1)
	case rules.OptReserves:
		if s.threat() == 0 {
			return 0.01
		}
		return s.aim(0.4)
	}
	at := int(o.N)
	if losing {
		return s.good(-0.5 - max(0, s.danger(at)))
	}
	best := s.bestIn(at)
	for _, j := range beside(at) {
		best = max(best, s.towards(at, j))
	}
	return s.aim(best)
}

// towards returns the points of flying from an area to the next.
func (s *scene) towards(from, to int) float64 {
	return 0.25 * (s.danger(to) - max(0, s.danger(from)))
}

// fly weighs what an activated viper does.
func (s *scene) fly(o rules.Option) float64 {
	if o.Kind == rules.OptShipIn {
		return s.aimed(rules.Ship(o.N), int(o.Comp))
	}
	for i := range s.areas {
		for _, j := range beside(i) {
			if j == int(o.N) && s.comesFrom(i) {
				return s.towards(i, j)
			}
		}
	}
	return 0
}

// comesFrom reports whether both moves on offer start in area i.
func (s *scene) comesFrom(i int) bool {
	seen := 0
	for k := range int(s.r.N) {
		o := s.r.Options[k]
		for _, j := range beside(i) {
			if o.Kind == rules.OptMove && int(o.N) == j {
				seen++
			}
		}
	}
	return seen == 2
}

// around returns how dangerous the areas beside one are.
func (s *scene) around(i int) (sum float64) {
	for _, j := range beside(i) {
		sum += max(0, s.danger(j))
	}
	return sum
}

// civilian weighs a civilian ship: to look after the one most in danger, or to
// lose the one that costs least.
func (s *scene) civilian(o rules.Option) float64 {
	for i, a := range s.view.Areas {
		for _, c := range a.Civilians {
			if c.Letter != int(o.N) {
				continue
			}
			if s.r.Min == 2 || s.r.Cause != rules.None && s.cause() == "location/communications" {
				return 1 - s.safety(i)
			}
			return s.good(s.loss(c.Face))
		}
	}
	return 0
}

// loss returns the points of losing a civilian ship, as far as its face is
// known.
func (s *scene) loss(face string) float64 {
	if c, ok := s.cat.Find(face); ok {
		return s.worth(s.cat.Civilian(c).Loss)
	}
	return -civilPoints
}

// area weighs a space area: where a civilian ship goes, which viper to man,
// which ships come first.
func (s *scene) area(o rules.Option) (float64, Reason) {
	if s.r.About == 0 {
		if o.Kind == rules.OptPass {
			return 0, NothingBetter
		}
		return s.aim(s.danger(int(o.N))), TowardsEnemy
	}
	here := 0
	for i, a := range s.view.Areas {
		for _, c := range a.Civilians {
			if c.Letter == int(s.r.About) {
				here = i
			}
		}
	}
	if o.Kind == rules.OptPass {
		return s.aim(s.safety(here)) + 0.1, ProtectsShips
	}
	return s.aim(s.safety(int(o.N))), ProtectsShips
}
