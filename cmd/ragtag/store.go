package main

import (
	"context"
	"log/slog"
	"path/filepath"

	"ragtag/store"
	"ragtag/store/postgres"
	"ragtag/store/sqlite"
)

// keepFlags say where the tables are kept: in a folder or in a database.
type keepFlags struct {
	Data string `default:"data" placeholder:"DIR" help:"Folder in which the tables are kept (${default}); made if it is not there."`
	DB   string `name:"db" env:"RAGTAG_DB" placeholder:"URL" help:"PostgreSQL database in which the tables are kept in the place of the folder, such as postgres://user@host/name; several servers can share it. With a password better given by the environment (${env})."`
}

// stored returns the store that a server uses of the one that was opened. Tests put
// something in between.
var stored = func(s store.Store) store.Store { return s }

// open opens the store, and returns in words where it is. It logs what goes wrong while
// nobody waits for it.
func (f *keepFlags) open(ctx context.Context, log *slog.Logger) (store.Store, string, error) {
	if f.DB != "" {
		s, err := postgres.Open(ctx, f.DB)
		if err != nil {
			return nil, "", err
		}
		return s, s.String(), nil
	}
	dir, err := filepath.Abs(f.Data)
	if err != nil {
		return nil, "", err
	}
	s, err := sqlite.Open(dir, log)
	if err != nil {
		return nil, "", err
	}
	return s, dir, nil
}
