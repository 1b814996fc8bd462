package base

import (
	"ragtag/options"
	"ragtag/rules"
)

// coop leaves a card out of the cooperative variant.
var coop = []options.Word{options.Coop}

// assign draws Politics cards and gives the card to another player.
func assign(give rules.KeepBefore) rules.Steps {
	return rules.Steps{rules.DrawCards{Who: rules.Acting, N: 2, From: pol}, give}
}

// quorum are the Quorum cards.
func quorum() []rules.Quorum {
	return []rules.Quorum{
		{
			ID: "accept-prophecy", Set: set,
			Do: rules.Steps{rules.DrawCards{Who: rules.Acting, N: 1, From: rules.AnySkill}, rules.KeepBefore{}},
			Kept: []rules.Use{{
				When: rules.WhenBeforeCards, Can: prophecy, Do: rules.Steps{rules.Ease{By: 2}, rules.UseUp{}}, Forced: true,
			}},
			Retains: true,
		},
		{ID: "arrest-order", Set: set, Without: coop, Count: 2, Can: rules.AnyoneJailable, Do: rules.SendOne{By: rules.Acting, To: rules.AtBrig}},
		{
			ID: "assign-arbitrator", Set: set, Without: coop, Do: assign(rules.KeepBefore{Give: true}),
			Kept: []rules.Use{{
				When: rules.WhenBeforeCards, Can: checkAt(rules.AtQuarters), Do: rules.Steps{rules.UseUp{}, rules.EaseOrHarden{N: 3}},
			}},
		},
		{
			ID: "assign-mission-specialist", Set: set, Do: assign(rules.KeepBefore{Give: true}),
			Kept: []rules.Use{{When: rules.WhenDestination, Do: rules.Steps{rules.Steer{Draw: 3}, rules.UseUp{}}, Forced: true}},
		},
		{ID: "assign-vice-president", Set: set, Do: assign(rules.KeepBefore{Give: true, Heir: true}), Parts: []rules.Part{"vice-president"}, Succeeds: true},
		{
			ID: "authorization-of-brutal-force", Set: set, Count: 2, Can: rules.AnyToDestroy,
			Do: rules.Steps{rules.DestroySome{Raiders: 3}, rules.Roll{AtMost: 2, Then: rules.Lose{Population: 1}}},
		},
		{
			ID: "encourage-mutiny", Set: set, Without: coop, Can: anyMutineer,
			Do: rules.Designate{
				May:  mayMutiny,
				Then: rules.ChosenRolls{Roll: rules.Roll{AtMost: 2, Then: rules.Lose{Morale: 1}, Else: rules.PassTitle{Title: rules.Admiral, To: rules.Chosen}}},
			},
		},
		{ID: "food-rationing", Set: set, Count: 2, Do: gamble(rules.Gain{Food: 1})},
		{ID: "inspirational-speech", Set: set, Count: 4, Do: gamble(rules.Gain{Morale: 1})},
		{
			ID: "presidential-pardon", Set: set, Can: anyPrisoner,
			Do: rules.Designate{May: prisoner, Then: rules.LeaveBrig{Who: rules.Chosen}},
		},
		{
			ID: "release-cylon-mugshots", Set: set, Without: coop,
			Do: rules.Steps{rules.Look{By: rules.Acting}, rules.Roll{AtMost: 3, Then: rules.Lose{Morale: 1}}},
		},
	}
}

// gamble has an effect on 6 or more, and then removes the card.
func gamble(win rules.Effect) rules.Roll {
	return rules.Roll{AtMost: 5, Else: rules.Steps{win, rules.RemoveQuorum{}}}
}

// prophecy: somebody activated Administration, or chose the President with
// Admiral's Quarters.
func prophecy(t *rules.Table, x rules.Ctx) bool {
	return checkAt(rules.AtAdministration)(t, x) ||
		checkAt(rules.AtQuarters)(t, x) && t.S.Check.Chosen == t.S.Titles[rules.President]
}

func mayMutiny(t *rules.Table, by, p rules.Seat) bool {
	return rules.Other(t, by, p) && rules.Electable(t, p) && p != t.S.Titles[rules.Admiral]
}

func anyMutineer(t *rules.Table, x rules.Ctx) bool { return rules.Some(t, x, mayMutiny) }

func prisoner(t *rules.Table, by, p rules.Seat) bool {
	there := rules.OnCaprica(t, by)
	return rules.Other(t, by, p) && rules.Human(t, p) && rules.Jailed(t, p) && (!there || rules.OnCaprica(t, p))
}

func anyPrisoner(t *rules.Table, x rules.Ctx) bool { return rules.Some(t, x, prisoner) }
