package bots

import "ragtag/rules"

// A plan is a move and the action that follows: the action of the location, or
// one that can be taken anywhere.

// crossing is the cost of moving to another ship, a card.
const crossing = 0.45

// mayActivate reports whether seat p could activate a location, and how many
// cards that costs.
func (s *scene) mayActivate(p int, id string) (cost int, ok bool) {
	c, found := s.cat.Find(id)
	if !found || s.cat.Kind(c) != rules.KindLocation {
		return 0, false
	}
	return s.chair.MayActivate(rules.Seat(p), s.cat.LocOf(c))
}

// task is something that any human could do on the board.
type task struct {
	where  string
	points float64
}

// tasks lists what there is to do for the humans on the busy board.
func (s *scene) tasks() []task {
	if s.taskList == nil {
		s.taskList = []task{}
		for _, c := range s.cat.All(rules.KindLocation) {
			id := s.cat.Ref(c)
			if s.cat.Location(c).Board != s.busyBoard() || s.isDamaged(id) {
				continue
			}
			if points := s.humanValue(id); points > 0 {
				s.taskList = append(s.taskList, task{id, points})
			}
		}
	}
	return s.taskList
}

// bestTask returns the best task that seat p could do with a move and an
// action, or with two actions where it is.
func (s *scene) bestTask(p int) (best float64) {
	at := s.seats[p].at
	for _, k := range s.tasks() {
		cost, ok := s.mayActivate(p, k.where)
		if !ok {
			continue
		}
		points := k.points - 0.6*cardPoints*float64(cost)
		switch {
		case k.where == at:
			points *= s.twice(at)
		case s.board(k.where) != s.board(at):
			points -= crossing
		}
		best = max(best, points)
	}
	if does[rules.DrawOrPlayQuorum](s, at) && s.keeps(p, rules.QuorumHand) {
		best = max(best, 3*quorumPoints)
	}
	for k := range s.titlesOf(p) {
		best = max(best, s.bestDuty(k, p))
	}
	return best
}

// twice returns the value of two actions on a location, for each of them.
func (s *scene) twice(at string) float64 {
	if does[rules.ActivateVipers](s, at) || does[rules.FireGuns](s, at) || does[rules.ShootCenturion](s, at) || does[rules.PrepareOrEvacuate](s, at) {
		return 1.8
	}
	return 1
}

// portable returns the value of the best action that can be taken anywhere: a
// card, an ability or a title.
func (s *scene) portable() float64 {
	if s.carried == nil {
		best := 0.0
		s.carried = &best
		for _, ref := range s.view.Mine.Hand {
			if c, ok := s.cat.Find(ref); ok && s.carries(s.cat.Skill(c).Uses) {
				best = max(best, s.skillAction(c))
			}
		}
		best = max(best, s.ownDuty())
		for _, ref := range s.view.Mine.Quorum {
			best = max(best, s.quorumAction(ref))
		}
		if k := s.seats[s.me].sheet; k != nil {
			for i := range k.Abilities {
				spent := k.Abilities[i].Kind == rules.OncePerGame && s.view.Seats[s.me].Spent
				if !spent && s.carries(k.Abilities[i].Uses) {
					best = max(best, s.abilityAction(k.AbilityComps()[i]))
				}
			}
		}
	}
	return *s.carried
}

// carries reports whether one of the uses is an action that can be taken
// anywhere.
func (s *scene) carries(uses []rules.Use) bool {
	for i := range uses {
		if uses[i].When != rules.WhenAction {
			continue
		}
		switch uses[i].Do.(type) {
		case rules.RepairHere, rules.Strafe, rules.Dash:
			return false
		}
		return true
	}
	return false
}

// ordering returns the points of an Executive Order.
func (s *scene) ordering() float64 {
	best := 0.0
	for p := range s.players() {
		best = max(best, s.orderFor(p))
	}
	return best
}

// orderFor returns the points of ordering seat p: a move and an action, or two
// actions, discounted since the player may do less than was hoped.
func (s *scene) orderFor(p int) float64 {
	k := &s.seats[p]
	if p == int(s.me) || k.revealed || k.at == "" {
		return 0
	}
	trust := 1 - 2*k.cylon
	if s.back() && hasDuty[rules.LeaveCaprica](s, p) && s.leaving() > 0 {
		return s.leaving() * trust // which can be ordered from Detention, too
	}
	if k.jailed {
		return 0
	}
	best := s.bestTask(p)
	if i, flies := s.flying(p); flies {
		best = max(2*s.bestIn(i, pilot), best-1)
	}
	return best*trust - orderLoss
}

// twoActions returns the value of two actions without a move.
func (s *scene) twoActions() float64 {
	first, second := 0.0, 0.0
	try := func(points float64) {
		if points > first {
			first, second = points, first
		} else {
			second = max(second, points)
		}
	}
	at := s.seats[s.me].at
	if _, flies := s.flying(int(s.me)); flies {
		own := s.aim(s.ownViper())
		try(own)
		try(0.7 * own)
	} else {
		here := s.onBoard(at)
		try(here)
		try((s.twice(at) - 1) * here)
		try(s.aim(s.repairFromHand(at)))
	}
	try(s.portable())
	return first + second - s.sickbayCost(at)
}

// bestMove returns the value of the best place to move to.
func (s *scene) bestMove() (best float64) {
	if at, flies := s.flying(int(s.me)); flies {
		for _, to := range beside(at) {
			best = max(best, s.aim(s.pilotAt(to)))
		}
	}
	for _, c := range s.cat.All(rules.KindLocation) {
		k, id := s.cat.Location(c), s.cat.Ref(c)
		if (k.Board == rules.Galactica || k.Board == s.busyBoard()) && !k.Hazardous && id != s.seats[s.me].at {
			best = max(best, s.going(id))
		}
	}
	return best
}
