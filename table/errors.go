package table

import (
	"errors"
	"fmt"
)

// Code says why a table refused a request. What is wrong with an answer to a
// question is a [rules.AnswerError] instead.
type Code string

// The codes of an [Error].
const (
	NoTable     Code = "no-such-table"       // no table has this id
	Damaged     Code = "table-damaged"       // the stored table cannot be read or trusted
	NoPlayer    Code = "no-such-player"      // no player has this key
	NotKept     Code = "not-kept"            // the store failed; try again
	Closing     Code = "closing"             // the server is shutting down; try again
	WrongKey    Code = "wrong-key"           // the key does not permit this
	BadSetUp    Code = "bad-set-up"          // no table can be created from this set-up
	BadName     Code = "bad-name"            // not a valid name
	BadPart     Code = "bad-seed-part"       // not a valid part of a seed
	NoSeat      Code = "no-such-seat"        // the table has no such seat for people
	SeatTaken   Code = "seat-taken"          // somebody else has claimed the seat
	Started     Code = "started"             // the game has begun
	NotStarted  Code = "not-started"         // the game has not begun
	GameRunning Code = "game-running"        // the game is not over, so its secrets are withheld
	BadOrder    Code = "bad-order"           // not a valid standing order
	NoWindow    Code = "no-window"           // there is no open window that the seat can hold
	CannotUndo  Code = "cannot-undo"         // somebody has learned something since, or it is not the seat's last answer
	OtherRules  Code = "other-rules"         // the game was played under other rules, and cannot go on or be replayed under these
	BadTalk     Code = "bad-talk"            // not a valid text
	TooFast     Code = "too-fast"            // rate limit
	TalkFull    Code = "talk-full"           // the table's limit is reached
	NotNow      Code = "not-now"             // the seat cannot do this about a skill check now
	BadRecord   Code = "bad-record"          // not a valid record of a finished game
	NoMotion    Code = "no-motion"           // nothing to vote on, or not something that can be proposed now
	NotAbsent   Code = "not-absent"          // the person is present and cannot be replaced
	StoodIn     Code = "stood-in"            // a bot stands in for the seat; take it back first
	BadChannel  Code = "bad-channel"         // not an address that can be sent to
	ChannelHost Code = "channel-not-allowed" // the operator does not allow this host
	NoMail      Code = "no-mail"             // the operator has configured no mail server
	MailPending Code = "mail-pending"        // the address was asked to confirm itself and has not
	Closed      Code = "closed"              // the table was closed by its owner or the operator
	Muted       Code = "muted"               // the owner has muted the seat
	Removed     Code = "removed"             // the owner has taken the seat from the holder of the key
	NameTaken   Code = "name-taken"          // somebody at the table has the name, or one that looks like it
	NameBanned  Code = "name-banned"         // the operator has banned the name
	BadBan      Code = "bad-ban"             // not something that can be banned
	WrongCode   Code = "wrong-code"          // not the code that was sent
	KeyReused   Code = "key-reused"          // another request was sent under the same key
)

// Error is a refusal by a table, or the reason why a table cannot be used.
type Error struct {
	Code   Code
	Table  string // id; empty if the error is about no table
	Detail string // for developers: what was expected and what came
	Err    error  // underlying error, if any
}

// Errors that a [Keeper] returns, possibly wrapped.
var (
	// ErrNoTable means that it does not have the table.
	ErrNoTable = errors.New("no such table")

	// ErrConflict means that the table is not at the entry that was named.
	ErrConflict = errors.New("the table has moved on")

	// ErrDone means that another change has carried out the request.
	ErrDone = errors.New("the request was carried out before")

	// ErrNotDone means that the request was not carried out, or is forgotten.
	ErrNotDone = errors.New("the request was not carried out")

	// ErrUnknown means that the change may or may not have been stored.
	ErrUnknown = errors.New("outcome unknown")
)

// Error returns what was expected, what came, and at which table.
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

// Unwrap returns the underlying error.
func (e *Error) Unwrap() error { return e.Err }

// refuse returns an Error without a table; the table adds its id (see named).
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
