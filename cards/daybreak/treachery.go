package daybreak

import "ragtag/rules"

// treachery are the treachery cards, which replace those of Pegasus or are added to
// them. All take effect in every check in which they are turned up.
func treachery() []rules.SkillCard {
	bait := card("bait", 0, 6, rules.PlaceShips{In: rules.Rear, Force: rules.Force{Civilians: 1}})
	contact := card("dradis-contact", 0, 6, rules.PlaceShips{In: rules.Front, Force: rules.Force{Raiders: 2}})
	bait.Burden, contact.Burden = true, true
	return []rules.SkillCard{
		bait,
		contact,
		card("a-better-machine", 3, 4, rules.SeedDestiny{N: 2, Of: rules.Treachery}),
		card("personal-vices", 3, 4, rules.Steps{
			rules.DrawCards{Who: rules.EachHuman, N: 1, From: rules.InTreachery}, rules.DrawMutiny{Who: rules.Current},
		}),
		card("violent-outbursts", 4, 3, rules.Send{Who: rules.Current, To: rules.AtSickbay}),
		card("exploit-a-weakness", 5, 3, rules.As{Who: rules.Current, Then: oneHumanDraws}),
	}
}

// card is a treachery card of one strength.
func card(id string, strength, copies int8, e rules.Effect) rules.SkillCard {
	return rules.SkillCard{
		ID: id, Set: set, Skill: rules.Treachery, Strengths: []rules.Strength{{Value: strength, Copies: copies}}, Icon: true,
		Uses: []rules.Use{{When: rules.WhenPileStands, Do: e}},
	}
}
