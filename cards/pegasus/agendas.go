package pegasus

import "ragtag/rules"

// agendas are the Agenda cards: six hostile, six sympathetic.
func agendas() []rules.Agenda {
	return append(hostile(), sympatheticAgendas()...)
}

// demanding makes an Agenda hold if its player has done a deed.
func demanding(a rules.Agenda, d rules.Deed) rules.Agenda {
	a.Deed, a.Holds = d, d.Done
	return a
}

func hostile() []rules.Agenda {
	agenda := func(id string, winner rules.Side, holds func(*rules.Table, rules.Seat) bool) rules.Agenda {
		return rules.Agenda{ID: id, Set: set, Hostile: true, Winner: winner, Holds: holds, Parts: []rules.Part{rules.Part(id)}}
	}
	return []rules.Agenda{
		demanding(agenda("show-their-true-nature", rules.CylonSide, nil), rules.BePunished),
		agenda("siege-warfare", rules.CylonSide, func(t *rules.Table, _ rules.Seat) bool {
			for r, v := range t.S.Dials {
				if v > rules.RedAtMost[r] {
					return false
				}
			}
			return true
		}),
		agenda("reduce-them-to-ruins", rules.CylonSide, func(t *rules.Table, _ rules.Seat) bool {
			return t.S.Count(rules.DamageOn)+t.S.Count(rules.PegasusOn) >= 4 && t.S.Dials[rules.Morale] <= 3
		}),
		agenda("genocide", rules.CylonSide, func(t *rules.Table, _ rules.Seat) bool {
			return t.S.Dials[rules.Food] <= 2 && t.S.Dials[rules.Population] <= 2
		}),
		demanding(agenda("mutual-annihilation", rules.HumanSide, nil), rules.PlaySuper),
		agenda("grant-mercy", rules.HumanSide, func(t *rules.Table, _ rules.Seat) bool {
			return min(t.S.Dials[rules.Population], t.S.Dials[rules.Morale], t.S.Dials[rules.Food]) <= 2
		}),
	}
}

func sympatheticAgendas() []rules.Agenda {
	agenda := func(id string, winner rules.Side, holds func(*rules.Table, rules.Seat) bool) rules.Agenda {
		return rules.Agenda{ID: id, Set: set, Winner: winner, Holds: holds, Parts: []rules.Part{rules.Part(id)}}
	}
	return []rules.Agenda{
		agenda("guide-them-to-destiny", rules.HumanSide, func(t *rules.Table, _ rules.Seat) bool {
			d := t.S.Dials[rules.Population] - t.S.Dials[rules.Morale]
			return -2 <= d && d <= 2
		}),
		agenda("convert-the-infidels", rules.HumanSide, func(t *rules.Table, _ rules.Seat) bool {
			return max(t.S.Dials[rules.Fuel], t.S.Dials[rules.Food], t.S.Dials[rules.Morale], t.S.Dials[rules.Population]) <= 3
		}),
		demanding(agenda("join-the-colonials", rules.HumanSide, nil), rules.StayFree),
		agenda("the-illusion-of-hope", rules.CylonSide, func(t *rules.Table, _ rules.Seat) bool { return t.S.Distance >= 6 }),
		agenda("prove-their-worth", rules.HumanSide, func(t *rules.Table, _ rules.Seat) bool {
			return t.BrokenVipers()+t.LostVipers()+int(t.S.Berths[rules.Raptor].Destroyed) >= 5
		}),
		agenda("salvage-their-equipment", rules.CylonSide, func(t *rules.Table, _ rules.Seat) bool { return t.S.Count(rules.DamageOn) <= 2 }),
	}
}
