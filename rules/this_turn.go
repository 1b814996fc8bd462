package rules

// ThisTurn holds what is true of the current turn alone. It is zeroed when a
// turn starts; a field is zero until it is set, and holds until the turn ends
// unless its comment says when it is cleared.
type ThisTurn struct {
	ActionsLeft int8 // actions left to the current player; set and cleared by the Action step
	Piloting    bool // the current player began the turn in a viper; set as the turn starts, cleared if its character is replaced
	Loan        Loan // a title taken until the end of the turn; set by BorrowTitle, cleared by returnLoan
	Began       Loc  // where a restless current player began the turn; set as the turn starts, OffBoard for all others
	CutShort    bool // the current player was executed, so no move, action or Crisis card follows; set by kill
	Parting     bool // the game is ending, so nobody replaces a character who is executed; set by the last jump and the leaving of New Caprica, in games with Personal Goals or the Final Five
	Ordered     bool // a card that gives an action was played, and no other may be this turn; set by Order and Act

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
	Diverted bool // other Cylon ships act instead of those of Card; set by Divert, cleared before each Cylon ships step
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
	Caller  Comp // the component that causes the roll
	At      Aim
	Face    int8 // as rolled, before changes
	Bonus   int8 // added by plays; it stays through rerolls
	Malus   int8 // subtracted by plays from the present roll alone
	Planned bool // a card was played that adds to this die
	Nudge   int8 // added to the present roll after it was rolled
	Set     int8 // the result that a sheet set instead of the roll, or 0
	Chosen  bool // Set is the result of the die itself, which was not thrown
	Stands  bool // the die was rolled again by somebody whose new result stands
	Again   bool // the die is to be rolled again
}
