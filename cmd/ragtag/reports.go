package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"text/tabwriter"

	"ragtag/cards"
	"ragtag/server"
	"ragtag/store/postgres"
	"ragtag/store/sqlite"
	"ragtag/table"
)

// reportsCmd lists the reports of players, or writes the reports of one table.
// Of a game that is not over it shows only that there are reports.
type reportsCmd struct {
	Table string `arg:"" optional:"" help:"Table whose reports are written out as JSON, with the record of its game; none to list all."`
	Data  string `default:"data" placeholder:"DIR" help:"Folder in which the tables are kept (${default}); a server may be at work in it."`
	DB    string `name:"db" env:"RAGTAG_DB" placeholder:"URL" help:"PostgreSQL database in which the tables are kept in the place of the folder."`
}

// Run lists or writes reports.
func (c *reportsCmd) Run() error { return c.reports(context.Background(), os.Stdout) }

func (c *reportsCmd) reports(ctx context.Context, out io.Writer) (err error) {
	store, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, store.Close()) }()
	hub := table.NewHub(server.KeepRead(store), cards.Catalogue(), table.Config{Log: slog.New(slog.NewTextHandler(os.Stderr, nil))})
	defer hub.Close()
	if c.Table == "" {
		return list(ctx, out, hub)
	}
	r, err := hub.WholeReports(ctx, c.Table)
	if err != nil {
		return fmt.Errorf("table %s: %w", c.Table, err)
	}
	e := json.NewEncoder(out)
	e.SetIndent("", " ")
	return e.Encode(&r)
}

// open opens the folder or the database to read it.
func (c *reportsCmd) open(ctx context.Context) (server.Readable, error) {
	if c.DB != "" {
		return postgres.Open(ctx, c.DB)
	}
	return sqlite.Read(c.Data)
}

// list writes one line per report.
func list(ctx context.Context, out io.Writer, hub *table.Hub) error {
	all, err := hub.AllReports(ctx)
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	for _, r := range all {
		for _, k := range r.Reports {
			state := "open"
			if r.Sealed {
				state = "sealed until the game ends"
			}
			who := fmt.Sprintf("seat %d", k.Seat+1)
			if k.Seat < 0 {
				who = "somebody without a seat"
			}
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", r.Table, k.At.Format("2006-01-02 15:04"), who, state)
		}
	}
	if len(all) == 0 {
		fmt.Fprintln(w, "nothing was reported")
	}
	return w.Flush()
}
