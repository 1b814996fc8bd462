package lab

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"ragtag/bots"
	"ragtag/options"
	"ragtag/rules"
)

// Plan is a series of games. Where several choices or numbers of players are
// given, the games take turns: first every number of players with the first
// choice, then with the next.
type Plan struct {
	Games   int
	From    int              // number of the first game; a fault is played again from it
	Choices []options.Choice // none: the base game
	Players []int
	Every   bool     // Choices and Players are all that can be played here
	Bots    []string // one for every seat, or one for each seat; of Every, in turn around the table
	Roles   Roles    // bots in the place of these while a seat has a role
	Seed    uint64
	Workers int  // at once; 0: one for each core
	Watch   bool // fill Report.Course and Report.Crises, which takes time

	settings []setting // in turn; see check
}

// setting is what game number i is played with.
type setting struct {
	choice, players int // their places in the plan
}

// setting returns what game number i is played with.
func (p *Plan) setting(i int) setting { return p.settings[i%len(p.settings)] }

// bot returns the name of the bot in a seat.
func (p *Plan) bot(seat int) string {
	return p.Bots[seat%len(p.Bots)]
}

// check completes a plan and says what is wrong with it.
func (p *Plan) check() error {
	if p.Every {
		if len(p.Choices)+len(p.Players) > 0 {
			return errors.New("every choice and number of players: name none")
		}
		p.Choices, p.Players = everyChoice()
	}
	if len(p.Choices) == 0 {
		p.Choices = []options.Choice{{}}
	}
	switch {
	case p.Games < 1:
		return fmt.Errorf("%d games: at least 1 is needed", p.Games)
	case p.From < 0:
		return fmt.Errorf("first game %d: games are counted from 0", p.From)
	case p.Workers < 0:
		return fmt.Errorf("%d workers: at least 1 is needed", p.Workers)
	case len(p.Players) == 0:
		return errors.New("no number of players")
	case len(p.Bots) == 0:
		return errors.New("no bots")
	}
	for i, n := range p.Players {
		if slices.Contains(p.Players[:i], n) {
			return fmt.Errorf("%d players are named twice", n)
		}
		if len(p.Bots) > 1 && len(p.Bots) != n && !p.Every {
			return fmt.Errorf("%d bots for %d players: name one for all, or one for each seat", len(p.Bots), n)
		}
		for _, c := range p.Choices {
			if err := c.Playable(n); err != nil && !p.Every {
				return fmt.Errorf("options %q with %d players: %w", c, n, err)
			}
		}
	}
	for i, c := range p.Choices {
		if slices.Contains(p.Choices[:i], c) {
			return fmt.Errorf("options %q are named twice", c)
		}
	}
	p.settings = nil
	for i, c := range p.Choices {
		for j, n := range p.Players {
			if c.Playable(n) == nil {
				p.settings = append(p.settings, setting{i, j})
			}
		}
	}
	return p.checkBots()
}

// everyChoice returns all choices that can be played here, and all numbers of
// players; not each goes with each.
func everyChoice() (choices []options.Choice, players []int) {
	for n := options.MinPlayers; n <= options.MaxPlayers; n++ {
		players = append(players, n)
	}
	for c := range options.All() {
		if slices.ContainsFunc(players, func(n int) bool { return c.Playable(n) == nil }) {
			choices = append(choices, c)
		}
	}
	return choices, players
}

func (p *Plan) checkBots() error {
	for _, name := range append(p.Roles.names(), p.Bots...) {
		if _, err := bots.New(name, 0); err != nil {
			return err
		}
	}
	return nil
}

// gameSeed is the seed of game number i: of its shuffles and dice.
func gameSeed(seed uint64, i int) [32]byte {
	return rules.SeedOf(label("game"), number(seed), number(uint64(i)))
}

// botSeed is the seed of the bots of game number i.
func botSeed(seed uint64, i int) uint64 {
	s := rules.SeedOf(label("bots"), number(seed), number(uint64(i)))
	return binary.BigEndian.Uint64(s[:])
}

func label(s string) []byte { return []byte(s) }

func number(n uint64) []byte { return binary.BigEndian.AppendUint64(nil, n) }
