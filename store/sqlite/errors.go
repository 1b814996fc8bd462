package sqlite

import (
	"errors"
	"fmt"

	"modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"
)

// Errors about a data folder. They are wrapped with the folder and the reason.
var (
	// ErrReadOnly means that the folder, or the database in it, is not writable.
	ErrReadOnly = errors.New("cannot be written")

	// ErrLocked means that another server has the folder, or another program is
	// writing to the database.
	ErrLocked = errors.New("in use by another process")

	// ErrNewer means that the database was written by a newer program and has a
	// schema that this one does not know. It has not been modified.
	ErrNewer = errors.New("written by a newer program")

	// ErrOlder means that the database was written by an older program and has a
	// schema that is updated when a store opens it. A Reader cannot update it.
	ErrOlder = errors.New("written by an older program")

	// ErrCorrupt means that the database is damaged or belongs to another
	// program. If Open returns it, the database has not been modified.
	ErrCorrupt = errors.New("not a sound Ragtag database")

	// ErrFull means that the disk has no room for a change. Nothing of the change
	// was stored, and it may be retried when there is room.
	ErrFull = errors.New("no room on the disk")

	// ErrUnwritten means that the disk did not take a change. Nothing of it was
	// stored, since what makes it count is written last.
	ErrUnwritten = errors.New("the disk takes nothing")
)

// explain wraps an error of SQLite with the matching error of this package.
func explain(err error) error {
	var e *sqlite.Error
	if !errors.As(err, &e) {
		return err
	}
	if e.Code() == lib.SQLITE_IOERR_WRITE {
		return fmt.Errorf("%w: %w", ErrUnwritten, err)
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
