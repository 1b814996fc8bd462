package rules

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
	numAllegiances
)

var allegianceNames = [numAllegiances]string{"not-a-cylon", "cylon", "sympathizer", "sympathetic-cylon", "personal-goal", "final-five", "mutineer"}

// turns reports whether a card of the kind is revealed at once by the human
// player who is dealt it.
func (a Allegiance) turns() bool { return a == Sympathizer || a == SympatheticCylon }

// shown reports whether no human player holds a card of the kind face down: it turns
// the player, or makes him the Mutineer.
func (a Allegiance) shown() bool { return a.turns() || a == TheMutineer }

// String returns the kind as in the component facts.
func (a Allegiance) String() string { return EnumID(allegianceNames[:], "Allegiance", a) }

// notCylon reports whether a card of the kind is one of the "not a Cylon" cards, from
// which the Loyalty deck is built and added to.
func (a Allegiance) notCylon() bool { return a == NotACylon || a == PersonalGoal || a == FinalFive }
