package table

import (
	"context"
	"time"
)

// Keeper keeps tables. It is what this package needs of a store, in its own
// words, so that it knows no store in particular. Its methods may be called
// concurrently.
//
// A change is kept whole or not at all, and once a method has returned nil it
// outlives the process. An error other than [ErrNoTable] tells that it is not
// certain what has been kept: the caller reads the table again.
type Keeper interface {
	// Create begins a table of this id, which must be new.
	Create(ctx context.Context, id string, first Change) error

	// Append adds a change; its first entry gets the number next, which must
	// be that of the table's next entry.
	Append(ctx context.Context, id string, next int64, change Change) error

	// List returns every table with its head.
	List(ctx context.Context) ([]Listed, error)

	// Load returns what is kept of a table, or ErrNoTable.
	Load(ctx context.Context, id string) (Kept, error)
}

// Change is what happens to a table at one stroke. A Head or Checkpoint that is
// empty leaves the one before in its place.
type Change struct {
	At         time.Time
	Version    int
	Entries    [][]byte
	Head       []byte
	Checkpoint []byte
}

// Listed is what a list tells of a table.
type Listed struct {
	ID      string
	Head    []byte
	Updated time.Time
}

// Kept is what is kept of a table.
type Kept struct {
	Version    int
	Updated    time.Time
	Entries    [][]byte
	Head       []byte
	Checkpoint []byte
}
