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
	KindTrauma
	KindMission
	KindAlly
	KindCrossroads
	KindSecret // the first of those that content brings; see Secret
	NumKinds   = KindSecret + MaxSecrets
)

var kindNames = [NumKinds]string{
	"none", "skill", "crisis", "quorum", "destination", "super-crisis", "loyalty", "galactica-damage",
	"basestar-damage", "civilian", "character", "ability", "location", "title",
	"pegasus-damage", "agenda", "motive", "objective", "trauma", "mission", "ally", "crossroads",
	"secret-1", "secret-2",
}

// String returns the word before the slash of a component's Ref; of secrets, that
// is [Catalogue.KindID].
func (k Kind) String() string { return EnumID(kindNames[:], "Kind", k) }

// Catalogue is the content that a game is played with: every component of
// every built set. It is made once, by package cards, and never changes but for the
// kits that are made of it.
type Catalogue struct {
	comps []component
	byRef map[string]Comp

	secrets      []string // ids of the kinds of secrets
	secretCards  []SecretCard
	mutiny       Kind // of the Mutiny cards, or KindNone
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
	traumas      []Trauma
	missions     []Mission
	allies       []Ally
	crossroads   []CrossroadsCard
	ships        [MaxShips]ShipKind // by Ship; without an id where there is none
	stocks       []boxed
	spaces       []SpaceBoard      // the one around Galactica first
	offices      [MaxTitles]office // by Title
	numTitles    Title
	conditions   []Condition // of the contents, by group
	wrong        error       // while it is put together: the first reason why it cannot be

	// what the engine must find fast
	locComp  []Comp         // by Loc, less FirstLoc
	onBoard  [NumBoards]int // locations that a board may have
	places   [numPlaces][]Loc
	kinds    [NumKinds][]Comp
	ways     [][]Way            // by Comp; see Ways
	usedIn   []Windows          // by Comp: where a Skill card, ability or kept Quorum card may be used; of a character, its abilities
	forcedIn []Windows          // the same, where its use is forced
	brings   []brought          // by Comp: what it brings while it stays in play
	hidden   [NumWindows][]Comp // Skill cards that a window might see, one face of each
	typed    [numSkills]Faces   // the faces of each Skill type
	burdens  Faces              // the faces whose discard brings a Mutiny card
	classes  [MaxShips][]Ship   // by class: its kinds
	boxes    [MaxShips][]boxed  // by class: what contents bring of it
	cylons   []Ship             // the kinds of Cylon ships, class by class
	hulls    []Ship             // the kinds of vipers
	kits     kits               // of the games that are played with it
}

type component struct {
	kind  Kind
	index uint16
	ref   string // kind, slash, id
	id    string
	set   string
	group uint8 // the content that it came with
	count int

	strength int8   // of a Skill face
	face     uint8  // its place among the Skill faces
	rule     string // the rule that it acts under
}

// Side is one of the two sides of the war.
type Side uint8

// The sides.
const (
	HumanSide Side = iota
	CylonSide
	numSides
)

var sideNames = [numSides]string{"human", "cylon"}

// String returns the id of the side, as in the component facts.
func (s Side) String() string { return EnumID(sideNames[:], "Side", s) }

// Condition says in which games a content is in play.
type Condition func(c options.Choice, players int) bool

// With holds in games with a set, a module or an ending.
func With(w options.Word) Condition {
	return func(c options.Choice, _ int) bool { return c.Holds(w) }
}

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
	Traumas        []Trauma
	Allies         []Ally
	Crossroads     []CrossroadsCard
	Secrets        []Secret
	Missions       []Mission
}
