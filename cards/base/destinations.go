package base

import "ragtag/rules"

// risk lets the Admiral risk a raptor: win on 3 or more, else it is lost.
func risk(win rules.Effect) rules.Effect {
	return rules.Venture{
		Can: rules.HasRaptor, Key: "risk-raptor",
		Roll: rules.Roll{AtMost: 2, Then: rules.LoseRaptor{}, Else: win},
	}
}

// destinations are the Destination cards.
func destinations() []rules.Destination {
	return []rules.Destination{
		{ID: "asteroid-field", Set: set, Count: 2, Distance: 3, Do: rules.Steps{rules.Lose{Fuel: 2}, rules.DestroyCivilians{N: 1}}},
		{ID: "barren-planet", Set: set, Count: 4, Distance: 2, Do: rules.Lose{Fuel: 2}},
		{ID: "cylon-ambush", Set: set, Distance: 3, Do: rules.Steps{
			rules.Lose{Fuel: 1},
			rules.PlaceShips{In: rules.Front, Force: force{Basestars: 1, Raiders: 3}},
			rules.PlaceShips{In: rules.Rear, Force: force{Civilians: 3}},
		}},
		{ID: "cylon-refinery", Set: set, Distance: 2, Do: rules.Steps{rules.Lose{Fuel: 1}, rules.Venture{
			Can: twoVipers, Key: "risk-2-vipers",
			Roll: rules.Roll{AtMost: 5, Then: rules.DamageVipers{N: 2}, Else: rules.Gain{Fuel: 2}},
		}}},
		{ID: "deep-space", Set: set, Count: 3, Distance: 2, Do: rules.Lose{Fuel: 1, Morale: 1}},
		{ID: "desolate-moon", Set: set, Distance: 3, Do: rules.Lose{Fuel: 3}},
		{ID: "icy-moon", Set: set, Count: 2, Distance: 1, Do: rules.Steps{rules.Lose{Fuel: 1}, risk(rules.Gain{Food: 1})}},
		{ID: "ragnar-anchorage", Set: set, Distance: 1, Do: rules.Refit{Vipers: 3, Raptors: 1}},
		{ID: "remote-planet", Set: set, Count: 3, Distance: 2, Do: rules.Steps{rules.Lose{Fuel: 1}, rules.LoseRaptor{}}},
		{ID: "tylium-planet", Set: set, Count: 4, Distance: 1, Do: rules.Steps{rules.Lose{Fuel: 1}, risk(rules.Gain{Fuel: 2})}},
	}
}

// twoVipers: the Reserves hold two vipers to risk.
func twoVipers(t *rules.Table, _ rules.Ctx) bool { return t.Reserves() >= 2 }
