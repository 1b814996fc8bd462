package rules

// Class groups characters for the balance rule of character choice.
type Class uint8

// The classes of characters.
const (
	Political Class = iota
	Military
	Pilot
	Support
	CylonLeader
	NumClasses
)

var classNames = [NumClasses]string{"political", "military", "pilot", "support", "cylon-leader"}

// String returns the id of the class.
func (c Class) String() string { return EnumID(classNames[:], "Class", c) }
