package daybreak

import "ragtag/rules"

const trea = rules.InTreachery

// leaders are the Cylon Leaders.
func leaders() []rules.Character {
	resolute := rules.ActivateOther{N: 1, Any: true}
	return []rules.Character{
		{
			ID: "sharon-athena-agathon", Set: set, Class: rules.CylonLeader, Start: "hangar-deck",
			Draws:  []rules.Draw{draw(pil, 1), draw(lea|eng, 1)},
			Traits: rules.Traits{Inside: true, Spares: true, Grieves: true},
			Abilities: []rules.Ability{
				trait("for-love", rules.Standard),
				ability("resolute", rules.OncePerGame, rules.Use{When: rules.WhenAction, Can: resolute.CanActivateOther, Do: resolute}),
				trait("grieving", rules.Weakness),
			},
		},
		{
			ID: "danna-biers", Set: set, Class: rules.CylonLeader, Start: "human-fleet-overlay",
			Draws:  []rules.Draw{draw(pol|lea, 1), draw(eng|trea, 1)},
			Traits: rules.Traits{Heretic: true},
			Abilities: []rules.Ability{
				ability("visions", rules.Standard, rules.Use{When: rules.WhenAction, Can: rules.IsInside, Do: rules.Steps{
					rules.Look{By: rules.Acting, Human: true}, rules.Recall{},
				}}),
				ability("dont-trust-anyone", rules.OncePerGame, rules.Use{When: rules.WhenAction, Do: rules.DrawSuper{Who: rules.Acting, N: 2}}),
				trait("heretic", rules.Weakness),
			},
		},
		{
			ID: "aaron-doral", Set: set, Class: rules.CylonLeader, Start: "caprica-overlay",
			Draws:  []rules.Draw{draw(trea, 1), draw(pol|tac, 1)},
			Traits: rules.Traits{InsideDraws: 2, Aloof: true},
			Abilities: []rules.Ability{
				trait("industrious", rules.Standard),
				ability("meticulous", rules.OncePerGame, rules.Use{When: rules.WhenWithdraws, Do: rules.WithdrawElsewhere{}}),
				trait("vanity", rules.Weakness),
			},
		},
		{
			ID: "simon-oneill", Set: set, Class: rules.CylonLeader, Start: "cylon-fleet-overlay",
			Draws:  []rules.Draw{draw(eng, 1), draw(tac|trea, 1)},
			Traits: rules.Traits{AddsAsCylon: 2, AddsInside: 3, ShowsOne: true},
			Abilities: []rules.Ability{
				trait("calculating", rules.Standard),
				ability("modifications", rules.OncePerGame, rules.Use{When: rules.WhenShipsAct, Do: rules.Divert{}}),
				trait("logic-bound", rules.Weakness),
			},
		},
	}
}
