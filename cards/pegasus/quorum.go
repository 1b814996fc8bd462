package pegasus

import "ragtag/rules"

// quorum are the Quorum cards.
func quorum() []rules.Quorum {
	return []rules.Quorum{
		{
			ID: "assign-chief-of-staff", Set: set,
			Do: rules.Steps{rules.DrawCards{Who: rules.Acting, N: 2, From: pol}, rules.KeepBefore{Give: true}},
			Kept: []rules.Use{{
				When: rules.WhenBeforeCards, Can: politicsHurts, Do: rules.Steps{rules.UseUp{}, rules.MakePositive{Types: pol}},
			}},
		},
		{
			ID: "civilian-self-defense", Set: set, Can: rules.AnyCivilian,
			Do: rules.SelfDefense{Raiders: 3, Heavy: 1, Roll: rules.Roll{AtMost: 2, Then: rules.LoseDefender{}}},
		},
		{
			ID: "consult-the-oracle", Set: set,
			Do: rules.Steps{rules.SeeBottom{}, rules.CullDestiny{N: 2}},
		},
		{ID: "enact-production-quotas", Set: set, Do: rules.Steps{rules.Gain{Food: 1}, rules.Lose{Morale: 1}}},
		{ID: "eulogy", Set: set, Can: rules.AnyoneMourned, Do: rules.Gain{Morale: 1}},
		{ID: "execute-prisoner", Set: set, Can: rules.AnyoneAt(rules.AtBrig), Do: rules.ExecuteFrom{At: rules.AtBrig}},
		{
			ID: "probation", Set: set, Do: rules.KeepBefore{Give: true, Self: true},
			Kept: []rules.Use{{When: rules.WhenContributed, ByPresident: true, Do: rules.Steps{rules.UseUp{}, rules.SeeAdded{}}}},
		},
		{ID: "resources-for-galactica", Set: set, Can: rules.AnyRepair, Do: rules.RepairAny{Vipers: 2}},
		{
			ID: "unsavory-connections", Set: set,
			Do: rules.Steps{
				rules.Discard{Who: rules.Acting, N: 2, Random: true},
				rules.DrawCards{Who: rules.Acting, N: 2, From: tre},
				rules.OneOf{By: rules.Acting, A: rules.Gain{Food: 1}, B: rules.Gain{Fuel: 1}},
			},
		},
	}
}

// politicsHurts: politics cards do not help in this check yet.
func politicsHurts(t *rules.Table, _ rules.Ctx) bool { return !t.S.Check.Positive.Has(rules.Politics) }
