package daybreak

import (
	"ragtag/options"
	"ragtag/rules"
)

// motives are the Motive cards: seven of each side.
func motives() []rules.Motive {
	late := func(id string, side rules.Side, holds func(*rules.Table, rules.Seat) bool) rules.Motive {
		return rules.Motive{ID: id, Set: set, Side: side, Late: true, Holds: holds, Parts: []rules.Part{rules.Part(id)}}
	}
	soon := func(id string, side rules.Side, holds func(*rules.Table, rules.Seat) bool) rules.Motive {
		return rules.Motive{ID: id, Set: set, Side: side, Holds: holds, Parts: []rules.Part{rules.Part(id)}}
	}
	ally := soon("make-an-ally", rules.HumanSide, alliance)
	ally.Needs = func(c options.Choice, _ int) bool { return c.Holds(options.Daybreak) }
	honor := late("fight-with-honor", rules.CylonSide, func(t *rules.Table, p rules.Seat) bool { return held(t, p)[rules.Treachery] >= 3 })
	honor.Needs = func(c options.Choice, players int) bool { return c.Feature(options.Treachery, players) }
	return []rules.Motive{
		late("keep-them-docile", rules.HumanSide, atMost(rules.Food, 4)),
		late("pressure-their-leaders", rules.HumanSide, atMost(rules.Morale, 5)),
		late("learn-to-cherish", rules.HumanSide, atMost(rules.Population, 6)),
		late("improve-efficiency", rules.HumanSide, func(t *rules.Table, p rules.Seat) bool {
			n := held(t, p)
			return min(n[rules.Politics], n[rules.Tactics], n[rules.Engineering]) > 0
		}),
		late("remove-the-threat", rules.HumanSide, func(t *rules.Table, _ rules.Seat) bool {
			return t.BrokenVipers()+t.LostVipers() >= 4
		}),
		soon("end-the-chase", rules.HumanSide, func(t *rules.Table, _ rules.Seat) bool {
			return t.S.Damaged.Has(t.Place(rules.AtFTL)) || t.S.Damaged.Has(t.Place(rules.AtQuarters))
		}),
		ally,

		late("harvest-their-resources", rules.CylonSide, atLeast(rules.Food, 2)),
		late("a-false-sense-of-security", rules.CylonSide, atLeast(rules.Morale, 3)),
		late("subjects-for-study", rules.CylonSide, atLeast(rules.Population, 4)),
		honor,
		late("savor-their-demise", rules.CylonSide, func(t *rules.Table, _ rules.Seat) bool { return t.S.Distance >= 7 }),
		soon("no-unnecessary-force", rules.CylonSide, func(t *rules.Table, _ rules.Seat) bool {
			return t.S.Distance >= 5 && !rules.AnyCenturion(t, rules.Ctx{})
		}),
		soon("a-justified-response", rules.CylonSide, func(t *rules.Table, _ rules.Seat) bool {
			return rules.JumpLoss[t.S.Marker] > 0 && !rules.AnyCylonShip(t, rules.Ctx{})
		}),
	}
}

// alliance: another player is in the Brig, and this one holds a Mutiny card.
func alliance(t *rules.Table, p rules.Seat) bool {
	if rules.MutinyHeld(t, p) == 0 {
		return false
	}
	for q := range t.Players() {
		if q != p && t.S.Seats[q].Loc == t.Place(rules.AtBrig) {
			return true
		}
	}
	return false
}

func atMost(r rules.Resource, n int8) func(*rules.Table, rules.Seat) bool {
	return func(t *rules.Table, _ rules.Seat) bool { return t.S.Dials[r] <= n }
}

func atLeast(r rules.Resource, n int8) func(*rules.Table, rules.Seat) bool {
	return func(t *rules.Table, _ rules.Seat) bool { return t.S.Dials[r] >= n }
}

// held counts the cards of a hand by their types.
func held(t *rules.Table, p rules.Seat) (n [rules.Treachery + 1]int) {
	for _, s := range t.S.In(rules.Hand + rules.Zone(p)) {
		n[t.Catalogue().Skill(s.Comp).Skill]++
	}
	return n
}
