package base

import "ragtag/rules"

// choices are the Crisis cards on which somebody chooses a box.
func choices() []rules.Crisis {
	return append(dilemmas(), optionalChecks()...)
}

// dilemmas are choices between two effects.
func dilemmas() []rules.Crisis {
	waterShortage := rules.Choose{
		By: rules.ThePresident,
		A:  rules.Lose{Food: 1},
		B:  rules.Steps{presidentDisc(2), currentDiscard(3)},
	}
	riots := rules.Choose{
		By: rules.TheAdmiral,
		A:  rules.Lose{Food: 1, Morale: 1},
		B:  rules.Lose{Population: 1, Fuel: 1},
	}
	rescueMission := rules.Choose{
		By: rules.TheAdmiral,
		A:  rules.Steps{rules.Lose{Morale: 1}, currentToSick},
		B:  rules.Steps{rules.Lose{Fuel: 1}, rules.LoseRaptor{}},
	}
	return []rules.Crisis{
		{ID: "build-cylon-detector", Set: set, Ships: rules.HeavyRaiders, Do: rules.Choose{
			By: rules.TheAdmiral, NeedsA: rules.HasNuke,
			A: rules.SpendNuke{},
			B: rules.Steps{rules.Lose{Morale: 1}, admiralDiscard(2)},
		}},
		{ID: "declare-martial-law", Set: set, Ships: rules.Basestars, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Steps{rules.Lose{Morale: 1}, rules.PassTitle{Title: rules.President, To: rules.TheAdmiral}},
			B:  rules.Steps{rules.Lose{Population: 1}, admiralDiscard(2)},
		}},
		{ID: "food-shortage", Set: set, Count: 4, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.Lose{Food: 2},
			B:  rules.Steps{rules.Lose{Food: 1}, presidentDisc(2), currentDiscard(3)},
		}},
		{ID: "requested-resignation", Set: set, Ships: rules.Basestars, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Steps{presidentDisc(2), admiralDiscard(2)},
			B: rules.OneOf{
				By: rules.ThePresident,
				A:  rules.PassTitle{Title: rules.President, To: rules.TheAdmiral},
				B:  rules.Send{Who: rules.ThePresident, To: rules.AtBrig},
			},
		}},
		{ID: "rescue-caprica-survivors", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.Steps{rules.Lose{Fuel: 1, Food: 1}, rules.Gain{Population: 1}},
			B:  rules.Lose{Morale: 1},
		}},
		{ID: "rescue-mission-raiders", Set: set, Ships: rules.Raiders, Jump: true, Do: rescueMission},
		{ID: "rescue-mission-basestars", Set: set, Ships: rules.Basestars, Jump: true, Do: rescueMission},
		{ID: "rescue-the-fleet", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Lose{Population: 2},
			B: rules.Steps{
				rules.Lose{Morale: 1},
				rules.PlaceShips{In: rules.Front, Force: force{Basestars: 1, Raiders: 3}},
				rules.PlaceShips{In: rules.Rear, Force: force{Civilians: 3}},
			},
		}},
		{ID: "riots-launch", Set: set, Ships: rules.LaunchRaiders, Do: riots},
		{ID: "riots-basestars", Set: set, Ships: rules.Basestars, Jump: true, Do: riots},
		{ID: "sleep-deprivation", Set: set, Ships: rules.Basestars, Jump: true, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Steps{rules.RecallVipers{}, currentToSick},
			B:  rules.Lose{Morale: 1},
		}},
		{ID: "water-shortage-basestars-no-jump", Set: set, Ships: rules.Basestars, Do: waterShortage},
		{ID: "water-shortage-basestars-jump", Set: set, Count: 3, Ships: rules.Basestars, Jump: true, Do: waterShortage},
		{ID: "water-shortage-raiders-jump", Set: set, Ships: rules.Raiders, Jump: true, Do: waterShortage},
	}
}

// orCheck is a choice of the current player between a skill check and another
// effect.
func orCheck(a rules.Check, b rules.Effect) rules.Choose {
	return rules.Choose{By: rules.Current, A: a, B: b}
}

// roll4 has an effect on a roll of 4 or less.
func roll4(then rules.Effect) rules.Effect { return rules.Roll{AtMost: 4, Then: then} }

// optionalChecks are choices between a skill check and something else.
func optionalChecks() []rules.Crisis {
	raptorAndFuel := rules.Steps{rules.Lose{Fuel: 1}, rules.LoseRaptor{}}
	bomb := rules.Steps{rules.Lose{Morale: 1}, rules.DestroyCivilians{N: 1}}
	return []rules.Crisis{
		{ID: "a-traitor-accused", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(8, pol|lea, nil, rules.SendOne{By: rules.Current, To: rules.AtBrig}),
			currentDiscard(5))},
		{ID: "admiral-grilled", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(9, pol|lea, nil, rules.Steps{rules.Lose{Morale: 1}, admiralDiscard(2)}),
			rules.Lose{Morale: 1})},
		{ID: "analyze-enemy-fighter", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(7, tac|eng, rules.RestoreRaptor{}, rules.Lose{Population: 1}),
			roll4(rules.Steps{rules.Lose{Population: 1}, currentDiscard(2)}))},
		{ID: "bomb-threat", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(13, pol|lea|tac, nil, bomb), roll4(bomb))},
		{ID: "colonial-day", Set: set, Ships: rules.Basestars, Jump: true, Do: orCheck(
			check(10, pol|tac, rules.Gain{Morale: 1}, rules.Lose{Morale: 2}),
			rules.Lose{Morale: 1})},
		{ID: "crippled-raider", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(10, tac|eng, rules.MoveFleetMarker{By: 1}, rules.Lose{Population: 1}),
			roll4(rules.Steps{
				rules.PlaceShips{In: rules.Front, Force: force{Raiders: 3}},
				rules.PlaceShips{In: rules.Rear, Force: force{Civilians: 1}},
			}))},
		{ID: "cylon-screenings", Set: set, Ships: rules.Raiders, Do: orCheck(
			check(9, pol|lea, nil, rules.Steps{
				rules.Lose{Morale: 1},
				rules.Look{By: rules.Current, Of: []rules.Role{rules.ThePresident, rules.TheAdmiral}},
			}),
			rules.Discard{Who: rules.Each, N: 2})},
		{ID: "forced-water-mining", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(17, pol|lea|tac|eng, rules.Gain{Food: 1}, rules.Lose{Population: 1, Morale: 1}),
			rules.Steps{rules.Gain{Food: 1}, rules.Lose{Morale: 1}, rules.Discard{Who: rules.Each, N: 1, Random: true}})},
		{ID: "fulfiller-of-prophecy", Set: set, Ships: rules.Basestars, Do: orCheck(
			check(6, pol|lea, rules.DrawCards{Who: rules.Current, N: 1, From: pol}, rules.Lose{Population: 1}),
			rules.Steps{currentDiscard(1), rules.Again{}})},
		{ID: "informing-the-public", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(7, pol|lea, rules.Look{By: rules.Current}, rules.Lose{Morale: 2}),
			roll4(rules.Lose{Morale: 1, Population: 1}))},
		{ID: "keep-tabs-on-visitor", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(12, pol|lea|tac, nil, roll4(rules.Lose{Population: 2})),
			rules.Discard{Who: rules.Current, N: 4, Random: true})},
		{ID: "network-computers", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(11, pol|tac|eng, rules.MoveFleetMarker{By: 1}, rules.Steps{rules.Lose{Population: 1}, rules.AddCenturions{N: 1}}),
			rules.Steps{rules.Lose{Population: 1}, rules.MoveFleetMarker{By: -1}})},
		{ID: "scouting-for-fuel", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(12, tac|pil, rules.Gain{Fuel: 1}, raptorAndFuel),
			roll4(rules.Lose{Fuel: 1}))},
		{ID: "scouting-for-water", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(9, tac|pil, rules.Gain{Food: 1}, raptorAndFuel),
			rules.Lose{Food: 1})},
		{ID: "send-survey-team", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(15, tac|pil|eng, nil, rules.Steps{currentToSick, rules.LoseRaptor{}}),
			rules.Roll{AtMost: 5, Then: rules.Lose{Fuel: 1}})},
		{ID: "water-sabotaged", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(13, pol|lea|tac, nil, rules.Lose{Food: 2}),
			rules.Lose{Food: 1})},
	}
}
