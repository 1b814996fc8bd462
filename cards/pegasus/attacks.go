package pegasus

import "ragtag/rules"

type force = rules.Force

// dogfight is the first of the Cylon attacks.
func dogfight() []rules.Crisis {
	return []rules.Crisis{
		{
			ID: "dogfight", Set: set,
			Stands: rules.Standing{RaidersLaunch: 2, Ends: []rules.Window{rules.WhenNoRaiders, rules.WhenFleetJumps}},
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Raiders},
				SetUp: [rules.NumAreas]force{
					rules.StarboardRear: {Basestars: 1, Raiders: 2},
					rules.Rear:          {Raiders: 2},
					rules.PortRear:      {Vipers: 1},
					rules.PortFront:     {Vipers: 1, Civilians: 1},
				},
				Special: rules.Keep{},
			},
		},
	}
}

// scarAttack is the Cylon attack of Scar, which stays in Battlestar Epica.
func scarAttack() []rules.Crisis {
	return []rules.Crisis{
		{
			ID: "scar", Set: set,
			Stands: rules.Standing{ActsMore: rules.Often{Ship: rules.TheScar, More: 1}, Ends: []rules.Window{rules.WhenNoScar, rules.WhenFleetJumps}},
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Raiders},
				SetUp: [rules.NumAreas]force{
					rules.StarboardFront: {Scar: 1},
					rules.Rear:           {Civilians: 2},
					rules.PortRear:       {Vipers: 1},
					rules.PortFront:      {Vipers: 1},
				},
				Special: rules.Keep{},
			},
		},
	}
}

// guardians is the last of the Cylon attacks.
func guardians() []rules.Crisis {
	return []rules.Crisis{
		{
			ID: "the-guardians", Set: set,
			Stands: rules.Standing{
				Uses: []rules.Use{{When: rules.WhenBasestarLost, Forced: true, Do: rules.Steps{rules.Lose{Morale: 1}, rules.LoseRaptor{}}}},
				Ends: []rules.Window{rules.WhenFleetJumps},
			},
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Basestars},
				SetUp: [rules.NumAreas]force{
					rules.Front:          {Basestars: 1},
					rules.StarboardFront: {Raiders: 2},
					rules.StarboardRear:  {Heavy: 1},
					rules.Rear:           {Civilians: 1},
					rules.PortRear:       {Vipers: 1},
					rules.PortFront:      {Raiders: 2, Vipers: 1},
				},
				Special: rules.Keep{},
			},
		},
	}
}
