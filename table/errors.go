package table

import (
	"errors"
	"fmt"
)

// Code says what is wrong with something that was asked of a table. What is
// wrong with an answer is the referee's to say: see [rules.AnswerError].
type Code string

// The codes.
const (
	NoTable     Code = "no-such-table"       // there is no table of this id
	Damaged     Code = "table-damaged"       // what is kept of the table cannot be trusted or read
	NoPlayer    Code = "no-such-player"      // nobody has this key of a player
	NotKept     Code = "not-kept"            // the store failed; try again
	Closing     Code = "closing"             // the server is going down; try again
	WrongKey    Code = "wrong-key"           // the key opens nothing that this asks for
	BadSetUp    Code = "bad-set-up"          // a table cannot be made like this
	BadName     Code = "bad-name"            // nobody can be called that
	BadPart     Code = "bad-seed-part"       // no part of a seed
	NoSeat      Code = "no-such-seat"        // the table has no such seat for people
	SeatTaken   Code = "seat-taken"          // somebody else was first
	Started     Code = "started"             // the game has begun
	NotStarted  Code = "not-started"         // the game has not begun
	GameRunning Code = "game-running"        // the game has not ended, so it keeps its secrets
	BadOrder    Code = "bad-order"           // no standing order
	NoWindow    Code = "no-window"           // the seat is asked nothing that can be held open
	CannotUndo  Code = "cannot-undo"         // somebody has learned something since, or it is not the seat's last answer
	OtherRules  Code = "other-rules"         // the game was played under other rules, and cannot go on or be replayed under these
	BadTalk     Code = "bad-talk"            // nothing that can be said
	TooFast     Code = "too-fast"            // too much was said just now
	TalkFull    Code = "talk-full"           // too much was said in all
	NotNow      Code = "not-now"             // the seat has nothing to say about a skill check
	BadRecord   Code = "bad-record"          // no record of a finished game
	NoMotion    Code = "no-motion"           // nothing to vote on, or nothing that can be proposed now
	NotAbsent   Code = "not-absent"          // somebody who is present is not replaced
	StoodIn     Code = "stood-in"            // a bot stands in for the seat; take it back first
	BadChannel  Code = "bad-channel"         // nothing can be sent there
	ChannelHost Code = "channel-not-allowed" // the operator does not allow this host
	NoMail      Code = "no-mail"             // the operator has set no mail server
	WrongCode   Code = "wrong-code"          // another code was sent, or none
)

// Error is a refusal by a table, or the news that a table cannot be used.
type Error struct {
	Code   Code
	Table  string // id; empty if it is about none
	Detail string // for developers: what was expected and what came
	Err    error  // what it comes from, if anything
}

// ErrNoTable is what a [Keeper] answers, wrapped or not, for a table that it
// does not keep.
var ErrNoTable = errors.New("no such table")

// Error says what was expected, what came, and at which table.
func (e *Error) Error() string {
	s := string(e.Code)
	if e.Table != "" {
		s = "table " + e.Table + ": " + s
	}
	if e.Detail != "" {
		s += ": " + e.Detail
	}
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns what the error comes from.
func (e *Error) Unwrap() error { return e.Err }

// refuse makes an Error about no table yet; the table adds its id.
func refuse(c Code, format string, args ...any) *Error {
	return &Error{Code: c, Detail: fmt.Sprintf(format, args...)}
}

// CodeOf returns the code of an Error in the chain of err, or "".
func CodeOf(err error) Code {
	var e *Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}
