package store

import "errors"

// Errors that a store returns, in addition to the errors of what it is built
// on. They are wrapped with the table and the reason: test for them with
// [errors.Is].
var (
	// ErrExists means that a table with this id exists.
	ErrExists = errors.New("table exists")

	// ErrNotFound means that no table has this id.
	ErrNotFound = errors.New("no such table")

	// ErrConflict means that the table is at another mark than the caller
	// expected: it has changed, or it was restored from an older copy.
	ErrConflict = errors.New("table has moved on")

	// ErrDone means that another change has carried out the request.
	ErrDone = errors.New("request was carried out before")

	// ErrInvalid means that the change is not valid.
	ErrInvalid = errors.New("invalid change")

	// ErrUnknown means that the final step of a write failed, so the change may
	// or may not have been stored. Load tells, as soon as the store works
	// again.
	ErrUnknown = errors.New("outcome unknown")

	// ErrClosed means that the store has been closed.
	ErrClosed = errors.New("store is closed")
)
