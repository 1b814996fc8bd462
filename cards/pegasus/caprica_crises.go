package pegasus

import "ragtag/rules"

// What many cards of New Caprica do.
var (
	prepareOrEvacuate = rules.PrepareOrEvacuate{By: rules.Current}
	currentDetained   = ifThere(rules.AtDetention)
	currentHurt       = ifThere(rules.AtMedical)
	retrain           = sully(rules.Each, 2)
)

// ifThere sends the current player somewhere, if on New Caprica.
func ifThere(to rules.Place) rules.Effect {
	return rules.If{Key: "current-on-caprica", Test: currentOnCaprica, Then: rules.Send{Who: rules.Current, To: to}}
}

func currentOnCaprica(t *rules.Table, _ rules.Ctx) bool { return rules.OnCaprica(t, t.S.Current) }

// detain lets a player send a human on New Caprica somewhere.
func detain(by rules.Role, to rules.Place) rules.Effect {
	return rules.SendOne{By: by, To: to, OnCaprica: true}
}

// orCheck is a choice of the current player between a skill check and another
// effect.
func orCheck(a rules.Check, b rules.Effect) rules.Choose {
	return rules.Choose{By: rules.Current, A: a, B: b}
}

// capricaCrises are the New Caprica Crisis cards.
func capricaCrises() []rules.Crisis {
	all := append(append(capricaDilemmas(), capricaOptional()...), capricaChecks()...)
	for i := range all {
		all[i].Set, all[i].Caprica = set, true
	}
	return all
}

// capricaDilemmas are choices between two effects.
func capricaDilemmas() []rules.Crisis {
	return []rules.Crisis{
		{ID: "a-cylon-ally", Ships: rules.Raiders, Occupation: true, Jump: true, Do: rules.Choose{
			By: rules.TheAdmiral, NeedsA: func(t *rules.Table) bool { return rules.OnCaprica(t, t.S.Current) },
			A: rules.Steps{prepareOrEvacuate, rules.Roll{AtMost: 5, Then: rules.Send{Who: rules.Current, To: rules.AtDetention}}},
			B: rules.Steps{rules.Discard{Who: rules.TheAdmiral, N: 2}, rules.Discard{Who: rules.Current, N: 3}},
		}},
		{ID: "attack-on-the-power-plant", Ships: rules.LaunchRaiders, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  lose(1, rules.DrawCards{Who: rules.EachHuman, N: 2}),
			B:  rules.Steps{rules.Lose{Population: 1}, rules.Gain{Morale: 1}},
		}},
		{ID: "demanded-surrender", Ships: rules.Basestars, Occupation: true, Do: rules.Choose{
			By: rules.ThePresident, A: detain(rules.ThePresident, rules.AtDetention), B: rules.Lose{Morale: 1},
		}},
		{ID: "establish-sanitation", Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: rules.ThePresident, A: rules.SkipJump{}, B: rules.Lose{Morale: 1},
		}},
		{ID: "execution-list", Ships: rules.HeavyRaiders, Occupation: true, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.Roll{AtMost: 5, Then: rules.Execute{Who: rules.ThePresident}},
			B:  rules.Lose{Population: 1},
		}},
		{ID: "keeping-hera-hidden", Ships: rules.Raiders, Occupation: true, Jump: true, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.SeedDestiny{N: 2, Of: rules.Treachery},
			B:  detain(rules.ThePresident, rules.AtDetention),
		}},
		{ID: "marine-reinforcements", Ships: rules.Raiders, Do: rules.Choose{
			By: rules.TheAdmiral,
			A: rules.Steps{
				rules.DestroyOccupation{By: rules.Current, N: 1},
				rules.Discard{Who: rules.TheAdmiral, N: 2},
				rules.Discard{Who: rules.Current, N: 3},
			},
			B: detain(rules.TheAdmiral, rules.AtDetention),
		}},
		{ID: "ncp-graduation", Ships: rules.HeavyRaiders, Jump: true, Do: rules.Choose{
			By: rules.TheAdmiral, A: rules.Lose{Morale: 1}, B: rules.Lose{Population: 1},
		}},
	}
}

// capricaOptional are choices of which one is a skill check.
func capricaOptional() []rules.Crisis {
	return []rules.Crisis{
		{ID: "arrests-at-night", Ships: rules.LaunchRaiders, Jump: true, Do: orCheck(
			check(10, lea|tac, nil, lose(1, currentDetained)), retrain)},
		{ID: "brutal-treatment", Ships: rules.Basestars, Occupation: true, Jump: true, Do: orCheck(
			check(9, pol|tac, nil, lose(1, currentHurt)), detain(rules.Current, rules.AtDetention))},
		{ID: "contact-informant", Ships: rules.Raiders, Occupation: true, Jump: true, Do: orCheck(
			check(9, pol|tac, nil, rules.Lose{Morale: 1, Population: 1}), rules.Lose{Population: 1})},
		{ID: "held-for-questioning", Ships: rules.HeavyRaiders, Occupation: true, Jump: true, Do: orCheck(
			check(10, pol|lea|tac, nil, lose(1, currentDetained)), rules.Discard{Who: rules.Current, N: 3, Random: true})},
		{ID: "hiding-underground", Ships: rules.Raiders, Occupation: true, Jump: true, Do: orCheck(
			check(9, lea|tac, nil, rules.Lose{Food: 1}), detain(rules.Current, rules.AtDetention))},
		{ID: "ncp-recruitment", Ships: rules.Raiders, Do: orCheck(check(8, pol|lea, nil, rules.Lose{Morale: 1}), retrain)},
		{ID: "playing-with-emotions", Ships: rules.LaunchRaiders, Jump: true, Do: orCheck(
			check(7, pol|tac, nil, rules.Lose{Morale: 1}), betrayed())},
		{ID: "prepare-for-a-fight", Ships: rules.Raiders, Occupation: true, Jump: true, Do: orCheck(
			check(8, lea|tac|eng, rules.DestroyOccupation{By: rules.Current, N: 1}, lose(1, currentDetained)),
			detain(rules.Current, rules.AtMedical))},
		{ID: "rescue-detainees", Ships: rules.HeavyRaiders, Occupation: true, Jump: true, Do: orCheck(
			check(9, lea|tac, rules.FreeDetained{By: rules.Current}, rules.Lose{Morale: 1}),
			rules.Roll{AtMost: 4, Then: detain(rules.Current, rules.AtDetention)})},
	}
}

// betrayed makes the current player discard 2 random cards and draw treachery.
func betrayed() rules.Effect {
	return rules.Steps{rules.Discard{Who: rules.Current, N: 2, Random: true}, rules.DrawCards{Who: rules.Current, N: 2, From: tre}}
}

// capricaChecks are the skill checks.
func capricaChecks() []rules.Crisis {
	free := rules.FreeDetained{By: rules.Current}
	return []rules.Crisis{
		{ID: "betrayed-from-within", Ships: rules.Raiders, Jump: true, Do: rules.Check{
			Difficulty: 9, Partly: 6, Skills: pol | lea,
			Partial: betrayed(),
			Fail:    rules.Execute{Who: rules.Current},
		}},
		{ID: "centurion-ambush", Ships: rules.Raiders, Jump: true, Do: check(7, tac|pil, nil,
			rules.Steps{rules.Lose{Population: 1}, currentHurt})},
		{ID: "contact-raptor", Ships: rules.Raiders, Jump: true, Do: check(7, pol|eng, nil,
			lose(1, rules.Discard{Who: rules.Current, N: 2}))},
		{ID: "decode-cylon-maps", Ships: rules.HeavyRaiders, Occupation: true, Do: check(8, tac|eng, prepareOrEvacuate,
			lose(1, rules.PlaceOccupation{N: 1}))},
		{ID: "dissent-among-cylons", Ships: rules.LaunchRaiders, Jump: true, Do: rules.Check{
			Difficulty: 12, Partly: 7, Skills: pol | lea,
			Pass: rules.InTurn{Who: rules.EachHuman, May: true, Then: rules.DrawCards{Who: rules.Acting, N: 2}},
			Fail: rules.Lose{Morale: 1},
		}},
		{ID: "intra-atmos-entry", Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 15, Partly: 9, Skills: lea | tac | pil | eng,
			Pass: rules.Steps{prepareOrEvacuate, rules.MoveFleetMarker{By: 1}},
			Fail: rules.Steps{
				rules.Lose{Fuel: 1},
				rules.If{Key: "galactica-in-orbit", Test: rules.InOrbit, Then: rules.DamageGalactica{N: 1}},
			},
		}},
		{ID: "labor-union-strike", Ships: rules.Raiders, Occupation: true, Jump: true, Do: rules.Check{
			Difficulty: 13, Partly: 10, Skills: pol | tac,
			Pass: rules.Gain{Morale: 1},
			Fail: rules.Steps{rules.Lose{Food: 1}, currentDetained},
		}},
		{ID: "meet-liaison-officer", Ships: rules.Raiders, Jump: true, Do: check(10, pol|tac, nil,
			rules.Steps{rules.Lose{Fuel: 1}, rules.LoseRaptor{}})},
		{ID: "organize-the-pilots", Ships: rules.Basestars, Do: check(9, pol|pil, prepareOrEvacuate, rules.DestroyStacked{})},
		{ID: "prepare-the-civilians", Ships: rules.Raiders, Jump: true, Do: check(9, pol|lea, nil,
			rules.Steps{rules.Lose{Food: 1}, rules.PlaceOccupation{N: 1}})},
		{ID: "recover-launch-keys", Ships: rules.Basestars, Do: check(10, lea|tac|eng, prepareOrEvacuate,
			rules.Steps{rules.Lose{Population: 1}, currentDetained})},
		{ID: "resistance-bombings", Ships: rules.Basestars, Occupation: true, Do: rules.Check{
			Difficulty: 12, Partly: 7, Skills: lea | tac | eng,
			Pass: rules.Offer{By: rules.TheAdmiral, Then: lose(1, rules.OneOf{
				By: rules.TheAdmiral,
				A:  rules.ExecuteOne{By: rules.TheAdmiral, May: revealed},
				B:  rules.DestroyOccupation{By: rules.TheAdmiral, N: 2},
			})},
			Fail: rules.Lose{Morale: 1, Population: 1},
		}},
		{ID: "second-thoughts", Ships: rules.Basestars, Occupation: true, Jump: true, Do: check(9, pol|lea, free, rules.Lose{Morale: 1})},
	}
}

// revealed: a revealed Cylon.
func revealed(t *rules.Table, _, p rules.Seat) bool { return !rules.Human(t, p) }
