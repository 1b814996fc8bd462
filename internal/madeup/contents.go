package madeup

import (
	"slices"

	"ragtag/cards/base"
	"ragtag/cards/daybreak"
	"ragtag/cards/pegasus"
	"ragtag/options"
	"ragtag/rules"
)

// Set is the id of the set, which its components carry.
const Set = "made-up"

// Steward is the title that the set brings.
const Steward rules.Title = rules.Admiral + 1

// Catalogue returns the content of the built sets and of this one, and more.
func Catalogue(more ...rules.Content) *rules.Catalogue {
	all := base.Contents()
	for i := range all {
		all[i].Objectives = slices.DeleteFunc(all[i].Objectives, func(o rules.Objective) bool { return o.ID == "kobol" })
	}
	all = append(all, pegasus.Contents()...)
	all = append(all, daybreak.Contents()...)
	all = append(all, Contents()...)
	return rules.MustCatalogue(append(all, more...)...)
}

// Contents returns the set, and its objective for all games that go to Kobol.
func Contents() []rules.Content {
	return []rules.Content{
		{When: func(c options.Choice, _ int) bool { return c.Has(options.Kobol) }, Objectives: objectives()},
		{
			When:    func(c options.Choice, _ int) bool { return !c.Has(options.Pegasus) },
			Crises:  crises(),
			Ships:   ships(),
			Spaces:  []rules.SpaceBoard{{ID: "nebula", Set: Set, Follows: true}},
			Offices: offices(),
			Titles:  titles(),
			Secrets: []rules.Secret{{ID: "rumour", Rule: "limits.decks", Cards: []rules.SecretCard{
				{ID: "true", Set: Set, Count: 6}, {ID: "false", Set: Set, Count: 6}, {ID: "idle", Set: Set, Count: 3},
			}}},
		},
	}
}

// crises are several of each, so that games come to them.
func crises() []rules.Crisis {
	return []rules.Crisis{
		{ID: "patrol", Set: Set, Count: 12, Do: Patrol{}, Ships: rules.Basestars, Jump: true},
		{ID: "whispers", Set: Set, Count: 10, Ships: rules.Raiders, Jump: true, Do: rules.Check{
			Difficulty: 8, Skills: rules.InPolitics | rules.InLeadership,
			Pass: Whisper{N: 1}, Fail: rules.Steps{Whisper{N: 2}, rules.Lose{Morale: 1}},
		}},
		{
			ID: "curfew", Set: Set, Count: 6, Do: rules.Keep{}, Ships: rules.HeavyRaiders,
			Stands: rules.Standing{
				Shut: []string{"press-room"},
				Uses: []rules.Use{{When: rules.WhenRaidersActed, Do: Whisper{N: 1}, Forced: true}},
				Ends: []rules.Window{rules.WhenJumped},
			},
		},
		{ID: "scapegoat", Set: Set, Count: 6, Ships: rules.Raiders, Do: rules.Choose{
			By: rules.Holder(Steward), A: rules.Send{Who: rules.Holder(Steward), To: rules.AtSickbay}, B: rules.Lose{Morale: 1},
		}},
	}
}

func offices() []rules.Office {
	return []rules.Office{{
		ID: "steward", Title: Steward, Rule: "title.what", Line: []string{"tom-zarek", "laura-roslin", "gaius-baltar", "saul-tigh", "william-adama"},
		LostIn: []rules.Place{rules.AtSickbay}, Idle: []rules.Place{rules.AtBrig}, Deputies: []rules.Title{rules.Admiral},
	}}
}

func titles() []rules.TitleCard {
	return []rules.TitleCard{{ID: "steward", Set: Set, Title: Steward, Uses: []rules.Use{{
		When: rules.WhenAction, Can: anyRumour, Do: rules.Steps{Expose{}, rules.PassTitleTo{By: rules.Acting, Title: Steward}},
	}}}}
}

// objectives is the way to a beacon: shorter than that to Kobol.
func objectives() []rules.Objective {
	return []rules.Objective{{ID: "beacon", Set: Set, Won: rules.HumansJumped, Steps: []rules.Milestone{
		{ID: "signal", Distance: 2, Do: rules.Gain{Morale: 1}},
		{ID: "sleeper-agents", Distance: 3, Do: rules.SleeperAgents{}},
		{ID: "final-jump", Distance: 6, Last: true},
	}}}
}

// ships are a kind of Cylon ship, a hull of vipers, and a frail one that hits
// basestars well.
func ships() []rules.ShipKind {
	return []rules.ShipKind{
		{
			ID: "gunship", Set: Set, Side: rules.CylonSide, Stock: 3,
			Rule: "combat.raider", Hit: rules.Hits{ByViper: 6, ByGalactica: 4},
			Icon: rules.Basestars, Act: circle, Guns: 7,
		},
		{
			ID: "viper-x", Set: Set, Stock: 2, Pilots: true, Start: rules.Berths{Reserves: 1, Damaged: 1},
			Viper: rules.ViperKind{DamagedAt: 6, DestroyedAt: 8, Steps: 2},
		},
		{
			ID: "shuttle", Set: Set, Stock: 4, Pilots: true, Start: rules.Berths{Reserves: 1},
			Viper: rules.ViperKind{DestroyedAt: 7, Sharp: rules.Sharp{Class: "basestar", Hit: 7}},
		},
	}
}

// circle lets a gunship fly on, and fire from the bow.
func circle(t *rules.Table, s rules.Ship, a rules.Area, x rules.Ctx) {
	t.MoveShips(rules.MainSpace, s, a, a.Clockwise(), 1, x)
	if a.Clockwise() == rules.Front {
		rules.AttackGalactica(t, s, rules.Front, x)
	}
}
