package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"slices"

	"github.com/alecthomas/kong"

	"ragtag/cards"
	"ragtag/lab"
)

// pairsCmd plays games until every two features of the rules that can be in one game
// have acted in one turn, and prints the games that show them, one line a pair. Those
// that no game showed it prints on standard error.
//
//	ragtag pairs --known lab/testdata/pairs.txt --games 20000
type pairsCmd struct {
	Known string   `type:"existingfile" help:"Pairs that are known, as this command prints them. Those that hold still are kept." placeholder:"FILE"`
	Games int      `default:"2000" help:"How many games at the most (${default})." placeholder:"N"`
	From  uint64   `help:"Number of the first game." placeholder:"I"`
	Bots  []string `default:"random,rookie" help:"The bots that play, game by game in turn (${default})." placeholder:"BOT"`
}

// Run plays the games.
func (c *pairsCmd) Run(k *kong.Context) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	cat := cards.Catalogue()
	known, err := c.known()
	if err != nil {
		return err
	}
	missing := slices.DeleteFunc(lab.Together(cat), func(p lab.Pair) bool { return slices.ContainsFunc(known, p.Is) })
	seen, unseen, err := lab.Seek(ctx, cat, missing, c.Bots, c.From, c.Games)
	if err != nil && ctx.Err() == nil {
		return err
	}
	if err := lab.WritePairs(k.Stdout, append(known, seen...)); err != nil {
		return err
	}
	for _, p := range unseen {
		fmt.Fprintf(k.Stderr, "no game showed %s with %s\n", p.One, p.Two)
	}
	return nil
}

// known reads the pairs that are known and hold still.
func (c *pairsCmd) known() ([]lab.Pair, error) {
	if c.Known == "" {
		return nil, nil
	}
	f, err := os.Open(c.Known)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	known, err := lab.ReadPairs(f)
	if err != nil {
		return nil, err
	}
	wrong, err := lab.Shown(cards.Catalogue(), known)
	return slices.DeleteFunc(known, func(p lab.Pair) bool { return slices.ContainsFunc(wrong, p.Is) }), err
}
