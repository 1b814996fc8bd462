package rules

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
