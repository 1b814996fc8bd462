package bots

import "ragtag/rules"

// What the abilities of character sheets do.

// sheetMovements returns the entries for what sheets let their players do instead of a
// move.
func sheetMovements() []entry {
	return []entry{
		onCard(func(s *scene, e rules.Steps, card string) (sum float64) {
			for _, step := range e {
				sum += movements.of(s, step, card)
			}
			return sum + s.standing()
		}),
		on(func(s *scene, _ rules.MoreAction) float64 { return 0.9 * max(0, s.standing()) }),
		on(func(s *scene, e rules.GlimpseDestiny) float64 { return s.standing() + cardPoints*float64(e.N) }),
		on(func(s *scene, _ rules.Entice) float64 { return s.standing() + cardPoints*s.handRoom(1) }),
	}
}

// movementAbility returns the value of an ability used in the Movement step instead of
// the move.
func (s *scene) movementAbility(c rules.Comp) (points float64) {
	if s.cat.Ability(c).Kind == rules.OncePerGame {
		points -= oncePoints
	}
	for _, u := range s.cat.Uses(c) {
		if u.When == rules.WhenMovement {
			points += movements.of(s, u.Do, s.cat.Ref(c))
		}
	}
	return points
}

// sheetWorths returns the entries for effects of sheets.
func sheetWorths() []entry {
	return []entry{
		on(func(s *scene, e rules.SendBasestar) float64 {
			for _, b := range s.sky.bases {
				if b.there == 0 {
					return s.worthOfPlacing(e.To, rules.Force{Basestars: 1})
				}
			}
			best := 0.0
			for _, b := range s.sky.bases {
				best = max(best, s.withdrawing(b.ship))
			}
			return best
		}),
		on(func(s *scene, e rules.Ram) float64 {
			best := 0.0
			if at, ok := s.flying(int(s.me)); ok {
				for _, ship := range s.sky.targets(at) {
					best = max(best, s.ramming(e, ship, at))
				}
			}
			return best - sickPoints
		}),
		on(func(s *scene, e rules.SelfDefense) float64 {
			best := 0.0
			for i := range s.areas {
				best = max(best, s.defence(e, i))
			}
			return best
		}),
		on(func(s *scene, e rules.RepairAny) float64 {
			best := 0.0
			for _, id := range s.view.Damaged {
				best = max(best, s.repairing(id))
			}
			return best + 0.6*viperPoints*float64(min(int(e.Vipers), s.view.Fleet.Damaged))
		}),
		fixed[rules.SeeBottom](0.1),
		on(func(_ *scene, e rules.CullDestiny) float64 { return treasonPoints * float64(e.N) }),
		fixed[rules.LeaveJail](0),
		fixed[rules.CedeTitles](-0.5),
		fixed[rules.TakeHand](-4 * cardPoints),
		fixed[rules.MoveSelf](-0.5),
		on(func(s *scene, _ rules.EachMovesOrActs) float64 {
			points := 0.0
			for _, k := range s.players() {
				points += 0.6 * (1 - 2*k.cylon)
			}
			return points
		}),
		on(func(s *scene, e rules.MoveOnward) float64 { return s.marker() * float64(e.By) }),
		on(func(s *scene, _ rules.FreeJailed) float64 {
			best := 0.0
			for p, k := range s.seats {
				if k.jailed {
					best = max(best, s.freeing(p))
				}
			}
			return best
		}),
		on(func(_ *scene, e rules.DrawAs) float64 { return cardPoints * float64(e.N) }),
		fixed[rules.GiveCards](0.1), // among humans nothing is lost
		fixed[rules.Quarantine](0.8),
		on(func(_ *scene, e rules.DrawKeep) float64 { return cardPoints * float64(e.N-1) }),
		on(func(_ *scene, e rules.Pilfer) float64 { return -cardPoints * float64(e.N) }),
		on(func(s *scene, _ rules.TradeMiracle) float64 { return s.sharing() }),
		on(func(s *scene, e rules.GainAny) float64 {
			best := 0.0
			for k := range rules.NumResources {
				best = max(best, s.dial(k, int(e.N)))
			}
			return best
		}),
		fixed[rules.UseLocation](0),
		on(func(s *scene, e rules.ActivateOther) float64 { return s.remote(int(e.N)) - oncePoints }),
		on(func(s *scene, _ rules.ActivateHere) float64 { return max(0, s.activating(s.seats[s.me].at)) }),
		fixed[rules.Recall](0),
	}
}

// sheetActions returns the entries for Skill cards that let their player do what others
// may.
func sheetActions() []entry {
	return []entry{
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

// sheetInterrupts returns the entries for what sheets let players use in windows.
func sheetInterrupts() []entry {
	return []entry{
		on(func(s *scene, e rules.DrawCards) float64 { return cardPoints * s.handRoom(int(e.N)) }),
		fixed[rules.ActivateHere](0.5),
		on(func(s *scene, e rules.Lose) float64 { return s.aim(s.worth(e)) }),
		on(func(s *scene, e rules.Gain) float64 { return s.aim(s.worth(e)) }),
		on(func(_ *scene, e rules.Pilfer) float64 { return -0.01 }), // it comes anyway
	}
}

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

// addedBox returns the value of an option that a sheet adds to those of a Crisis card.
func (s *scene) addedBox(c rules.Comp) float64 {
	points := 0.0
	for _, u := range s.cat.Uses(c) {
		points += s.worth(u.Do)
	}
	return s.bySide(points) - oncePoints
}

// swappingHands returns the value of exchanging one's hand for another
// player's.
func (s *scene) swappingHands() float64 {
	most := 0
	for p, k := range s.players() {
		if p != int(s.me) {
			most = max(most, k.cards)
		}
	}
	return 0.8*cardPoints*float64(most-s.seats[s.me].cards) - oncePoints
}
