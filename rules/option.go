package rules

// OptionKind says what an Option is, and with it which of its accessors apply.
type OptionKind uint8

// The kinds of options, each with what makes one. Their order is the canonical
// order of options within a request.
const (
	OptPass      OptionKind = iota // do nothing, or nothing more
	OptYes                         // do it
	OptNo                          // do not
	OptComp                        // OfComp, OfUse: a component
	OptSeat                        // OfSeat: a player
	OptArea                        // OfArea: a space area
	OptSkill                       // OfSkill: a Skill type
	OptBox                         // OfBox: a box of a card
	OptShipIn                      // ShipIn: a ship in an area
	OptReserves                    // OfHull: a viper in the Reserves
	OptDamaged                     // OfHull: a damaged viper
	OptCivilian                    // OfCivilian: a civilian ship on the board
	OptBoarding                    // Boarding: a centurion on the Boarding Party track
	OptTop                         // top of the deck
	OptBottom                      // bottom of the deck
	OptNumber                      // Number: a number
	OptResource                    // OfResource: a resource
	OptIcon                        // OfIcon: an activation icon
	OptMove                        // MoveTo: move the ship to an area
	OptViper                       // your own viper
	OptDeck                        // OfDeck: a deck that is not of Skill cards
	OptDestroyed                   // OfHull: a destroyed viper
	OptBoard                       // OfBoard: a board
	OptDraws                       // OfDraws: an entry of a skill set
	OptReturn                      // end the infiltration
	OptPrepare                     // prepare a civilian ship
	OptEvacuate                    // evacuate a civilian ship
	OptPilot                       // OfPilot: the viper that a player flies
	OptRaiders                     // RaidersIn: the raiders of an area
	OptMiracle                     // a miracle token
	NumOptionKinds
)

// Option is one thing that may be chosen. Options are compared with ==. The
// zero Option passes. An accessor panics for an option that is not of its kind.
// Outside the program an option is named by its Catalogue.OptionID.
type Option struct {
	Kind  OptionKind
	value int8   // the seat, ship, number or other value that the kind holds
	place uint16 // the component, or the area: no kind has both
}

// detail is a set of the facts that options of a kind hold.
type detail uint32

const (
	hasComp detail = 1 << iota
	hasSeat
	hasArea
	hasSkill
	hasBox
	hasShip
	hasLetter
	hasSpace
	hasNumber
	hasResource
	hasIcon
	hasDeck
	hasBoard
	hasTypes
	hasRaiders
)

// optionDetails are the facts that each kind of option holds.
var optionDetails = [NumOptionKinds]detail{
	OptComp: hasComp, OptSeat: hasSeat, OptArea: hasArea, OptSkill: hasSkill, OptBox: hasBox, OptShipIn: hasShip | hasArea,
	OptCivilian: hasLetter | hasArea, OptBoarding: hasSpace, OptNumber: hasNumber, OptResource: hasResource, OptIcon: hasIcon,
	OptMove: hasArea, OptDeck: hasDeck, OptBoard: hasBoard, OptDraws: hasTypes, OptPilot: hasSeat | hasArea,
	OptRaiders: hasArea | hasRaiders, OptReserves: hasShip, OptDamaged: hasShip, OptDestroyed: hasShip,
}

// OfKind returns the option of a kind that holds nothing more. It panics for
// another kind.
func OfKind(k OptionKind) Option {
	if optionDetails[k] != 0 {
		panic("rules: an option " + optionKindIDs[k] + " without what it is of")
	}
	return Option{Kind: k}
}

// OfComp returns the option of a component.
func OfComp(c Comp) Option { return Option{Kind: OptComp, place: uint16(c)} }

// OfUse returns the option of use n of a component that has several, from 0 on.
func OfUse(c Comp, n int) Option { return Option{Kind: OptComp, place: uint16(c), value: int8(n)} }

// OfSeat returns the option of a player.
func OfSeat(p Seat) Option { return Option{Kind: OptSeat, value: int8(p)} }

// OfPilot returns the option of the viper that a player flies in an area.
func OfPilot(p Seat, a Area) Option { return Option{Kind: OptPilot, value: int8(p), place: uint16(a)} }

// OfArea returns the option of a space area, or of the unmanned viper there.
func OfArea(a Area) Option { return Option{Kind: OptArea, place: uint16(a)} }

// RaidersIn returns the option of the n raiders of an area that are to act.
func RaidersIn(a Area, n int) Option {
	return Option{Kind: OptRaiders, place: uint16(a), value: int8(n)}
}

// MoveTo returns the option to move a ship to an area.
func MoveTo(a Area) Option { return Option{Kind: OptMove, place: uint16(a)} }

// OfHull returns the option of a viper of a hull that is off the board: the kind
// says where, OptReserves, OptDamaged or OptDestroyed.
// It panics for another kind.
func OfHull(at OptionKind, hull Ship) Option {
	if optionDetails[at] != hasShip {
		panic("rules: no viper is " + optionKindIDs[at])
	}
	return Option{Kind: at, value: int8(hull)}
}

// ShipIn returns the option of a ship of a kind in an area.
func ShipIn(s Ship, a Area) Option { return Option{Kind: OptShipIn, value: int8(s), place: uint16(a)} }

// OfCivilian returns the option of the civilian ship with a letter, 1 for A, in
// an area.
func OfCivilian(letter uint8, a Area) Option {
	return Option{Kind: OptCivilian, value: int8(letter), place: uint16(a)}
}

// Boarding returns the option of a centurion on a space of the Boarding Party
// track, from 0 on.
func Boarding(space int) Option { return Option{Kind: OptBoarding, value: int8(space)} }

// OfSkill returns the option of a Skill type.
func OfSkill(k Skill) Option { return Option{Kind: OptSkill, value: int8(k)} }

// OfDraws returns the option of the entry of a skill set that is drawn from types.
func OfDraws(types Skills) Option { return Option{Kind: OptDraws, value: int8(types)} }

// OfBox returns the option of box n of a card: 0 is a.
func OfBox(n int) Option { return Option{Kind: OptBox, value: int8(n)} }

// Number returns the option of a number from -128 to 127.
func Number(n int) Option { return Option{Kind: OptNumber, value: int8(n)} }

// OfResource returns the option of a resource.
func OfResource(k Resource) Option { return Option{Kind: OptResource, value: int8(k)} }

// OfIcon returns the option of an activation icon.
func OfIcon(a Activation) Option { return Option{Kind: OptIcon, value: int8(a)} }

// OfDeck returns the option of the deck of a kind of card.
func OfDeck(k Kind) Option { return Option{Kind: OptDeck, value: int8(k)} }

// OfBoard returns the option of a board.
func OfBoard(b Board) Option { return Option{Kind: OptBoard, value: int8(b)} }

// must panics unless the option holds what an accessor asks for.
func (o Option) must(d detail) {
	if optionDetails[o.Kind]&d == 0 {
		panic("rules: an option " + optionKindIDs[o.Kind] + " is asked for what it does not hold")
	}
}

// Comp returns the component.
func (o Option) Comp() Comp {
	o.must(hasComp)
	return Comp(o.place)
}

// Use returns which use of the component is meant, from 0 on.
func (o Option) Use() uint8 {
	o.must(hasComp)
	return uint8(o.value)
}

// Seat returns the player, or the pilot of the viper.
func (o Option) Seat() Seat {
	o.must(hasSeat)
	return Seat(o.value)
}

// Area returns the area: the one that is chosen, or where the ship is.
func (o Option) Area() Area {
	o.must(hasArea)
	return Area(o.place)
}

// Ship returns the kind of ship; off the board, the hull of the viper.
func (o Option) Ship() Ship {
	o.must(hasShip)
	return Ship(o.value)
}

// Raiders returns how many raiders of the area are to act.
func (o Option) Raiders() int {
	o.must(hasRaiders)
	return int(o.value)
}

// Letter returns the letter of the civilian ship, 1 for A.
func (o Option) Letter() uint8 {
	o.must(hasLetter)
	return uint8(o.value)
}

// Space returns the space of the Boarding Party track, from 0 on.
func (o Option) Space() int {
	o.must(hasSpace)
	return int(o.value)
}

// Skill returns the Skill type.
func (o Option) Skill() Skill {
	o.must(hasSkill)
	return Skill(o.value)
}

// Types returns the types of the entry of a skill set.
func (o Option) Types() Skills {
	o.must(hasTypes)
	return Skills(o.value)
}

// Box returns the box of a card: 0 is a.
func (o Option) Box() int {
	o.must(hasBox)
	return int(o.value)
}

// Number returns the number.
func (o Option) Number() int {
	o.must(hasNumber)
	return int(o.value)
}

// Resource returns the resource.
func (o Option) Resource() Resource {
	o.must(hasResource)
	return Resource(o.value)
}

// Icon returns the activation icon.
func (o Option) Icon() Activation {
	o.must(hasIcon)
	return Activation(o.value)
}

// Deck returns the kind of the deck's cards.
func (o Option) Deck() Kind {
	o.must(hasDeck)
	return Kind(o.value)
}

// Board returns the board.
func (o Option) Board() Board {
	o.must(hasBoard)
	return Board(o.value)
}

// before reports whether o stands before p in the canonical order: by kind, then
// by component or area, then by value. Civilian ships go by their letters,
// wherever they are.
func (o Option) before(p Option) bool {
	switch {
	case o.Kind != p.Kind:
		return o.Kind < p.Kind
	case o.place != p.place && o.Kind != OptCivilian:
		return o.place < p.place
	}
	return o.value < p.value
}
