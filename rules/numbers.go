package rules

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
	LateHandOnMax     = 7 // the same in games in which they change hands for longer
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
