// Package store says what it means to keep tables: games as people meet them,
// from the first invitation to the final score. It is a contract and no code
// that keeps anything; [ragtag/store/sqlite] keeps tables in a folder,
// [ragtag/store/memory] keeps them for tests, and [ragtag/store/storetest] is
// the suite that every implementation passes.
//
// A table is a record that only grows. Whatever happens at it is an entry,
// numbered from 0 without gaps and never altered. Beside its entries a table
// has two documents that are replaced whole: a small Head, which is read when
// tables are listed, and a Checkpoint, from which the game goes on without
// replaying every entry. Both are derived from the entries and are replaced
// only together with one, so that no number ever means two things.
//
// A store knows bytes, ids and numbers. What an entry says, who may read it
// and what time it is are the caller's to know; the package imports nothing of
// ours.
//
//	err := s.Create(ctx, id, store.Change{At: now, Version: 1, Head: head})
//	...
//	err = s.Append(ctx, id, next, store.Change{At: now, Entries: entries, Head: head})
//	switch {
//	case err == nil:                      // kept, whatever happens to this process
//		next += int64(len(entries))
//	case errors.Is(err, store.ErrConflict): // somebody else was first: Load and decide again
//	case errors.Is(err, store.ErrUnknown):  // Load tells whether it was kept
//	default:                                // nothing of it was kept
//	}
package store

import (
	"context"
	"time"
)

// Store keeps tables. Its methods may be called concurrently.
//
// A change is kept whole or not at all. When Create or Append returns nil the
// change outlives the process, and every later call sees it. When they return
// an error other than [ErrUnknown], nothing of the change was kept. A change
// that is refused or fails leaves those of other callers alone.
//
// A context that ends while a change waits for its turn withdraws the change,
// and the context's error is returned. Once the change is being written the
// call waits for the outcome, which is then exact.
//
// A store keeps its own copy of what it is given, and what it returns is the
// caller's to alter.
type Store interface {
	// Create begins a table with its first change, which must have a Version
	// and a Head and may have entries. It returns ErrExists if the id is
	// taken, and ErrInvalid if [CheckCreate] does.
	Create(ctx context.Context, id string, first Change) error

	// Append adds a change of at least one entry to the table. The entries get
	// the numbers next, next+1 and so on. It returns ErrConflict if next is
	// not the number that the table's next entry will get, ErrNotFound if
	// there is no such table, and ErrInvalid if [CheckAppend] does.
	//
	// Of several callers that append at the same number, exactly one succeeds.
	Append(ctx context.Context, id string, next int64, change Change) error

	// Load returns the table, or ErrNotFound.
	Load(ctx context.Context, id string) (Table, error)

	// Entries returns the table's entries from the given number on, in order:
	// none if that number has not been reached. It returns ErrNotFound if
	// there is no such table.
	Entries(ctx context.Context, id string, from int64) ([][]byte, error)

	// List returns every table, the oldest first and those of one instant by
	// id.
	List(ctx context.Context) ([]Summary, error)

	// Close finishes the changes being written, refuses those that wait with
	// ErrClosed as it does every later call, and releases what the store
	// holds. Closing again does nothing and returns nil.
	Close() error
}

// Summary is what a list of tables shows of one.
type Summary struct {
	ID      string
	Version int    // the caller's number for the format of Head and Checkpoint
	Head    []byte // the latest head
	Next    int64  // the number that the next entry will get: how many there are

	// When the first and the latest change were made, by the callers' clocks:
	// in UTC, to the microsecond.
	Created, Updated time.Time
}

// Table is what a store keeps of one table, except its entries.
type Table struct {
	Summary
	Checkpoint []byte // the latest checkpoint, nil if none was ever given
}

// Change is what happens to a table at one stroke.
type Change struct {
	At         time.Time // when it was made; required
	Version    int       // replaces the table's version, unless 0
	Entries    [][]byte  // added in order
	Head       []byte    // replaces the table's head, unless empty
	Checkpoint []byte    // replaces the table's checkpoint, unless empty
}
