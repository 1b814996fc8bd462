package exodus

import "ragtag/rules"

// zeros and six are the strengths of the two new cards of every type.
func zeros() []rules.Strength { return []rules.Strength{{Value: 0, Copies: 3}} }

func six() []rules.Strength { return []rules.Strength{{Value: 6, Copies: 1}} }

// inChecks is the use of a card that takes effect when it is turned up in a check.
func inChecks(e rules.Effect) []rules.Use { return []rules.Use{{When: rules.WhenPileStands, Do: e}} }

// skills are the four new cards of each type.
func skills() []rules.SkillCard {
	return []rules.SkillCard{
		{ID: "red-tape", Set: set, Skill: rules.Politics, Strengths: zeros(), Icon: true, Uses: inChecks(rules.DiscardStrong{From: 5})},
		{ID: "political-prowess", Set: set, Skill: rules.Politics, Strengths: six(), Uses: []rules.Use{{
			When: rules.WhenCheckBegins, Can: locationCheck, Do: rules.Decide{},
		}}},
		{ID: "iron-will", Set: set, Skill: rules.Leadership, Strengths: zeros(), Icon: true, Uses: inChecks(rules.HoldOut{Short: 4, Morale: 1})},
		{ID: "state-of-emergency", Set: set, Skill: rules.Leadership, Strengths: six(), Uses: []rules.Use{{
			When: rules.WhenAction, Do: rules.Steps{rules.Lose{Food: 1}, rules.EachMovesOrActs{}},
		}}},
		{ID: "trust-instincts", Set: set, Skill: rules.Tactics, Strengths: zeros(), Icon: true, Uses: inChecks(rules.AddDestiny{N: 2})},
		{ID: "scout-for-fuel", Set: set, Skill: rules.Tactics, Strengths: six(), Uses: []rules.Use{{
			When: rules.WhenAction, Can: rules.HasRaptor, Do: rules.Roll{AtMost: 3, Then: rules.LoseRaptor{}, Else: rules.Gain{Fuel: 1}},
		}}},
		{ID: "protect-the-fleet", Set: set, Skill: rules.Piloting, Strengths: zeros(), Icon: true, Uses: inChecks(rules.If{
			Key: "piloting-adds-3", Test: rules.Adds(rules.Piloting, 3),
			Then: rules.Offer{By: rules.Current, Then: rules.ActivateVipers{N: 1}},
		})},
		{ID: "best-of-the-best", Set: set, Skill: rules.Piloting, Strengths: six(), Uses: []rules.Use{{
			When: rules.WhenPilotAttacks, Can: rules.NotAttacked, Do: rules.Barrage{},
		}}},
		{ID: "establish-network", Set: set, Skill: rules.Engineering, Strengths: zeros(), Icon: true, Uses: inChecks(rules.DoubleType{Type: rules.Engineering})},
		{ID: "build-nuke", Set: set, Skill: rules.Engineering, Strengths: six(), Uses: []rules.Use{{
			When: rules.WhenAction, Do: rules.GainNuke{},
		}}},
	}
}

// locationCheck: the check is that of a location, and nobody has decided it.
func locationCheck(t *rules.Table, _ rules.Ctx) bool {
	return t.S.Check.Origin == rules.FromLocation && t.S.Check.Settled == rules.Unsettled
}
