package bots

import (
	"strings"

	"ragtag/rules"
)

// act chooses an action.
func (b *rookie) act(s *scene, a *rules.Answer) Reason {
	return b.best(s, a, func(i int) (float64, Reason) { return s.action(s.option(i)) })
}

// action returns how good an action is for the rookie's side, and why.
func (s *scene) action(id string) (float64, Reason) {
	kind, rest, _ := strings.Cut(id, "/")
	switch kind {
	case "pass":
		return 0, NothingBetter
	case "location":
		switch at, second := strings.CutSuffix(id, "/1"); {
		case second && s.board(at) == rules.NewCaprica:
			return s.good(-s.capricaCylon(id)), HurtHumans
		case second:
			return s.infiltrating(), UseLocation
		case s.side == revealed:
			return s.cylonAction(id), HurtHumans
		case s.cylonPlayer():
			return s.amongCylons(id), UseLocation
		}
		return s.here(id), UseLocation
	case "return":
		return s.goingBack(), NothingBetter
	case "viper":
		return s.aim(s.ownViper()), FlyViper
	case "loyalty":
		return s.revealing(), TimeToReveal
	case "title":
		return s.titleAction(id), UseTitle
	case "quorum":
		return s.quorumAction(id), UseQuorum
	case "skill":
		return s.skillAction(id), PlaySkill
	case "ability":
		return s.abilityAction(rest), UseAbility
	}
	return 0, NothingBetter
}

// aim weighs points for the humans by the rookie's side. A hidden Cylon does
// much as a human would, for that is seen; it hurts in secret.
func (s *scene) aim(points float64) float64 {
	switch s.side {
	case human:
		return points
	case hidden:
		return 0.4 * points
	}
	return -points
}

// here returns how good the action of a location would be.
func (s *scene) here(id string) float64 {
	if s.isDamaged(id) {
		return 0
	}
	switch id {
	case "location/ftl-control":
		return s.aim(s.jumpNow())
	case "location/weapons-control":
		return s.aim(s.bestShot())
	case "location/communications":
		return s.aim(2.8 * s.escorting())
	case "location/research-lab":
		return s.handRoom(1) * cardPoints * 1.1
	case "location/press-room":
		return s.handRoom(2) * cardPoints
	case "location/command":
		return s.aim(s.unmanned(2))
	case "location/admirals-quarters":
		return s.aim(s.bestJail() * 0.6)
	case "location/airlock":
		return s.aim(0.5 * s.condemned(func(int) bool { return true }))
	case "location/hangar-deck":
		return s.launching()
	case "location/armory":
		return s.aim(s.repelling())
	case "location/brig":
		return s.escaping(id)
	case "location/presidents-office":
		if s.holds("president", int(s.me)) {
			return 1.3
		}
	case "location/administration":
		return s.aim(3*s.suspect(s.view.Titles["president"]) - 1)
	}
	return s.capricaHere(id)
}

// escaping returns how good trying to leave the Brig, or Detention, is.
func (s *scene) escaping(id string) float64 {
	c, _ := s.cat.Find(id)
	check, ok := find[rules.Check](s.cat.Location(c).Do)
	if !ok {
		return 0
	}
	return brigPoints * s.chance(check)
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
	points := markerPoints*float64(rules.AutoJump-at) + 0.7*s.threat() - lost - 1
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
		return aboardPoints[i] * float64(rules.DieSides-rules.HitCenturion+1) / rules.DieSides * 2
	}
	return 0
}

func (s *scene) titleAction(id string) float64 {
	switch {
	case strings.HasPrefix(id, "title/president"):
		return 0.5
	case strings.HasSuffix(id, "/1"):
		return s.leaving()
	}
	bases := 0
	for _, k := range s.areas {
		bases += k.basestars
	}
	return s.aim(0.9*float64(bases) + 0.15*s.threat() - nukePoints - 0.4)
}

// quorumAction returns how good playing a Quorum card would be.
func (s *scene) quorumAction(id string) float64 {
	c, ok := s.cat.Find(id)
	if !ok {
		return 0
	}
	do := s.cat.Quorum(c).Do
	if _, jails := find[rules.SendOne](do); jails {
		return s.aim(s.bestJail())
	}
	if _, frees := find[rules.LeaveBrig](do); frees {
		return s.aim(s.bestPardon())
	}
	if t, ok := find[rules.PassTitle](do); ok && t.Title == rules.Admiral {
		return s.aim(3*s.suspect(s.view.Titles["admiral"]) - 1)
	}
	return s.selfish(do)
}

func (s *scene) bestPardon() float64 {
	best := 0.0
	for p, k := range s.seats {
		if k.jailed && p != int(s.me) && !k.revealed {
			best = max(best, brigPoints*(1-3*k.cylon))
		}
	}
	return best
}

// selfish weighs an effect: cards drawn are good for whoever draws them, the
// rest by side.
func (s *scene) selfish(e rules.Effect) float64 {
	if draw, ok := find[rules.DrawCards](e); ok {
		return cardPoints * s.handRoom(int(draw.N))
	}
	return s.aim(s.worth(e))
}

// skillAction returns how good playing a Skill card as an action would be.
func (s *scene) skillAction(id string) float64 {
	c, ok := s.cat.Find(id)
	if !ok {
		return 0
	}
	points := -s.keep(id)
	for _, u := range s.cat.Skill(c).Uses {
		switch u.Do.(type) {
		case rules.Order:
			points += s.aim(s.ordering())
		case rules.DrawCards:
			points += cardPoints*s.handRoom(3) - 0.1
		case rules.RepairHere:
			points += s.aim(s.repairing(s.seats[s.me].at))
		case rules.Strafe:
			points += s.aim(s.strafing())
		case rules.Roll: // Launch Scout
			points += 0.35
		case rules.LoseHighest:
			points += s.aim(s.worth(u.Do))
		case rules.Dash:
			points += s.dashing()
		}
	}
	return points
}

// repairing returns the points of a repair at a place.
func (s *scene) repairing(at string) float64 {
	points := 0.0
	if s.isDamaged(at) {
		points = 1 + damagePoints[min(s.damaged(), len(damagePoints)-1)] - damagePoints[0]
	}
	if at == "location/hangar-deck" {
		points = max(points, 0.5*float64(min(2, s.view.Fleet.Damaged)))
	}
	return points
}

// ordering returns the points of an Executive Order.
func (s *scene) ordering() float64 {
	best := 0.0
	for p := range s.seats {
		best = max(best, s.orderFor(p))
	}
	return best
}

// orderFor returns the points of ordering seat p.
func (s *scene) orderFor(p int) float64 {
	k := &s.seats[p]
	if p == int(s.me) || k.revealed {
		return 0
	}
	points := 2.5
	if _, ok := s.flying(p); ok {
		points += min(1.2, 0.3*s.threat())
	}
	if k.jailed {
		points = 0.9
	}
	return points * (1 - 2*k.cylon)
}

// abilityAction returns how good an ability used as an action would be.
func (s *scene) abilityAction(id string) float64 {
	c, ok := s.cat.Find("ability/" + id)
	if !ok {
		return 0
	}
	points := 0.0
	for _, u := range s.cat.Ability(c).Uses {
		switch e := u.Do.(type) {
		case rules.ActivateVipers:
			points += s.aim(s.unmanned(int(e.N)) - 1)
		case rules.Look:
			points += 0.9
		case rules.PassTitle:
			points += s.aim(3*s.suspect(s.view.Titles["president"]) - 1)
		case rules.PickQuorum:
			points += s.aim(1.4)
		default:
			points += s.aim(s.worth(e) - 0.3)
		}
	}
	return points
}
