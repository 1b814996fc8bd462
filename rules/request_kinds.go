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
	"spare", "add-up", "give-mutiny", "play-mutiny", "repeat", "discard-super", "toll",
	"supply", "reveal", "scrap",
}

// String returns the id of the kind.
func (k RequestKind) String() string { return EnumID(requestNames[:], "RequestKind", k) }
