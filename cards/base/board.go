package base

import "ragtag/rules"

// galactica are the locations of Galactica.
func galactica() []rules.Location {
	return []rules.Location{
		{ID: "ftl-control", Set: set, Damageable: true, Role: rules.AtFTL, Can: rules.CanUseFTL, Do: rules.JumpNow{}},
		{ID: "weapons-control", Set: set, Damageable: true, Role: rules.AtWeapons, Can: rules.AnyCylonShip, Do: rules.FireGuns{}},
		{
			ID: "communications", Set: set, Role: rules.AtCommunications,
			Can: rules.AnyCivilian, Do: rules.Escort{N: 2},
		},
		{ID: "research-lab", Set: set, Do: rules.DrawCards{Who: rules.Acting, N: 1, From: eng | tac}},
		{ID: "command", Set: set, Damageable: true, Role: rules.AtCommand, Can: rules.CanActivateViper, Do: rules.ActivateVipers{N: 2}},
		{
			ID: "admirals-quarters", Set: set, Damageable: true, Role: rules.AtQuarters, Can: rules.AnyoneJailable,
			Do: rules.Accuse{
				May:   rules.Jailable,
				Check: check(7, lea|tac, rules.Send{Who: rules.Chosen, To: rules.AtBrig}, nil),
			},
		},
		{ID: "hangar-deck", Set: set, Damageable: true, Role: rules.AtHangar, Can: rules.CanLaunchSelf, Do: rules.LaunchSelf{}},
		{ID: "armory", Set: set, Damageable: true, Can: rules.AnyCenturion, Do: rules.ShootCenturion{}},
		{ID: "sickbay", Set: set, Hazardous: true, Role: rules.AtSickbay},
		{ID: "brig", Set: set, Hazardous: true, Role: rules.AtBrig, Do: check(7, pol|tac, rules.LeaveBrig{Who: rules.Acting}, nil)},
	}
}

// colonialOne are the locations of Colonial One, without an overlay.
func colonialOne() []rules.Location {
	return []rules.Location{
		{ID: "press-room", Set: set, Board: rules.ColonialOne, Do: rules.DrawCards{Who: rules.Acting, N: 2, From: pol}},
		{ID: "presidents-office", Set: set, Board: rules.ColonialOne, By: rules.ThePresident, Do: rules.DrawOrPlayQuorum{}},
		{
			ID: "administration", Set: set, Board: rules.ColonialOne, Role: rules.AtAdministration, Can: anyEligible,
			Do: rules.Accuse{
				May:   eligible,
				Check: check(5, pol|lea, rules.PassTitle{Title: rules.President, To: rules.Chosen}, nil),
			},
		},
	}
}

// eligible: a human player other than the President whom Administration can name.
func eligible(t *rules.Table, _, p rules.Seat) bool {
	return p != t.S.Titles[rules.President] && rules.Eligible(t, p)
}

func anyEligible(t *rules.Table, x rules.Ctx) bool { return rules.Some(t, x, eligible) }

// cylonLocations are those printed on the board, without an overlay.
func cylonLocations() []rules.Location {
	return []rules.Location{
		{ID: "caprica", Set: set, Board: rules.CylonLocations, Do: rules.PlayCrisis{Draw: 2}},
		{ID: "cylon-fleet", Set: set, Board: rules.CylonLocations, Role: rules.AtCylonFleet, Can: rules.MayCommandFleet, Do: rules.CommandFleet{Raiders: 2, Heavy: 1}},
		{ID: "human-fleet", Set: set, Board: rules.CylonLocations, Do: rules.Infiltrate{HitAt: 5}},
		{ID: "resurrection-ship", Set: set, Board: rules.CylonLocations, Role: rules.AtResurrection, Do: rules.Resurrect{}},
	}
}

// president and admiral are the title cards.
func president() []rules.TitleCard {
	return []rules.TitleCard{{
		ID: "president", Set: set, Title: rules.President,
		Uses: []rules.Use{{When: rules.WhenAction, Do: rules.DrawQuorum{N: 1}}},
	}}
}

func admiral() []rules.TitleCard {
	return []rules.TitleCard{{
		ID: "admiral", Set: set, Title: rules.Admiral,
		Uses: []rules.Use{{When: rules.WhenAction, Can: rules.CanNuke, Do: rules.LaunchNuke{}}},
	}}
}

// loyalties are the Loyalty cards.
func loyalties() []rules.Loyalty {
	return []rules.Loyalty{
		{ID: "cylon-brig", Set: set, Kind: rules.ACylon, Reveal: rules.SendOne{By: rules.Acting, To: rules.AtBrig, OnGalactica: true}},
		{ID: "cylon-damage-galactica", Set: set, Kind: rules.ACylon, Reveal: rules.DrawDamage{Draw: 5, Take: 2}},
		{ID: "cylon-morale", Set: set, Kind: rules.ACylon, Reveal: rules.Lose{Morale: 1}},
		{ID: "cylon-sickbay", Set: set, Kind: rules.ACylon, Reveal: rules.SendOne{By: rules.Acting, To: rules.AtSickbay, OnGalactica: true, Discards: 5}},
		{ID: "not-a-cylon-base", Set: set, Count: 11, Kind: rules.NotACylon},
		{ID: "sympathizer", Set: set, Kind: rules.Sympathizer},
	}
}

// damages are Galactica's damage tokens.
func damages() []rules.GalacticaDamage {
	return []rules.GalacticaDamage{
		{ID: "galactica-damage-ftl-control", Set: set, Location: "ftl-control"},
		{ID: "galactica-damage-weapons-control", Set: set, Location: "weapons-control"},
		{ID: "galactica-damage-command", Set: set, Location: "command"},
		{ID: "galactica-damage-admirals-quarters", Set: set, Location: "admirals-quarters"},
		{ID: "galactica-damage-hangar-deck", Set: set, Location: "hangar-deck"},
		{ID: "galactica-damage-armory", Set: set, Location: "armory"},
		{ID: "galactica-damage-food", Set: set, Do: rules.Lose{Food: 1}},
		{ID: "galactica-damage-fuel", Set: set, Do: rules.Lose{Fuel: 1}},
	}
}

// basestarDamages are the basestar damage tokens.
func basestarDamages() []rules.BasestarDamage {
	return []rules.BasestarDamage{
		{ID: "basestar-damage-critical-hit", Set: set, Flaw: rules.Critical},
		{ID: "basestar-damage-disabled-hangar", Set: set, Flaw: rules.NoHangar},
		{ID: "basestar-damage-disabled-weapons", Set: set, Flaw: rules.NoWeapons},
		{ID: "basestar-damage-structural", Set: set, Flaw: rules.Structural},
	}
}

// civilians are the civilian ships.
func civilians() []rules.Civilian {
	return []rules.Civilian{
		{ID: "civilian-1-population", Set: set, Count: 6, Loss: rules.Lose{Population: 1}},
		{ID: "civilian-2-population", Set: set, Count: 2, Loss: rules.Lose{Population: 2}},
		{ID: "civilian-empty", Set: set, Count: 2},
		{ID: "civilian-population-morale", Set: set, Count: 1, Loss: rules.Lose{Population: 1, Morale: 1}},
		{ID: "civilian-population-fuel", Set: set, Count: 1, Loss: rules.Lose{Population: 1, Fuel: 1}},
	}
}
