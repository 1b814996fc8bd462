// Package exodus is the Exodus expansion as tables, part by part as the options
// bring them: what it adds to every game.
package exodus

import (
	"ragtag/options"
	"ragtag/rules"
)

const set = "exodus"

// Contents returns everything in the box.
func Contents() []rules.Content {
	return []rules.Content{
		{
			When:         rules.With(options.Exodus),
			Skills:       skills(),
			Crises:       crises(),
			Supers:       supers(),
			Quorum:       quorum(),
			Destinations: destinations(),
			Loyalties:    loyalties(),
			Characters:   characters(),
		},
		{
			When:      rules.With(options.CylonFleet),
			Crises:    fleetCrises(),
			Supers:    fleetSupers(),
			Ships:     fleetShips(),
			Stocks:    fleetStocks(),
			Spaces:    fleetBoard(),
			Offices:   fleetOffices(),
			Titles:    fleetTitles(),
			Locations: fleetLocations(),
		},
		{
			When:       rules.With(options.IonianNebula),
			Crossroads: crossroads(),
		},
		{
			When:       toNebula,
			Objectives: ionianObjective(),
		},
		{When: fewVipers, Stocks: vipersLeave()},
		{When: rules.With(options.PersonalGoal), Loyalties: goals()},
		{When: rules.With(options.FinalFive), Loyalties: finalFive()},
		{When: withAllies, Traumas: traumas(), Allies: allies()},
		{When: rules.With(options.IonianNebula), Traumas: disasters(), BaseDamages: ionianDamages()},
	}
}

// The skill types by their usual groupings on cards.
const (
	pol = rules.InPolitics
	lea = rules.InLeadership
	tac = rules.InTactics
	pil = rules.InPiloting
	eng = rules.InEngineering
)

// What many cards do.
var (
	currentToSick = rules.Send{Who: rules.Current, To: rules.AtSickbay}
	currentToBrig = rules.Send{Who: rules.Current, To: rules.AtBrig}
)

func discards(who rules.Role, n int8) rules.Effect { return rules.Discard{Who: who, N: n} }

func activate(s rules.Activation) rules.Effect { return rules.Activate{Ships: s} }

func lose(morale int8, then ...rules.Effect) rules.Effect {
	return append(rules.Steps{rules.Lose{Morale: morale}}, then...)
}
