// Package daybreak is the Daybreak expansion as tables. Other games can use its
// Motives, too.
package daybreak

import (
	"slices"

	"ragtag/options"
	"ragtag/rules"
)

const set = "daybreak"

// Contents returns everything in the box.
func Contents() []rules.Content {
	return []rules.Content{
		{When: motiveGames, Motives: motives()},
		{When: attacked, Crises: append(attacksA(), attacks()...)},
		{When: rules.With(options.Daybreak), Crises: slices.Concat(choicesA(), checksA(), crises()), Ships: ships(), Skills: append(treachery(), skills()...), Secrets: mutiny(), Loyalties: loyalties(), Locations: colonialOne()},
		{When: rules.With(options.Daybreak), Characters: slices.Concat(alternates(), characters())},
		{When: ownLeaders, Characters: leaders()},
		{When: withDemetrius, Missions: missions(), Locations: slices.Concat(demetrius(), hub(), rebels())},
		{When: rules.With(options.SearchForHome), Objectives: objectives()},
		{When: feature(options.Mutineer), Loyalties: mutineer()},
	}
}

// attacked holds in games with the Cylon attacks, which the Cylon Fleet leaves out.
func attacked(c options.Choice, _ int) bool {
	return c.Holds(options.Daybreak) && !c.Holds(options.CylonFleet)
}

func motiveGames(c options.Choice, players int) bool { return c.Feature(options.Motive, players) }

func ownLeaders(c options.Choice, _ int) bool {
	return c.Holds(options.Daybreak) && c.Has(options.CylonLeader)
}

func feature(f options.Feature) rules.Condition {
	return func(c options.Choice, players int) bool { return c.Feature(f, players) }
}

// loyalties are the Loyalty cards of every game.
func loyalties() []rules.Loyalty {
	return []rules.Loyalty{{ID: "not-a-cylon-daybreak", Set: set, Kind: rules.NotACylon}}
}

// mutineer is the Loyalty card of the Mutineer.
func mutineer() []rules.Loyalty {
	return []rules.Loyalty{{ID: "mutineer", Set: set, Kind: rules.TheMutineer}}
}

func withDemetrius(c options.Choice, players int) bool { return c.Feature(options.Demetrius, players) }

// The skill types by their usual groupings on cards.
const (
	pol = rules.InPolitics
	lea = rules.InLeadership
	tac = rules.InTactics
	pil = rules.InPiloting
	eng = rules.InEngineering
)
