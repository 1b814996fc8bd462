package rules

// OncePerTurn is a set of things that a sheet or a card lets be done once in a turn.
type OncePerTurn uint32

// The things that are allowed once in a turn.
const (
	RerollOnce OncePerTurn = 1 << iota
	MendOnce
	ScoutOnce
	CheerOnce
	WreckOnce
	GiveOnce
	AdaptOnce // once for each Quorum card that is played
	CommandOnce
	MutinyOnce // the Mutineer has drawn a card for a jump icon
	RepeatOnce // the first of the locations that a sheet activates again; the others are the next bits
	_
	_
	MementoOnce
	SpareOnce
	DeceiveOnce // once for each Crisis card
	ThieveOnce  // what a sheet says of the end of the Movement step was done
	CaughtOnce  // and it could not be paid for
	ThinkOnce   // once for each Executive Order, of which one a turn is given
	onceEnd
)

// onceIDs are the ids of the things in the saved form, bit by bit.
var onceIDs = [...]string{"reroll", "mend", "scout", "cheer", "wreck", "give", "adapt", "command", "mutiny", "repeat", "repeat-2", "repeat-3", "memento", "spare", "deceive", "thieve", "caught", "think"}

// Each of them has an id, and none is left: otherwise one of these is negative and
// does not compile.
const (
	_ OncePerTurn = onceEnd - 1<<len(onceIDs)
	_ OncePerTurn = 1<<len(onceIDs) - onceEnd
)

// Mark notes that the acting player has used a thing that is allowed once in a
// turn.
type Mark struct{ Used OncePerTurn }

// Do notes it.
func (m Mark) Do(t *Table, x Ctx) { t.S.This.Used |= m.Used }

// Unmarked reports whether the thing has not been used this turn.
func Unmarked(t *Table, o OncePerTurn) bool { return t.S.This.Used&o == 0 }
