// Package lab plays many games and reports their results.
//
// A Plan sets how many games to play, with which options, numbers of players and bots,
// and from which seed. Run plays them on every core and returns a Report. Game i of a
// plan depends only on the plan's seed and on i. Everything in a report except its
// rates is a sum, a minimum or a maximum over games, so the number of workers and the
// order of games do not matter.
//
// With Plan.Watch the games are also recorded turn by turn: how resources and
// distance develop, and what each Crisis card costs (course.go). Package page
// renders a report as a page with charts.
//
// With Plan.Tells the lab measures what gives hidden Cylons away, and which plays
// come to nothing (tells.go): for bots that people would like to play with.
//
// With Plan.Uses it counts what players use, and which questions bots answer by a guess.
//
// What no game reached is found by comparing the Coverage of the games with
// what exists: Reachable walks the effects of a catalogue and lists every
// branch, window, request, activation and ending.
//
// Seek plays until every two features of the rules (features.go) have acted in one turn.
//
// A game in which the referee panics or which does not end is a Fault, with
// everything needed to play it again; the other games continue. Torture plays
// games through rules.Game and checks the invariants after every answer.
package lab
