package sqlite

import (
	"errors"
	"fmt"

	"modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"
)

// What can be the matter with a data folder. The errors arrive wrapped, with
// the folder and the reason.
var (
	// ErrReadOnly says that the folder, or the database in it, may not be
	// written.
	ErrReadOnly = errors.New("cannot be written")

	// ErrLocked says that somebody else has the folder: another server, or
	// another program that is writing to the database.
	ErrLocked = errors.New("in use by another process")

	// ErrNewer says that the database was written by a newer program, and has
	// a schema that this one does not know. It has not been touched.
	ErrNewer = errors.New("written by a newer program")

	// ErrCorrupt says that the database is damaged, or none of ours. It has
	// not been touched, if Open says so.
	ErrCorrupt = errors.New("not a sound Ragtag database")

	// ErrFull says that there is no room for a change: nothing of it was kept,
	// and it may be tried again when there is room.
	ErrFull = errors.New("no room on the disk")
)

// explain adds to an error of SQLite's which of ours it is.
func explain(err error) error {
	var e *sqlite.Error
	if !errors.As(err, &e) {
		return err
	}
	switch e.Code() & 0xff { // the rest of the code is detail
	case lib.SQLITE_READONLY, lib.SQLITE_PERM:
		return fmt.Errorf("%w: %w", ErrReadOnly, err)
	case lib.SQLITE_BUSY, lib.SQLITE_LOCKED:
		return fmt.Errorf("%w: %w", ErrLocked, err)
	case lib.SQLITE_CORRUPT, lib.SQLITE_NOTADB:
		return fmt.Errorf("%w: %w", ErrCorrupt, err)
	case lib.SQLITE_FULL:
		return fmt.Errorf("%w: %w", ErrFull, err)
	}
	return err
}
