package daybreak

import "ragtag/rules"

// colonialOne are the locations of the overlay of Colonial One, on both sides.
func colonialOne() []rules.Location {
	at := func(id string, then rules.Effect) rules.Location {
		return rules.Location{ID: id, Set: set, Board: rules.ColonialOne, Do: then}
	}
	chamber := at("quorum-chamber", rules.DrawOrPlayQuorum{})
	chamber.By = rules.ThePresident
	press := at("press-room-daybreak", rules.Steps{
		rules.Designate{May: anotherMutinous, Then: rules.KeepOneMutiny{}}, rules.DropMutiny{},
	})
	press.Replaces = "press-room"
	press.Can = func(t *rules.Table, x rules.Ctx) bool { return rules.Some(t, x, anotherMutinous) }
	administration := at("administration-daybreak", rules.Steps{
		rules.DrawMutiny{Who: rules.Acting},
		rules.If{Key: "mutinous-president", Test: rules.MutinousPresident, Then: rules.Elect{}},
	})
	administration.Replaces = "administration"
	administration.Can = func(t *rules.Table, x rules.Ctx) bool { return rules.Mutinous(t, x.By.Seat) }
	office := at("presidents-office-daybreak", rules.DrawCards{Who: rules.Acting, N: 2, From: pol})
	office.Replaces = "presidents-office"
	wreck := at("colonial-one-destroyed", nil)
	wreck.Role = rules.AtWreck
	return []rules.Location{
		chamber,
		press,
		office,
		administration,
		wreck,
	}
}

func anotherHuman(t *rules.Table, by, p rules.Seat) bool { return p != by && rules.Human(t, p) }

func anotherMutinous(t *rules.Table, by, p rules.Seat) bool { return p != by && rules.Mutinous(t, p) }

// demetrius are the locations of the Demetrius.
func demetrius() []rules.Location {
	return []rules.Location{
		{ID: "demetrius-bridge", Set: set, Board: rules.Demetrius, Can: rules.CanRunMission, Do: rules.RunMission{}},
		{ID: "tactical-plot", Set: set, Board: rules.Demetrius, Can: rules.AnyMission, Do: rules.ScoutDeck{Decks: []rules.Kind{rules.KindMission}}},
		{ID: "captains-cabin", Set: set, Board: rules.Demetrius, Do: rules.EachDrawsType{N: 1}},
	}
}

// rebels are the locations of the rebel basestar.
func rebels() []rules.Location {
	at := func(id string, then rules.Effect) rules.Location {
		return rules.Location{ID: id, Set: set, Board: rules.RebelBasestar, Can: rules.CanPayTribute, Do: rules.Tribute{Then: then}}
	}
	return []rules.Location{
		at("hybrid-tank", rules.OrderCrises{N: 5}),
		at("datastream", rules.SearchSkills{N: 3}),
		at("raider-bay", rules.PlaceAndActivate{Raiders: 2, Vipers: 4}),
	}
}

// hub is what the overlay of the Cylon locations shows when it is turned over.
func hub() []rules.Location {
	return []rules.Location{{
		ID: "hub-destroyed", Set: set, Board: rules.CylonLocations, Hazardous: true, Role: rules.AtHub,
		Can: rules.CanPay(rebirth), Do: rules.Reborn{Cards: rebirth},
	}}
}

// rebirth is what it costs to leave Hub Destroyed by its action.
const rebirth = 3

// objectives is the way to Earth.
func objectives() []rules.Objective {
	return []rules.Objective{{
		ID: "earth", Set: set, Won: rules.HumansJumped,
		Steps: []rules.Milestone{
			{ID: "sleeper-agents", Distance: 4, Do: rules.SleeperAgents{}},
			{ID: "final-jump", Distance: 10, Last: true},
		},
	}}
}
