// Package load puts a server of its own under load and measures it.
//
// [Run] makes tables in the middle of their games in a fresh store (prepare.go) and
// starts servers on loopback addresses in processes of their own (node.go). It opens
// streams at the tables as browsers do (people.go), and has people move by a schedule
// that does not depend on how fast the servers are (moves.go). The time of a move
// counts from when it was due until the last browser to which it is news has read its
// frame. Slices of moves take turns with slices of bare durable writes on the same disk
// (bare.go), so that the two can be compared although other programs use the machine.
// What a table takes in memory is measured apart (weigh.go).
//
// Nothing is sent to anything but these servers and the database that was named.
package load
