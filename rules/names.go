package rules

// RequestKind says what a request is about; with Cause it is all that a
// sentence about it needs.
type RequestKind uint8

// The kinds of requests.
const (
	ReqNone              RequestKind = iota
	ReqCharacter                     // pick a character
	ReqReceive                       // choose the types of the cards received
	ReqDraw                          // choose the types of cards drawn by an effect
	ReqMove                          // move, or stay
	ReqPay                           // discard a card to change ship
	ReqAction                        // take an action, or none
	ReqOrder                         // a move and an action, or two actions
	ReqDiscard                       // discard Skill cards
	ReqContribute                    // add cards to a skill check
	ReqPlay                          // a window: use something now?
	ReqFirst                         // several want to act in one window: who goes first
	ReqBox                           // choose a box of a card
	ReqSeat                          // choose a player
	ReqArea                          // choose a space area
	ReqLaunch                        // choose a launch area
	ReqLocation                      // choose a location
	ReqTarget                        // choose a ship to attack or destroy
	ReqViper                         // choose a viper
	ReqFly                           // what an activated viper does
	ReqCivilian                      // choose a civilian ship
	ReqOptional                      // use an optional effect?
	ReqApply                         // a Cylon player: let the effect apply?
	ReqCrisis                        // choose one of the Crisis cards drawn
	ReqDestination                   // choose the destination
	ReqQuorum                        // choose a Quorum card
	ReqRaiders                       // which area's raiders act next
	ReqDamageToken                   // choose damage tokens
	ReqDeck                          // choose a deck
	ReqTopOrBottom                   // put the card back
	ReqSkill                         // choose a Skill type
	ReqResource                      // choose a resource
	ReqIcon                          // choose an activation
	ReqTake                          // take a card from a hand
	ReqDifficulty                    // change a difficulty up or down
	ReqOutcome                       // decide a check
	ReqRepair                        // what to repair
	ReqLeaveOut                      // of which types one card fewer is received
	ReqHandOver                      // a Cylon player: give Loyalty cards to
	ReqDamagedShip                   // which ship is damaged
	ReqPutBack                       // which card is put back next
	ReqShowCylon                     // executed: which "Cylon" card to show
	ReqChangeRoll                    // change a roll up or down
	ReqAbility                       // which skill check ability takes effect next
	ReqMotive                        // reveal Motives now?
	ReqOnDestiny                     // put a card on top of the Destiny deck
	ReqAddToCheck                    // add cards to a check that is turned up
	ReqOccupation                    // choose an occupation force
	ReqReroll                        // discard a card to reroll
	ReqPrepareOrEvacuate             // prepare or evacuate a civilian ship
	ReqPlayQuorum                    // play a Quorum card, or none
	ReqTitle                         // which title to take
	ReqGive                          // give a Skill card of the hand
	ReqCheckOrHand                   // cards looked at: into the check, or into the hand
	ReqDiscardDestiny                // discard cards of the Destiny deck
	ReqDiscardQuorum                 // discard Quorum cards: above the limit, or to draw others
	ReqDiscardAdded                  // discard a card of a check that is turned up
	ReqMoveOrAct                     // move, or take an action
	ReqDieResult                     // choose the result of a die
	ReqOrders                        // name one of several effects, before any is carried out
	ReqReinforce                     // choose a ship for the Cylon Fleet board, and the area
	ReqPayExactly                    // pick a Skill card towards a price in strength
	ReqResolveNext                   // which card that was shown is resolved next
	ReqStay                          // what stays in space when the fleet jumps
	ReqTrauma                        // discard a trauma token
	ReqAlly                          // which Ally to meet
	ReqPutTrauma                     // put a trauma token on an Ally or into the Mood Pool
	ReqMood                          // which token of the Mood Pool to take for one's own
	ReqAdjust                        // raise or lower a resource
	ReqLayTrauma                     // put a trauma token beside a Crossroads card
	ReqCrossroads                    // choose the result of a Crossroads card
	ReqCondemn                       // which player is eliminated
	ReqDiscardMutiny                 // discard Mutiny cards above the limit
	ReqTribute                       // what is paid on the rebel basestar
	ReqSearch                        // cards of a deck that is searched
	ReqMuster                        // what to place, and where
	ReqTakeAdded                     // take a card of a check that is turned up, or none
	ReqGiveQuorum                    // give a Quorum card to the President
	ReqUseLocation                   // which location to activate from afar
	ReqSpare                         // whose discard to lessen by one card
	ReqAddUp                         // the card that is added to a check face up, or none
	ReqGiveMutiny                    // which Mutiny card a player gets
	ReqPlayMutiny                    // which of the Mutiny cards drawn is played
	ReqMiracle                       // give a miracle token, or take one
	ReqRepeat                        // discard a card to activate the location again
	ReqDiscardSuper                  // which Super Crisis card is discarded
	ReqToll                          // discard a card to activate a viper
	ReqSupply                        // whether the fleet gains resources on New Caprica
	ReqReveal                        // whether to reveal a "Cylon" card now
	ReqScrap                         // which viper leaves the game for the one repaired
	NumRequestKinds
)

var requestNames = [NumRequestKinds]string{
	"none", "character", "receive", "draw", "move", "pay", "action", "order", "discard", "contribute", "play", "first",
	"box", "seat", "area", "launch", "location", "target", "viper", "fly", "civilian", "may", "heed", "crisis",
	"destination", "quorum", "raiders", "token", "deck", "top-or-bottom", "skill-type", "resource", "icon",
	"take", "difficulty", "outcome", "repair", "leave-out", "hand-over",
	"hull", "next",
	"prove",
	"nudge", "ability", "motive", "on-destiny", "swell",
	"occupation", "reroll", "stack", "play-quorum",
	"title", "give", "learned", "cull", "shed", "discard-added", "move-or-act", "die-result", "orders", "reinforce",
	"pay-exactly", "resolve-next", "stay", "trauma", "ally", "put-trauma", "mood", "adjust", "lay-trauma", "crossroads", "condemn",
	"discard-mutiny", "tribute", "search", "muster",
	"take-added", "give-quorum", "use-location",
	"spare", "add-up", "give-mutiny", "play-mutiny", "miracle", "repeat", "discard-super", "toll",
	"supply", "reveal", "scrap",
}

// String returns the id of the kind.
func (k RequestKind) String() string { return EnumID(requestNames[:], "RequestKind", k) }

// Window is a named moment at which components may be used.
type Window uint8

// The windows. Some never open on their own: WhenAction is an action granted to
// a player, WhenMovement the Movement step of a turn, WhenChooses a question about a
// Crisis card, and WhenReckless and WhenPileStands the step of a check in which the text of its cards takes effect,
// if it is Reckless and in any. See [Window.Opens].
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

// Opens reports whether the window is one that everybody is asked in who could
// use something.
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

// dieWindows are those around a die; rolledWindows, those of them that
// open after the throw.
const (
	rolledWindows Windows = 1<<WhenRolled | 1<<WhenViperAttacked
	dieWindows            = rolledWindows | 1<<WhenWouldRoll | 1<<WhenBeforeRoll
)

// Origin is where an effect comes from; some rules reach only some origins.
type Origin uint8

// The origins.
const (
	FromRules Origin = iota
	FromLocation
	FromCrisis
	FromSuper
	FromQuorum
	FromSkill
	FromSheet
	FromTitle
	FromLoyalty
	FromDestination
	FromDamage
	FromAlly
	FromMission
	FromCrossroads
	FromMutiny
	numOrigins
)

var originNames = [numOrigins]string{
	"rules", "location", "crisis", "super-crisis", "quorum", "skill", "character", "title", "loyalty", "destination",
	"damage", "ally", "mission", "crossroads",
	"mutiny",
}

// String returns the id of the origin.
func (o Origin) String() string { return EnumID(originNames[:], "Origin", o) }

// Role is a way to name a player on a card.
type Role uint8

// The roles. Each and those after it up to numRoles name several players, from
// the current player clockwise. Behind them comes the player who acts under a
// title, see [Holder].
const (
	Current Role = iota
	Acting
	Chosen
	Each
	EachHuman
	EachCylon
	EachOtherHuman // but who acts
	numRoles

	ThePresident = numRoles + Role(President)
	TheAdmiral   = numRoles + Role(Admiral)
)

// Holder returns the role of the player who acts under a title.
func Holder(k Title) Role { return numRoles + Role(k) }

// Title returns the title that a role is about, and whether it is about one.
func (r Role) Title() (Title, bool) {
	if r < numRoles {
		return 0, false
	}
	return Title(r - numRoles), true
}

// many reports whether the role can name several players.
func (r Role) many() bool { return r >= Each && r < numRoles }

var roleNames = [numRoles]string{"current", "acting", "chosen", "each", "each-human", "each-cylon", "each-other-human"}

// RoleID returns the id of a role: that of the title, if it is about one.
func (c *Catalogue) RoleID(r Role) string {
	if k, ok := r.Title(); ok {
		return c.offices[k].ID
	}
	return roleNames[r]
}
