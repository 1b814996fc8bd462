package pegasus

import "ragtag/rules"

// leaders are the Cylon Leaders.
func leaders() []rules.Character {
	treacherous := rules.Draw{From: rules.InEngineering | rules.InTreachery, Count: 1}
	return []rules.Character{
		{
			ID: "cavil", Set: set, Class: rules.CylonLeader, Start: "cylon-fleet-overlay",
			Draws: []rules.Draw{{From: rules.InTactics, Count: 1}, treacherous},
			Abilities: []rules.Ability{
				{ID: "primacy", Uses: []rules.Use{{When: rules.WhenAction, Do: rules.Steps{
					rules.SendBasestar{To: rules.Front},
					rules.Offer{By: rules.Acting, Then: rules.Steps{
						rules.PlaceShips{In: rules.Front, Force: rules.Force{Raiders: 3}},
						rules.PlaceShips{In: rules.Rear, Force: rules.Force{Civilians: 1}},
					}},
				}}}},
				{ID: "aggressive-tactics", Kind: rules.OncePerGame, Uses: []rules.Use{{
					When: rules.WhenMovement, Do: rules.Steps{rules.MoreAction{}, rules.MoreAction{}},
				}}},
				{ID: "lies-and-secrets", Kind: rules.Weakness, Uses: []rules.Use{{
					When: rules.WhenCylonShown, Can: rules.HoldsCards, Do: rules.Discard{Who: rules.Acting, All: true}, Forced: true,
				}}},
			},
		},
		{
			ID: "leoben-conoy", Set: set, Class: rules.CylonLeader, Start: "human-fleet-overlay",
			Draws: []rules.Draw{{From: rules.InPolitics, Count: 1}, treacherous},
			Shuns: occupied,
			Abilities: []rules.Ability{
				{ID: "glimpse-the-face-of-god", Uses: []rules.Use{{When: rules.WhenMovement, Do: rules.GlimpseDestiny{N: 2}}}},
				{ID: "cryptic-message", Kind: rules.OncePerGame, Uses: []rules.Use{{When: rules.WhenAction, Do: rules.SwapHands{}}}},
				{ID: "clouded", Kind: rules.Weakness, Parts: []rules.Part{"clouded"}},
			},
		},
		{
			ID: "caprica-six", Set: set, Class: rules.CylonLeader, Start: "caprica-overlay",
			Draws:  []rules.Draw{{From: rules.InLeadership, Count: 1}, treacherous},
			Traits: rules.Traits{FleetCost: 1},
			Abilities: []rules.Ability{
				{ID: "intimate", Uses: []rules.Use{{When: rules.WhenMovement, Can: rules.AnyoneElse, Do: rules.Entice{}}}},
				{ID: "human-delusion", Kind: rules.OncePerGame, Uses: []rules.Use{{
					When: rules.WhenPileShown, Can: rules.HoldsCards, Do: rules.Swell{},
				}}},
				{ID: "conflicted-loyalties", Kind: rules.Weakness, Parts: []rules.Part{"conflicted-loyalties"}},
			},
		},
	}
}

// occupied: another character is on the location.
func occupied(t *rules.Table, p rules.Seat, l rules.Loc) bool {
	for q := range t.Players() {
		if q != p && t.S.Seats[q].Loc == l {
			return true
		}
	}
	return false
}
