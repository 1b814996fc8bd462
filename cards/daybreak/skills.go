package daybreak

import (
	"slices"

	"ragtag/rules"
)

// skills are the cards of the five human types.
func skills() []rules.SkillCard {
	return slices.Concat(politics(), leadership(), tactics(), piloting(), engineering())
}

// zero is a card of strength 0 that takes effect when it is turned up in a check.
func zero(id string, k rules.Skill, e rules.Effect) rules.SkillCard {
	return rules.SkillCard{
		ID: id, Set: set, Skill: k, Strengths: []rules.Strength{{Value: 0, Copies: 2}}, Icon: true,
		Uses: []rules.Use{{When: rules.WhenPileStands, Do: e}},
	}
}

// three is a card of the strengths 3 and 4.
func three(id string, k rules.Skill, u rules.Use) rules.SkillCard {
	return rules.SkillCard{
		ID: id, Set: set, Skill: k, Strengths: []rules.Strength{{Value: 3, Copies: 1}, {Value: 4, Copies: 1}}, Uses: []rules.Use{u},
	}
}

// five is a card of strength 5.
func five(id string, k rules.Skill, u rules.Use) rules.SkillCard {
	return rules.SkillCard{ID: id, Set: set, Skill: k, Strengths: []rules.Strength{{Value: 5, Copies: 1}}, Uses: []rules.Use{u}}
}

func politics() []rules.SkillCard {
	return []rules.SkillCard{
		zero("force-their-hand", rules.Politics, rules.AddOne{Else: rules.DrawMutiny{Who: rules.Current}}),
		three("popular-influence", rules.Politics, rules.Use{When: rules.WhenAction, Do: rules.ShareQuorum{Draw: 2}}),
		five("negotiation", rules.Politics, rules.Use{When: rules.WhenAction, Do: rules.Steps{
			rules.PlaceShips{In: rules.Front, Force: rules.Force{Basestars: 1}}, draws(1, rules.InPolitics), rules.Truce{},
		}}),
	}
}

func leadership() []rules.SkillCard {
	return []rules.SkillCard{
		zero("all-hands-on-deck", rules.Leadership, rules.CountZeros{}),
		three("restore-order", rules.Leadership, rules.Use{When: rules.WhenBeforeCards, Can: rules.NotReckless, Do: rules.Silence{}}),
		five("change-of-plans", rules.Leadership, rules.Use{
			When: rules.WhenOutcome, Can: rules.JustPassed, Do: rules.InsteadOfResult{Then: rules.DrawCards{Who: rules.EachHuman, N: 2}},
		}),
	}
}

func tactics() []rules.SkillCard {
	rooms := rules.UseLocation{Of: []string{"command", "armory", "weapons-control", "communications"}, Damaged: true}
	return []rules.SkillCard{
		zero("quick-thinking", rules.Tactics, rules.TakeAdded{AtMost: 3}),
		three("unorthodox-plan", rules.Tactics, rules.Use{When: rules.WhenAction, Can: rules.CanUseLocation(rooms), Do: rooms}),
		five("a-second-chance", rules.Tactics, rules.Use{When: rules.WhenBeforeCards, Do: rules.SecondChance{Over: 4}}),
	}
}

func piloting() []rules.SkillCard {
	return []rules.SkillCard{
		zero("dogfight", rules.Piloting, rules.If{Key: "dogfight", Test: canDogfight, Then: rules.Offer{By: rules.Current, Then: rules.Steps{
			rules.DamageVipers{N: 1, Anywhere: true, By: rules.Current}, rules.DiscardAdded{Other: true},
		}}}),
		three("combat-veteran", rules.Piloting, rules.Use{When: rules.WhenAction, Can: rules.CanActivateViper, Do: rules.ActivateOne{N: 3, UpTo: true}}),
		five("launch-reserves", rules.Piloting, rules.Use{When: rules.WhenAction, Can: rules.CanLaunchBeside, Do: rules.LaunchBeside{N: 2}}),
	}
}

// canDogfight: there is a viper to damage, and another card in the check.
func canDogfight(t *rules.Table, x rules.Ctx) bool {
	return rules.SoundViper(t, x) && t.S.Count(rules.CheckPile) > 1
}

func engineering() []rules.SkillCard {
	trade := rules.CanTrade(assaultRaptor)
	return []rules.SkillCard{
		zero("install-upgrades", rules.Engineering, rules.Upgrade{Passed: 2, Failed: 1}),
		three("raptor-specialist", rules.Engineering, rules.Use{
			When: rules.WhenAction,
			Can:  func(t *rules.Table, x rules.Ctx) bool { return trade(t, x) || rules.RaptorLost(t, x) },
			Do: rules.OneOf{
				By: rules.Acting, A: rules.TradeRaptor{For: assaultRaptor}, B: rules.RestoreRaptor{},
				CanA: trade, CanB: rules.RaptorLost,
			},
		}),
		five("test-the-limits", rules.Engineering, rules.Use{
			When: rules.WhenAction, Can: rules.OffTrackBlue,
			Do: rules.Steps{rules.MoveFleetMarker{By: 1}, rules.Roll{AtMost: 5, Then: rules.DamageGalactica{N: 1}}},
		}),
	}
}
