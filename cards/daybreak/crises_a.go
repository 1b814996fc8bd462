package daybreak

import "ragtag/rules"

// The Crisis cards from A Desperate Pact to Hybrid in Panic.

// choicesA are choices between two boxes.
func choicesA() []rules.Crisis {
	const current, president, admiral = rules.Current, rules.ThePresident, rules.TheAdmiral
	return ofSet([]rules.Crisis{
		{ID: "a-desperate-pact", Ships: rules.Raiders, Do: rules.Choose{
			By: current,
			A: check(15, pol|lea|pil, nil, rules.Steps{
				rules.Lose{Morale: 1}, rules.Succeed{Title: rules.President},
			}),
			B: rules.Steps{rules.Discard{Who: president, N: 3}, mutinies(current)},
		}},
		{ID: "abandon-galactica", Ships: rules.Basestars, Jump: true, Do: rules.Choose{
			By:     admiral,
			A:      rules.SpendNuke{},
			B:      rules.Steps{rules.Lose{Food: 1}, treason(admiral, 2)},
			NeedsA: rules.HasNuke,
		}},
		{ID: "an-ambitious-operation", Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: admiral,
			A: rules.Steps{rules.Lose{Fuel: 1}, rules.As{Who: admiral, Then: rules.Designate{
				May: anotherMiracle, Then: rules.GainMiracle{Who: rules.Chosen},
			}}},
			B: rules.Roll{AtMost: 4, Then: rules.Lose{Fuel: 1}},
		}},
		{ID: "dangerous-plots", Ships: rules.Basestars, Jump: true, Do: rules.Choose{
			By: president,
			A:  rules.Steps{mutinies(admiral), mutinies(president)},
			B:  rules.Steps{rules.Lose{Morale: 1}, rules.Discard{Who: current, N: 3}},
		}},
		{ID: "dishonest-tactics", Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: president,
			A:  rules.Steps{rules.Lose{Morale: 1}, rules.Release{By: president, To: rules.AtCommand}},
			B:  rules.Steps{rules.Lose{Fuel: 1}, rules.DrawQuorum{N: 2}},
		}},
		{ID: "earth-in-ruins", Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: current,
			A:  check(9, pol|lea|tac, rules.Lose{Morale: 1}, rules.Lose{Morale: 2}),
			B:  rules.Steps{rules.Lose{Food: 1}, mutinies(current)},
		}},
		{ID: "enemy-of-my-enemy", Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: current,
			A:  check(13, pol|lea|pil, rules.Lose{Morale: 1}, rules.Steps{rules.Lose{Morale: 2}, rules.DamageGalactica{N: 1}}),
			B:  rules.DamageGalactica{N: 2},
		}},
		{ID: "galactica-falling-apart", Ships: rules.Raiders, Jump: true, Do: rules.Choose{
			By: current,
			A:  check(8, lea|pil|eng, nil, rules.Steps{rules.Lose{Morale: 1}, rules.DamageGalactica{N: 1}}),
			B:  rules.Roll{AtMost: 6, Then: rules.Lose{Food: 1}},
		}},
	})
}

// anotherMiracle: another player, who may hold one more miracle token.
func anotherMiracle(t *rules.Table, by, p rules.Seat) bool {
	return p != by && rules.MayGainMiracle(t, p)
}

// checksA are the skill checks.
func checksA() []rules.Crisis {
	const current = rules.Current
	return ofSet([]rules.Crisis{
		{ID: "consult-the-hybrid", Ships: rules.HeavyRaiders, Jump: true, Do: check(10, pol|lea,
			rules.Steps{mutinies(current), rules.DrawCards{Who: current, N: 2, From: rules.AnySkill}},
			rules.Steps{rules.Lose{Food: 1}, seeds(2)})},
		{ID: "domestic-dispute", Ships: rules.Raiders, Do: check(9, pol|tac, nil, rules.Steps{
			rules.Lose{Morale: 1}, rules.Send{Who: current, To: rules.AtSickbay},
		})},
		{ID: "give-in-to-despair", Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 14, Partly: 9, Skills: pol | lea,
			Partial: rules.Steps{rules.Lose{Food: 1}, treason(current, 3)}, Fail: rules.Lose{Morale: 2},
		}},
		{ID: "hybrid-in-panic", Ships: rules.HeavyRaiders, Jump: true, Do: rules.Check{
			Difficulty: 12, Partly: 8, Skills: tac | eng,
			Pass: rules.MoveFleetMarker{By: 1}, Partial: rules.Discard{Who: current, N: 2}, Fail: rules.Lose{Fuel: 1},
		}},
	})
}

// attacksA are the Cylon attacks.
func attacksA() []rules.Crisis {
	return ofSet([]rules.Crisis{
		{ID: "blindsided", Do: rules.Attack{
			Ships: []rules.Activation{rules.Raiders},
			SetUp: [rules.NumAreas]force{
				rules.Front:          {Basestars: 1, Heavy: 1},
				rules.StarboardFront: {Raiders: 3},
				rules.Rear:           {Basestars: 1, Heavy: 1},
				rules.PortRear:       {Civilians: 1},
				rules.PortFront:      {Vipers: 1, Civilians: 2},
			},
			Special: rules.LoseRaptor{},
		}},
		{ID: "event-horizon", Stands: rules.Standing{Toll: true, Ends: []rules.Window{rules.WhenFleetJumps}}, Do: rules.Attack{
			Ships: []rules.Activation{rules.Raiders},
			SetUp: [rules.NumAreas]force{
				rules.Front:          {Raiders: 2, Vipers: 1},
				rules.StarboardFront: {Basestars: 1},
				rules.Rear:           {Basestars: 1, Raiders: 2},
				rules.PortRear:       {Vipers: 1},
				rules.PortFront:      {Vipers: 1},
			},
			Special: rules.Keep{},
		}},
		{ID: "hornets-nest", Stands: rules.Standing{Unplayed: []rules.Skill{rules.Piloting}, Ends: untilShot}, Do: rules.Attack{
			Ships: []rules.Activation{rules.Raiders},
			SetUp: [rules.NumAreas]force{
				rules.Front:         {Raiders: 3, Vipers: 1, Civilians: 1},
				rules.StarboardRear: {Basestars: 1},
				rules.Rear:          {Raiders: 3},
				rules.PortRear:      {Vipers: 1},
				rules.PortFront:     {Civilians: 2},
			},
			Special: rules.Keep{},
		}},
	})
}
