// Package beat says how what happens at a table plays: in beats, one for every line of
// the log. A beat depends on the public part of its line alone: on the kind of event and,
// in a check, on how many cards are turned up. So everybody has the same plan of beats,
// whatever they know, and what is played, how long and with which sound tells nothing
// that the log does not.
package beat

import (
	"time"

	"ragtag/rules"
)

// Beat says how a line plays.
type Beat struct {
	Kind string `json:"kind" enum:"quiet,turn,act,move,cards,dial,crisis,opened,added,check,verdict,die,attack,destroyed,damage,boarding,jump,reveal,execution,title,over" doc:"what is played, and with which sound"`
	MS   int    `json:"ms" doc:"how long at normal speed, in milliseconds"`
}

// Bounds of beats, in milliseconds.
const (
	perCardMS = 420 // of a card of a check
	verdictMS = 450
	cardsMS   = 5500 // the cards of a check at most, so that it lasts no longer than 6 s with its verdict
)

// beats holds the beat of each kind of event. The beat of a check's cards lasts
// that long for each card.
var beats = [rules.NumEventKinds]Beat{
	rules.EvNone: {"quiet", 0},

	// the course of the game
	rules.EvTurn:      {"turn", 500},
	rules.EvPhase:     {"quiet", 0},
	rules.EvSleeper:   {"turn", 900},
	rules.EvUndone:    {"quiet", 0},
	rules.EvPassed:    {"quiet", 0},
	rules.EvAnnounced: {"quiet", 0},
	rules.EvEnded:     {"over", 1600},
	rules.EvGoalsMet:  {"over", 500},

	// what people do
	rules.EvCharacter:      {"act", 700},
	rules.EvAssist:         {"act", 700},
	rules.EvUsed:           {"act", 700},
	rules.EvBox:            {"act", 700},
	rules.EvBoxChanged:     {"act", 700},
	rules.EvDecided:        {"act", 700},
	rules.EvDestination:    {"act", 700},
	rules.EvReckless:       {"act", 500},
	rules.EvIgnored:        {"act", 400},
	rules.EvExtraAction:    {"act", 300},
	rules.EvAbility:        {"act", 500},
	rules.EvDiscardedAdded: {"act", 500},
	rules.EvDoubled:        {"act", 400},
	rules.EvHeldOut:        {"act", 400},
	rules.EvConsequence:    {"act", 500},
	rules.EvNukeGained:     {"act", 400},
	rules.EvBenched:        {"act", 400},
	rules.EvGrieves:        {"act", 400},
	rules.EvLessened:       {"act", 400},
	rules.EvMutinyGiven:    {"cards", 300},
	rules.EvOrdered:        {"act", 500},
	rules.EvEscorted:       {"move", 500},
	rules.EvLeftBehind:     {"move", 500},
	rules.EvGuarded:        {"act", 400},
	rules.EvSpared:         {"act", 400},
	rules.EvJammed:         {"act", 500},
	rules.EvRepaired:       {"act", 500},
	rules.EvStays:          {"act", 500},
	rules.EvLeaves:         {"act", 700},

	// who and what goes where
	rules.EvPlaced:         {"quiet", 0},
	rules.EvMoved:          {"move", 700},
	rules.EvSent:           {"move", 700},
	rules.EvInfiltrates:    {"move", 700},
	rules.EvReturns:        {"move", 500},
	rules.EvShipMoved:      {"move", 260},
	rules.EvShipPlaced:     {"move", 400},
	rules.EvShort:          {"quiet", 0},
	rules.EvLaunched:       {"move", 300},
	rules.EvViperMoved:     {"move", 300},
	rules.EvVipersHome:     {"move", 260},
	rules.EvCivilianPlaced: {"move", 260},
	rules.EvCivilianMoved:  {"move", 300},
	rules.EvWithdrawn:      {"move", 400},
	rules.EvBoardersGone:   {"boarding", 500},
	rules.EvRetired:        {"quiet", 0},
	rules.EvRebels:         {"jump", 1700},
	rules.EvLocked:         {"move", 400},

	// cards
	rules.EvLoyaltyDealt: {"cards", 200},
	rules.EvGoals:        {"cards", 200},
	rules.EvDrew:         {"cards", 260},
	rules.EvDiscarded:    {"cards", 260},
	rules.EvTook:         {"cards", 300},
	rules.EvQuorum:       {"cards", 300},
	rules.EvSuperDrawn:   {"cards", 300},
	rules.EvSupersGone:   {"cards", 300},
	rules.EvSearched:     {"cards", 300},

	rules.EvTraumaDrawn:     {"cards", 300},
	rules.EvTraumaDiscarded: {"cards", 300},
	rules.EvHanded:          {"cards", 500},
	rules.EvTakes:           {"cards", 400},
	rules.EvGave:            {"cards", 400},
	rules.EvSwapped:         {"cards", 400},
	rules.EvHandsSwapped:    {"cards", 600},
	rules.EvPeeked:          {"cards", 400},
	rules.EvPutBack:         {"quiet", 0},
	rules.EvGlimpsed:        {"cards", 300},
	rules.EvOnDestiny:       {"cards", 300},
	rules.EvDestinyGone:     {"cards", 300},
	rules.EvDestinySeeded:   {"cards", 300},
	rules.EvCulled:          {"cards", 300},
	rules.EvTurnedUp:        {"cards", 500},
	rules.EvSecretDrawn:     {"cards", 300},
	rules.EvReshuffled:      {"quiet", 0},
	rules.EvDestinyBuilt:    {"quiet", 0},

	// a crisis and its check
	rules.EvCrisis:       {"crisis", 1600},
	rules.EvSuper:        {"crisis", 1800},
	rules.EvMission:      {"crisis", 1600},
	rules.EvMissionDown:  {"quiet", 0},
	rules.EvMissionGone:  {"quiet", 0},
	rules.EvCrisisGone:   {"quiet", 0},
	rules.EvCheck:        {"opened", 700},
	rules.EvDifficulty:   {"opened", 300},
	rules.EvAdded:        {"added", 300},
	rules.EvDestinyAdded: {"added", 300},
	rules.EvRevealed:     {"check", perCardMS},
	rules.EvZeroed:       {"act", 400},
	rules.EvTotal:        {"quiet", 0},
	rules.EvOutcome:      {"verdict", verdictMS},

	// dice
	rules.EvRolled:   {"die", 900},
	rules.EvRerolled: {"die", 200},
	rules.EvNudged:   {"die", 500},
	rules.EvDieSet:   {"die", 700},

	// battle
	rules.EvActivated:         {"act", 500},
	rules.EvRaiders:           {"quiet", 0},
	rules.EvAttack:            {"attack", 500},
	rules.EvViperAttacked:     {"attack", 500},
	rules.EvGalacticaAttacked: {"attack", 500},
	rules.EvMissed:            {"attack", 260},
	rules.EvDestroyed:         {"destroyed", 800},
	rules.EvCivilianDestroyed: {"destroyed", 1400},
	rules.EvPegasusLost:       {"destroyed", 1800},
	rules.EvHubLost:           {"destroyed", 1800},
	rules.EvColonialLost:      {"destroyed", 1800},
	rules.EvViperHit:          {"damage", 600},
	rules.EvViperBroken:       {"damage", 400},
	rules.EvDamaged:           {"damage", 900},
	rules.EvBasestarHit:       {"damage", 700},
	rules.EvCenturion:         {"boarding", 700},
	rules.EvCenturions:        {"boarding", 500},
	rules.EvOccupation:        {"boarding", 500},

	// the dials
	rules.EvResource:    {"dial", 420},
	rules.EvRaptor:      {"dial", 300},
	rules.EvNuke:        {"dial", 420},
	rules.EvMarker:      {"dial", 420},
	rules.EvPursuit:     {"dial", 420},
	rules.EvDistance:    {"dial", 420},
	rules.EvPrepared:    {"dial", 300},
	rules.EvMiracle:     {"dial", 300},
	rules.EvViperGained: {"dial", 300},

	// the fleet goes
	rules.EvJump:     {"jump", 1700},
	rules.EvSettled:  {"jump", 1700},
	rules.EvReturned: {"jump", 1700},

	// Battlestar Epica
	rules.EvPegasusJoins:   {"dial", 420},
	rules.EvDemetriusJoins: {"dial", 420},
	rules.EvEvacuated:      {"dial", 300},
	rules.EvGrounded:       {"quiet", 0},

	// Daybreak
	rules.EvFlipped:      {"cards", 400},
	rules.EvQuorumGiven:  {"cards", 400},
	rules.EvTruce:        {"dial", 420},
	rules.EvHeldBack:     {"quiet", 0},
	rules.EvNukesRemoved: {"dial", 420},
	rules.EvMutineer:     {"reveal", 1200},

	// who somebody is
	rules.EvTitle:       {"title", 600},
	rules.EvCylon:       {"reveal", 1800},
	rules.EvSympathizer: {"reveal", 1600},
	rules.EvShowed:      {"reveal", 700},
	rules.EvAssistShown: {"reveal", 900},
	rules.EvMotive:      {"reveal", 900},
	rules.EvGoalMet:     {"reveal", 900},
	rules.EvGoalUnmet:   {"reveal", 900},
	rules.EvExamined:    {"reveal", 1200},
	rules.EvFiveGone:    {"reveal", 1200},
	rules.EvDisaster:    {"reveal", 1200},
	rules.EvExecuted:    {"execution", 1900},
	rules.EvEliminated:  {"execution", 1600},

	// Allies and trauma
	rules.EvAllyPlaced:     {"move", 500},
	rules.EvAllyGone:       {"quiet", 0},
	rules.EvAllyMet:        {"act", 700},
	rules.EvTraumaShown:    {"reveal", 900},
	rules.EvTraumaPut:      {"cards", 300},
	rules.EvTraumaTaken:    {"cards", 300},
	rules.EvMoodSwapped:    {"cards", 400},
	rules.EvTraumaPhase:    {"opened", 700},
	rules.EvTraumaLaid:     {"reveal", 700},
	rules.EvCenturionsBack: {"boarding", 500},
	rules.EvSheltered:      {"move", 300},
	// the Crossroads phase
	rules.EvCrossroads:      {"jump", 1700},
	rules.EvCrossroadsDealt: {"cards", 200},
	rules.EvCrossroadsLaid:  {"cards", 300},
	rules.EvCrossroadsShown: {"reveal", 1800},
	rules.EvTrial:           {"reveal", 1200},
	rules.EvJudged:          {"reveal", 900},
	rules.EvAcquitted:       {"verdict", 1200},
	rules.EvCondemned:       {"verdict", 1200},
	rules.EvCrossed:         {"act", 700},
}

// kinds are the kinds of events by their ids.
var kinds = func() map[string]rules.EventKind {
	all := map[string]rules.EventKind{}
	for k := range rules.NumEventKinds {
		all[k.String()] = k
	}
	return all
}()

// Of returns the beat of a line: of its kind, and of how many components are
// in sight of all.
func Of(kind string, comps int) Beat {
	b := beats[kinds[kind]] // the kinds of lines that no event makes are quiet
	if kinds[kind] == rules.EvRevealed {
		b.MS = min(b.MS*comps, cardsMS)
	}
	return b
}

// Length returns how long a beat plays.
func (b Beat) Length() time.Duration { return time.Duration(b.MS) * time.Millisecond }
