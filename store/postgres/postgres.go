// Package postgres implements [ragtag/store.Store] with PostgreSQL, so that
// several servers can serve the same tables.
//
// [Open] connects, refuses a database that it cannot use (errors.go) and
// updates its schema (schema.go); several servers may do so at once. A change
// is one statement (change.go), so it is one round trip to the database and
// atomic without a transaction of ours; PostgreSQL flushes the commits of many
// connections together. The row of a table is the lock: of two servers that
// append at one mark, the second waits for the first and then matches nothing.
//
// An acknowledged change is on the disk of the database. If the connection is
// lost while a change is on its way, its outcome is unknown, and reading tells:
// lost connections are replaced by themselves.
package postgres

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"ragtag/store"
)

// Store stores tables in a database. Open returns one.
type Store struct {
	pool *pgxpool.Pool
	name string                  // of the database, for errors
	open context.Context         // ends when the store is closed
	shut context.CancelCauseFunc // closes the store

	news  chan change   // to be told to those who follow
	quiet chan struct{} // closed when the last news was told
}

// Limits of connections and their work.
const (
	connections = 16
	openTime    = 10 * time.Second // to connect
	writeTime   = 10 * time.Second // for a change, once it is on its way
)

// Open opens the store in the database at an address such as
// postgres://user@host/name. The database must exist. Open returns ErrAddress,
// ErrUnreachable, ErrNoDatabase, ErrRights or ErrNewer, wrapped, if that is the
// cause of a failure.
func Open(ctx context.Context, address string) (*Store, error) {
	config, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrAddress, err) // it does not contain the password
	}
	config.MaxConns = connections
	config.ConnConfig.ConnectTimeout = openTime
	config.ConnConfig.RuntimeParams["application_name"] = "ragtag"
	config.AfterConnect = durable
	name := fmt.Sprintf("database %s at %s", config.ConnConfig.Database, config.ConnConfig.Host)
	if err := migrate(ctx, config.ConnConfig); err != nil {
		return nil, fmt.Errorf("%s: %w", name, explain(err))
	}
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, explain(err))
	}
	s := &Store{pool: pool, name: name, news: make(chan change, toldQueue), quiet: make(chan struct{})}
	s.open, s.shut = context.WithCancelCause(context.Background())
	go s.tellNews()
	return s, nil
}

// durable makes the commits of a connection wait for the disk, if the database
// is set up otherwise.
func durable(ctx context.Context, conn *pgx.Conn) error {
	_, err := conn.Exec(ctx, `
		SELECT set_config('synchronous_commit', 'on', false)
		WHERE current_setting('synchronous_commit') = 'off'`)
	return err
}

// String returns the name of the database and where it is.
func (s *Store) String() string { return s.name }

// Close implements [store.Store].
func (s *Store) Close() error {
	s.shut(store.ErrClosed)
	<-s.quiet
	s.pool.Close() // waits for the connections in use
	return nil
}

// ready returns the reason why the store cannot serve this caller, or nil.
func (s *Store) ready(ctx context.Context) error {
	if s.open.Err() != nil {
		return context.Cause(s.open)
	}
	return ctx.Err()
}
