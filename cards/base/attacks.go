package base

import "ragtag/rules"

// force abbreviates the ships that an attack places in one area.
type force = rules.Force

// untilJump is the end of cards that stay in play until the fleet jumps.
var untilJump = []rules.Window{rules.WhenFleetJumps}

// attacks are the Cylon attack cards.
func attacks() []rules.Crisis {
	return []rules.Crisis{
		{
			ID: "ambush", Set: set, Stands: rules.Standing{ViperMalus: 2, Ends: untilJump},
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Basestars},
				SetUp: [rules.NumAreas]force{
					rules.Front:         {Raiders: 4},
					rules.StarboardRear: {Civilians: 1},
					rules.Rear:          {Basestars: 1, Raiders: 4},
					rules.PortRear:      {Vipers: 2, Civilians: 1},
					rules.PortFront:     {Civilians: 1},
				},
				Special: rules.Keep{},
			},
		},
		{
			ID: "besieged", Set: set,
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Raiders},
				SetUp: [rules.NumAreas]force{
					rules.Front:          {Civilians: 1},
					rules.StarboardFront: {Civilians: 1},
					rules.Rear:           {Heavy: 1},
					rules.PortRear:       {Basestars: 1},
					rules.PortFront:      {Raiders: 4, Vipers: 2, Civilians: 1},
				},
				Special: rules.ActivatePlaced{In: rules.PortFront, N: 4},
			},
		},
		{
			ID: "boarding-parties", Set: set,
			Do: rules.Attack{
				Ships: []rules.Activation{rules.HeavyRaiders},
				SetUp: [rules.NumAreas]force{
					rules.Front:          {Heavy: 2},
					rules.StarboardFront: {Basestars: 1, Raiders: 4},
					rules.StarboardRear:  {Heavy: 2},
					rules.Rear:           {Civilians: 1},
					rules.PortRear:       {Civilians: 2},
				},
			},
		},
		{
			ID: "cylon-swarm", Set: set, Stands: rules.Standing{LaunchMore: 1, Ends: untilJump},
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Basestars},
				SetUp: [rules.NumAreas]force{
					rules.Front:          {Basestars: 1, Raiders: 5},
					rules.StarboardFront: {Heavy: 1},
					rules.Rear:           {Civilians: 1},
					rules.PortRear:       {Vipers: 1, Civilians: 1},
					rules.PortFront:      {Vipers: 1, Civilians: 1},
				},
				Special: rules.Keep{},
			},
		},
		{
			ID: "heavy-assault", Set: set,
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Raiders},
				SetUp: [rules.NumAreas]force{
					rules.Front:          {Basestars: 1},
					rules.StarboardFront: {Basestars: 1},
					rules.Rear:           {Civilians: 1},
					rules.PortRear:       {Civilians: 1},
					rules.PortFront:      {Vipers: 1, Civilians: 1},
				},
				Special: rules.Activate{Ships: rules.Basestars},
			},
		},
		{
			ID: "jammed-assault", Set: set, Stands: rules.Standing{Shut: []string{"communications"}, Ends: untilJump},
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Raiders},
				SetUp: [rules.NumAreas]force{
					rules.Front:          {Civilians: 1},
					rules.StarboardFront: {Raiders: 4},
					rules.StarboardRear:  {Basestars: 1, Heavy: 2},
					rules.Rear:           {Civilians: 1},
					rules.PortRear:       {Vipers: 1, Civilians: 1},
					rules.PortFront:      {Vipers: 1, Civilians: 1},
				},
				Special: rules.Keep{},
			},
		},
		{
			ID: "raiding-party", Set: set,
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Raiders},
				SetUp: [rules.NumAreas]force{
					rules.StarboardRear: {Basestars: 1, Raiders: 3},
					rules.Rear:          {Heavy: 2, Raiders: 2},
					rules.PortRear:      {Civilians: 1},
					rules.PortFront:     {Vipers: 2, Civilians: 2},
				},
				Special: rules.MoveFleetMarker{By: -1},
			},
		},
		{
			ID: "surrounded", Set: set,
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Basestars},
				SetUp: [rules.NumAreas]force{
					rules.Front:          {Raiders: 4},
					rules.StarboardFront: {Basestars: 1},
					rules.StarboardRear:  {Raiders: 3, Heavy: 1},
					rules.Rear:           {Civilians: 1},
					rules.PortRear:       {Vipers: 1, Civilians: 1},
					rules.PortFront:      {Vipers: 1, Civilians: 1},
				},
				Special: currentDiscard(3),
			},
		},
		{
			ID: "tactical-strike", Set: set,
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Raiders},
				SetUp: [rules.NumAreas]force{
					rules.Front:         {Heavy: 1},
					rules.StarboardRear: {Civilians: 1},
					rules.Rear:          {Civilians: 1},
					rules.PortRear:      {Vipers: 2, Civilians: 1},
					rules.PortFront:     {Basestars: 1, Raiders: 5},
				},
				Special: rules.DamageVipers{N: 2},
			},
		},
	}
}

// lastAttack is the Cylon attack that stays in Battlestar Epica.
func lastAttack() []rules.Crisis {
	return []rules.Crisis{
		{
			ID: "thirty-three", Set: set,
			Stands: rules.Standing{Ends: []rules.Window{rules.WhenCivilianLost, rules.WhenBasestarLost, rules.WhenFleetJumps}, Back: true},
			Do: rules.Attack{
				Ships: []rules.Activation{rules.Raiders},
				SetUp: [rules.NumAreas]force{
					rules.Front:         {Basestars: 1},
					rules.StarboardRear: {Civilians: 1},
					rules.Rear:          {Civilians: 1},
					rules.PortRear:      {Vipers: 1, Civilians: 1},
					rules.PortFront:     {Vipers: 1, Civilians: 1},
				},
				Special: rules.Keep{},
			},
		},
	}
}

// supers are the Super Crisis cards.
func supers() []rules.Crisis {
	return []rules.Crisis{
		{
			ID: "bomb-on-colonial-1", Set: set, Stands: rules.Standing{Closed: []rules.Board{rules.ColonialOne}},
			Do: check(15, tac|pil|eng, nil, rules.Steps{
				rules.Lose{Morale: 2},
				rules.SendFromBoard{From: rules.ColonialOne},
				rules.Keep{},
			}),
		},
		{
			ID: "cylon-intruders", Set: set,
			Do: rules.Check{
				Difficulty: 18, Partly: 14, Skills: lea | tac,
				Partial: rules.AddCenturions{N: 1},
				Fail:    rules.Steps{rules.DamageGalactica{N: 1}, rules.AddCenturions{N: 2}},
			},
		},
		{
			ID: "fleet-mobilization", Set: set,
			Do: check(24, lea|tac|pil|eng,
				rules.Steps{rules.Activate{Ships: rules.Basestars}, rules.Activate{Ships: rules.LaunchRaiders}},
				rules.Steps{
					rules.Lose{Morale: 1},
					rules.Activate{Ships: rules.Basestars},
					rules.Activate{Ships: rules.Raiders},
					rules.Activate{Ships: rules.HeavyRaiders},
					rules.Activate{Ships: rules.LaunchRaiders},
				}),
		},
		{ID: "inbound-nukes", Set: set, Do: check(15, lea|tac, nil, rules.Lose{Fuel: 1, Food: 1, Population: 1})},
	}
}

// attackers are the Super Crisis cards that are Cylon attacks.
func attackers() []rules.Crisis {
	return []rules.Crisis{
		{
			ID: "massive-assault", Set: set,
			Do: rules.Attack{
				Ships: []rules.Activation{rules.HeavyRaiders, rules.Basestars},
				SetUp: [rules.NumAreas]force{
					rules.StarboardFront: {Basestars: 1, Raiders: 4},
					rules.StarboardRear:  {Basestars: 1, Raiders: 2, Heavy: 1},
					rules.PortRear:       {Vipers: 1, Civilians: 2},
					rules.PortFront:      {Vipers: 1, Civilians: 2},
				},
				Special: rules.MoveFleetMarker{By: -2},
			},
		},
	}
}
