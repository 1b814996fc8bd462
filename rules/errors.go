package rules

import "strconv"

// Code says what is wrong with an answer.
type Code string

// The codes of answers that are refused.
const (
	WrongSeat   Code = "wrong-seat"    // the seat is not asked
	OldRequest  Code = "old-request"   // another question is open
	Answered    Code = "answered"      // the seat has answered already
	NotAnOption Code = "not-an-option" // the request has no such option
	TooMany     Code = "too-many"
	TooFew      Code = "too-few"
	GameOver    Code = "game-over"
)

// AnswerError is an answer refused. The game is as it was.
type AnswerError struct {
	Code     Code
	Seat     Seat
	Ask      int // the question answered
	Open     int // the question open
	Option   string
	Min, Max int
}

// Error says what was expected and what came, for developers.
func (e *AnswerError) Error() string {
	s := "rules: " + string(e.Code) + ": seat " + strconv.Itoa(int(e.Seat))
	switch e.Code {
	case OldRequest:
		s += " answered question " + strconv.Itoa(e.Ask) + ", but question " + strconv.Itoa(e.Open) + " is open"
	case NotAnOption:
		s += " took " + strconv.Quote(e.Option) + ", which is not offered"
	case TooMany, TooFew:
		s += " must take " + strconv.Itoa(e.Min) + " to " + strconv.Itoa(e.Max) + " in all"
	}
	return s
}

// ReplayError is an answer on record that does not fit the question at its
// place.
type ReplayError struct {
	Ask  int
	Seat Seat // Nobody: an answer is missing
}

// Error says where the record stops to fit.
func (e *ReplayError) Error() string {
	if e.Seat == Nobody {
		return "rules: the record has no answer to question " + strconv.Itoa(e.Ask)
	}
	return "rules: the answer of seat " + strconv.Itoa(int(e.Seat)) + " to question " + strconv.Itoa(e.Ask) + " does not fit"
}

// OptionsError is a question that has no room for its options. It can come of what a
// player holds; what content alone makes of a question is checked before a game begins
// (limits.go). A game goes no further than the answer that led to it.
type OptionsError struct {
	Kind RequestKind
	Seat Seat
	Rule string
}

// Error says which question it is.
func (e *OptionsError) Error() string {
	return "rules: the request " + e.Kind.String() + " of seat " + strconv.Itoa(int(e.Seat)) + " under " + e.Rule +
		" has more options than MaxOptions, which is " + strconv.Itoa(MaxOptions)
}
