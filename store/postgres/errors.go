package postgres

import (
	"errors"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
)

// Errors about a database. They are wrapped with its name and the reason.
var (
	// ErrAddress means that the address of the database has no valid form.
	ErrAddress = errors.New("not the address of a database")

	// ErrUnreachable means that no database answers at the address.
	ErrUnreachable = errors.New("cannot be reached")

	// ErrNoDatabase means that the server has no database of this name.
	ErrNoDatabase = errors.New("does not exist; make it with createdb")

	// ErrRights means that the user may not log in, or may not use the database.
	ErrRights = errors.New("not permitted")

	// ErrNewer means that the database was written by a newer program and has a
	// schema that this one does not know. It has not been modified.
	ErrNewer = errors.New("written by a newer program")

	// ErrCorrupt means that entries of a table are missing.
	ErrCorrupt = errors.New("not a sound Ragtag database")

	// ErrReadOnly means that the database takes no changes: it is a standby, or
	// the operator has made it read-only.
	ErrReadOnly = errors.New("cannot be written")

	// ErrFull means that the database's disk has no room for a change. Nothing of
	// the change was stored, and it may be retried when there is room.
	ErrFull = errors.New("no room on the disk")
)

// states are the errors that states of PostgreSQL mean.
var states = map[string]error{
	"3D000": ErrNoDatabase,
	"28000": ErrRights,
	"28P01": ErrRights,
	"42501": ErrRights,
	"25006": ErrReadOnly,
	"53100": ErrFull,
}

// explain wraps an error of PostgreSQL with the matching error of this package.
func explain(err error) error {
	var refused *pgconn.PgError
	var unconnected *pgconn.ConnectError
	switch {
	case errors.As(err, &refused) && states[refused.Code] != nil:
		return fmt.Errorf("%w: %w", states[refused.Code], err)
	case errors.As(err, &refused):
	case errors.As(err, &unconnected):
		return fmt.Errorf("%w: %w", ErrUnreachable, err)
	}
	return err
}

// repeats reports whether a change failed because its request was carried out
// before.
func repeats(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23505" && refused.ConstraintName == "requests_pkey"
}

// certain reports whether a change that failed with this error was not stored:
// the database refused it, or it was never sent.
func certain(err error) bool {
	var refused *pgconn.PgError
	if !errors.As(err, &refused) {
		return pgconn.SafeToRetry(err)
	}
	lost := strings.HasPrefix(refused.Code, "08") || // the connection
		strings.HasPrefix(refused.Code, "57P") || // the server stops
		strings.HasPrefix(refused.Code, "58") || // the system below it failed
		refused.Code == "40003" // it says so itself
	return !lost && refused.Severity != "PANIC"
}
