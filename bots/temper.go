package bots

import "ragtag/rules"

// Temper is the manner in which a bot speaks. It has no part in what the bot does.
type Temper uint8

// The tempers.
const (
	Bold       Temper = iota // accuses early
	Careful                  // accuses late, and says little
	Suspicious               // accuses early, and speaks for nobody
	Talkative                // has a word about every check
	NumTempers
)

var temperIDs = [NumTempers]string{"bold", "careful", "suspicious", "talkative"}

// String returns the id of the temper.
func (t Temper) String() string { return rules.EnumID(temperIDs[:], "Temper", t) }

// manner is a temper in numbers.
type manner struct {
	accuses float64 // how suspicious somebody must be to be accused
	says    float64 // how often it says what it can add to a check
	votes   float64 // and how it stands to an accusation
}

var manners = [NumTempers]manner{
	Bold:       {accuses: 0.42, says: 0.7, votes: 0.9},
	Careful:    {accuses: 0.7, says: 0.5, votes: 0.6},
	Suspicious: {accuses: 0.38, says: 0.6, votes: 0.9},
	Talkative:  {accuses: 0.55, says: 1, votes: 1},
}
