package main

import (
	"context"
	"os"
	"os/signal"
	"time"

	"ragtag/internal/load"
)

// loadCmd measures servers of its own under load.
type loadCmd struct {
	DB        string        `name:"db" placeholder:"URL" help:"Empty PostgreSQL database to keep the tables in, in the place of a temporary folder."`
	Nodes     int           `default:"1" placeholder:"N" help:"How many servers share the database (${default})."`
	Live      []int         `default:"100,1000" placeholder:"N" help:"For each, measure so many tables of three people (${default})."`
	Onlookers int           `default:"2" placeholder:"N" help:"Streams without a seat at each of these tables (${default})."`
	Rate      float64       `default:"50" placeholder:"N" help:"Moves a second at all of them together (${default})."`
	Crowd     int           `default:"5000" placeholder:"N" help:"Measure one table with so many onlookers (${default}); 0: do not."`
	CrowdRate float64       `default:"1" placeholder:"N" help:"Moves a second at it (${default})."`
	Weigh     []int         `default:"0,100,400" placeholder:"N" help:"Measure the memory of tables whose games have so many answers (${default})."`
	Time      time.Duration `default:"20s" help:"How long moves are made in each scenario (${default})."`
	Rounds    int           `default:"4" placeholder:"N" help:"In how many slices, each after one of bare durable writes (${default})."`
	Seed      uint64        `default:"1" placeholder:"N" help:"Of all chance (${default})."`
	Profile   string        `type:"existingdir" placeholder:"FOLDER" help:"Where to put a profile of each server's processor time in each slice, for go tool pprof; none: nowhere."`
}

// Run runs the scenarios until they end or the process is told to stop.
func (c *loadCmd) Run() error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	program, err := os.Executable()
	if err != nil {
		return err
	}
	return load.Run(ctx, load.Config{
		Program: program, DB: c.DB, Nodes: c.Nodes, Live: c.Live, Onlookers: c.Onlookers, Rate: c.Rate, Crowd: c.Crowd,
		CrowdRate: c.CrowdRate, Weigh: c.Weigh, Time: c.Time, Rounds: c.Rounds, Seed: c.Seed, Profile: c.Profile,
	}, os.Stdout)
}
