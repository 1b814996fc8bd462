package bots

import "ragtag/rules"

// cylonAction returns the value of a location for a revealed Cylon.
func (s *scene) cylonAction(id string) float64 {
	if b := s.board(id); b.ForCylons() || b == rules.RebelBasestar {
		return cylonActions.of(s, s.actionOf(id), id)
	}
	return s.capricaCylon(id)
}

// plotting returns the value of playing a Crisis card against the humans.
func (s *scene) plotting() float64 {
	best := capricaPoints
	for _, ref := range s.view.Mine.Supers {
		if c, ok := s.cat.Find(ref); ok && !s.view.Seats[s.me].Sympathizer {
			best = max(best, -s.worth(s.cat.Crisis(c).Do)+0.5)
		}
	}
	return best
}

// commandingFleet returns the value of the best activation at the Cylon Fleet.
func (s *scene) commandingFleet() (best float64) {
	if s.view.Seats[s.me].Sympathizer {
		return 0
	}
	for _, icon := range []rules.Activation{rules.Raiders, rules.LaunchRaiders, rules.HeavyRaiders, rules.Basestars} {
		best = max(best, -s.fleet(icon))
	}
	return best
}

// passingOn returns the value of handing on Loyalty cards at a location where
// Cylons come back.
func (s *scene) passingOn(at string) float64 {
	if s.view.Seats[s.me].Loyalty > 0 && s.view.Distance <= rules.PassLoyaltyMax {
		return 0.8
	}
	return s.capricaCylon(at)
}

// hoarding returns the value of drawing n Super Crisis cards: a known Cylon plays them,
// and among the humans they pay for what the rebel basestar gives.
func (s *scene) hoarding(n int) float64 {
	if s.view.Seats[s.me].Sympathizer {
		return 0
	}
	points := 0.0
	for i := range n {
		points += superPoints / float64(1+i+len(s.view.Mine.Supers))
	}
	if s.side != revealed {
		points *= 0.3
	}
	return points
}

// superPoints is what the first Super Crisis card is worth to a Cylon who may play it.
const superPoints = 1.6

// fleet returns the points of an activation at the Cylon Fleet.
func (s *scene) fleet(icon rules.Activation) float64 {
	if icon != rules.LaunchRaiders {
		return s.icon(icon)
	}
	return s.savedBy(func(k *sky) { k.launch(&k.raiders, 2); k.launch(&k.heavy, 1) })
}

// jailedReveals is how much more a Cylon in the Brig wants to be revealed.
const jailedReveals = 2.5

// revealing returns the value for a hidden Cylon of revealing itself now. It is
// negative at first, since a hidden Cylon spoils checks unseen, and lower while
// another Cylon is revealed; it rises when the humans are weak or near their
// goal.
func (s *scene) revealing() float64 {
	points := -0.9
	for p, k := range s.view.Seats {
		if k.Revealed && !k.Out && !k.Sympathizer && p != int(s.me) {
			points -= 2
		}
	}
	for k := range rules.NumResources {
		switch v := s.dials[k]; {
		case v <= 2:
			points += 2
		case v <= 4:
			points += 0.7
		}
	}
	if s.view.Slept {
		points += 0.9
	}
	if s.seats[s.me].jailed { // where it does no harm and nobody trusts it
		points += jailedReveals
	}
	if s.view.Distance >= 6 {
		points += 0.7
	}
	return points + 0.25*float64(s.view.Turn)/float64(len(s.seats))
}
