// Package scenario arranges a game, plays it and states what must follow. A
// scenario is a text file that somebody can read who knows the game and not the
// code: README.md describes the language. It is the form of the tests of the
// rules, of bug reports and of acceptance.
//
// Parse reads a file into cases, Scenario.Run plays them. A case has three
// sorts of lines: facts arrange the position (facts*.go, arrange.go), lines that
// begin with a player's name play (play.go), and expectations compare
// (expect.go, events.go, view.go). Facts say the same thing when they arrange
// and when they are expected, so each is written once, with a way to set it and
// a way to check it. Words become components, players and options in names.go
// and options.go.
//
// Chance is part of a case by its seed. Where a case needs a certain outcome
// that no line can arrange, "assume" tries other seeds until it comes about.
package scenario
