package exodus

import "ragtag/rules"

// ionianObjective is the way to the Ionian Nebula.
func ionianObjective() []rules.Objective {
	return []rules.Objective{{
		ID: "ionian-nebula", Set: set, Won: rules.HumansJumped,
		Steps: []rules.Milestone{
			{ID: "sleeper-agents", Distance: 4, Do: rules.SleeperAgents{}},
			{ID: "crossroads", Distance: 8, Do: rules.Crossroads{}},
			{ID: "final-jump", Distance: 8, Last: true},
		},
	}}
}

// crossroads are the Crossroads cards. The player who was dealt one acts.
func crossroads() []rules.CrossroadsCard {
	return []rules.CrossroadsCard{
		{
			ID: "disturbing-vision", Set: set,
			Benevolent: rules.Steps{
				rules.DiscardTrauma{Who: rules.Acting, N: 2},
				rules.Discard{Who: rules.Acting, N: 2, Random: true},
			},
			Antagonistic: rules.Steps{
				rules.DrawTrauma{Who: rules.EachCylon, N: 2},
				rules.Execute{Who: rules.TheAdmiral},
			},
		},
		{
			ID: "miraculous-return", Set: set,
			Benevolent: rules.Steps{
				rules.Gain{Morale: 1}, rules.RestoreViper{}, activate(rules.Raiders), activate(rules.Raiders),
			},
			Antagonistic: lose(1, rules.DestroyCivilians{N: 1}, rules.HitBasestar{}),
		},
		{
			ID: "perjury", Set: set,
			Benevolent: rules.Steps{
				rules.Discard{Who: rules.Acting, N: 2, Random: true},
				rules.MayDiscardTrauma{Who: rules.Acting, N: 2},
			},
			Antagonistic: rules.Steps{
				rules.DrawTrauma{Who: rules.Acting, N: 2},
				rules.Offer{By: rules.Acting, Then: rules.DrawCards{Who: rules.Acting, N: 2}},
			},
		},
		{
			ID: "scanned", Set: set,
			Benevolent:   rules.Steps{rules.RemoveRaiders{N: 4}, rules.Lose{Morale: 1}},
			Antagonistic: rules.Steps{rules.RaidersAlone{}, rules.MoveFleetMarker{By: 1}},
		},
		{
			ID: "strange-music", Set: set,
			Benevolent: rules.Steps{
				rules.Look{By: rules.Acting, All: true},
				rules.DiscardTrauma{Who: rules.Acting, N: 1},
			},
			Antagonistic: rules.Steps{rules.DealLoyalty{}, rules.DrawTrauma{Who: rules.EachCylon, N: 1}},
		},
		{
			ID: "testimony", Set: set,
			Benevolent: rules.Designate{May: rules.Other, Then: rules.Steps{
				rules.Discard{Who: rules.Chosen, N: 2, Random: true},
				rules.MayDiscardTrauma{Who: rules.Chosen, N: 2},
			}},
			Antagonistic: rules.Designate{May: rules.Other, Then: rules.Steps{
				rules.DrawCards{Who: rules.Chosen, N: 2},
				rules.DrawTrauma{Who: rules.Chosen, N: 2},
			}},
		},
		{
			ID: "the-opera-house", Set: set,
			Benevolent: rules.Steps{
				rules.DrawTrauma{Who: rules.Acting, N: 3},
				rules.Designate{May: rules.Other, Then: rules.DrawTrauma{Who: rules.Chosen, N: 3}},
			},
		},
	}
}
