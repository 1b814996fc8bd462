package load

import (
	"context"
	"fmt"
	"io"
	"os"
	"time"

	"ragtag/store"
	"ragtag/store/postgres"
	"ragtag/store/sqlite"
)

// Config says how much load there is, and of what kind.
type Config struct {
	Program string // the program whose command "serve" serves
	DB      string // address of an empty PostgreSQL database; empty: a temporary folder
	Nodes   int    // servers; several need a database

	Live      []int   // for each, so many tables of three people with a stream each
	Onlookers int     // streams without a seat at each of them
	Rate      float64 // moves a second at all of them together

	Crowd     int     // streams without a seat at one table; 0: this is left out
	CrowdRate float64 // moves a second at it

	Weigh []int // lengths of games, in answers, of which memory is measured

	Time   time.Duration // of the moves of each scenario
	Rounds int           // in so many slices, each after one of bare writes
	Seed   uint64

	Profile string // folder for the profiles of the servers; empty: none are made
}

// Bounds of what can be asked for.
const (
	MostTables  = 5000
	MostStreams = 18_000
	MostRate    = 1000
	MostTime    = 10 * time.Minute
)

// check returns an error if the load is not within its bounds.
func (c *Config) check() error {
	switch {
	case c.Nodes < 1 || c.Nodes > 8 || c.Nodes > 1 && c.DB == "":
		return fmt.Errorf("%d servers: want 1, or up to 8 with a database", c.Nodes)
	case c.Rate <= 0 || c.Rate > MostRate || c.CrowdRate <= 0 || c.CrowdRate > MostRate:
		return fmt.Errorf("%g and %g moves a second: want more than 0, at most %d", c.Rate, c.CrowdRate, MostRate)
	case c.Time <= 0 || c.Time > MostTime || c.Rounds < 1 || c.Rounds > 100:
		return fmt.Errorf("%s in %d slices: want at most %s in 1 to 100", c.Time, c.Rounds, MostTime)
	case c.Onlookers < 0 || c.Crowd < 0 || c.Crowd > 6000:
		return fmt.Errorf("%d onlookers, a crowd of %d: want 0 to 6000", c.Onlookers, c.Crowd)
	}
	for _, n := range c.Live {
		if n < 1 || n > MostTables || n*(people+c.Onlookers) > MostStreams {
			return fmt.Errorf("%d tables with %d streams each: want 1 to %d tables and at most %d streams", n, people+c.Onlookers, MostTables, MostStreams)
		}
	}
	for _, n := range c.Weigh {
		if n < 0 || n > 2000 {
			return fmt.Errorf("a game of %d answers: want 0 to 2000", n)
		}
	}
	return nil
}

// Run runs the scenarios one after the other and prints what was measured.
func Run(ctx context.Context, c Config, out io.Writer) error {
	if err := c.check(); err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "ragtag-load-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	r := &run{Config: c, dir: dir, out: out}
	if c.DB != "" {
		if err := r.unused(ctx); err != nil {
			return err
		}
	}
	r.heading()
	for i, n := range c.Live {
		if err := r.scenario(ctx, scenario{fmt.Sprint("live", i), n, c.Onlookers, c.Rate}); err != nil {
			return fmt.Errorf("%d live tables: %w", n, err)
		}
	}
	if c.Crowd > 0 {
		if err := r.scenario(ctx, scenario{"crowd", 1, c.Crowd, c.CrowdRate}); err != nil {
			return fmt.Errorf("a crowd of %d: %w", c.Crowd, err)
		}
	}
	if len(c.Weigh) > 0 {
		return r.weigh(ctx)
	}
	return nil
}

// run is a run of all scenarios.
type run struct {
	Config
	dir string // for what is kept, unless it is in a database
	out io.Writer
}

// unused returns an error if there are tables in the database, which is then
// not meant for tests.
func (r *run) unused(ctx context.Context) error {
	s, err := postgres.Open(ctx, r.DB)
	if err != nil {
		return err
	}
	defer s.Close()
	has, err := s.Walk(ctx, "", 1)
	if err == nil && len(has) > 0 {
		err = fmt.Errorf("%s has tables: the load takes an empty database, which can be dropped afterwards", s)
	}
	return err
}

// open opens the store of a scenario.
func (r *run) open(ctx context.Context, name string) (store.Store, error) {
	if r.DB != "" {
		return postgres.Open(ctx, r.DB)
	}
	return sqlite.Open(r.folder(name), nil)
}

// folder returns the data folder of a scenario.
func (r *run) folder(name string) string { return r.dir + "/" + name }
