package bots

import "ragtag/rules"

// The value of a location is read from its effects: none is known by name.

// location returns a location by its ref.
func (s *scene) location(id string) (*rules.Location, bool) {
	if c, ok := s.cat.Find(id); ok && s.cat.Kind(c) == rules.KindLocation {
		return s.cat.Location(c), true
	}
	return nil, false
}

// actionOf returns the effect of a location's action, or nil.
func (s *scene) actionOf(id string) rules.Effect {
	if l, ok := s.location(id); ok {
		return l.Do
	}
	return nil
}

// secondActionOf returns the effect of a location's second action, or nil.
func (s *scene) secondActionOf(id string) rules.Effect {
	if l, ok := s.location(id); ok && l.Also != nil {
		return l.Also.Do
	}
	return nil
}

// isPlace reports whether the rules use a location as one of the places.
func (s *scene) isPlace(id string, places ...rules.Place) bool {
	l, ok := s.location(id)
	for _, p := range places {
		if ok && l.Role == p {
			return true
		}
	}
	return false
}

// does reports whether the effects of a location include one of type E.
func does[E rules.Effect](s *scene, id string) bool {
	_, ok := rules.Find[E](s.actionOf(id))
	return ok
}

// asking returns the first effect of type E of the component that asks.
func asking[E rules.Effect](s *scene) (E, bool) { return rules.Find[E](s.caused()) }

// fromLocation reports whether a location asks because of an effect of type E.
func fromLocation[E rules.Effect](s *scene) bool {
	_, ok := asking[E](s)
	return ok && s.cat.Kind(s.r.Cause) == rules.KindLocation
}

// ownActionEntries returns the entries for actions of locations that serve the
// player who takes them.
func ownActionEntries() []entry {
	return []entry{
		on(func(s *scene, e rules.DrawCards) float64 {
			points := s.handRoom(int(e.N)) * cardPoints
			if e.From.Has(rules.Engineering) {
				points += s.aim(0.25 * s.wantsRepair())
			}
			return points
		}),
		on(func(s *scene, _ rules.LaunchSelf) float64 { return s.aim(s.launching()) }),
		on((*scene).escaping),
		on(func(s *scene, _ rules.DrawOrPlayQuorum) float64 { return s.governing() }),
		on(func(s *scene, _ rules.MayDrawThenPlay) float64 {
			if s.keeps(int(s.me), rules.QuorumHand) {
				return 0.9
			}
			return 0
		}),
	}
}

// humanActionEntries returns the entries for actions of locations by their points
// for the humans, whichever human takes them.
func humanActionEntries() []entry {
	return []entry{
		onCard(func(s *scene, e rules.Steps, at string) (sum float64) {
			for _, step := range e {
				sum += humanActions.of(s, step, at)
			}
			return sum
		}),
		on(func(s *scene, _ rules.JumpNow) float64 { return s.jumpNow() }),
		on(func(s *scene, _ rules.FireGuns) float64 { return s.bestShot() }),
		onCard(func(s *scene, e rules.Escort, at string) float64 {
			if s.view.Barred[at] != "" {
				return 0
			}
			return s.escorting(int(e.N))
		}),
		on(func(s *scene, e rules.ActivateVipers) float64 { return s.squadron(int(e.N)) }),
		on(func(s *scene, _ rules.ShootCenturion) float64 { return s.repelling() }),
		onCard((*scene).accusing),
		on(func(s *scene, _ rules.AttackOccupation) float64 { return gunPoints * s.forceAt(s.seats[s.me].at) }),
		on(func(s *scene, _ rules.PrepareOrEvacuate) float64 { return max(s.preparing(), s.evacuating()) }),
		on(func(s *scene, _ rules.MoveFleetMarker) float64 { return s.hastening() }), // which includes its cost
		fixed[rules.LoseHighest](0),
		fixed[rules.DrawCards](0), // see ownActionEntries
		fixed[rules.LaunchSelf](0),
		fixed[rules.Check](0),
		fixed[rules.DrawOrPlayQuorum](0),
		fixed[rules.MayDrawThenPlay](0),
		fixed[rules.PlayCrisis](0), // for Cylon players
		fixed[rules.CommandFleet](0),
		fixed[rules.Orders](0),
		fixed[rules.Infiltrate](0),
		fixed[rules.Resurrect](0),
		on(func(s *scene, e rules.ScoutDeck) (best float64) {
			for _, deck := range e.Decks {
				best = max(best, s.scout(deck))
			}
			return best
		}),
		fixed[rules.DrawSuper](0),
	}
}

// cylonActionEntries returns the entries for actions of Cylon locations, for a
// revealed Cylon.
func cylonActionEntries() []entry {
	return []entry{
		onCard(func(s *scene, e rules.Steps, at string) (sum float64) {
			for _, step := range e {
				sum += cylonActions.of(s, step, at)
			}
			return sum
		}),
		on(func(s *scene, _ rules.PlayCrisis) float64 { return s.plotting() }),
		on(func(s *scene, _ rules.CommandFleet) float64 { return s.commandingFleet() }),
		on(func(s *scene, e rules.Orders) float64 { return -s.worth(e) }),
		on(func(s *scene, _ rules.Infiltrate) float64 { return 0.45 - 0.5*s.damage() }),
		fixed[rules.ScoutDeck](scoutPoints),
		on(func(s *scene, e rules.DrawCards) float64 {
			return spoilPoints * float64(e.N) * handFactor(s.seats[s.me].cards)
		}),
		onCard(func(s *scene, _ rules.Resurrect, at string) float64 { return s.passingOn(at) }),
		onCard(func(s *scene, e rules.DrawSuper, at string) float64 { return s.passingOn(at) + s.hoarding(int(e.N)) }),
	}
}

// secondActionEntries returns the entries for the second actions of locations, for a
// Cylon player.
func secondActionEntries() []entry {
	return []entry{
		on(func(s *scene, _ rules.CommandOccupation) float64 { return s.commanding() }),
		fixed[rules.TopCrisis](1.6),
		fixed[rules.ScoutLocked](0.2),
		on(func(s *scene, _ rules.DetainHuman) float64 { return s.detaining(s.seats[s.me].at) }),
		on(func(s *scene, _ rules.GoAmongHumans) float64 { return s.infiltrating() }),
	}
}

// accusing returns the points of an accusation by its consequence.
func (s *scene) accusing(e rules.Accuse, at string) float64 {
	switch p := e.Check.Pass.(type) {
	case rules.Send:
		return s.bestJail() * s.chance(e.Check)
	case rules.Execute:
		return s.bestTrial(at)
	case rules.PassTitle:
		return s.trying(at, s.ousting(p.Title), -1)
	}
	return 0
}
