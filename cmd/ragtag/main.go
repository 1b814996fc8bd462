// Command ragtag is the referee, table and rulebook of a board game in one
// program. Each command is one struct in a file of its own, listed in commands.
package main

import (
	"fmt"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"

	"ragtag/notify"
	"ragtag/rules"
	"ragtag/server"
	"ragtag/table"
)

// commands lists the commands of the program.
type commands struct {
	Serve    serveCmd    `cmd:"" help:"Serve tables to play at in a browser."`
	Replay   replayCmd   `cmd:"" help:"Play a finished game again from its record, or verify it."`
	Reports  reportsCmd  `cmd:"" help:"List what players have reported, or write the reports of a table out when its game is over."`
	Load     loadCmd     `cmd:"" help:"Measure servers of its own, on this machine alone, under load."`
	Backup   backupCmd   `cmd:"" help:"Copy a data folder while a server is at work in it."`
	Restore  restoreCmd  `cmd:"" help:"Prove that a backup is whole, and make a data folder of it."`
	Sim      simCmd      `cmd:"" help:"Play many games among bots and report them."`
	Pairs    pairsCmd    `cmd:"" help:"Play until every two features of the rules have acted in one turn."`
	Cards    cardsCmd    `cmd:"" help:"Print every component as data."`
	Rulebook rulebookCmd `cmd:"" help:"Write the rulebook for one choice of options, or check it."`
	Scenario scenarioCmd `cmd:"" help:"Play scenario files, and say which line of each does not hold."`

	Version kong.VersionFlag `help:"Print the version of the program and of the rules."`
}

func main() {
	var c commands
	k := kong.Parse(&c, kong.Name("ragtag"), kong.UsageOnError(), defaults())
	k.FatalIfErrorf(k.Run())
}

// defaults returns the values that the help of flags names.
func defaults() kong.Vars {
	return kong.Vars{
		"operatorKey": strconv.Itoa(server.MinOperatorKey),
		"windowTime":  table.DefaultWindowTime.String(), "noticeAfter": table.DefaultNoticeAfter.String(),
		"webhookHosts": strings.Join(notify.DefaultHosts, ", "), "version": version(),
	}
}

// version returns the version of the build, if known, and of the rules.
func version() string {
	build := "an unknown build"
	if info, ok := debug.ReadBuildInfo(); ok {
		build = info.Main.Version
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				build += " " + s.Value
			}
		}
	}
	return fmt.Sprintf("ragtag %s, version %d of the rules", build, rules.Version)
}
