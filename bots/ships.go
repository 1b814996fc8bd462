package bots

import "ragtag/rules"

// spaceQuestions returns the entries for questions about areas, vipers, targets and
// civilian ships.
func spaceQuestions() []question {
	return []question{
		judged(rules.ReqTarget, BetterOutcome, func(s *scene, o rules.Option) float64 { return s.aim(s.target(o)) }),
		judged(rules.ReqViper, FlyViper, (*scene).viper),
		judged(rules.ReqScrap, FlyViper, func(s *scene, o rules.Option) float64 { return s.bySide(s.retiring(o)) }),
		judged(rules.ReqFly, FlyViper, func(s *scene, o rules.Option) float64 { return s.aim(s.fly(o)) }),
		judged(rules.ReqLaunch, TowardsEnemy, func(s *scene, o rules.Option) float64 { return s.bySide(s.launch(int(o.Area()))) }),
		judged(rules.ReqCivilian, ProtectsShips, (*scene).civilian),
		{rules.ReqArea, (*scene).area},
		{rules.ReqRaiders, (*scene).area},
		orNone(rules.ReqToll, rules.OptComp, FlyViper, func(s *scene, o rules.Option) float64 { return s.aim(0.5) - s.keep(s.cat.OptionID(o)) }),
		judged(rules.ReqReinforce, HurtHumans, func(s *scene, o rules.Option) float64 { return -s.reinforcing(o) }),
		// Where it is, it shoots at once and need not be launched.
		judged(rules.ReqStay, FlyViper, func(s *scene, o rules.Option) float64 {
			if o.Kind == rules.OptNo {
				return 0
			}
			return s.bySide(0.1)
		}),
	}
}

// retiring returns the points of a plain viper that leaves the game for another one that is
// repaired: a damaged one costs least, one in space most.
func (s *scene) retiring(o rules.Option) float64 {
	switch o.Kind {
	case rules.OptDamaged:
		return -0.6 * viperPoints
	case rules.OptReserves:
		return -viperPoints
	}
	return -viperPoints + s.savedBy(func(k *sky) { k.vipers[o.Area()]-- })
}

// target returns the value of attacking or destroying a Cylon ship.
func (s *scene) target(o rules.Option) float64 {
	switch o.Kind {
	case rules.OptBoarding:
		return s.savedBy(func(k *sky) { k.aboard[o.Space()]-- })
	case rules.OptShipIn:
		if e, ok := rules.FindIn[rules.Ram](s.cat, s.r.Cause); ok {
			return s.ramming(e, o.Ship(), int(o.Area()))
		}
		if _, ok := rules.FindIn[rules.SendBasestar](s.cat, s.r.Cause); ok {
			return s.withdrawing(o.Ship())
		}
		return s.attack(o.Ship(), int(o.Area()), s.gunner())
	}
	return 0
}

// gunner returns what attacks when a target is chosen.
func (s *scene) gunner() gunner {
	if s.r.Cause != rules.None && s.cat.Kind(s.r.Cause) == rules.KindSkill {
		return pilot
	}
	return guns
}

// viper returns the value of activating or losing a viper.
func (s *scene) viper(o rules.Option) float64 {
	_, hit := asking[rules.DamageVipers](s)
	losing := s.r.Cause != rules.None && (s.r.Rule == "vipers.damaged" && s.cat.Kind(s.r.Cause) == rules.KindSkill || s.cat.Kind(s.r.Cause) == rules.KindCrisis || hit && s.cat.Kind(s.r.Cause) == rules.KindAlly)
	switch {
	case o.Kind == rules.OptDamaged: // to be destroyed: the cheapest
		return 0.2
	case o.Kind == rules.OptPass:
		return 0
	case o.Kind == rules.OptPilot:
		return s.bySide(-s.prices.pilot)
	case losing && o.Kind == rules.OptReserves:
		return s.bySide(-0.6 * viperPoints)
	case losing:
		return s.bySide(s.savedBy(func(k *sky) { k.vipers[o.Area()]-- }))
	case o.Kind == rules.OptReserves:
		best := 0.0
		for i := range s.areas {
			if rules.Area(i).Launch() {
				best = max(best, s.savedBy(func(k *sky) { k.vipers[i]++ }))
			}
		}
		return s.aim(best) + 0.01
	}
	at := int(o.Area())
	best := s.bestIn(at, unmanned)
	for _, j := range beside(at) {
		best = max(best, s.shifting(at, j))
	}
	return s.aim(max(best, s.convoy(at)))
}

// shifting returns the points saved by moving an unmanned viper.
func (s *scene) shifting(from, to int) float64 {
	return s.savedBy(func(k *sky) { k.vipers[from]--; k.vipers[to]++ })
}

// launch returns the points saved by a viper in a launch area, unmanned or with
// the rookie in it.
func (s *scene) launch(at int) float64 {
	if s.r.Rule == "new-caprica.evacuate" {
		return s.launchingAt(rules.Area(at))
	}
	if fromLocation[rules.LaunchSelf](s) {
		return s.pilotAt(at)
	}
	return s.savedBy(func(k *sky) { k.vipers[at]++ })
}

// fly returns the value of what an activated viper does.
func (s *scene) fly(o rules.Option) float64 {
	from, own := s.flying(int(s.me))
	by := unmanned
	if own && s.r.Cause == rules.None {
		by = pilot
	}
	switch o.Kind {
	case rules.OptShipIn:
		return s.attack(o.Ship(), int(o.Area()), by)
	case rules.OptCivilian:
		return s.savedBy(func(k *sky) { k.civilians[o.Area()]-- })
	case rules.OptPass:
		return 0
	}
	to := int(o.Area())
	if by == pilot {
		return s.pilotAt(to) - s.pilotAt(from)
	}
	return s.shifting(int(s.r.About.Area), to)
}

// civilian returns the value of choosing a civilian ship: to protect the one
// most in danger, or to lose the one that costs least.
func (s *scene) civilian(o rules.Option) float64 {
	at, face := s.findCivilian(int(o.Letter()))
	if _, ok := asking[rules.ShelterCivilian](s); ok {
		return s.aim(s.sheltering(at))
	}
	if e, ok := asking[rules.SelfDefense](s); ok {
		return s.aim(s.defence(e, at))
	}
	_, all := asking[rules.EscortAll](s)
	if s.r.Min == 2 || all || fromLocation[rules.Escort](s) {
		best := 0.0
		for _, j := range beside(at) {
			best = max(best, s.moving(at, j))
		}
		return s.aim(best)
	}
	return s.bySide(s.loss(face))
}

// findCivilian returns the area of the civilian ship with a letter, and its
// face if it is known.
func (s *scene) findCivilian(letter int) (at int, face string) {
	for i, a := range s.view.Areas {
		for _, c := range a.Civilians {
			if c.Letter == letter {
				return i, c.Face
			}
		}
	}
	return 0, ""
}

// moving returns the points saved by moving a civilian ship.
func (s *scene) moving(from, to int) float64 {
	return s.savedBy(func(k *sky) { k.civilians[from]--; k.civilians[to]++ })
}

// loss returns the points of losing a civilian ship, by its face if it is
// known.
func (s *scene) loss(face string) float64 {
	if c, ok := s.cat.Find(face); ok {
		return s.worth(s.cat.Civilian(c).Loss)
	}
	return -s.prices.civilian
}

// area returns the value of a space area: for a civilian ship, or for the viper
// to man.
func (s *scene) area(o rules.Option) (float64, Reason) {
	switch {
	case o.Kind == rules.OptPass:
		return 0.01, ProtectsShips
	case s.r.About.Civilian != 0:
		from, _ := s.findCivilian(int(s.r.About.Civilian))
		return s.aim(s.moving(from, int(o.Area()))), ProtectsShips
	case s.r.Rule == "combat.nuke":
		return s.aim(s.nuking(int(o.Area()))), BetterOutcome
	case s.r.Rule == "civilians.place" && s.pursuit() != nil:
		return s.aim(s.placing(int(o.Area()))), ProtectsShips
	}
	if e, ok := asking[rules.Bombard](s); ok {
		return s.aim(s.bombarding(e, int(o.Area()))), BetterOutcome
	}
	if e, ok := asking[rules.ClearArea](s); ok && e.Destroy {
		return s.aim(s.savedBy(func(k *sky) { k.clear(int(o.Area())) })), BetterOutcome
	}
	if e, ok := rules.FindIn[rules.LaunchBeside](s.cat, s.r.Cause); ok {
		return s.aim(s.savedBy(func(k *sky) { k.vipers[o.Area()] += float64(e.N) })), BetterOutcome
	}
	if e, ok := asking[rules.DestroyRaidersIn](s); ok {
		return s.aim(raiderPoints * float64(min(int(e.N), s.areas[o.Area()].raiders))), BetterOutcome
	}
	return s.aim(s.pilotAt(int(o.Area()))), TowardsEnemy
}

// damagingVipers returns the points of damaging vipers, no more than there are.
func (s *scene) damagingVipers(e rules.DamageVipers) float64 {
	if !e.InSpace {
		return -0.6 * viperPoints * float64(e.N)
	}
	there := 0
	for i := range s.areas {
		there += s.areas[i].vipers + len(s.areas[i].pilots)
	}
	return -s.prices.viper * float64(min(int(e.N), there))
}
