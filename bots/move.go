package bots

import (
	"math"
	"strings"

	"ragtag/rules"
)

// move chooses where to go: where the best action waits, less what going there
// costs.
func (b *rookie) move(s *scene, a *rules.Answer) Reason {
	return b.best(s, a, func(i int) (float64, Reason) {
		o := s.r.Options[i]
		switch o.Kind {
		case rules.OptPass:
			return s.standing() + 0.05, GoodPlace
		case rules.OptArea:
			return s.aim(s.pilotAt(int(o.N))), TowardsEnemy
		}
		if s.cat.Kind(o.Comp) == rules.KindSkill {
			return s.instead(s.option(i)), PlaySkill
		}
		return s.going(s.option(i)), TowardsAction
	})
}

// standing returns how good staying is.
func (s *scene) standing() float64 {
	at := s.seats[s.me].at
	if i, ok := s.flying(int(s.me)); ok {
		return s.aim(s.pilotAt(i))
	}
	if s.side == revealed {
		return s.cylonAction(at)
	}
	if s.cylonPlayer() {
		return s.amongCylons(at)
	}
	if s.board(at) == rules.NewCaprica {
		return s.onCaprica(at)
	}
	return math.Max(s.here(at), s.aim(s.mending(at)))
}

// going returns how good it is to stand on a location.
func (s *scene) going(id string) float64 {
	if s.side == revealed {
		return s.cylonAction(id)
	}
	if s.cylonPlayer() {
		return s.amongCylons(id)
	}
	points := math.Max(s.here(id), s.aim(s.mending(id)))
	if s.board(id) == rules.NewCaprica {
		points = s.onCaprica(id)
	}
	if s.otherShip(id) {
		points -= 0.45
	}
	if i, ok := s.flying(int(s.me)); ok {
		points -= math.Max(0, s.aim(s.pilotAt(i)))
	}
	return points
}

// mending returns the points of a repair at a location, with a card for it.
func (s *scene) mending(id string) float64 {
	for _, ref := range s.view.Mine.Hand {
		c, ok := s.cat.Find(ref)
		if !ok {
			continue
		}
		for _, u := range s.cat.Skill(c).Uses {
			if _, repairs := u.Do.(rules.RepairHere); repairs {
				return s.repairing(id) - s.keep(ref)
			}
		}
	}
	return 0
}

// otherShip reports whether going to a location costs a card.
func (s *scene) otherShip(id string) bool {
	at := s.seats[s.me].at
	if strings.HasPrefix(at, "area/") {
		return true
	}
	return s.board(at) != s.board(id)
}

func (s *scene) board(id string) rules.Board {
	if c, ok := s.cat.Find(id); ok && s.cat.Kind(c) == rules.KindLocation {
		return s.cat.Location(c).Board
	}
	return rules.Galactica
}
