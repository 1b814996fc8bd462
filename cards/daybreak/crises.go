package daybreak

import "ragtag/rules"

// check is a skill check without a partial result.
func check(difficulty int8, skills rules.Skills, pass, fail rules.Effect) rules.Check {
	return rules.Check{Difficulty: difficulty, Skills: skills, Pass: pass, Fail: fail}
}

// seeds shuffles treachery cards into the Destiny deck.
func seeds(n int8) rules.Effect { return rules.SeedDestiny{N: n, Of: rules.Treachery} }

// mutinies makes those named draw a Mutiny card each.
func mutinies(who rules.Role) rules.Effect { return rules.DrawMutiny{Who: who} }

// treason makes those named draw treachery cards.
func treason(who rules.Role, n int8) rules.Effect {
	return rules.DrawCards{Who: who, N: n, From: rules.InTreachery}
}

// crises are the Crisis cards except the Cylon attacks.
func crises() []rules.Crisis { return append(choices(), checks()...) }

// choices are choices between two boxes.
func choices() []rules.Crisis {
	const current, president, admiral = rules.Current, rules.ThePresident, rules.TheAdmiral
	all := []rules.Crisis{
		{ID: "one-last-cocktail", Ships: rules.Basestars, Jump: true, Do: rules.Choose{
			By: current,
			A:  check(7, tac|eng, nil, rules.Lose{Food: 1, Morale: 1}),
			B:  rules.Roll{AtMost: 6, Then: rules.Steps{rules.Lose{Morale: 1}, rules.Send{Who: president, To: rules.AtSickbay}}},
		}},
		{ID: "question-procedure", Ships: rules.Basestars, Jump: true, Do: rules.Choose{
			By: president,
			A:  rules.Lose{Morale: 1},
			B:  rules.Steps{rules.DamageGalactica{N: 1}, rules.Discard{Who: president, N: 3}},
		}},
		{ID: "religious-turmoil", Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: current,
			A:  check(7, pol|tac, nil, rules.Steps{rules.Lose{Morale: 1}, rules.Discard{Who: rules.Each, N: 1}}),
			B:  rules.Roll{AtMost: 4, Then: rules.Lose{Food: 1, Population: 1}},
		}},
		{ID: "requisition-for-demetrius", Ships: rules.Basestars, Do: rules.Choose{
			By: admiral,
			A:  rules.Steps{rules.Lose{Food: 1}, rules.Roll{AtMost: 6, Then: seeds(2)}},
			B:  rules.Steps{mutinies(admiral), treason(admiral, 2)},
		}},
		{ID: "secret-meetings", Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: current,
			A:  check(9, pol|tac|eng, nil, rules.Lose{Morale: 1}),
			B:  rules.Steps{mutinies(current), rules.As{Who: current, Then: oneHumanDraws}},
		}},
		{ID: "starvation-in-dogsville", Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: president,
			A:  rules.Roll{AtMost: 4, Then: rules.Lose{Population: 1, Food: 1}},
			B:  rules.Roll{AtMost: 4, Then: rules.Lose{Food: 2}},
		}},
	}
	return ofSet(all)
}

// checks are the skill checks.
func checks() []rules.Crisis {
	const current, president = rules.Current, rules.ThePresident
	all := []rules.Crisis{
		{ID: "incitement-to-mutiny", Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 13, Partly: 7, Skills: pol | lea | tac, Partial: seeds(2), Fail: seeds(4),
		}},
		{ID: "insubordinate-crew", Ships: rules.Raiders, Do: check(12, lea|tac, nil, rules.Steps{
			rules.Lose{Morale: 1}, rules.DrawMutiny{Who: rules.EachHuman, Lacking: true},
		})},
		{ID: "quorum-in-uproar", Ships: rules.LaunchRaiders, Do: check(8, pol|tac, nil, rules.Steps{
			rules.LoseQuorum{N: 2}, rules.Discard{Who: president, N: 2, Random: true},
		})},
		{ID: "rallying-support", Ships: rules.Raiders, Jump: true, Do: check(8, pol|tac, nil, rules.Steps{
			rules.Lose{Population: 1}, mutinies(current), treason(current, 1),
		})},
		{ID: "reactor-critical", Ships: rules.LaunchRaiders, Do: check(7, tac|pil|eng, treason(current, 2), rules.Lose{Fuel: 1})},
		{ID: "rebuild-trust", Ships: rules.Raiders, Do: check(9, pol|lea, rules.OpenBrig{}, rules.Lose{Morale: 2})},
	}
	return ofSet(all)
}

// ofSet says of cards that they came with Daybreak.
func ofSet(all []rules.Crisis) []rules.Crisis {
	for i := range all {
		all[i].Set = set
	}
	return all
}
