package exodus

import (
	"ragtag/options"
	"ragtag/rules"
)

// CAG is the title of the commander of the air group.
const CAG = rules.Admiral + 1

var theCAG = rules.Holder(CAG)

// fleetShips are the kinds of ships that come with the Cylon Fleet board.
func fleetShips() []rules.ShipKind {
	return []rules.ShipKind{{
		ID: "viper-mark-vii", Set: set, Stock: 4, Pilots: true, Start: rules.Berths{Damaged: 4},
		Viper: rules.ViperKind{DamagedAt: 6, DestroyedAt: 8, Steps: 2},
	}}
}

// fleetStocks are the raiders that join the others.
func fleetStocks() []rules.ShipStock { return []rules.ShipStock{{Ship: "raider", N: 4}} }

// vipersLeave are the vipers that those of Mark VII replace.
func vipersLeave() []rules.ShipStock { return []rules.ShipStock{{Ship: "viper", N: -2}} }

// fewVipers holds where the Mark VII vipers are there from the set-up on.
func fewVipers(c options.Choice, players int) bool {
	return c.Holds(options.CylonFleet) && !c.Feature(options.LateBoards, players)
}

// fleetBoard is the Cylon Fleet board. No print was at hand for the numbers of its
// areas, which also say what lowest and highest mean: this table is the one place
// that has them.
func fleetBoard() []rules.SpaceBoard {
	return []rules.SpaceBoard{{
		ID: "cylon-fleet", Set: set, Follows: true, Pursuit: []int8{0, 1, 0, 2, 0},
		Rolls: [rules.DieSides]rules.Area{
			rules.Rear, rules.PortRear, rules.StarboardRear, rules.PortFront,
			rules.StarboardFront, rules.StarboardFront, rules.Front, rules.Front,
		},
	}}
}

// fleetOffices are the titles: the CAG.
func fleetOffices() []rules.Office {
	return []rules.Office{{
		ID: "cag", Title: CAG, Rule: "title.cag", LostIn: []rules.Place{rules.AtBrig}, Places: true,
		Line: []string{
			"lee-apollo-adama", "kara-starbuck-thrace", "louanne-kat-katraine", "karl-helo-agathon-alt", "sharon-boomer-valerii",
			"brendan-hot-dog-costanza", "samuel-anders", "lee-adama-alt", "karl-helo-agathon", "william-adama",
			"helena-cain", "saul-tigh", "felix-gaeta", "anastasia-dee-dualla", "louis-hoshi",
			"tom-zarek-alt", "galen-tyrol", "callandra-cally-tyrol", "sherman-doc-cottle", "tom-zarek",
			"ellen-tigh", "gaius-baltar-alt", "gaius-baltar", "tory-foster", "romo-lampkin",
			"laura-roslin",
		},
	}}
}

// fleetTitles are the title cards: the CAG, and the Admiral who launches nukes at
// areas.
func fleetTitles() []rules.TitleCard {
	return []rules.TitleCard{
		{
			ID: "admiral-cylon-fleet", Set: set, Title: rules.Admiral,
			Uses: []rules.Use{{When: rules.WhenAction, Can: rules.CanNukeArea, Do: rules.NukeArea{}}},
		},
		{
			ID: "cag", Set: set, Title: CAG,
			Uses: []rules.Use{
				{
					When: rules.WhenAction, Can: rules.CanActivateViper,
					Do: rules.Steps{rules.ActivateVipers{N: 1}, rules.PassTitleTo{By: rules.Acting, Title: CAG}},
				},
				{
					When: rules.WhenAction, Can: canLead,
					Do: rules.Steps{rules.Mark{Used: rules.CommandOnce}, rules.ActivateVipers{N: 1}, rules.MoreAction{}},
				},
			},
		},
	}
}

// canLead reports whether the acting player pilots a viper and has not yet activated
// another in this turn.
func canLead(t *rules.Table, x rules.Ctx) bool {
	return rules.PilotingViper(t, x) && rules.CanActivateViper(t, x) && rules.Unmarked(t, rules.CommandOnce)
}

// fleetLocations are the locations of the board.
func fleetLocations() []rules.Location {
	return []rules.Location{{
		ID: "basestar-bridge", Set: set, Board: rules.CylonFleet,
		Do: rules.Orders{N: 2, Of: []rules.Effect{
			rules.PlaceCivilians{N: 1},
			rules.ReinforceFleet{Raiders: 3},
			rules.Roll{AtMost: 3, Then: rules.MoveFleetMarker{By: -1}, Else: rules.AdvancePursuit{}},
			rules.RollBelowRaiders{Then: rules.DrawDamage{Draw: 2, Take: 1}},
		}},
	}}
}

// fleetCrises are the Crisis cards on which the CAG chooses.
func fleetCrises() []rules.Crisis {
	one := rules.ActivateVipers{N: 1}
	return []rules.Crisis{
		{ID: "detente", Set: set, Ships: rules.LaunchRaiders, Do: rules.Choose{
			By: theCAG,
			A:  rules.Steps{rules.RecallVipers{}, rules.AdvancePursuit{}},
			B:  rules.Steps{activate(rules.Basestars), activate(rules.Raiders), activate(rules.HeavyRaiders)},
		}},
		{ID: "raiders-inbound", Set: set, Ships: rules.HeavyRaiders, Do: rules.Choose{
			By: theCAG,
			A:  rules.Steps{rules.Lose{Population: 1}, rules.DamageGalactica{N: 1}},
			B:  rules.Steps{discards(theCAG, 3), discards(rules.TheAdmiral, 3)},
		}},
		{ID: "return-to-duty", Set: set, Ships: rules.Raiders, Do: rules.Choose{
			By: theCAG,
			A:  rules.Steps{rules.LaunchPilots{}, activate(rules.LaunchRaiders)},
			B:  activate(rules.Basestars),
		}},
		{ID: "review-camera-footage", Set: set, Ships: rules.Basestars, Do: rules.Choose{
			By: theCAG,
			A:  rules.Steps{rules.DamageVipers{N: 2, By: theCAG}, rules.AdvancePursuit{}, rules.As{Who: theCAG, Then: rules.Offer{By: theCAG, Then: one}}},
			B:  fines(theCAG),
		}},
		{ID: "tracked-by-radiation", Set: set, Ships: rules.Basestars, Do: rules.Choose{
			By: theCAG,
			A: rules.Steps{
				rules.PlaceShips{In: rules.Front, Force: rules.Force{Basestars: 1, Raiders: 3}},
				rules.PlaceShips{In: rules.Rear, Force: rules.Force{Civilians: 2}},
			},
			B: rules.Lose{Fuel: 1},
		}},
		{ID: "training-a-rookie", Set: set, Ships: rules.LaunchRaiders, Do: rules.Choose{
			By: theCAG,
			A:  rules.Steps{rules.As{Who: theCAG, Then: one}, activate(rules.Raiders)},
			B:  rules.DamageVipers{N: 2, Anywhere: true, By: theCAG},
		}},
	}
}

// fleetSupers are the Super Crisis cards on which the CAG chooses.
func fleetSupers() []rules.Crisis {
	return []rules.Crisis{{ID: "fighting-blind", Set: set, Do: rules.Choose{
		By: theCAG,
		A:  rules.AddCenturions{N: 2},
		B:  rules.Execute{Who: theCAG},
	}}}
}
