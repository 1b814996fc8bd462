package pegasus

import "ragtag/rules"

// draws makes players draw treachery.
func draws(who rules.Role, n int8) rules.Effect {
	return rules.DrawCards{Who: who, N: n, From: rules.InTreachery}
}

// supers are the Super Crisis cards, in the order of the deck: the first of them, the
// Cylon attack, and the others.
func supers() []rules.Crisis {
	return []rules.Crisis{
		{ID: "demand-peace-manifesto", Set: set, Do: rules.Choose{
			By: rules.TheAdmiral,
			A:  rules.Steps{rules.Lose{Morale: 1}, rules.DamageGalactica{N: 2}},
			B:  rules.Steps{rules.Discard{Who: rules.ThePresident, All: true}, rules.Discard{Who: rules.TheAdmiral, All: true}},
		}},
		{ID: "footage-transmitted", Set: set, Do: rules.Check{
			Difficulty: 17, Partly: 12, Skills: rules.InPolitics | rules.InLeadership | rules.InTactics,
			Pass:    draws(rules.Each, 1),
			Partial: draws(rules.EachCylon, 2),
			Fail:    rules.Steps{draws(rules.EachCylon, 2), rules.DrawSuper{Who: rules.EachCylon, N: 1}},
		}},
	}
}

// attackers are the Super Crisis cards that are Cylon attacks.
func attackers() []rules.Crisis {
	return []rules.Crisis{
		{
			ID: "lured-into-a-trap", Set: set,
			Stands: rules.Standing{Snares: []string{"ftl-control", "engine-room"}, Ends: []rules.Window{rules.WhenJumped}},
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Raiders},
				SetUp: [rules.NumAreas]rules.Force{
					rules.StarboardFront: {Basestars: 1, Raiders: 3},
					rules.StarboardRear:  {Basestars: 1, Raiders: 3},
					rules.Rear:           {Heavy: 1},
					rules.PortRear:       {Vipers: 1, Civilians: 1},
					rules.PortFront:      {Vipers: 1, Civilians: 1},
				},
				Special: rules.Keep{},
			},
		},
	}
}

func moreSupers() []rules.Crisis {
	return []rules.Crisis{
		{ID: "psychological-warfare", Set: set, Do: rules.Choose{
			By: rules.ThePresident,
			A:  rules.Steps{rules.Lose{Morale: 1}, sully(rules.Each, 2)},
			B:  rules.Steps{draws(rules.EachCylon, 2), rules.PoisonDestiny{Type: rules.Treachery, N: 6}},
		}},
		{
			ID: "the-farm", Set: set, Stands: rules.Standing{NoOncePerGame: true},
			Do: rules.Check{
				Difficulty: 15, Partly: 8, Skills: rules.InTactics | rules.InEngineering,
				Partial: rules.Lose{Food: 1},
				Fail:    rules.Steps{rules.Lose{Food: 1, Population: 1}, rules.Keep{}},
			},
		},
	}
}
