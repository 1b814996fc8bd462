package rules

import "ragtag/options"

// State is everything that is true of a game at a moment. It is one flat
// value: copying it is assignment, and two games are the same if a == b.
type State struct {
	Zones
	Players int8
	First   Seat // who picked a character first and took the first turn
	Current Seat
	Phase   Phase
	Chance  Chance

	Choice  options.Choice
	Turn    uint16 // turns begun
	Out     Seats  // of players who were eliminated
	Mourned int8   // morale lost to executions
	Groups  Groups // the contents in play, which follow from Choice and Players

	Seats  [MaxSeats]SeatState
	Assist Assist          // of the one-player variant
	Dead   Dead            // characters executed: nobody plays them again
	Titles [MaxTitles]Seat // Nobody for those that are not in play

	Dials    [NumResources]int8
	Distance int8
	Marker   int8 // the fleet marker: 0 is start, AutoJump the end of the track
	Pursuit  int8 // the pursuit marker: 0 is start
	Damaged  Locs // damaged locations

	Ships     [MaxSpaces][MaxShips][NumAreas]int8 // in space, by board and kind; piloted vipers are where their pilots are
	Berths    [MaxShips]Berths                    // ships that are neither in space nor in the box
	Nukes     int8                                // with the Admiral
	NoNukes   bool                                // all nukes have left the game
	Boarding  [BoardingSpaces]int8                // centurions on each space of the Boarding Party track
	Occupying [PathSpaces]int8                    // occupation forces on each space of their path
	Caprica   Caprica
	Ventured  bool   // the Demetrius has joined the fleet, where she comes late
	Rebels    Rebels // with whom the rebel basestar is
	HubLost   bool   // Hub Destroyed has replaced the Resurrection Ship

	Check     CheckState
	Seeded    [numSkills]uint8 // how many cards of each type the Destiny deck can hold besides DestinyCopies, by public knowledge
	This      ThisTurn
	Discarded Discarded
	Slept     bool     // the Sleeper Agent phase has happened
	Crossing  Crossing // how far the Crossroads phase has come
	Held      Motives  // whose condition held when last looked at; it follows from the rest
	Queue     Milestones
	Bounds    [MaxSeats + 1][numSkills]uint8 // most cards of each type that a hand (or, last, the Destiny deck) can hold, by public knowledge

	Loaded [16]int8 // dice to come before chance is asked, 0-terminated; for scenarios
	Result Result
}

// SeatState is one seat and the character that it plays.
type SeatState struct {
	Character    Comp
	Body         uint8 // changes when the character is replaced
	Loc          Loc
	Revealed     bool // a revealed Cylon
	Sympathizer  bool // made a Cylon by the Sympathizer card
	Infiltrating bool // infiltrates the humans, though a revealed Cylon
	Spent        bool // the once-per-game ability is used up
	Miracles     int8 // miracle tokens
	Turns        uint8
	Executed     uint8 // how often a character of the seat was executed
	Late         bool  // the character joined after the Sleeper Agent phase
	Supers       uint8 // Super Crisis cards played
	Hull         Ship  // the kind of viper that it pilots, while Loc is in space; 0 for a plain one
}

// Caprica is how far the New Caprica phase has come.
type Caprica uint8

// The parts of the New Caprica phase.
const (
	NotSettled Caprica = iota // the phase has not begun, or never will
	Occupied                  // the humans are on New Caprica, Galactica is away
	Returned                  // Galactica is back in orbit
)

// Dead is a set of characters, by their place in the catalogue's table.
type Dead uint64

// has reports whether the character is in the set.
func (d Dead) has(i uint16) bool { return d>>i&1 == 1 }

// Locs is a set of locations.
type Locs uint64

// Has reports whether location l is in the set.
func (s Locs) Has(l Loc) bool { return l >= FirstLoc && s&(1<<(l-FirstLoc)) != 0 }

// With returns the set with location l added.
func (s Locs) With(l Loc) Locs { return s | 1<<(l-FirstLoc) }

// Without returns the set with location l removed.
func (s Locs) Without(l Loc) Locs { return s &^ (1 << (l - FirstLoc)) }

// Len returns the number of locations in the set.
func (s Locs) Len() int {
	n := 0
	for ; s != 0; s &= s - 1 {
		n++
	}
	return n
}

// Milestones are objective events that have come due and are not yet resolved.
type Milestones struct {
	Due    uint8 // milestones of the objective, a bit each, that wait to be resolved
	Final  bool  // the next jump ends the game
	Trauma bool  // the Trauma phase has come due: it is resolved after them
	Calm   bool  // the next Crisis step is left out; set by the Crossroads phase where it takes the place of a Crisis

	ReadAhead int8    // Crisis cards that the Admiral looks at once the phase has begun
	Motives   Motives `json:"-"` // that were true, if only for an instant, since they were last asked for
}
