// Package table is a game as people meet it: seats and their keys, the seed
// that everybody has a part in, secret windows and how long they stay open,
// standing orders, the log that each seat reads, and the record of a finished
// game. The referee in package rules knows none of this: it asks, the table
// decides whom to bother.
//
// # A table is its entries
//
// Whatever happens at a table is an [entry] in a chain that only grows:
// created, joined, started, answered, undone, ordered, held, talked, voted, replaced,
// reported and a few more. One function
// applies an entry (apply.go), for the player who has just acted and for the
// server that reads the table after a restart alike, so that both come to the same
// table.
// What is kept, and by whom, is behind [Keeper]; nothing is told to anybody
// before it is kept. If keeping fails, the table in memory is thrown away and
// read again when somebody asks for it.
//
// A game outlives the rules that it was begun under: the table marks its way
// (mark.go) with checkpoints and with the log as it was read, and goes on from
// there under others (renew.go).
//
// # Who does what
//
// A [Hub] holds the tables in memory and reads them when they are first asked
// for. Every [Table] has one lock and, while its game runs, one goroutine, the
// driver (drive.go), which answers for bots and for people with standing orders
// and closes windows whose time is up. A [Watch] is somebody looking: it
// delivers a [Frame] whenever there is something new for its seat.
//
// # What a secret window must not tell
//
// In a window in which hidden cards could be played, every person who has cards
// is asked, and nothing that the others receive depends on a hand: neither
// what, nor how often, nor when. The rule is in window.go.
package table
