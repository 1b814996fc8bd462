package rules

import "ragtag/options"

// Comp is a component of the game: a card's face, a character, a location, an
// ability, a token. Copies with the same face are one component. Numbers are
// of use in memory only; outside, a component is its Ref.
type Comp uint16

// None is no component.
const None Comp = 0

// Kind is a kind of component.
type Kind uint8

// The kinds of components.
const (
	KindNone Kind = iota
	KindSkill
	KindCrisis
	KindQuorum
	KindDestination
	KindSuper
	KindLoyalty
	KindGalacticaDamage
	KindBasestarDamage
	KindCivilian
	KindCharacter
	KindAbility
	KindLocation
	KindTitle
	KindPegasusDamage
	KindAgenda
	KindMotive
	KindObjective
	KindSecret // the first of those that content brings; see Secret
	NumKinds   = KindSecret + MaxSecrets
)

var kindNames = [NumKinds]string{
	"none", "skill", "crisis", "quorum", "destination", "super-crisis", "loyalty", "galactica-damage",
	"basestar-damage", "civilian", "character", "ability", "location", "title",
	"pegasus-damage", "agenda", "motive", "objective",
	"secret-1", "secret-2", "secret-3", "secret-4",
}

// String returns the word before the slash of a component's Ref; of secrets, that
// is [Catalogue.KindID].
func (k Kind) String() string { return EnumID(kindNames[:], "Kind", k) }

// Catalogue is the content that a game is played with: every component of
// every built set. It is made once, by package cards, and never changes.
type Catalogue struct {
	comps []component
	byRef map[string]Comp

	secrets      []string // ids of the kinds of secrets
	skills       []SkillCard
	crises       []Crisis
	supers       []Crisis
	quorum       []Quorum
	destinations []Destination
	loyalties    []Loyalty
	damages      []GalacticaDamage
	bdamages     []BasestarDamage
	civilians    []Civilian
	characters   []Character
	abilities    []Ability
	locations    []Location
	agendas      []Agenda
	motives      []Motive
	titles       []TitleCard
	objectives   []Objective
	ships        [MaxShips]ShipKind // by Ship; without an id where there is none
	stocks       []boxed
	spaces       []SpaceBoard      // the one around Galactica first
	offices      [MaxTitles]office // by Title
	numTitles    Title
	conditions   []Condition // of the contents, by group

	// what the engine must find fast
	locComp  []Comp // by Loc, less FirstLoc
	places   [numPlaces][]Loc
	kinds    [NumKinds][]Comp
	ways     [][]Way            // by Comp; see Ways
	usedIn   []Windows          // by Comp: where a Skill card, ability or kept Quorum card may be used; of a character, its abilities
	forcedIn []Windows          // the same, where it is used by itself
	hidden   [NumWindows][]Comp // Skill cards that a window might see, one face of each
	classes  [MaxShips][]Ship   // by class: its kinds
	cylons   []Ship             // the kinds of Cylon ships, class by class
	hulls    []Ship             // the kinds of vipers
}

type component struct {
	kind  Kind
	index uint16
	id    string
	set   string
	group uint8 // the content that it came with
	count int

	strength int8   // of a Skill face
	face     uint8  // its place among the Skill faces
	rule     string // the rule that it acts under
}

// SkillCard is a Skill card with one name; each of its strengths is a face of
// its own.
type SkillCard struct {
	ID, Set   string
	Skill     Skill
	Strengths []Strength
	Uses      []Use
	Parts     []Part // what the card does, for its generated text

	faces []Comp
}

// Strength is a printed strength and the number of its copies.
type Strength struct{ Value, Copies int8 }

// Part is one thing that a component does, kept for its generated text where
// no Use or Effect of it says everything.
type Part string

// Use is one way in which a component may be used.
//
// A forced use happens by itself whenever it can; others are offered to whoever
// holds the component.
type Use struct {
	When   Window
	Can    func(*Table, Ctx) bool // nil: always
	Do     Effect
	Forced bool

	ByPresident bool // of a Quorum card before a player: the President uses it on that player
}

// Crisis is a Crisis or Super Crisis card.
type Crisis struct {
	ID, Set string
	Count   int // copies; 0 means 1
	Do      Effect
	Ships   Activation
	Jump    bool

	Caprica    bool // of the New Caprica Crisis deck
	Occupation bool // occupation forces act too

	Stands Standing // what the card does if it stays in play
}

// Quorum is a Quorum card: an action of the President.
type Quorum struct {
	ID, Set string
	Count   int
	Can     func(*Table, Ctx) bool
	Do      Effect
	Without []options.Word // variants that leave the card out
	Kept    []Use          // while it lies before a player
	Parts   []Part
}

// Destination is a Destination card.
type Destination struct {
	ID, Set  string
	Count    int
	Distance int8
	Do       Effect
}

// Loyalty is a Loyalty card.
type Loyalty struct {
	ID, Set string
	Count   int
	Kind    Allegiance
	Reveal  Effect // the power of a revealed "Cylon" card
	Must    bool   // the power is not optional
	After   Effect // the rest of the power, once the player is a revealed Cylon
}

// GalacticaDamage is a damage token of Galactica or of Pegasus: a location or a
// loss.
type GalacticaDamage struct {
	ID, Set  string
	Location string // id of the location, or empty
	Do       Effect // the loss, for a token without location

	loc Loc
}

// Flaw is what a basestar's damage token does to it.
type Flaw uint8

// The basestar damage tokens.
const (
	Critical Flaw = iota
	NoHangar
	NoWeapons
	Structural
	numFlaws
)

// BasestarDamage is a damage token of a basestar.
type BasestarDamage struct {
	ID, Set string
	Flaw    Flaw
}

// Civilian is a face of civilian ships.
type Civilian struct {
	ID, Set string
	Count   int
	Loss    Lose
}

// Draw is one entry of a skill set: Count cards, each of any one type in From.
type Draw struct {
	From  Skills
	Count int8
}

// Character is a character sheet.
type Character struct {
	ID, Set   string
	Class     Class
	Draws     []Draw
	Abilities []Ability
	Start     string                       // id of the location at set-up; empty: see Enter
	Starts    []string                     // ids of the locations to choose from instead
	Enter     func(*Table, Who)            // set-up other than standing on Start
	Traits    Traits                       // passive weaknesses and strengths
	Without   []options.Word               // variants in which nobody picks the character
	Bars      func(*Table, Seat, Loc) bool // locations that the character cannot activate
	Shuns     func(*Table, Seat, Loc) bool // locations to which the character does not move of its own accord

	set   Skills
	start Loc
	comps []Comp // of the abilities
}

// Skills returns every type in the character's skill set.
func (c *Character) Skills() Skills { return c.set }

// Traits are passive facts of a character sheet. The zero value changes nothing.
type Traits struct {
	HandLimit      int8 // 0: the usual limit
	ActivationCost int8 // Skill cards discarded to activate a location
	RandomDiscard  bool // forced discards are picked at random
	PilotActions   int8 // actions in an Action step whose turn began in a viper; 0: the usual one
	CrisisDraws    int8 // Crisis cards drawn to choose one from; 0: one
	ExtraLoyalty   int8 // Loyalty cards dealt at the start besides the first
	ExtraHuman     int8 // "not a Cylon" cards added to the Loyalty deck
	ExtraSleeper   int8 // Loyalty cards dealt in the Sleeper Agent phase besides the first
	SleeperToBrig  bool // moved to the Brig by the Sleeper Agent phase
	Stranded       bool // starts off the board
	FleetCost      int8 // Skill cards discarded to activate the Cylon Fleet
	Restless       bool // moved to Sickbay if at the end of its Action step it is where its turn began
	AllCivilians   bool // Communications shows every civilian ship, and any may be moved
}

// AbilityKind tells the three abilities of a sheet apart.
type AbilityKind uint8

// The kinds of abilities.
const (
	Standard AbilityKind = iota
	OncePerGame
	Weakness
)

var abilityKindNames = [...]string{"standard", "once-per-game", "weakness"}

// String returns the id of the kind, as in the component facts.
func (k AbilityKind) String() string { return EnumID(abilityKindNames[:], "AbilityKind", k) }

// Ability is one ability of a character sheet. A Weakness with a Use is forced:
// nobody is asked.
type Ability struct {
	ID    string
	Kind  AbilityKind
	Uses  []Use
	Parts []Part
}

// Loc is where a body stands: a location of a board, or a space area when it
// pilots a viper. It is of use in memory only.
type Loc uint8

// Places that are no location of a board. Real locations start at FirstLoc, in
// the order of the catalogue.
const (
	OffBoard Loc = iota // not on the board
	inSpace             // + Area
	FirstLoc = inSpace + Loc(NumAreas)
)

// InSpace returns the place of a pilot in area a.
func InSpace(a Area) Loc { return inSpace + Loc(a) }

// Area returns the space area of a pilot's place, and whether it is one.
func (l Loc) Area() (Area, bool) {
	if l >= inSpace && l < FirstLoc {
		return Area(l - inSpace), true
	}
	return 0, false
}

// Board is a ship or board that holds locations.
type Board uint8

// The boards.
const (
	Galactica Board = iota
	ColonialOne
	CylonLocations
	Pegasus
	NewCaprica
	NumBoards
)

var boardNames = [NumBoards]string{"galactica", "colonial-one", "cylon-locations", "pegasus", "new-caprica"}

// String returns the id of the board.
func (b Board) String() string { return EnumID(boardNames[:], "Board", b) }

// Location is a location of a board and its action.
type Location struct {
	ID, Set    string
	Board      Board
	Hazardous  bool
	Damageable bool
	Can        func(*Table, Ctx) bool
	Do         Effect // nil: no action
	Also       *Use   // a second action, or nil; on a board for both sides that of Cylon players
	Wide       bool   // no place to stand: an action on every location of its board

	Role Place // what the rules use the location for
}

// Place names the locations that rules speak of by themselves.
type Place uint8

// The locations that rules name.
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
	numPlaces
)

// TitleCard is a card of a title, with the actions that it brings.
type TitleCard struct {
	ID, Set string
	Title   Title
	Uses    []Use
	Parts   []Part
}

// Agenda is what an infiltrator must bring about to win: Winner says with which
// side, Holds whether the rest of it is true now.
type Agenda struct {
	ID, Set string
	Hostile bool // of the hostile deck; else of the sympathetic one
	Winner  Side
	Holds   func(*Table, Seat) bool
	Parts   []Part
}

// Motive is an Agenda in small: it may be revealed at any moment at which it
// holds or, if Late, once the game has ended.
type Motive struct {
	ID, Set string
	Side    Side
	Late    bool
	Needs   Condition // games that can have it; nil: all that have Motives
	Holds   func(*Table, Seat) bool
	Parts   []Part
}

// Side is one of the two sides of the war.
type Side uint8

// The sides.
const (
	HumanSide Side = iota
	CylonSide
)

var sideNames = [...]string{"human", "cylon"}

// String returns the id of the side, as in the component facts.
func (s Side) String() string { return EnumID(sideNames[:], "Side", s) }

// Condition says in which games a content is in play.
type Condition func(c options.Choice, players int) bool

// Content is what a set, or a part of one that comes and goes with the options,
// adds to a catalogue.
type Content struct {
	When         Condition // nil: in every game
	Skills       []SkillCard
	Crises       []Crisis
	Supers       []Crisis
	Quorum       []Quorum
	Destinations []Destination
	Loyalties    []Loyalty
	Damages      []GalacticaDamage
	BaseDamages  []BasestarDamage
	Civilians    []Civilian
	Characters   []Character
	Locations    []Location
	Titles       []TitleCard
	Ships        []ShipKind
	Stocks       []ShipStock
	Spaces       []SpaceBoard
	Offices      []Office
	Objectives   []Objective

	PegasusDamages []GalacticaDamage
	Agendas        []Agenda
	Motives        []Motive
	Secrets        []Secret
}
