package bots

import "ragtag/rules"

// What rookies make of Daybreak.

// mutinyPoints is what a Mutiny card in a human's hand costs: it may be of use, but the
// next one sends its holder to the Brig.
const mutinyPoints = 1.0

// daybreakWorths returns the entries for effects of Daybreak.
func daybreakWorths() []entry {
	return []entry{
		on(func(s *scene, e rules.DrawMutiny) float64 { return s.drawingMutiny(s.whom(e.Who)) }),
		fixed[rules.RemovePlayed](0),
		// What a card does in a check depends on the others in it.
		fixed[rules.Silence](0),
		fixed[rules.CountZeros](0),
		fixed[rules.SecondChance](0.3),
		fixed[rules.Upgrade](cardPoints),
		fixed[rules.TakeAdded](0),
		fixed[rules.TakeRandom](0),
		fixed[rules.MoveSelf](-0.5),
		on(func(s *scene, e rules.PlaceWhere) float64 {
			return s.worth(rules.PlaceShips{In: rules.Front, Force: e.Force})
		}),
		fixed[rules.BuryQuorum](0.4),
		on(func(s *scene, _ rules.FreeJailed) float64 {
			best := 0.0
			for p, k := range s.seats {
				if k.jailed {
					best = max(best, s.freeing(p))
				}
			}
			return best
		}),
		on(func(s *scene, _ rules.LaunchFromBasestars) float64 {
			return s.worth(rules.Activate{Ships: rules.LaunchRaiders})
		}),
		on(func(s *scene, _ rules.RemoveNukes) float64 { return -nukePoints * float64(s.view.Fleet.Nukes) }),
		fixed[rules.TradeRaptor](0.2),
		on(func(s *scene, e rules.AddOne) float64 { return 0.3 * s.worth(e.Else) }),
		fixed[rules.ShareQuorum](0),
		fixed[rules.UseLocation](0),
		fixed[rules.LaunchBeside](0),
		on(func(s *scene, _ rules.Truce) float64 { return -s.nextIcon() }),
	}
}

// nextIcon returns the points of what the Cylon ships may do in the rest of a turn.
func (s *scene) nextIcon() float64 {
	sum, n := 0.0, 0.0
	for icon := rules.Raiders; icon <= rules.Basestars; icon++ {
		sum += s.fleet(icon)
		n++
	}
	return sum / n
}

// daybreakActions returns the entries for Skill cards of Daybreak played as an action.
func daybreakActions() []entry {
	return []entry{
		on(func(s *scene, e rules.ActivateOne) float64 { return 0.8 * s.aim(s.squadron(int(e.N))) }),
		on(func(s *scene, e rules.LaunchBeside) float64 { return 0.8 * s.aim(s.squadron(int(e.N))) }),
		on(func(s *scene, e rules.ShareQuorum) float64 { return s.aim(0.5 * quorumPoints * float64(e.Draw)) }),
		on(func(s *scene, e rules.OneOf) float64 { return s.aim(s.worth(e)) }),
		on(func(s *scene, e rules.UseLocation) float64 {
			best := 0.0
			for _, id := range e.Of {
				best = max(best, s.humanValue("location/"+id))
			}
			return s.aim(best)
		}),
	}
}

// joining returns the value of adding a card to a check that is turned up; who adds none
// may draw a Mutiny card.
func (s *scene) joining(ref string) float64 {
	points := s.aim(s.strength(ref)*s.stake()) - 0.3*s.keep(ref)
	if e, ok := rules.FindIn[rules.AddOne](s.cat, s.r.Cause); ok {
		points -= s.bySide(s.worth(e.Else))
	}
	return points
}

// dogfights reports whether a Skill card asks to damage a viper for a card of the check.
func (s *scene) dogfights() bool {
	d, ok := rules.FindIn[rules.DiscardAdded](s.cat, s.r.Cause)
	return ok && d.Other
}

// dogfighting returns the value of that.
func (s *scene) dogfighting() float64 {
	best := 0.0
	for _, ref := range s.view.Check.Cards {
		best = max(best, s.aim(-s.strength(ref)*s.stake()))
	}
	return best - s.bySide(0.6*viperPoints)
}

// drawingMutiny returns the points of a player drawing a Mutiny card: with one too many
// it goes to the Brig. With -1 it is somebody.
func (s *scene) drawingMutiny(p int) float64 {
	if p < 0 || p >= len(s.seats) || s.seats[p].revealed {
		return -mutinyPoints
	}
	if s.view.Seats[p].Secrets[s.cat.KindID(s.cat.MutinyKind())] < s.mutinyLimit(p) {
		return -mutinyPoints * (1 - s.suspect(p))
	}
	return s.jail(p)
}

// burdening returns what it costs the rookie to discard a card by choice: some bring a
// Mutiny card to a human player.
func (s *scene) burdening(ref string) float64 {
	c, ok := s.cat.Find(ref)
	if !ok || s.cat.Kind(c) != rules.KindSkill || !s.cat.Skill(c).Burden || s.cylonPlayer() {
		return 0
	}
	if s.mutinyOf(int(s.me)) < s.mutinyLimit(int(s.me)) {
		return mutinyPoints
	}
	return freePoints
}

// mutinyLimit returns how many Mutiny cards seat p may hold.
func (s *scene) mutinyLimit(p int) int {
	for _, ref := range s.view.Seats[p].Shown {
		if c, ok := s.cat.Find(ref); ok && s.cat.Loyalty(c).Kind == rules.TheMutineer {
			return rules.MutineerLimit
		}
	}
	return rules.MutinyLimit
}

// mutinyAction returns the value of playing a Mutiny card, which is out of the way then.
func (s *scene) mutinyAction(c rules.Comp) float64 {
	return s.aim(s.worth(s.cat.Secret(c).Do)) + mutinyPoints
}

// keepMutiny returns the value of a Mutiny card that may be kept, to a player who
// discards the others.
func (s *scene) keepMutiny(c rules.Comp) float64 { return s.bySide(s.worth(s.cat.Secret(c).Do)) }

// hearMutineer learns who is the Mutineer: the card is no "Cylon" card, and another may
// have come for it.
func (m *mind) hearMutineer(by int) {
	m.provedHuman(by)
	m.loyalty[by] = max(0, m.loyalty[by]-1)
}

// spreadsMutiny reports whether the player who is chosen draws a Mutiny card.
func (s *scene) spreadsMutiny() bool {
	ok := false
	for _, w := range s.cat.Ways(s.r.Cause) {
		for _, e := range rules.Walk(w.Do) {
			d, draws := e.(rules.DrawMutiny)
			ok = ok || draws && d.Who == rules.Chosen
		}
	}
	if _, frees := rules.FindIn[rules.FreeJailed](s.cat, s.r.Cause); frees { // two choices: who is freed is in the Brig
		for _, o := range s.r.Options[:s.r.N] {
			ok = ok && !s.seats[o.Seat()].jailed
		}
	}
	return ok
}

// silencing returns the points of a check in which no ability of a card takes effect:
// what Cylons add does harm there, the more likely the more of them may add cards.
func (s *scene) silencing() float64 {
	points := 0.1 * s.stake() * s.doubt()
	for _, k := range s.players() {
		if k.revealed && k.cards > 0 {
			points += silencedPoints
		}
	}
	return points
}

// silencedPoints is what the ability of a card costs that a known Cylon adds to a check.
const silencedPoints = 0.45

// daybreakInterrupts returns the entries for what Daybreak lets players use in windows.
func daybreakInterrupts() []entry {
	return []entry{
		on(func(s *scene, _ rules.Silence) float64 { return s.aim(s.silencing()) }),
		on(func(s *scene, _ rules.SecondChance) float64 {
			if s.view.Seats[s.view.Current].Miracles > 0 {
				return 0
			}
			return s.aim(0.2 * oncePoints)
		}),
	}
}
