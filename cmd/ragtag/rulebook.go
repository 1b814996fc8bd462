package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"github.com/alecthomas/kong"

	"ragtag/options"
	"ragtag/rulebook"
)

// rulebookCmd writes the rulebook for one choice of options, or checks the
// whole book.
//
//	ragtag rulebook --options 'pegasus&newcaprica' --players 5 --format html --output rules.html
//	ragtag rulebook --lang es --format txt | less
//	ragtag rulebook --check
type rulebookCmd struct {
	Options string `help:"Options of the game, as words joined by &; none is the base game." placeholder:"WORDS"`
	Players int    `help:"Number of players; 0 for any." placeholder:"N"`
	Lang    string `default:"en" help:"Language (en, es)."`
	Format  string `default:"txt" help:"Format: html, md or txt."`
	Output  string `short:"o" type:"path" help:"File to write, in the place of the standard output." placeholder:"FILE"`
	Check   bool   `help:"Instead of writing it, check the whole book; fails if anything is wrong."`
}

// Run writes or checks the book.
func (c *rulebookCmd) Run(k *kong.Context) error {
	if c.Check {
		return checkRulebook(k.Stdout)
	}
	choice, err := options.Parse(c.Options)
	if err != nil {
		return fmt.Errorf("--options %s: %w", c.Options, err)
	}
	var book bytes.Buffer
	view := rulebook.View{Choice: choice, Players: c.Players, Lang: c.Lang}
	if err := rulebook.Write(&book, view, rulebook.Format(c.Format)); err != nil {
		return err
	}
	if c.Output != "" {
		return os.WriteFile(c.Output, book.Bytes(), 0o644)
	}
	_, err = book.WriteTo(k.Stdout)
	return err
}

// checkRulebook prints the problems of the book and its counts. It returns an
// error if there are problems.
func checkRulebook(w io.Writer) error {
	problems := rulebook.Check(rulebook.Cited())
	for _, p := range problems {
		fmt.Fprintln(w, p)
	}
	fmt.Fprintf(w, "%d rules and chapters in %d languages, %d rulings claimed, %d ids cited, %d rules that no program can test\n",
		len(rulebook.IDs()), len(rulebook.Languages), len(rulebook.Rulings()), len(rulebook.Cited()), len(rulebook.Untested()))
	if n := len(problems); n > 0 {
		return fmt.Errorf("the rulebook has %d problems", n)
	}
	return nil
}
