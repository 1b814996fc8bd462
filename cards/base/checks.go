package base

import "ragtag/rules"

// checks are the Crisis cards that are a skill check.
func checks() []rules.Crisis {
	return append(plainChecks(), partialChecks()...)
}

func plainChecks() []rules.Crisis {
	return []rules.Crisis{
		{ID: "crash-landing", Set: set, Ships: rules.HeavyRaiders, Do: check(6, tac|pil, nil, rules.OneOf{
			By: rules.TheAdmiral,
			A:  rules.Lose{Fuel: 1},
			B:  rules.Steps{rules.Lose{Morale: 1}, currentToSick},
		})},
		{ID: "cylon-accusation", Set: set, Ships: rules.Raiders, Do: check(10, pol|lea|tac, nil, currentToBrig)},
		{ID: "cylon-tracking-device", Set: set, Ships: rules.Raiders, Do: check(10, tac|pil|eng, nil, rules.Steps{
			rules.LoseRaptor{},
			rules.PlaceShips{In: rules.Front, Force: force{Basestars: 1}},
			rules.PlaceShips{In: rules.Rear, Force: force{Civilians: 2}},
		})},
		{ID: "cylon-virus", Set: set, Ships: rules.LaunchRaiders, Do: check(13, tac|eng, nil, rules.Steps{
			rules.SendFrom{From: "ftl-control", To: rules.AtSickbay}, rules.AddCenturions{N: 1},
		})},
		{
			ID: "detector-sabotage", Set: set, Ships: rules.HeavyRaiders, Jump: true, Stands: rules.Standing{NoLooks: true},
			Do: check(8, lea|tac, nil, rules.Steps{rules.SendFrom{From: "research-lab", To: rules.AtSickbay}, rules.Keep{}}),
		},
		{ID: "guilt-by-collusion", Set: set, Ships: rules.Raiders, Jump: true, Do: check(9, lea|tac,
			rules.SendOne{By: rules.Current, To: rules.AtBrig, May: true}, rules.Lose{Morale: 1})},
		{ID: "jump-computer-failure", Set: set, Ships: rules.LaunchRaiders, Do: check(7, tac|eng, nil,
			rules.Steps{rules.Lose{Population: 1}, rules.MoveFleetMarker{By: -1}})},
		{
			ID: "legendary-discovery", Set: set, Ships: rules.LaunchRaiders, Stands: rules.Standing{Distance: 1},
			Do: check(14, tac|pil, rules.Keep{}, rules.Steps{rules.Lose{Food: 1}, rules.LoseRaptor{}}),
		},
		{ID: "low-supplies", Set: set, Ships: rules.Raiders, Do: check(7, pol|lea, nil, rules.Steps{
			rules.Lose{Morale: 1},
			rules.If{Key: "food-below-6", Test: foodBelow6, Then: rules.Lose{Morale: 1}},
		})},
		{ID: "missing-g4-explosives", Set: set, Ships: rules.Raiders, Do: check(7, lea|tac, nil, rules.Steps{
			rules.Lose{Food: 1}, rules.SendFrom{From: "armory", To: rules.AtBrig},
		})},
		{ID: "prison-labor", Set: set, Ships: rules.Raiders, Do: check(10, pol|lea|tac, nil, rules.Lose{Morale: 1, Food: 1})},
		{ID: "security-breach", Set: set, Ships: rules.LaunchRaiders, Do: check(6, lea|tac, nil, rules.Steps{
			rules.Lose{Morale: 1}, rules.SendFrom{From: "command", To: rules.AtSickbay},
		})},
		{ID: "terrorist-bomber", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: check(9, lea|tac, nil,
			rules.Steps{rules.Lose{Morale: 1}, currentToSick})},
		{ID: "unexpected-reunion", Set: set, Ships: rules.Raiders, Do: check(8, pol|lea|tac, nil,
			rules.Steps{rules.Lose{Morale: 1}, rules.Discard{Who: rules.Current, All: true}})},
		{ID: "unidentified-ship", Set: set, Ships: rules.LaunchRaiders, Do: check(10, tac|pil, nil, rules.Lose{Population: 1})},
		{ID: "weapon-malfunction", Set: set, Ships: rules.LaunchRaiders, Do: check(11, tac|pil|eng, nil, rules.Steps{
			rules.DamageVipers{N: 2, InSpace: true}, rules.SendFrom{From: "weapons-control", To: rules.AtSickbay},
		})},
	}
}

func foodBelow6(t *rules.Table, _ rules.Ctx) bool { return t.S.Dials[rules.Food] < 6 }

func partialChecks() []rules.Crisis {
	return []rules.Crisis{
		{ID: "elections-loom", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 8, Partly: 5, Skills: pol | lea,
			Partial: rules.Lose{Morale: 1},
			Fail:    rules.Steps{rules.Lose{Morale: 1}, presidentDisc(4)},
		}},
		{ID: "hangar-accident", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 10, Partly: 7, Skills: tac | pil | eng,
			Partial: rules.Lose{Population: 1},
			Fail:    rules.Steps{rules.Lose{Population: 1}, rules.DamageVipers{N: 2}},
		}},
		{ID: "loss-of-a-friend", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 9, Partly: 7, Skills: pol | lea,
			Partial: currentDiscard(2),
			Fail:    rules.Steps{rules.Lose{Morale: 1}, currentDiscard(2)},
		}},
		{ID: "mandatory-testing", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 13, Partly: 9, Skills: pol | lea,
			Pass: rules.Look{By: rules.ThePresident, Of: []rules.Role{rules.Current}},
			Fail: rules.Lose{Morale: 1},
		}},
		{ID: "prisoner-revolt", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 11, Partly: 6, Skills: pol | lea | tac,
			Partial: rules.Lose{Population: 1},
			Fail: rules.Steps{
				rules.Lose{Population: 1},
				rules.PassTitleTo{By: rules.ThePresident, Title: rules.President},
			},
		}},
		{ID: "resistance", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 12, Partly: 9, Skills: pol | lea | tac,
			Partial: rules.Lose{Food: 1},
			Fail:    rules.Lose{Food: 1, Fuel: 1},
		}},
		{ID: "terrorist-investigations", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 12, Partly: 6, Skills: pol | lea,
			Pass: rules.Look{By: rules.Current},
			Fail: rules.Lose{Morale: 1},
		}},
		{ID: "the-olympic-carrier", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 11, Partly: 8, Skills: pol | lea | pil,
			Partial: rules.Lose{Population: 1},
			Fail:    rules.Lose{Morale: 1, Population: 1},
		}},
		{ID: "witch-hunt", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 10, Partly: 6, Skills: pol | lea,
			Partial: rules.Lose{Morale: 1},
			Fail:    rules.Steps{rules.Lose{Morale: 1}, rules.SendOne{By: rules.Current, To: rules.AtSickbay}},
		}},
	}
}
