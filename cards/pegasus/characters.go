package pegasus

import (
	"slices"

	"ragtag/rules"
)

// ability is a standard ability or a weakness with one use.
func ability(id string, k rules.AbilityKind, u rules.Use) rules.Ability {
	return rules.Ability{ID: id, Kind: k, Uses: []rules.Use{u}}
}

// trait is an ability that Traits, Draws or Bars of the sheet carry out.
func trait(id string, k rules.AbilityKind) rules.Ability {
	return rules.Ability{ID: id, Kind: k, Parts: []rules.Part{rules.Part(id)}}
}

// characters are the human characters.
func characters() []rules.Character {
	return []rules.Character{
		{
			ID: "helena-cain", Set: set, Class: rules.Military, Starts: []string{"pegasus-cic", "command"},
			Draws: []rules.Draw{{From: lea, Count: 2}, {From: tac, Count: 2}, {From: lea | tac, Count: 1}},
			Bars:  barred("ftl-control", "engine-room"),
			Abilities: []rules.Ability{
				ability("intolerant", rules.Standard, rules.Use{
					When: rules.WhenOutcome, Can: wonAtQuarters, Do: rules.InsteadOfResult{Then: rules.Execute{Who: rules.Chosen}},
				}),
				ability("blind-jump", rules.OncePerGame, rules.Use{
					When: rules.WhenAction, Can: rules.CanJumpBlind(6), Do: rules.Steps{rules.DestroyCivilians{N: 2}, rules.JumpBlind{Charts: 1}},
				}),
				trait("bent-on-revenge", rules.Weakness),
			},
		},
		{
			ID: "anastasia-dee-dualla", Set: set, Class: rules.Support, Start: "communications",
			Draws:  []rules.Draw{{From: lea, Count: 1}, {From: tac, Count: 3}, {From: eng, Count: 1}},
			Traits: rules.Traits{AllCivilians: true},
			Abilities: []rules.Ability{
				trait("efficient", rules.Standard),
				ability("fast-learner", rules.OncePerGame, rules.Use{When: rules.WhenBeforeCards, Do: rules.Learn{N: 3}}),
				ability("emotionally-fragile", rules.Weakness, rules.Use{
					When: rules.WhenMoraleFalls, Can: rules.LowMorale(2), Do: rules.Execute{Who: rules.Acting, Spared: true}, Forced: true,
				}),
			},
		},
		{
			ID: "ellen-tigh", Set: set, Class: rules.Political, Start: "admirals-quarters",
			Draws: []rules.Draw{{From: pol, Count: 2}, {From: lea, Count: 2}, {From: tre, Count: 1}},
			Abilities: []rules.Ability{
				ability("politically-adroit", rules.Standard, rules.Use{
					When: rules.WhenMovementEnds, Can: mayGive,
					Do: rules.Steps{rules.Mark{Used: rules.GiveOnce}, rules.GiveCard{Then: rules.DrawCards{Who: rules.Acting, N: 2}}},
				}),
				ability("manipulative", rules.OncePerGame, rules.Use{When: rules.WhenTurnStarts, Can: manipulative.Can, Do: manipulative}),
				trait("nothing-but-trouble", rules.Weakness),
			},
		},
		{
			ID: "louanne-kat-katraine", Set: set, Class: rules.Pilot, Start: "hangar-deck",
			Draws:  []rules.Draw{{From: lea, Count: 1}, {From: tac, Count: 2}, {From: pil, Count: 2}},
			Traits: rules.Traits{Restless: true},
			Abilities: []rules.Ability{
				ability("hot-shot", rules.Standard, rules.Use{When: rules.WhenWouldRoll, Can: rules.OwnRoll, Do: rules.InsteadOfRoll{More: 2}}),
				ability("sacrifice", rules.OncePerGame, rules.Use{When: rules.WhenAction, Can: rules.CanRam, Do: rules.Ram{Raiders: 5, Heavy: 2}}),
				trait("stim-junkie", rules.Weakness),
			},
		},
	}
}

// barred keeps a character from activating locations.
func barred(ids ...string) func(*rules.Table, rules.Seat, rules.Loc) bool {
	return func(t *rules.Table, _ rules.Seat, l rules.Loc) bool {
		return slices.Contains(ids, t.Catalogue().At(l).ID)
	}
}

// wonAtQuarters: a check of the Admiral's Quarters was passed with 10 or more.
func wonAtQuarters(t *rules.Table, _ rules.Ctx) bool {
	c := &t.S.Check
	return c.Origin == rules.FromLocation && c.Source == t.Catalogue().LocComp(t.Place(rules.AtQuarters)) &&
		c.Total >= 10 && c.Total >= c.Difficulty && !c.Replaced
}

// mayGive: it has not been done in this turn, and somebody is there.
func mayGive(t *rules.Table, x rules.Ctx) bool {
	return t.S.Current == x.By.Seat && rules.Unmarked(t, rules.GiveOnce) && rules.CanGiveCard(t, x)
}

var manipulative = rules.BorrowTitle{Of: []rules.Title{rules.President, rules.Admiral}}
