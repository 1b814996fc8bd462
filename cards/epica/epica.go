// Package epica is what Battlestar Epica has of its own, beside the contents of
// all sets: the way of the fleet.
package epica

import (
	"ragtag/options"
	"ragtag/rules"
)

const set = "epica"

// Contents returns everything that Battlestar Epica adds.
func Contents() []rules.Content {
	return []rules.Content{{When: rules.With(options.Epica), Objectives: objectives()}}
}

// objectives is the way of the fleet, past all endings. Its distances are checked
// only at jumps.
func objectives() []rules.Objective {
	return []rules.Objective{{
		ID: "epica", Set: set, Won: rules.HumansJumped,
		Steps: []rules.Milestone{
			{ID: "sleeper-agents", Distance: 4, Do: rules.SleeperAgents{}},
			{ID: "pegasus", Distance: 4, Do: rules.PegasusJoins{}},
			{ID: "new-caprica", Distance: 6, Do: rules.OfferCaprica{Alone: 3, Tied: 2}},
			{ID: "demetrius", Distance: 6, Do: rules.DemetriusJoins{}},
			{ID: "crossroads", Distance: 8, Do: rules.Crossroads{}},
			{ID: "final-jump", Distance: 10, Last: true},
		},
	}}
}
