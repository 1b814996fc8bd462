package pegasus

import "ragtag/rules"

// check is a skill check without a partial result.
func check(difficulty int8, skills rules.Skills, pass, fail rules.Effect) rules.Check {
	return rules.Check{Difficulty: difficulty, Skills: skills, Pass: pass, Fail: fail}
}

// The skill types by their usual groupings on cards.
const (
	pol = rules.InPolitics
	lea = rules.InLeadership
	tac = rules.InTactics
	pil = rules.InPiloting
	eng = rules.InEngineering
	tre = rules.InTreachery
)

// sully makes players discard Skill cards and draw as many treachery cards; of
// several, each does both before the next. A player who discards draws as well,
// even if the discard costs the title for which the player was named. Rule
// timing.each-draws.
func sully(who rules.Role, n int8) rules.Effect {
	switch who {
	case rules.Each:
		return rules.InTurn{Who: who, Then: sully(rules.Acting, n)}
	case rules.TheAdmiral:
		return rules.As{Who: who, Then: sully(rules.Acting, n)}
	}
	return rules.Steps{rules.Discard{Who: who, N: n}, rules.DrawCards{Who: who, N: n, From: tre}}
}

func lose(morale int8, then ...rules.Effect) rules.Effect {
	return append(rules.Steps{rules.Lose{Morale: morale}}, then...)
}

// crises are the other Crisis cards.
func crises() []rules.Crisis {
	return append(append(dilemmas(), optionalChecks()...), checks()...)
}

// dilemmas are choices between two effects.
func dilemmas() []rules.Crisis {
	return []rules.Crisis{
		{ID: "a-verdict-of-guilty", Set: set, Ships: rules.Basestars, Jump: true, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Steps{rules.Execute{Who: rules.Current}, rules.Discard{Who: rules.TheAdmiral, N: 3}},
			B:  rules.DamageGalactica{N: 2},
		}},
		{ID: "assassination-plot", Set: set, Ships: rules.Basestars, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.Steps{sully(rules.TheAdmiral, 3), sully(rules.Current, 3)},
			B:  rules.Execute{Who: rules.TheAdmiral},
		}},
		{ID: "civilian-ship-nuked", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.Steps{rules.DestroyCivilians{N: 1}, sully(rules.Each, 1)},
			B:  rules.DestroyCivilians{N: 2},
		}},
		{ID: "food-hoarding-in-the-fleet", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  lose(1, rules.Roll{AtMost: 3, Then: rules.DestroyCivilians{N: 1}}),
			B:  rules.Lose{Food: 2},
		}},
		{ID: "pressure-the-supply-ships", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Steps{rules.Gain{Food: 1}, rules.Lose{Morale: 1}, sully(rules.TheAdmiral, 2)},
			B:  rules.Lose{Food: 2},
		}},
		{ID: "suspicious-election-results", Set: set, Ships: rules.Raiders, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Succeed{Title: rules.President},
			B: rules.Steps{
				rules.Discard{Who: rules.TheAdmiral, N: 1, Random: true},
				rules.DrawCards{Who: rules.TheAdmiral, N: 1, From: tre},
			},
		}},
	}
}

// optionalChecks are choices of which one is a skill check.
func optionalChecks() []rules.Crisis {
	return []rules.Crisis{
		{ID: "code-blue", Set: set, Ships: rules.HeavyRaiders, Jump: true, Do: rules.Choose{
			By: rules.Current,
			A:  check(13, pol|lea|tac, rules.Look{By: rules.Current}, lose(1, rules.Send{Who: rules.Current, To: rules.AtBrig})),
			B:  sully(rules.Each, 2),
		}},
		{ID: "reunite-the-fleet", Set: set, Ships: rules.Raiders, Do: rules.Choose{
			By: rules.Current,
			A:  check(10, pol|lea, rules.Gain{Population: 1}, lose(1, sully(rules.Each, 1))),
			B: rules.Steps{
				rules.Discard{Who: rules.Current, N: 2, Random: true},
				rules.DrawCards{Who: rules.Current, N: 2, From: tre},
			},
		}},
		{ID: "the-black-market", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.Current,
			A:  check(13, pol|lea|tac, rules.Gain{Food: 1}, rules.Lose{Food: 2, Morale: 1}),
			B:  rules.Steps{rules.Lose{Food: 1}, sully(rules.Each, 1)},
		}},
		{ID: "unsettling-stories", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.Current,
			A:  check(9, pol|lea, nil, lose(1, sully(rules.Each, 1))),
			B:  rules.Lose{Morale: 1},
		}},
	}
}

// checks are the skill checks.
func checks() []rules.Crisis {
	treason := rules.SeedDestiny{N: 2, Of: rules.Treachery}
	return []rules.Crisis{
		{ID: "an-offer-of-peace", Set: set, Ships: rules.LaunchRaiders, Do: rules.Check{
			Difficulty: 12, Partly: 6, Skills: pol | lea,
			Partial: treason,
			Fail:    lose(1, treason),
		}},
		{
			ID: "defending-a-prisoner", Set: set, Ships: rules.HeavyRaiders, Jump: true,
			Do: check(11, pol|lea, nil, lose(1, rules.Roll{AtMost: 4, Then: rules.Execute{Who: rules.Current}})),
		},
		{ID: "medical-breakthrough", Set: set, Ships: rules.HeavyRaiders, Do: rules.Check{
			Difficulty: 12, Partly: 6, Skills: pol | lea | eng,
			Pass: rules.DrawCards{Who: rules.EachHuman, N: 1},
			Fail: lose(1, sully(rules.Each, 1)),
		}},
		{ID: "review-galacticas-log", Set: set, Ships: rules.Raiders, Jump: true, Do: rules.Check{
			Difficulty: 14, Partly: 6, Skills: pol | lea | tac,
			Partial: rules.Discard{Who: rules.TheAdmiral, N: 3},
			Fail:    lose(1, rules.Discard{Who: rules.TheAdmiral, N: 5}),
		}},
		{
			ID: "sabotage-investigated", Set: set, Ships: rules.HeavyRaiders, Jump: true,
			Do: check(9, tac|eng, rules.Lose{Food: 1}, rules.Lose{Morale: 1, Fuel: 1, Food: 1}),
		},
		{
			ID: "standoff-with-pegasus", Set: set, Ships: rules.LaunchRaiders,
			Do: check(22, pol|lea|tac|pil,
				rules.Release{By: rules.Current},
				rules.Steps{rules.Lose{Population: 1, Morale: 1}, rules.DamageVipers{N: 1, InSpace: true}}),
		},
		{
			ID: "training-snafu", Set: set, Ships: rules.Basestars, Jump: true,
			Do: check(8, lea|pil, nil, rules.DamageVipers{N: 3, Anywhere: true}),
		},
	}
}
