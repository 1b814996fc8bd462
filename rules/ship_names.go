package rules

// Activation is an icon by which Cylon ships act.
type Activation uint8

// The activation icons of Crisis cards.
const (
	NoShips Activation = iota
	Raiders
	LaunchRaiders
	HeavyRaiders
	Basestars
	Occupation // of the occupation forces; no icon of its own on a card, see Crisis.Occupation
	NumActivations
)

var activationNames = [NumActivations]string{"none", "raiders", "launch", "heavy", "basestars", "occupation"}

// String returns the id of the icon, as in the component facts.
func (a Activation) String() string { return EnumID(activationNames[:], "Activation", a) }

// Ship is a kind of ship; what it is like is [Catalogue.Ship]. These are the kinds
// that rules name, each by its id; the other kinds of a catalogue follow them.
type Ship uint8

// The Cylon ships. Basestars are distinct, since each has its own damage.
const (
	Raider Ship = iota
	HeavyRaider
	BasestarA
	BasestarB
	Centurion
	TheScar // the raider of that name
	NumShips
)

// The human ships, for questions that can be about either side's.
const (
	Viper Ship = NumShips + iota
	CivilianShip
	NumCraft
)

// Kinds that are no target and are in no area.
const (
	Raptor Ship = NumCraft + iota
	OccupationForce
	namedShips
)

var shipNames = [namedShips]string{
	"raider", "heavy-raider", "basestar-a", "basestar-b", "centurion", "scar", "viper", "civilian", "raptor", "occupation-force",
}

// String returns the id of a kind that rules name.
func (s Ship) String() string { return EnumID(shipNames[:], "Ship", s) }
