package table

import (
	"context"
	"errors"
	"log/slog"
	"time"
)

// Keeper stores tables. This package declares what it needs of a store, so that
// it depends on none. The methods may be called concurrently.
//
// A change is stored whole or not at all. Once a method has returned nil, the
// change survives the process. After [ErrUnknown] the caller must read to know
// whether it was stored; after any other error it was not.
type Keeper interface {
	// Create creates a table with this id, or returns ErrConflict if there is one.
	// It returns ErrDone if a request of the change was carried out before, as
	// Append does.
	Create(ctx context.Context, id string, first Change) error

	// Append adds a change. Its first entry gets the number next, which must be
	// the number of the table's next entry, and last must be the hash of the entry
	// before it (see hashOf). Otherwise it returns ErrConflict.
	Append(ctx context.Context, id string, next int64, last string, change Change) error

	// Rewrite replaces the entries and documents of a table at a mark by those of
	// a change, which has a head and more entries. Otherwise it returns ErrConflict.
	Rewrite(ctx context.Context, id string, at Mark, whole Change) error

	// Delete deletes a table at a mark, or returns ErrConflict or ErrNoTable.
	Delete(ctx context.Context, id string, at Mark) error

	// Done returns what was noted of the request with this id when it was carried
	// out, or ErrNotDone.
	Done(ctx context.Context, request string) (Done, error)

	// Forget forgets at most limit requests that were carried out before a moment,
	// and returns how many.
	Forget(ctx context.Context, before time.Time, limit int) (int, error)

	// Take takes at most limit messages that nobody has at the time at, and
	// returns their bodies by id. Nobody else can take them before the time
	// until.
	Take(ctx context.Context, at, until time.Time, limit int) (map[string][]byte, error)

	// Drop removes messages that were sent or will not be.
	Drop(ctx context.Context, ids []string) error

	// Load returns a stored table, or ErrNoTable.
	Load(ctx context.Context, id string) (Kept, error)

	// Entries returns the entries from number from on, in order, or ErrNoTable.
	Entries(ctx context.Context, id string, from int64) ([][]byte, error)

	// Marks returns how far the tables among ids that exist have come.
	Marks(ctx context.Context, ids []string) (map[string]Mark, error)

	// List returns the tables with this label, the last changed first, and at most
	// limit of them.
	List(ctx context.Context, label string, limit int) ([]Listed, error)

	// Heads returns the tables among ids that exist, in the order of ids.
	Heads(ctx context.Context, ids []string) ([]Listed, error)

	// Due returns the ids of the tables whose Wake is set and before the time, the
	// earliest first, and at most limit of them.
	Due(ctx context.Context, before time.Time, limit int) ([]string, error)

	// Walk returns the tables whose ids follow after, in order of id, and at most
	// limit of them.
	Walk(ctx context.Context, after string, limit int) ([]Listed, error)
}

// Change is one atomic change to a table. An empty Head or Checkpoint leaves
// the previous one in place.
type Change struct {
	At         time.Time
	Version    int
	Entries    [][]byte
	Head       []byte
	Checkpoint []byte

	// How the table is found. Both are replaced together with the head.
	Label string    // under which it is listed; empty: under none
	Wake  time.Time // when it next has something to do by itself; zero: it does not

	// The request that the change carries out; see [Request].
	Request string // id; empty: none
	Print   string
	Outcome []byte

	// Ids of another request that the change carries out, and of one that is forgotten
	// with it; see invite.go.
	Also    string
	Forgets string

	Messages map[string][]byte // to be sent, by id
}

// Done is what is stored of a request that was carried out.
type Done struct {
	Print   string
	Outcome []byte
}

// Mark says how far a table has come.
type Mark struct {
	Next int64  // the number of the next entry
	Hash string // of the last one; empty if there is none
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

// last returns the hash of the last entry, or "" if there is none.
func (k *Kept) last() string {
	if n := len(k.Entries); n > 0 {
		return hashOf(k.Entries[n-1])
	}
	return ""
}

// logged is a Keeper that logs every change that could not be stored.
type logged struct {
	Keeper
	log *slog.Logger
}

// Create implements [Keeper].
func (k logged) Create(ctx context.Context, id string, first Change) error {
	err := k.Keeper.Create(ctx, id, first)
	if err != nil && !expected(err) {
		k.log.Error("cannot store a new table", "table", id, "error", err)
	}
	return err
}

// Append implements [Keeper].
func (k logged) Append(ctx context.Context, id string, next int64, last string, change Change) error {
	err := k.Keeper.Append(ctx, id, next, last, change)
	if err != nil && !expected(err) {
		k.log.Error("cannot store a change", "table", id, "entry", next, "error", err)
	}
	return err
}

// Rewrite implements [Keeper].
func (k logged) Rewrite(ctx context.Context, id string, at Mark, whole Change) error {
	err := k.Keeper.Rewrite(ctx, id, at, whole)
	if err != nil && !expected(err) {
		k.log.Error("cannot store a table anew", "table", id, "error", err)
	}
	return err
}

// Delete implements [Keeper].
func (k logged) Delete(ctx context.Context, id string, at Mark) error {
	err := k.Keeper.Delete(ctx, id, at)
	if err != nil && !expected(err) {
		k.log.Error("cannot delete a table", "table", id, "error", err)
	}
	return err
}

// expected reports whether a change was refused because others were first, which
// is no failure of the store.
func expected(err error) bool {
	return errors.Is(err, ErrConflict) || errors.Is(err, ErrDone) || errors.Is(err, ErrNoTable)
}
