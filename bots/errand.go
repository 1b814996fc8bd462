package bots

import "ragtag/rules"

// here returns how good the action of a location would be.
func (s *scene) here(id string) float64 {
	cost, ok := s.mayActivate(int(s.me), id)
	if !ok {
		return 0
	}
	return s.doing(id) - 0.6*cardPoints*float64(cost)
}

// doing returns how good the action of a location is in itself.
func (s *scene) doing(id string) float64 {
	switch id {
	case "location/research-lab":
		return s.handRoom(1) * cardPoints
	case "location/press-room":
		return s.handRoom(2) * cardPoints
	case "location/hangar-deck":
		return s.aim(s.launching())
	case "location/brig", "location/detention":
		return s.escaping(id)
	case "location/presidents-office":
		return s.governing()
	case "location/occupation-authority":
		if s.holds("president", int(s.me)) {
			return 0.9
		}
	}
	return s.aim(s.errand(id))
}

// errand returns what the action of a location is worth to the humans, whoever
// of them takes it.
func (s *scene) errand(id string) float64 {
	switch id {
	case "location/ftl-control":
		return s.jumpNow()
	case "location/weapons-control":
		return s.bestShot()
	case "location/communications":
		if !s.bars(rules.NoCommunications) {
			return s.escorting(2)
		}
	case "location/command":
		return s.squadron(2)
	case "location/admirals-quarters":
		return s.bestJail() * 0.6
	case "location/airlock":
		return 0.5 * s.condemned(func(int) bool { return true })
	case "location/armory":
		return s.repelling()
	case "location/administration":
		return 3*s.suspect(s.view.Titles["president"]) - 1
	}
	return s.capricaErrand(id)
}

// busyBoard returns the board on which the humans have most to do.
func (s *scene) busyBoard() rules.Board {
	if s.away() || s.back() && s.evacuating() > sparePoints {
		return rules.NewCaprica
	}
	return rules.Galactica
}

// governing returns how good the President's Office is for the President: a
// Quorum card, and then another or one played.
func (s *scene) governing() float64 {
	if !s.holds("president", int(s.me)) {
		return 0
	}
	best := s.drawingQuorum(1)
	for _, ref := range s.view.Mine.Quorum {
		best = max(best, s.quorumAction(ref))
	}
	return s.drawingQuorum(0) + best
}

// drawingQuorum returns how good drawing a Quorum card is with so many more in
// the hand already.
func (s *scene) drawingQuorum(more int) float64 {
	return quorumPoints / (1 + 0.3*float64(len(s.view.Mine.Quorum)+more))
}

// escaping returns how good trying to leave the Brig, or Detention, is.
func (s *scene) escaping(id string) float64 {
	c, _ := s.cat.Find(id)
	check, ok := find[rules.Check](s.cat.Location(c).Do)
	if !ok {
		return 0
	}
	return s.outside() * freePoints * s.chance(check)
}

// handRoom returns how many of n cards drawn will not be above the hand limit.
func (s *scene) handRoom(n int) float64 {
	return float64(max(0, min(n, rules.HandLimit-s.seats[s.me].cards)))
}

// jumpNow returns the points of a jump with FTL Control.
func (s *scene) jumpNow() float64 {
	at := s.view.Marker
	if at >= len(s.view.Risk) || s.view.Risk[at] == 0 {
		return 0
	}
	lost := -s.dial(rules.Population, -s.view.Risk[at]) * float64(rules.FTLSafe-1) / rules.DieSides
	points := s.marker()*float64(rules.AutoJump-at) + s.threat() - lost - 0.5
	if s.view.Final {
		if s.view.Risk[at] < s.dials[rules.Population] {
			return lostGame
		}
		return lostGame * 0.25
	}
	return points
}

func (s *scene) bestJail() float64 {
	best := 0.0
	for p := range s.seats {
		if p != int(s.me) && !s.seats[p].revealed {
			best = max(best, s.jail(p))
		}
	}
	return best
}

// repelling returns the points of an attack on the foremost centurion.
func (s *scene) repelling() float64 {
	if i := s.boarded(); i >= 0 {
		return s.with(func(k *sky) { k.aboard[i] -= float64(rules.DieSides-rules.HitCenturion+1) / rules.DieSides })
	}
	return 0
}
