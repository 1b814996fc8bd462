package table

import (
	"context"
	"time"
)

// Keeper stores tables. This package declares what it needs of a store, so that
// it depends on none. The methods may be called concurrently.
//
// A change is stored whole or not at all. Once a method has returned nil, the
// change survives the process. After an error other than [ErrNoTable] the
// caller does not know what has been stored and must load the table again.
type Keeper interface {
	// Create creates a table with this id, which must be new.
	Create(ctx context.Context, id string, first Change) error

	// Append adds a change. Its first entry gets the number next, which must be
	// the number of the table's next entry.
	Append(ctx context.Context, id string, next int64, change Change) error

	// List returns every table with its head.
	List(ctx context.Context) ([]Listed, error)

	// Load returns a stored table, or ErrNoTable.
	Load(ctx context.Context, id string) (Kept, error)
}

// Change is one atomic change to a table. An empty Head or Checkpoint leaves
// the previous one in place.
type Change struct {
	At         time.Time
	Version    int
	Entries    [][]byte
	Head       []byte
	Checkpoint []byte
}

// Listed is a table in a list.
type Listed struct {
	ID      string
	Head    []byte
	Updated time.Time
}

// Kept is a stored table.
type Kept struct {
	Version    int
	Updated    time.Time
	Entries    [][]byte
	Head       []byte
	Checkpoint []byte
}
