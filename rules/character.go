package rules

import "ragtag/options"

// Draw is one entry of a skill set: Count cards, each of any one type in From.
type Draw struct {
	From  Skills
	Count int8
}

// Character is a character sheet.
type Character struct {
	ID, Set   string
	Person    string // id of the character that is another version of the same person; empty: there is none before it
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

	set    Skills
	starts []Loc  // Start, in every form that a set gives it
	comps  []Comp // of the abilities
	alone  Traits // those that count in a game alone, of no weakness
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
	AddsAtMost     int8 // cards that may be added to a check at most; 0: any number
	AddsAtLeast    int8 // a player who adds cards to a check, and is not jailed, adds at least so many
	Benched        bool // receives no Skill cards in its first turn
	FirstBox       bool // chooses the first option of Crisis cards on which the current player chooses
	AllCivilians   bool // Communications shows every civilian ship, and any may be moved

	Scouts        int8    // cards that a scout looks at; 0: one
	FewerAway     int8    // Skill cards fewer in its Receive Skills step while it is not on Galactica
	MutinyCost    int8    // Skill cards discarded whenever it draws a Mutiny card
	DealsMutiny   bool    // picks the Mutiny card that anybody draws
	StartMutiny   bool    // enters the game with a Mutiny card
	Miracles      int8    // miracle tokens that it may hold; 0: the usual limit
	RevealsJailed bool    // reveals itself by a "Cylon" card in the Brig alone
	NoActions     Skills  // types of Skill cards whose actions it cannot use
	ActionCost    int8    // Skill cards discarded to use an action of a Skill card
	Repeats       []Place // locations that it may activate again in its turn, once each, for a Skill card
	Ejects        bool    // a viper that it pilots is destroyed instead of damaged
	Deceives      bool    // discards one card fewer because of a Crisis card, once for each

	// of Cylon Leaders
	Inside      bool // begins the game as an infiltrator
	InsideDraws int8 // Skill cards received besides those of the sheet while infiltrating; 0: one
	Spares      bool // may lessen what another player must discard, once a turn
	Grieves     bool // receives no Skill cards in a hazardous location
	Heretic     bool // leaves the Resurrection Ship for a Super Crisis card alone
	Aloof       bool // adds no cards to checks in the Action step of another player
	AddsAsCylon int8 // cards that it may add to a check as a Cylon player; 0: one
	AddsInside  int8 // cards that it may add to a check while infiltrating; 0: as others
	ShowsOne    bool // adds one of its cards to a check face up
}

// AbilityKind distinguishes the three abilities of a sheet.
type AbilityKind uint8

// String returns the id of the kind, as in the component facts.
func (k AbilityKind) String() string { return EnumID(abilityKindNames[:], "AbilityKind", k) }

// The kinds of abilities.
const (
	Standard AbilityKind = iota
	OncePerGame
	Weakness
	numAbilityKinds
)

var abilityKindNames = [numAbilityKinds]string{"standard", "once-per-game", "weakness"}

// Ability is one ability of a character sheet. A Weakness with a Use is forced:
// nobody is asked.
type Ability struct {
	ID    string
	Kind  AbilityKind
	Cost  int8 // miracle tokens that it costs, where it costs any; 0: one
	Uses  []Use
	Parts []Part
}
