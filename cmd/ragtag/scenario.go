package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"ragtag/cards"
	"ragtag/rulebook"
	"ragtag/scenario"
)

// scenarioCmd runs scenario files and says, of each that fails, which line does
// and why.
type scenarioCmd struct {
	Files []string `arg:"" type:"existingfile" help:"Scenario files (see scenario/README.md)."`
}

// Run runs every file. It fails if one of them does.
func (c *scenarioCmd) Run() error { return runScenarios(os.Stdout, c.Files) }

// runScenarios reports on w every case that fails, and how many files held.
func runScenarios(w io.Writer, files []string) error {
	cat := cards.Catalogue()
	failed := 0
	for _, file := range files {
		if err := runScenario(file, func(s *scenario.Scenario) error { return s.Run(cat) }); err != nil {
			failed++
			fmt.Fprintln(w, err)
		}
	}
	fmt.Fprintf(w, "%d of %d scenario files hold\n", len(files)-failed, len(files))
	if failed > 0 {
		return fmt.Errorf("%d scenario files failed", failed)
	}
	return nil
}

func runScenario(file string, run func(*scenario.Scenario) error) error {
	src, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	s, err := scenario.Parse(file, string(src))
	return errors.Join(err, s.Unknown(rulebook.Rulings(), rulebook.Cited()), run(s))
}
