package base

import "ragtag/rules"

// objectives is the way to Kobol.
func objectives() []rules.Objective {
	return []rules.Objective{{
		ID: "kobol", Set: set, Won: rules.HumansJumped,
		Steps: []rules.Milestone{
			{ID: "sleeper-agents", Distance: 4, Do: rules.SleeperAgents{}},
			{ID: "final-jump", Distance: 8, Last: true},
		},
	}}
}
