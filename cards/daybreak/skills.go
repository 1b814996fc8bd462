package daybreak

import "ragtag/rules"

// skills are what is built of the cards of the five human types.
func skills() []rules.SkillCard {
	inChecks := func(id string, k rules.Skill, e rules.Effect) rules.SkillCard {
		return rules.SkillCard{
			ID: id, Set: set, Skill: k, Strengths: []rules.Strength{{Value: 0, Copies: 2}}, Icon: true,
			Uses: []rules.Use{{When: rules.WhenPileStands, Do: e}},
		}
	}
	five := []rules.Strength{{Value: 5, Copies: 1}}
	return []rules.SkillCard{
		inChecks("all-hands-on-deck", rules.Leadership, rules.CountZeros{}),
		{
			ID: "restore-order", Set: set, Skill: rules.Leadership, Strengths: []rules.Strength{{Value: 3, Copies: 1}, {Value: 4, Copies: 1}},
			Uses: []rules.Use{{When: rules.WhenBeforeCards, Can: rules.NotReckless, Do: rules.Silence{}}},
		},
		{ID: "change-of-plans", Set: set, Skill: rules.Leadership, Strengths: five, Uses: []rules.Use{{
			When: rules.WhenOutcome, Can: rules.JustPassed, Do: rules.InsteadOfResult{Then: rules.DrawCards{Who: rules.EachHuman, N: 2}},
		}}},
		inChecks("quick-thinking", rules.Tactics, rules.TakeAdded{AtMost: 3}),
		{ID: "a-second-chance", Set: set, Skill: rules.Tactics, Strengths: five, Uses: []rules.Use{{
			When: rules.WhenBeforeCards, Do: rules.SecondChance{Over: 4},
		}}},
		inChecks("install-upgrades", rules.Engineering, rules.Upgrade{Passed: 2, Failed: 1}),
		{ID: "test-the-limits", Set: set, Skill: rules.Engineering, Strengths: five, Uses: []rules.Use{{
			When: rules.WhenAction, Can: rules.OffTrackBlue,
			Do: rules.Steps{rules.MoveFleetMarker{By: 1}, rules.Roll{AtMost: 5, Then: rules.DamageGalactica{N: 1}}},
		}}},
	}
}
