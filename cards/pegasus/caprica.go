package pegasus

import "ragtag/rules"

// caprica are the locations of New Caprica, and the two actions of its board.
func caprica() []rules.Location {
	return []rules.Location{
		{
			ID: "new-caprica-attack-occupation", Set: set, Board: rules.NewCaprica, Wide: true,
			Can: rules.CanAttackOccupation, Do: rules.AttackOccupation{HitAt: 5, Reroll: "maximum-firepower"},
		},
		{
			ID: "new-caprica-detain", Set: set, Board: rules.NewCaprica, Wide: true,
			Also: &rules.Use{Can: rules.CanDetain, Do: rules.DetainHuman{Jail: 3, Hurt: 7}},
		},
		{ID: "medical-center", Set: set, Board: rules.NewCaprica, Hazardous: true, Role: rules.AtMedical},
		{
			ID: "resistance-hq", Set: set, Board: rules.NewCaprica, Role: rules.AtResistance,
			Do: rules.Accuse{
				May:   onCaprica,
				Check: check(7, lea|tac|tre, rules.Execute{Who: rules.Chosen, Cylons: true}, nil),
			},
		},
		{
			ID: "detention", Set: set, Board: rules.NewCaprica, Hazardous: true, Role: rules.AtDetention,
			Do: check(9, pol|tac, rules.LeaveBrig{Who: rules.Acting}, nil),
		},
		{
			ID: "occupation-authority", Set: set, Board: rules.NewCaprica, Role: rules.AtAuthority,
			By: rules.ThePresident, Do: rules.MayDrawThenPlay{},
			Also: &rules.Use{Do: rules.CommandOccupation{}},
		},
		{
			ID: "breeders-canyon", Set: set, Board: rules.NewCaprica, Role: rules.AtCanyon,
			Do:   rules.Steps{rules.LoseHighest{N: 1}, rules.MoveFleetMarker{By: 1}},
			Also: &rules.Use{Do: rules.TopCrisis{}},
		},
		{
			ID: "shipyard", Set: set, Board: rules.NewCaprica, Role: rules.AtShipyard,
			Can: rules.CanPrepareOrEvacuate, Do: rules.PrepareOrEvacuate{By: rules.Acting, Board: true},
			Also: &rules.Use{Can: rules.AnyLocked, Do: rules.ScoutLocked{}},
		},
	}
}

func onCaprica(t *rules.Table, _, p rules.Seat) bool { return rules.OnCaprica(t, p) }

// capricaObjectives is the way to New Caprica.
func capricaObjectives() []rules.Objective {
	return []rules.Objective{{
		ID: "new-caprica", Set: set, Won: rules.Evacuated,
		Steps: []rules.Milestone{
			{ID: "sleeper-agents", Distance: 4, Do: rules.SleeperAgents{}},
			{ID: "new-caprica", Distance: 7, Do: rules.SettleCaprica{}, Crises: true},
		},
	}}
}

// capricaTitles are the title cards of the New Caprica objective.
func capricaTitles() []rules.TitleCard {
	return []rules.TitleCard{
		{
			ID: "president-new-caprica", Set: set, Title: rules.President,
			Uses: []rules.Use{
				{When: rules.WhenAction, Do: rules.DrawQuorum{N: 1}},
				{
					When: rules.WhenQuorumPlayed, Forced: true,
					Can: func(t *rules.Table, x rules.Ctx) bool { return rules.OnCaprica(t, x.By.Seat) },
					Do:  rules.Roll{AtMost: 3, Then: rules.Send{Who: rules.Acting, To: rules.AtDetention}},
				},
			},
		},
		{
			ID: "admiral-new-caprica", Set: set, Title: rules.Admiral,
			Uses: []rules.Use{
				{When: rules.WhenAction, Can: rules.CanNuke, Do: rules.LaunchNuke{}},
				{When: rules.WhenAction, Can: rules.InOrbit, Do: rules.LeaveCaprica{}},
			},
		},
	}
}
