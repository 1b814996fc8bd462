// Package bots has the players that need no person: each is a rules.Decider,
// made by New under its name. A bot sees a game through its rules.Chair alone,
// that is, what its seat may know.
//
// The same bot in the same seat of the same game gives the same answers: what
// it leaves to chance comes from a generator of its own for each seat, seeded
// by the number given to New. A bot remembers the game that it plays, so a game
// gets new ones; it must not be used concurrently.
package bots
