package store

import (
	"context"
	"time"
)

// Shared is a store that several servers use at once, each under a name of its
// own, its node. What it says about nodes saves work and is no lock: a server
// that was paused can believe that it leads although another does, so code that
// changes a table relies on [Store.Append] alone.
type Shared interface {
	Store

	// Time returns the time of the store, by which all servers go.
	Time(ctx context.Context) (time.Time, error)

	// Beat says that a node is at work for so long from now, by the time of the
	// store. A node that says 0, or does not say so again in time, has ended. With
	// it a node says what others should know of it, and learns what all others at
	// work have said last, each thing once, in any order.
	Beat(ctx context.Context, node string, lasts time.Duration, here []string) (elsewhere []string, err error)

	// Lead reports whether a node leads a table. It does if it did before, or if
	// the node that did has ended. A node that has ended leads nothing.
	Lead(ctx context.Context, node, id string) (bool, error)

	// Follow calls tell for tables that other stores, or this one, have changed,
	// with the number of the next entry, until the context ends. It may leave out
	// changes that others follow. Whenever it has to begin anew it calls tell with
	// an empty id: anything may have changed before.
	Follow(ctx context.Context, tell func(id string, next int64)) error
}
