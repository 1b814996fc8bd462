package daybreak

import "ragtag/rules"

// force abbreviates the ships that an attack places in one area.
type force = rules.Force

// untilShot is the end of cards that stay in play until the fleet jumps or a basestar is
// destroyed.
var untilShot = []rules.Window{rules.WhenFleetJumps, rules.WhenBasestarLost}

// attacks are the Cylon attack cards.
func attacks() []rules.Crisis {
	return ofSet([]rules.Crisis{
		{ID: "lockdown", Stands: rules.Standing{Shut: []string{"armory"}, Ends: untilShot}, Do: rules.Attack{
			Ships: []rules.Activation{rules.HeavyRaiders},
			SetUp: [rules.NumAreas]force{
				rules.Front:          {Heavy: 2},
				rules.StarboardFront: {Basestars: 1, Heavy: 2},
				rules.Rear:           {Vipers: 1, Civilians: 1},
				rules.PortRear:       {Civilians: 1},
			},
			Special: rules.Keep{},
		}},
		{ID: "reprisal", Do: rules.Attack{
			Ships: []rules.Activation{rules.Raiders},
			SetUp: [rules.NumAreas]force{
				rules.Front:          {Raiders: 2, Civilians: 1},
				rules.StarboardFront: {Vipers: 1},
				rules.StarboardRear:  {Vipers: 1},
				rules.Rear:           {Heavy: 1, Raiders: 3},
				rules.PortRear:       {Civilians: 1},
				rules.PortFront:      {Basestars: 1},
			},
			Special: rules.Steps{seeds(2), mutinies(rules.Current)},
		}},
		{ID: "trial-by-fire", Do: rules.Attack{
			Ships: []rules.Activation{rules.Raiders},
			SetUp: [rules.NumAreas]force{
				rules.Front:          {Raiders: 3, Heavy: 2},
				rules.StarboardFront: {Vipers: 1},
				rules.Rear:           {Basestars: 1},
				rules.PortFront:      {Civilians: 1},
			},
			Special: rules.As{Who: rules.Current, Then: rules.LaunchGained{Hull: assaultRaptor}},
		}},
	})
}
