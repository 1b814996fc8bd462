package main

import (
	"fmt"
	"io"
	"os"

	"ragtag/cards"
	"ragtag/rules"
	"ragtag/table"
	"ragtag/wording"
)

// replayCmd replays a finished game from its record.
type replayCmd struct {
	File   string `arg:"" help:"Record of a finished game, as a table gives it out."`
	Verify bool   `help:"Check the seed against what was published, and the end against the record, instead of telling the game."`
	Lang   string `default:"en" enum:"en,es" help:"Language of the log (en, es)."`
}

// Run prints the log of the game, or verifies its record.
func (c *replayCmd) Run() error { return c.replay(os.Stdout) }

func (c *replayCmd) replay(out io.Writer) error {
	file, err := os.Open(c.File)
	if err != nil {
		return err
	}
	defer file.Close()
	record, err := table.ReadRecord(file)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	cat := cards.Catalogue()
	if c.Verify {
		if err := record.Verify(cat); err != nil {
			return fmt.Errorf("%s: %w", c.File, err)
		}
		fmt.Fprintf(out, "%s: verified: the published hash is that of the server's part of the seed,\n", c.File)
		fmt.Fprintf(out, "and %d answers to %d questions lead to the recorded end (%s).\n",
			len(record.Answers), record.Questions, record.Result.Ending)
		return nil
	}
	game, err := record.Replay(cat)
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	tell(out, game, &record, wording.Lang(c.Lang))
	return nil
}

// tell writes the log of a game as a spectator reads it.
func tell(out io.Writer, g *rules.Game, r *table.Record, l wording.Lang) {
	who := make(wording.Names, len(r.Names))
	state := g.State()
	for i, name := range r.Names {
		who[i] = wording.Player{Name: name, Character: state.Seats[i].Character, Bot: r.Bots[i] != ""}
	}
	for _, e := range g.Events() {
		if line := wording.EventSentence(g.Catalogue(), e, who, rules.Nobody).In(l); line != "" {
			fmt.Fprintln(out, line)
		}
	}
}
