package pegasus

import "ragtag/rules"

type force = rules.Force

// attacks are the Cylon attacks.
func attacks() []rules.Crisis {
	return []rules.Crisis{
		{
			ID: "dogfight", Set: set, Passive: rules.LaunchWithRaiders, Until: rules.UntilNoRaiders,
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
		{
			ID: "scar", Set: set, Passive: rules.ScarTwice, Until: rules.UntilScar,
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
		{
			ID: "the-guardians", Set: set, Passive: rules.BasestarsMourned, Until: rules.UntilJump,
			Wreck: rules.Steps{rules.Lose{Morale: 1}, rules.LoseRaptor{}},
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
