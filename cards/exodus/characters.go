package exodus

import "ragtag/rules"

// ability is an ability with one use.
func ability(id string, k rules.AbilityKind, u rules.Use) rules.Ability {
	return rules.Ability{ID: id, Kind: k, Uses: []rules.Use{u}}
}

// trait is an ability that Traits of the sheet carry out.
func trait(id string) rules.Ability {
	return rules.Ability{ID: id, Kind: rules.Weakness, Parts: []rules.Part{rules.Part(id)}}
}

// characters are the character sheets.
func characters() []rules.Character {
	return []rules.Character{
		{
			ID: "felix-gaeta", Set: set, Class: rules.Military, Start: "ftl-control",
			Draws:  []rules.Draw{{From: tac, Count: 2}, {From: eng, Count: 1}, {From: pol | lea, Count: 2}},
			Traits: rules.Traits{AddsAtMost: 3},
			Abilities: []rules.Ability{
				ability("ftl-operator", rules.Standard, rules.Use{When: rules.WhenRolled, Can: rolledForJump, Do: rules.Reroll{Stands: true}}),
				ability("coup", rules.OncePerGame, rules.Use{When: rules.WhenAction, Can: mayCoup, Do: rules.Steps{
					rules.LeaveJail{To: rules.AtCommand}, rules.PassTitle{Title: rules.Admiral, To: rules.Acting},
				}}),
				trait("misguided"),
			},
		},
		{
			ID: "samuel-anders", Set: set, Class: rules.Pilot, Start: "armory",
			Draws:  []rules.Draw{{From: lea, Count: 2}, {From: tac, Count: 2}, {From: tac | pil, Count: 1}},
			Traits: rules.Traits{Benched: true},
			Abilities: []rules.Ability{
				ability("star-player", rules.Standard, rules.Use{When: rules.WhenAction, Can: rules.HoldsCards, Do: rules.Refresh{}}),
				ability("longshot", rules.OncePerGame, rules.Use{When: rules.WhenWouldRoll, Can: rules.ToBeRolled, Do: rules.ChooseRoll{}}),
				trait("starts-on-the-bench"),
			},
		},
		{
			ID: "callandra-cally-tyrol", Set: set, Class: rules.Support, Start: "hangar-deck",
			Draws:  []rules.Draw{{From: pol, Count: 1}, {From: lea, Count: 1}, {From: tac, Count: 1}, {From: eng, Count: 2}},
			Traits: rules.Traits{AddsAtLeast: 2},
			Abilities: []rules.Ability{
				ability("quick-fix", rules.Standard, rules.Use{When: rules.WhenTurnedUp, Can: mayFix, Do: rules.UseInCheck{Then: rules.DiscardAdded{}}}),
				ability("discharge-of-a-firearm", rules.OncePerGame, rules.Use{When: rules.WhenAction, Can: anyoneHere, Do: rules.Designate{
					May: here, Then: rules.Execute{Who: rules.Chosen, Cylons: true},
				}}),
				trait("impulsive"),
			},
		},
		{
			ID: "tory-foster", Set: set, Class: rules.Political, Start: "press-room",
			Draws:  []rules.Draw{{From: pol, Count: 3}, {From: lea, Count: 1}, {From: tac, Count: 1}},
			Traits: rules.Traits{FirstBox: true},
			Abilities: []rules.Ability{
				ability("adaptable", rules.Standard, rules.Use{When: rules.WhenQuorumDone, Can: unadapted, Do: rules.Steps{
					rules.Mark{Used: rules.AdaptOnce}, rules.DrawCards{Who: rules.Acting, N: 2, From: rules.AnySkill},
				}}),
				ability("influential", rules.OncePerGame, rules.Use{When: rules.WhenAction, Can: anyQuorum, Do: rules.SortQuorum{N: 5}}),
				trait("amoral"),
			},
		},
	}
}

// rolledForJump: FTL Control was activated, and the result of its die does not
// stand.
func rolledForJump(t *rules.Table, _ rules.Ctx) bool {
	d := &t.S.This.Die
	return d.For == "jump.ftl" && !d.Again && !d.Stands
}

// mayCoup: there is a title to take, or a cell to leave.
func mayCoup(t *rules.Table, x rules.Ctx) bool {
	return t.S.Titles[rules.Admiral] != x.By.Seat || rules.Jailed(t, x.By.Seat)
}

// mayFix: it is the player's turn, there is a card to discard, and none was in this
// check.
func mayFix(t *rules.Table, x rules.Ctx) bool {
	return t.S.Current == x.By.Seat && t.S.Count(rules.CheckPile) > 0 && !t.S.Check.Used.Has(x.By.Seat)
}

// here: another character is in the same location.
func here(t *rules.Table, by, p rules.Seat) bool {
	return p != by && t.S.Seats[p].Loc == t.S.Seats[by].Loc && t.S.Seats[by].Loc >= rules.FirstLoc
}

func anyoneHere(t *rules.Table, x rules.Ctx) bool { return rules.Some(t, x, here) }

// unadapted: the player has drawn nothing for this Quorum card.
func unadapted(t *rules.Table, _ rules.Ctx) bool { return rules.Unmarked(t, rules.AdaptOnce) }

// anyQuorum: there are Quorum cards to look at.
func anyQuorum(t *rules.Table, _ rules.Ctx) bool {
	return t.S.Count(rules.QuorumDeck)+t.S.Count(rules.QuorumDiscard) > 0
}
