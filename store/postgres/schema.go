package postgres

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"
)

// migrations are the steps of the schema, in order. Files are added and never
// changed, and only add to the schema, so that servers of two versions can run
// side by side.
//
//go:embed migrations/*.sql
var migrations embed.FS

// migrate updates the schema, one server at a time. It returns ErrNewer if the
// database has a schema that this program does not know.
func migrate(ctx context.Context, config *pgx.ConnConfig) (err error) {
	db := stdlib.OpenDB(*config)
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := db.PingContext(ctx); err != nil {
		return err
	}
	provider, err := migrator(db)
	if err != nil {
		return err
	}
	has, knows, err := provider.GetVersions(ctx)
	switch {
	case err != nil:
		return err
	case has > knows:
		return fmt.Errorf("%w: it has schema %d and this program knows schema %d", ErrNewer, has, knows)
	}
	_, err = provider.Up(ctx)
	return err
}

// migrator returns a provider of the embedded migrations.
func migrator(db *sql.DB) (*goose.Provider, error) {
	files, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return nil, err
	}
	one, err := lock.NewPostgresSessionLocker()
	if err != nil {
		return nil, err
	}
	return goose.NewProvider(goose.DialectPostgres, db, files,
		goose.WithDisableGlobalRegistry(true), goose.WithLogger(goose.NopLogger()), goose.WithSessionLocker(one))
}
