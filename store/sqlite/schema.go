package sqlite

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"net/url"

	"github.com/pressly/goose/v3"
	"modernc.org/sqlite"

	"ragtag/store"
)

// migrations are the steps of the schema, in order. Files are added and never
// changed.
//
//go:embed migrations/*.sql
var migrations embed.FS

// migrate updates the schema. Each migration is one transaction.
func migrate(db *sql.DB) error {
	if _, err := db.Exec(fmt.Sprintf("PRAGMA application_id = %d", applicationID)); err != nil {
		return err
	}
	provider, err := migrator(db)
	if err != nil {
		return err
	}
	_, err = provider.Up(context.Background())
	return err
}

// migrator returns a provider of the embedded migrations.
func migrator(db *sql.DB) (*goose.Provider, error) {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return nil, err
	}
	return goose.NewProvider(goose.DialectSQLite3, db, files,
		goose.WithDisableGlobalRegistry(true), goose.WithLogger(goose.NopLogger()))
}

// inspectVersion returns ErrNewer if our database has a schema that this
// program does not know.
func inspectVersion(db *sql.DB) error {
	has, knows, err := versions(db)
	if err == nil && has > knows {
		err = fmt.Errorf("%w: %s has schema %d and this program knows schema %d", ErrNewer, databaseName, has, knows)
	}
	return err
}

// inspectOlder returns ErrOlder if the schema must be updated before it is read.
func inspectOlder(path string) error {
	db, err := connect(path, 1, url.Values{"mode": {"ro"}})
	if err != nil {
		return err
	}
	has, knows, err := versions(db)
	if err == nil && has < knows {
		err = fmt.Errorf("%w: %s has schema %d and this program reads schema %d; serve the folder once, which updates it",
			ErrOlder, databaseName, has, knows)
	}
	return errors.Join(err, db.Close())
}

// versions returns the version of the database's schema, and the one that this
// program knows.
func versions(db *sql.DB) (has, knows int64, err error) {
	provider, err := migrator(db)
	if err != nil {
		return 0, 0, err
	}
	return provider.GetVersions(context.Background())
}

// The migrations call a function of ours that computes [store.Hash].
func init() {
	sqlite.MustRegisterDeterministicScalarFunction("ragtag_hash", 1,
		func(_ *sqlite.FunctionContext, args []driver.Value) (driver.Value, error) {
			body, ok := args[0].([]byte)
			if !ok {
				return nil, fmt.Errorf("ragtag_hash of a %T, want bytes", args[0])
			}
			return store.Hash(body), nil
		})
}
