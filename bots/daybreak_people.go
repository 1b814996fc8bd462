package bots

import "ragtag/rules"

// What rookies make of the people of Daybreak.

// daybreakPeopleWorths returns the entries for effects of those sheets.
func daybreakPeopleWorths() []entry {
	return []entry{
		on(func(_ *scene, e rules.DrawAs) float64 { return cardPoints * float64(e.N) }),
		fixed[rules.GiveCards](0.1), // among humans nothing is lost
		fixed[rules.Quarantine](0.8),
		on(func(_ *scene, e rules.DrawKeep) float64 { return cardPoints * float64(e.N-1) }),
		fixed[rules.SaveCivilian](0),
		on(func(_ *scene, e rules.Pilfer) float64 { return -cardPoints * float64(e.N) }),
		on(func(s *scene, _ rules.TradeMiracle) float64 { return s.sharing() }),
		on(func(s *scene, e rules.GainAny) float64 {
			best := 0.0
			for k := range rules.NumResources {
				best = max(best, s.dial(k, int(e.N)))
			}
			return best
		}),
		fixed[rules.Divert](0),
		fixed[rules.AbusePower](1.3),
		on(func(s *scene, e rules.ActivateOther) float64 { return s.remote(int(e.N)) - oncePoints }),
		on(func(s *scene, _ rules.ActivateHere) float64 { return max(0, s.activating(s.seats[s.me].at)) }),
		fixed[rules.WithdrawElsewhere](0.5),
		fixed[rules.Recall](0),
	}
}

// daybreakPeopleInterrupts returns the entries for what those sheets let players use in
// windows.
func daybreakPeopleInterrupts() []entry {
	return []entry{
		on(func(s *scene, _ rules.SaveCivilian) float64 {
			return s.aim(civilianPoints-s.prices.viper) - 0.5*oncePoints
		}),
		on(func(s *scene, _ rules.Divert) float64 {
			best := 0.0
			for a := range rules.Occupation {
				if a != rules.NoShips {
					best = max(best, s.bySide(s.fleet(a)))
				}
			}
			now := 0.0
			if c := s.r.Cause; c != rules.None {
				now = s.bySide(s.icon(s.cat.Crisis(c).Ships))
			}
			return best - now - oncePoints
		}),
		fixed[rules.ActivateHere](0.5),
		on(func(s *scene, _ rules.WithdrawElsewhere) float64 { return 0.5 }),
		on(func(s *scene, e rules.Lose) float64 { return s.aim(s.worth(e)) }),
		on(func(s *scene, e rules.Gain) float64 { return s.aim(s.worth(e)) }),
		on(func(_ *scene, e rules.Pilfer) float64 { return -0.01 }), // it comes anyhow
	}
}

// civilianPoints is what a civilian ship is worth, whatever it carries.
const civilianPoints = 2.0

// remote returns the points of activating the n best locations from anywhere.
func (s *scene) remote(n int) float64 {
	var best [3]float64
	for i := range s.view.Boards {
		for _, l := range s.view.Boards[i].Locations {
			v := s.humanValue(l)
			for j := range best[:min(n, len(best))] {
				if v > best[j] {
					best[j], v = v, best[j]
				}
			}
		}
	}
	return best[0] + best[1] + best[2]
}

// sharing returns the points of taking a miracle token, which counts towards what three
// bring, or of giving one.
func (s *scene) sharing() float64 {
	for p, k := range s.view.Seats {
		if p != int(s.me) && s.seats[p].at == s.seats[s.me].at && k.Miracles > 0 {
			return 1.2 + 0.4*s.suspect(p)
		}
	}
	return 0.2
}

// defending returns the value of freeing somebody from the Brig for all the cards of that
// player.
func (s *scene) defending() (best float64) {
	for p := range s.players() {
		if k := &s.seats[p]; k.jailed && p == int(s.me) {
			best = max(best, freePoints)
		} else if k.jailed {
			best = max(best, s.aim(s.freeing(p))+0.6*cardPoints*s.handRoom(k.cards))
		}
	}
	return best - oncePoints
}

// peopleOption returns the value of an option of a question that those sheets bring.
func (s *scene) peopleOption(i int) (float64, Reason) {
	o := s.r.Options[i]
	switch s.r.Kind {
	case rules.ReqSpare:
		if o.Kind == rules.OptSeat {
			return s.aim(0.3 * (1 - 2*s.suspect(int(o.Seat())))), BetterOutcome
		}
	case rules.ReqAddUp:
		if o.Kind == rules.OptComp {
			return s.aim(s.strength(s.option(i))*s.stakeShare()) - 0.3*s.keep(s.option(i)), BetterOutcome
		}
	case rules.ReqGiveMutiny, rules.ReqPlayMutiny:
		return s.keepMutiny(o.Comp()), BetterOutcome
	case rules.ReqMiracle:
		if o.Box() == 1 {
			return 0.3, BetterOutcome
		}
		return 0.2, BetterOutcome
	case rules.ReqRepeat:
		if o.Kind == rules.OptComp {
			return s.locationValue(s.cat.Ref(s.r.Cause)) - s.keep(s.option(i)), GoodPlace
		}
	case rules.ReqDiscardSuper:
		return -s.bySide(s.worthOfCard(o.Comp())), NothingBetter
	case rules.ReqGive:
		return -s.keep(s.option(i)), CheapestCards
	}
	return 0, NothingBetter
}

// stakeShare is how much of what depends on the check a point of strength moves.
func (s *scene) stakeShare() float64 { return 0.1 * s.stake() }

// addedBox returns the value of an option that a sheet adds to those of a Crisis card.
func (s *scene) addedBox(c rules.Comp) float64 {
	points := 0.0
	for _, u := range s.cat.Uses(c) {
		points += s.worth(u.Do)
	}
	return s.bySide(points) - oncePoints
}
