// Package base is the base game as tables: skill cards, crises, characters,
// locations and the rest, one file a kind. A row is a card; what it does is an
// effect of package rules; a condition that is a function has a key for its
// wording.
package base

import (
	"ragtag/options"
	"ragtag/rules"
)

const set = "base"

// Contents returns everything in the box. What expansions replace has contents
// of its own, with conditions. The order of the cards of a kind is that in
// which recorded games shuffled them.
func Contents() []rules.Content {
	return []rules.Content{
		{Skills: consolidatePower()},
		{When: without(options.Pegasus), Skills: investigativeCommittee()},
		{When: without(options.CylonFleet), Crises: attacks()},
		{When: someAttacks, Crises: lastAttack()},
		{
			Skills:       skills(),
			Crises:       append(choices(), checks()...),
			Supers:       supers(),
			Quorum:       quorum(),
			Destinations: destinations(),
			Loyalties:    loyalties(),
			Damages:      damages(),
			Civilians:    civilians(),
			Characters:   characters(),
			Locations:    galactica(),
			Ships:        ships(),
			Spaces:       spaces(),
			Offices:      offices(),
		},
		{When: without(options.Daybreak), Locations: colonialOne()},
		{When: someAttacks, Supers: attackers()},
		{When: noOverlay, Locations: cylonLocations()},
		{When: without(options.NewCaprica), Titles: president()},
		{When: plainAdmiral, Titles: admiral()},
		{When: toKobol, Objectives: objectives()},
		{When: without(options.IonianNebula), BaseDamages: basestarDamages()},
	}
}

// without holds in games without a set or an ending.
func without(w options.Word) rules.Condition {
	return func(c options.Choice, _ int) bool { return !c.Holds(w) }
}

// someAttacks holds in games with at least some of the Cylon attack cards. The Cylon
// Fleet takes them out.
func someAttacks(c options.Choice, players int) bool {
	return !c.Holds(options.CylonFleet) || c.Feature(options.PartOfCrises, players)
}

// plainAdmiral holds in games without another Admiral card.
func plainAdmiral(c options.Choice, _ int) bool {
	return !c.Holds(options.NewCaprica) && !c.Holds(options.CylonFleet)
}

func toKobol(c options.Choice, _ int) bool { return c.Has(options.Kobol) }

func noOverlay(c options.Choice, players int) bool { return !c.Feature(options.Overlay, players) }

// check is a skill check without a partial result.
func check(difficulty int8, skills rules.Skills, pass, fail rules.Effect) rules.Check {
	return rules.Check{Difficulty: difficulty, Skills: skills, Pass: pass, Fail: fail}
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
	currentToSick  = rules.Send{Who: rules.Current, To: rules.AtSickbay}
	currentToBrig  = rules.Send{Who: rules.Current, To: rules.AtBrig}
	currentDiscard = func(n int8) rules.Effect { return rules.Discard{Who: rules.Current, N: n} }
	presidentDisc  = func(n int8) rules.Effect { return rules.Discard{Who: rules.ThePresident, N: n} }
	admiralDiscard = func(n int8) rules.Effect { return rules.Discard{Who: rules.TheAdmiral, N: n} }
)
