package base

import "ragtag/rules"

// low and high are the strengths of the two cards of every type.
func low() []rules.Strength { return []rules.Strength{{Value: 1, Copies: 8}, {Value: 2, Copies: 6}} }

func high() []rules.Strength {
	return []rules.Strength{{Value: 3, Copies: 4}, {Value: 4, Copies: 2}, {Value: 5, Copies: 1}}
}

func consolidatePower() []rules.SkillCard {
	return []rules.SkillCard{
		{ID: "consolidate-power", Set: set, Skill: rules.Politics, Strengths: low(), Uses: []rules.Use{{
			When: rules.WhenAction,
			Do:   rules.DrawCards{Who: rules.Acting, N: 2, From: rules.AnySkill},
		}}},
	}
}

// investigativeCommittee is the card that Pegasus replaces.
func investigativeCommittee() []rules.SkillCard {
	return []rules.SkillCard{
		{ID: "investigative-committee", Set: set, Skill: rules.Politics, Strengths: high(), Uses: []rules.Use{{
			When: rules.WhenBeforeCards,
			Can:  func(t *rules.Table, _ rules.Ctx) bool { return !t.S.Check.FaceUp },
			Do:   rules.FaceUp{},
		}}},
	}
}

// skills are the other Skill cards.
func skills() []rules.SkillCard {
	return []rules.SkillCard{
		{ID: "executive-order", Set: set, Skill: rules.Leadership, Strengths: low(), Uses: []rules.Use{{
			When: rules.WhenAction,
			Can:  canOrder,
			Do:   rules.Order{},
		}}},
		{ID: "declare-emergency", Set: set, Skill: rules.Leadership, Strengths: high(), Uses: []rules.Use{{
			When: rules.WhenTotalled,
			Can:  func(t *rules.Table, _ rules.Ctx) bool { return !t.S.Check.Eased },
			Do:   rules.EaseOnce{By: 2},
		}}},
		{ID: "launch-scout", Set: set, Skill: rules.Tactics, Strengths: low(), Uses: []rules.Use{{
			When: rules.WhenAction,
			Can:  rules.HasRaptor,
			Do: rules.Roll{
				AtMost: 2,
				Then:   rules.LoseRaptor{},
				Else:   rules.ScoutDeck{Decks: []rules.Kind{rules.KindCrisis, rules.KindDestination}},
			},
		}}},
		{ID: "strategic-planning", Set: set, Skill: rules.Tactics, Strengths: high(), Uses: []rules.Use{{
			When: rules.WhenBeforeRoll,
			Can:  func(t *rules.Table, _ rules.Ctx) bool { return !t.S.This.Die.Planned },
			Do:   rules.AddToRoll{By: 2},
		}}},
		{ID: "evasive-maneuvers", Set: set, Skill: rules.Piloting, Strengths: low(), Uses: []rules.Use{{
			When: rules.WhenViperAttacked,
			Can:  func(t *rules.Table, _ rules.Ctx) bool { return !t.S.This.Die.Again },
			Do:   rules.Reroll{PilotMalus: 2},
		}}},
		{ID: "maximum-firepower", Set: set, Skill: rules.Piloting, Strengths: high(), Uses: []rules.Use{{
			When: rules.WhenAction,
			Can:  rules.PilotWithTarget,
			Do:   rules.Strafe{N: 4},
		}}},
		{ID: "repair", Set: set, Skill: rules.Engineering, Strengths: low(), Uses: []rules.Use{{
			When: rules.WhenAction,
			Can:  rules.CanRepair,
			Do:   rules.RepairHere{Vipers: 2},
		}}},
		{ID: "scientific-research", Set: set, Skill: rules.Engineering, Strengths: high(), Uses: []rules.Use{{
			When: rules.WhenBeforeCards,
			Can:  func(t *rules.Table, _ rules.Ctx) bool { return !t.S.Check.Positive.Has(rules.Engineering) },
			Do:   rules.MakePositive{Types: eng},
		}}},
	}
}

// canOrder reports whether an Executive Order may still be given this turn, and
// to somebody.
func canOrder(t *rules.Table, x rules.Ctx) bool {
	if t.S.This.Ordered {
		return false
	}
	for p := range t.Players() {
		if p != x.By.Seat && rules.Human(t, p) {
			return true
		}
	}
	return false
}
