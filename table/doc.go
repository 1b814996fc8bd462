// Package table runs games for people. It has seats and their keys, the seed to which
// everybody contributes, secret windows and how long they stay open, standing orders,
// the log as each seat may read it, and the record of a finished game. The referee in
// package rules knows none of this: it asks questions, and the table decides who must
// answer them.
//
// # A table is its entries
//
// Everything that happens at a table is an [entry] in an append-only chain:
// created, joined, started, answered, undone, ordered, held, talked, voted,
// replaced, reported and a few more. One function applies an entry (apply.go),
// both when a player acts and when the server replays the table after a
// restart, so that both lead to the same state. A [Keeper] stores the entries.
// Nobody is told of anything before it is stored. If storing fails, the table
// in memory is discarded and loaded again on the next request.
//
// Several servers can serve the same tables from one store (cluster.go). What
// each has in memory is a copy, which catches up with the entries of the others
// (catchup.go).
//
// A game can outlive the version of the rules under which it began: the table
// stores checkpoints and the log as it was read (mark.go), and continues from
// there under other rules (renew.go).
//
// # Who does what
//
// A [Hub] holds the tables in memory and loads each on its first use. Every
// [Table] has one lock and, while its game runs, one goroutine, the driver
// (drive.go), which answers for bots and for people with standing orders, and
// closes windows whose time is up. A [Watch] is one open view of a table: it
// delivers a [Frame] whenever there is something new for its seat.
//
// What needs no table is in packages of its own: names that people may have (names),
// keys and encryption (secret), what is kept for a player (player), how a line plays
// (beat), and the story of a finished game (chronicle).
//
// # What a secret window must not reveal
//
// In a window in which hidden cards could be played, every person with cards is
// asked, and nothing that the others receive depends on a hand: neither what,
// nor how often, nor when. The rules are in window.go.
package table
