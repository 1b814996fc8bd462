package store

import "errors"

// What a store may answer beside the errors of what it is built on. They
// arrive wrapped, with the table and the reason: test for them with
// [errors.Is].
var (
	// ErrExists says that a table of this id is kept already.
	ErrExists = errors.New("table exists")

	// ErrNotFound says that no table of this id is kept.
	ErrNotFound = errors.New("no such table")

	// ErrConflict says that the table has moved on: its next entry has
	// another number than the caller thought.
	ErrConflict = errors.New("table has moved on")

	// ErrInvalid says that the change is none that a store keeps.
	ErrInvalid = errors.New("invalid change")

	// ErrUnknown says that writing failed at its very end, so that the change
	// may or may not have been kept. Load tells, as soon as the store answers.
	ErrUnknown = errors.New("outcome unknown")

	// ErrClosed says that the store has been closed, or has closed itself
	// because it could no longer promise to keep anything.
	ErrClosed = errors.New("store is closed")
)
