package daybreak

import "ragtag/rules"

// missions are the Mission cards.
func missions() []rules.Mission {
	mission := func(id string, difficulty int8, skills rules.Skills, pass, fail rules.Effect) rules.Mission {
		return rules.Mission{ID: id, Set: set, Do: rules.Check{Difficulty: difficulty, Skills: skills, Pass: pass, Fail: fail}}
	}
	// far gives distance when it is passed, and goes back into the deck when it is
	// not.
	far := func(id string, distance, difficulty int8, skills rules.Skills, fail rules.Effect) rules.Mission {
		m := mission(id, difficulty, skills, rules.GainDistance{}, rules.Steps{fail, rules.TurnDown{}})
		m.Distance = distance
		return m
	}
	return []rules.Mission{
		mission("attack-on-the-colony", 14, tac|pil,
			rules.ClearShips{Of: []rules.Ship{rules.BasestarA}, Out: 1},
			rules.Steps{rules.PlaceShips{In: rules.Front, Force: rules.Force{Basestars: 1}}, rules.DamageGalactica{N: 1}}),
		mission("cylon-civil-war", 21, pol|lea|tac, rules.RebelsJoin{With: rules.HumanSide}, rules.RebelsJoin{With: rules.CylonSide}),
		mission("destroy-the-hub", 14, lea|tac|pil,
			rules.DestroyHub{},
			rules.Steps{rules.Lose{Population: 1}, rules.RecallVipers{}, rules.DamageVipers{N: 2, By: rules.Current}}),
		far("digging-up-the-past", 1, 14, pol|lea, rules.SeedDestiny{N: 2, Of: rules.Treachery}),
		mission("needs-of-the-people", 18, pol|lea|eng,
			rules.Steps{rules.Gain{Food: 2}, rules.RepairOne{}},
			rules.Steps{rules.Lose{Food: 1}, rules.DrawCards{Who: rules.EachHuman, N: 1, From: rules.InTreachery}}),
		mission("rescue-hera", 20, pol|tac|pil,
			rules.GainMiracle{Who: rules.EachHuman, Lacking: true},
			rules.Steps{rules.Lose{Morale: 1}, rules.LoseRaptor{}}),
		mission("the-red-stripes", 16, tac|pil|eng,
			rules.ClearShips{Of: []rules.Ship{rules.HeavyRaider, rules.Centurion}, Out: 2},
			rules.Steps{rules.PlaceShips{In: rules.Front, Force: rules.Force{Heavy: 1}}, rules.AddCenturions{N: 1}}),
		far("the-search-for-home", 2, 25, pol|lea|tac|eng, rules.Lose{Fuel: 1}),
	}
}
