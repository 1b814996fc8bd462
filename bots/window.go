package bots

import (
	"math"

	"ragtag/rules"
)

// play returns how good using something in a window is.
func (s *scene) play(i int) (float64, Reason) {
	o := s.r.Options[i]
	if o.Kind != rules.OptComp {
		return 0, NothingBetter
	}
	points, why := 0.0, UseAbility
	if s.cat.Kind(o.Comp) == rules.KindSkill {
		points, why = -s.keep(s.option(i)), PlaySkill
	}
	for _, u := range usesOf(s.cat, o.Comp) {
		if u.When == s.r.Window {
			points += s.interrupt(u.Do)
		}
	}
	return points, why
}

func usesOf(cat *rules.Catalogue, c rules.Comp) []rules.Use {
	switch cat.Kind(c) {
	case rules.KindSkill:
		return cat.Skill(c).Uses
	case rules.KindAbility:
		return cat.Ability(c).Uses
	case rules.KindQuorum:
		return cat.Quorum(c).Kept
	}
	return nil
}

// interrupt returns what an effect in a window is worth to the rookie's side.
func (s *scene) interrupt(e rules.Effect) float64 {
	switch e := e.(type) {
	case rules.Steps:
		sum := 0.0
		for _, step := range e {
			sum += s.interrupt(step)
		}
		return sum
	case rules.UseInCheck:
		return s.interrupt(e.Then)
	case rules.InsteadOfResult: // an execution in place of the Brig
		if c := s.view.Check; c != nil {
			return s.aim(s.condemn(c.Chosen) - s.jail(c.Chosen))
		}
	case rules.Reckless, rules.Once, rules.Jam:
		return s.aim(s.daring(e))
	case rules.EaseOnce:
		return s.easing(int(e.By))
	case rules.Ease, rules.EaseOrHarden:
		return 0.4 * math.Abs(s.stake())
	case rules.FaceUp:
		return s.aim(0.15*s.stake()*s.doubt() - 0.3)
	case rules.MakePositive:
		return s.aim(s.helpers(e.Types))
	case rules.AddToRoll:
		return s.aim(s.rolling(int(e.By)))
	case rules.Decide:
		if s.side == human {
			return s.stake()*0.6 - 2
		}
		return s.stake()*0.6 - 3
	case rules.TakePile:
		return cardPoints*min(float64(s.view.Check.Pile), s.handRoom(20)) - 1.2
	case rules.Redraw:
		return s.aim(-s.worthOfCard(s.r.Cause) - 4)
	case rules.TakeOver:
		return s.aim(0.2*s.threat() - 0.3)
	case rules.MoreAction:
		return 1
	}
	return 0
}

// easing returns what lowering the difficulty after the total is worth.
func (s *scene) easing(by int) float64 {
	v := s.view.Check
	if v == nil || v.Total == nil || *v.Total >= v.Difficulty || *v.Total < v.Difficulty-by {
		return 0
	}
	return s.aim(s.stake())
}

// doubt returns how likely somebody who adds cards is a hidden Cylon.
func (s *scene) doubt() float64 {
	sum := 0.0
	for p, k := range s.seats {
		if !k.revealed && p != int(s.me) {
			sum += k.cylon
		}
	}
	return min(sum, 1)
}

// rolling returns the points of adding to a roll, by what the roll is for.
func (s *scene) rolling(by int) float64 {
	if s.r.Cause == rules.None {
		return 0
	}
	share := float64(by) / rules.DieSides
	switch ref := s.cause(); ref {
	case "location/ftl-control":
		if s.view.Marker < len(s.view.Risk) {
			return -share * s.dial(rules.Population, -s.view.Risk[s.view.Marker])
		}
	case "location/armory":
		if i := s.boarded(); i >= 0 {
			return share * aboardPoints[i]
		}
	case "location/weapons-control":
		return share * basePoints
	case "title/admiral":
		return share * 2
	}
	if r, ok := find[rules.Roll](doing(s.cat, s.r.Cause)); ok {
		return share * (s.worth(r.Else) - s.worth(r.Then))
	}
	return 0
}
