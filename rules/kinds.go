package rules

// Seat is a place at the table, counted clockwise from 0. It is not a
// character: a seat keeps its number when its character is replaced.
type Seat int8

// MaxSeats is the largest number of seats that any legal game has.
const MaxSeats = 7

// Nobody is the seat of no one: a spectator, an empty title, a missing target.
const Nobody Seat = -1

// Seats is a set of seats.
type Seats uint8

// Has reports whether seat p is in the set. Nobody is in no set.
func (s Seats) Has(p Seat) bool { return p >= 0 && s&(1<<uint(p)) != 0 }

// With returns the set with seat p added.
func (s Seats) With(p Seat) Seats { return s | 1<<uint(p) }

// Without returns the set with seat p removed.
func (s Seats) Without(p Seat) Seats { return s &^ (1 << uint(p)) }

// Skill is a type of Skill card.
type Skill uint8

// The types of Skill cards, in the order of the decks on the board.
const (
	Politics Skill = iota
	Leadership
	Tactics
	Piloting
	Engineering
	Treachery
	numSkills
)

var skillNames = [numSkills]string{"politics", "leadership", "tactics", "piloting", "engineering", "treachery"}

// String returns the id of the type, as in the component facts.
func (s Skill) String() string { return EnumID(skillNames[:], "Skill", s) }

// Skills is a set of Skill types.
type Skills uint8

// Sets of one type each, to be joined with |.
const (
	InPolitics    Skills = 1 << Politics
	InLeadership  Skills = 1 << Leadership
	InTactics     Skills = 1 << Tactics
	InPiloting    Skills = 1 << Piloting
	InEngineering Skills = 1 << Engineering
	InTreachery   Skills = 1 << Treachery
	AnySkill             = InPolitics | InLeadership | InTactics | InPiloting | InEngineering | InTreachery
)

// Has reports whether type k is in the set.
func (s Skills) Has(k Skill) bool { return s&(1<<k) != 0 }

// Resource is one of the four dials.
type Resource uint8

// The dials, in the order of the board.
const (
	Fuel Resource = iota
	Food
	Morale
	Population
	NumResources
)

var resourceNames = [NumResources]string{"fuel", "food", "morale", "population"}

// String returns the id of the resource.
func (r Resource) String() string { return EnumID(resourceNames[:], "Resource", r) }

// String returns the ids of the types, joined by "-".
func (s Skills) String() (id string) {
	for k := range numSkills {
		if s.Has(k) {
			if id != "" {
				id += "-"
			}
			id += k.String()
		}
	}
	return id
}

// Area is one of the six space areas, clockwise around Galactica from her bow.
type Area uint8

// The space areas. Vipers launch into PortRear and PortFront.
const (
	Front Area = iota
	StarboardFront
	StarboardRear
	Rear
	PortRear
	PortFront
	NumAreas
)

var areaNames = [NumAreas]string{"front", "starboard-front", "starboard-rear", "rear", "port-rear", "port-front"}

// String returns the id of the area.
func (a Area) String() string { return EnumID(areaNames[:], "Area", a) }

// Launch reports whether vipers launch into the area.
func (a Area) Launch() bool { return a == PortRear || a == PortFront }

// Clockwise returns the next area clockwise.
func (a Area) Clockwise() Area { return (a + 1) % NumAreas }

// Counter returns the next area counter-clockwise.
func (a Area) Counter() Area { return (a + NumAreas - 1) % NumAreas }

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

// Allegiance is what a Loyalty card says of its owner.
type Allegiance uint8

// The kinds of Loyalty cards.
const (
	NotACylon Allegiance = iota
	ACylon
	Sympathizer
	SympatheticCylon
	PersonalGoal
	FinalFive
	TheMutineer
)

var allegianceNames = [...]string{"not-a-cylon", "cylon", "sympathizer", "sympathetic-cylon", "personal-goal", "final-five", "mutineer"}

// turns reports whether a card of the kind is revealed at once by the human
// player who is dealt it.
func (a Allegiance) turns() bool { return a == Sympathizer || a == SympatheticCylon }

// shown reports whether no human player holds a card of the kind face down: it turns
// the player, or makes him the Mutineer.
func (a Allegiance) shown() bool { return a.turns() || a == TheMutineer }

// String returns the kind as in the component facts.
func (a Allegiance) String() string { return EnumID(allegianceNames[:], "Allegiance", a) }

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

// What is no target and stands in no area.
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

// Limits and starting values that the rulebook quotes too.
const (
	NumBasestars      = 2
	StockRaiders      = 16
	StockHeavy        = 4
	StockCenturion    = 4
	StockVipers       = 8
	StockRaptors      = 4
	StartNukes        = 2
	StockNukes        = 3 // with Exodus
	FewNukes          = 1 // in the one-player and the cooperative variant
	SoloBrigCards     = 3 // cards that a player alone may add to a check from the Brig
	InsideCards       = 2 // cards that an infiltrator may add to a check
	LeaderHand        = 2 // Skill cards with which a Cylon Leader starts
	SoloLoyalty       = 3 // Loyalty cards first dealt to an assist character
	PathSpaces        = 3 // of the occupation forces' path: Occupation Authority, Breeder's Canyon, Shipyard
	StockForces       = 4 // occupation forces
	PegasusHull       = 4 // damaged locations that destroy Pegasus
	QuorumLimit       = 10
	BoardingSpaces    = 5 // start, first, second, third, humans lose
	AutoJump          = 5 // position of the fleet marker at which the fleet jumps automatically
	DialMax           = 15
	SheetDraws        = 5 // Skill cards received at most with an assist character
	HandLimit         = 10
	RevealHand        = 3 // Skill cards that a player keeps on revealing as a Cylon
	ReturnRaiders     = 4 // raiders with each basestar at Galactica's return
	DetentionCards    = 2 // cards that a player may add to a check from Detention
	PassLoyaltyMax    = 7 // greatest distance at which the Resurrection Ship passes Loyalty cards on
	HandOnMax         = 6 // greatest distance at which a revealing Cylon hands Loyalty cards on, with an overlay
	LateHandOnMax     = 7 // the same where they change hands longer
	GoalDistance      = 6 // greatest distance at which a Personal Goal brings another Loyalty card
	CollateralRaiders = 3 // raiders that collateral damage to a basestar destroys
	PersonnelTrauma   = 2 // trauma tokens that damage to personnel brings each Cylon player
	StartTrauma       = 3 // trauma tokens that a player keeps at set-up
	NewTrauma         = 3 // trauma tokens that a new character draws
	TraumaDistance    = 8 // distance at which the Trauma phase comes
	CylonDraws        = 2 // Skill cards that a Cylon player receives
	HandicapDraws     = 3 // in the No Sympathizer variant
	DestinyCopies     = 2 // cards of each type in a new Destiny deck
	GalacticaHull     = 6 // damaged locations that destroy Galactica
	BasestarHull      = 3 // damage points that destroy a basestar
	DieSides          = 8
)

// StartResources are the dials at the start of a game, in the order of Resource.
var StartResources = [NumResources]int8{8, 8, 10, 12}

// LongResources are the dials at the start of Battlestar Epica.
var LongResources = [NumResources]int8{10, 10, 12, 14}

// HandicapResources are the dials at the start of the No Sympathizer variant
// with 4 or 6 players.
var HandicapResources = [NumResources]int8{8, 7, 9, 10}

// RedAtMost is the greatest value of each dial that is in its red half.
var RedAtMost = [NumResources]int8{4, 4, 5, 6}

// JumpLoss is the population lost by a jump with FTL Control at each position
// of the fleet marker, on a roll of FTLSafe-1 or less; 0 where it cannot jump.
var JumpLoss = [AutoJump + 1]int8{0, 0, 0, 3, 1, 0}

// FTLSafe is the lowest roll with which FTL Control loses no population.
const FTLSafe = 7
