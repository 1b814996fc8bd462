package rules

import "cmp"

// Loc is where a body is: a location of a board, or a space area when it pilots
// a viper. It is of use in memory only.
type Loc uint8

// Area returns the space area of a pilot's place, and whether it is one.
func (l Loc) Area() (Area, bool) {
	if l >= inSpace && l < FirstLoc {
		return Area(l - inSpace), true
	}
	return 0, false
}

// Board is a ship or board that holds locations.
type Board uint8

// String returns the id of the board.
func (b Board) String() string { return EnumID(boardNames[:], "Board", b) }

// The boards.
const (
	Galactica Board = iota
	ColonialOne
	CylonLocations
	Pegasus
	NewCaprica
	CylonFleet
	Demetrius
	RebelBasestar
	NumBoards
)

// ForCylons reports whether the board is for Cylon players alone: between such boards
// a move costs nothing.
func (b Board) ForCylons() bool { return b == CylonLocations || b == CylonFleet }

// Places that are no location of a board. Real locations start at FirstLoc, in
// the order of the catalogue.
const (
	OffBoard Loc = iota // not on the board
	inSpace             // + Area
	FirstLoc = inSpace + Loc(NumAreas)
)

// InSpace returns the place of a pilot in area a.
func InSpace(a Area) Loc { return inSpace + Loc(a) }

// Location is a location of a board and its action.
type Location struct {
	ID, Set    string
	Replaces   string // id of the location of which this is another form, under whose rule it acts; or empty
	Board      Board
	Hazardous  bool
	Damageable bool
	By         Role // the holder of this title alone takes the first action; a role of another kind: anybody there does
	Can        func(*Table, Ctx) bool
	Do         Effect // nil: no action
	Also       *Use   // a second action, or nil; on a board for both sides that of Cylon players
	Wide       bool   // nobody can be there: an action on every location of its board

	Role Place // what the rules use the location for
}

// name returns the id that all forms of the location share.
func (l *Location) name() string { return cmp.Or(l.Replaces, l.ID) }

// Place is a location that the engine names.
type Place uint8

// The locations that the engine names.
const (
	NoPlace Place = iota
	AtFTL
	AtHangar
	AtSickbay
	AtBrig
	AtResurrection
	AtCommunications
	AtAdministration
	AtQuarters
	AtMedical
	AtDetention
	AtCylonFleet
	AtEngineRoom
	AtResistance
	AtAuthority
	AtCanyon
	AtShipyard
	AtCommand
	AtHub   // in the place of AtResurrection, once it is destroyed
	AtWreck // all of Colonial One, once it is destroyed
	AtWeapons
	numPlaces
)

var boardNames = [NumBoards]string{"galactica", "colonial-one", "cylon-locations", "pegasus", "new-caprica", "cylon-fleet", "demetrius", "rebel-basestar"}
