package exodus

import "ragtag/rules"

// What an Ally makes the player do who meets it.
var (
	meToBrig  = rules.Send{Who: rules.Acting, To: rules.AtBrig}
	meToSick  = rules.Send{Who: rules.Acting, To: rules.AtSickbay}
	twoTrauma = trauma(2)
	lowMorale = rules.Roll{AtMost: 4, Then: rules.Lose{Morale: 1}}
	anywhere  = rules.MoveAnywhere{}
	bruised   = rules.Steps{trauma(1), rules.Discard{Who: rules.Acting, N: 1, Random: true}}
	eitherWay = rules.OneOf{By: rules.Acting, A: twoTrauma, B: discards(rules.Acting, 3)}
)

func trauma(n int8) rules.Effect { return rules.DrawTrauma{Who: rules.Acting, N: n} }

func forget(n int8) rules.Effect { return rules.DiscardTrauma{Who: rules.Acting, N: n} }

func three(of rules.Skills) rules.Effect {
	return rules.DrawCards{Who: rules.Acting, N: 3, From: of}
}

func offer(then ...rules.Effect) rules.Effect {
	return rules.Offer{By: rules.Acting, Then: rules.Steps(then)}
}

// allies are the Ally cards: whose sheet they would be, where they are, and what they do
// by their trauma tokens.
func allies() []rules.Ally {
	return []rules.Ally{
		{
			ID: "lee-apollo-adama", Set: set, Character: "lee-apollo-adama", Location: "hangar-deck",
			Benevolent: rules.VipersDestroy{}, Antagonistic: activate(rules.LaunchRaiders),
		},
		{
			ID: "william-adama", Set: set, Character: "william-adama", Location: "admirals-quarters",
			Benevolent: three(lea), Antagonistic: rules.MoveFleetMarker{By: -1},
		},
		{
			ID: "karl-helo-agathon", Set: set, Character: "karl-helo-agathon", Location: "weapons-control",
			Benevolent: three(tac), Antagonistic: lowMorale,
		},
		{
			ID: "samuel-anders", Set: set, Character: "samuel-anders", Location: "armory",
			Benevolent: rules.RecedeCenturions{}, Antagonistic: rules.DamageVipers{N: 2, Unmanned: true, By: rules.Acting},
		},
		{
			ID: "gaius-baltar", Set: set, Character: "gaius-baltar", Location: "research-lab",
			Benevolent: rules.If{
				Key: "any-loyalty", Test: rules.CanLookAtAnyone,
				Then: rules.Offer{By: rules.Acting, Then: rules.Look{By: rules.Acting}},
			},
			Antagonistic: rules.If{Key: "distance-within-7", Test: rules.WithinDistance(7), Then: rules.DrawLoyalty{}},
		},
		{
			ID: "helena-cain", Set: set, Character: "helena-cain", Location: "command",
			Benevolent:   rules.If{Key: "another-human", Test: anotherHuman, Then: rules.Offer{By: rules.Acting, Then: rules.Designate{May: otherHuman, Then: rules.Execute{Who: rules.Chosen}}}},
			Antagonistic: rules.Send{Who: rules.TheAdmiral, To: rules.AtBrig},
		},
		{
			ID: "brendan-hot-dog-costanza", Set: set, Character: "brendan-hot-dog-costanza", Location: "weapons-control",
			Benevolent: rules.DestroyRaidersIn{N: 2}, Antagonistic: lowMorale,
		},
		{
			ID: "sherman-doc-cottle", Set: set, Character: "sherman-doc-cottle", Location: "sickbay",
			Benevolent: rules.Steps{forget(3), anywhere}, Antagonistic: rules.Steps{discards(rules.Acting, 3), anywhere},
		},
		{
			ID: "anastasia-dee-dualla", Set: set, Character: "anastasia-dee-dualla", Location: "communications",
			Benevolent: rules.EscortAll{}, Antagonistic: twoTrauma,
		},
		{
			ID: "margaret-racetrack-edmondson", Set: set, Location: "weapons-control",
			Benevolent: rules.Gain{Fuel: 1}, Antagonistic: bruised,
		},
		{
			ID: "priestess-elosha", Set: set, Location: "presidents-office",
			Benevolent: rules.ScoutDeck{Decks: []rules.Kind{rules.KindCrisis}}, Antagonistic: twoTrauma,
		},
		{
			ID: "tory-foster", Set: set, Character: "tory-foster", Location: "press-room",
			Benevolent: three(pol), Antagonistic: rules.Discard{Who: rules.Acting, N: 2, Random: true},
		},
		{
			ID: "felix-gaeta", Set: set, Character: "felix-gaeta", Location: "ftl-control",
			Benevolent: rules.MoveFleetMarker{By: 1}, Antagonistic: eitherWay,
		},
		{
			ID: "louis-hoshi", Set: set, Character: "louis-hoshi", Location: "communications",
			Benevolent: rules.ShelterCivilian{}, Antagonistic: activate(rules.Basestars),
		},
		{
			ID: "louanne-kat-katraine", Set: set, Character: "louanne-kat-katraine", Location: "hangar-deck",
			Benevolent: three(pil), Antagonistic: discards(rules.Acting, 3),
		},
		{
			ID: "billy-keikeya", Set: set, Location: "administration",
			Benevolent: rules.Gain{Morale: 1}, Antagonistic: bruised,
		},
		{
			ID: "aaron-kelly", Set: set, Location: "command",
			Benevolent: rules.ActivateVipers{N: 4}, Antagonistic: rules.DamageGalactica{N: 1},
		},
		{
			ID: "romo-lampkin", Set: set, Character: "romo-lampkin", Location: "brig",
			Benevolent: anywhere, Antagonistic: rules.Discard{Who: rules.Acting, All: true},
		},
		{
			ID: "alex-crashdown-quartararo", Set: set, Location: "armory",
			Benevolent:   rules.ScoutDeck{Decks: []rules.Kind{rules.KindDestination}},
			Antagonistic: rules.Roll{AtMost: 4, Then: rules.Lose{Population: 1}},
		},
		{
			ID: "laura-roslin", Set: set, Character: "laura-roslin", Location: "presidents-office",
			Benevolent: forget(2), Antagonistic: twoTrauma,
		},
		{
			ID: "diana-hardball-seelix", Set: set, Location: "armory",
			Benevolent: rules.RepairVipers{N: 3}, Antagonistic: meToSick,
		},
		{
			ID: "kendra-shaw", Set: set, Location: "weapons-control",
			Benevolent:   offer(rules.Lose{Morale: 1}, rules.OneOf{By: rules.Acting, A: rules.Gain{Fuel: 1}, B: rules.Gain{Food: 1}}),
			Antagonistic: rules.DestroyCivilians{N: 1},
		},
		{
			ID: "kara-starbuck-thrace", Set: set, Character: "kara-starbuck-thrace", Location: "hangar-deck",
			Benevolent: rules.ActivateOne{N: 4}, Antagonistic: activate(rules.Raiders),
		},
		{
			ID: "ellen-tigh", Set: set, Character: "ellen-tigh", Location: "admirals-quarters",
			Benevolent: offer(rules.GrantTitle{By: rules.Acting, Of: []rules.Title{rules.President, rules.Admiral}}), Antagonistic: meToBrig,
		},
		{
			ID: "saul-tigh", Set: set, Character: "saul-tigh", Location: "command",
			Benevolent: rules.SendOne{By: rules.Acting, To: rules.AtBrig, May: true, Other: true}, Antagonistic: meToBrig,
		},
		{
			ID: "callandra-cally-tyrol", Set: set, Character: "callandra-cally-tyrol", Location: "hangar-deck",
			Benevolent: three(eng), Antagonistic: lowMorale,
		},
		{
			ID: "galen-tyrol", Set: set, Character: "galen-tyrol", Location: "hangar-deck",
			Benevolent: rules.OneOf{By: rules.Acting, A: rules.RepairLocations{N: 2}, B: rules.RepairVipers{N: 4}}, Antagonistic: meToSick,
		},
		{
			ID: "sharon-boomer-valerii", Set: set, Character: "sharon-boomer-valerii", Location: "armory",
			Benevolent: rules.Gain{Food: 1}, Antagonistic: rules.DamageGalactica{N: 1},
		},
		{
			ID: "tom-zarek", Set: set, Character: "tom-zarek", Location: "administration",
			Benevolent: offer(rules.Lose{Population: 1}, rules.GainChosen{Not: rules.Population}), Antagonistic: meToBrig,
		},
		{
			ID: "brother-cavil", Set: set, Character: "cavil", Location: "research-lab",
			Benevolent: rules.Steps{forget(1), rules.DiscardTrauma{Who: rules.Acting, N: 1, Random: true}},
			Antagonistic: rules.Steps{
				rules.PlaceShips{In: rules.Front, Force: rules.Force{Basestars: 1, Raiders: 3}},
				rules.PlaceShips{In: rules.Rear, Force: rules.Force{Civilians: 1}},
			},
		},
		{
			ID: "leoben-conoy", Set: set, Character: "leoben-conoy", Location: "communications",
			Benevolent: rules.ClearArea{Destroy: true}, Antagonistic: twoTrauma,
		},
		{
			ID: "danna-biers", Set: set, Character: "danna-biers", Location: "press-room",
			Benevolent: rules.Gain{Morale: 1}, Antagonistic: eitherWay,
		},
		{
			ID: "simon-oneill", Set: set, Character: "simon-oneill", Location: "sickbay",
			Benevolent:   rules.Steps{rules.DrawCards{Who: rules.Acting, N: 2, From: rules.AnySkill}, anywhere},
			Antagonistic: rules.Steps{twoTrauma, anywhere},
		},
		{
			ID: "aaron-doral", Set: set, Character: "aaron-doral", Location: "administration",
			Benevolent: rules.PickQuorum{N: 3}, Antagonistic: rules.DamageGalactica{N: 1},
		},
		{
			ID: "caprica-six", Set: set, Character: "caprica-six", Location: "brig",
			Benevolent:   rules.MoveFleetMarker{By: 1},
			Antagonistic: rules.Steps{rules.Discard{Who: rules.Acting, N: 3, Random: true}, rules.TakeDestiny{N: 2}},
		},
	}
}

// otherHuman reports whether somebody may name seat p as another human character.
func otherHuman(t *rules.Table, by, p rules.Seat) bool { return p != by && rules.Human(t, p) }

func anotherHuman(t *rules.Table, x rules.Ctx) bool { return rules.Some(t, x, otherHuman) }
