package bots

import (
	"slices"

	"ragtag/rules"
)

// What rookies make of Allies and trauma tokens. A seat that counts as human wants
// benevolent tokens, a known Cylon antagonistic ones; a hidden Cylon wants those for
// itself that a human wants, and puts the others where humans meet them.

// allyWorths returns the entries for what Allies do.
func allyWorths() []entry {
	return []entry{
		on(func(s *scene, e rules.DrawTrauma) float64 {
			return -s.traumaCost() * float64(e.N) * s.named(e.Who)
		}),
		on(func(s *scene, e rules.DiscardTrauma) float64 {
			if e.Random {
				return 0
			}
			return s.traumaCost() * float64(e.N)
		}),
		on(func(s *scene, _ rules.MoveAnywhere) float64 {
			at := s.seats[s.me].at
			switch {
			case s.seats[s.me].jailed:
				return brigPoints
			case s.isPlace(at, rules.AtSickbay):
				return s.sickbayCost(at) + s.elsewhere()
			}
			return 0.3
		}),
		on(func(s *scene, _ rules.RecedeCenturions) float64 {
			return s.savedBy(func(k *sky) {
				for i := 1; i < len(k.aboard); i++ {
					k.aboard[i-1], k.aboard[i] = k.aboard[i-1]+k.aboard[i], 0
				}
			})
		}),
		on(func(s *scene, _ rules.VipersDestroy) float64 {
			n := 0
			for _, a := range s.areas {
				n += min(a.vipers, a.raiders)
			}
			return raiderPoints * float64(n)
		}),
		on(func(s *scene, e rules.DestroyRaidersIn) float64 {
			most := 0
			for _, a := range s.areas {
				most = max(most, min(int(e.N), a.raiders))
			}
			return raiderPoints * float64(most)
		}),
		fixed[rules.EscortAll](0.4),
		on(func(s *scene, _ rules.ShelterCivilian) float64 {
			best := 0.0
			for i := range s.areas {
				best = max(best, s.sheltering(i))
			}
			return best
		}),
		on(func(_ *scene, e rules.ActivateOne) float64 { return 0.2 * float64(e.N) }),
		on(func(s *scene, e rules.RepairLocations) float64 {
			return -s.damage() * float64(min(int(e.N), s.damaged()))
		}),
		fixed[rules.DrawLoyalty](-1), // it may be a Cylon's
		on(func(_ *scene, e rules.TakeDestiny) float64 { return cardPoints * float64(e.N) }),
	}
}

// elsewhere returns the value of the best location that the rookie can move to now. A
// player who stays to meet an Ally, and may then move anywhere, gets there all the
// same.
func (s *scene) elsewhere() (best float64) {
	for i := 0; s.r.Kind == rules.ReqMove && i < int(s.r.N); i++ {
		if o := s.r.Options[i]; o.Kind == rules.OptComp && s.cat.Kind(o.Comp()) == rules.KindLocation {
			best = max(best, s.going(s.option(i)))
		}
	}
	return best
}

// traumaCost is the points of a token of the pool in the hand of a human: it may be the
// disaster that executes, and half of the others count against their owner.
func (s *scene) traumaCost() float64 {
	if s.moody() {
		return 0.1
	}
	return 0.3
}

// moody reports whether the Mood Pool decides what Allies do.
func (s *scene) moody() bool {
	_, has := s.view.Decks["mood"]
	return has
}

// sheltering returns the points saved by taking a civilian ship out of an area.
func (s *scene) sheltering(at int) float64 {
	if s.areas[at].civilians == 0 {
		return 0
	}
	return s.savedBy(func(k *sky) { k.civilians[at]-- })
}

// caused returns the effect of the component that asks: of an Ally, the one that the token
// turned up brings.
func (s *scene) caused() rules.Effect {
	if s.r.Cause == rules.None || s.cat.Kind(s.r.Cause) != rules.KindAlly {
		return effectOf(s.cat, s.r.Cause)
	}
	k := s.cat.Ally(s.r.Cause)
	if s.view.Trauma != nil && slices.Contains(s.view.Trauma.Shown, s.tokenWith(rules.Antagonistic)) {
		return k.Antagonistic
	}
	return k.Benevolent
}

func (s *scene) tokenWith(f rules.Face) string { return s.cat.Ref(s.cat.TraumaWith(f)) }

// meeting returns the value of ending the Movement step on a location, by the Ally there
// that is best for the rookie. It is 0 without one, or for a Cylon player.
func (s *scene) meeting(at string) float64 {
	if s.cylonPlayer() {
		return 0
	}
	best, any := 0.0, false
	for i := range s.view.Allies {
		if a := &s.view.Allies[i]; a.Location == at {
			if points := s.bySide(s.ally(a)); !any || points > best {
				best, any = points, true
			}
		}
	}
	return best
}

// ally returns the points for the humans to be expected of an Ally.
func (s *scene) ally(a *rules.AllyView) float64 {
	c, ok := s.cat.Find(a.Ally)
	if !ok {
		return 0
	}
	was := s.acting
	s.acting = int(s.me) + 1
	defer func() { s.acting = was }()
	good := s.kindness(a)
	k := s.cat.Ally(c)
	return good*s.worth(k.Benevolent) + (1-good)*s.worth(k.Antagonistic)
}

// kindness returns the likelihood that an Ally is benevolent.
func (s *scene) kindness(a *rules.AllyView) float64 {
	switch {
	case s.moody():
		return s.mood()
	case a.Token != "":
		if a.Token == s.tokenWith(rules.Benevolent) {
			return 1
		}
		return 0
	case a.By != nil && *a.By >= 0:
		return givenBy(s.seats[*a.By].cylon)
	}
	return 0.5
}

// givenBy returns the likelihood that a token is benevolent if its giver is a Cylon
// with likelihood cylon.
func givenBy(cylon float64) float64 { return 0.8*(1-cylon) + 0.2*cylon }

// mood returns the likelihood that a token of the Mood Pool is benevolent, from what
// the rookie knows of it or else from whom it suspects.
func (s *scene) mood() float64 {
	n := s.view.Decks["mood"]
	if n == 0 {
		return 0.5
	}
	good, mean := 0.0, 0.0
	for _, ref := range s.view.Trauma.Mood {
		if ref == s.tokenWith(rules.Benevolent) {
			good++
		}
	}
	for p := range s.seats {
		mean += givenBy(s.seats[p].cylon) / float64(len(s.seats))
	}
	unknown := max(0, n-len(s.view.Trauma.Mood))
	return (good + mean*float64(unknown)) / float64(n)
}

// ownTokens returns how many of the rookie's tokens count for it, and how many against it.
func (s *scene) ownTokens() (good, bad int) {
	for _, ref := range s.view.Mine.Trauma {
		if (ref == s.tokenWith(rules.Benevolent)) == !s.cylonPlayer() {
			good++
		} else {
			bad++
		}
	}
	return good, bad
}

// traumaQuestions returns the entries for questions about a trauma token, an Ally or what
// tokens bring.
func traumaQuestions() []question {
	return []question{
		judged(rules.ReqAlly, BetterOutcome, func(s *scene, o rules.Option) float64 {
			for i := range s.view.Allies {
				if a := &s.view.Allies[i]; a.Ally == s.cat.Ref(o.Comp()) {
					return s.bySide(s.ally(a))
				}
			}
			return 0
		}),
		judged(rules.ReqTrauma, BetterOutcome, func(s *scene, o rules.Option) float64 {
			if s.forRookie(o) {
				return -1
			}
			return 1
		}),
		judged(rules.ReqPutTrauma, BetterOutcome, (*scene).giving),
		judged(rules.ReqMood, HurtHumans, (*scene).swapping),
	}
}

// forRookie reports whether a token counts for the rookie who has it.
func (s *scene) forRookie(o rules.Option) bool {
	return (s.cat.Trauma(o.Comp()).Face == rules.Benevolent) == !s.cylonPlayer()
}

// giving returns the value of giving a token away to where humans meet it. A token is
// worth most if it helps the rookie's side or, when too many tokens count against the
// rookie, if it is one of these.
func (s *scene) giving(o rules.Option) float64 {
	helps := s.bySide(1)
	if s.cat.Trauma(o.Comp()).Face == rules.Antagonistic {
		helps = -helps
	}
	good, bad := s.ownTokens()
	spare := 0.0
	if bad > good && bad > 1 || !s.moody() && bad > 2 {
		spare = 1.5
	}
	if s.forRookie(o) {
		spare = -spare
	}
	return helps + spare
}

// swapping returns the value of a token of the Mood Pool that a Cylon player may exchange
// for one of its own: a benevolent one, if it has an antagonistic one to leave there.
func (s *scene) swapping(o rules.Option) float64 {
	has := slices.Contains(s.view.Mine.Trauma, s.tokenWith(rules.Antagonistic))
	switch {
	case o.Kind == rules.OptPass:
		return 0
	case has && s.cat.Trauma(o.Comp()).Face == rules.Benevolent:
		return 1
	}
	return -1
}
