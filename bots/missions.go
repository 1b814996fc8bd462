package bots

import "ragtag/rules"

// Missions, the Demetrius, the rebel basestar and Hub Destroyed.

// missionWorths returns the entries for effects of Missions.
func missionWorths() []entry {
	return []entry{
		on(func(s *scene, _ rules.GainDistance) float64 { return distantPoints * float64(s.missionDistance()) }),
		fixed[rules.TurnDown](0), // it can be tried again
		on((*scene).clearing),
		fixed[rules.RepairOne](0.6),
		on(func(_ *scene, e rules.RebelsJoin) float64 {
			if e.With == rules.HumanSide {
				return 1
			}
			return -1
		}),
		fixed[rules.PegasusJoins](1),
		fixed[rules.DemetriusJoins](1),
		fixed[rules.OfferCaprica](1),
		fixed[rules.DestroyHub](1),
		on(func(s *scene, _ rules.GainMiracle) float64 {
			n := 0.0
			for p := range s.seats {
				if !s.seats[p].revealed && !(p < len(s.view.Seats) && s.view.Seats[p].Miracles > 0) {
					n++
				}
			}
			return 0.5 * n
		}),

		// The action of a location.
		fixed[rules.RunMission](0),
		fixed[rules.EachDrawsType](0),
		fixed[rules.Reborn](0),
		fixed[rules.Tribute](0),
		fixed[rules.OrderCrises](0),
		fixed[rules.SearchSkills](0),
		fixed[rules.PlaceAndActivate](0),
	}
}

// missionActions returns the entries for the locations of the Demetrius.
func missionActions() []entry {
	return []entry{
		on(func(s *scene, _ rules.RunMission) float64 { return s.missionary() }),
		on(func(s *scene, e rules.EachDrawsType) float64 {
			points := 0.0
			for _, k := range s.seats {
				points += 1 - 2*k.cylon
			}
			return 0.6 * cardPoints * float64(e.N) * points
		}),
		fixed[rules.Reborn](0),
		on(func(s *scene, e rules.Tribute) float64 { return s.tribute(e) }),
		fixed[rules.OrderCrises](0),
		fixed[rules.SearchSkills](0),
		fixed[rules.PlaceAndActivate](0),
	}
}

// rebirths returns the entries for Hub Destroyed, for a revealed Cylon.
func rebirths() []entry {
	return []entry{
		on(func(s *scene, e rules.Reborn) float64 { return 1.2 - 0.2*cardPoints*float64(e.Cards) }),
		fixed[rules.RunMission](0),
		fixed[rules.EachDrawsType](0),
		on(func(s *scene, e rules.Tribute) float64 { return s.tribute(e) }),
		fixed[rules.OrderCrises](0),
		fixed[rules.SearchSkills](0),
		fixed[rules.PlaceAndActivate](0),
	}
}

// tributePoints is what a miracle token or a Super Crisis card is worth to the player
// who pays with it.
const tributePoints = 0.9

// tribute returns the value of what the rebel basestar gives, in points for the side of
// the player who pays.
func (s *scene) tribute(e rules.Tribute) float64 {
	if s.view.Seats[s.me].Miracles+len(s.view.Mine.Supers) == 0 {
		return 0
	}
	points := 0.0
	switch e := e.Then.(type) {
	case rules.OrderCrises:
		points = 0.7 * float64(e.N) * scoutPoints
	case rules.SearchSkills: // the best of the deck
		points = 2 * cardPoints * s.handRoom(int(e.N))
	case rules.PlaceAndActivate:
		for a := range rules.NumAreas {
			points = max(points, s.mustering(rules.Viper, a, e), s.mustering(rules.Raider, a, e))
		}
	}
	return points - tributePoints
}

// mustering returns the value for the rookie's side of ships placed in an area, which act
// at once.
func (s *scene) mustering(k rules.Ship, at rules.Area, e rules.PlaceAndActivate) float64 {
	if k == rules.Raider {
		return s.bySide(s.worthOfPlacing(at, rules.Force{Raiders: e.Raiders}) - 0.4*float64(e.Raiders))
	}
	n := min(e.Vipers, int8(s.view.Fleet.Reserves))
	return s.bySide(s.worthOfPlacing(at, rules.Force{Vipers: n}) + 0.3*float64(n))
}

// missionDistance returns the distance of the Mission under way that the humans need.
func (s *scene) missionDistance() int {
	c := s.r.Cause
	if c == rules.None || s.cat.Kind(c) != rules.KindMission {
		if s.view.Check == nil {
			return 0
		}
		c, _ = s.cat.Find(s.view.Check.Source)
	}
	if s.cat.Kind(c) != rules.KindMission {
		return 0
	}
	return min(int(s.cat.Mission(c).Distance), max(0, s.view.Goal-s.view.Distance))
}

// missionary returns the points of trying a Mission now: what the Missions bring on
// average if the others have cards, and the Crisis card that is not drawn.
func (s *scene) missionary() float64 {
	if s.view.Mission == nil || s.view.Mission.Active != "" || s.view.Decks["mission"] == 0 {
		return 0
	}
	cards := 0
	for p := range s.seats {
		if !s.seats[p].revealed {
			cards += s.seats[p].cards
		}
	}
	return noCrisis + min(1.5, 0.1*float64(cards)-0.8)
}

// noCrisis is what a turn without a Crisis card is worth, less the jump icon that it
// might have had.
const noCrisis = 1.4

// clearing returns the points of removing Cylon ships.
func (s *scene) clearing(e rules.ClearShips) float64 {
	points := 0.3 * float64(e.Out)
	for _, k := range e.Of {
		points += s.savedBy(func(sky *sky) {
			switch k {
			case rules.HeavyRaider:
				sky.heavy = [rules.NumAreas]float64{}
			case rules.Centurion:
				sky.aboard = [rules.BoardingSpaces]float64{}
			case rules.BasestarA:
				for i := range sky.bases {
					sky.bases[i].there = 0
				}
			}
		})
	}
	return points
}

// missionOnTop returns the value for the humans of a Mission on top of its deck: by what
// it brings, and whether it can be passed.
func (s *scene) missionOnTop(c rules.Comp) float64 {
	k := s.cat.Mission(c)
	points := float64(min(int(k.Distance), max(0, s.view.Goal-s.view.Distance))) * distantPoints / 2
	if check, ok := k.Do.(rules.Check); ok {
		points += 0.3 * float64(15-check.Difficulty)
	}
	return points
}
