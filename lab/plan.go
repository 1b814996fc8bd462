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

// Plan is a series of games. If it has several choices or numbers of players, the games
// take turns: first every number of players with the first choice, then with the next.
// With Every they are spread, so that a short series has games of all kinds.
type Plan struct {
	Games   int
	From    int              // number of the first game, to play a fault again
	Choices []options.Choice // none: the base game
	Players []int
	Every   bool     // use all Choices and Players that can be played
	Bots    []string // one bot for all seats, or one for each; with Every, they rotate around the table
	Roles   Roles    // bots that replace these while a seat has a role
	Seed    uint64
	Workers int  // number of goroutines; 0: one per core
	Watch   bool // fill Report.Course and Report.Crises, which is slower
	Tells   bool // fill Report.Tells, which is slower
	Uses    bool // fill Report.Uses

	settings []setting // used in turn; set by check
}

// setting is the choice and number of players of a game.
type setting struct {
	choice, players int // indices in the plan
}

// setting returns the setting of game i.
func (p *Plan) setting(i int) setting { return p.settings[i%len(p.settings)] }

// bot returns the name of the bot in a seat.
func (p *Plan) bot(seat int) string {
	return p.Bots[seat%len(p.Bots)]
}

// check validates a plan and fills in its defaults.
func (p *Plan) check(cat *rules.Catalogue) error {
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
			if err := cat.Playable(c, n); err != nil && !p.Every {
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
			if cat.Playable(c, n) == nil {
				p.settings = append(p.settings, setting{i, j})
			}
		}
	}
	if p.Every {
		p.settings = scatter(p.settings)
	}
	return p.checkBots()
}

// scatter returns settings in an order in which any number of them in a row are of
// all kinds: it goes around them in steps of the golden section.
func scatter(all []setting) []setting {
	n, out := len(all), make([]setting, len(all))
	step := n * 618 / 1000
	for !coprime(step, n) {
		step++
	}
	for i := range out {
		out[i] = all[i*step%n]
	}
	return out
}

func coprime(a, b int) bool {
	for b != 0 {
		a, b = b, a%b
	}
	return a == 1
}

// everyChoice returns all choices that can be played and all numbers of
// players. Not every combination is legal.
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

// gameSeed returns the seed of game i, for its shuffles and dice.
func gameSeed(seed uint64, i int) [32]byte {
	return rules.SeedOf(label("game"), number(seed), number(uint64(i)))
}

// botSeed returns the seed of the bots of game i.
func botSeed(seed uint64, i int) uint64 {
	s := rules.SeedOf(label("bots"), number(seed), number(uint64(i)))
	return binary.BigEndian.Uint64(s[:])
}

func label(s string) []byte { return []byte(s) }

func number(n uint64) []byte { return binary.BigEndian.AppendUint64(nil, n) }
