package bots

import (
	"slices"

	"ragtag/rules"
)

// A Cylon Leader or the Sympathetic Cylon plays for the side that its goals
// want to win, whichever side it is on.

// wanted returns the side that the seat's own goals want to win, and whether it
// has any.
func (s *scene) wanted() (side rules.Side, own bool) {
	balance := 0
	count := func(refs []string) {
		for _, ref := range refs {
			c, ok := s.cat.Find(ref)
			if !ok {
				continue
			}
			own = true
			k := rules.HumanSide
			if s.cat.Kind(c) == rules.KindAgenda {
				k = s.cat.Agenda(c).Winner
			} else {
				k = s.cat.Motive(c).Side
			}
			if k == rules.HumanSide {
				balance++
			} else {
				balance--
			}
		}
	}
	count(s.view.Mine.Agendas)
	count(s.view.Mine.Motives)
	count(s.view.Seats[s.me].Goals)
	if balance < 0 {
		return rules.CylonSide, own
	}
	return rules.HumanSide, own
}

// cylonPlayer reports whether the seat is a Cylon player now.
func (s *scene) cylonPlayer() bool {
	k := s.view.Seats[s.me]
	return k.Revealed && !k.Infiltrating
}

// sideOfGoals is sideOf for a seat with goals of its own. Among the humans it
// hides that it wants the Cylons to win.
func (s *scene) sideOfGoals() (side, bool) {
	want, own := s.wanted()
	switch {
	case !own:
		return human, false
	case want == rules.HumanSide:
		return human, true
	case s.cylonPlayer():
		return revealed, true
	}
	return hidden, true
}

// mustDo reports whether an Agenda of the seat demands one of the deeds.
func (s *scene) mustDo(deeds ...rules.Deed) bool {
	for _, ref := range s.view.Mine.Agendas {
		if c, ok := s.cat.Find(ref); ok && slices.Contains(deeds, s.cat.Agenda(c).Deed) {
			return true
		}
	}
	return false
}

// owesSuper reports whether the seat must play a Super Crisis card and has not
// played one yet.
func (s *scene) owesSuper() bool { return s.mustDo(rules.PlaySuper) && s.mind.supers == 0 }

// infiltrating returns the value of infiltrating the humans, or of continuing
// to.
func (s *scene) infiltrating() float64 {
	want, _ := s.wanted()
	switch {
	case s.mustDo(rules.BePunished, rules.StayFree):
		return 4 // both are done among the humans
	case s.owesSuper():
		if s.cylonPlayer() && len(s.view.Mine.Supers) == 0 {
			return 2.2 // the way to the Resurrection Ship leads through the humans
		}
		return -2
	case want == rules.HumanSide:
		return 2.5
	}
	return -0.5
}

// amongCylons returns the value of a Cylon location for a seat that wants the
// humans to win.
func (s *scene) amongCylons(id string) float64 {
	switch {
	case s.board(id) == rules.NewCaprica:
		return s.bySide(-s.capricaCylon(id))
	case does[rules.Infiltrate](s, id), s.secondActionOf(id) == rules.GoAmongHumans{}:
		return max(0.6, 0.9*s.infiltrating())
	case s.isPlace(id, rules.AtResurrection) && s.owesSuper() && len(s.view.Mine.Supers) == 0:
		return 4
	case does[rules.PlayCrisis](s, id) && s.owesSuper() && len(s.view.Mine.Supers) > 0:
		return 5
	}
	return 0
}

// goingBack returns the value of ending the infiltration.
func (s *scene) goingBack() float64 {
	if s.seats[s.me].jailed && !s.mustDo(rules.BePunished) {
		return 2
	}
	return -s.infiltrating()
}
