package rules

import "ragtag/options"

// SkillCard is a Skill card with one name; each of its strengths is a face of
// its own.
type SkillCard struct {
	ID, Set   string
	Replaces  string // id of the card in whose place it comes, under whose rule it is played; or empty
	Skill     Skill
	Strengths []Strength
	Uses      []Use
	Parts     []Part // what the card does, for its generated text
	Icon      bool   // it has the check ability icon
	Burden    bool   // a human player who chooses to discard it draws a Mutiny card

	faces []Comp
}

// Strength is a printed strength and the number of its copies.
type Strength struct{ Value, Copies int8 }

// Part is one thing that a component does, kept for its generated text where
// no Use or Effect of it says everything.
type Part string

// Use is one way in which a component may be used.
//
// A forced use happens whenever it can, without a question; others are offered
// to the player who holds the component.
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
	Kept    []Use          // while it is in front of a player
	Parts   []Part

	Succeeds bool // while its player is not President, Administration names nobody else
	Retains  bool // the President can discard it to remain President when Administration names another
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

	// of a Personal Goal
	Can      func(*Table, Ctx) bool // whether its owner can reveal it now
	Strength int8                   // of the Skill cards that its owner discards for it, in all; 0: none
	Unmet    Effect                 // what it costs at the end if it is unrevealed
	Parts    []Part                 // its condition, for the generated text

	// of a Final Five card
	Examined Effect // its owner is Acting, and who has looked at it Chosen
	Executed Effect // its owner is executed, and Acting
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
	Collateral // raiders around it are destroyed, once
	Personnel  // the Cylon players draw trauma tokens, once
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

// TitleCard is a card of a title, with the actions that it brings.
type TitleCard struct {
	ID, Set string
	Title   Title
	Uses    []Use
	Parts   []Part
}

// Agenda is what a Cylon Leader must achieve to win: Winner says with which side, Holds
// whether the rest of it is true now.
type Agenda struct {
	ID, Set string
	Hostile bool // of the hostile deck; else of the sympathetic one
	Winner  Side
	Deed    Deed // what the player itself must do, if that is the rest of it; Holds is then its Done
	Holds   func(*Table, Seat) bool
	Parts   []Part
}

// Deed is what an Agenda demands of its player, so that a program that plays towards
// it need not know the Agenda.
type Deed uint8

// The deeds. One that depends on resources, ships or distance alone is none.
const (
	NoDeed     Deed = iota
	PlaySuper       // to play a Super Crisis card
	StayFree        // to infiltrate, and not to be in the Brig or in Detention
	BePunished      // to be in the Brig or in Detention, or to be executed
	numDeeds
)

// Done reports whether a seat has done a deed, as things are now.
func (d Deed) Done(t *Table, p Seat) bool {
	k := &t.S.Seats[p]
	switch d {
	case PlaySuper:
		return k.Supers > 0
	case StayFree:
		return k.Infiltrating && !Jailed(t, p)
	case BePunished:
		return Jailed(t, p) || k.Executed > 0
	}
	return true
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
