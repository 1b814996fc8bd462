package bots

import "ragtag/rules"

// Reason is why a rookie answered as it did. Its String is an id, which other
// packages put into words.
type Reason uint8

// The reasons.
const (
	NoReason       Reason = iota
	Whim                  // random: it was careless, or indifferent
	NothingBetter         // nothing else was worth more
	AlreadyPassing        // the check passes without more cards
	OutOfReach            // the check cannot be passed
	NotWorthCards         // the cards are worth more than the check
	HelpCheck             // to pass the check
	HinderCheck           // to fail a check that the humans are better off failing
	Sabotage              // to fail the check
	SabotageUnseen        // to fail the check without being noticed
	KeepCover             // to look like a human
	CheapestCards         // it gives away the cards it needs least
	UsefulTypes           // it draws the most useful cards
	GoodPlace             // its location is good
	TowardsAction         // to use a location there
	TowardsEnemy          // to fight there
	UseLocation
	UseTitle
	UseQuorum
	UseAbility
	PlaySkill
	FlyViper
	TimeToReveal // it does more harm revealed than hidden
	HurtHumans
	BetterOutcome  // the outcome is better for its side
	SuspectsThem   // it takes them for a Cylon
	TrustsThem     // it takes them for a human
	ProtectsShips  // civilian ships are in danger
	WorstCandidate // it hurts the humans most
	numReasons
)

var reasonIDs = [numReasons]string{
	"none", "whim", "nothing-better", "already-passing", "out-of-reach", "not-worth-cards", "help-check", "hinder-check", "sabotage",
	"sabotage-unseen", "keep-cover", "cheapest-cards", "useful-types", "good-place", "towards-action", "towards-enemy",
	"use-location", "use-title", "use-quorum", "use-ability", "play-skill", "fly-viper", "time-to-reveal", "hurt-humans",
	"better-outcome", "suspects-them", "trusts-them", "protects-ships", "worst-candidate",
}

// String returns the id of the reason.
func (r Reason) String() string { return rules.EnumID(reasonIDs[:], "Reason", r) }

// Explainer is a bot that can say why it answered as it did.
type Explainer interface {
	// Why returns the reason for the last answer given in a seat.
	Why(seat int) Reason
	// Suspects returns how likely a seat holds each seat to be a Cylon, 0 to 1.
	Suspects(seat int) []float64
}

// Thinker is a bot that can be asked whom it suspects without deciding anything.
type Thinker interface {
	Explainer
	// Think lets the bot at a seat learn from what has happened.
	Think(at rules.Chair)
}

// Think lets the rookie at a seat learn from what has happened.
func (b *rookie) Think(at rules.Chair) {
	v := at.View()
	b.mindOf(at, &v)
}

// mindOf returns the mind of the rookie at a seat, which has learned from what has
// happened.
func (b *rookie) mindOf(at rules.Chair, v *rules.View) *mind {
	m := &b.minds[at.Seat]
	if b.cards == nil {
		b.cards = cardStatsOf(at.Catalogue(), v.Options, v.Players)
	}
	m.cards = b.cards
	m.learn(at, v)
	return m
}
