package exodus

import (
	"ragtag/options"
	"ragtag/rules"
)

// withAllies holds in games with Allies, of whichever option.
func withAllies(c options.Choice, _ int) bool {
	return c.Holds(options.IonianNebula) || c.Holds(options.AllySeasons)
}

// toNebula holds in games that end in the Ionian Nebula.
func toNebula(c options.Choice, _ int) bool { return c.Has(options.IonianNebula) }

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

// ionianDamages are the damage tokens of basestars that take the place of the others.
func ionianDamages() []rules.BasestarDamage {
	return []rules.BasestarDamage{
		{ID: "exodus-basestar-damage-critical-hit", Set: set, Flaw: rules.Critical},
		{ID: "exodus-basestar-damage-disabled-hangar", Set: set, Flaw: rules.NoHangar},
		{ID: "exodus-basestar-damage-disabled-weapons", Set: set, Flaw: rules.NoWeapons},
		{ID: "exodus-basestar-damage-structural", Set: set, Flaw: rules.Structural},
		{ID: "exodus-basestar-damage-collateral", Set: set, Flaw: rules.Collateral},
		{ID: "exodus-basestar-damage-personnel", Set: set, Flaw: rules.Personnel},
	}
}
