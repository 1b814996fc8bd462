// Package store defines the storage of tables: games as people play them, from
// the first invitation to the final score. It is an interface without an
// implementation: [ragtag/store/sqlite] stores tables in a folder,
// [ragtag/store/memory] stores them for tests, and [ragtag/store/storetest] is
// the test suite that every implementation passes.
//
// A table is an append-only record. Everything that happens at it is an entry,
// numbered from 0 without gaps and never altered, unless the table is rewritten
// whole. A table also has two documents that are replaced whole: a small Head,
// which is read when tables are listed, and a Checkpoint, from which the game
// continues without replaying every entry. Both are derived from the entries
// and are replaced only together with an appended entry, so that a number
// always identifies one state.
//
// A [Mark] says how far a table has come: the number of its next entry and the hash of
// its last. An append names the mark that it was decided from. So a store that several
// servers use, or that was restored from an older copy, never joins an entry to a past
// that its author has not seen.
//
// Tables are found by id, by the label under which they are listed, and by the
// time at which they next have something to do. No method reads all of them at
// once.
//
// A change can carry out a request, by an id that its sender chose. Of all changes
// that name one id a store makes the first, whatever tables they are for, so that
// anyone who had no answer may send the request again.
//
// A store handles bytes, ids and numbers. The caller decides what an entry
// means, who may read it and what time it is. The package imports no other
// package of this module.
//
//	err := s.Create(ctx, id, store.Change{At: now, Version: 1, Head: head})
//	...
//	err = s.Append(ctx, id, mark, store.Change{At: now, Entries: entries, Head: head})
//	switch {
//	case err == nil:                      // kept, whatever happens to this process
//		mark = mark.After(entries)
//	case errors.Is(err, store.ErrConflict): // somebody else was first: Load and decide again
//	case errors.Is(err, store.ErrUnknown):  // Load tells whether it was kept
//	default:                                // nothing of it was kept
//	}
package store

import (
	"context"
	"time"
)

// Store stores tables. Its methods may be called concurrently.
//
// A change is stored whole or not at all. When Create or Append returns nil,
// the change survives the process and every later call sees it. When they
// return an error other than [ErrUnknown], nothing of the change was stored. A
// change that is refused or fails does not affect those of other callers.
//
// If a context ends while a change is queued, the change is withdrawn and the
// context's error is returned. Once the change is being written, the call waits
// for the outcome and returns it exactly.
//
// A store copies what it is given, and the caller may modify what it returns.
type Store interface {
	// Create creates a table with its first change, which must have a Version and
	// a Head and may have entries. It returns ErrDone if a request of the change was
	// carried out before, ErrExists if the id is taken, and ErrInvalid if
	// [CheckCreate] does.
	Create(ctx context.Context, id string, first Change) error

	// Append appends a change of at least one entry to the table, which must be
	// at this mark. The entries get the numbers at.Next, at.Next+1 and so on. It
	// returns ErrDone if a request of the change was carried out before; otherwise
	// ErrConflict if the table is at another mark, ErrNotFound if there is no such
	// table, and ErrInvalid if [CheckAppend] does.
	//
	// Of several callers that append at the same mark, exactly one succeeds.
	Append(ctx context.Context, id string, at Mark, change Change) error

	// Rewrite replaces all that the table at this mark holds by the entries and
	// documents of a change, which must have a Head and more entries than the
	// table, so that a number still identifies one state. A checkpoint that is not
	// given stays. It returns ErrConflict, ErrNotFound or ErrInvalid as Append does.
	// What was there is not to be found in the store's files afterwards, as far as
	// the implementation can see to it.
	Rewrite(ctx context.Context, id string, at Mark, whole Change) error

	// Delete deletes the table, which must be at this mark, with all that it holds.
	// It returns ErrConflict or ErrNotFound as Append does. Its id may be taken
	// again.
	Delete(ctx context.Context, id string, at Mark) error

	// Done returns what was noted of the request with this id by the change that
	// carried it out, or ErrNotFound if there was none, or it was forgotten.
	Done(ctx context.Context, request string) (Done, error)

	// Forget forgets the requests that were carried out before a moment, by the
	// times of their changes: at most limit of them, the earliest first. It returns
	// how many.
	Forget(ctx context.Context, before time.Time, limit int) (int, error)

	// Take takes at most limit of the messages that nobody has taken, or whose
	// taker had them until at and did not drop them, the earliest first, and
	// returns their bodies by id. Nobody else can take them before until.
	Take(ctx context.Context, at, until time.Time, limit int) (map[string][]byte, error)

	// Drop removes messages that were sent or will not be.
	Drop(ctx context.Context, ids []string) error

	// Load returns the table, or ErrNotFound.
	Load(ctx context.Context, id string) (Table, error)

	// Entries returns the table's entries from number from on, in order; the
	// result is empty if that number has not been reached. It returns ErrNotFound
	// if there is no such table.
	Entries(ctx context.Context, id string, from int64) ([][]byte, error)

	// Marks returns how far the tables among ids that exist have come. It is cheap
	// enough to ask for every table in use, again and again.
	Marks(ctx context.Context, ids []string) (map[string]Mark, error)

	// Heads returns the tables among ids that exist, in the order of ids.
	Heads(ctx context.Context, ids []string) ([]Summary, error)

	// List returns the tables with this label, the last changed first, and at most
	// limit of them; tables changed at the same instant are ordered by id.
	List(ctx context.Context, label string, limit int) ([]Summary, error)

	// Due returns the ids of the tables whose Wake is set and before the time, the
	// earliest first, and at most limit of them.
	Due(ctx context.Context, before time.Time, limit int) ([]string, error)

	// Walk returns the tables whose ids follow after, in order of id, and at most
	// limit of them. Calling it again with the last id until it returns none visits
	// every table that exists all the while. Ids are ordered by their bytes.
	Walk(ctx context.Context, after string, limit int) ([]Summary, error)

	// Close finishes the changes being written and releases the store's
	// resources. Queued changes and all later calls return ErrClosed. Closing
	// again does nothing and returns nil.
	Close() error
}

// Summary is a table in a list.
type Summary struct {
	ID      string
	Version int    // the caller's number for the format of Head and Checkpoint
	Head    []byte // the latest head
	Mark           // how far the table has come

	// The times of the first and the latest change, by the callers' clocks: in
	// UTC, to the microsecond.
	Created, Updated time.Time
}

// Table is a stored table without its entries.
type Table struct {
	Summary
	Checkpoint []byte // the latest checkpoint, nil if there is none
}

// Change is one atomic change to a table.
type Change struct {
	At         time.Time // when it was made; required
	Version    int       // replaces the table's version, unless 0
	Entries    [][]byte  // added in order
	Head       []byte    // replaces the table's head, unless empty
	Checkpoint []byte    // replaces the table's checkpoint, unless empty

	// How the table is found. Both are replaced together with the head, and only
	// then.
	Label string    // under which the table is listed; empty: under none
	Wake  time.Time // when the table next has something to do by itself; zero: it does not

	// The request that the change carries out, what it asks for, and what it was
	// answered with. The store compares ids, and keeps the rest as it is.
	Request string // id; empty: it carries out none
	Print   string
	Outcome []byte

	// Ids of another request that the change carries out, and of one that it forgets,
	// so that another change can carry that out again; empty: none.
	Also    string
	Forgets string

	// Messages to be sent, by id: the store keeps each until it is dropped. One whose
	// id it already has stays as it is. Rewrite and Delete remove those of their table.
	Messages map[string][]byte
}

// Done is what is kept of a request that was carried out.
type Done struct {
	Print   string
	Outcome []byte // nil if it is empty
}
