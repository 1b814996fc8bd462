package wording

import (
	"fmt"
	"strings"
	"testing"

	"ragtag/rules"
)

// crew returns the players of the samples.
func crew(t *testing.T) Names {
	return Names{
		{Name: "Ana", Character: find(t, "character/kara-starbuck-thrace")},
		{Name: "Bruno", Character: find(t, "character/laura-roslin")},
		{Character: find(t, "character/galen-tyrol")},
		{},
	}
}

// ana, bruno and tyrol are seats of the crew, as events refer to them.
const (
	ana   rules.SeatRef = 1
	bruno rules.SeatRef = 2
	tyrol rules.SeatRef = 3
)

// events returns samples of every kind of event, most as the referee sends
// them.
func events(t *testing.T) []rules.Event {
	of := func(refs ...string) (cs []rules.Comp) {
		for _, r := range refs {
			cs = append(cs, find(t, r))
		}
		return cs
	}
	loc := func(id string) rules.Loc { return cat.LocOf(find(t, "location/"+id)) }
	one := func(ref string) rules.Comp { return find(t, ref) }
	me := rules.Seats(0).With(0)
	water := one("crisis/water-sabotaged")
	return []rules.Event{
		{Kind: rules.EvNone},
		{Kind: rules.EvCharacter, By: ana, Comp: one("character/kara-starbuck-thrace")},
		{Kind: rules.EvUndone, Ask: 12},
		{Kind: rules.EvPegasusLost},
		{Kind: rules.EvSettled},
		{Kind: rules.EvLocked, Count: 11},
		{Kind: rules.EvPrepared, Value: 3},
		{Kind: rules.EvOccupation, Force: rules.ForcePlaced, Loc: loc("occupation-authority"), Cause: water},
		{Kind: rules.EvOccupation, Force: rules.ForceMoved, Loc: loc("breeders-canyon")},
		{Kind: rules.EvOccupation, Force: rules.ForceLeft, Loc: loc("shipyard")},
		{Kind: rules.EvOccupation, Force: rules.ForceDestroyed, Loc: loc("shipyard")},
		{Kind: rules.EvOccupation, Force: rules.ForceAttacked, Loc: loc("shipyard"), By: ana},
		{Kind: rules.EvOccupation, Force: rules.ForceMissed, Loc: loc("shipyard")},
		{Kind: rules.EvOccupation, Force: rules.ForceShort, Loc: loc("occupation-authority"), Cause: water},
		{Kind: rules.EvReturned},
		{Kind: rules.EvLeaves, By: ana},
		{Kind: rules.EvPutBack, By: ana, Deck: rules.KindCivilian, Bottom: true},
		{Kind: rules.EvDestinySeeded, Count: 2, Types: [6]uint8{rules.Treachery: 2}},
		{Kind: rules.EvAssist, By: ana, Comp: one("character/tom-zarek")},
		{Kind: rules.EvAssistShown, Cause: one("character/tom-zarek"), Comp: one("loyalty/cylon-morale")},
		{Kind: rules.EvAssistShown, Cause: one("character/tom-zarek"), Comp: one("loyalty/not-a-cylon-base")},
		{Kind: rules.EvLoyaltyDealt, Count: 3, Comp: one("character/tom-zarek")},
		{Kind: rules.EvPeeked, By: ana, Count: 1, Comp: one("character/tom-zarek"), To: me, Private: of("loyalty/not-a-cylon-base")},
		{Kind: rules.EvShowed, Comp: one("character/tom-zarek"), Comps: of("loyalty/cylon-brig", "loyalty/not-a-cylon-base")},
		{Kind: rules.EvPlaced, At: ana, Loc: loc("hangar-deck")},
		{Kind: rules.EvPlaced, At: tyrol, Loc: rules.OffBoard},
		{Kind: rules.EvPlaced, At: ana, Loc: rules.InSpace(rules.PortRear)},
		{Kind: rules.EvExecuted, At: bruno, Cause: water},
		{Kind: rules.EvDieSet, By: ana, Result: 7},
		{Kind: rules.EvGave, By: ana, At: bruno, Count: 1, To: me, Private: of("skill/repair-1")},
		{Kind: rules.EvCulled, By: bruno, Count: 2, Comps: of("skill/repair-1", "skill/launch-scout-2")},
		{Kind: rules.EvExecuted, At: ana, Death: rules.Killed},
		{Kind: rules.EvTitle, At: bruno, Title: rules.President},
		{Kind: rules.EvLoyaltyDealt, At: ana, Count: 1, To: me, Private: of("loyalty/cylon-brig")},
		{Kind: rules.EvDrew, By: ana, Count: 3, Types: [6]uint8{2, 0, 1}, To: me, Private: of("skill/consolidate-power-1", "skill/consolidate-power-1", "skill/launch-scout-2")},
		{Kind: rules.EvDrew, By: bruno},
		{Kind: rules.EvDrew, By: bruno, Count: 1, Missing: 1, Types: [6]uint8{rules.Leadership: 1}},
		{Kind: rules.EvDiscarded, By: ana, Count: 2, Cause: water, Comps: of("skill/repair-1", "skill/repair-2")},
		{Kind: rules.EvTurn, By: ana, Turn: 5},
		{Kind: rules.EvPhase, By: bruno, Phase: rules.PhaseStart},
		{Kind: rules.EvPhase, By: ana, Phase: rules.PhaseCrisis},
		{Kind: rules.EvPhase, By: ana, Phase: rules.PhaseEnd},
		{Kind: rules.EvMoved, By: ana, Loc: loc("command")},
		{Kind: rules.EvSent, At: bruno, Loc: loc("brig"), Cause: one("location/admirals-quarters")},
		{Kind: rules.EvUsed, By: ana, Comp: one("location/command")},
		{Kind: rules.EvUsed, By: ana, Comp: one("skill/executive-order-1")},
		{Kind: rules.EvUsed, By: ana, Comp: one("ability/secret-destiny")},
		{Kind: rules.EvUsed, By: bruno, Comp: one("title/president")},
		{Kind: rules.EvUsed, By: bruno, Comp: one("quorum/food-rationing")},
		{Kind: rules.EvResource, Resource: rules.Food, Change: -2, Cause: water},
		{Kind: rules.EvResource, Resource: rules.Fuel, Change: 1},
		{Kind: rules.EvRolled, By: ana, Face: 5, Result: 5},
		{Kind: rules.EvRolled, By: ana, Face: 5, Result: 7, Cause: one("skill/launch-scout-1")},
		{Kind: rules.EvRerolled, By: tyrol, Cause: one("ability/eco-officer")},
		{Kind: rules.EvCrisis, By: ana, Comp: water},
		{Kind: rules.EvSuper, By: bruno, Comp: one("super-crisis/inbound-nukes")},
		{Kind: rules.EvCrisisGone, Comp: water},
		{Kind: rules.EvCrisisGone, Fate: rules.FateBottom},
		{Kind: rules.EvCrisisGone, Comp: one("crisis/ambush"), Fate: rules.FateKept},
		{Kind: rules.EvCrisisGone, Comp: one("crisis/thirty-three"), Fate: rules.FateShuffled},
		{Kind: rules.EvCrisisGone, Comp: one("quorum/food-rationing"), Fate: rules.FateRemoved},
		{Kind: rules.EvDrew, By: bruno},
		{Kind: rules.EvDrew, By: bruno, Count: 1, Missing: 1, Types: [6]uint8{rules.Leadership: 1}},
		{Kind: rules.EvExecuted, At: bruno, Cause: one("title/admiral-new-caprica")},
		{Kind: rules.EvDiscarded, By: bruno, Comps: of("skill/repair-1"), Cause: one("loyalty/cylon-brig")},
		{Kind: rules.EvBox, By: ana, Cause: water, Box: 0},
		{Kind: rules.EvBox, By: ana, Cause: water, Box: 1},
		{Kind: rules.EvBox, By: bruno, Cause: one("crisis/requested-resignation"), Box: 3},
		{Kind: rules.EvBoxChanged, By: tyrol, Cause: one("ability/moral-compass"), Box: 0},
		{Kind: rules.EvBoxChanged, By: tyrol, Cause: one("ability/moral-compass"), Comp: water, Box: 1},
		{Kind: rules.EvCheck, By: ana, Cause: water, Difficulty: 13, Types: [6]uint8{1, 1, 1}},
		{Kind: rules.EvCheck, By: ana, At: bruno, Cause: one("location/admirals-quarters"), Difficulty: 7, Partial: 5, Types: [6]uint8{0, 1, 1}},
		{Kind: rules.EvDifficulty, Difficulty: 9, Change: -2, Cause: one("skill/declare-emergency-3")},
		{Kind: rules.EvAdded, By: bruno},
		{Kind: rules.EvAdded, By: ana, Count: 2, To: me, Private: of("skill/repair-1", "skill/repair-1")},
		{Kind: rules.EvAdded, By: ana, Count: 1, Comps: of("skill/repair-2")},
		{Kind: rules.EvDestinyAdded, Count: 2},
		{Kind: rules.EvTurnedUp, Comps: of("skill/repair-1", "skill/repair-2")},
		{Kind: rules.EvRevealed, Comps: of("skill/repair-1", "skill/repair-1", "skill/launch-scout-2")},
		{Kind: rules.EvZeroed, By: tyrol, Skill: rules.Engineering},
		{Kind: rules.EvTotal, Value: 9, Difficulty: 13},
		{Kind: rules.EvOutcome, Outcome: rules.Passed},
		{Kind: rules.EvOutcome, Outcome: rules.PartlyPassed},
		{Kind: rules.EvOutcome, Outcome: rules.Failed},
		{Kind: rules.EvTook, By: bruno, Comps: of("skill/repair-1")},
		{Kind: rules.EvReckless, By: ana, Cause: one("skill/jury-rigged-1")},
		{Kind: rules.EvAbility, Comp: one("skill/broadcast-location-1")},
		{Kind: rules.EvGuarded, By: ana, Resource: rules.Food},
		{Kind: rules.EvSpared, Resource: rules.Food, Cause: water},
		{Kind: rules.EvSwapped, By: ana, Cause: one("skill/gods-plan-2"), To: me, Private: of("skill/repair-1")},
		{Kind: rules.EvNudged, By: tyrol, Change: -1, Result: 4, Cause: one("skill/calculations-3")},
		{Kind: rules.EvJammed, By: ana, Count: 4, Area: rules.Rear},
		{Kind: rules.EvInfiltrates, By: bruno, Loc: cat.LocOf(one("location/command"))},
		{Kind: rules.EvReturns, By: bruno},
		{Kind: rules.EvGoals, At: ana, Count: 1, Deck: rules.KindAgenda, To: me, Private: of("agenda/genocide")},
		{Kind: rules.EvGoals, At: ana, Count: 2, Deck: rules.KindMotive, To: me, Private: of("motive/end-the-chase", "motive/savor-their-demise")},
		{Kind: rules.EvMotive, By: bruno, Comp: one("motive/end-the-chase")},
		{Kind: rules.EvShowed, At: bruno, Comps: of("agenda/genocide")},
		{Kind: rules.EvWithdrawn, Ship: rules.BasestarB, Area: rules.Rear},
		{Kind: rules.EvHandsSwapped, By: bruno, At: ana, Count: 1, Received: 3, To: me, Private: of("skill/repair-1", "skill/repair-2")},
		{Kind: rules.EvGlimpsed, By: ana, Count: 2, To: me, Private: of("skill/repair-1", "skill/repair-2")},
		{Kind: rules.EvOnDestiny, By: ana, To: me, Private: of("skill/repair-1")},
		{Kind: rules.EvGoalsMet, At: ana, Won: true},
		{Kind: rules.EvGoalsMet, At: bruno},
		{Kind: rules.EvDestinyGone, Comps: of("skill/repair-1", "skill/repair-1")},
		{Kind: rules.EvSympathizer, By: ana, Comp: one("loyalty/sympathetic-cylon"), Sympathy: rules.IsSympathetic},
		{Kind: rules.EvActivated, Icon: rules.HeavyRaiders},
		{Kind: rules.EvActivated, Icon: rules.HeavyRaiders, NoCenturions: true},
		{Kind: rules.EvRaiders, Count: 4, Area: rules.Front},
		{Kind: rules.EvRaiders, Count: 1, Area: rules.PortRear},
		{Kind: rules.EvShipMoved, Ship: rules.Raider, Into: rules.StarboardFront, Area: rules.Front},
		{Kind: rules.EvShipPlaced, Ship: rules.Raider, Count: 3, Area: rules.Front},
		{Kind: rules.EvShipPlaced, Ship: rules.HeavyRaider, Count: 1, Area: rules.Front},
		{Kind: rules.EvShipPlaced, Ship: rules.BasestarB, Count: 1, Area: rules.Rear},
		{Kind: rules.EvShort, Ship: rules.Raider, Missing: 2},
		{Kind: rules.EvShort, Ship: rules.HeavyRaider, Missing: 1, Cause: water},
		{Kind: rules.EvShort, Ship: rules.BasestarA, Missing: 1},
		{Kind: rules.EvShort, Ship: rules.Centurion, Missing: 1},
		{Kind: rules.EvShort, Ship: rules.Viper, Missing: 2},
		{Kind: rules.EvShort, Ship: rules.CivilianShip, Missing: 3},
		{Kind: rules.EvLaunched, Area: rules.PortFront},
		{Kind: rules.EvLaunched, By: ana, Area: rules.PortRear},
		{Kind: rules.EvViperMoved, Area: rules.PortRear, Into: rules.Rear},
		{Kind: rules.EvViperMoved, By: ana, Area: rules.PortRear, Into: rules.Rear},
		{Kind: rules.EvAttack, By: ana, Ship: rules.Raider, Attacker: rules.ByUnmanned, Area: rules.Rear},
		{Kind: rules.EvAttack, By: ana, Ship: rules.HeavyRaider, Attacker: rules.ByPilot, Area: rules.Rear},
		{Kind: rules.EvAttack, By: ana, Ship: rules.BasestarA, Attacker: rules.ByGalactica, Area: rules.Front},
		{Kind: rules.EvAttack, By: ana, Ship: rules.Centurion},
		{Kind: rules.EvMissed, Rule: "combat.raider", Ship: rules.Raider},
		{Kind: rules.EvMissed, Rule: "combat.galactica", Ship: rules.BasestarA},
		{Kind: rules.EvDestroyed, Rule: "combat.destroyed", Ship: rules.BasestarA, Count: 1},
		{Kind: rules.EvDestroyed, Rule: "activate.heavy-raiders", Ship: rules.HeavyRaider, Count: 1, Area: rules.PortRear},
		{Kind: rules.EvViperAttacked, Area: rules.Rear},
		{Kind: rules.EvViperAttacked, At: ana, Area: rules.Rear},
		{Kind: rules.EvViperAttacked, Ship: rules.TheScar, At: ana, Area: rules.PortRear},
		{Kind: rules.EvViperHit, Area: rules.Rear},
		{Kind: rules.EvViperHit, At: ana, Destroyed: true, Area: rules.Rear},
		{Kind: rules.EvGalacticaAttacked, Ship: rules.BasestarA, Area: rules.Front},
		{Kind: rules.EvDamaged, Comp: one("galactica-damage/galactica-damage-command")},
		{Kind: rules.EvRepaired, By: tyrol, Loc: loc("command")},
		{Kind: rules.EvRepaired, By: tyrol, Count: 2},
		{Kind: rules.EvBasestarHit, Ship: rules.BasestarA, Comp: one("basestar-damage/basestar-damage-structural")},
		{Kind: rules.EvBasestarHit, Ship: rules.BasestarB},
		{Kind: rules.EvCivilianPlaced, Letter: 3, Area: rules.Rear},
		{Kind: rules.EvCivilianMoved, By: ana, Letter: 3, Area: rules.PortRear},
		{Kind: rules.EvCivilianDestroyed, Comp: one("civilian/civilian-population-morale"), Letter: 3, Area: rules.Rear},
		{Kind: rules.EvCivilianDestroyed, Comp: one("civilian/civilian-empty")},
		{Kind: rules.EvCivilianDestroyed, Comp: one("civilian/civilian-empty"), Letter: 4, ByRaider: true, Area: rules.PortFront},
		{Kind: rules.EvRaptor, Change: -1, Cause: water},
		{Kind: rules.EvRaptor, Change: 1},
		{Kind: rules.EvNuke, By: ana, Value: 1},
		{Kind: rules.EvCenturion},
		{Kind: rules.EvCenturions},
		{Kind: rules.EvMarker, Value: 0},
		{Kind: rules.EvMarker, Value: 2},
		{Kind: rules.EvMarker, Value: 4},
		{Kind: rules.EvMarker, Value: 4, Away: true},
		{Kind: rules.EvMarker, Value: 5},
		{Kind: rules.EvJump},
		{Kind: rules.EvDestination, By: ana, Comp: one("destination/icy-moon")},
		{Kind: rules.EvDistance, Value: 5, Change: 2},
		{Kind: rules.EvPeeked, By: ana, Count: 2, To: me, Private: of("crisis/ambush", "crisis/riots-launch")},
		{Kind: rules.EvPeeked, By: ana, At: bruno, Count: 1, To: me, Private: of("loyalty/not-a-cylon-base")},
		{Kind: rules.EvPeeked, By: ana, Count: 1, Deck: rules.KindDestination},
		{Kind: rules.EvPeeked, By: ana, Count: 2, Letters: []uint8{1, 3}, To: me, Private: of("civilian/civilian-empty", "civilian/civilian-2-population")},
		{Kind: rules.EvPutBack, By: ana, Deck: rules.KindCrisis},
		{Kind: rules.EvPutBack, By: ana, Deck: rules.KindDestination, Bottom: true},
		{Kind: rules.EvQuorum, By: bruno, Count: 2, To: 2, Private: of("quorum/arrest-order", "quorum/food-rationing")},
		{Kind: rules.EvSuperDrawn, By: ana, Count: 1, To: me, Private: of("super-crisis/inbound-nukes")},
		{Kind: rules.EvSecretDrawn, By: ana, Count: 2, Deck: rules.KindSecret, To: me, Private: of("quorum/arrest-order", "quorum/food-rationing")},
		{Kind: rules.EvCylon, By: ana, Comp: one("loyalty/cylon-morale")},
		{Kind: rules.EvSympathizer, By: ana, Sympathy: rules.JoinsCylons},
		{Kind: rules.EvSympathizer, By: ana},
		{Kind: rules.EvHanded, By: ana, At: bruno, Count: 2, To: 3, Private: of("loyalty/not-a-cylon-base", "loyalty/cylon-brig")},
		{Kind: rules.EvSleeper},
		{Kind: rules.EvTakes, By: ana, At: bruno, Count: 1, To: 3, Private: of("skill/executive-order-2")},
		{Kind: rules.EvReshuffled, Zone: rules.CrisisDeck},
		{Kind: rules.EvReshuffled, Zone: rules.SkillDeck + rules.Zone(rules.Tactics)},
		{Kind: rules.EvDestinyBuilt},
		{Kind: rules.EvIgnored, By: ana, Cause: water},
		{Kind: rules.EvStays, By: bruno, At: ana, Comp: one("quorum/assign-arbitrator")},
		{Kind: rules.EvAnnounced, By: ana, Comp: one("skill/strategic-planning-3")},
		{Kind: rules.EvExtraAction, By: ana},
		{Kind: rules.EvEnded, Ending: rules.HumansJumped},
		{Kind: rules.EvShowed, At: ana, Comps: of("loyalty/cylon-brig", "loyalty/not-a-cylon-base")},
		{Kind: rules.EvShowed, At: bruno},
		{Kind: rules.EvVipersHome, Count: 1},
		{Kind: rules.EvVipersHome, Count: 3},
		{Kind: rules.EvViperBroken, Count: 1, Cause: water},
		{Kind: rules.EvViperBroken, Count: 1, Destroyed: true},
		{Kind: rules.EvViperBroken, Count: 2},
		{Kind: rules.EvDecided, By: ana, Outcome: rules.Passed},
		{Kind: rules.EvPassed, By: ana},

		{Kind: rules.EvShowed, At: ana, Comps: of("loyalty/not-a-cylon-base", "loyalty/not-a-cylon-pegasus", "loyalty/not-a-cylon-base")},
		{Kind: rules.EvDiscarded, By: bruno, Cause: one("loyalty/cylon-sickbay"), Comps: of("skill/repair-1")},
		{Kind: rules.EvDiscarded, By: bruno, Rule: "loyalty.reveal", Comps: of("skill/repair-1")},
		{Kind: rules.EvDiscarded, By: bruno, Rule: "turn.hand-limit", Comps: of("skill/repair-1")},
		{Kind: rules.EvDiscarded, By: bruno, Rule: "move.other-ship", Comps: of("skill/repair-1")},
		{Kind: rules.EvDiscarded, By: bruno, Rule: "execution.first", Comps: of("skill/repair-1")},
		{Kind: rules.EvDiscarded, By: bruno, Cause: one("quorum/accept-prophecy"), Comps: of("quorum/accept-prophecy")},
		{Kind: rules.EvSent, At: bruno, Loc: loc("sickbay"), Cause: one("loyalty/cylon-sickbay")},
		{Kind: rules.EvSent, At: bruno, Loc: loc("sickbay"), Rule: "character.louanne-kat-katraine"},
		{Kind: rules.EvSent, At: bruno, Loc: loc("brig"), Cause: one("loyalty/sympathizer")},
		{Kind: rules.EvPlaced, At: bruno, Loc: loc("brig")},
		{Kind: rules.EvResource, Resource: rules.Morale, Change: -1, Rule: "execution.human"},
		{Kind: rules.EvUsed, By: ana, Comp: one("ability/alcoholic")},
		{Kind: rules.EvUsed, By: ana, Comp: one("title/admiral-new-caprica")},
		{Kind: rules.EvAttack, Ship: rules.Raider, Attacker: rules.ByGalactica, Area: rules.PortRear},
		{Kind: rules.EvTotal, Value: -3, Difficulty: 6},
		{Kind: rules.EvNuke, By: ana, Cause: one("title/admiral")},
		{Kind: rules.EvNukeGained, By: ana, Cause: one("skill/build-nuke-6"), Value: 1},
		{Kind: rules.EvNukeGained, By: ana, Cause: one("skill/build-nuke-6"), Value: 3},
		{Kind: rules.EvDiscardedAdded, Cause: one("skill/red-tape-0")},
		{Kind: rules.EvDiscardedAdded, Cause: one("skill/red-tape-0"), Count: 1, Comps: of("skill/repair-1")},
		{Kind: rules.EvDiscardedAdded, By: ana, Cause: one("ability/quick-fix"), Count: 1, Comps: of("skill/repair-1")},
		{Kind: rules.EvDestinyAdded, Cause: one("skill/trust-instincts-0"), Count: 1, Comps: of("skill/repair-1")},
		{Kind: rules.EvDoubled, Cause: one("skill/establish-network-0"), Skill: rules.Engineering},
		{Kind: rules.EvHeldOut, Cause: one("skill/iron-will-0"), Value: 8},
		{Kind: rules.EvConsequence, Cause: one("crisis/power-failure")},
		{Kind: rules.EvBenched, By: ana},
		{Kind: rules.EvPursuit, Rule: "fleet-board.pursuit", Value: 1},
		{Kind: rules.EvPursuit, Rule: "fleet-board.pursuit", Cause: one("crisis/detente"), Value: 3},
		{Kind: rules.EvPursuit, Rule: "fleet-board.pursuit"},
		{Kind: rules.EvLeftBehind, Count: 1, Beyond: 1},
		{Kind: rules.EvLeftBehind, Count: 5, Beyond: 1},
		{Kind: rules.EvEscorted, Letter: 3, Area: rules.Rear},
		{Kind: rules.EvEscorted, By: ana, Letter: 3, Area: rules.PortRear},
		{Kind: rules.EvOrdered, By: bruno, Cause: one("location/basestar-bridge"), Box: 2},
		{Kind: rules.EvGoalMet, By: ana, Comp: one("loyalty/sacrifice")},
		{Kind: rules.EvGoalUnmet, At: bruno, Comp: one("loyalty/selfish")},
		{Kind: rules.EvExamined, By: ana, At: bruno, Comp: one("loyalty/final-five-executes-examiner")},
		{Kind: rules.EvFiveGone, At: bruno, Comp: one("loyalty/final-five-executes-owner")},
		{Kind: rules.EvMiracle, At: bruno, Change: 1},
		{Kind: rules.EvGrieves, By: ana},
		{Kind: rules.EvLessened, By: ana, At: bruno, Cause: one("crisis/water-sabotaged")},
		{Kind: rules.EvLessened, By: ana, At: ana, Cause: one("crisis/water-sabotaged")},
		{Kind: rules.EvMutinyGiven, By: ana, At: bruno, To: me, Private: of("mutiny/panic")},
		{Kind: rules.EvMutinyGiven, By: ana, At: ana, To: me, Private: of("mutiny/panic")},
		{Kind: rules.EvQuorumGiven, By: ana, At: bruno, Cause: one("skill/popular-influence-3"), Count: 1, To: me, Private: of("quorum/food-rationing")},
		{Kind: rules.EvTruce, By: ana, Cause: one("skill/negotiation-5")},
		{Kind: rules.EvHeldBack, Cause: one("crisis/ambush"), Icon: rules.Raiders},
		{Kind: rules.EvFlipped, Comp: one("skill/bait-0")},
		{Kind: rules.EvMutineer, By: bruno, Comp: one("loyalty/mutineer")},
		{Kind: rules.EvNukesRemoved, Cause: one("mutiny/unauthorized-usage")},
		{Kind: rules.EvMiracle, At: ana, Cause: one("ability/unconventional-tactics"), Change: -1},
		{Kind: rules.EvViperGained, Ship: assaultRaptor(t)},
		{Kind: rules.EvMission, By: ana, Comp: one("mission/rescue-hera")},
		{Kind: rules.EvMissionDown, Comp: one("mission/the-search-for-home")},
		{Kind: rules.EvMissionGone, Comp: one("mission/the-search-for-home"), Fate: rules.FateShuffled},
		{Kind: rules.EvMissionGone, Comp: one("mission/the-search-for-home"), Fate: rules.FateKept},
		{Kind: rules.EvMissionGone, Comp: one("mission/rescue-hera")},
		{Kind: rules.EvBoardersGone, Count: 1},
		{Kind: rules.EvBoardersGone, Count: 3},
		{Kind: rules.EvRetired, Ship: rules.HeavyRaider},
		{Kind: rules.EvRetired, Ship: rules.Centurion},
		{Kind: rules.EvPegasusJoins, Ship: assaultRaptor(t), Count: 4},
		{Kind: rules.EvPegasusJoins},
		{Kind: rules.EvDemetriusJoins},
		{Kind: rules.EvEvacuated, Value: 2},
		{Kind: rules.EvGrounded},
		{Kind: rules.EvExecuted, At: bruno, Death: rules.Perished},
		{Kind: rules.EvRebels},
		{Kind: rules.EvRebels, Value: 1},
		{Kind: rules.EvHubLost},
		{Kind: rules.EvColonialLost},
		{Kind: rules.EvSearched, By: ana, Count: 3, Types: [6]uint8{rules.Tactics: 3}, To: me, Private: of("skill/launch-scout-1", "skill/launch-scout-1", "skill/strategic-planning-5")},
		{Kind: rules.EvSupersGone, By: ana, Count: 1, Comps: of("super-crisis/inbound-nukes")},
		{Kind: rules.EvTraumaDrawn, By: ana, Count: 2, To: me, Private: of("trauma/trauma-benevolent", "trauma/trauma-antagonistic")},
		{Kind: rules.EvTraumaDrawn, By: bruno, Count: 1, Cause: one("location/brig"), Rule: "trauma.draw"},
		{Kind: rules.EvDisaster, At: bruno, Comp: one("trauma/trauma-disaster")},
		{Kind: rules.EvAllyPlaced, Comp: one("ally/tory-foster"), Loc: loc("press-room")},
		{Kind: rules.EvAllyGone, Comp: one("ally/tory-foster")},
		{Kind: rules.EvAllyMet, By: ana, Comp: one("ally/tory-foster"), Loc: loc("press-room")},
		{Kind: rules.EvTraumaShown, Cause: one("ally/tory-foster"), Comp: one("trauma/trauma-antagonistic")},
		{Kind: rules.EvTraumaPut, By: ana, Comp: one("ally/aaron-kelly"), To: me, Private: of("trauma/trauma-benevolent")},
		{Kind: rules.EvTraumaPut, By: bruno},
		{Kind: rules.EvTraumaPut, Comp: one("ally/aaron-kelly")},
		{Kind: rules.EvTraumaTaken, By: bruno, Comp: one("trauma/trauma-antagonistic")},
		{Kind: rules.EvMoodSwapped, By: ana, To: me, Private: of("trauma/trauma-antagonistic", "trauma/trauma-benevolent")},
		{Kind: rules.EvPeeked, By: ana, Count: 4, Deck: rules.KindTrauma, Zone: rules.MoodPool, To: me, Private: of("trauma/trauma-antagonistic", "trauma/trauma-benevolent", "trauma/trauma-benevolent")},
		{Kind: rules.EvTraumaPhase},
		{Kind: rules.EvTraumaLaid, At: bruno, Comps: of("trauma/trauma-antagonistic", "trauma/trauma-benevolent", "trauma/trauma-benevolent"), Change: 1},
		{Kind: rules.EvTraumaLaid, At: bruno},
		{Kind: rules.EvCenturionsBack, Count: 1},
		{Kind: rules.EvCenturionsBack, Count: 2},
		{Kind: rules.EvSheltered, By: ana, Letter: 2},
		{Kind: rules.EvSheltered, By: ana, Cause: one("mutiny/scavenging-for-parts"), Letter: 2, Area: rules.Rear},
		{Kind: rules.EvTraumaDiscarded, By: ana, Count: 1, To: me, Private: of("trauma/trauma-benevolent")},
		{Kind: rules.EvExecuted, At: bruno, Death: rules.Eliminated},
		{Kind: rules.EvEliminated, At: bruno},
		{Kind: rules.EvCrossroads},
		{Kind: rules.EvCrossroadsDealt, At: ana, Count: 1, To: me, Private: of("crossroads/perjury")},
		{Kind: rules.EvCrossroadsLaid, By: ana, Count: 1, To: me, Private: of("trauma/trauma-benevolent")},
		{Kind: rules.EvCrossroadsLaid, By: bruno, Count: 1},
		{Kind: rules.EvCrossroadsShown, By: bruno, Comp: one("crossroads/scanned"), Comps: of("trauma/trauma-antagonistic")},
		{Kind: rules.EvCrossroadsShown, By: bruno, Comp: one("crossroads/the-opera-house")},
		{Kind: rules.EvBox, By: bruno, Cause: one("crossroads/the-opera-house"), Box: 0},
		{Kind: rules.EvBox, By: bruno, Cause: one("crossroads/the-opera-house"), Box: 1},
		{Kind: rules.EvTrial},
		{Kind: rules.EvJudged, At: ana, Comps: of("trauma/trauma-benevolent", "trauma/trauma-antagonistic", "trauma/trauma-antagonistic", "trauma/trauma-antagonistic"), Value: 3},
		{Kind: rules.EvJudged, At: bruno, Comps: of("trauma/trauma-benevolent")},
		{Kind: rules.EvJudged, At: bruno},
		{Kind: rules.EvAcquitted},
		{Kind: rules.EvCondemned, By: ana, At: bruno},
		{Kind: rules.EvCrossed},
		{Kind: rules.EvReshuffled, Zone: rules.LoyaltyNot},
		{Kind: rules.EvDiscarded, By: bruno, Rule: "loyalty.goals", Cause: one("loyalty/selfish"), Count: 2, Comps: of("skill/repair-1", "skill/repair-2")},
		{Kind: rules.EvDiscarded, By: bruno, Rule: "loyalty.final-five", Cause: one("loyalty/final-five-brigs-examiner"), Count: 1, Comps: of("skill/repair-1")},
		{Kind: rules.EvSent, At: bruno, Loc: loc("brig"), Cause: one("loyalty/final-five-brigs-examiner"), Rule: "loyalty.final-five"},
		{Kind: rules.EvResource, Resource: rules.Fuel, Change: -1, Cause: one("loyalty/sacrifice"), Rule: "loyalty.goals"},
		{Kind: rules.EvExecuted, At: bruno, Cause: one("loyalty/final-five-executes-examiner")},
		{Kind: rules.EvLocked, Count: 1},
		{Kind: rules.EvHandsSwapped, By: bruno, At: ana, Count: 2},
		{Kind: rules.EvPeeked, By: ana, Count: 1, Letters: []uint8{4}},
		{Kind: rules.EvPeeked, By: ana, Count: 2, Rule: "title.quorum", To: me, Private: of("quorum/arrest-order", "quorum/food-rationing")},
		{Kind: rules.EvPeeked, By: ana, Count: 1, Rule: "title.quorum", To: me, Private: of("destination/icy-moon")},
		{Kind: rules.EvQuorum, By: bruno},
		{Kind: rules.EvExtraAction, By: bruno, Grant: rules.MoveAndAction, Cause: one("skill/executive-order-1")},
		{Kind: rules.EvExtraAction, By: bruno, Grant: rules.TwoActions, Cause: one("skill/executive-order-1")},
		{Kind: rules.EvIgnored, By: bruno, Heed: rules.HeedDiscard, Cause: one("crisis/code-blue")},
		{Kind: rules.EvIgnored, By: bruno, Heed: rules.HeedDraw, Cause: one("crisis/code-blue")},
		{Kind: rules.EvPutBack, By: ana, Deck: rules.KindCrisis, Cause: one("destination/gas-cloud")},
		{Kind: rules.EvDiscarded, By: ana, Cause: one("location/admirals-quarters"), Comps: of("skill/repair-1")},
		{Kind: rules.EvDiscarded, By: ana, Cause: one("location/new-caprica-attack-occupation"), Comps: of("skill/maximum-firepower-3")},
		{Kind: rules.EvResource, Resource: rules.Population, Change: -1, Cause: one("civilian/civilian-1-population")},
		{Kind: rules.EvDifficulty, Difficulty: -1},
		{Kind: rules.EvRevealed},
		{Kind: rules.EvPeeked, By: ana, Count: 3, Deck: rules.KindSkill, Zone: rules.SkillDeck + rules.Zone(rules.Piloting)},
		{Kind: rules.EvPeeked, By: ana, Count: 6, Deck: rules.KindSkill, Zone: rules.Destiny},
		{Kind: rules.EvPeeked, By: ana, Count: 1, Deck: rules.KindCivilian, Zone: rules.CivilianLock},
		{Kind: rules.EvCrisisGone, Comp: one("super-crisis/demand-peace-manifesto")},
	}
}

// both returns a log line in both languages.
func both(e rules.Event, who Names, p rules.Seat) Both {
	return Both{Event(cat, e, who, En, p), Event(cat, e, who, Es, p)}
}

func TestEvent_EveryKindHasALineAndASample(t *testing.T) {
	var sampled [rules.NumEventKinds]bool
	for _, e := range events(t) {
		sampled[e.Kind] = true
	}
	for k := range rules.NumEventKinds {
		if eventLines[k] == nil {
			t.Errorf("nothing is said of the event %s", k)
		}
		if !sampled[k] {
			t.Errorf("there is no sample of the event %s", k)
		}
	}
}

func TestEvent_Golden(t *testing.T) {
	var out strings.Builder
	who := crew(t)
	for _, e := range events(t) {
		b := both(e, who, 0)
		fmt.Fprintf(&out, "en %s\nes %s\n\n", b.En, b.Es)
		checkLine(t, fmt.Sprintf("event kind %d", e.Kind), b)
	}
	golden(t, "events.golden", out.String())
}

// checkLine checks a line against the rules for every sentence.
func checkLine(t *testing.T, what string, b Both) {
	t.Helper()
	for _, f := range flaws(b) {
		t.Errorf("%s: %s\n%s\n%s", what, f, b.En, b.Es)
	}
	for _, l := range Langs {
		if u := unsaid(b.In(l)); u != "" {
			t.Errorf("%s, %s: %s", what, l, u)
		}
	}
}

func TestEvent_EveryKindHasASample(t *testing.T) {
	have := map[rules.EventKind]bool{}
	for _, e := range events(t) {
		have[e.Kind] = true
	}
	for k := range rules.NumEventKinds {
		if !have[k] {
			t.Errorf("no sample of event kind %d", k)
		}
	}
}

// TestEvent_KeepsSecrets: a player who has not seen the hidden cards reads
// nothing about them.
func TestEvent_KeepsSecrets(t *testing.T) {
	who := crew(t)
	secret := 0
	for _, e := range events(t) {
		if len(e.Private) == 0 {
			continue
		}
		secret++
		for _, l := range Langs {
			outside := Event(cat, e, who, l, rules.Nobody)
			for _, c := range e.Private {
				if strings.Contains(outside, Name(cat, c, l)) && Name(cat, c, l) != Name(cat, e.Cause, l) && cat.Kind(c) != rules.KindCivilian {
					t.Errorf("event kind %d shows %s to everybody: %s", e.Kind, Name(cat, c, l), outside)
				}
			}
			e.Private = append([]rules.Comp(nil), e.Private...)
			for i := range e.Private { // another face of the same kind
				e.Private[i] = cat.All(cat.Kind(e.Private[i]))[0]
			}
			if again := Event(cat, e, who, l, rules.Nobody); again != outside {
				t.Errorf("event kind %d tells faces apart to everybody: %q, %q", e.Kind, outside, again)
			}
		}
	}
	if secret < 8 {
		t.Errorf("only %d samples have a secret", secret)
	}
}

func TestEventLaid_AddressesNobody(t *testing.T) {
	who := crew(t)
	e := rules.Event{Kind: rules.EvLoyaltyDealt, At: ana, Count: 1, To: 1, Private: []rules.Comp{find(t, "loyalty/cylon-brig")}}
	if got, want := EventLaid(cat, e, who, En), "Ana is dealt 1 Loyalty card. Hidden: You Are a Cylon (can send a character to the Brig)."; got != want {
		t.Errorf("got %q; want %q", got, want)
	}
	e.Private = nil
	if got, want := EventLaid(cat, e, who, Es), "Ana recibe 1 carta de Lealtad."; got != want {
		t.Errorf("got %q; want %q", got, want)
	}
}

func TestEvent_PrivatePartIsForItsSeats(t *testing.T) {
	who := crew(t)
	e := rules.Event{Kind: rules.EvLoyaltyDealt, At: ana, Count: 1, To: 1, Private: []rules.Comp{find(t, "loyalty/cylon-brig")}}
	if got, want := Event(cat, e, who, En, 0), "Ana is dealt 1 Loyalty card. You were dealt You Are a Cylon (can send a character to the Brig)."; got != want {
		t.Errorf("got %q; want %q", got, want)
	}
	if got, want := Event(cat, e, who, Es, 1), "Ana recibe 1 carta de Lealtad."; got != want {
		t.Errorf("got %q; want %q", got, want)
	}
}

// assaultRaptor returns the hull of that name.
func assaultRaptor(t *testing.T) rules.Ship {
	t.Helper()
	k, ok := cat.ShipByID("assault-raptor")
	if !ok {
		t.Fatal("there is no assault raptor")
	}
	return k
}
