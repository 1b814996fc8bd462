package rules

// EventKind says what happened.
type EventKind uint8

// The kinds of events. A line names the fields that an event of the kind carries;
// those in brackets are zero where they do not apply. Most kinds carry a Cause,
// which is not repeated here; eventKinds has the whole list.
const (
	EvNone              EventKind = iota // never sent
	EvCharacter                          // By picked character Comp
	EvPlaced                             // At is put on Loc
	EvTitle                              // At received Title; without At, nobody holds it any more
	EvLoyaltyDealt                       // At, or assist character Comp, was dealt Count Loyalty cards; Private: which
	EvDrew                               // By drew Count cards of the Types, Missing fewer than were due since no more are left; Private: which
	EvDiscarded                          // By discarded Count cards: Comps
	EvTurn                               // turn number Turn begins, that of By
	EvPhase                              // Phase begins, in the turn of By
	EvMoved                              // By moved to Loc
	EvSent                               // At was sent to Loc
	EvUsed                               // By used Comp: action number Use of a location or title, else 0
	EvResource                           // Resource changed by Change
	EvRolled                             // By rolled Face, which counts as Result
	EvRerolled                           // By has the die rolled again
	EvCrisis                             // By revealed Crisis card Comp
	EvSuper                              // By revealed Super Crisis card Comp
	EvCrisisGone                         // Crisis or Quorum card Comp, or one unseen, went where Fate says
	EvBox                                // By chose Box of the card Cause
	EvBoxChanged                         // By changed the choice [on Comp] to Box
	EvCheck                              // By makes a check [about At] of Difficulty [and Partial], in which cards of the Types help
	EvDifficulty                         // By changed the difficulty by Change; it is Difficulty now
	EvAdded                              // By added Count cards; Comps if face up; Private: which
	EvDestinyAdded                       // Count Destiny cards were added; Comps if face up
	EvRevealed                           // the cards of the check were revealed: Comps
	EvZeroed                             // By set cards of type Skill to strength 0
	EvTotal                              // the cards of the check have a total of Value, against Difficulty
	EvOutcome                            // the check ended with Outcome, at a total of Value
	EvTook                               // By took the cards of the check: Comps
	EvActivated                          // Cylon ships of Icon act, with NoCenturions those on the board alone
	EvRaiders                            // Count raiders of Area act
	EvShipMoved                          // Ship moved from Area of Space to Into of Beyond
	EvShipPlaced                         // Count ships of kind Ship were placed in Area of Space
	EvLaunched                           // a viper was launched into Area [with By in it]
	EvViperMoved                         // a viper moved from Area to Into [with By in it]
	EvAttack                             // Attacker [By] attacked Ship in Area; of a centurion, By did, and there is no Area
	EvMissed                             // the attack on Ship, or of Ship [on the viper of At] or on Galactica, in Area, had no effect
	EvDestroyed                          // Count ships of kind Ship in Area were destroyed, or have landed; a centurion has no Area
	EvViperAttacked                      // Ship attacks a viper in Area [with At in it]
	EvViperHit                           // a viper in Area [with At in it] was damaged or, with Destroyed, destroyed
	EvGalacticaAttacked                  // Ship in Area attacks Galactica
	EvDamaged                            // Galactica or Pegasus took token Comp
	EvRepaired                           // By repaired location Loc, or Count vipers
	EvBasestarHit                        // basestar Ship in Area took token Comp
	EvCivilianPlaced                     // civilian ship Letter was placed in Area
	EvCivilianMoved                      // By moved civilian ship Letter to Area
	EvCivilianDestroyed                  // civilian ship Comp was destroyed [which was Letter in Area], by a raider with ByRaider
	EvRaptor                             // raptors changed by Change
	EvNuke                               // By, who holds the nukes, spent one; Value are left
	EvCenturion                          // a centurion boards Galactica, on the first space of the track
	EvCenturions                         // all centurions advanced
	EvMarker                             // the fleet marker is on space Value of its track, with Away while Galactica is away from New Caprica
	EvJump                               // the fleet jumps
	EvDestination                        // By chose destination Comp
	EvDistance                           // distance grew by Change; it is Value now
	EvPeeked                             // By looked at Count components [of At, or of assist character Comp] [of kind Deck in Zone, or the Letters]; Private: which
	EvPutBack                            // By put cards of kind Deck back on top of their deck in Zone or, with Bottom, at the bottom
	EvQuorum                             // By drew Count Quorum cards; Private: which
	EvSuperDrawn                         // By drew Count Super Crisis cards; Private: which
	EvCylon                              // By is revealed as a Cylon with Loyalty card Comp
	EvSympathizer                        // By revealed Comp, the Sympathizer or the Sympathetic Cylon, and is what Sympathy says
	EvHanded                             // By handed Count Loyalty cards to At; Private: which
	EvSleeper                            // the Sleeper Agent phase begins
	EvTakes                              // By took Count cards from the hand of At; Private: which
	EvReshuffled                         // the deck in Zone was shuffled anew, with its discards
	EvDestinyBuilt                       // a new Destiny deck was built
	EvIgnored                            // By, a Cylon player, ignores the part Heed of an effect
	EvStays                              // By laid Quorum card Comp before At, where it stays
	EvAnnounced                          // By wants to use Comp; the current player decides who is first
	EvExtraAction                        // By may act besides, as Grant says
	EvEnded                              // the game ended with Ending
	EvShowed                             // at the end or on being executed: the Loyalty cards, or goals, Comps of At or of assist character Comp
	EvVipersHome                         // Count vipers returned to the Reserves [one, from Area]
	EvViperBroken                        // Count vipers of the Reserves were damaged or, with Destroyed, destroyed
	EvDecided                            // By decided the check without cards: Outcome
	EvPassed                             // By does nothing
	EvAssist                             // By picked assist character Comp
	EvAssistShown                        // Loyalty card Comp of assist character Cause was turned up
	EvDestinySeeded                      // Count cards of the Types were shuffled into the Destiny deck
	EvPegasusLost                        // the Battlestar Pegasus is destroyed
	EvSettled                            // the New Caprica phase begins
	EvLocked                             // Count civilian ships are Locked on New Caprica
	EvPrepared                           // a civilian ship was prepared; Value are now
	EvOccupation                         // an occupation force did at Loc what Force says [attacked by By]
	EvReturned                           // Galactica returns to New Caprica
	EvLeaves                             // By orders Galactica to leave New Caprica
	EvUndone                             // the game went back to question Ask
	EvCulled                             // By discarded Count cards of the Destiny deck: Comps
	EvGave                               // By gave Count Skill cards to At; Private: which
	EvDieSet                             // By set the result of a die to Result, without a roll
	EvExecuted                           // At dies, as Death says
	EvReckless                           // By makes the check Reckless
	EvAbility                            // the text of Comp, turned up in a check, takes effect
	EvGuarded                            // By guards Resource: its next loss this turn is smaller by 1
	EvSpared                             // 1 of Resource was not lost
	EvSwapped                            // By swapped the card played, Cause, with the top card of the Destiny deck; Private: which
	EvNudged                             // By changed a roll by Change; it counts as Result now
	EvJammed                             // By made the first Count raiders that act in Area miss
	EvInfiltrates                        // By goes among the humans, to Loc
	EvReturns                            // By infiltrates no more
	EvGoals                              // At was dealt Count Agendas or Motives, as Deck says; Private: which
	EvMotive                             // By revealed Motive Comp
	EvWithdrawn                          // Cylon ship Ship in Area was removed from the board
	EvHandsSwapped                       // By gave its hand of Count cards to At for one of Received; Private: what By holds now, then At
	EvGlimpsed                           // By drew the top Count Destiny cards; Private: which
	EvOnDestiny                          // By put a card on top of the Destiny deck; Private: which
	EvDestinyGone                        // the Destiny deck was discarded: Comps
	EvGoalsMet                           // at the end: At has won by goals of its own, with Won, or lost
	EvTurnedUp                           // cards that waited beside the check come into it face up: Comps
	EvShort                              // Missing ships of kind Ship could not be placed
	EvSecretDrawn                        // By drew Count secrets of kind Deck; Private: which
	EvDiscardedAdded                     // Count cards that were turned up in the check were discarded [by By]: Comps
	EvDoubled                            // cards of type Skill have twice their strength in the check
	EvHeldOut                            // the check has failed, and what that brings does not happen
	EvConsequence                        // the check has a consequence, which follows now
	EvNukeGained                         // By, who holds the nukes, gained one; Value are there now
	EvBenched                            // By receives no Skill cards in its first turn
	EvPursuit                            // the pursuit marker is on space Value of its track
	EvLeftBehind                         // a jump leaves Count Cylon ships behind, which are on the board Beyond now
	EvEscorted                           // a viper [with By in it] escorted civilian ship Letter out of Area
	EvOrdered                            // By named effect Box of Cause, which will be carried out
	EvGoalMet                            // By revealed Personal Goal Comp
	EvGoalUnmet                          // at the end: At has not revealed Personal Goal Comp, which the fleet pays for
	EvExamined                           // By looked at Final Five card Comp of At, which takes effect
	EvFiveGone                           // At is executed and shows Final Five card Comp, which takes effect and leaves the game
	EvMiracle                            // the miracle tokens of At changed by Change
	EvViperGained                        // a viper of kind Ship came from the box to the Reserves
	EvTraumaDrawn                        // By drew Count trauma tokens; Private: which
	EvDisaster                           // At has drawn trauma token Comp, a disaster, and shows it
	EvTraumaDiscarded                    // By discarded Count trauma tokens; Private: which
	EvEliminated                         // At is out of the game
	EvMission                            // By turned up Mission Comp, which is resolved
	EvMissionDown                        // Mission Comp was turned face down
	EvMissionGone                        // Mission Comp left its space for where Fate says
	EvBoardersGone                       // Count centurions were removed from the Boarding Party track
	EvRetired                            // a ship of kind Ship was taken out of the game
	EvRebels                             // the rebel basestar joins Side
	EvHubLost                            // Hub Destroyed takes the place of the Resurrection Ship
	EvSupersGone                         // By discarded Count Super Crisis cards: Comps
	EvAllyPlaced                         // Ally Comp comes to Loc
	EvAllyGone                           // Ally Comp leaves the game
	EvAllyMet                            // By meets Ally Comp on Loc
	EvTraumaShown                        // trauma token Comp of Ally Cause is turned up
	EvTraumaPut                          // By puts one of its trauma tokens on Ally Comp or, without one, into the Mood Pool; without By, one of the pool, unseen; Private: which
	EvTraumaTaken                        // By takes trauma token Comp, which was turned up, among its own
	EvMoodSwapped                        // By swapped one of its trauma tokens for one of the Mood Pool; Private: the one taken, then the one given
	EvTraumaPhase                        // the Trauma phase begins
	EvTraumaLaid                         // At shows its trauma tokens, Comps, which count Value for it
	EvCenturionsBack                     // Count centurions moved one space back
	EvSheltered                          // By mixed civilian ship Letter, which was in Area, among the unused ones
	EvCrossroads                         // the Crossroads phase begins
	EvCrossroadsDealt                    // At was dealt Count Crossroads cards; Private: which
	EvCrossroadsLaid                     // By put Count trauma tokens face down beside the Crossroads card; Private: which
	EvCrossroadsShown                    // By turns up Crossroads card Comp [and the token beside it, Comps]
	EvTrial                              // everybody's trauma tokens are turned up and counted
	EvJudged                             // At shows trauma tokens Comps, of which Value count
	EvAcquitted                          // no tokens count, and nobody is eliminated
	EvCondemned                          // By picks At of those who have the most tokens
	EvCrossed                            // the Crossroads phase is over
	EvMutineer                           // By has received Comp, the Mutineer
	EvNukesRemoved                       // all nukes have left the game
	EvSearched                           // By searched a Skill deck and took Count cards of the Types; Private: which
	EvFlipped                            // treachery Comp was turned up beside a Reckless check
	EvColonialLost                       // Colonial One is destroyed
	EvQuorumGiven                        // By gave At, the President, Count Quorum cards that it drew; Private: which
	EvTruce                              // By has seen to it that no Cylon ship is launched or acts until the turn ends
	EvHeldBack                           // because of that, Cylon ships of Icon do not act
	EvGrieves                            // By receives no Skill cards where it is
	EvLessened                           // By lessens the discard of At by one card
	EvMutinyGiven                        // By gives At the Mutiny card that At draws; Private: which
	EvPegasusJoins                       // the Battlestar Pegasus joins the fleet, with Count vipers of kind Ship, which are damaged
	EvDemetriusJoins                     // the Demetrius joins the fleet
	EvEvacuated                          // a civilian ship has left New Caprica for the unused ones; Value are prepared still
	EvGrounded                           // the fleet cannot jump, since FTL Control is damaged
	NumEventKinds
)

// String returns the id of the kind.
func (k EventKind) String() string {
	if k < NumEventKinds {
		return eventKinds[k].id
	}
	return EnumID(nil, "EventKind", k)
}
