package exodus

import (
	"ragtag/options"
	"ragtag/rules"
)

// withAllies holds in games with Allies, of whichever option.
func withAllies(c options.Choice, _ int) bool {
	return c.Holds(options.IonianNebula) || c.Holds(options.AllySeasons)
}

// traumas are the trauma tokens of every game with Allies.
func traumas() []rules.Trauma {
	return []rules.Trauma{
		{ID: "trauma-benevolent", Set: set, Count: 18, Face: rules.Benevolent},
		{ID: "trauma-antagonistic", Set: set, Count: 18, Face: rules.Antagonistic},
	}
}

// disasters are those trauma tokens that Allies for All Seasons takes out of the game.
func disasters() []rules.Trauma {
	return []rules.Trauma{{ID: "trauma-disaster", Set: set, Count: 2, Face: rules.Disaster}}
}
