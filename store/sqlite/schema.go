package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"

	"github.com/pressly/goose/v3"
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
	provider, err := migrator(db)
	if err != nil {
		return err
	}
	has, knows, err := provider.GetVersions(context.Background())
	if err != nil {
		return err
	}
	if has > knows {
		return fmt.Errorf("%w: %s has schema %d and this program knows schema %d",
			ErrNewer, databaseName, has, knows)
	}
	return nil
}
