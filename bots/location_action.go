package bots

import "ragtag/rules"

// activating returns the value of taking the action of a location.
func (s *scene) activating(id string) float64 {
	cost, ok := s.mayActivate(int(s.me), id)
	if !ok {
		return 0
	}
	return s.locationValue(id) - 0.6*cardPoints*float64(cost)
}

// locationValue returns the value of the action of a location by itself.
func (s *scene) locationValue(id string) float64 {
	do := s.actionOf(id)
	if ownActions.has(do) {
		return ownActions.of(s, do, id)
	}
	return s.aim(s.humanValue(id))
}

// humanValue returns the points for the humans of the action of a location,
// whichever human takes it.
func (s *scene) humanValue(id string) float64 { return humanActions.of(s, s.actionOf(id), id) }

// busyBoard returns the board on which the humans have most to do.
func (s *scene) busyBoard() rules.Board {
	if s.away() || s.back() && s.evacuating() > sparePoints {
		return rules.NewCaprica
	}
	return rules.Galactica
}

// governing returns the value of the President's Office for who keeps the Quorum
// cards: one drawn, then another one drawn or played.
func (s *scene) governing() float64 {
	if !s.keeps(int(s.me), rules.QuorumHand) {
		return 0
	}
	best := s.drawingQuorum(1)
	for _, ref := range s.view.Mine.Quorum {
		best = max(best, s.quorumAction(ref))
	}
	return s.drawingQuorum(0) + best
}

// drawingQuorum returns the value of drawing a Quorum card with that many more
// already in the hand.
func (s *scene) drawingQuorum(more int) float64 {
	return quorumPoints / (1 + 0.3*float64(len(s.view.Mine.Quorum)+more))
}

// escaping returns the value of trying to leave the Brig or Detention.
func (s *scene) escaping(check rules.Check) float64 {
	return s.outside() * freePoints * s.chance(check)
}

// handRoom returns how many of n cards drawn stay within the hand limit.
func (s *scene) handRoom(n int) float64 {
	return float64(max(0, min(n, rules.HandLimit-s.seats[s.me].cards)))
}

// jumpNow returns the points of jumping with FTL Control, compared with a jump
// from the next space of the track. The last jump wins the game unless it takes
// the last population.
func (s *scene) jumpNow() float64 {
	at := s.view.Marker
	if at >= len(s.view.Risk) || s.view.Risk[at] == 0 {
		return 0
	}
	miss := float64(rules.FTLSafe-1) / rules.DieSides
	if s.view.Final {
		if s.view.Risk[at] < s.dials[rules.Population] {
			return lostGame
		}
		return lostGame * (1 - miss - s.holdingOut())
	}
	lost := -s.dial(rules.Population, -s.view.Risk[at]) * miss
	if next := at + 1; next < rules.AutoJump {
		lost += s.dial(rules.Population, -s.view.Risk[next]) * miss * laterJump
		return s.marker()*(1+laterJump) + s.threat() - lost - 0.5
	}
	return s.marker()*float64(rules.AutoJump-at) + s.threat() - lost - 0.5
}

// laterJump is the likelihood that the fleet jumps from the next space if it
// does not jump from this one.
const laterJump = 0.3

// holdingOut returns the likelihood that the humans last until a safer jump.
func (s *scene) holdingOut() float64 {
	worst := 0.0
	for k := range rules.NumResources {
		worst = max(worst, 0.25/float64(max(1, s.dials[k])))
	}
	return max(0.1, 0.85-worst-0.05*s.threat())
}

// trying returns the points of a prize that depends on the check of a location
// about the accused player, or about nobody.
func (s *scene) trying(id string, prize float64, accused int) float64 {
	c, found := s.cat.Find(id)
	a, ok := rules.Find[rules.Accuse](effectOf(s.cat, c))
	if !found || !ok || prize <= 0 {
		return 0
	}
	check := a.Check
	if accused >= 0 && a.InBrig > 0 && s.seats[accused].jailed {
		check.Difficulty = a.InBrig
	}
	return s.chance(check)*(prize-0.06*float64(check.Difficulty)) - trialCost
}

// bestTrial returns the points of the best trial for life on a location.
func (s *scene) bestTrial(id string) (best float64) {
	for p, k := range s.players() {
		if p != int(s.me) && (s.board(id) != rules.NewCaprica || s.board(k.at) == rules.NewCaprica) {
			best = max(best, s.trying(id, s.executing(p), p))
		}
	}
	return best
}

func (s *scene) bestJail() float64 {
	best := 0.0
	for p := range s.players() {
		if p != int(s.me) && !s.seats[p].revealed {
			best = max(best, s.jail(p))
		}
	}
	return best
}

// repelling returns the points of an attack on the foremost centurion.
func (s *scene) repelling() float64 {
	if i := s.boarded(); i >= 0 {
		return s.savedBy(func(k *sky) { k.aboard[i] -= float64(rules.DieSides-rules.HitCenturion+1) / rules.DieSides })
	}
	return 0
}
