package rules

import "ragtag/options"

// State is everything that is true of a game at a moment. It is one flat
// value: copying it is assignment, and two games are the same if a == b.
type State struct {
	Zones
	Players int8
	First   Seat // who picked a character first and took the first turn
	Current Seat
	Phase   Phase
	Chance  Chance

	Choice  options.Choice
	Turn    uint16 // turns begun
	Out     Seats  // of players who were eliminated
	Mourned int8   // morale lost to executions
	Groups  Groups // the contents in play, which follow from Choice and Players

	Seats  [MaxSeats]SeatState
	Assist Assist          // of the one-player variant
	Dead   Dead            // characters executed: nobody plays them again
	Titles [MaxTitles]Seat // Nobody for those that are not in play

	Dials    [NumResources]int8
	Distance int8
	Marker   int8 // the fleet marker: 0 is start, AutoJump the end of the track
	Pursuit  int8 // the pursuit marker: 0 is start
	Damaged  Locs // damaged locations

	Ships     [MaxSpaces][MaxShips][NumAreas]int8 // in space, by board and kind; piloted vipers are where their pilots are
	Berths    [MaxShips]Berths                    // ships that are neither in space nor in the box
	Nukes     int8                                // with the Admiral
	NoNukes   bool                                // all nukes have left the game
	Boarding  [BoardingSpaces]int8                // centurions on each space of the Boarding Party track
	Occupying [PathSpaces]int8                    // occupation forces on each space of their path
	Caprica   Caprica
	Ventured  bool   // the Demetrius has joined the fleet, where she comes late
	Rebels    Rebels // with whom the rebel basestar is
	HubLost   bool   // Hub Destroyed is in the place of the Resurrection Ship

	Check     CheckState
	Seeded    [numSkills]uint8 // how many cards of each type the Destiny deck can hold besides DestinyCopies, by public knowledge
	This      ThisTurn
	Discarded Discarded
	Slept     bool     // the Sleeper Agent phase has happened
	Crossing  Crossing // how far the Crossroads phase has come
	Held      Motives  // whose condition held when last looked at; it follows from the rest
	Queue     Milestones
	Bounds    [MaxSeats + 1][numSkills]uint8 // most cards of each type that a hand (or, last, the Destiny deck) can hold, by public knowledge

	Loaded [16]int8 // dice to come before chance is asked, 0-terminated; for scenarios
	Result Result
}

// SeatState is one seat and the character that it plays.
type SeatState struct {
	Character    Comp
	Body         uint8 // changes when the character is replaced
	Loc          Loc
	Revealed     bool // a revealed Cylon
	Sympathizer  bool // made a Cylon by the Sympathizer card
	Infiltrating bool // infiltrates the humans, though a revealed Cylon
	Spent        bool // the once-per-game ability is used up
	Miracles     int8 // miracle tokens
	Turns        uint8
	Executed     uint8 // how often a character of the seat was executed
	Late         bool  // the character joined after the Sleeper Agent phase
	Supers       uint8 // Super Crisis cards played
	Hull         Ship  // the kind of viper that it pilots, while Loc is in space; 0 for a plain one
}

// Caprica is how far the New Caprica phase has come.
type Caprica uint8

// The parts of the New Caprica phase.
const (
	NotSettled Caprica = iota // the phase has not begun, or never will
	Occupied                  // the humans are on New Caprica, Galactica is away
	Returned                  // Galactica is back in orbit
)

// Dead is a set of characters, by their place in the catalogue's table.
type Dead uint64

// Has reports whether the character is in the set.
func (d Dead) has(i uint16) bool { return d>>i&1 == 1 }

// Locs is a set of locations.
type Locs uint64

// Has reports whether location l is in the set.
func (s Locs) Has(l Loc) bool { return l >= FirstLoc && s&(1<<(l-FirstLoc)) != 0 }

// With returns the set with location l added.
func (s Locs) With(l Loc) Locs { return s | 1<<(l-FirstLoc) }

// Without returns the set with location l removed.
func (s Locs) Without(l Loc) Locs { return s &^ (1 << (l - FirstLoc)) }

// Len returns the number of locations in the set.
func (s Locs) Len() int {
	n := 0
	for ; s != 0; s &= s - 1 {
		n++
	}
	return n
}

// CheckState is the skill check under way.
type CheckState struct {
	On          bool
	Difficulty  int8
	Partial     int8 // 0: none
	Positive    Skills
	Source      Comp
	Origin      Origin
	Actor       Seat // who started it
	Chosen      Seat // whom it is about, or Nobody
	FaceUp      bool // cards are added face up
	DestinyDown bool // but those of the Destiny deck
	NoDestiny   bool // no Destiny cards are added
	OnesHelp    bool // strength 1 counts positive
	Zeroed      Skills
	Doubled     Skills // types whose cards count twice
	Icon        bool   // a card with the check ability icon was added
	Silenced    bool   // no ability of its cards takes effect
	Printed     int8   // its difficulty as printed
	Bonus       int8   // added to the total
	Out         Outcome
	Chance      Comp // the card because of which a great success brings a miracle token, or None
	Upgrade     Comp // the card because of which the current player draws with the outcome, or None
	Iron        Comp // the card because of which a narrow failure brings nothing, or None
	Eased       bool // Declare Emergency was played
	Reckless    bool // a Reckless card was played
	Added       [MaxSeats]uint8
	Adding      Seat  // who adds cards now, or Nobody
	Used        Seats // who has used what a sheet allows once in a check
	Shown       bool  // the pile is face up
	Replaced    bool  // something else happened in place of the result
	Total       int8
	Settled     Outcome // decided without being made
}

// Outcome is the result of a skill check.
type Outcome uint8

// The outcomes.
const (
	Unsettled Outcome = iota
	Passed
	PartlyPassed
	Failed
)

var outcomeNames = [...]string{"unsettled", "pass", "partial", "fail"}

// String returns the id of the outcome.
func (o Outcome) String() string { return EnumID(outcomeNames[:], "Outcome", o) }

// ThisTurn holds what is true of the current turn alone. It is zeroed when a
// turn starts; a field is zero until it is set, and holds until the turn ends
// unless its comment says when it is cleared.
type ThisTurn struct {
	ActionsLeft int8 // actions left to the current player; set and cleared by the Action step
	Piloting    bool // the current player began the turn in a viper; set as the turn starts, cleared if its character is replaced
	Loan        Loan // a title taken until the end of the turn; set by BorrowTitle, cleared by returnLoan
	Began       Loc  // where a restless current player began the turn; set as the turn starts, OffBoard for all others
	CutShort    bool // the current player was executed, so that no move, action or Crisis card follows; set by kill
	Parting     bool // the game is ending, so that nobody replaces who is executed; set by the last jump and the leaving of New Caprica, in games with Personal Goals or the Final Five
	Ordered     bool // a card that gives an action was played, of which one a turn may be; set by Order and Act

	Defender uint8 // letter of the civilian ship that defends itself, or is about to be destroyed; set and cleared by SelfDefense and destroyCivilian
	Blind    int8  // Destination cards of a blind jump; set by JumpBlind, cleared when they are drawn
	Box      int8  // box chosen on the card; set by Choose, valid until its box is carried out
	BoxFixed bool  // the other box cannot be chosen; set and valid with Box

	Card     Comp // Crisis card whose icons follow; set when its text is resolved, None before that in every Crisis step
	Replaced bool // the Crisis card just revealed was replaced; set by ReplaceCrisis, cleared when the new card is shown
	Engines  bool // the Crisis card revealed next has a jump icon; set by PrepareEngines, cleared when that card is resolved
	Icon     bool // Card has a jump icon because of Engines; set and valid with Card
	NoJump   bool // the Prepare for Jump step is left out; set by SkipJump, cleared before each Crisis step
	NoCrisis bool // the Crisis step is left out; set by RunMission
	Diverted bool // other Cylon ships act in the place of those of Card; set by Divert, cleared before each Cylon ships step
	Again    bool // another Crisis card follows after the Cylon ships; set by Again, cleared before each Crisis step

	Navigator Seat // who chooses the destination; set by each jump, valid while it draws and chooses
	Charts    int8 // how many Destination cards Navigator draws; set and valid with Navigator
	Onward    int8 // by how much the fleet marker moves once a jump has reset it; set by a Destination, cleared then

	Burdened   Seats              // who has drawn a Mutiny card for discarded treachery; set by burdenDiscard
	Used       OncePerTurn        // once-a-turn abilities that have been used; set by Mark and Once
	NewRaiders [NumAreas]int8     // raiders placed by the last attack, by area; set by Attack, valid until its special rule is over
	Placed     uint8              // areas in which vipers were just placed, a bit each; set by placeViper, cleared when WhenViperPlaced closes
	Guarded    [NumResources]bool // the next loss is smaller by 1; set by Guard, cleared by that loss
	Attacked   bool               // the attack of a piloted viper under way was made in another way; set by Barrage, cleared before each attack
	Jammed     [NumAreas]int8     // raiders that will miss, by area; set by Jam, counted down by them, cleared when the activation ends
	Truce      bool               // no Cylon ship is launched or acts; set by Truce
	Ceded      bool               // the player whose turn it was is out of the game, and Current has the next turn; set by withdraw
	Die        Die                // the roll under way; its On is false when there is none
}

// Die is the roll under way.
type Die struct {
	For     string // the rule under which it is rolled
	On      bool
	Roller  Seat
	Caller  Comp // the component that makes it be rolled
	At      Aim
	Face    int8 // as rolled, before changes
	Bonus   int8 // added by plays; it stays through rerolls
	Malus   int8 // taken by plays from the present roll alone
	Planned bool // a card was played that adds to this die
	Nudge   int8 // added to the present roll after it was rolled
	Set     int8 // the result that a sheet set instead of the roll, or 0
	Chosen  bool // Set is that of the die itself, which was not thrown
	Stands  bool // the die was rolled again by somebody whose new result stands
	Again   bool // the die is to be rolled again
}

// Milestones are objective events that have come due and are not yet resolved.
type Milestones struct {
	Due    uint8 // milestones of the objective, a bit each, that wait to be resolved
	Final  bool  // the next jump ends the game
	Trauma bool  // the Trauma phase has come due: it is resolved after them
	Calm   bool  // the next Crisis step is left out; set by the Crossroads phase where it takes the place of a Crisis

	ReadAhead int8    // Crisis cards that the Admiral looks at once the phase has begun
	Motives   Motives `json:"-"` // that were true, if only for an instant, since they were last asked for
}

// Phase is a point between two phases of a turn; there the stack is empty.
type Phase uint8

// The phases, in order.
const (
	PhaseCharacters Phase = iota
	PhaseSetUp
	PhaseStart
	PhaseReceive
	PhaseMovement
	PhaseAction
	PhaseCrisis
	PhaseShips
	PhaseJump
	PhaseEnd
	PhaseOver
	NumPhases
)

var phaseNames = [NumPhases]string{
	"characters", "set-up", "start", "receive-skills", "movement", "action", "crisis", "cylon-ships",
	"prepare-for-jump", "end-of-turn", "over",
}

// String returns the id of the phase.
func (p Phase) String() string { return EnumID(phaseNames[:], "Phase", p) }

// Ending is why a game ended.
type Ending uint8

// The ways in which a game ends.
const (
	Going Ending = iota
	HumansJumped
	OutOfFuel
	OutOfFood
	OutOfMorale
	OutOfPopulation
	Boarded
	GalacticaLost
	NobodyLeft // no character was left for an executed human
	Evacuated  // the humans have left New Caprica
	Forsaken   // no human player is left in the game
	NumEndings
)

var endingNames = [NumEndings]string{
	"going", "humans-jumped", "out-of-fuel", "out-of-food", "out-of-morale", "out-of-population", "boarded",
	"galactica-destroyed", "no-characters", "evacuated", "no-humans",
}

// String returns the id of the ending.
func (e Ending) String() string { return EnumID(endingNames[:], "Ending", e) }

// Result is how the game ended, once it has.
type Result struct {
	Ending  Ending
	Winners Seats
}

// HumansWon reports whether the humans have won.
func (r Result) HumansWon() bool { return r.Ending == HumansJumped || r.Ending == Evacuated }
