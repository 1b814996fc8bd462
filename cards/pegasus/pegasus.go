// Package pegasus is the Pegasus expansion as tables, part by part as the
// options bring them: the set itself, treachery, the overlay, Cylon Leaders with
// their Agendas, the Sympathetic Cylon, and New Caprica.
package pegasus

import (
	"ragtag/options"
	"ragtag/rules"
)

const set = "pegasus"

// Contents returns everything in the box.
func Contents() []rules.Content {
	return []rules.Content{
		{When: attacked, Crises: dogfight()},
		{When: scarred, Crises: scarAttack(), Ships: scar()},
		{When: attacked, Crises: guardians()},
		{
			When:           rules.With(options.Pegasus),
			Skills:         skills(),
			Crises:         crises(),
			Supers:         supers(),
			Quorum:         quorum(),
			Destinations:   destinations(),
			Loyalties:      loyalties(),
			Characters:     characters(),
			Locations:      locations(),
			PegasusDamages: damages(),
		},
		{When: scarred, Supers: attackers(), Destinations: miningAsteroid()},
		{When: rules.With(options.Pegasus), Supers: moreSupers(), Destinations: moreDestinations()},
		{When: ownTreachery, Skills: treachery()},
		{When: feature(options.Overlay), Locations: overlay()},
		{When: ownLeaders, Characters: leaders()},
		{When: feature(options.Agenda), Agendas: agendas()},
		{When: rules.With(options.SympatheticCylon), Loyalties: sympathetic()},
		{
			When: rules.With(options.NewCaprica), Crises: capricaCrises(), Locations: caprica(), Titles: capricaTitles(), Ships: forces(),
		},
		{When: toCaprica, Objectives: capricaObjectives()},
	}
}

func feature(f options.Feature) rules.Condition {
	return func(c options.Choice, players int) bool { return c.Feature(f, players) }
}

// attacked: the Cylon Fleet board takes every Cylon attack card out of the game.
func attacked(c options.Choice, _ int) bool {
	return c.Holds(options.Pegasus) && !c.Holds(options.CylonFleet)
}

// scarred: the attack of Scar is in the game, and what has to do with him.
func scarred(c options.Choice, players int) bool {
	return attacked(c, players) || c.Feature(options.PartOfCrises, players)
}

// toCaprica: the game ends with the New Caprica phase.
func toCaprica(c options.Choice, players int) bool {
	return c.Holds(options.NewCaprica) && !c.Feature(options.Interlude, players)
}

// ownTreachery: Daybreak brings a treachery deck of its own, in this one's place or
// beside it.
func ownTreachery(c options.Choice, players int) bool {
	return c.Holds(options.Pegasus) && !c.Holds(options.Daybreak) || c.Feature(options.BothTreacheries, players)
}

func ownLeaders(c options.Choice, _ int) bool {
	return c.Holds(options.Pegasus) && c.Has(options.CylonLeader)
}
