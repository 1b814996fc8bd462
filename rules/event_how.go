package rules

// Fate is where a Crisis or Quorum card went.
type Fate uint8

// What becomes of a card.
const (
	FateDiscarded Fate = iota
	FateBottom
	FateKept
	FateShuffled
	FateRemoved
	numFates
)

var fateNames = [numFates]string{"discarded", "bottom", "kept", "shuffled-back", "removed"}

// String returns the id of the fate.
func (f Fate) String() string { return EnumID(fateNames[:], "Fate", f) }

// Grant is what somebody may do besides the actions of a turn.
type Grant uint8

// The grants.
const (
	OneAction Grant = iota
	MoveAndAction
	TwoActions
	numGrants
)

var grantNames = [numGrants]string{"action", "move-and-action", "two-actions"}

// String returns the id of the grant.
func (g Grant) String() string { return EnumID(grantNames[:], "Grant", g) }

// Sympathy is what a player is who revealed the Sympathizer or the Sympathetic
// Cylon.
type Sympathy uint8

// Whose side the player is on.
const (
	StaysHuman Sympathy = iota
	JoinsCylons
	IsSympathetic // a Cylon with goals of its own
	numSympathies
)

var sympathyNames = [numSympathies]string{"stays-human", "joins-cylons", "sympathetic"}

// String returns the id of the sympathy.
func (s Sympathy) String() string { return EnumID(sympathyNames[:], "Sympathy", s) }
