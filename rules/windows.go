package rules

// Window is a named moment at which components may be used.
type Window uint8

// The windows. Some never open on their own, see [Window.Opens]. WhenAction is an
// action granted to a player, WhenMovement the Movement step of a turn, and WhenChooses
// a question about a Crisis card. WhenReckless and WhenPileStands are the step of a
// check in which the text of its cards takes effect: in a Reckless check, and in any.
const (
	WhenAction          Window = iota
	WhenTurnStarts             // any player's turn
	WhenCrisisShown            // a Crisis card was just revealed
	WhenCrisisStands           // the Crisis card revealed will be resolved
	WhenBoxChosen              // a choice on a Crisis card was made
	WhenCheckBegins            // before anything of a check
	WhenBeforeCards            // before cards are added to a check
	WhenCardsAdded             // all cards are added, none revealed
	WhenTotalled               // the strength of a check is known
	WhenCheckDiscards          // the cards of a check are about to be discarded
	WhenBeforeRoll             // before a die is rolled
	WhenRolled                 // a die was rolled
	WhenViperAttacked          // a viper was attacked and the die is known
	WhenViperPlaced            // a viper was placed from the Reserves
	WhenRepaired               // a Repair card was used
	WhenTurnEnds               // the end of a player's turn
	WhenDestination            // the destination of a jump is chosen
	WhenMoraleFalls            // morale was lost
	WhenMovement               // the Movement step of one's own turn, instead of moving
	WhenReckless               // the card was turned up in a Reckless check
	WhenRaidersAct             // raiders are about to be activated
	WhenDestroyed              // a player destroyed a basestar or a centurion
	WhenQuorumPlayed           // the President has played a Quorum card from the hand
	WhenTreacheryFalls         // a human player discarded treachery
	WhenPileShown              // the cards of a check were just revealed
	WhenCylonShown             // a player has revealed a "Cylon" card
	WhenMovementEnds           // the end of a player's Movement step
	WhenContributed            // a player has added cards to a check
	WhenWouldRoll              // instead of rolling a die
	WhenOutcome                // the outcome of a check is known, its result not carried out
	WhenTurnedUp               // the cards of a check are turned up, and all of them are there
	WhenPileStands             // the card was turned up in a check
	WhenPilotAttacks           // a piloted viper is about to attack
	WhenQuorumDone             // a player has used the action of a Quorum card
	WhenObeyed                 // the player whom an Executive Order named has moved and acted
	WhenShipsRemoved           // the ships were removed from space in a jump
	WhenPopulationFalls        // population was lost
	WhenCivilianDoomed         // a civilian ship in a space area is about to be turned up and destroyed
	WhenWithdraws              // a player is about to end its infiltration by an action
	WhenShipsAct               // the Cylon ships of a Crisis card are about to be activated
	WhenChooses                // among the boxes of a Crisis card on which the player chooses
	NumWindows
)

var windowNames = [NumMoments]string{
	"action", "turn-starts", "crisis-shown", "crisis-stands", "box-chosen", "check-begins", "before-cards",
	"cards-added", "totalled", "check-discards", "before-roll", "rolled", "viper-attacked", "viper-placed", "repaired",
	"turn-ends", "destination", "morale-falls",
	"movement", "reckless-check", "raiders-act", "destroyed", "quorum-played", "treachery-discarded", "pile-shown", "cylon-shown",
	"movement-ends", "contributed", "would-roll", "outcome", "turned-up", "pile-stands", "pilot-attacks", "quorum-done",
	"obeyed", "ships-removed", "population-falls", "civilian-doomed", "withdraws", "ships-act", "chooses",
	"raiders-acted", "fleet-jumps", "no-scar", "no-raiders", "basestar-lost", "civilian-lost", "jumped",
}

// String returns the id of the window.
func (w Window) String() string { return EnumID(windowNames[:], "Window", w) }

// Opens reports whether everybody who could use something in the window is
// asked.
func (w Window) Opens() bool {
	return w != WhenAction && w != WhenMovement && w != WhenReckless && w != WhenPileStands && w != WhenChooses
}

// Windows is a set of windows.
type Windows uint64

// Has reports whether window w is in the set.
func (s Windows) Has(w Window) bool { return s&(1<<w) != 0 }

// With returns the set with window w added. It panics if there is no such window.
func (s Windows) With(w Window) Windows {
	if w >= NumWindows {
		panic("rules: there is no " + w.String())
	}
	return s | 1<<w
}

// secretWindows are those in which hidden cards can be played.
const secretWindows Windows = 1<<WhenCheckBegins | 1<<WhenBeforeCards | 1<<WhenTotalled | 1<<WhenBeforeRoll | 1<<WhenRolled | 1<<WhenViperAttacked |
	1<<WhenOutcome | 1<<WhenRaidersAct | 1<<WhenDestroyed | 1<<WhenTreacheryFalls | 1<<WhenPilotAttacks

// dieWindows are the windows around a die; rolledWindows are those of them that
// open after the throw.
const (
	rolledWindows Windows = 1<<WhenRolled | 1<<WhenViperAttacked
	dieWindows            = rolledWindows | 1<<WhenWouldRoll | 1<<WhenBeforeRoll
)
