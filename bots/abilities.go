package bots

import "ragtag/rules"

// Abilities and cards that change a roll, a check or who holds a title.

// nudging returns the points for changing the roll by n in whichever direction
// is better.
func (s *scene) nudging(n int) float64 {
	return max(s.nudged(n), s.nudged(-n))
}

// nudged returns the points for changing the roll by that much.
func (s *scene) nudged(by int) float64 {
	b := s.rollStake()
	if s.view.Die == nil {
		return 0
	}
	won := func(v int) float64 {
		if v >= b.lowest {
			return b.points
		}
		return 0
	}
	return won(s.view.Die.Value+by) - won(s.view.Die.Value)
}

// setting returns the value of using a card of the hand as the result of the
// die instead of rolling it; more is added to its strength.
func (s *scene) setting(ref string, more int) float64 {
	b := s.rollStake()
	c, ok := s.cat.Find(ref)
	if !ok {
		return 0
	}
	won := 0.0
	if int(s.cat.Strength(c))+more >= b.lowest {
		won = 1
	}
	return s.aim((won-b.wins(0))*b.points) - s.keep(ref)
}

// bestSetting returns the value of the best card of the hand for setting.
func (s *scene) bestSetting(more int) (best float64) {
	for _, ref := range s.view.Mine.Hand {
		best = max(best, s.setting(ref, more))
	}
	return best
}

// hotShot returns what is added to a card that is paid instead of a roll.
func (s *scene) hotShot() (more int, ok bool) {
	if s.r.Cause == rules.None {
		return 0, false
	}
	for _, u := range s.cat.Uses(s.r.Cause) {
		if e, ok := u.Do.(rules.InsteadOfRoll); ok {
			return int(e.More), true
		}
	}
	return 0, false
}

// learning returns the value of n cards of one type, in the hand or in the
// check about to be made.
func (s *scene) learning(n int) float64 {
	return max(s.learned(n), cardPoints*s.handRoom(n)) - oncePoints
}

// learned returns the value of n helping cards to the check about to be made.
func (s *scene) learned(n int) float64 {
	f, _ := s.foresee()
	return s.bySide(f.value(meanStrength*float64(n)) - f.value(0))
}

// learns reports whether the cause of the request lets a player look at the top
// cards of a Skill deck.
func (s *scene) learns() bool {
	if s.r.Cause == rules.None {
		return false
	}
	for _, u := range s.cat.Uses(s.r.Cause) {
		if _, ok := u.Do.(rules.Learn); ok {
			return true
		}
	}
	return false
}

// learnable returns the value of looking at a type: the types that help the
// check count.
func (s *scene) learnable(k rules.Skill) float64 {
	if s.strengthens(k) {
		return s.bySide(1) + 0.3*wanted[k]
	}
	return 0.3 * wanted[k]
}

// keepsLearned returns the value of adding the cards looked at to the check;
// otherwise they go to the hand.
func (s *scene) keepsLearned(o rules.Option) float64 {
	if o.Kind != rules.OptYes {
		return cardPoints * s.handRoom(3)
	}
	return s.learned(3)
}

// seizing returns the value of an ability that takes a title, perhaps out of the Brig,
// and of any other that is used step by step.
func (s *scene) seizing(e rules.Steps) float64 {
	if _, looks := rules.Find[rules.Look](e); looks {
		return lookPoints + s.bySide(s.safestLook())
	}
	take, ok := rules.Find[rules.PassTitle](e)
	if !ok {
		return s.aim(s.worth(e) - 0.3)
	}
	points := -oncePoints
	if p := s.holder(take.Title); p != int(s.me) {
		points += s.aim(3*s.suspect(p) - 0.5)
		if s.side == hidden {
			points += 0.6 // a Cylon has use for the title, too
		}
	}
	if _, out := rules.Find[rules.LeaveJail](e); out && s.seats[s.me].jailed {
		points += freePoints
	}
	return points
}

// shooting returns the value of an ability that executes somebody in the same place: a
// human shoots a player who must be a Cylon, and a hidden Cylon the human who is missed most.
func (s *scene) shooting(e rules.Designate) float64 {
	if _, ok := rules.Find[rules.TakeHand](e); ok {
		return s.defending()
	}
	if _, ok := rules.Find[rules.Execute](e); !ok {
		return s.aim(s.worth(e) - 0.3)
	}
	best := 0.0
	for p := range s.seats {
		if k := &s.seats[p]; p != int(s.me) && !k.revealed && k.at == s.seats[s.me].at {
			best = max(best, s.bySide(s.executing(p)))
		}
	}
	if s.side == hidden {
		best -= shotCover
	}
	return best - oncePoints
}

// shotCover is the cost to a hidden Cylon of shooting somebody who turns out to be
// human: others trust it less.
const shotCover = 2.0

// poorQuorum is the value of a Quorum card drawn to replace another.
const poorQuorum = 0.35

// poor returns the gain from replacing a Quorum card.
func (s *scene) poor(ref string) float64 { return poorQuorum - max(0, s.quorumAction(ref)) }

// redrawing returns the points of changing the Quorum cards that are poor.
func (s *scene) redrawing() (points float64) {
	for _, ref := range s.view.Mine.Quorum {
		c, ok := s.cat.Find(ref)
		if !ok {
			continue
		}
		if _, same := rules.Find[rules.RedrawQuorum](s.cat.Quorum(c).Do); !same {
			points += max(0, s.poor(ref))
		}
	}
	return points
}
