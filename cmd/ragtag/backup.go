package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store/sqlite"
	"ragtag/table"
)

// backupCmd copies a data folder while a server may be at work in it. The copy
// is a data folder of its own.
type backupCmd struct {
	To   string `arg:"" help:"Folder to copy to; made if it is not there, refused if it has a database."`
	Data string `default:"data" placeholder:"DIR" help:"Folder in which the tables are kept (${default})."`
}

// Run makes a backup.
func (c *backupCmd) Run() error { return c.backup(context.Background(), os.Stdout) }

func (c *backupCmd) backup(ctx context.Context, out io.Writer) (err error) {
	store, err := sqlite.Read(c.Data)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	if err := store.Backup(ctx, c.To); err != nil {
		return err
	}
	fmt.Fprintf(out, "%s is copied to %s; \"ragtag restore --check %s\" proves it\n", c.Data, c.To, c.To)
	return nil
}

// restoreCmd proves a backup and, without --check, makes a data folder of it.
type restoreCmd struct {
	From  string `arg:"" help:"Folder of the backup."`
	Check bool   `help:"Only read everything in it, and say whether it is sound."`
	Data  string `default:"data" placeholder:"DIR" help:"Folder to restore to (${default}); refused if it has a database."`
}

// Run restores a backup.
func (c *restoreCmd) Run() error { return c.restore(context.Background(), os.Stdout) }

func (c *restoreCmd) restore(ctx context.Context, out io.Writer) (err error) {
	store, err := sqlite.Read(c.From)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	hub := table.NewHub(server.KeepRead(store), cards.Catalogue(), table.Config{Log: slog.New(slog.NewTextHandler(os.Stderr, nil))})
	defer hub.Close()
	sound, err := hub.Verify(ctx)
	if err != nil {
		return fmt.Errorf("backup %s: %w", c.From, err)
	}
	fmt.Fprintf(out, "%s is sound: %d tables, %d entries, %d players\n", c.From, sound.Tables, sound.Entries, sound.Players)
	if c.Check {
		return nil
	}
	if err := store.Backup(ctx, c.Data); err != nil {
		return err
	}
	fmt.Fprintf(out, "restored to %s\n", c.Data)
	return nil
}
