package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/signal"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"ragtag/cards"
	"ragtag/lab"
	"ragtag/lab/page"
	"ragtag/options"
	"ragtag/wording"
)

// simCmd plays many games among bots, on every core, and prints a report.
//
//	ragtag sim --games 100000 --players 3,4,5,6 --bots random --seed 1
//	ragtag sim --players 5 --options '' --options nosympathizer --bots rookie --json
//	ragtag sim --games 5000 --every --seats random,rookie,careless
//	ragtag sim --seats rookie,random,random,random --role hidden-cylon=random
//	ragtag sim --games 6000 --players 3,4,5,6 --bots rookie --report report.html --lang es
//
// The same seed gives the same report, except for the time taken. If a game
// fails, the command fails and prints the command that plays it again.
type simCmd struct {
	Games   int               `default:"1000" help:"How many games (${default})." placeholder:"N"`
	Players []int             `help:"Numbers of players; with several, the games take turns. Default: one for each of --seats, or 4." placeholder:"P"`
	Bots    string            `default:"random" help:"The bot in every seat: random, careless or rookie (${default})." placeholder:"BOT"`
	Seats   []string          `help:"The bot in each seat, in the place of --bots." placeholder:"BOT"`
	Role    map[string]string `help:"A bot that takes a seat over while it is human, hidden-cylon, revealed-cylon, sympathizer or cylon-leader." placeholder:"ROLE=BOT"`
	Every   bool              `help:"All options and numbers of players that can be played here, in turn; --seats go in turn around the table."`
	Options []string          `sep:"none" help:"Options of the games, as words joined by &; given several times, the games take turns." placeholder:"WORDS"`
	Seed    uint64            `default:"1" help:"Seed of the series (${default})." placeholder:"S"`
	From    int               `help:"Number of the first game, to play one of a series again." placeholder:"I"`
	Workers int               `help:"Games at a time. Default: one for each core." placeholder:"N"`
	JSON    bool              `name:"json" help:"Report as JSON."`
	Report  string            `type:"path" help:"Write the report as a page with pictures, too." placeholder:"FILE.html"`
	Tells   bool              `help:"Report what gives Cylons away, and which plays come to nothing."`
	Uses    bool              `help:"Report how often each location, ability and card is used, and which questions bots guess at."`
	Lang    string            `default:"en" enum:"en,es" help:"Language of the page: en or es (${default})." placeholder:"LANG"`
	Torture bool              `help:"Play slowly, looking after every answer at what must always hold."`
}

// Run plays the games and writes the report to standard output.
func (c *simCmd) Run(k *kong.Context) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	plan, err := c.plan()
	if err != nil {
		return err
	}
	bar := newBar(k.Stderr, plan.Games)
	run := lab.Run
	if c.Torture {
		run = lab.Torture
	}
	report, err := run(ctx, cards.Catalogue(), plan, bar.show)
	bar.clear()
	if err != nil && ctx.Err() == nil {
		return err
	}
	if err := c.write(k.Stdout, report); err != nil {
		return err
	}
	if err := c.writePage(plan, report); err != nil {
		return err
	}
	return c.verdict(report, ctx.Err())
}

// verdict returns an error if there are faults or the run was interrupted.
func (c *simCmd) verdict(r lab.Report, interrupted error) error {
	if n := len(r.Faults); n > 0 {
		return fmt.Errorf("%d games broke off; to play the first again: %s", n, c.again(r.Faults[0].Game))
	}
	if interrupted != nil {
		return fmt.Errorf("interrupted after %d of %d games", r.Games, c.Games)
	}
	return nil
}

// again returns the command that plays one game of the series again.
func (c *simCmd) again(game int) string { return c.command(game, 1) }

// command returns the command that plays the given games of the series.
func (c *simCmd) command(from, games int) string {
	args := []string{"ragtag sim", fmt.Sprintf("--seed %d --from %d --games %d", c.Seed, from, games)}
	if c.Every {
		args = append(args, "--every")
	} else {
		args = append(args, "--players "+strings.Trim(strings.Join(strings.Fields(fmt.Sprint(c.Players)), ","), "[]"))
	}
	if len(c.Seats) > 0 {
		args = append(args, "--seats "+strings.Join(c.Seats, ","))
	} else {
		args = append(args, "--bots "+c.Bots)
	}
	for _, o := range c.Options {
		args = append(args, "--options '"+o+"'")
	}
	for _, role := range slices.Sorted(maps.Keys(c.Role)) {
		args = append(args, "--role "+role+"="+c.Role[role])
	}
	if c.Torture {
		args = append(args, "--torture")
	}
	return strings.Join(args, " ")
}

// plan converts the flags to a plan.
func (c *simCmd) plan() (lab.Plan, error) {
	plan := lab.Plan{Games: c.Games, From: c.From, Players: c.Players, Every: c.Every, Bots: c.Seats, Seed: c.Seed, Workers: c.Workers, Tells: c.Tells, Uses: c.Uses}
	for _, words := range c.Options {
		choice, err := options.Parse(words)
		if err != nil {
			return plan, fmt.Errorf("--options %s: %w", words, err)
		}
		plan.Choices = append(plan.Choices, choice)
	}
	if plan.Watch = c.Report != ""; plan.Watch && c.Torture {
		return plan, errors.New("--report shows games as bots play them: leave --torture out")
	}
	if len(plan.Bots) == 0 {
		plan.Bots = []string{c.Bots}
	}
	if len(plan.Players) == 0 && !c.Every {
		plan.Players = []int{4}
		if len(c.Seats) > 0 {
			plan.Players[0] = len(c.Seats)
		}
		c.Players = plan.Players
	}
	var err error
	plan.Roles, err = lab.RolesOf(c.Role)
	return plan, err
}

func (c *simCmd) write(w io.Writer, r lab.Report) error {
	if !c.JSON {
		return r.WriteText(w)
	}
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(r)
}

// writePage writes the HTML page, if one was requested.
func (c *simCmd) writePage(plan lab.Plan, r lab.Report) error {
	if c.Report == "" {
		return nil
	}
	var b bytes.Buffer
	in := page.Input{Catalogue: cards.Catalogue(), Plan: plan, Report: r, Command: c.command(c.From, c.Games)}
	if err := page.Write(&b, in, wording.Lang(c.Lang)); err != nil {
		return err
	}
	return os.WriteFile(c.Report, b.Bytes(), 0o644)
}
