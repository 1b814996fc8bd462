package pegasus

import "ragtag/rules"

// treachery are the treachery cards.
func treachery() []rules.SkillCard {
	return []rules.SkillCard{
		{ID: "broadcast-location", Set: set, Skill: rules.Treachery, Strengths: copies(1, 8), Icon: true, Uses: whenReckless(rules.Steps{
			rules.PlaceShips{In: rules.Front, Force: rules.Force{Basestars: 1}},
			rules.PlaceShips{In: rules.Rear, Force: rules.Force{Civilians: 1}},
		})},
		{ID: "by-your-command", Set: set, Skill: rules.Treachery, Strengths: copies(1, 4), Icon: true, Uses: whenReckless(rules.Steps{
			rules.Activate{Ships: rules.Raiders}, rules.HeavyRaidersAlone{}, rules.Activate{Ships: rules.Occupation},
		})},
		{ID: "special-destiny", Set: set, Skill: rules.Treachery, Strengths: copies(2, 5), Icon: true, Uses: whenReckless(
			rules.DrawCards{Who: rules.Each, N: 1, From: rules.InTreachery},
		)},
		{ID: "gods-plan", Set: set, Skill: rules.Treachery, Strengths: copies(2, 3), Uses: []rules.Use{{
			When: rules.WhenMovement,
			Can:  rules.HasDestiny,
			Do:   rules.SwapDestiny{},
		}}},
		{ID: "sabotage", Set: set, Skill: rules.Treachery, Strengths: copies(3, 4), Uses: []rules.Use{{
			When: rules.WhenTreacheryFalls,
			Can:  unmarked(rules.WreckOnce),
			Do:   rules.Once{Used: rules.WreckOnce, Then: rules.DamageGalactica{N: 1}},
		}}},
		{ID: "human-weakness", Set: set, Skill: rules.Treachery, Strengths: copies(3, 2), Uses: []rules.Use{{
			When: rules.WhenAction,
			Can:  rules.AnyoneJailed,
			Do:   rules.LoseHighest{N: 1},
		}}},
	}
}

func copies(value, n int8) []rules.Strength { return []rules.Strength{{Value: value, Copies: n}} }

// whenReckless is the use of a card whose text takes effect in a Reckless check.
func whenReckless(e rules.Effect) []rules.Use {
	return []rules.Use{{When: rules.WhenReckless, Do: e}}
}
