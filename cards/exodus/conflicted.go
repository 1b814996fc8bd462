package exodus

import "ragtag/rules"

// goals are the Personal Goals.
func goals() []rules.Loyalty {
	goal := func(id string, part rules.Part, can func(*rules.Table, rules.Ctx) bool, unmet rules.Lose) rules.Loyalty {
		return rules.Loyalty{ID: id, Set: set, Kind: rules.PersonalGoal, Parts: []rules.Part{part}, Can: can, Unmet: unmet}
	}
	all := []rules.Loyalty{
		goal("acquire-power", "goal-titles", rules.HoldsTitles(2), rules.Lose{Food: 1}),
		goal("devastation", "goal-nukes", rules.NoNukes, rules.Lose{Morale: 1}),
		goal("political-intrigue", "goal-president", rules.PresidentJailed, rules.Lose{Food: 1}),
		goal("sacrifice", "goal-vipers", rules.VipersHit(6), rules.Lose{Fuel: 1}),
		goal("self-destruction", "goal-away", rules.OutOfAction, rules.Lose{Morale: 1}),
		goal("selfish", "goal-strength", rules.HandReaches, rules.Lose{Fuel: 1}),
		goal("stand-and-fight", "goal-raiders", rules.RaidersAround(10), rules.Lose{Population: 1}),
		goal("use-caution", "goal-near", rules.WentNear(1), rules.Lose{Population: 1}),
	}
	for i := range all {
		if all[i].ID == "selfish" {
			all[i].Strength = 20
		}
	}
	return all
}

// finalFive are the Final Five. They affect human players only.
func finalFive() []rules.Loyalty {
	five := func(id string, examined rules.Effect) rules.Loyalty {
		return rules.Loyalty{ID: id, Set: set, Kind: rules.FinalFive, Examined: examined, Executed: discards(rules.EachHuman, 2)}
	}
	return []rules.Loyalty{
		five("final-five-executes-examiner", rules.Execute{Who: rules.Chosen}),
		five("final-five-activates-ships", rules.Steps{activate(rules.Raiders), activate(rules.Basestars), activate(rules.HeavyRaiders)}),
		five("final-five-damages-galactica", rules.DamageGalactica{N: 2}),
		five("final-five-executes-owner", rules.Steps{
			rules.Execute{Who: rules.Acting},
			rules.Discard{Who: rules.EachOtherHuman, N: 2, Random: true},
		}),
		five("final-five-brigs-examiner", rules.Send{Who: rules.Chosen, To: rules.AtBrig}),
	}
}
