package exodus

import "ragtag/rules"

// check is a skill check without a partial result.
func check(difficulty int8, skills rules.Skills, pass, fail rules.Effect) rules.Check {
	return rules.Check{Difficulty: difficulty, Skills: skills, Pass: pass, Fail: fail}
}

// roll has an effect on a roll of atMost or less.
func roll(atMost int8, then rules.Effect) rules.Effect { return rules.Roll{AtMost: atMost, Then: then} }

// fines makes the holder of a title discard 2 Skill cards and the current player 3.
func fines(who rules.Role) rules.Effect {
	return rules.Steps{discards(who, 2), discards(rules.Current, 3)}
}

// onward moves the fleet marker.
func onward(by int8) rules.Effect { return rules.MoveFleetMarker{By: by} }

// crises are the Crisis cards except those of the Cylon Fleet.
func crises() []rules.Crisis {
	return append(append(dilemmas(), optionalChecks()...), checks()...)
}

// dilemmas are choices between two effects.
func dilemmas() []rules.Crisis {
	damage := func(n int8) rules.Effect { return rules.DamageGalactica{N: n} }
	return []rules.Crisis{
		{ID: "ambushed-by-the-press", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.Lose{Morale: 1},
			B:  rules.Discard{Who: rules.ThePresident, All: true},
		}},
		{ID: "appoint-head-of-security", Set: set, Ships: rules.LaunchRaiders, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Steps{rules.RecallVipers{}, rules.Discard{Who: rules.TheAdmiral, N: 2, Random: true}},
			B:  lose(1, damage(1)),
		}},
		{ID: "controversial-manuscript", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.Lose{Morale: 1},
			B:  rules.Steps{rules.Gain{Morale: 1}, damage(2)},
		}},
		{ID: "hidden-explosives", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Steps{rules.LoseRaptor{}, currentToSick},
			B:  rules.Lose{Morale: 1},
		}},
		{ID: "interrogation", Set: set, Ships: rules.Basestars, Do: rules.Choose{
			By: rules.TheAdmiral,
			A: rules.SendOne{By: rules.TheAdmiral, To: rules.AtSickbay, Other: true, Then: rules.If{
				Key: "looks-allowed", Test: looksAllowed,
				Then: rules.Offer{By: rules.TheAdmiral, Then: rules.Look{By: rules.TheAdmiral, Of: []rules.Role{rules.Chosen}}},
			}},
			B: fines(rules.TheAdmiral),
		}},
		{ID: "labor-dispute", Set: set, Ships: rules.Basestars, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.Lose{Morale: 2},
			B:  rules.Steps{rules.Lose{Fuel: 1}, onward(-1)},
		}},
		{ID: "medal-of-distinction", Set: set, Ships: rules.Basestars, Jump: true, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Steps{rules.Gain{Morale: 1}, rules.PlaceCivilians{N: 2}, activate(rules.Raiders)},
			B:  rules.Lose{Morale: 1},
		}},
		{ID: "the-circle", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A: rules.OneOf{
				By: rules.ThePresident,
				A:  rules.PassTitleTo{By: rules.ThePresident, Title: rules.President},
				B:  rules.Execute{Who: rules.Current},
			},
			B: fines(rules.ThePresident),
		}},
		{ID: "truth-and-reconciliation", Set: set, Ships: rules.Basestars, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  lose(1, rules.SendOne{By: rules.ThePresident, To: rules.AtBrig}),
			B:  fines(rules.ThePresident),
		}},
		{ID: "unwelcome-faces", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Steps{rules.Discard{Who: rules.TheAdmiral, All: true}, rules.SendOne{By: rules.TheAdmiral, To: rules.AtBrig}},
			B:  lose(1, damage(1)),
		}},
		{ID: "widespread-starvation", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.Lose{Food: 2},
			B:  rules.Lose{Food: 1, Population: 1},
		}},
	}
}

// looksAllowed: the chosen player has Loyalty cards at which the Admiral may look.
func looksAllowed(t *rules.Table, x rules.Ctx) bool {
	return rules.Lookable(t, t.S.Titles[rules.Admiral], x.Chosen.Seat)
}

// orCheck is a choice of the current player between a skill check and another
// effect.
func orCheck(a rules.Check, b rules.Effect) rules.Choose {
	return rules.Choose{By: rules.Current, A: a, B: b}
}

// optionalChecks are choices of which one is a skill check.
func optionalChecks() []rules.Crisis {
	return []rules.Crisis{
		{ID: "consult-the-prisoner", Set: set, Ships: rules.Basestars, Jump: true, Do: orCheck(
			check(13, pol|tac|eng, onward(1), rules.Steps{discards(rules.Each, 1), currentToBrig}),
			fines(rules.TheAdmiral))},
		{ID: "cylon-genocide", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(21, pol|lea|tac|eng, rules.DestroyCylonShips{},
				lose(1, activate(rules.Basestars), activate(rules.LaunchRaiders), activate(rules.HeavyRaiders))),
			roll(4, currentToBrig))},
		{ID: "familiar-face", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(12, pol|lea|tac, rules.SendOne{By: rules.TheAdmiral, To: rules.AtBrig, May: true},
				lose(1, rules.Discard{Who: rules.TheAdmiral, All: true})),
			rules.Lose{Morale: 1})},
		{ID: "hera-rescued", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(10, pol|lea, nil, lose(2, rules.LoseRaptor{})), rules.Lose{Morale: 1})},
		{ID: "mysterious-guide", Set: set, Ships: rules.Raiders, Do: orCheck(
			check(11, pol|lea, onward(1), rules.Steps{rules.Lose{Fuel: 1}, rules.Discard{Who: rules.Current, All: true}}),
			rules.Lose{Morale: 1})},
		{ID: "mysterious-message", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(9, pol|eng, rules.Offer{By: rules.Current, Then: rules.CullDestiny{N: 2}},
				rules.Steps{activate(rules.LaunchRaiders), activate(rules.Basestars)}),
			activate(rules.Basestars))},
		{ID: "raptor-malfunction", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(12, tac|pil|eng, nil, rules.Steps{rules.DamageGalactica{N: 1}, rules.LoseRaptor{}}), currentToSick)},
		{ID: "set-a-trap", Set: set, Ships: rules.Raiders, Do: orCheck(
			check(10, lea|tac, rules.DestroyCenturion{}, rules.Steps{rules.AddCenturions{N: 1}, currentToSick}),
			roll(4, rules.AddCenturions{N: 1}))},
		{ID: "the-passage", Set: set, Ships: rules.Raiders, Jump: true, Do: orCheck(
			check(14, tac|pil|eng, onward(1), rules.DestroyCivilians{N: 2}), roll(6, currentToSick))},
	}
}

// checks are the skill checks.
func checks() []rules.Crisis {
	anotherToSick := rules.SendOne{By: rules.Current, To: rules.AtSickbay, Other: true}
	all := []rules.Crisis{
		{ID: "airlock-leak", Ships: rules.HeavyRaiders, Do: check(6, tac|eng, nil, rules.Steps{rules.DamageGalactica{N: 1}, currentToSick})},
		{ID: "centurion-assault", Ships: rules.LaunchRaiders, Do: check(9, tac|pil, nil, rules.Steps{rules.LoseRaptor{}, currentToSick})},
		{ID: "divisive-behavior", Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 10, Skills: pol | lea | tac, Fail: rules.Lose{Morale: 1}, Consequence: anotherToSick,
		}},
		{
			ID: "guilty-conscience", Ships: rules.HeavyRaiders, Jump: true,
			Do: check(7, pol|lea, nil, rules.Discard{Who: rules.Current, N: 3, Random: true}),
		},
		{ID: "haunted-by-the-past", Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 12, Skills: pol | lea, Fail: rules.Discard{Who: rules.Each, N: 1, Random: true},
			Consequence: rules.CedeTitles{Who: rules.Current},
		}},
		{ID: "hidden-identity", Ships: rules.LaunchRaiders, Do: check(12, pol|lea|tac, nil, lose(1, currentToBrig))},
		{ID: "in-the-ring", Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 12, Skills: pol | lea | tac, Pass: rules.Gain{Morale: 1}, Fail: lose(1, currentToSick), Consequence: anotherToSick,
		}},
		{ID: "joes-bar", Ships: rules.Raiders, Jump: true, Do: check(12, pol|lea|eng, rules.Gain{Morale: 1}, lose(1, currentToBrig))},
		{ID: "power-failure", Ships: rules.HeavyRaiders, Do: rules.Check{
			Difficulty: 14, Skills: lea | tac | eng, Fail: onward(-1), Consequence: rules.DamageGalactica{N: 1},
		}},
		{ID: "strange-beacon", Ships: rules.Raiders, Do: check(13, tac|pil|eng, rules.ClearArea{}, onward(-1))},
		{
			ID: "temple-of-the-five", Ships: rules.LaunchRaiders,
			Do: check(9, tac|eng, rules.Offer{By: rules.Current, Then: rules.DrawCards{Who: rules.Current, N: 2}}, onward(-1)),
		},
		{ID: "threat-of-super-nova", Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 10, Skills: lea | pil | eng, Fail: rules.Steps{rules.Lose{Population: 1}, rules.DamageGalactica{N: 1}},
			Consequence: activate(rules.Basestars),
		}},
		{ID: "unexplained-deaths", Ships: rules.Raiders, Jump: true, Do: check(8, lea|tac, nil, rules.Lose{Morale: 1, Population: 1})},
		{
			ID: "unfair-bias", Ships: rules.Raiders, Jump: true,
			Do: check(12, pol|lea|tac, nil, rules.Steps{rules.DamageGalactica{N: 1}, rules.Discard{Who: rules.Current, All: true}}),
		},
	}
	for i := range all {
		all[i].Set = set
	}
	return all
}

// supers are the Super Crisis cards except that of the Cylon Fleet.
func supers() []rules.Crisis {
	return []rules.Crisis{
		{ID: "fire-all-missiles", Set: set, Do: rules.Check{
			Difficulty: 22, Skills: tac | pil, Fail: rules.DestroyCivilians{N: 2}, Consequence: rules.DamageGalactica{N: 2},
		}},
		{ID: "human-prisoner", Set: set, Do: check(18, lea|tac, nil, rules.Designate{May: aHuman, Then: rules.Steps{
			rules.TakeHand{}, rules.Send{Who: rules.Chosen, To: rules.AtSickbay},
		}})},
	}
}

// aHuman: a human player.
func aHuman(t *rules.Table, _, p rules.Seat) bool { return rules.Human(t, p) }
