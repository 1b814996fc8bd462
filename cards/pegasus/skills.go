package pegasus

import "ragtag/rules"

// low and high are the strengths of the two new cards of every type.
func low() []rules.Strength { return []rules.Strength{{Value: 1, Copies: 1}, {Value: 2, Copies: 1}} }

func high() []rules.Strength {
	return []rules.Strength{{Value: 3, Copies: 1}, {Value: 4, Copies: 1}, {Value: 5, Copies: 1}}
}

// skills are the five new cards of each type, and the card that replaces one of the base game.
func skills() []rules.SkillCard {
	return []rules.SkillCard{
		{
			ID: "investigative-committee-pegasus", Set: set, Replaces: "investigative-committee", Skill: rules.Politics,
			Strengths: []rules.Strength{{Value: 3, Copies: 4}, {Value: 4, Copies: 2}, {Value: 5, Copies: 1}},
			Uses: []rules.Use{{
				When: rules.WhenBeforeCards,
				Can:  func(t *rules.Table, _ rules.Ctx) bool { return !t.S.Check.FaceUp },
				Do:   rules.FaceUp{ButDestiny: true},
			}},
		},
		{ID: "support-the-people", Set: set, Skill: rules.Politics, Strengths: low(), Uses: reckless(rules.DrawIfShort{Held: 4, N: 2})},
		{ID: "preventative-policy", Set: set, Skill: rules.Politics, Strengths: high(), Uses: []rules.Use{{
			When: rules.WhenMovement,
			Do:   rules.Guard{},
		}}},
		{ID: "major-victory", Set: set, Skill: rules.Leadership, Strengths: low(), Uses: []rules.Use{{
			When: rules.WhenDestroyed,
			Can:  unmarked(rules.CheerOnce),
			Do:   rules.Once{Used: rules.CheerOnce, Then: rules.Roll{AtMost: 4, Else: rules.Gain{Morale: 1}}},
		}}},
		{ID: "at-any-cost", Set: set, Skill: rules.Leadership, Strengths: high(), Uses: reckless(rules.MakePositive{Types: rules.InTreachery})},
		{ID: "guts-and-initiative", Set: set, Skill: rules.Tactics, Strengths: low(), Uses: reckless(rules.NoDestiny{})},
		{ID: "critical-situation", Set: set, Skill: rules.Tactics, Strengths: high(), Uses: []rules.Use{{
			When: rules.WhenMovement,
			Can:  rules.NotOrdered,
			Do:   rules.Act{},
		}}},
		{ID: "full-throttle", Set: set, Skill: rules.Piloting, Strengths: low(), Uses: []rules.Use{
			{When: rules.WhenMovement, Can: rules.CanDash, Do: rules.Dash{}},
			{When: rules.WhenAction, Can: rules.CanDash, Do: rules.Dash{}},
		}},
		{ID: "run-interference", Set: set, Skill: rules.Piloting, Strengths: high(), Uses: []rules.Use{{
			When: rules.WhenRaidersAct,
			Can:  rules.CanJam,
			Do:   rules.Jam{N: 4},
		}}},
		{ID: "jury-rigged", Set: set, Skill: rules.Engineering, Strengths: low(), Uses: reckless(rules.Ease{By: -4})},
		{ID: "calculations", Set: set, Skill: rules.Engineering, Strengths: high(), Uses: []rules.Use{{
			When: rules.WhenRolled,
			Can:  rules.CanNudge,
			Do:   rules.Nudge{N: 1},
		}}},
	}
}

// reckless is the use of a Reckless card.
func reckless(e rules.Effect) []rules.Use {
	return []rules.Use{{When: rules.WhenBeforeCards, Can: rules.NotReckless, Do: rules.Reckless{Then: e}}}
}

func unmarked(o rules.OncePerTurn) func(*rules.Table, rules.Ctx) bool {
	return func(t *rules.Table, _ rules.Ctx) bool { return rules.Unmarked(t, o) }
}
